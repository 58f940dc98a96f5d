"""Clocks, stand-ins, votes, pauses, aborts, undo by consent."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import gunbai
from gunbai.kernel.luck.chance import FairChance
from gunbai.server.refusal import Refusal
from gunbai.server.tables.clocks import Clock
from gunbai.session import beats
from gunbai.session.session import begun
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


def test_a_clock_waits_until_what_happened_was_seen() -> None:
    hands = Hands()
    clock = Clock(10, [30.0, 30.0], hands, hands)
    clock.moved([0], [0], showing=4.0)
    assert (clock.deadline_of(0), clock.wait()) == (1044.0, 44.0)
    hands.time += 3
    clock.moved([1], [1], showing=5.0)
    assert clock.bank_of(0) == 30.0, "who answers while it is shown has used nothing"
    assert clock.deadline_of(1) == 1003.0 + 1.0 + 5.0 + 40.0, "what is told meanwhile is shown after it"
    hands.time += 6 + 12
    clock.moved([0], [0])
    assert clock.bank_of(1) == 28.0
    assert clock.deadline_of(0) == hands.time + 40.0, "what was seen holds nothing"


def test_nobody_is_waited_for_longer_than_a_show_may_last() -> None:
    hands = Hands()
    clock = Clock(10, [0.0, 0.0], hands, hands)
    for _ in range(5):
        clock.moved([0], [0], showing=9.0)
    assert clock.deadline_of(0) == 1000.0 + beats.LONGEST_SHOW + 10.0


def test_what_is_shown_counts_what_all_have_heard_since() -> None:
    session = begun(gunbai.game("rising-sun"), 3, {}, FairChance(bytes(32), []), table="t")
    showing = beats.Showing()
    assert showing.fresh(session) == 0.0, "the first sight has no way"
    before = session.stream.count(None)
    while session.stream.count(None) == before:
        session.apply(session.choices(session.actors()[0])[0])
    told = [one.event.code for one in session.stream.of(None, before)]
    assert showing.fresh(session) == beats.seconds("rising-sun", told)
    assert showing.fresh(session) == 0.0


def test_the_clock_of_a_table_only_goes_forward(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60, "bank": 100})
    assert club.server.hub.tables[table].clock._now is time.monotonic


def wait_for(condition: Any, seconds: float = 60.0) -> None:
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


def test_a_clock_that_rings_while_nothing_can_be_stored_is_no_fault(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people, clock={"per_move": 60, "bank": 0})
    seat, store = one_acting(table, people), club.server.services.tables

    async def away(*_: Any, **__: Any) -> None:
        raise Refusal(503, "storage/away", "the database is away")

    with monkeypatch.context() as here:
        here.setattr(store, "change_seat", away)
        run_out(club, table, seat)
    assert people[1].get(f"/tables/{table}")["seats"][seat]["deadline"] > time.time(), "its clocks run"
    run_out(club, table, seat)
    assert people[1].get(f"/tables/{table}")["seats"][seat]["stand_in"]


def test_offers_of_a_table_that_is_gone_are_no_fault(club: Club, people: list[Person]) -> None:
    """What it owes to its offers is seen to by whoever reads it again; nothing is left in the log."""
    table = club.server.hub.tables[club.started(*people)]

    async def lapsed() -> None:
        async with table.lock:
            club.server.hub.let_go(table)
        await club.server.time._lapse(table)

    club.client.portal.call(lapsed)  # type: ignore[union-attr]


def test_who_leaves_a_game_to_a_bot_may_come_back(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    seat = one_acting(table, people)
    moves = len(club.server.hub.tables[table].play.match.entries)
    left = people[seat].post(f"/tables/{table}/hand-over")
    assert left["seats"][seat]["stand_in"]
    wait_for(lambda: len(club.server.hub.tables[table].play.match.entries) > moves)
    assert people[seat].post(f"/tables/{table}/hand-over")["seats"][seat]["stand_in"], "twice is once"
    assert club.guest("Stranger").post(f"/tables/{table}/hand-over", 403)["code"]
    people[seat].post(f"/tables/{table}/return")
    assert not people[1].get(f"/tables/{table}")["seats"][seat]["stand_in"]


def test_who_leaves_by_themselves_has_no_new_time_and_stays_away_until_they_say_so(
    club: Club, people: list[Person]
) -> None:
    table = club.started(*people, clock={"per_move": 600, "bank": 0})
    seat, live = one_acting(table, people), club.server.hub.tables[table]
    club.server.bots._driving.add(live)  # no bot moves meanwhile
    live.clock._since[seat] -= 500
    people[seat].post(f"/tables/{table}/hand-over")
    with people[seat].live(table) as page:
        assert page.receive_json()["table"]["seats"][seat]["stand_in"], "they may look on"
    people[seat].post(f"/tables/{table}/return")
    assert not live.seats[seat].stand_in
    assert live.clock._left(seat) <= 100
    run_out(club, table, seat)
    live.clock._since[seat] -= 500
    with people[seat].live(table) as page:
        assert not page.receive_json()["table"]["seats"][seat]["stand_in"], "who was only late is back at once"
    assert live.clock._left(seat) > 100


def test_where_nothing_is_played_nothing_is_handed_over(club: Club, people: list[Person]) -> None:
    table = people[0].post("/tables", 201, game="shogun", seats=3)["id"]
    assert people[0].post(f"/tables/{table}/hand-over", 409)["code"] == "table/not_running"
    assert not people[0].get(f"/tables/{table}")["seats"][0]["stand_in"]


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
