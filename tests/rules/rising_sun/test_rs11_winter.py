"""RS11: winter and victory."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import FIVE, clan_of, coins, in_season, pieces, scene, step, vp


def winter(**scenery: Any) -> State:
    """A game that has come to its winter: scored and over."""
    state = scene([["season"]], season="winter", **scenery)
    assert state.is_over()
    return state


def winners(state: State) -> list[str]:
    return [clan_of(state, seat) for seat in state.result().winners]


def token(*provinces: str, season: str = "spring") -> dict[str, Any]:
    return {"tokens": {season: list(provinces)}}


def test_rs11_1_winter_follows_the_clean_up_of_autumn_without_a_tea_ceremony() -> None:
    state = scene(in_season(phase=4), season="autumn", phase="war", coins={"koi": 9})
    assert (step(state), state.table.season) == ("", 3)


def test_rs11_1_of_the_setup_only_hostages_return_with_their_coins() -> None:
    state = winter(hostages={"koi": {"lotus": "bushi shinto"}}, players={"lotus": token("edo")})
    assert pieces(state, "lotus", "held by koi") == {}
    assert pieces(state, "lotus", "reserve")["bushi"] == 6
    assert [coins(state, clan) for clan in ("koi", "lotus")] == [2, 0], "no income"
    assert vp(state, "koi") == 0, "coins score nothing"
    assert (state.table.wars, sum(state.table.market)) == ([], 0)


def test_rs11_1_hostage_coins_feed_a_merchant_in_winter_too() -> None:
    state = winter(
        set="teapot", hostages={"koi": {"lotus": "bushi"}}, cards={"turtle": "way_of_the_merchant"}, coins={"koi": 1}
    )
    assert [coins(state, clan) for clan in ("koi", "turtle")] == [2, 1]


def test_rs10_13_no_gain_is_open_any_more_when_all_is_scored() -> None:
    state = winter(locals={"loyal": [1, 0, 1]}, players={"koi": token("edo")})
    assert state.table.loyal == [0, 0, 0]


def test_rs11_2_winter_upgrades_score_each_copy() -> None:
    state = winter(
        map={"edo": {"koi": "2 stronghold"}, "oshu": {"lotus": "stronghold"}},
        cards={"koi": "2 form_of_the_kitsune", "lotus": "form_of_the_phoenix respect"},
    )
    assert (vp(state, "koi"), vp(state, "lotus"), vp(state, "turtle")) == (12, 3, 0)


def test_rs11_3_tokens_score_by_their_season() -> None:
    tokens = {"tokens": {"spring": ["edo"], "summer": ["edo", "oshu"], "autumn": ["oshu"]}}
    state = winter(players={"koi": tokens, "lotus": token("kyoto", season="autumn")})
    assert (vp(state, "koi"), vp(state, "lotus")) == (1 + 2 + 2 + 3, 3)


ALL = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "kyushu", "shikoku"]


@pytest.mark.parametrize(
    ("provinces", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)]
)
def test_rs11_4_different_provinces(provinces: int, bonus: int) -> None:
    state = winter(players={"koi": token(*ALL[:provinces])})
    assert vp(state, "koi") == provinces + bonus


def test_rs11_4_the_same_province_twice_is_one() -> None:
    state = winter(players={"koi": {"tokens": {"spring": ["edo", "oshu"], "summer": ["edo"], "autumn": ["edo"]}}})
    assert vp(state, "koi") == 1 + 1 + 2 + 3


def test_rs11_5_the_most_points_win() -> None:
    state = winter(vp={"turtle": 5, "koi": 4, "lotus": 4})
    assert winners(state) == ["turtle"]
    assert state.result().ranking == [2, 3, 1], "ties below by honor"


def test_rs11_5_ties_go_by_honor() -> None:
    assert winners(winter(vp={"lotus": 5, "turtle": 5})) == ["lotus"]
    assert winners(winter(vp={"lotus": 5, "turtle": 5}, honor=["turtle", "koi", "lotus"])) == ["turtle"]


def test_rs11_5_tied_allies_share() -> None:
    state = winter(vp={"lotus": 5, "turtle": 5}, allies=[("lotus", "turtle")])
    assert winners(state) == ["lotus", "turtle"]
    assert state.result().ranking == [3, 1, 1]


def test_rs11_5_an_ally_with_less_does_not_share() -> None:
    assert winners(winter(vp={"lotus": 5, "turtle": 4}, allies=[("lotus", "turtle")])) == ["lotus"]


def test_ruling_three_way_tie_with_allies_the_leader_by_honor_shares_with_its_tied_ally() -> None:
    """RS11.5: Lotus leads by honor and shares with Turtle; the equally tied Bonsai gets nothing."""
    points = {"lotus": 5, "turtle": 5, "bonsai": 5}
    assert winners(winter(clans=FIVE, vp=points, allies=[("lotus", "turtle")])) == ["lotus", "turtle"]


def test_ruling_three_way_tie_with_allies_who_do_not_lead_by_honor() -> None:
    """RS11.5: Koi is ahead by honor, its tied rivals' alliance does not help them."""
    assert winners(winter(vp={"koi": 5, "lotus": 5, "turtle": 5}, allies=[("lotus", "turtle")])) == ["koi"]
