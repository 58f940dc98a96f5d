"""Replays through somebody's eyes, records out and in, spectators who lag behind."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gunbai.games.registry import game
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.kernel.records.record import document as record_document
from gunbai.server.settings import Settings
from gunbai.server.tables.replays import Cursor
from gunbai.session.patches import patched
from tests.server.club import Club, Person, opened, play_on

SHORT = {"game": "shogun", "seats": 3, "options": {"setup": "tables", "years": "1"}}


@pytest.fixture(scope="module")
def finished(club: Club) -> tuple[str, list[Person]]:
    people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = club.started(*people, **SHORT)
    rng = random.Random(1)
    while people[0].get(f"/tables/{table}")["status"] == "running":
        play_on(table, people, 50, rng)
    return table, people


def test_a_replay_shows_what_a_seat_saw(club: Club, finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    moves = people[0].get(f"/tables/{table}/replay")["moves"]
    last = people[0].get(f"/tables/{table}/replay", move=moves, seat=1)
    assert last["view"] == people[1].get(f"/tables/{table}/state")["view"]
    entries = people[0].get(f"/tables/{table}/record")["entries"]
    texts = [entry if isinstance(entry, str) else entry["do"] for entry in entries]
    secret = next(n for n, text in enumerate(texts, 1) if text.split()[1] == "plan")
    seat = int(texts[secret - 1][0])
    shown = [people[0].get(f"/tables/{table}/replay", move=secret, seat=s)["action"] for s in range(3)]
    assert shown == [texts[secret - 1] if s == seat else f"{seat} sealed" for s in range(3)]
    whole = people[0].get(f"/tables/{table}/replay", move=secret, whole=True)
    assert whole["action"] == texts[secret - 1]
    assert whole["position"]["secrets"]
    assert people[0].get(f"/tables/{table}/replay", move=3)["position"] is None
    assert people[0].ask("GET", f"/tables/{table}/replay", 404, params={"move": moves + 1})["code"] == "move/unknown"


def test_while_a_game_is_played_everybody_sees_their_own_past_only(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **SHORT)
    sealed = people[0].get(f"/tables/{table}/state")
    begun = sealed["events"][-1]["move"]
    asked = people[1].get(f"/tables/{table}/state")
    people[1].post(f"/tables/{table}/actions", actions=[asked["choices"][0]["action"]], decision=asked["decision"])
    mine = people[0].get(f"/tables/{table}/replay", move=begun, seat=0)
    assert (mine["view"], mine["moves"]) == (sealed["view"], begun), "how many sealed choices there are is not told"
    assert people[0].get(f"/tables/{table}/replay", move=begun)["view"]["seat"] is None
    for eyes in ({"seat": 1}, {"seat": 0, "whole": True}):
        refused = people[0].ask("GET", f"/tables/{table}/replay", 409, params={"move": begun, **eyes})
        assert refused["code"] == "table/not_over"
    later = people[0].ask("GET", f"/tables/{table}/replay", 404, params={"move": begun + 1, "seat": 0})
    assert later["code"] == "move/unknown"


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_film_is_how_it_stood_and_what_changed(seat: int | None, finished: tuple[str, list[Person]]) -> None:
    """From any move on, its events make of the first view the last one: a page needs no more to show the game."""
    table, people = finished
    eyes = {} if seat is None else {"seat": seat}
    whole = people[1].get(f"/tables/{table}/film", **eyes)
    assert len(whole["events"]) > 400, "more than a live table keeps"
    assert [event["number"] for event in whole["events"]] == list(range(len(whole["events"])))
    assert all(event["patch"] is not None for event in whole["events"] if event["move"])
    last = people[0].get(f"/tables/{table}/replay", move=whole["moves"], **eyes)["view"]
    assert at_the_end(whole) == in_sight(last)
    half = whole["moves"] // 2
    later = people[1].get(f"/tables/{table}/film", move=half, **eyes)
    assert later["view"] == people[0].get(f"/tables/{table}/replay", move=half, **eyes)["view"]
    assert at_the_end(later) == in_sight(last)
    assert [event["code"] for event in later["events"]] == [
        event["code"] for event in whole["events"][-len(later["events"]) :]
    ]


def at_the_end(film: dict[str, Any]) -> dict[str, Any]:
    view = film["view"]
    for event in film["events"]:
        view = patched(view, event["patch"] or [])
    return in_sight(view)


def in_sight(view: dict[str, Any]) -> dict[str, Any]:
    """All but what changes after the last event of a move: whose turn it is."""
    return {name: value for name, value in view.items() if name not in {"turn", "locals", "active"}}


def test_while_a_game_is_played_its_film_is_mine_alone(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **SHORT)
    told = people[0].get(f"/tables/{table}/state")
    mine = people[0].get(f"/tables/{table}/film", seat=0)
    assert [event["number"] for event in mine["events"]] == [event["number"] for event in told["events"]]
    assert people[0].ask("GET", f"/tables/{table}/film", 409, params={"seat": 1})["code"] == "table/not_over"
    asked = people[1].get(f"/tables/{table}/state")
    people[1].post(f"/tables/{table}/actions", actions=[asked["choices"][0]["action"]], decision=asked["decision"])
    assert people[0].get(f"/tables/{table}/film", seat=0) == mine, "how many sealed choices there are is not told"
    later = people[0].ask("GET", f"/tables/{table}/film", 404, params={"move": mine["moves"] + 1, "seat": 0})
    assert later["code"] == "move/unknown"


def test_after_going_back_a_replay_takes_other_salts(club: Club, finished: tuple[str, list[Person]]) -> None:
    """Those of what was taken back may be known by then."""
    live = club.server.hub.tables[finished[0]]
    written = live.play.promises.written()
    played = [Cursor(live.row, live.seats, live.play.entries, written, rewinds).play for rewinds in range(3)]
    keys = [play._sealing._key for play in played]
    assert keys[0] == live.play._sealing._key
    assert len(set(keys)) == 3


def test_a_past_is_read_where_the_table_is(club: Club, finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    live = club.server.hub.tables[table]
    live.lock.is_retired = True
    try:
        for what in ("film", "replay"):
            assert people[0].ask("GET", f"/tables/{table}/{what}", 503)["code"] == "table/moving"
    finally:
        live.lock.is_retired = False


def test_films_are_counted(tmp_path: Path) -> None:
    with opened(tmp_path, reads_per_second=0.02) as club:
        club.server.reads.burst = 12.5
        ann = club.guest("Ann")
        table = ann.post("/tables", 201, game="shogun", seats=3, bots=["random", "random"])["id"]
        ann.post(f"/tables/{table}/start")
        club.server.reads._buckets.clear()
        ann.get(f"/tables/{table}/film", seat=0)
        ann.get(f"/tables/{table}/replay", seat=0)
        for what in ("film", "replay"):
            refused = ann.ask("GET", f"/tables/{table}/{what}", 429, params={"seat": 0})
            assert refused["code"] == "limit/reads"


def test_a_record_comes_in_again_and_only_an_honest_one(club: Club, finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    record = people[0].get(f"/tables/{table}/record")
    imported = people[2].post("/records", 201, record=record)
    assert (imported["status"], imported["result"]) == ("over", people[0].get(f"/tables/{table}")["result"])
    again = people[2].get(f"/tables/{imported['id']}/record")
    assert again == record
    people[0].ask("GET", f"/tables/{imported['id']}", 404)
    for damage in (damaged_draw(record), {**record, "seed": "00" * 32}, {**record, "result": None}, {"x": 1}):
        refused = people[2].post("/records", 422, record=damage)
        assert refused["code"].startswith("input/")


@pytest.mark.parametrize("seeds", [[], ["a"], ["a", "", "c"], ["a", "b", "c", "d", "e"]])
def test_a_record_with_any_number_of_seeds_comes_in_whole(club: Club, seeds: list[str]) -> None:
    """Games at a keyboard have no seeds of players; a library may mix in as many as it likes."""
    record, ended = played_by_chance(seeds)
    ann = club.guest("Ann")
    table = ann.post("/records", 201, record=record)["id"]
    assert ann.get(f"/tables/{table}/state")["view"] == ended
    assert ann.get(f"/tables/{table}/record") == record
    shown = [seat["seeded"] for seat in ann.get(f"/tables/{table}")["seats"]]
    assert shown == [bool(seeds[seat : seat + 1] and seeds[seat]) for seat in range(3)]


def played_by_chance(seeds: list[str]) -> tuple[Any, Any]:
    """A short game, its luck mixed of these: its record, and how all see its end."""
    luck, rng = FairChance(bytes(32), seeds), random.Random(1)
    match = Match(game("shogun"), 3, {"setup": "tables", "years": "1"}, luck)
    while not match.state.is_over():
        match.apply(rng.choice(match.state.choices(match.state.actors()[0])))
    record, ended = record_document(match, luck), match.state.view(None).document()
    return json.loads(canonical(record)), json.loads(canonical(ended))


def damaged_draw(record: dict[str, Any]) -> dict[str, Any]:
    twin: dict[str, Any] = json.loads(json.dumps(record))
    entry = next(e for e in twin["entries"] if isinstance(e, dict) and e.get("draws"))
    entry["draws"][0][1] = [*entry["draws"][0][1][::-1], 0]
    return twin


def test_a_rematch_is_one_table_for_all(club: Club, finished: tuple[str, list[Person]]) -> None:
    table, people = finished
    again = [person.post(f"/tables/{table}/rematch") for person in people]
    assert len({one["id"] for one in again}) == 1
    assert [seat["person"] for seat in again[-1]["seats"]] == [person.id for person in people]
    assert people[1].get(f"/tables/{table}")["rematch"] == again[0]["id"]
    assert again[0]["game"] == "shogun"


def test_spectators_lag_behind(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **SHORT, delay=3600)
    watcher = club.guest("Watcher")
    start = watcher.get(f"/tables/{table}/state")
    play_on(table, people, 30, random.Random(1))
    assert watcher.get(f"/tables/{table}/state") == start
    assert people[0].get(f"/tables/{table}/state")["next"] > start["next"]
    assert watcher.ask("GET", f"/tables/{table}/record", 403)["code"] == "record/delayed"
    del club.server.hub.tables[table]
    assert watcher.get(f"/tables/{table}/state") == start, "a restart shows nothing more"
    club.server.hub.tables[table].delayed.seconds = 0
    time.sleep(0.01)
    assert watcher.get(f"/tables/{table}/state")["next"] > start["next"]


def test_the_clocks_of_players_tell_spectators_nothing_early(club: Club, people: list[Person]) -> None:
    """What is left in a bank, and until when somebody may think, tell that a move was made."""
    table = club.started(*people, **SHORT, delay=3600, clock={"per_move": 60, "bank": 600})
    watcher = club.guest("Watcher")
    for seat in watcher.get(f"/tables/{table}")["seats"]:
        assert (seat["bank"], seat["deadline"], seat["acting"]) == (None, None, False)
    assert all(seat["bank"] == 600 for seat in people[0].get(f"/tables/{table}")["seats"])


def test_spectators_pages_are_told_later(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **SHORT, delay=1)
    watcher = club.guest("Watcher")
    with watcher.live(table) as socket:
        assert not any(seat["acting"] for seat in socket.receive_json()["table"]["seats"])
        while socket.receive_json()["type"] != "presence":
            """How it began, where it took so long to come here."""
        began = time.monotonic()
        play_on(table, people, 40, random.Random(1))
        message = socket.receive_json()
        assert message["type"] == "state"
        assert time.monotonic() - began > 0.9


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Call it, and the server plays version 2 of the rules."""
    return lambda: monkeypatch.setattr(game("shogun"), "version", 2)


