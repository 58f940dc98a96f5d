"""Deals between bots alone: what they promise each other is written down, watched and told to all."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.arena.driver import Driver
from gunbai.bots.registry import make
from gunbai.games.rising_sun.promises.numbers import number_of
from gunbai.games.rising_sun.promises.promise import BROKEN, KEPT, OPEN, Promise
from gunbai.games.rising_sun.state import State
from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.kernel.events import Event
from gunbai.session.bargains import BargainBoard

GAME = gunbai.game("rising-sun")
ALLY = Promise("ally", 1, 0, "spring", {})
SPARE = Promise("spare", 0, 1, "spring", {})


def board(seats: int = 3) -> BargainBoard:
    return BargainBoard(GAME.new(seats, seed=1))


def act(where: BargainBoard, text: str) -> None:
    where.apply(GAME.parse(text))


def test_an_offer_with_an_unknown_promise_is_refused_and_changes_nothing() -> None:
    where = board()
    before = where.state.view(None).document()
    with pytest.raises(BadInput):
        where.apply(Aside(0, "offer", (1, 1, 0, 0, 0, 999_999)))
    late = number_of(Promise("first_ask", 0, 1, "autumn", {}), None)
    where.table.season = 2
    with pytest.raises(RuleViolation):
        where.apply(Aside(0, "offer", (1, 1, 0, 0, 0, late)))
    where.table.season = 0
    assert where.state.view(None).document() == before
    assert where.ledger.watches == []


def test_what_is_accepted_is_watched_and_told_to_all() -> None:
    where = board()
    where.apply(Aside(0, "offer", (1, 1, 0, 0, 0, number_of(SPARE, ALLY))))
    assert where.known_to(1)["offers"] == [{"by": 0, "gives": [{"block": "spare"}], "asks": [{"block": "ally"}]}]
    assert where.known_to(2) == {"promises": [], "offers": []}
    where.apply(Aside(1, "accept", (0,)))
    told = where.known_to(2)["promises"]
    assert isinstance(told, list)
    assert [(line["block"], line["by"], line["to"], line["status"]) for line in told] == [
        ("spare", 0, 1, OPEN),
        ("ally", 1, 0, OPEN),
    ]
    act(where, "0 propose 1")
    act(where, "1 agree 0")
    assert [watch.status for watch in where.ledger.watches] == [OPEN, KEPT]


def test_a_broken_promise_is_marked_and_what_was_promised_for_it_lapses() -> None:
    where = board()
    where.apply(Aside(0, "offer", (1, 1, 0, 0, 0, number_of(SPARE, ALLY))))
    where.apply(Aside(1, "accept", (0,)))
    act(where, "1 propose 2")
    act(where, "2 agree 1")
    assert [watch.status for watch in where.ledger.watches] == ["void", BROKEN]


def test_others_still_hear_what_happens() -> None:
    state = GAME.new(3, seed=1)
    heard: list[Event] = []
    state.listener = heard.append
    where = BargainBoard(state)
    where.apply(Aside(0, "offer", (1, 1, 0, 0, 0, number_of(SPARE, None))))
    where.apply(Aside(1, "accept", (0,)))
    act(where, "0 propose 1")
    assert [event.code for event in heard] == ["offered", "offer_accepted", "alliance_proposed"]


def test_bots_bargain_keep_their_word_and_see_who_does_not() -> None:
    """Some fixed games: honest ones keep what can be kept, the treacherous one does not, and its credit is lower."""
    kept = {"steady": [0, 0], "steady:treacherous": [0, 0]}
    for seed in range(4):
        names = ["steady", "steady:treacherous", "steady", "steady"]
        names = names[seed:] + names[:seed]
        state = GAME.new(4, seed=seed)
        assert isinstance(state, State)
        driver = Driver(GAME, state, [make(name, GAME) for name in names], seed, 0)
        outcome = driver.run()
        assert not any(outcome.faults), outcome.reports
        assert driver.board is not None
        for watch in driver.board.ledger.watches:
            assert watch.status != OPEN, "the end of the game decides all"
            kept[names[watch.promise.by]][0] += watch.status == KEPT
            kept[names[watch.promise.by]][1] += watch.status == BROKEN
    assert kept["steady"][0] > 3 * kept["steady"][1]
    assert kept["steady:treacherous"][1] > 0
