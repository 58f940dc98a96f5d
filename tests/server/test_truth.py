"""No answer says less or more than what happened: what is stored is acknowledged, or its fate is called unknown."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gunbai.server.refusal import Refusal, moving, storage_away
from tests.server.club import Club, Person, play_on


def choice(people: list[Person], table: str) -> tuple[Person, dict[str, Any], str]:
    """Somebody who must choose, their state, and a choice of theirs."""
    for person in people:
        state = person.get(f"/tables/{table}/state")
        if state["choices"]:
            return person, state, state["choices"][0]["action"]
    raise AssertionError("nobody must choose")


def retire_after(club: Club, table: str, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """The process loses the table right after this step of a change: in the moment that decides what is answered."""
    live = club.server.hub.tables[table]
    whole = getattr(live, step)

    def lost_then(*given: Any) -> Any:
        found = whole(*given)
        live.retire()
        club.server.hub.tables.pop(table, None)
        return found

    monkeypatch.setattr(live, step, lost_then)


def stored(club: Club, table: str) -> int:
    """How many moves the table has, read anew."""
    club.server.hub.tables.pop(table, None)
    club.client.get(f"/api/tables/{table}")
    return int(club.server.hub.tables[table].stored)


def test_a_stored_move_is_acknowledged_though_the_table_is_lost_at_once(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people)
    person, state, action = choice(people, table)
    retire_after(club, table, monkeypatch, "publish")
    told = person.act(table, action, decision=state["decision"])
    assert told["next"] > state["next"], "the answer is of the time after the move"
    assert stored(club, table) == 1
    person, state, action = choice(people, table)
    person.act(table, action, decision=state["decision"])
    if not person.get(f"/tables/{table}/state")["undoable"]:
        return
    retire_after(club, table, monkeypatch, "publish")
    person.post(f"/tables/{table}/undo", count=1)
    assert stored(club, table) == 3


def test_a_begun_game_is_acknowledged_though_the_table_is_lost_at_once(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = str(club.table(*people)["id"])
    tables, begin = club.server.services.tables, club.server.services.tables.begin
    live = club.server.hub.tables[table]

    async def begin_then_lose(*given: Any) -> None:
        await begin(*given)
        live.retire()
        club.server.hub.tables.pop(table)

    monkeypatch.setattr(tables, "begin", begin_then_lose)
    assert people[0].post(f"/tables/{table}/start")["status"] == "running"
    assert people[0].get(f"/tables/{table}")["status"] == "running"


def test_a_table_that_was_made_is_not_called_undone(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passing(id: str) -> None:
        raise moving()

    monkeypatch.setattr(club.server.hub, "whereabouts", passing)
    ann = club.guest("Ann")
    assert ann.post("/tables", 503, game="shogun", seats=3)["code"] == "table/lost"
    monkeypatch.undo()
    assert len(ann.get("/tables", mine=True)["tables"]) == 1


def test_an_offer_in_the_game_without_its_deal_is_not_called_undone(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people)
    play_on(table, people, 12, random.Random(3))
    live = club.server.hub.tables[table]

    async def fail(deal: Any) -> None:
        raise Refusal(503, "storage/failed", "the database is away")

    monkeypatch.setattr(live.deals, "add", fail)
    before = live.stored
    answers = [people[seat].post(f"/tables/{table}/deals", 503, to=(seat + 1) % 3, coins=1) for seat in range(3)]
    assert live.stored == before + 3, "the game has the offers"
    assert {answer["code"] for answer in answers} == {"table/lost"}


def test_a_move_whose_commit_failed_late_is_not_called_undone(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error may come after the commit: what the store holds decides what is said."""
    table = club.started(*people)
    person, state, action = choice(people, table)
    database, write = club.server.services.database, club.server.services.database.write

    async def commit_then_fail(*statements: Any) -> None:
        await write(*statements)
        raise OSError("gone")

    monkeypatch.setattr(database, "write", commit_then_fail)
    assert person.act(table, action, decision=state["decision"], status=503)["code"] == "table/lost"
    assert stored(club, table) == 1


