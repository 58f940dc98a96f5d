"""RS3.1: promises bind nobody; those made of building blocks are judged by what everybody sees."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.promises.ledger import Ledger, Watch
from gunbai.games.rising_sun.promises.promise import (
    BLOCKS,
    BROKEN,
    KEPT,
    OPEN,
    STATUSES,
    VOID,
    Promise,
    read,
    vocabulary,
)
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadInput, RuleViolation
from gunbai.locale.words import GameWords, Words, languages
from tests.rules.rising_sun.scenario import GAME, do, finish, in_season, scene, seat_of, seated

EDO = {"edo": {"koi": "daimyo 2 bushi stronghold", "lotus": "bushi"}, "kyoto": {"lotus": "bushi"}}


def promised(state: State, by: str, to: str, block: str, **about: str | int) -> Ledger:
    """A ledger with one promise, that hears what happens from now on."""
    ledger = Ledger()
    marked: list[Watch] = []
    terms = {"block": block, **about}
    seats = state.table.seats
    ledger.add(1, read(terms, seat_of(state, by), seat_of(state, to), state.table.season, seats), state.table)
    state.listener = lambda event: marked.extend(ledger.hear(event, state.table))
    return ledger


def marshal(**more: object) -> State:
    return scene(in_season(["marshal", "koi", 0, 1]), map=EDO, coins={"koi": 5, "lotus": 3, "turtle": 3}, **more)  # type: ignore[arg-type]


def war(wars: tuple[str, ...] = ("edo",)) -> State:
    """Koi and Lotus are about to bid for Edo."""
    return finish(
        scene(
            in_season(["wars", "koi", 0], phase=4), map=EDO, coins={"koi": 5, "lotus": 3}, wars=list(wars), phase="war"
        ),
        "bids",
    )


def status(ledger: Ledger, number: int = 0) -> str:
    return ledger.watches[number].status


def test_rs3_1_choices_are_taken_back_one_after_another_the_last_one_first() -> None:
    state = marshal()
    ledger = promised(state, "koi", "lotus", "no_entry", province="kyoto")
    for text in ("koi move bushi edo kyoto", "koi move bushi edo oshu"):
        done = GAME.parse(seated(state, text))
        ledger.begin(done)
        do(state, text)
    ledger.take_back(seat_of(state, "koi"), 1)
    assert status(ledger) == BROKEN, "the move to Oshu had not broken it"
    ledger.take_back(seat_of(state, "koi"), 1)
    assert status(ledger) == OPEN


def test_rs3_1_not_entering_is_broken_by_the_move_into_it_and_by_no_other() -> None:
    state = marshal()
    ledger = promised(state, "koi", "lotus", "no_entry", province="kyoto")
    do(state, "koi move bushi edo oshu")
    assert status(ledger) == OPEN
    state = marshal()
    ledger = promised(state, "koi", "lotus", "no_entry", province="kyoto")
    do(state, "koi move bushi edo kyoto")
    assert status(ledger) == BROKEN


def test_rs3_1_not_entering_is_kept_when_the_season_is_over() -> None:
    state = marshal()
    ledger = promised(state, "koi", "lotus", "no_entry", province="kyoto")
    finish(state, "tea")
    assert status(ledger) == KEPT


def test_rs3_1_others_may_enter_what_one_seat_has_promised_not_to() -> None:
    state = marshal()
    ledger = promised(state, "lotus", "koi", "no_entry", province="kyoto")
    do(state, "koi move bushi edo kyoto")
    assert status(ledger) == OPEN


@pytest.mark.parametrize(
    ("block", "about", "moves", "expected"),
    [
        ("leave", {"province": "edo"}, (), BROKEN),
        ("leave", {"province": "hokkaido"}, (), KEPT),
        ("at_most", {"province": "edo", "amount": 3}, (), KEPT),
        ("at_most", {"province": "edo", "amount": 2}, (), BROKEN),
        ("at_least", {"province": "edo", "amount": 3}, (), KEPT),
        ("at_least", {"province": "edo", "amount": 3}, ("koi move bushi edo kyoto",), BROKEN),
        ("pay", {"amount": 2}, ("koi give lotus 2 0",), KEPT),
        ("pay", {"amount": 2}, ("koi give lotus 1 0",), BROKEN),
        ("pay", {"amount": 2}, ("lotus offer koi 0 1 2 0 0", "koi accept lotus"), KEPT),
    ],
)
def test_rs8_1_what_is_promised_for_the_wars_is_judged_when_they_begin(
    block: str, about: dict[str, str | int], moves: tuple[str, ...], expected: str
) -> None:
    state = marshal(ronin={"lotus": 1})
    ledger = promised(state, "koi", "lotus", block, **about)
    do(state, *moves)
    finish(state, "tea")
    assert status(ledger) == expected


def test_rs9_1_a_bid_breaks_a_promise_only_when_all_bids_are_open() -> None:
    state = war()
    ledger = promised(state, "koi", "lotus", "no_bid", advantage="take_hostage")
    do(state, "koi bid 0", "koi bid 3", "koi bid 0", "koi bid 0")
    assert status(ledger) == OPEN
    do(state, "lotus bid 0", "lotus bid 0", "lotus bid 0", "lotus bid 0")
    assert status(ledger) == BROKEN


@pytest.mark.parametrize(
    ("block", "about", "expected"),
    [
        ("no_bid", {"advantage": "seppuku"}, KEPT),
        ("no_bid", {"advantage": "all"}, BROKEN),
        ("no_bid_at", {"province": "edo"}, BROKEN),
        ("no_bid_at", {"province": "kyoto"}, VOID),
        ("bid_at_most", {"province": "edo", "amount": 2}, KEPT),
        ("bid_at_most", {"province": "edo", "amount": 1}, BROKEN),
    ],
)
def test_rs9_1_promised_bids_are_judged_by_the_open_ones(
    block: str, about: dict[str, str | int], expected: str
) -> None:
    state = war()
    ledger = promised(state, "koi", "lotus", block, **about)
    do(state, "koi bid 0", "koi bid 2", "koi bid 0", "koi bid 0")
    do(state, "lotus bid 0", "lotus bid 0", "lotus bid 0", "lotus bid 0")
    finish(state, "tea")
    assert status(ledger) == expected


def test_rs9_4_a_hostage_breaks_the_promise_to_take_none() -> None:
    state = war()
    ledger = promised(state, "koi", "lotus", "no_hostage")
    do(state, "koi bid 0", "koi bid 2", "koi bid 0", "koi bid 0")
    do(state, "lotus bid 0", "lotus bid 0", "lotus bid 0", "lotus bid 0")
    do(state, "koi take-hostage lotus bushi")
    assert status(ledger) == BROKEN


def test_rs5_3_who_promised_to_ally_keeps_it_by_allying_and_breaks_it_with_another() -> None:
    for third, expected in (("lotus", KEPT), ("turtle", BROKEN)):
        state = scene([["season", "koi", 2], ["tea", "koi", 1]], phase="tea")
        ledger = promised(state, "koi", "lotus", "ally")
        do(state, f"koi propose {third}", f"{third} agree koi")
        assert status(ledger) == expected


def test_rs5_3_a_promise_to_ally_lapses_when_the_other_allies_elsewhere_or_never_asks() -> None:
    state = scene([["season", "koi", 2], ["tea", "koi", 1]], phase="tea")
    ledger = promised(state, "koi", "lotus", "ally")
    do(state, "lotus propose turtle", "turtle agree lotus")
    assert status(ledger) == VOID


def test_rs5_3_who_takes_the_proposal_back_frees_the_one_who_promised_to_ally() -> None:
    state = scene([["season", "koi", 2], ["tea", "koi", 1]], phase="tea")
    ledger = promised(state, "koi", "lotus", "ally")
    do(state, "lotus propose koi", "lotus unpropose koi")
    finish(state, "mandate")
    assert status(ledger) == VOID


def test_rs5_3_letting_tea_end_although_asked_breaks_the_promise_to_ally() -> None:
    state = scene([["season", "koi", 2], ["tea", "koi", 1]], phase="tea")
    ledger = promised(state, "koi", "lotus", "ally")
    do(state, "lotus propose koi", "koi decline lotus")
    finish(state, "mandate")
    assert status(ledger) == BROKEN


def test_rs6_12_betray_breaks_the_promise_to_stay_and_frees_the_other_side() -> None:
    state = scene(
        [["mandate", "koi", 1]],
        map=EDO,
        allies=[("koi", "lotus")],
        coins={"koi": 3},
        secrets={"hand": ["betray", "harvest", "train", "marshal"]},
    )
    ledger = promised(state, "koi", "lotus", "stay")
    back = read({"block": "no_entry", "province": "oshu"}, 1, 0, state.table.season, 3)
    ledger.add(1, back, state.table)
    do(state, "koi play betray")
    assert [status(ledger, number) for number in (0, 1)] == [BROKEN, VOID]


@pytest.mark.parametrize(("block", "expected"), [("next", BROKEN), ("once", OPEN), ("not", OPEN), ("no_betray", OPEN)])
def test_rs6_3_promised_mandates_are_judged_when_one_is_played(block: str, expected: str) -> None:
    about = {} if block == "no_betray" else {"mandate": "harvest"}
    state = scene(
        [["mandate", "koi", 1]], map=EDO, coins={"koi": 3}, secrets={"hand": ["betray", "harvest", "train", "marshal"]}
    )
    ledger = promised(state, "koi", "lotus", block, **about)
    do(state, "koi play train")
    assert status(ledger) == expected


def test_rs6_3_a_promised_mandate_that_is_played_keeps_next_and_once_and_breaks_not() -> None:
    for block, expected in (("next", KEPT), ("once", KEPT), ("not", BROKEN)):
        state = scene(
            [["mandate", "koi", 1]],
            map=EDO,
            coins={"koi": 3},
            secrets={"hand": ["betray", "harvest", "train", "marshal"]},
        )
        ledger = promised(state, "koi", "lotus", block, mandate="harvest")
        do(state, "koi play harvest")
        assert status(ledger) == expected


# --- bad input ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"block": "be_nice"}, "promise"),
        ({}, "promise"),
        ({"block": "no_entry"}, "province"),
        ({"block": "no_entry", "province": "paris"}, "province"),
        ({"block": "at_most", "province": "edo", "amount": -1}, "amount"),
        ({"block": "at_most", "province": "edo", "amount": True}, "amount"),
        ({"block": "stay", "province": "edo"}, "promise"),
        ({"block": "not_with", "seat2": 1}, "seat2"),
        ({"block": "not_with", "seat2": 9}, "seat2"),
    ],
)
def test_rs3_1_terms_that_are_no_promise_are_refused_with_their_field(terms: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read(terms, 0, 1, 0, 3)
    assert refusal.value.field == field


@pytest.mark.parametrize(
    ("block", "about", "code", "clause"),
    [
        ("ally", {}, "promise/no_tea", "RS5.3"),
        ("leave", {"province": "edo"}, "promise/too_late", "RS8.1"),
        ("pay", {"amount": 1}, "promise/too_late", "RS8.1"),
        ("stay", {}, "promise/no_alliance", "RS5.3"),
    ],
)
def test_rs3_1_what_can_no_longer_be_kept_or_broken_is_refused_with_its_clause(
    block: str, about: dict[str, str | int], code: str, clause: str
) -> None:
    state = war()
    with pytest.raises(RuleViolation) as refusal:
        promised(state, "koi", "lotus", block, **about)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("block", BLOCKS)
def test_rs3_1_every_promise_can_be_said_in_every_language(block: str, language: str) -> None:
    """With every particular it may have, and nothing left open in the sentence."""
    state = marshal()
    words = GameWords(Words(language), "rising-sun", state.view(None).document())
    for name in BLOCKS[block] or ("",):
        for value in [2] if name in ("", "amount", "seat2") else vocabulary(name):
            terms: dict[str, str | int] = {"block": block, "province": "edo", "amount": 2, "seat2": 2}
            terms = {key: terms[key] for key in ("block", *BLOCKS[block]) if key in terms} | (
                {name: value} if name else {}
            )
            said = words.promise(terms, 1)
            assert "$" not in said
            assert "rising-sun-promise" not in said
    assert all(words.standing(status) != f"promise-{status}" for status in STATUSES)


@pytest.mark.parametrize(("by", "to"), [(0, 1), (1, 0), (2, 1), (1, 2), (2, 0)])
def test_rs3_1_an_ally_to_be_may_have_asked_before(by: int, to: int) -> None:
    """Whoever lets tea end although the other one has asked, breaks it; whoever was not asked, does not."""
    state = scene(in_season(["tea"], phase=2), phase="tea")
    ledger, promise = Ledger(), Promise("ally", by, to, "spring", {})
    assert ledger.add(1, promise, state.table).seen == 0
    state.table.open_proposals[to * 3 + by] = 1
    assert ledger.add(2, promise, state.table).seen == 1
