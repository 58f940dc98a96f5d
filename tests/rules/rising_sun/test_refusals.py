"""What questions and refusals tell beside their clause: the words that their messages are filled with."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.steps import Arguments
from tests.rules.rising_sun.battles import war, war_start
from tests.rules.rising_sun.scenario import do, refused, scene, seat_of, step, texts

Refusal = tuple[str, str, dict[str, str | int]]


def told(state: State, text: str) -> Refusal:
    refusal = refused(state, text)
    return refusal.code, refusal.clause, refusal.details


def asked_of(state: State, seat: int | None) -> Arguments:
    question = state.question(seat)
    assert question is not None
    return question.arguments


def test_rs9_1_the_question_names_the_advantage_that_is_bid_on_and_the_coins_left() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 9, "lotus": 9})
    koi = seat_of(state, "koi")
    asked = []
    for amount in (3, 0, 2, 1):
        arguments = asked_of(state, koi)
        asked.append((arguments["advantage"], arguments["amount"], arguments["province"]))
        do(state, f"koi bid {amount}")
    assert asked == [
        ("seppuku", 9, "edo"),
        ("take_hostage", 6, "edo"),
        ("hire_ronin", 6, "edo"),
        ("imperial_poets", 4, "edo"),
    ]
    assert state.question(koi) is None, "all is sealed"
    assert asked_of(state, None) == {"province": "edo"}


def test_rs9_1_a_bid_that_is_too_high_tells_the_coins_left() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 9, "lotus": 9})
    do(state, "koi bid 3")
    code, clause, details = told(state, "koi bid 7")
    assert (code, clause, details["held"]) == ("bid/too_poor", "RS9.1", 6)


KITSUNE = {"market": {"form_of_the_kitsune": 1}, "cards": {"lotus": "benevolence"}, "coins": {"lotus": 4}}


def paying() -> State:
    """Lotus buys with Benevolence and may hand its coin to somebody."""
    state = scene([["train", "lotus"]], **KITSUNE)  # type: ignore[arg-type]
    return do(state, "lotus buy form_of_the_kitsune")


def test_rs10_19_no_coin_is_handed_to_a_seat_that_is_not_in_play() -> None:
    state = paying()
    assert texts(state, "lotus") == ["no", "hand-coin koi", "hand-coin turtle"]
    code, clause, details = told(state, "lotus hand-coin 4")
    assert (code, clause, details["seats"]) == ("seat/not_in_play", "RS10.19", 3)
    assert told(state, "lotus hand-coin lotus")[0] == "hand-coin/not_possible"
    assert told(state, "lotus done")[0] == "action/not_asked"


def test_rs9_10_no_remainder_goes_to_a_seat_that_is_not_in_play() -> None:
    state = scene([["reparations", "koi", 1, 6]])
    assert texts(state, "koi") == ["remainder lotus", "remainder turtle"]
    code, clause, details = told(state, "koi remainder 3")
    assert (code, clause, details["seats"]) == ("seat/not_in_play", "RS9.10", 3)
    assert told(state, "koi remainder koi")[0] == "remainder/not_possible"


def test_rs9_4_no_hostage_is_taken_from_a_seat_that_is_not_in_play() -> None:
    places = {"edo": {"koi": "bushi", "lotus": "daimyo bushi"}}
    state = scene([["hostages", "koi", 1, "edo"]], map=places, locals={"fighters": [0, 1]})
    code, clause, details = told(state, "koi take-hostage 4 bushi")
    assert (code, clause, details["seats"]) == ("seat/not_in_play", "RS9.4", 3)
    assert told(state, "koi take-hostage lotus daimyo")[:2] == ("take-hostage/daimyo", "RS1.7")
    assert told(state, "koi take-hostage turtle bushi")[:2] == ("take-hostage/no_such_figure", "RS9.4")


def test_rs6_7_only_the_komainu_that_was_bought_goes_to_worship() -> None:
    state = scene([["komainu_worship", "koi", 0, "edo"]], map={"edo": {"koi": "komainu"}}, locals={"newcomers": NEW})
    choices = texts(state, "koi")
    assert choices[0] == "done"
    assert len(choices) == 5
    other = choices[1].replace("edo", "oshu")
    assert other != choices[1]
    assert told(state, f"koi {other}")[:2] == ("worship/not_just_summoned", "RS6.7")
    assert told(state, "koi yes")[0] == "action/not_asked"


NEW = [0] * 8 + [0, 0, 1, 0, 0, 0, 0, 0]
"""A Komainu has just come to Edo."""


@pytest.mark.parametrize("text", ["summon shinto edo", "summon daimyo edo"])
def test_rs7_2_raijin_summons_a_bushi_and_nothing_else(text: str) -> None:
    state = scene([["raijin", "koi"]], map={"edo": {"koi": "stronghold"}})
    assert told(state, f"koi {text}")[:2] == ("summon/not_this", "RS7.2")
    assert told(state, "koi yes")[0] == "action/not_asked"


def test_rs8_1_ashigaru_summons_bushi_where_the_card_says_and_nothing_else() -> None:
    options = {"options": {"horseman_summer": "ashigaru"}, "set": "horseman"}
    places = {"edo": {"turtle": "shinto"}}
    state = war_start(cards={"turtle": "way_of_the_ashigaru"}, map=places, **options)
    assert step(state) == "ashigaru"
    assert told(state, "turtle summon shinto edo")[:2] == ("summon/not_this", "RS8.1")
    assert told(state, "turtle yes")[0] == "action/not_asked"


def test_rs3_2_a_gift_and_a_deal_are_one_barrier_each() -> None:
    """A deal is final: no search looks across it, and it is not two."""
    state = scene([["tea", "koi", 0]], coins={"koi": 5, "lotus": 5})
    before = state.barriers
    do(state, "koi offer lotus 2 0 1 0 0")
    assert state.barriers == before
    do(state, "lotus accept koi")
    assert state.barriers == before + 1
    do(state, "koi give lotus 1 0")
    assert state.barriers == before + 2


def test_rs9_1_the_reveal_of_bids_is_one_barrier() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 1, "lotus": 1})
    before = state.barriers
    do(state, "koi bid 1")
    assert state.barriers == before
    do(state, "lotus bid 1")
    assert state.barriers == before + 1
