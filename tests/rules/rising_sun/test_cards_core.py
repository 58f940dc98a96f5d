"""The core cards: trigger, decision, effect, copies, and what they do to each other."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    finish,
    honor,
    in_season,
    owned,
    pieces,
    purse,
    scene,
    starting,
    step,
    strength,
    texts,
    tokens,
    verdict,
    vp,
)

TWO_CASTLES = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}


def bought(card: str, clan: str = "koi", **scenery: Any) -> State:
    """A Train turn in which the clan has just paid for the card."""
    scenery.setdefault("map", TWO_CASTLES)
    state = scene([["train", clan]], market={card: 1}, coins={clan: 4}, **scenery)
    return do(state, f"{clan} buy {card}")


def test_card_komainu_is_summoned_and_may_worship() -> None:
    state = bought("komainu")
    assert texts(state, "koi") == ["summon komainu oshu", "summon komainu edo"], "compulsory, at a stronghold"
    do(state, "koi summon komainu edo")
    assert texts(state, "koi") == ["done"] + [f"worship komainu edo shrine{n}" for n in range(1, 5)]
    stayed, gone = do(state.copy(), "koi done"), do(state.copy(), "koi worship komainu edo shrine3")
    assert pieces(stayed, "koi", "edo") == {"komainu": 1, "strongholds": 1}
    assert pieces(gone, "koi", "shrine3") == {"komainu": 1}


def test_card_komainu_fires_after_summon_after_its_worship() -> None:
    state = bought("komainu", cards={"koi": "path_of_the_kenin"})
    do(state, "koi summon komainu edo", "koi worship komainu edo shrine1")
    assert starting(state, "koi", "place bushi") == ["place bushi oshu", "place bushi edo"]


def test_card_komainu_in_recruit_worships_and_returns_at_clean_up() -> None:
    state = scene([["recruit", "koi"]], map={"edo": {"koi": "stronghold"}}, cards={"koi": "komainu"})
    do(state, "koi summon komainu edo", "koi worship komainu edo shrine2")
    assert pieces(state, "koi", "shrine2") == {"komainu": 1}
    state = scene(in_season(phase=4), phase="war", worship={"shrine2": {"koi": "komainu"}})
    assert pieces(state, "koi", "reserve")["komainu"] == 1


def test_card_komainu_is_both_types_for_betray() -> None:
    scenery: dict[str, Any] = {"map": {"edo": {"lotus": "shinto river_dragon"}}, "cards": {"koi": "komainu"}}
    state = scene([["betray", "koi"]], **scenery)
    do(state, "koi replace lotus shinto edo")
    assert texts(state, "koi") == ["with shinto", "with komainu"]
    assert "replace lotus river_dragon edo" in texts(scene([["betray", "koi"]], **scenery), "koi")
    state = scene([["betray", "koi"]], map={"edo": {"lotus": "komainu"}}, cards={"koi": "oni_of_skulls"})
    assert texts(do(state, "koi replace lotus komainu edo"), "koi") == ["with shinto", "with oni_of_skulls"]


def test_card_komainu_may_be_killed_by_hate_and_placed_by_light() -> None:
    state = scene([["marshal", "lotus"]], map={"edo": {"koi": "komainu bushi"}, "oshu": {"lotus": "oni_of_hate"}})
    do(state, "lotus move oni_of_hate oshu edo")
    assert texts(state, "lotus") == ["kill koi bushi edo", "kill koi komainu edo"]
    do(state, "lotus kill koi komainu edo")
    assert pieces(state, "koi", "reserve")["komainu"] == 1
    state = scene([["end_of_recruit"]], cards={"koi": "komainu path_of_the_light"})
    assert starting(state, "koi", "place komainu") == [f"place komainu shrine{n}" for n in range(1, 5)]


def test_card_oni_of_skulls_force_three_with_the_least_honor_of_those_present() -> None:
    alone = scene(map={"edo": {"koi": "oni_of_skulls"}})
    assert strength(alone, "koi", "edo") == 3
    map = {"edo": {"lotus": "oni_of_skulls", "koi": "bushi"}, "oshu": {"turtle": "bushi"}}
    assert strength(scene(map=map), "lotus", "edo") == 3, "Turtle is not there"
    with_turtle = scene(map={"edo": {"lotus": "oni_of_skulls", "turtle": "stronghold"}})
    assert strength(with_turtle, "lotus", "edo") == 1


def test_card_oni_of_skulls_is_recomputed_mid_battle() -> None:
    """Turtle's seppuku lifts it over Lotus, whose Oni thereby becomes the least honored one's: 3 beats 2."""
    map = {"edo": {"lotus": "oni_of_skulls", "turtle": "bushi", "koi": "2 bushi"}}
    state = war("edo", map=map, coins={"turtle": 1})
    assert strength(state, "lotus", "edo") == 1
    do(bid(state, turtle="1/0/0/0"), "turtle yes")
    assert (honor(state), tokens(state, "lotus")) == (["koi", "turtle", "lotus"], ["edo"])
    declined = do(bid(war("edo", map=map, coins={"turtle": 1}), turtle="1/0/0/0"), "turtle no")
    assert tokens(declined, "koi") == ["edo"]


def test_card_oni_of_skulls_summons_at_once_in_the_only_castle() -> None:
    state = bought("oni_of_skulls", map={"edo": {"koi": "stronghold"}})
    assert state.is_over()
    assert pieces(state, "koi", "edo") == {"oni_of_skulls": 1, "strongholds": 1}


def test_card_oni_of_skulls_without_any_castle_waits_in_the_reserve() -> None:
    """RS6.10, for hand-written positions and expansion clans: no summon, nothing after it."""
    state = bought("oni_of_skulls", map={}, cards={"koi": "path_of_the_warlord"})
    assert (state.is_over(), pieces(state, "koi", "reserve")["oni_of_skulls"]) == (True, 1)
    assert coins(state, "koi") == 2


def test_card_path_of_the_lion_and_path_of_the_dragon_add_for_daimyo_and_yurei() -> None:
    map = {"edo": {"koi": "daimyo", "lotus": "daimyo"}, "oshu": {"koi": "yurei bushi"}}
    for cards, extra in (
        ("path_of_the_lion", 1),
        ("path_of_the_dragon", 3),
        ("path_of_the_lion path_of_the_dragon", 4),
    ):
        state = scene(map=map, cards={"koi": cards})
        assert (strength(state, "koi", "edo"), strength(state, "koi", "oshu")) == (1 + extra, 2 + extra + 1)
        assert strength(state, "lotus", "edo") == 1


def test_card_path_of_the_lion_counts_for_harvest() -> None:
    map = {"kyoto": {"lotus": "daimyo", "koi": "bushi"}}
    state = scene([["execute", "lotus", 0, "harvest"]], map=map, cards={"lotus": "path_of_the_lion"})
    assert vp(state, "lotus") == 4
    assert vp(scene([["execute", "lotus", 0, "harvest"]], map=map), "lotus") == 0


@pytest.mark.parametrize("copies", [1, 2])
def test_card_righteousness_one_point_per_figure_and_copy_in_battle(copies: int) -> None:
    cards = {"lotus": f"{copies} righteousness"}
    state = war("edo", map={"edo": {"koi": "4 bushi", "lotus": "2 bushi daimyo"}}, cards=cards)
    assert vp(state, "lotus") == 3 * copies


def test_card_righteousness_seppuku_included() -> None:
    map = {"edo": {"koi": "bushi", "lotus": "2 bushi"}}
    state = war("edo", map=map, cards={"lotus": "righteousness"}, coins={"lotus": 1})
    assert vp(do(bid(state, lotus="1/0/0/0"), "lotus yes"), "lotus") == 2 + 2


def test_card_righteousness_hate_and_ninja_too() -> None:
    map = {"edo": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_hate"}}
    state = scene([["marshal", "lotus"]], map=map, cards={"koi": "righteousness"})
    assert vp(do(state, "lotus move oni_of_hate oshu edo"), "koi") == 1
    cards = {"koi": "righteousness", "lotus": "path_of_the_ninja"}
    state = scene([["after_summon", "lotus"]], map={"edo": {"koi": "bushi"}}, cards=cards)
    assert vp(do(state, "lotus kill koi bushi edo"), "koi") == 1


def test_card_righteousness_not_for_hostages_replaced_or_spared_figures() -> None:
    cards = {"koi": "righteousness"}
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "2 bushi"}}, cards=cards, coins={"lotus": 1})
    assert vp(do(bid(state, lotus="0/1/0/0"), "lotus take-hostage koi bushi"), "koi") == 0
    state = scene([["betray", "lotus"]], map={"edo": {"koi": "bushi"}}, cards=cards)
    assert vp(do(state, "lotus replace koi bushi edo"), "koi") == 0
    cards = {"koi": "righteousness", "lotus": "mercy"}
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "2 bushi"}}, cards=cards)
    assert vp(do(state, "lotus yes"), "koi") == 0


@pytest.mark.parametrize(
    ("cards", "purses"),
    [
        ("way_of_the_shogun", (0, 3, 0)),
        ("2 way_of_the_shogun", (0, 6, 0)),
        ("way_of_the_moneylender", (0, 5, 0)),
        ("way_of_the_ronin", (0, 0, 2)),
        ("2 way_of_the_ronin", (0, 0, 4)),
    ],
)
def test_card_way_of_the_shogun_moneylender_and_ronin_give_at_war_start(cards: str, purses: tuple[int, ...]) -> None:
    """way_of_the_shogun, way_of_the_moneylender, way_of_the_ronin: automatic."""
    state = war_start(cards={"lotus": cards})
    assert (state.is_over(), purse(state, "lotus")) == (True, purses)


def test_card_way_of_the_ronin_of_koi_becomes_coins() -> None:
    assert purse(war_start(cards={"koi": "way_of_the_ronin"}), "koi") == (0, 2, 0)


def test_card_path_of_the_serpent_no_merchant_no_benevolence() -> None:
    """The toll is not from the supply and not a purchase; the rest of RS10.15 is in test_rs10_details."""
    cards = {"koi": "path_of_the_serpent", "lotus": "benevolence", "turtle": "way_of_the_merchant"}
    state = scene([["marshal", "lotus"]], map={"kansai": {"lotus": "bushi"}}, cards=cards, coins={"koi": 5, "lotus": 5})
    do(state, "lotus move bushi kansai shikoku")
    assert (actors(state), texts(state, "koi")) == (["koi"], ["yes", "no"])
    do(state, "koi yes")
    assert ([coins(state, clan) for clan in ("koi", "lotus", "turtle")], state.is_over()) == ([6, 4, 0], True)


RESPECT: dict[str, Any] = {
    "map": {"edo": {"koi": "bushi", "lotus": "2 bushi", "turtle": "2 shinto"}},
    "vp": {"lotus": 1, "turtle": 5},
    "coins": {"koi": 1},
}


@pytest.mark.parametrize("copies", [1, 2])
def test_card_respect_one_more_hostage_per_copy(copies: int) -> None:
    state = bid(war("edo", cards={"koi": f"{copies} respect"}, **RESPECT), koi="0/1/0/0")
    for _ in range(1 + copies):
        assert (step(state), texts(state, "koi")[0]) == ("hostages", "done")
        do(state, "koi take-hostage turtle shinto" if starting(state, "koi", "take-hostage turtle") else "koi done")
    taken = pieces(state, "turtle", "held by koi")["shinto"]
    assert (taken, vp(state, "koi"), step(state) == "hostages") == (2, 2, False)


def test_card_respect_of_several_participants_each_steals_one() -> None:
    state = bid(war("edo", cards={"koi": "2 respect"}, **RESPECT), koi="0/1/0/0")
    do(state, "koi take-hostage lotus bushi", "koi take-hostage lotus bushi", "koi take-hostage turtle shinto")
    assert [vp(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 0, 4], "the second of Lotus steals nothing"


def test_card_respect_declining_the_first_means_no_second() -> None:
    state = do(bid(war("edo", cards={"koi": "respect"}, **RESPECT), koi="0/1/0/0"), "koi done")
    assert step(state) != "hostages"
    assert pieces(state, "turtle", "held by koi") == {}


@pytest.mark.parametrize(
    ("option", "cards", "purses"),
    [
        ("per_virtue", "way_of_bushido", (0, 0, 0)),
        ("per_virtue", "way_of_bushido 2 respect", (2, 2, 0)),
        ("per_virtue", "way_of_bushido respect righteousness", (4, 4, 0)),
        ("coins_once", "way_of_bushido respect righteousness", (4, 2, 0)),
    ],
)
def test_card_way_of_bushido_per_different_virtue(option: str, cards: str, purses: tuple[int, ...]) -> None:
    """Option bushido."""
    state = war_start(cards={"lotus": cards}, options={"bushido": option})
    assert (state.is_over(), purse(state, "lotus")) == (True, purses)


def test_card_yurei_has_a_daimyos_immunities() -> None:
    map = {"edo": {"koi": "bushi", "lotus": "yurei", "turtle": "oni_of_skulls"}}
    state = bid(war("edo", map=map, coins={"koi": 1}), koi="0/1/0/0")
    assert texts(state, "koi") == ["done", "take-hostage turtle oni_of_skulls"]
    state = scene([["betray", "koi"]], map=map, cards={"koi": "komainu"})
    assert verdict(state, "koi replace lotus yurei edo") == ("replace/daimyo", "RS1.7")


def test_card_yurei_dies_in_seppuku_and_in_a_lost_battle() -> None:
    lost = war("edo", map={"edo": {"koi": "3 bushi", "lotus": "yurei"}})
    assert pieces(lost, "lotus", "reserve")["yurei"] == 1
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "yurei"}}, coins={"lotus": 1})
    do(bid(state, lotus="1/0/0/0"), "lotus yes")
    assert (vp(state, "lotus"), pieces(state, "lotus", "reserve")["yurei"]) == (1, 1)


def test_card_yurei_may_stand_in_from_the_reserve() -> None:
    state = scene([["betray", "koi"]], map={"edo": {"lotus": "river_dragon"}}, cards={"koi": "yurei"})
    do(state, "koi replace lotus river_dragon edo")
    assert pieces(state, "koi", "edo") == {"yurei": 1}
    assert pieces(state, "lotus", "reserve")["river_dragon"] == 1


def test_card_yurei_is_summoned_when_bought() -> None:
    assert texts(bought("yurei"), "koi") == ["summon yurei oshu", "summon yurei edo"]
    assert len(texts(bought("yurei", "dragonfly", clans=FIVE), "dragonfly")) == 8


def winter_points(clan: str = "koi", **scenery: Any) -> int:
    return vp(scene([["season"]], season="winter", **scenery), clan)


def test_card_form_of_the_kitsune_three_per_stronghold_on_the_map() -> None:
    map = {"edo": {"koi": "2 stronghold"}, "kyoto": {"turtle": "3 stronghold"}}
    cards = {"koi": "form_of_the_kitsune", "turtle": "form_of_the_kitsune"}
    assert winter_points(map=map, cards=cards) == 6
    assert winter_points("turtle", map=map, cards=cards) == 9, "for Turtle the same"


def test_card_form_of_the_phoenix_three_per_different_virtue() -> None:
    cards = "form_of_the_phoenix 2 respect righteousness mercy"
    assert winter_points(cards={"koi": cards}) == 9
    assert winter_points(cards={"koi": f"{cards} form_of_the_phoenix"}) == 18


def test_card_river_dragon_is_summoned_can_be_hostage_and_betrayed() -> None:
    state = do(bought("river_dragon"), "koi summon river_dragon oshu")
    assert (owned(state, "koi"), strength(state, "koi", "oshu")) == ({"river_dragon": 1}, 5)
    map = {"edo": {"koi": "river_dragon", "lotus": "bushi"}}
    state = bid(war("edo", map=map, coins={"lotus": 1}), lotus="0/1/0/0")
    do(state, "lotus take-hostage koi river_dragon")
    assert (tokens(state, "lotus"), owned(state, "koi")) == (["edo"], {"river_dragon": 1})
    state = scene([["betray", "lotus"]], map=map, cards={"lotus": "oni_of_skulls"})
    do(state, "lotus replace koi river_dragon edo")
    assert pieces(state, "lotus", "edo") == {"bushi": 1, "oni_of_skulls": 1}


def test_card_river_dragon_killed_goes_to_its_owners_reserve_and_is_recruited_again() -> None:
    state = war("edo", map={"edo": {"lotus": "river_dragon", "koi": "5 bushi"}})
    assert pieces(finish(state), "lotus", "reserve")["river_dragon"] == 1
    state = scene([["recruit", "lotus"]], map={"edo": {"lotus": "stronghold"}}, cards={"lotus": "river_dragon"})
    assert "summon river_dragon edo" in texts(state, "lotus")
