"""RS6.11: Harvest, and the options that change rewards."""

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import FIVE, coins, do, listen, purse, scene, seat_of, vp

REWARDS = {
    "hokkaido": (0, 0, 2),
    "oshu": (0, 3, 0),
    "edo": (2, 2, 0),
    "kyoto": (4, 0, 0),
    "kansai": (3, 0, 0),
    "nagato": (1, 1, 1),
    "kyushu": (1, 1, 1),
    "shikoku": (0, 3, 0),
}


def harvest(active: str = "koi", **more: Any) -> State:
    state = scene([["execute", active, 0, "harvest"]], **more)
    assert state.is_over(), "nobody is asked"
    return state


def test_rs6_11_all_take_one_coin() -> None:
    state = harvest(clans=FIVE)
    assert [purse(state, clan) for clan in FIVE] == [(0, 1, 0)] * 5


def test_rs6_11_everybody_hears_who_harvests_where() -> None:
    """The active player and the ally, where they lead; nobody else."""
    held = {"edo": {"koi": "bushi"}, "oshu": {"lotus": "bushi"}, "kyoto": {"turtle": "bushi"}}
    hand = ["harvest", "harvest", "recruit", "recruit"]
    turn = [["mandate", "koi", 1]]
    state = scene(turn, active="koi", map=held, allies=[("koi", "lotus")], secrets={"hand": hand})
    heard = listen(state)
    do(state, "koi play harvest")
    told = [(event.args["seat"], event.args["province"]) for event in heard if event.code == "harvested"]
    assert sorted(told) == sorted([(seat_of(state, "koi"), "edo"), (seat_of(state, "lotus"), "oshu")])


@pytest.mark.parametrize("province", REWARDS)
def test_rs6_11_the_bonus_is_the_reward_of_the_province(province: str) -> None:
    state = harvest(map={province: {"koi": "bushi"}})
    points, gold, ronin = REWARDS[province]
    assert purse(state, "koi") == (points, gold + 1, ronin)


@pytest.mark.parametrize(("value", "reward"), [("coins", (0, 4, 0)), ("ronin", (0, 1, 3))])
def test_rs6_11_option_shikoku_reward(value: str, reward: tuple[int, int, int]) -> None:
    state = harvest(map={"shikoku": {"koi": "bushi"}}, options={"shikoku_reward": value})
    assert purse(state, "koi") == reward


@pytest.mark.parametrize("province", ["nagato", "kyushu"])
@pytest.mark.parametrize(("value", "points"), [("true", 1), ("false", 0)])
def test_rs6_11_option_nagato_kyushu_vp(province: str, value: str, points: int) -> None:
    state = harvest(map={province: {"koi": "bushi"}}, options={"nagato_kyushu_vp": value})
    assert purse(state, "koi") == (points, 2, 1)


def test_rs6_11_the_bonus_is_for_the_active_player_and_ally_only() -> None:
    everywhere = {"kyoto": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}, "edo": {"turtle": "bushi"}}
    state = harvest(map=everywhere, allies=[("koi", "turtle")])
    assert [purse(state, clan) for clan in ("koi", "lotus", "turtle")] == [(4, 1, 0), (0, 1, 0), (2, 3, 0)]


def test_rs6_11_a_third_player_with_the_most_force_keeps_the_reward_from_both() -> None:
    state = harvest(map={"kyoto": {"koi": "bushi", "lotus": "2 bushi"}})
    assert vp(state, "koi") == vp(state, "lotus") == 0


def test_rs6_11_every_province_counts() -> None:
    state = harvest(map={"kyoto": {"koi": "bushi"}, "kansai": {"koi": "daimyo"}, "oshu": {"koi": "shinto"}})
    assert purse(state, "koi") == (7, 4, 0)


@pytest.mark.parametrize(("order", "points"), [(["koi", "lotus", "turtle"], 4), (["lotus", "koi", "turtle"], 0)])
def test_rs6_11_ties_go_to_honor(order: list[str], points: int) -> None:
    state = harvest(map={"kyoto": {"koi": "bushi", "lotus": "bushi"}}, honor=order)
    assert vp(state, "koi") == points


def test_rs6_11_force_above_nothing_is_needed() -> None:
    """A stronghold alone harvests for Turtle only (RS12.5)."""
    assert vp(harvest("koi", map={"kyoto": {"koi": "2 stronghold"}}), "koi") == 0
    assert vp(harvest("turtle", map={"kyoto": {"turtle": "stronghold"}}), "turtle") == 4


def test_rs6_11_strongholds_of_others_do_not_defend() -> None:
    state = harvest(map={"kyoto": {"koi": "bushi", "lotus": "3 stronghold"}})
    assert vp(state, "koi") == 4


def test_rs6_11_all_gains_are_one_moment() -> None:
    """Merchants compare the coins held before it: Turtle's sees Koi richer, Lotus level (RS10.6)."""
    state = harvest(
        map={"oshu": {"koi": "bushi"}, "shikoku": {"lotus": "bushi"}},
        coins={"koi": 3, "lotus": 2, "turtle": 2},
        cards={"turtle": "way_of_the_merchant"},
        allies=[("koi", "lotus")],
    )
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [3 + 4, 2 + 4, 2 + 1 + 1]


def test_rs6_11_one_gain_for_loyalty() -> None:
    state = harvest(
        map={"kyoto": {"koi": "bushi"}, "kansai": {"koi": "bushi"}}, cards={"koi": "loyalty"}, allies=[("koi", "lotus")]
    )
    assert vp(state, "koi") == 7 + 1


def test_rs6_11_figures_at_shrines_harvest_nothing() -> None:
    state = harvest(worship={"fujin": {"koi": "2 shinto"}})
    assert purse(state, "koi") == (0, 1, 0)


def test_rs6_11_katana_is_for_the_war_only() -> None:
    here = {"kyoto": {"koi": "bushi", "lotus": "2 bushi"}}
    state = harvest(map=here, cards={"koi": "way_of_the_katana"}, honor=["koi", "lotus", "turtle"])
    assert vp(state, "koi") == 0
