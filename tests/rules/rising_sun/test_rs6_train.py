"""RS6.9, RS6.10: Train, and monsters that are bought."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    THREE,
    actors,
    coins,
    do,
    owned,
    pieces,
    scene,
    starting,
    step,
    strength,
    texts,
    verdict,
)

MARKET = {"path_of_the_lion": 1, "righteousness": 2, "yurei": 1}
GARDEN = ("koi", "dragonfly", "bonsai")


def train(clan: str = "koi", bonus: int = 0, market: dict[str, int] | None = None, **more: Any) -> State:
    return scene([["train", clan, 0, bonus]], market=MARKET if market is None else market, **more)


def test_rs6_9_one_card_for_its_cost() -> None:
    state = do(train(coins={"koi": 5}), "koi buy righteousness")
    assert coins(state, "koi") == 3
    assert owned(state, "koi") == {"righteousness": 1}
    assert state.is_over(), "one card per Train"


def test_rs6_9_only_what_lies_on_display() -> None:
    assert verdict(train(coins={"koi": 5}), "koi buy respect") == ("buy/not_on_display", "RS1.14")


def test_rs6_9_it_works_as_soon_as_it_is_paid() -> None:
    state = train(coins={"koi": 5}, map={"edo": {"koi": "daimyo"}})
    assert strength(do(state, "koi buy path_of_the_lion"), "koi", "edo") == 2


def test_rs6_9_another_copy_in_a_later_train_adds_up() -> None:
    state = train(market={"righteousness": 1}, coins={"koi": 5}, cards={"koi": "righteousness"})
    assert owned(do(state, "koi buy righteousness"), "koi") == {"righteousness": 2}


def test_rs6_9_the_discount_is_for_the_active_player_and_ally() -> None:
    state = scene(
        [["execute", "koi", 0, "train"]],
        market={"respect": 2, "way_of_the_shogun": 2},
        coins=dict.fromkeys(THREE, 2),
        allies=[("koi", "turtle")],
        cards={"turtle": "path_of_the_lion"},
    )
    do(state, "koi buy way_of_the_shogun", "lotus done", "turtle buy way_of_the_shogun")
    assert [coins(state, clan) for clan in THREE] == [1, 2, 1]


def test_rs6_9_at_least_nothing_is_paid() -> None:
    state = train(bonus=1, coins={"koi": 1})
    assert coins(do(state, "koi buy path_of_the_lion"), "koi") == 1


def test_rs6_9_with_the_discount_a_dearer_card_is_within_reach() -> None:
    assert "buy yurei" in texts(train(bonus=1, coins={"koi": 2}), "koi")
    assert "buy yurei" not in texts(train(bonus=0, coins={"koi": 2}), "koi")


def test_rs6_9_the_discount_may_be_waived() -> None:
    """For whatever reason: a Monkey after it, a Righteous before the war, Benevolence."""
    state = train(bonus=1, coins={"koi": 2})
    assert starting(state, "koi", "buy-full") == ["buy-full righteousness"], "yurei costs 3, the lion nothing"
    assert coins(do(state, "koi buy-full righteousness"), "koi") == 0


@pytest.mark.parametrize("held", [5, 2])
def test_rs6_9_without_the_discount_there_is_one_price(held: int) -> None:
    """Also for whoever has just enough."""
    state = train(coins={"koi": held})
    assert starting(state, "koi", "buy-full") == []
    assert verdict(state, "koi buy-full righteousness") == ("buy/no_other_price", "RS6.9")


def test_rs6_9_who_can_buy_nothing_is_not_asked() -> None:
    state = scene([["execute", "koi", 0, "train"]], market={"yurei": 1}, coins={"lotus": 3})
    assert actors(state) == ["lotus"]


@pytest.mark.parametrize(
    ("card", "bonus", "paid"),
    [
        ("righteousness", 0, 1),
        ("yurei", 0, 1),
        ("yurei", 1, 0),
        ("path_of_the_lion", 0, 0),
        ("path_of_the_lion", 1, 0),
    ],
)
def test_rs6_9_bonsai_pays_at_most_one_and_the_discount_after_that(card: str, bonus: int, paid: int) -> None:
    """RS12.2."""
    home = {"kyushu": {"bonsai": "stronghold"}}
    state = train("bonsai", bonus, clans=GARDEN, coins={"bonsai": 3}, map=home)
    assert coins(do(state, f"bonsai buy {card}"), "bonsai") == 3 - paid


def test_rs6_9_bonsai_may_waive_the_discount_too() -> None:
    state = train("bonsai", 1, clans=GARDEN, coins={"bonsai": 1})
    assert coins(do(state, "bonsai buy-full righteousness"), "bonsai") == 0


def test_rs6_9_bonsais_low_price_is_not_optional() -> None:
    """Waiving the discount it pays 1, never the 2 or 3 that are printed; of what is free it can waive nothing."""
    home = {"kyushu": {"bonsai": "stronghold"}}
    state = train("bonsai", 0, clans=GARDEN, coins={"bonsai": 5})
    assert starting(state, "bonsai", "buy-full") == []
    state = train("bonsai", 1, clans=GARDEN, coins={"bonsai": 5}, map=home)
    assert starting(state, "bonsai", "buy-full") == ["buy-full righteousness", "buy-full yurei"]
    assert verdict(state, "bonsai buy-full path_of_the_lion") == ("buy/no_other_price", "RS6.9")
    for card in ("righteousness", "yurei"):
        bought = do(state.copy(), f"bonsai buy-full {card}")
        assert (coins(bought, "bonsai"), owned(bought, "bonsai")) == (4, {card: 1})


def test_rs6_9_bonsai_without_a_coin_has_the_free_and_with_the_discount_everything() -> None:
    """The limit comes first: 3 become 1, and 1 less is nothing."""
    assert texts(train("bonsai", 0, clans=GARDEN), "bonsai") == ["done", "buy path_of_the_lion"]
    everything = ["done", "buy path_of_the_lion", "buy righteousness", "buy yurei"]
    assert texts(train("bonsai", 1, clans=GARDEN), "bonsai") == everything
    assert verdict(train("bonsai", 0, clans=GARDEN), "bonsai buy yurei") == ("buy/too_poor", "RS1.14")


def test_rs6_9_the_low_price_is_bonsais_alone() -> None:
    state = train("dragonfly", 1, clans=GARDEN, coins={"dragonfly": 3})
    assert coins(do(state.copy(), "dragonfly buy yurei"), "dragonfly") == 1
    assert coins(do(state.copy(), "dragonfly buy-full yurei"), "dragonfly") == 0


HOMES = {"edo": {"koi": "2 stronghold"}, "oshu": {"koi": "stronghold"}, "kyoto": {"lotus": "stronghold"}}


def test_rs6_10_a_bought_monster_is_summoned_at_once_at_a_stronghold() -> None:
    state = do(train(coins={"koi": 3}, map=HOMES), "koi buy yurei")
    assert texts(state, "koi") == ["summon yurei oshu", "summon yurei edo"]
    assert verdict(state, "koi done") == ("action/not_asked", "RS6.10")
    do(state, "koi summon yurei oshu")
    assert pieces(state, "koi", "oshu") == {"yurei": 1, "strongholds": 1}


def test_rs6_10_with_one_province_there_is_nothing_to_choose() -> None:
    state = do(train(coins={"koi": 3}, map={"edo": {"koi": "2 stronghold"}}), "koi buy yurei")
    assert pieces(state, "koi", "edo") == {"yurei": 1, "strongholds": 2}


def test_rs6_10_dragonfly_summons_it_anywhere() -> None:
    state = do(train("dragonfly", clans=GARDEN, coins={"dragonfly": 3}), "dragonfly buy yurei")
    assert texts(state, "dragonfly") == [f"summon yurei {province}" for province in PROVINCES]


def test_rs6_10_where_no_summoning_is_legal_it_waits_in_the_reserve() -> None:
    state = do(train(coins={"koi": 3}), "koi buy yurei")
    assert state.is_over()
    assert pieces(state, "koi", "reserve")["yurei"] == 1


def test_rs6_10_it_is_a_summon() -> None:
    """Warlord: a coin after it (RS10.5)."""
    state = train(coins={"koi": 3}, map=HOMES, cards={"koi": "path_of_the_warlord"})
    do(state, "koi buy yurei", "koi summon yurei edo")
    assert coins(state, "koi") == 1


def test_rs6_10_it_enters_the_province() -> None:
    here = {"edo": {"turtle": "stronghold", "koi": "bushi"}}
    state = train("turtle", market={"oni_of_hate": 1}, coins={"turtle": 3}, map=here)
    do(state, "turtle buy oni_of_hate")
    assert pieces(state, "koi", "edo") == {}


def test_rs6_10_a_dead_monster_can_be_summoned_again_by_recruit() -> None:
    state = scene(
        [["wars", "koi", 1]],
        phase="war",
        wars=["edo"],
        map={"edo": {"koi": "2 bushi", "lotus": "komainu"}},
    )
    assert pieces(state, "lotus", "reserve")["komainu"] == 1
    again = scene([["recruit", "lotus"]], map={"oshu": {"lotus": "stronghold"}}, cards={"lotus": "komainu"})
    do(again, "lotus summon komainu oshu")
    assert pieces(again, "lotus", "oshu") == {"komainu": 1, "strongholds": 1}


def test_rs6_10_the_card_stays_with_its_owner_when_the_monster_dies() -> None:
    here = {"edo": {"koi": "2 bushi", "lotus": "komainu"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here)
    assert owned(state, "lotus") == {"komainu": 1}


def test_rs6_10_ryujins_monster_is_summoned_at_once_too() -> None:
    shrines = ("ryujin", "fujin", "hachiman", "tsukuyomi")
    state = scene(
        [["kami", "koi"]],
        shrines=shrines,
        worship={"ryujin": {"koi": "shinto"}},
        market={"yurei": 1},
        coins={"koi": 3},
        map=HOMES,
    )
    do(state, "koi buy yurei")
    assert step(state) == "monster"
