"""RS3: gifts, offers, promises."""

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import MalformedAction
from tests.rules.rising_sun.scenario import (
    coins,
    do,
    error,
    finish,
    forms,
    listen,
    purse,
    ronin,
    scene,
    step,
    texts,
    verdict,
)

WORSHIP = {"hachiman": {"koi": "shinto"}}
OFFERS = ("accept", "refuse", "retract")


def bargain(**more: Any) -> State:
    """Koi to move in a Marshal; everybody has something to give."""
    return scene(
        [["marshal", "koi"]],
        map={"edo": {"koi": "bushi"}},
        coins={"koi": 3, "lotus": 2, "turtle": 5},
        ronin={"koi": 1, "lotus": 2},
        **more,
    )


def test_rs3_1_a_promise_may_be_offered_to_anyone_and_binds_nobody() -> None:
    state = bargain()
    before = texts(state, "koi")
    do(state, "koi offer lotus 0 0 0 0 7", "lotus accept koi")
    assert texts(state, "koi") == before
    assert purse(state, "koi") == (0, 3, 1)


def test_rs3_1_an_offer_may_be_refused_or_taken_back() -> None:
    state = bargain()
    do(state, "koi offer lotus 1 0 0 1 0", "lotus refuse koi")
    assert verdict(state, "lotus accept koi") == ("accept/not_now", "RS3.2")
    do(state, "koi offer lotus 1 0 0 1 0", "koi retract lotus")
    assert verdict(state, "lotus accept koi") == ("accept/not_now", "RS3.2")
    assert purse(state, "lotus") == (0, 2, 2)


@pytest.mark.parametrize(
    "turn",
    [
        [["tea", "koi", 1]],
        [["mandate", "koi"]],
        [["marshal", "turtle"]],
        [["train", "koi"]],
        [["kami", "koi"]],
    ],
)
def test_rs3_2_anybody_may_give_in_tea_and_politics_in_anothers_turn_too(turn: list[list[object]]) -> None:
    state = scene(
        turn,
        phase="tea" if turn[0][0] == "tea" else "politics",
        map={"kyoto": {"turtle": "bushi"}},
        market={"respect": 1},
        worship=WORSHIP,
        coins={"lotus": 2},
        ronin={"lotus": 3},
    )
    waiting = step(state)
    do(state, "lotus give turtle 2 1")
    assert purse(state, "lotus") == (0, 0, 2)
    assert purse(state, "turtle") == (0, 2, 1)
    assert step(state) == waiting


def test_rs3_2_a_gift_comes_from_the_own_reserve() -> None:
    state = bargain()
    assert verdict(state, "koi give lotus 4 0") == ("give/coins_out_of_bounds", "RS3.2")
    assert verdict(state, "koi give lotus 0 2") == ("give/ronin_out_of_bounds", "RS3.2")
    assert verdict(state, "koi give koi 1 0") == ("give/to_oneself", "RS3.2")
    assert verdict(state, "koi give lotus 0 0") == ("give/nothing", "RS3.2")


@pytest.mark.parametrize("gift", ["bushi", "1 0 1", "respect", "stronghold"])
def test_rs3_2_nothing_but_coins_and_ronin_can_be_given(gift: str) -> None:
    assert isinstance(error(bargain(), f"koi give lotus {gift}"), MalformedAction)


def test_rs3_2_a_gift_is_final() -> None:
    """There is no way to ask it back, and undo stops at it."""
    state = bargain()
    barriers = state.barriers
    do(state, "koi give lotus 3 0")
    assert state.barriers == barriers + 1
    assert coins(state, "lotus") == 5
    assert verdict(state, "koi retract lotus") == ("retract/not_now", "RS3.2")


def test_rs3_2_a_gift_is_no_gain_from_the_supply() -> None:
    state = bargain(cards={"lotus": "way_of_the_merchant"})
    do(state, "koi give turtle 1 0")
    assert coins(state, "lotus") == 2


def test_rs3_2_a_gift_changes_what_the_player_to_move_can_pay() -> None:
    state = scene([["train", "koi"]], market={"respect": 1, "yurei": 1}, coins={"koi": 2, "lotus": 1})
    assert "buy yurei" not in texts(state, "koi")
    do(state, "lotus give koi 1 0")
    assert "buy yurei" in texts(state, "koi")
    do(state, "koi give turtle 3 0")
    assert texts(state, "koi") == ["done", "buy respect"]


