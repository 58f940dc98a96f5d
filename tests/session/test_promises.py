"""RS3.1: the book of promises of a session: undo, rewind, replay, and who may know what."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.kernel.errors import BadInput, BadRecord, RuleViolation
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.promises import Given, written_in
from gunbai.session.session import Session, begun

NO_BETRAYAL = {"block": "no_betray"}


def fresh(game: str = "rising-sun") -> Session:
    return begun(gunbai.game(game), 3, {}, FairChance(b"p" * 32, []), table="t")


def played(session: Session, seed: int, until: int = 10_000) -> None:
    rng = random.Random(seed)
    while not session.is_over() and len(session.entries) < until:
        session.apply(rng.choice(session.choices(session.actors()[0])))


def statuses(session: Session) -> list[str]:
    return [str(one["status"]) for one in session.promised(0)]


def test_rs3_1_what_a_choice_broke_is_whole_again_when_it_is_taken_back() -> None:
    session, rng = fresh(), random.Random(2)
    for seat in range(3):
        entries = [{"block": "no_entry", "province": place} for place in PROVINCES]
        session.promise(seat + 1, [Given(seat, (seat + 1) % 3, terms) for terms in entries])
    while not session.is_over():
        seat, before = session.actors()[0], statuses(session)
        session.apply(rng.choice(session.choices(seat)))
        if "broken" in statuses(session) and session.undoable(seat):
            assert statuses(session) != before
            session.undo(seat, 1)
            assert statuses(session) == before
            return
    pytest.fail("nobody broke a promise that could be taken back")


def test_rs3_1_a_replay_and_a_rewind_bring_the_promises_back() -> None:
    session = fresh()
    session.promise(1, [Given(0, 1, NO_BETRAYAL)])
    played(session, 3, until=12)
    session.promise(2, [Given(1, 2, {"block": "spare"})], private=True)
    then = session.promised(2)
    played(session, 3)
    record = session.record()
    assert record["format"] == 2
    again = fresh()
    again.replay_all([entry.text for entry in session.entries], written_in(record))
    assert again.record() == record
    again.rewind(12)
    assert again.promised(2) == then != session.promised(2)
    again.rewind(5)
    assert [one["deal"] for one in again.promised(2)] == [1], "what was promised later is not promised any more"


def test_rs3_1_a_private_promise_is_told_to_its_two_seats_alone() -> None:
    session = fresh()
    session.promise(7, [Given(0, 1, NO_BETRAYAL)], private=True)
    heard = [
        any(told.event.code == "promise_given" for told in session.stream.of(viewer)) for viewer in (0, 1, 2, None)
    ]
    assert heard == [True, True, False, False]
    assert [len(session.promised(viewer)) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]


def test_rs9_1_while_bids_are_sealed_no_promise_tells_how_many_there_are() -> None:
    session, rng = fresh(), random.Random(5)
    while not (session.is_sealed() and len(session.entries) > session.shown_move):
        session.apply(rng.choice(session.choices(session.actors()[0])))
    session.promise(9, [Given(0, 1, {"block": "no_hostage"})])
    assert session.promised(2)[-1]["given"] == session.shown_move < len(session.entries)


def test_a_game_without_deals_has_an_empty_book_and_refuses_promises() -> None:
    session = fresh("shogun")
    with pytest.raises(RuleViolation):
        session.promise(1, [Given(0, 1, NO_BETRAYAL)])
    assert session.promised(0) == []
    assert session.record()["format"] == 1


@pytest.mark.parametrize("promises", [{}, ["x"], [{"by": 0}], [{"by": "0", "to": 1, "deal": 1, "given": 0}]])
def test_promises_that_are_none_are_refused_in_a_record(promises: object) -> None:
    with pytest.raises(BadRecord):
        written_in({"promises": promises})


def test_unknown_terms_are_refused_and_nothing_is_promised() -> None:
    session = fresh()
    with pytest.raises(BadInput):
        session.promise(1, [Given(0, 1, NO_BETRAYAL), Given(1, 0, {"block": "sing"})])
    assert session.promised(0) == []
