"""RS10: when cards work, what counts as one gain or one summon, who kills."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.data.words import CARD, SETS
from gunbai.games.rising_sun.entries.card import COSTS, laid_out
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    GAME,
    actors,
    coins,
    do,
    finish,
    in_season,
    owned,
    pieces,
    scene,
    starting,
    step,
    strength,
    texts,
    tokens,
    vp,
)

CASTLE = {"edo": {"koi": "stronghold"}}


def test_rs10_1_a_card_works_from_the_moment_it_is_bought() -> None:
    state = scene([["train", "koi"]], map={"edo": {"koi": "daimyo"}}, market={"path_of_the_lion": 1})
    assert strength(state, "koi", "edo") == 1
    do(state, "koi buy path_of_the_lion")
    assert (owned(state, "koi"), strength(state, "koi", "edo")) == ({"path_of_the_lion": 1}, 2)


def test_rs10_1_two_copies_count_twice() -> None:
    assert coins(war_start(cards={"koi": "2 way_of_the_shogun"}), "koi") == 6


def test_rs10_2_the_ally_is_an_opponent_too() -> None:
    """Path of the Monkey takes from the richest opponent, here the ally."""
    state = scene(
        [["after_summon", "koi"]],
        set="horseman",
        cards={"koi": "path_of_the_monkey"},
        coins={"lotus": 5, "turtle": 1},
        allies=[("koi", "lotus")],
    )
    do(state, "koi use path_of_the_monkey")
    assert (coins(state, "koi"), coins(state, "lotus")) == (1, 4)


def test_rs10_3_abilities_at_the_same_moment_go_by_rs2_5() -> None:
    state = scene([["end_of_recruit"]], cards={"koi": "path_of_the_light", "lotus": "path_of_the_samurai"})
    assert (actors(state), texts(state, "koi")) == (["koi"], ["first", "last"])
    assert starting(do(state.copy(), "koi first"), "koi", "place shinto")
    assert starting(do(state.copy(), "koi last"), "lotus", "place bushi")


def test_rs10_3_one_player_with_an_ability_is_not_asked_for_an_order() -> None:
    state = scene([["end_of_recruit"]], cards={"lotus": "path_of_the_light path_of_the_samurai"})
    assert (step(state), actors(state)) == ("seat_at_end_of_recruit", ["lotus"])
    assert {text.split()[0] for text in texts(state, "lotus")} == {"done", "place"}


def test_rs10_4_place_is_not_summon() -> None:
    """Path of the Samurai places after Recruit: Kenin does not follow."""
    state = scene([["end_of_recruit"]], map=CASTLE, cards={"koi": "path_of_the_samurai path_of_the_kenin"})
    do(state, "koi place bushi oshu")
    assert state.is_over()
    assert pieces(state, "koi", "reserve")["bushi"] == 5


def test_rs10_5_everything_summoned_in_one_recruit_turn_is_one_summon() -> None:
    state = scene([["recruit", "koi", 0, 1]], set="teapot", map=CASTLE, cards={"koi": "path_of_the_warlord"})
    do(state, "koi summon bushi edo")
    assert coins(state, "koi") == 0
    do(state, "koi summon bushi edo")
    assert (state.is_over(), coins(state, "koi")) == (True, 1)


def test_rs10_5_also_one_that_went_to_worship() -> None:
    state = scene([["recruit", "koi"]], set="teapot", map=CASTLE, cards={"koi": "path_of_the_warlord"})
    do(state, "koi summon shinto edo", "koi worship shinto edo shrine1")
    assert coins(state, "koi") == 1


def test_rs10_5_nothing_summoned_triggers_nothing() -> None:
    state = scene([["recruit", "koi"]], set="teapot", map=CASTLE, cards={"koi": "path_of_the_warlord"})
    assert coins(do(state, "koi done"), "koi") == 0


@pytest.mark.parametrize(
    ("frame", "text"),
    [
        (["raijin", "koi"], "koi summon bushi oshu"),
        (["monster", "koi", 0, "river_dragon"], "koi summon river_dragon edo"),
    ],
)
def test_rs10_5_raijin_and_a_bought_monster_are_one_summon_each(frame: list[object], text: str) -> None:
    castles = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    cards = {"koi": "path_of_the_warlord river_dragon"}
    state = do(scene([frame], set="teapot", map=castles, cards=cards), text)
    assert coins(state, "koi") == 1


def test_rs10_6_in_a_harvest_who_is_richer_is_judged_by_the_coins_before_it() -> None:
    """Lotus harvests 3 in Oshu but was as poor as Koi before; Turtle was richer."""
    state = scene(
        [["execute", "lotus", 0, "harvest"]],
        set="teapot",
        map={"oshu": {"lotus": "bushi"}},
        cards={"koi": "way_of_the_merchant"},
        coins={"koi": 2, "lotus": 2, "turtle": 3},
    )
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2 + 1 + 1, 2 + 1 + 3, 4]


def test_rs10_6_all_gains_of_one_player_from_one_mandate_are_one() -> None:
    """Kyoto and Kansai: 7 VP are one gain, Loyalty pays once."""
    state = scene(
        [["execute", "koi", 0, "harvest"]],
        set="teapot",
        map={"kyoto": {"koi": "bushi"}, "kansai": {"koi": "bushi"}},
        cards={"koi": "loyalty"},
        allies=[("koi", "lotus")],
    )
    assert vp(state, "koi") == 7 + 1


@pytest.mark.parametrize(("bids", "answers", "points"), [("0/0/0/0", (), 2), ("0/1/0/0", ("take",), 0)])
def test_rs10_7_to_win_with_a_figure_it_must_be_there_at_the_end(
    bids: str, answers: tuple[str, ...], points: int
) -> None:
    state = war("edo", map={"edo": {"koi": "4 bushi oni_of_souls", "lotus": "bushi"}}, coins={"koi": 1, "lotus": 1})
    bid(state, lotus=bids)
    if answers:
        do(state, "lotus take-hostage koi oni_of_souls")
    assert (tokens(state, "koi"), vp(state, "koi")) == (["edo"], points)


def test_rs10_8_having_monsters_is_owning_the_card_wherever_the_figure_is() -> None:
    state = scene(
        [["season"]],
        season="winter",
        map={"edo": {"koi": "oni_of_skulls"}},
        worship={"shrine1": {"koi": "komainu"}},
        hostages={"lotus": {"koi": "oni_of_blood"}},
        cards={"koi": "form_of_the_beast river_dragon"},
    )
    assert vp(state, "koi") == 3 * 4


def test_rs10_8_strongholds_count_only_on_the_map() -> None:
    state = scene([["season"]], season="winter", map=CASTLE, cards={"koi": "form_of_the_kitsune"})
    assert vp(state, "koi") == 3


def test_rs10_9_effects_on_a_player_reach_the_owner_of_a_daimyo() -> None:
    """Oni of Spite steals where only a Daimyo stands; Oni of Hate finds no victim there."""
    scenery: dict[str, Any] = {
        "map": {"oshu": {"koi": "daimyo"}, "edo": {"lotus": "oni_of_spite oni_of_hate"}},
        "vp": {"koi": 5},
    }
    state = scene([["marshal", "lotus"]], **scenery)
    do(state, "lotus move oni_of_spite edo oshu", "lotus move oni_of_hate edo oshu")
    assert (vp(state, "koi"), vp(state, "lotus"), pieces(state, "koi", "oshu")) == (3, 2, {"daimyo": 1})


def test_rs10_10_twelve_cards_a_season_and_the_prices_of_the_page() -> None:
    for card_set in range(1, len(SETS)):
        for season in range(3):
            assert sum(laid_out(card_set, season, 0)) == 12
    assert len(CARD) == 41
    assert [COSTS[CARD.index(name)] for name in ("komainu", "form_of_the_kitsune", "courage")] == [2, 4, 3]


def test_rs10_11_disputed_points_are_options_with_the_pages_defaults() -> None:
    wanted = {
        "shikoku_reward": ("coins", "ronin"),
        "nagato_kyushu_vp": ("true", "false"),
        "edo_kyoto_border": ("true", "false"),
        "horseman_summer": ("monkey", "ashigaru"),
        "oni_hate_force": ("1", "4"),
        "courage": ("any", "battle"),
        "justice": ("player", "event"),
        "bushido": ("per_virtue", "coins_once"),
    }
    offered = {option.name: option.values for option in GAME.options}
    assert {name: offered[name] for name in wanted} == wanted
    recorded = GAME.new(3, 1, {"justice": "event"}).position()["options"]
    assert isinstance(recorded, dict)
    assert (recorded["justice"], recorded["courage"]) == ("event", "any")


def test_rs10_12_the_winner_of_a_battle_kills() -> None:
    state = war("edo", map={"edo": {"koi": "2 bushi", "lotus": "bushi"}}, cards={"koi": "justice", "lotus": "justice"})
    assert (vp(state, "koi"), vp(state, "lotus")) == (3, 0)


def test_rs10_12_in_seppuku_a_player_kills_its_own() -> None:
    """The battle's winner has killed nobody then: no Justice for it, none for the dead one either."""
    map = {"edo": {"koi": "2 bushi", "lotus": "bushi"}}
    state = war("edo", map=map, cards={"koi": "justice", "lotus": "justice"}, coins={"lotus": 1})
    do(bid(state, lotus="1/0/0/0"), "lotus yes")
    assert (tokens(state, "koi"), vp(state, "koi"), vp(state, "lotus")) == (["edo"], 0, 1)