def test_rs3_2_an_offer_is_carried_out_whole() -> None:
    state = do(bargain(), "koi offer lotus 2 1 0 2 0", "lotus accept koi")
    assert purse(state, "koi") == (0, 1, 2)
    assert purse(state, "lotus") == (0, 4, 1)


def test_rs3_2_an_offer_that_one_side_can_no_longer_meet_is_not_carried_out_at_all() -> None:
    state = do(bargain(), "koi offer lotus 2 0 0 2 0")
    short_giver = do(state.copy(), "koi give turtle 2 0")
    assert verdict(short_giver, "lotus accept koi") == ("accept/purse_too_small", "RS3.2")
    short_taker = do(state.copy(), "lotus give turtle 0 1")
    assert verdict(short_taker, "lotus accept koi") == ("accept/purse_too_small", "RS3.2")
    assert purse(short_taker, "koi") == (0, 3, 1)


def test_rs3_2_an_offer_alone_changes_nothing() -> None:
    state = bargain()
    barriers, decision = state.barriers, state.decision(0)
    do(state, "turtle offer koi 5 0 0 1 0")
    assert (state.barriers, state.decision(0)) == (barriers, decision)
    assert purse(state, "turtle") == (0, 5, 0)


def test_rs3_2_one_open_offer_per_pair() -> None:
    state = do(bargain(), "koi offer lotus 3 0 0 0 0", "koi offer lotus 1 0 0 0 0", "lotus accept koi")
    assert coins(state, "lotus") == 3
    assert verdict(state, "lotus accept koi")[0] == "accept/not_now"


def test_rs3_2_an_offer_of_nothing_is_none() -> None:
    assert verdict(bargain(), "koi offer lotus 0 0 0 0 0") == ("offer/nothing", "RS3.2")


def at_war() -> State:
    here = {"edo": {"koi": "bushi", "lotus": "bushi"}}
    return scene(
        [["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"koi": 2, "lotus": 2}, ronin={"turtle": 2}
    )


def test_rs3_3_in_the_war_phase_nothing_can_be_given() -> None:
    state = at_war()
    assert verdict(state, "koi give lotus 1 0") == ("give/not_now", "RS3.3")
    assert verdict(state, "turtle give lotus 0 1") == ("give/not_now", "RS3.3")
    assert verdict(state, "koi offer lotus 1 0 0 0 0") == ("offer/not_now", "RS3.3")
    assert forms(state, "turtle") == []


def test_rs3_3_nor_between_two_battles() -> None:
    state = do(at_war(), "koi bid 2", "lotus bid 1", "lotus bid 1")
    assert step(state) == "advantage"
    assert verdict(state, "turtle give koi 0 1") == ("give/not_now", "RS3.3")


def test_rs3_3_open_offers_end_with_the_political_phase() -> None:
    state = scene(
        [["season", "koi", 3], ["politics", "koi", 10], ["marshal", "koi"]],
        map={"edo": {"koi": "bushi"}, "oshu": {"koi": "bushi", "lotus": "bushi"}},
        wars=["oshu"],
        coins={"koi": 1},
    )
    do(state, "koi offer lotus 1 0 0 0 0", "koi done")
    assert state.table.phase == 3
    assert verdict(state, "lotus accept koi") == ("accept/not_now", "RS3.3")
    assert not any(state.table.offers)


def test_rs3_3_open_offers_end_with_the_tea_ceremony() -> None:
    state = scene([["season", "koi", 2], ["tea", "koi", 1]], phase="tea", coins={"koi": 1})
    do(state, "koi offer lotus 1 0 0 0 0", "koi ready", "lotus ready", "turtle ready")
    assert step(state) == "mandate"
    assert [tag for tag in forms(state, "lotus") if tag in OFFERS] == []


def test_rs3_2_gifts_are_told_to_all() -> None:
    state = bargain()
    heard = listen(state)
    do(state, "koi give lotus 1 1")
    assert [(event.code, event.seat) for event in heard] == [("given", None)]
    assert ronin(finish(state), "lotus") == 3
