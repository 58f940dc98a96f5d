"""The Teapot set: trigger, decision, effect, copies, and what its cards do to each other."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    ally,
    coins,
    do,
    finish,
    pieces,
    purse,
    scene,
    starting,
    texts,
    vp,
)

ALLIED = [("koi", "lotus")]
MANDATES = ("recruit", "marshal", "train", "harvest", "betray")


def turn(clan: str = "koi", hand: str = "harvest", **scenery: Any) -> State:
    """The clan's mandate turn; it holds two tiles of one mandate."""
    other = "recruit" if hand != "recruit" else "train"
    return scene(
        [["mandate", clan, 1]],
        set="teapot",
        active=clan,
        mandate_turns=1,
        secrets={"hand": [hand, hand, other, other]},
        **scenery,
    )


@pytest.mark.parametrize("mandate", MANDATES)
def test_card_honesty_two_points_for_any_mandate_but_betray(mandate: str) -> None:
    state = turn(hand=mandate, cards={"koi": "honesty"}, allies=ALLIED)
    do(state, f"koi play {mandate}")
    assert vp(state, "koi") == (0 if mandate == "betray" else 2)


def test_card_honesty_per_copy_and_only_while_allied() -> None:
    state = turn(cards={"koi": "2 honesty"}, allies=ALLIED)
    assert vp(do(state, "koi play harvest"), "koi") == 4
    assert vp(do(turn(cards={"koi": "honesty"}), "koi play harvest"), "koi") == 0


def test_card_honesty_only_on_the_own_mandate_turn() -> None:
    state = turn(cards={"lotus": "honesty"}, allies=ALLIED)
    assert vp(do(state, "koi play harvest"), "lotus") == 0


@pytest.mark.parametrize(("named", "points"), [("train", 2), ("betray", 0)])
def test_card_honesty_of_lotus_looks_at_the_named_mandate(named: str, points: int) -> None:
    hand = "betray" if named != "betray" else "harvest"
    state = turn("lotus", hand=hand, cards={"lotus": "honesty"}, allies=ALLIED)
    do(state, f"lotus lay {hand}")
    assert vp(state, "lotus") == 0
    assert vp(do(state, f"lotus name {named}"), "lotus") == points


def summoned(cards: str, honors: tuple[str, ...] = FIVE, clan: str = "koi", **scenery: Any) -> State:
    """Right after a summon of the clan."""
    cards_by_clan = {clan: cards, **scenery.pop("others", {})}
    return scene([["after_summon", clan]], clans=FIVE, set="teapot", honor=list(honors), cards=cards_by_clan, **scenery)


@pytest.mark.parametrize(("clan", "gained"), [("koi", 2), ("turtle", 2), ("dragonfly", 0), ("bonsai", 0)])
def test_card_path_of_the_patron_needs_two_players_with_less_honor(clan: str, gained: int) -> None:
    state = summoned("path_of_the_patron", clan=clan)
    assert (state.is_over(), coins(state, clan)) == (True, gained)


@pytest.mark.parametrize("copies", [1, 2])
def test_card_path_of_the_warlord_one_coin_per_copy_once_per_recruit_turn(copies: int) -> None:
    map = {"edo": {"koi": "2 stronghold"}}
    state = scene([["recruit", "koi"]], set="teapot", map=map, cards={"koi": f"{copies} path_of_the_warlord"})
    do(state, "koi summon bushi edo", "koi summon bushi edo")
    assert (state.is_over(), coins(state, "koi")) == (True, copies)


def test_card_path_of_the_warlord_and_patron_feed_a_merchant_once() -> None:
    """RS10.6: what one player gains after one summon is one gain."""
    others = {"bonsai": "way_of_the_merchant"}
    state = summoned("path_of_the_warlord path_of_the_patron", coins={"koi": 1}, others=others)
    assert (coins(state, "koi"), coins(state, "bonsai")) == (1 + 3, 1)


def test_card_path_of_the_patron_alone_feeds_a_merchant() -> None:
    state = summoned("path_of_the_patron", coins={"koi": 1}, others={"bonsai": "2 way_of_the_merchant"})
    assert coins(state, "bonsai") == 2


@pytest.mark.parametrize("copies", [1, 2])
def test_card_loyalty_one_more_per_copy_for_each_gain_while_allied(copies: int) -> None:
    scenery: dict[str, Any] = {"map": {"kyoto": {"koi": "bushi"}}, "cards": {"koi": f"{copies} loyalty"}}
    state = scene([["execute", "koi", 0, "harvest"]], set="teapot", allies=ALLIED, **scenery)
    assert vp(state, "koi") == 4 + copies
    state = scene([["execute", "koi", 0, "harvest"]], set="teapot", **scenery)
    assert vp(state, "koi") == 4, "not without an ally"


def test_card_loyalty_nothing_for_a_gain_of_nothing() -> None:
    state = scene([["execute", "koi", 0, "harvest"]], set="teapot", cards={"koi": "loyalty"}, allies=ALLIED)
    assert purse(state, "koi") == (0, 1, 0)