def test_rs10_13_each_advantage_is_a_gain_with_the_righteousness_it_causes() -> None:
    """Seppuku of two with Righteousness: 2 + 2 + Loyalty's 1; the poets after it: 2 + 1."""
    state = war(
        "edo",
        set="teapot",
        map={"edo": {"koi": "2 bushi", "lotus": "bushi"}},
        cards={"koi": "loyalty righteousness"},
        coins={"koi": 2},
        allies=[("koi", "turtle")],
    )
    do(bid(state, koi="1/0/0/1"), "koi yes")
    assert vp(state, "koi") == 5
    do(state, "koi yes")
    assert vp(state, "koi") == 8


def test_rs10_13_two_advantages_and_the_outcome_are_three_gains() -> None:
    """Koi: seppuku of one 1 + 1, a hostage 1 + 1. Turtle, allied with it: a hostage 1 + 1, then Oni of Souls 2 + 1."""
    scenery: dict[str, Any] = {"set": "teapot", "allies": [("koi", "turtle")], "vp": {"lotus": 5}}
    map = {"edo": {"koi": "bushi", "lotus": "2 bushi"}}
    state = war("edo", map=map, cards={"koi": "loyalty"}, coins={"koi": 2}, **scenery)
    do(bid(state, koi="1/1/0/0"), "koi yes", "koi take-hostage lotus bushi")
    assert vp(state, "koi") == 2 + 2
    map = {"edo": {"turtle": "2 bushi oni_of_souls", "lotus": "2 bushi"}}
    state = war("edo", map=map, cards={"turtle": "loyalty"}, coins={"turtle": 1}, **scenery)
    do(bid(state, turtle="0/1/0/0"), "turtle take-hostage lotus bushi")
    assert vp(state, "turtle") == 2 + 3