def test_a_game_of_an_older_rules_version_opens_and_is_played_on(
    club: Club, people: list[Person], newer_rules: Callable[[], None]
) -> None:
    table = club.started(*people, **SHORT)
    play_on(table, people, 60, random.Random(3))
    before = [person.get(f"/tables/{table}/state") for person in people]
    newer_rules()
    del club.server.hub.tables[table]
    assert [person.get(f"/tables/{table}/state") for person in people] == before
    assert play_on(table, people, 5, random.Random(4)) == 5
    assert people[0].get(f"/tables/{table}")["rules"] == people[0].get(f"/tables/{table}/record")["rules"] == 1
    assert people[0].post("/tables", 201, **SHORT)["rules"] == 2


def test_a_game_of_a_newer_rules_version_is_not_touched(club: Club, people: list[Person]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game("shogun"), "version", 2)
        table = club.started(*people, **SHORT)
    del club.server.hub.tables[table]
    state = people[0].get(f"/tables/{table}/state")
    acting = people[state["actors"][0]]
    own = acting.get(f"/tables/{table}/state")
    refused = acting.act(table, own["choices"][0]["action"], decision=own["decision"], status=409)
    assert refused["code"] == "table/rules_changed"


def test_a_game_under_other_rules_still_opens(tmp_path: Path) -> None:
    import asyncio

    from gunbai.server.upkeep import admin as upkeep

    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        tables = [club.started(*people, **SHORT) for _ in range(2)]
        for table in tables:
            play_on(table, people, 12, random.Random(3))
        before = people[0].get(f"/tables/{tables[0]}/state")

        async def spoil() -> None:
            from sqlalchemy import text

            async with club.server.services.database.writing() as connection:
                bad = {"id": tables[0]}
                await connection.execute(
                    text("UPDATE moves SET entry='\"0 dance\"' WHERE table_id=:id AND number=10"), bad
                )

        club.client.portal.call(spoil)  # type: ignore[union-attr]
        del club.server.hub.tables[tables[0]]
        after = people[0].get(f"/tables/{tables[0]}/state")
        assert after["view"]["options"] == before["view"]["options"]
        seat = after["actors"][0]
        assert people[seat].act(tables[0], f"{seat} pass", decision=1, status=409)["code"] == "table/rules_changed"
    settings = Settings(database=str(tmp_path / "club.db"))

    async def differences() -> dict[str, str]:
        return {id: difference async for id, difference in upkeep.replayed(settings)}

    found = asyncio.run(differences())
    assert found[tables[1]] == ""
    assert found[tables[0]].startswith("move 10: action/")


def test_setting_the_machines_time_shows_spectators_nothing_early(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people, **SHORT, delay=3600)
    before = club.guest("Watcher").get(f"/tables/{table}/state")["next"]
    play_on(table, people, 60, random.Random(1))
    assert club.server.hub.tables[table].play.stream.count(None) > before
    now = time.time()
    monkeypatch.setattr("gunbai.server.tables.delay.time.time", lambda: now + 86_400)
    assert club.client.get(f"/api/tables/{table}/state").json()["next"] == before