def test_a_table_that_cannot_be_read_again_leaves_the_memory(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people)
    person, state, action = choice(people, table)
    live = club.server.hub.tables[table]

    async def fail(*given: Any) -> Any:
        raise OSError("disk full")

    monkeypatch.setattr(club.server.services.database, "write", fail)
    monkeypatch.setattr(live, "load", fail)
    assert person.act(table, action, decision=state["decision"], status=503)["code"] == "table/lost"
    monkeypatch.undo()
    assert club.server.hub.tables.get(table) is not live, "what was never stored is forgotten"
    assert person.get(f"/tables/{table}/state") == state


def test_a_last_move_counts_though_the_result_cannot_be_written_beside_it(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people, game="shogun", options={"setup": "tables", "years": "1"})
    tables = club.server.services.tables

    async def fail(*given: Any, **values: Any) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(tables, "change", fail)
    made = play_on(table, people, 2000, random.Random(5))
    assert made < 2000, "no move was refused"
    assert people[0].get(f"/tables/{table}/state")["status"] == "over"
    monkeypatch.undo()
    assert stored(club, table) == made
    assert people[0].get(f"/tables/{table}")["result"] is not None, "loading the table sets it right"


def test_a_move_that_was_stored_though_the_disk_complained_is_told_to_all(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever is asked next would never learn of it."""
    table = club.started(*people)
    person, state, action = choice(people, table)
    other = next(one for one in people if one is not person)
    whole = club.server.services.database.write

    async def complaining(*statements: Any) -> None:
        await whole(*statements)
        raise OSError("the disk complains, too late")

    with other.live(table) as socket:
        known = socket.receive_json()["state"]["next"]
        monkeypatch.setattr(club.server.services.database, "write", complaining)
        assert person.act(table, action, decision=state["decision"], status=503)["code"] == "table/lost"
        monkeypatch.undo()
        socket.send_json({"type": "ping", "id": 1})
        told = [socket.receive_json()]
        while told[-1].get("id") != 1:
            told.append(socket.receive_json())
        states = [message["state"]["next"] for message in told if message["type"] == "state"]
        assert states, "the page was told"
        assert states[-1] > known
    assert stored(club, table) == 1


@pytest.mark.parametrize("path", ["talk", "deals"])
def test_words_that_were_stored_though_the_disk_complained_are_there_and_more_can_follow(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """What a table remembers must not fall behind the store: the next words would be written over the last ones."""
    table = club.started(*people)
    body: dict[str, Any] = {"text": "hello"} if path == "talk" else {"to": 1, "promise": "peace"}
    whole = club.server.services.database.writing

    @asynccontextmanager
    async def complaining() -> AsyncIterator[Any]:
        async with whole() as connection:
            yield connection
        raise storage_away()

    monkeypatch.setattr(club.server.services.database, "writing", complaining)
    assert people[0].post(f"/tables/{table}/{path}", 503, **body)["code"] in ("storage/away", "table/lost")
    monkeypatch.undo()
    people[0].post(f"/tables/{table}/{path}", 201, **body)
    assert len(people[1].get(f"/tables/{table}/{path}")) == 2


def test_a_seat_that_was_stored_though_the_disk_complained_is_taken(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = people[0].post("/tables", 201, game="shogun", seats=3)["id"]
    whole = club.server.services.tables.change_seat

    async def complaining(*what: Any, **values: Any) -> None:
        await whole(*what, **values)
        raise storage_away()

    monkeypatch.setattr(club.server.services.tables, "change_seat", complaining)
    assert people[1].post(f"/tables/{table}/join", 503, seat=1)["code"] == "storage/away"
    monkeypatch.undo()
    assert people[2].post(f"/tables/{table}/join", 409, seat=1)["code"] == "seat/taken"
    assert [seat["name"] for seat in people[2].get(f"/tables/{table}")["seats"]][:2] == ["Ann", "Bo"]