def test_rs10_13_each_kami_is_a_gain_and_zero_is_none() -> None:
    scenery: dict[str, Any] = {
        "cards": {"koi": "loyalty"},
        "allies": [("koi", "lotus")],
        "shrines": ("susanoo", "fujin", "hachiman", "raijin"),
        "worship": {"susanoo": {"koi": "shinto"}},
    }
    state = scene([["kami"]], set="teapot", map=CASTLE, **scenery)
    assert vp(finish(do(state, "koi yes")), "koi") == 2
    state = scene([["kami"]], set="teapot", **scenery)
    assert vp(finish(do(state, "koi yes")), "koi") == 0, "no stronghold, no gain"


def test_rs10_13_a_mandate_and_the_kami_after_it_are_two_gains() -> None:
    state = scene(
        [["politics", "koi", 3], ["execute", "koi", 0, "harvest"]],
        set="teapot",
        active="koi",
        mandate_turns=3,
        map={"kyoto": {"koi": "bushi stronghold"}},
        worship={"susanoo": {"koi": "shinto"}},
        shrines=("susanoo", "fujin", "hachiman", "raijin"),
        cards={"koi": "loyalty"},
        allies=[("koi", "lotus")],
    )
    assert vp(state, "koi") == 4 + 1
    assert vp(do(state, "koi yes"), "koi") == 5 + 1 + 1


def test_rs10_13_the_start_of_war_is_one_gain() -> None:
    cards = {"koi": "loyalty way_of_bushido honesty"}
    for paid_before in ([0, 0, 0], [1, 0, 0]):
        state = war_start(set="teapot", cards=cards, allies=[("koi", "lotus")], locals={"loyal": paid_before})
        assert vp(state, "koi") == 2 * 2 + 1, "whatever was gained before the war"


def test_rs10_14_in_winter_alliances_pay_no_loyalty() -> None:
    players = {"koi": {"tokens": {"autumn": ["edo"]}, "allied_seasons": 2}}
    cards = {"koi": "loyalty form_of_the_kindred"}
    state = scene([["season"]], set="teapot", season="winter", players=players, cards=cards, allies=[("koi", "lotus")])
    assert vp(state, "koi") == 3 + 2 * 3


def test_rs10_14_autumns_alliance_still_stands_in_winter() -> None:
    points = {"koi": 1, "lotus": 1}
    state = scene(in_season(phase=4), season="autumn", phase="war", allies=[("koi", "lotus")], vp=points)
    assert state.result().winners == [0, 1]