def test_ruling_loyalty_honesty_harvest_are_two_gains() -> None:
    state = turn(cards={"koi": "loyalty honesty"}, map={"kyoto": {"koi": "bushi"}}, allies=ALLIED)
    assert vp(do(state, "koi play harvest"), "koi") == (2 + 1) + (4 + 1)


def test_card_loyalty_stops_the_moment_betray_breaks_the_alliance() -> None:
    """Koi's Righteousness for the Bushi that Lotus's Oni of Hate kills after breaking with Koi."""
    map = {"edo": {"koi": "bushi", "turtle": "komainu"}}
    cards = {"koi": "loyalty righteousness", "lotus": "oni_of_hate"}
    state = turn("lotus", map=map, cards=cards, allies=ALLIED)
    do(state, "lotus lay harvest", "lotus name betray")
    assert ally(state, "koi") is None
    do(state, "lotus replace turtle komainu edo", "lotus with oni_of_hate")
    assert (pieces(state, "koi", "edo"), vp(state, "koi")) == ({}, 1)


def test_card_loyalty_with_righteousness_in_anothers_mandate() -> None:
    map = {"edo": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_hate"}}
    state = scene([["marshal", "lotus"]], map=map, cards={"koi": "loyalty righteousness"}, allies=ALLIED)
    assert vp(do(state, "lotus move oni_of_hate oshu edo"), "koi") == 2


def test_card_loyalty_all_hostages_of_one_respect_are_one_gain() -> None:
    map = {"edo": {"koi": "bushi", "turtle": "2 shinto"}}
    scenery: dict[str, Any] = {"cards": {"koi": "loyalty respect"}, "coins": {"koi": 1}, "allies": ALLIED}
    state = bid(war("edo", set="teapot", map=map, vp={"turtle": 5}, **scenery), koi="0/1/0/0")
    do(state, "koi take-hostage turtle shinto", "koi take-hostage turtle shinto")
    assert vp(state, "koi") == 2 + 1


def test_card_loyalty_oni_of_souls_is_in_the_gain_of_the_outcome() -> None:
    map = {"edo": {"koi": "3 bushi oni_of_souls", "turtle": "bushi"}}
    state = war("edo", set="teapot", map=map, cards={"koi": "loyalty oni_of_hate"}, allies=ALLIED)
    assert vp(state, "koi") == 4 + 1


def test_card_loyalty_with_bushido_pays_once_at_war_start() -> None:
    state = war_start(set="teapot", cards={"koi": "2 loyalty way_of_bushido"}, allies=ALLIED)
    assert purse(state, "koi") == (2 + 2, 2, 0)


def test_card_loyalty_seppuku_and_poets_are_two_gains_for_the_same_player() -> None:
    map = {"edo": {"koi": "bushi", "turtle": "bushi"}}
    state = war("edo", set="teapot", map=map, cards={"koi": "loyalty"}, coins={"koi": 2}, allies=ALLIED)
    do(bid(state, koi="1/0/0/1"), "koi yes", "koi yes")
    assert vp(state, "koi") == (1 + 1) + (1 + 1)


MERCHANT: dict[str, Any] = {"set": "teapot", "clans": FIVE}


def test_card_way_of_the_merchant_earns_by_the_shogun() -> None:
    cards = {"koi": "way_of_the_shogun", "bonsai": "2 way_of_the_merchant"}
    assert coins(war_start(cards=cards, coins={"koi": 1}, **MERCHANT), "bonsai") == 2
    assert coins(war_start(cards=cards, **MERCHANT), "bonsai") == 0, "equally poor before"


def test_ruling_merchant_koi_exchange_earns_nothing() -> None:
    cards = {"bonsai": "way_of_the_merchant"}
    state = war_start(cards=cards, coins={"koi": 5}, ronin={"koi": 3}, **MERCHANT)
    assert (coins(state, "koi"), coins(state, "bonsai")) == (8, 0)


def test_card_way_of_the_merchant_two_of_them_cannot_loop() -> None:
    cards = {"lotus": "way_of_the_merchant", "turtle": "way_of_the_merchant"}
    state = scene(
        [["execute", "koi", 0, "harvest"]], cards=cards, coins={"koi": 9, "lotus": 2, "turtle": 2}, **MERCHANT
    )
    assert [coins(state, clan) for clan in ("lotus", "turtle")] == [2 + 1 + 1, 2 + 1 + 1]


def test_card_way_of_the_merchant_judges_a_harvest_by_the_coins_before_it() -> None:
    """Koi harvests Oshu's 3 coins but was not richer; the Merchant's own coin of Harvest does not matter either."""
    cards = {"lotus": "way_of_the_merchant"}
    map = {"oshu": {"koi": "bushi"}}
    scenery: dict[str, Any] = {"coins": {"koi": 2, "lotus": 2}, "cards": cards, **MERCHANT}
    assert coins(scene([["execute", "koi", 0, "harvest"]], map=map, **scenery), "lotus") == 3


def test_card_way_of_the_merchant_not_by_reparations_or_benevolence() -> None:
    map = {"edo": {"koi": "2 bushi", "lotus": "bushi"}}
    state = war("edo", map=map, cards={"turtle": "way_of_the_merchant"}, coins={"koi": 4, "lotus": 9}, set="teapot")
    do(bid(state, koi="0/0/0/4"), "koi no")
    assert (coins(state, "lotus"), coins(state, "turtle")) == (13, 0)
    cards = {"koi": "benevolence", "turtle": "way_of_the_merchant"}
    state = scene([["train", "koi"]], market={"way_of_the_ronin": 1}, cards=cards, coins={"koi": 5, "lotus": 5})
    do(state, "koi buy way_of_the_ronin", "koi hand-coin lotus")
    assert (coins(state, "lotus"), coins(state, "turtle")) == (6, 0)


@pytest.mark.parametrize(("seasons", "points"), [(0, 0), (1, 6), (3, 18)])
def test_card_form_of_the_kindred_three_per_season_allied(seasons: int, points: int) -> None:
    players = {"koi": {"allied_seasons": seasons}}
    state = scene([["season"]], season="winter", set="teapot", players=players, cards={"koi": "2 form_of_the_kindred"})
    assert vp(state, "koi") == points


def test_card_form_of_the_kindred_is_recorded_at_the_tea_ceremony() -> None:
    state = scene([["season", "koi", 1]], set="teapot", phase="tea")
    do(state, "lotus propose koi", "koi agree lotus")
    assert state.table.allied_seasons == [1, 1, 0]


def test_card_form_of_the_kindred_a_broken_alliance_counts() -> None:
    players = {"koi": {"allied_seasons": 1}, "lotus": {"allied_seasons": 1}}
    state = scene([["betray", "lotus"]], set="teapot", players=players, allies=ALLIED)
    assert (ally(state, "koi"), state.table.allied_seasons) == (None, [1, 1, 0])


BETRAY: dict[str, Any] = {
    "set": "teapot",
    "map": {"edo": {"lotus": "4 bushi", "turtle": "2 bushi"}},
    "worship": {"shrine1": {"lotus": "komainu", "turtle": "shinto"}},
}


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_card_path_of_the_unrighteous_one_more_figure_per_copy(copies: int) -> None:
    cards = {"koi": f"{copies} path_of_the_unrighteous"} if copies else {}
    state = scene([["betray", "koi"]], cards=cards, **BETRAY)
    for _ in range(1 + copies):
        assert texts(state, "koi")[0] == "done"
        do(state, "koi replace lotus bushi edo")
    assert not starting(state, "koi", "replace lotus")
    do(state, "koi replace turtle bushi edo")
    assert (state.is_over(), pieces(state, "koi", "edo")) == (True, {"bushi": 2 + copies})


def test_card_path_of_the_unrighteous_in_any_order_with_the_normal_ones() -> None:
    state = scene([["betray", "koi"]], cards={"koi": "path_of_the_unrighteous"}, **BETRAY)
    do(state, "koi replace turtle shinto shrine1", "koi replace turtle bushi edo", "koi replace lotus bushi edo")
    assert state.is_over()
    assert (pieces(state, "koi", "shrine1"), pieces(state, "koi", "edo")) == ({"shinto": 1}, {"bushi": 2})


def test_ruling_unrighteous_komainu_at_shrine_is_replaced_by_shinto_or_komainu() -> None:
    """Not by another monster; and there nothing enters a province."""
    scenery = {**BETRAY, "cards": {"koi": "path_of_the_unrighteous oni_of_hate"}}
    state = do(scene([["betray", "koi"]], **scenery), "koi replace lotus komainu shrine1")
    assert pieces(state, "koi", "shrine1") == {"shinto": 1}
    spent = {"nagato": {"koi": "3 shinto"}}
    state = scene([["betray", "koi"]], **{**scenery, "map": spent})
    assert state.is_over(), "with only an Oni in reserve nobody at a shrine can be replaced"


def test_card_path_of_the_unrighteous_brings_oni_of_hate_into_a_province() -> None:
    map = {"edo": {"koi": "bushi shinto river_dragon oni_of_skulls"}}
    cards = {"lotus": "path_of_the_unrighteous oni_of_hate oni_of_souls"}
    state = scene([["betray", "lotus"]], set="teapot", map=map, cards=cards)
    do(state, "lotus replace koi river_dragon edo", "lotus with oni_of_souls")
    do(state, "lotus replace koi oni_of_skulls edo")
    assert texts(state, "lotus") == ["kill koi bushi edo", "kill koi shinto edo"]


def test_card_path_of_the_unrighteous_may_be_declined() -> None:
    state = scene([["betray", "koi"]], cards={"koi": "path_of_the_unrighteous"}, **BETRAY)
    assert finish(state).is_over()
    assert pieces(state, "lotus", "edo") == {"bushi": 4}
