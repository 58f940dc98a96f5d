"""RS12: what each clan can do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    ally,
    coins,
    do,
    hand,
    honor,
    pieces,
    purse,
    ronin,
    scene,
    starting,
    step,
    strength,
    texts,
    tokens,
    verdict,
    view,
    vp,
)


def test_rs12_1_koi_must_turn_all_ronin_into_coins_at_the_start_of_war() -> None:
    state = war_start(ronin={"koi": 3, "lotus": 3}, coins={"koi": 1})
    assert state.is_over(), "nothing is asked"
    assert purse(state, "koi") == (0, 4, 0)
    assert ronin(state, "lotus") == 3


def test_ruling_koi_exchange_last_after_its_own_gains_rs12_1() -> None:
    state = war_start(ronin={"koi": 1}, cards={"koi": "2 way_of_the_ronin"})
    assert purse(state, "koi") == (0, 5, 0)
    assert purse(war_start(cards={"koi": "way_of_the_ronin"}), "koi") == (0, 2, 0)


def test_rs12_1_set_aside_coins_count_as_ronin_and_none_is_spent() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "5 bushi"}}, coins={"koi": 7})
    do(bid(state, koi="0/0/2/0"), "koi yes")
    assert tokens(state, "koi") == ["edo"], "1 and the 5 coins set aside"
    assert purse(state, "koi") == (0, 5, 0)


def test_rs12_1_bid_coins_do_not_count_as_ronin() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "2 bushi"}}, coins={"koi": 7})
    bid(state, koi="0/0/7/0")
    assert state.is_over(), "nothing is left to hire"
    assert tokens(state, "lotus") == ["edo"]


def test_rs12_1_coins_are_ronin_for_koi_alone() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"lotus": 7})
    bid(state, lotus="0/0/1/0")
    assert tokens(state, "koi") == ["edo"]


BONSAI: dict[str, Any] = {"clans": ("koi", "lotus", "bonsai"), "map": {"kyushu": {"bonsai": "stronghold"}}}
DISPLAY = {"way_of_bushido": 1, "path_of_the_serpent": 1, "way_of_the_ronin": 1}


def test_rs12_2_bonsai_pays_at_most_one_coin_for_a_card() -> None:
    state = scene([["train", "bonsai"]], market=DISPLAY, coins={"bonsai": 1}, **BONSAI)
    assert starting(state, "bonsai", "buy") == ["buy path_of_the_serpent", "buy way_of_bushido", "buy way_of_the_ronin"]
    assert coins(do(state, "bonsai buy way_of_bushido"), "bonsai") == 0


def test_rs12_2_the_limit_is_not_optional() -> None:
    state = scene([["train", "bonsai"]], market=DISPLAY, coins={"bonsai": 9}, **BONSAI)
    assert starting(state, "bonsai", "buy-full") == []
    assert coins(do(state, "bonsai buy way_of_bushido"), "bonsai") == 8


def test_rs12_2_free_things_stay_free() -> None:
    state = scene([["train", "bonsai"]], market=DISPLAY, **BONSAI)
    assert texts(state, "bonsai") == ["done", "buy path_of_the_serpent"]


def test_rs12_2_the_discount_comes_after_the_limit_and_is_optional() -> None:
    state = scene([["train", "bonsai", 0, 1]], market=DISPLAY, **BONSAI)
    assert coins(do(state, "bonsai buy way_of_bushido"), "bonsai") == 0
    scenery: dict[str, Any] = {"cards": {"bonsai": "benevolence"}, "coins": {"bonsai": 1}, **BONSAI}
    state = scene([["train", "bonsai", 0, 1]], market=DISPLAY, **scenery)
    assert "buy-full way_of_bushido" in texts(state, "bonsai")


def test_rs12_2_strongholds_cost_bonsai_one() -> None:
    state = scene([["marshal", "bonsai", 0, 1]], coins={"bonsai": 1}, **BONSAI)
    do(state, "bonsai build oshu")
    assert (coins(state, "bonsai"), pieces(state, "bonsai", "oshu")) == (0, {"strongholds": 1})
    assert scene([["marshal", "bonsai", 0, 1]], **BONSAI).is_over(), "but not nothing"


LOTUS: dict[str, Any] = {"clans": FIVE, "active": "lotus", "mandate_turns": 1}
HAND = {"hand": ["recruit", "recruit", "marshal", "marshal"]}


def test_rs12_3_lotus_lays_a_tile_and_names_any_mandate() -> None:
    state = scene([["mandate", "lotus", 1]], secrets=HAND, **LOTUS)
    assert texts(state, "lotus") == ["lay recruit", "lay marshal"]
    do(state, "lotus lay marshal")
    assert texts(state, "lotus") == [f"name {m}" for m in ("recruit", "marshal", "train", "harvest", "betray")]
    do(state, "lotus name harvest")
    assert [coins(state, clan) for clan in FIVE] == [1] * 5
    assert hand(state) == ["recruit", "recruit", "marshal"]


def test_rs12_3_the_tile_is_never_shown() -> None:
    state = scene([["mandate", "lotus", 1]], secrets=HAND, **LOTUS)
    others = [view(state, clan) for clan in ("koi", None)]
    do(state, "lotus lay marshal")
    laid = [view(state, clan).laid for clan in ("koi", None, "lotus")]
    assert laid == [[], [], [1]]
    assert all(seen.laid == [] for seen in others)
    do(state, "lotus name harvest")
    assert view(state, "koi").table.plays == [1, 3, 1]


def test_rs12_3_also_one_that_nobody_can_draw() -> None:
    plays = [["koi", "harvest"], ["koi", "harvest"]]
    state = scene([["mandate", "lotus", 1]], secrets=HAND, plays=plays, **{**LOTUS, "mandate_turns": 3})
    assert coins(do(state, "lotus lay recruit", "lotus name harvest"), "koi") == 1


def test_rs12_3_the_named_mandate_breaks_its_alliance_and_takes_its_order() -> None:
    scenery: dict[str, Any] = {"allies": [("lotus", "koi")], **LOTUS}
    state = scene([["mandate", "lotus", 1]], secrets=HAND, **scenery)
    do(state, "lotus lay recruit", "lotus name betray")
    assert (ally(state, "koi"), honor(state)[:3]) == (None, ["koi", "turtle", "lotus"])
    market: dict[str, Any] = {"market": {"path_of_the_serpent": 1}}
    state = scene([["mandate", "lotus", 1]], secrets=HAND, **market, **LOTUS)
    assert actors(do(state, "lotus lay recruit", "lotus name train")) == ["lotus"], (
        "Train begins with the active player"
    )


def test_rs12_3_other_clans_play_face_up_what_they_drew() -> None:
    state = scene([["mandate", "koi", 1]], secrets=HAND, clans=FIVE, active="koi", mandate_turns=1)
    assert texts(state, "koi") == ["play recruit", "play marshal"]


def test_rs12_4_dragonfly_summons_anywhere_one_per_stronghold_and_the_bonus() -> None:
    state = scene([["recruit", "dragonfly", 0, 1]], clans=FIVE, map={"hokkaido": {"dragonfly": "stronghold"}})
    assert len(starting(state, "dragonfly", "summon bushi")) == 8
    do(state, "dragonfly summon bushi edo", "dragonfly summon bushi edo")
    assert pieces(state, "dragonfly", "edo") == {"bushi": 2}
    assert state.is_over(), "two in all"


def test_rs12_4_a_bought_monster_goes_anywhere() -> None:
    state = scene([["monster", "dragonfly", 0, "yurei"]], clans=FIVE, cards={"dragonfly": "yurei"})
    assert len(starting(state, "dragonfly", "summon yurei")) == 8


def test_rs12_4_dragonfly_moves_anywhere_and_pays_no_toll() -> None:
    state = scene(
        [["marshal", "dragonfly"]],
        clans=FIVE,
        map={"hokkaido": {"dragonfly": "bushi"}},
        cards={"koi": "path_of_the_serpent"},
        coins={"dragonfly": 1},
    )
    assert len(starting(state, "dragonfly", "move bushi hokkaido")) == 7
    do(state, "dragonfly move bushi hokkaido oshu")
    assert (step(state), coins(state, "dragonfly"), pieces(state, "dragonfly", "oshu")) == ("", 1, {"bushi": 1})


def test_rs12_4_placed_figures_follow_the_placing_effect() -> None:
    state = scene(
        [["after_summon", "dragonfly"]],
        clans=FIVE,
        map={"hokkaido": {"dragonfly": "stronghold"}},
        cards={"dragonfly": "path_of_the_kenin"},
    )
    assert texts(state, "dragonfly") == ["done", "place bushi hokkaido"]


def test_rs12_5_turtle_moves_strongholds_as_figures() -> None:
    state = scene([["marshal", "turtle"]], map={"kyoto": {"turtle": "stronghold"}, "edo": {"koi": "stronghold"}})
    assert texts(state, "turtle")[1:] == [f"move stronghold kyoto {p}" for p in ("oshu", "edo", "kansai")]
    do(state, "turtle move stronghold kyoto edo")
    assert pieces(state, "turtle", "edo") == {"strongholds": 1}
    assert state.is_over(), "each at most once"


def test_ruling_fujin_turtle_strongholds_may_move_rs12_5() -> None:
    state = scene(
        [["kami", "koi", 1]], map={"kyoto": {"turtle": "stronghold"}}, worship={"fujin": {"turtle": "shinto"}}
    )
    assert (step(state), actors(state)) == ("fujin", ["turtle"])
    do(state, "turtle move stronghold kyoto kansai", "turtle move stronghold kansai shikoku")
    assert pieces(state, "turtle", "shikoku") == {"strongholds": 1}


def test_rs12_5_only_turtle_moves_its_strongholds() -> None:
    state = scene([["marshal", "koi"]], map={"edo": {"koi": "bushi stronghold"}})
    assert verdict(state, "koi move stronghold edo oshu") == ("move/no_such_figure", "RS6.8")


def test_rs12_5_each_counts_one_force_also_for_harvest() -> None:
    state = scene([["execute", "turtle", 0, "harvest"]], map={"kyoto": {"turtle": "2 stronghold", "koi": "bushi"}})
    assert (vp(state, "turtle"), strength(state, "turtle", "kyoto")) == (4, 2)


def test_rs12_5_a_stronghold_makes_turtle_a_participant_that_may_win() -> None:
    state = war(
        "edo",
        map={"edo": {"koi": "2 bushi", "turtle": "stronghold"}},
        coins={"turtle": 2},
        ronin={"turtle": 2},
        vp={"koi": 1},
    )
    do(bid(state, turtle="0/1/1/0"), "turtle take-hostage koi bushi", "turtle yes")
    assert (tokens(state, "turtle"), vp(state, "turtle")) == (["edo"], 1)


def test_rs12_5_strongholds_are_no_figures_and_stay_when_turtle_loses() -> None:
    state = war(
        "edo",
        map={"edo": {"koi": "4 bushi", "turtle": "2 stronghold"}},
        coins={"koi": 2, "turtle": 1},
        cards={"turtle": "righteousness"},
        vp={"turtle": 2},
    )
    bid(state, koi="0/1/0/1", turtle="1/0/0/0")
    assert state.is_over(), "no seppuku, no hostage, no poets"
    assert pieces(state, "turtle", "edo") == {"strongholds": 2}
    assert (vp(state, "turtle"), vp(state, "koi"), tokens(state, "koi")) == (2, 0, ["edo"])


@pytest.mark.parametrize("frame", [["betray", "koi"], ["hate", "koi", 4, "edo"]])
def test_rs12_5_no_effect_on_figures_touches_strongholds(frame: list[object]) -> None:
    state = scene([frame], map={"edo": {"turtle": "stronghold bushi"}}, cards={"koi": "path_of_the_unrighteous"})
    assert all("stronghold" not in text for text in texts(state, "koi"))
    assert pieces(state, "turtle", "edo")["strongholds"] == 1
