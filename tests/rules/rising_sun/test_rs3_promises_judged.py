"""RS3.1: promises about alliances, mandates, the map and the war, event by event; 0 promises 1, the third seat is 2."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.promises.judging import JUDGES
from gunbai.games.rising_sun.promises.ledger import Ledger, Watch
from gunbai.games.rising_sun.promises.promise import BROKEN, KEPT, OPEN, VOID, Promise
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.actions import Aside
from gunbai.kernel.events import Event
from tests.rules.rising_sun.scenario import GAME, in_season, scene
from tests.rules.rising_sun.test_rs3_promises_blocks import KEEPING, NEWS, SEASON_OVER, between, by

WARS = Event("wars_began", "RS8.1", {}, None)
EDO = {"edo": {"koi": "daimyo 2 bushi", "lotus": "bushi"}}
"""Koi, who promises, has a Force of 3 there."""
REPLACED = {"figure": "bushi", "figure2": "bushi"}
About = dict[str, str | int]


def table(allies: bool = False, fighting: str = "", phase: str = "politics") -> Table:
    """Koi, Lotus and Turtle; Koi and Lotus allied, or bidding for a province."""
    found = scene(in_season(["tea"], phase=2), phase="tea", map=EDO, allies=[("koi", "lotus")] if allies else []).table
    found.ally = [1, 0, -1] if allies else [-1, -1, -1]
    found.phase = {"tea": found.phase, "politics": found.phase + 1}[phase]
    if fighting:
        found.fighters, found.war = [0, 1], 1
        found.wars = [{"edo": 2, "oshu": 1}[fighting]]
    return found


def judged(block: str, about: About, events: list[Event], seen_on: Table) -> str:
    promise, seen, verdict = Promise(block, 0, 1, "spring", about), 0, OPEN
    for number, event in enumerate(events, 1):
        assert verdict == OPEN, f"decided before event {number}"
        verdict, seen = JUDGES[block](promise, seen, event, seen_on)
        assert type(seen) is int
        assert seen == 0 or block in KEEPING
    return verdict


def bids(seat: int, *amounts: int) -> Event:
    return by("bids_revealed", seat, **{f"amount{number}": amount for number, amount in enumerate(amounts, 1)})


@pytest.mark.parametrize(
    ("events", "allies", "verdict"),
    [
        ([NEWS], True, OPEN),
        ([between("alliance_broken", 0, 1)], True, BROKEN),
        ([between("alliance_broken", 1, 0)], True, VOID),
        ([between("alliance_broken", 2, 1)], True, OPEN),
        ([SEASON_OVER], True, KEPT),
        ([SEASON_OVER], False, VOID),
    ],
)
def test_rs3_1_an_alliance_that_is_stayed_in(events: list[Event], allies: bool, verdict: str) -> None:
    assert judged("stay", {}, events, table(allies)) == verdict


@pytest.mark.parametrize(
    ("events", "verdict"),
    [
        ([NEWS], OPEN),
        ([between("alliance_formed", 0, 1)], KEPT),
        ([between("alliance_formed", 1, 0)], KEPT),
        ([between("alliance_formed", 2, 0)], BROKEN),
        ([between("alliance_formed", 1, 2)], VOID),
    ],
)
def test_rs3_1_an_alliance_that_is_formed(events: list[Event], verdict: str) -> None:
    assert judged("ally", {}, events, table(phase="tea")) == verdict


@pytest.mark.parametrize(
    ("events", "verdict"),
    [
        ([NEWS], VOID),
        ([between("alliance_proposed", 2, 0)], VOID),
        ([between("alliance_proposed", 0, 1)], VOID),
    ],
)
def test_rs3_1_who_was_not_asked_at_tea_owes_no_alliance(events: list[Event], verdict: str) -> None:
    assert judged("ally", {}, events, table()) == verdict


def test_rs3_1_who_was_asked_and_let_tea_end_owes_it() -> None:
    promise = Promise("ally", 0, 1, "spring", {})
    asked = JUDGES["ally"](promise, 0, between("alliance_proposed", 1, 0), table(phase="tea"))
    assert asked == (OPEN, 1)
    assert JUDGES["ally"](promise, 1, NEWS, table()) == (BROKEN, 1)
    assert JUDGES["ally"](promise, 1, between("alliance_unproposed", 1, 0), table(phase="tea")) == (OPEN, 0)
    assert JUDGES["ally"](promise, 1, between("alliance_unproposed", 2, 0), table(phase="tea")) == (OPEN, 1)


@pytest.mark.parametrize("code", ["mandate_played", "mandate_named"])
@pytest.mark.parametrize(
    ("block", "about", "seat", "mandate", "verdict"),
    [
        ("no_betray", {}, 0, "betray", BROKEN),
        ("no_betray", {}, 0, "train", OPEN),
        ("no_betray", {}, 1, "betray", OPEN),
        ("not", {"mandate": "train"}, 0, "train", BROKEN),
        ("not", {"mandate": "train"}, 0, "betray", OPEN),
        ("not", {"mandate": "train"}, 2, "train", OPEN),
        ("next", {"mandate": "train"}, 0, "train", KEPT),
        ("next", {"mandate": "train"}, 0, "recruit", BROKEN),
        ("next", {"mandate": "train"}, 1, "recruit", OPEN),
        ("once", {"mandate": "train"}, 0, "train", KEPT),
        ("once", {"mandate": "train"}, 0, "recruit", OPEN),
        ("once", {"mandate": "train"}, 1, "train", OPEN),
    ],
)
def test_rs3_1_mandates(code: str, block: str, about: About, seat: int, mandate: str, verdict: str) -> None:
    assert judged(block, about, [by(code, seat, mandate=mandate)], table()) == verdict


@pytest.mark.parametrize(
    ("block", "about", "verdict"),
    [
        ("no_betray", {}, KEPT),
        ("not", {"mandate": "train"}, KEPT),
        ("next", {"mandate": "train"}, VOID),
        ("once", {"mandate": "train"}, BROKEN),
        ("no_entry", {"province": "edo"}, KEPT),
        ("no_hostage", {}, KEPT),
        ("no_bid", {"advantage": "seppuku"}, VOID),
        ("no_bid_at", {"province": "edo"}, VOID),
        ("bid_at_most", {"province": "edo", "amount": 2}, VOID),
    ],
)
def test_rs3_1_what_the_end_of_the_season_says(block: str, about: About, verdict: str) -> None:
    assert judged(block, about, [SEASON_OVER], table()) == verdict


def test_rs3_1_a_mandate_whose_tiles_all_went_to_others_lapses() -> None:
    """Two tiles of each lie open; what lay face down was none of them for all to see."""
    train, promise = 2, Promise("once", 0, 1, "spring", {"mandate": "train"})
    seen_on = table()
    for plays, verdict in (([1, train, 0, 2, train, 0], VOID), ([1, train, 0, 2, train, 1], BROKEN)):
        seen_on.plays = plays
        _, seen = JUDGES["once"](promise, 0, by("mandate_played", 2, mandate="train"), seen_on)
        assert JUDGES["once"](promise, seen, SEASON_OVER, seen_on)[0] == verdict


@pytest.mark.parametrize(
    ("event", "verdict"),
    [
        (by("summoned", 0, figure="bushi", province="edo"), BROKEN),
        (by("summoned", 0, figure="bushi", province="oshu"), OPEN),
        (by("summoned", 1, figure="bushi", province="edo"), OPEN),
        (by("moved", 0, figure="bushi", province1="oshu", province2="edo"), BROKEN),
        (by("moved", 0, figure="bushi", province1="edo", province2="oshu"), OPEN),
        (by("moved", 1, figure="bushi", province1="oshu", province2="edo"), OPEN),
        (by("placed", 0, figure="bushi", place="edo"), BROKEN),
        (by("placed", 0, figure="shinto", place="shrine1"), OPEN),
        (between("replaced", 0, 1, place="edo", **REPLACED), BROKEN),
        (between("replaced", 0, 1, place="oshu", **REPLACED), OPEN),
        (between("replaced", 1, 0, place="edo", **REPLACED), OPEN),
        (by("built", 0, province="edo", amount=3), OPEN),
    ],
)
def test_rs3_1_a_province_that_is_not_entered(event: Event, verdict: str) -> None:
    assert judged("no_entry", {"province": "edo"}, [event], table()) == verdict


@pytest.mark.parametrize(
    ("block", "about", "verdict"),
    [
        ("leave", {"province": "edo"}, BROKEN),
        ("leave", {"province": "oshu"}, KEPT),
        ("at_most", {"province": "edo", "amount": 3}, KEPT),
        ("at_most", {"province": "edo", "amount": 2}, BROKEN),
        ("at_least", {"province": "edo", "amount": 3}, KEPT),
        ("at_least", {"province": "edo", "amount": 4}, BROKEN),
    ],
)
def test_rs3_1_force_is_looked_at_when_the_wars_begin(block: str, about: About, verdict: str) -> None:
    assert judged(block, about, [NEWS, SEASON_OVER, WARS], table()) == verdict


KILLED = {"figure": "bushi", "province": "edo"}


@pytest.mark.parametrize(
    ("lost", "verdict"),
    [
        (between("replaced", 1, 0, place="edo", **REPLACED), VOID),
        (between("replaced", 1, 0, place="oshu", **REPLACED), BROKEN),
        (between("replaced", 1, 2, place="edo", **REPLACED), BROKEN),
        (between("killed", 1, 0, **KILLED), VOID),
        (between("killed", 1, 0, **{**KILLED, "province": "oshu"}), BROKEN),
        (between("killed", 0, 0, **KILLED), BROKEN),
        (between("killed", 1, 2, **KILLED), BROKEN),
    ],
)
def test_rs3_1_who_was_robbed_of_figures_owes_no_force(lost: Event, verdict: str) -> None:
    """It holds to the wars, whatever is heard between."""
    about: About = {"province": "edo", "amount": 4}
    assert judged("at_least", about, [lost, NEWS, WARS], table()) == verdict


@pytest.mark.parametrize(
    ("block", "about", "event", "verdict"),
    [
        ("no_bid", {"advantage": "take_hostage"}, bids(0, 1, 1, 0, 0), BROKEN),
        ("no_bid", {"advantage": "take_hostage"}, bids(0, 1, 0, 1, 1), OPEN),
        ("no_bid", {"advantage": "imperial_poets"}, bids(0, 0, 0, 0, 1), BROKEN),
        ("no_bid", {"advantage": "all"}, bids(0, 0, 0, 0, 1), BROKEN),
        ("no_bid", {"advantage": "all"}, bids(0, 0, 0, 0, 0), OPEN),
        ("no_bid", {"advantage": "all"}, bids(1, 1, 1, 1, 1), OPEN),
        ("no_bid_at", {"province": "edo"}, bids(0, 0, 0, 0, 1), BROKEN),
        ("no_bid_at", {"province": "edo"}, bids(0, 0, 0, 0, 0), KEPT),
        ("no_bid_at", {"province": "oshu"}, bids(0, 0, 0, 0, 1), OPEN),
        ("no_bid_at", {"province": "edo"}, bids(1, 0, 0, 0, 1), OPEN),
        ("bid_at_most", {"province": "edo", "amount": 3}, bids(0, 1, 1, 1, 1), BROKEN),
        ("bid_at_most", {"province": "edo", "amount": 3}, bids(0, 1, 1, 1, 0), KEPT),
        ("bid_at_most", {"province": "oshu", "amount": 3}, bids(0, 1, 1, 1, 1), OPEN),
        ("no_hostage", {}, between("hostage_taken", 0, 1, figure="bushi"), BROKEN),
        ("no_hostage", {}, between("hostage_taken", 0, 2, figure="bushi"), OPEN),
        ("no_hostage", {}, between("hostage_taken", 1, 0, figure="bushi"), OPEN),
    ],
)
def test_rs3_1_bids_and_hostages(block: str, about: About, event: Event, verdict: str) -> None:
    assert judged(block, about, [event], table(fighting="edo")) == verdict


def test_rs3_1_not_to_bid_is_kept_only_where_both_have_fought() -> None:
    about: About = {"advantage": "seppuku"}
    assert judged("no_bid", about, [bids(0, 0, 1, 1, 1), SEASON_OVER], table(fighting="edo")) == KEPT
    alone = table(fighting="edo")
    alone.fighters = [0, 2]
    assert judged("no_bid", about, [bids(0, 1, 1, 1, 1), SEASON_OVER], alone) == VOID


@pytest.mark.parametrize(
    ("events", "verdict"),
    [
        ([between("given", 0, 1, amount1=2, amount2=0)], OPEN),
        ([between("given", 0, 1, amount1=3, amount2=0)], KEPT),
        ([between("given", 0, 1, amount1=2, amount2=0), between("given", 0, 1, amount1=1, amount2=0)], KEPT),
        ([between("given", 0, 1, amount1=2, amount2=4), WARS], BROKEN),
        ([between("given", 0, 2, amount1=3, amount2=0), WARS], BROKEN),
        ([NEWS], OPEN),
    ],
)
def test_rs3_1_coins_before_the_wars(events: list[Event], verdict: str) -> None:
    assert judged("pay", {"amount": 3}, events, table()) == verdict


def watch(block: str = "no_betray", status: str = OPEN, seen: int = 0) -> Watch:
    return Watch(7, Promise(block, 0, 1, "spring", {}), status, seen, 3, 0)


def test_rs3_1_what_is_decided_stays_decided_and_what_one_seat_hears_decides_nothing() -> None:
    betrayed = by("mandate_played", 0, mandate="betray")
    broken = watch().heard(betrayed, table(), 9)
    assert (broken.status, broken.decided, broken.given, broken.deal) == (BROKEN, 9, 3, 7)
    assert broken.heard(SEASON_OVER, table(), 11) is broken
    whispered = Event("mandate_played", "RS6.3", betrayed.args, 2)
    assert watch().heard(whispered, table(), 9) == watch()


def test_rs3_1_what_winter_finds_open_lapses() -> None:
    lapsed = watch("leave").heard(Event("winter_came", "RS11.1", {}, None), table(), 12)
    assert (lapsed.status, lapsed.decided) == (VOID, 12)
    waiting = watch("not_with").heard(Event("alliances_ended", "RS5.3", {}, None), table(), 5)
    assert (waiting.status, waiting.seen, waiting.decided) == (OPEN, 1, 0)


def test_rs3_1_a_ledger_says_what_a_seat_still_owes() -> None:
    ledger = Ledger()
    ledger.watches = [watch(), watch(status=KEPT), Watch(8, Promise("spare", 1, 0, "spring", {}), OPEN, 0, 0, 0)]
    assert [(one.deal, one.status) for one in ledger.of(0)] == [(7, OPEN)]
    assert [one.deal for one in ledger.of(1)] == [8]
    assert ledger.of(2) == []


def test_rs3_1_what_is_refused_has_not_been_a_move() -> None:
    ledger = Ledger()
    ledger.watches = [watch()]
    done = GAME.parse("0 done")
    ledger.begin(done)
    ledger.begin(Aside(0, "give", (1, 1, 0)))
    ledger.cancel()
    assert ledger.move == 1
    ledger.watches = [watch(status=KEPT)]
    ledger.take_back(0, 1)
    assert (ledger.move, ledger.watches[0].status) == (2, OPEN)
