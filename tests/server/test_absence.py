"""Clocks, stand-ins, votes, pauses, aborts, undo by consent."""

from __future__ import annotations

import random
import time
from typing import Any

from gunbai.server.tables.clocks import Clock
from tests.server.club import Club, Person, play_on


class Hands:
    """A clock face that a test turns."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bank_is_used_after_the_time_for_the_move() -> None:
    hands = Hands()
    clock = Clock(10, [30.0, 30.0], hands, hands)
    clock.moved([0], [0])
    assert (clock.deadline_of(0), clock.deadline_of(1)) == (1040.0, None)
    hands.time += 25
    clock.moved([1], [1])
    assert (clock.bank_of(0), clock.bank_of(1)) == (15.0, 30.0)
    hands.time += 39
    assert clock.late() == []
    hands.time += 1
    assert clock.late() == [1]
    clock.pause()
    assert clock.wait() is None
    assert clock.bank_of(1) == 0.0
    clock.resume([1])
    assert clock.deadline_of(1) == hands.time + 10


def test_anothers_move_does_not_wind_my_clock() -> None:
    hands = Hands()
    clock = Clock(10, [0.0, 0.0], hands, hands)
    clock.moved([0, 1], [0, 1])
    hands.time += 6
    clock.moved([0, 1], [1])
    assert (clock.deadline_of(0), clock.deadline_of(1)) == (1010.0, 1016.0)


def test_setting_the_machines_time_empties_no_bank() -> None:
    hands, wall = Hands(), Hands()
    clock = Clock(10, [30.0, 30.0], hands, wall)
    clock.moved([0], [0])
    wall.time += 86_400
    hands.time += 5
    assert (clock.late(), clock.wait()) == ([], 35.0)
    clock.moved([1], [1])
    assert (clock.bank_of(0), clock.deadline_of(1)) == (30.0, wall.time + 40)
    wall.time -= 7 * 86_400
    hands.time += 41
    assert clock.late() == [1], "nor does it give anybody more time"


def test_looking_again_shows_the_same_deadline() -> None:
    """A tenth of a second of difference would be news, and tell of others' sealed choices."""
    hands, wall = Hands(), Hands()
    clock = Clock(10, [0.0], hands, wall)
    clock.moved([0], [0])
    shown = clock.deadline_of(0)
    hands.time, wall.time = hands.time + 3.0, wall.time + 3.2
    clock.moved([0], [])
    assert clock.deadline_of(0) == shown


def test_the_clock_of_a_table_only_goes_forward(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60, "bank": 100})
    assert club.server.hub.tables[table].clock._now is time.monotonic


def wait_for(condition: Any, seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.03)


def run_out(club: Club, table: str, seat: int) -> None:
    """The seat's time is up now."""

    async def late() -> None:
        live = club.server.hub.tables[table]
        live.clock._since[seat] = -1e9
        await club.server.time._late(live)

    club.client.portal.call(late)  # type: ignore[union-attr]


def one_acting(table: str, people: list[Person]) -> int:
    return int(people[0].get(f"/tables/{table}/state")["actors"][0])


def test_a_bot_stands_in_and_hands_back(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60, "bank": 0})
    seat = one_acting(table, people)
    assert people[0].get(f"/tables/{table}")["seats"][seat]["deadline"] > time.time()
    moves = len(club.server.hub.tables[table].play.match.entries)
    run_out(club, table, seat)
    wait_for(lambda: len(club.server.hub.tables[table].play.match.entries) > moves)
    assert people[1].get(f"/tables/{table}")["seats"][seat]["stand_in"]
    people[seat].post(f"/tables/{table}/return")
    assert not people[1].get(f"/tables/{table}")["seats"][seat]["stand_in"]


def test_where_a_vote_was_agreed_on_the_others_decide(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60}, policy="vote")
    seat = one_acting(table, people)
    run_out(club, table, seat)
    others = [person for n, person in enumerate(people) if n != seat]
    vote = others[0].get(f"/tables/{table}")["votes"][0]
    assert (vote["kind"], vote["target"], len(vote["needed"])) == ("replace", seat, 2)
    refused = people[seat].post(f"/tables/{table}/votes/{vote['id']}", 403, yes=False)
    assert refused["code"] == "vote/not_asked"
    others[0].post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    assert not others[0].get(f"/tables/{table}")["seats"][seat]["stand_in"]
    others[1].post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    assert others[0].get(f"/tables/{table}")["seats"][seat]["stand_in"]


def vote_through(table: str, people: list[Person], kind: str, **more: Any) -> Any:
    people[0].post(f"/tables/{table}/votes", kind=kind, **more)
    for person in people[1:]:
        vote = next(v for v in person.get(f"/tables/{table}")["votes"] if v["kind"] == kind)
        result = person.post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    return result


def test_a_pause_by_consent_stops_play_and_clocks(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60})
    assert vote_through(table, people, "pause")["paused"]
    assert all(seat["deadline"] is None for seat in people[0].get(f"/tables/{table}")["seats"])
    seat = one_acting(table, people)
    state = people[seat].get(f"/tables/{table}/state")
    action, decision = state["choices"][0]["action"], state["decision"]
    assert people[seat].act(table, action, decision=decision, status=409)["code"] == "table/paused"
    assert people[0].post(f"/tables/{table}/votes", 409, kind="pause")["code"] == "vote/paused_already"
    assert not vote_through(table, people, "resume")["paused"]
    people[seat].act(table, action, decision=decision)


def test_abort_needs_everybody(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    people[0].post(f"/tables/{table}/votes", kind="abort")
    assert people[1].post(f"/tables/{table}/votes", 409, kind="abort")["code"] == "vote/open_already"
    people[1].post(f"/tables/{table}/votes/1", yes=False)
    assert people[0].get(f"/tables/{table}")["votes"] == []
    assert people[0].get(f"/tables/{table}")["status"] == "running"
    assert people[2].post(f"/tables/{table}/votes/1", 404, yes=True)["code"] == "vote/unknown"
    assert vote_through(table, people, "abort")["status"] == "aborted"
    record = people[0].get(f"/tables/{table}/record")
    assert "seed" not in record


def test_everybodys_yes_takes_back_even_across_a_reveal(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    rng = random.Random(4)
    play_on(table, people, 25, rng)
    live = club.server.hub.tables[table]
    mine = [n for n, entry in enumerate(live.play.match.entries) if entry.text.startswith("0 ")]
    position, texts = None, [entry.text for entry in live.play.match.entries[: mine[-3]]]
    assert people[0].post(f"/tables/{table}/votes", 422, kind="undo", target=999)["code"] == "undo/too_far"
    vote_through(table, people, "undo", target=3)
    assert [entry.text for entry in live.play.match.entries] == texts
    position = live.play.match.state.position()
    states = [person.get(f"/tables/{table}/state") for person in people]
    del club.server.hub.tables[table]
    assert [person.get(f"/tables/{table}/state") for person in people] == states, "also after a restart"
    assert club.server.hub.tables[table].play.match.state.position() == position
    assert play_on(table, people, 10, rng) == 10
