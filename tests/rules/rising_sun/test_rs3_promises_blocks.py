"""RS3.1: how the building blocks of promises are judged, event by event; 0 promises 1, the third seat is 2."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data.words import POLITICS
from gunbai.games.rising_sun.promises.judging import JUDGES
from gunbai.games.rising_sun.promises.promise import BROKEN, KEPT, OPEN, VOID, Promise
from gunbai.games.rising_sun.state import State
from gunbai.kernel.events import Event
from tests.rules.rising_sun.scenario import FIRST_SHRINES, in_season, scene

NEW_TEA = Event("alliances_ended", "RS5.3", {}, None)
SEASON_OVER = Event("season_cleaned", "RS5.5", {}, None)
NEWS = Event("income_taken", "RS5.1", {"seat": 2, "amount": 4}, None)
KEEPING = ("ally", "not_with", "first_ask", "once", "at_least", "no_bid", "pay", "pay_next")
"""Blocks whose judges keep a number between events; the others never touch it."""


def between(code: str, seat: int, seat2: int, **more: str | int) -> Event:
    return Event(code, "RS3.1", {"seat": seat, "seat2": seat2, **more}, None)


def by(code: str, seat: int, **more: str | int) -> Event:
    return Event(code, "RS3.1", {"seat": seat, **more}, None)


def tea() -> State:
    return scene(in_season(["tea"], phase=2), phase="tea")


def judged(block: str, events: list[Event], about: dict[str, str | int] | None = None, after_tea: bool = False) -> str:
    """The verdict on a promise after these events; the last of them is heard when tea is over, if that is said."""
    promise, seen, verdict = Promise(block, 0, 1, "spring", about or {}), 0, OPEN
    at_tea, later = tea().table, tea().table
    later.phase = POLITICS
    for number, event in enumerate(events, 1):
        assert verdict == OPEN, f"decided before event {number}"
        table = later if after_tea and number == len(events) else at_tea
        verdict, seen = JUDGES[block](promise, seen, event, table)
        assert type(seen) is int
        assert seen == 0 or block in KEEPING
    return verdict


REPLACED = {"figure": "shinto", "figure2": "bushi", "place": "edo"}
SHRINE = {"figure": "shinto", "place": "shrine2"}
PAYS = {"amount1": 2, "amount2": 0}
TERMS = {"amount1": 0, "amount2": 0, "amount3": 0, "amount4": 0}


@pytest.mark.parametrize(
    ("events", "verdict"),
    [
        ([between("alliance_proposed", 0, 1)], OPEN),
        ([NEW_TEA, NEWS], OPEN),
        ([NEW_TEA, between("alliance_proposed", 0, 1)], KEPT),
        ([NEW_TEA, between("alliance_proposed", 0, 2)], BROKEN),
        ([NEW_TEA, between("alliance_proposed", 2, 1)], OPEN),
        ([NEW_TEA, between("alliance_proposed", 1, 0)], VOID),
        ([NEW_TEA, between("alliance_formed", 2, 1)], VOID),
        ([NEW_TEA, between("alliance_formed", 1, 2)], VOID),
    ],
)
def test_rs3_1_the_first_to_be_asked_at_the_next_tea(events: list[Event], verdict: str) -> None:
    assert judged("first_ask", events) == verdict


def test_rs3_1_who_asks_nobody_at_the_next_tea_has_not_asked_first() -> None:
    assert judged("first_ask", [NEW_TEA, NEWS], after_tea=True) == BROKEN
    assert judged("first_ask", [NEWS], after_tea=True) == OPEN


@pytest.mark.parametrize(
    ("events", "after_tea", "verdict"),
    [
        ([between("alliance_formed", 0, 2)], False, OPEN),
        ([NEW_TEA, between("alliance_formed", 0, 2)], False, BROKEN),
        ([NEW_TEA, between("alliance_formed", 2, 0)], False, BROKEN),
        ([NEW_TEA, between("alliance_formed", 0, 1)], False, OPEN),
        ([NEW_TEA, NEWS], True, KEPT),
        ([NEWS], True, OPEN),
    ],
)
def test_rs3_1_no_alliance_with_a_third(events: list[Event], after_tea: bool, verdict: str) -> None:
    assert judged("not_with", events, {"seat2": 2}, after_tea) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (between("replaced", 0, 1, **REPLACED), BROKEN),
        (between("replaced", 1, 0, **REPLACED), OPEN),
        (between("replaced", 0, 2, **REPLACED), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_figures_that_are_spared(event: Event, verdict: str) -> None:
    assert judged("spare", [event]) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (by("worshipped", 0, **SHRINE), BROKEN),
        (by("placed", 0, **SHRINE), BROKEN),
        (by("worshipped", 1, **SHRINE), OPEN),
        (by("worshipped", 0, figure="shinto", place="shrine1"), OPEN),
        (by("placed", 0, figure="shinto", place="edo"), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_a_shrine_that_is_left_alone(event: Event, verdict: str) -> None:
    assert judged("shrine", [event], {"kami": FIRST_SHRINES[1]}) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (by("built", 0, province="edo", amount=3), BROKEN),
        (by("built", 1, province="edo", amount=3), OPEN),
        (by("built", 0, province="oshu", amount=3), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_nothing_is_built_there(event: Event, verdict: str) -> None:
    assert judged("no_build", [event], {"province": "edo"}) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (by("bought", 0, card="respect", amount=1), BROKEN),
        (by("bought", 1, card="respect", amount=1), KEPT),
        (by("bought", 2, card="respect", amount=1), OPEN),
        (by("bought", 0, card="justice", amount=1), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_a_card_is_left_to_the_other(event: Event, verdict: str) -> None:
    assert judged("leave_card", [event], {"card": "respect"}) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (between("toll_paid", 1, 0), BROKEN),
        (between("toll_paid", 2, 0), OPEN),
        (between("toll_paid", 0, 1), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_no_toll_is_taken(event: Event, verdict: str) -> None:
    assert judged("no_toll", [event]) == verdict


@pytest.mark.parametrize(
    ("events", "after_tea", "verdict"),
    [
        ([between("given", 0, 1, **PAYS)], False, OPEN),
        ([NEW_TEA, between("given", 0, 1, **PAYS)], False, KEPT),
        ([NEW_TEA, between("given", 0, 1, amount1=1, amount2=0)], False, OPEN),
        ([NEW_TEA, *[between("given", 0, 1, amount1=1, amount2=0)] * 2], False, KEPT),
        ([NEW_TEA, between("given", 1, 0, **PAYS)], False, OPEN),
        ([NEW_TEA, between("offer_accepted", 1, 0, **{**TERMS, "amount1": 2})], False, KEPT),
        ([NEW_TEA, between("offer_accepted", 0, 1, **{**TERMS, "amount3": 2})], False, KEPT),
        ([NEW_TEA, between("offer_accepted", 0, 1, **{**TERMS, "amount1": 2})], False, OPEN),
        ([NEW_TEA, NEWS], True, BROKEN),
        ([NEWS], True, OPEN),
    ],
)
def test_rs3_1_coins_at_the_next_tea(events: list[Event], after_tea: bool, verdict: str) -> None:
    assert judged("pay_next", events, {"amount": 2}, after_tea) == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (between("given", 0, 2, **PAYS), BROKEN),
        (between("given", 0, 2, amount1=0, amount2=1), BROKEN),
        (between("given", 0, 1, **PAYS), OPEN),
        (between("given", 2, 0, **PAYS), OPEN),
        (between("offer_accepted", 2, 0, **{**TERMS, "amount2": 1}), BROKEN),
        (between("offer_accepted", 2, 0, **{**TERMS, "amount3": 1}), OPEN),
        (between("offer_accepted", 0, 2, **{**TERMS, "amount4": 1}), BROKEN),
        (between("offer_accepted", 0, 2, **{**TERMS, "amount1": 1}), OPEN),
        (SEASON_OVER, KEPT),
    ],
)
def test_rs3_1_a_third_gets_nothing(event: Event, verdict: str) -> None:
    assert judged("nothing_for", [event], {"seat2": 2}) == verdict
