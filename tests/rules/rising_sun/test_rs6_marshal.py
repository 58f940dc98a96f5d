"""RS6.8: Marshal; moves, strongholds, and the Serpent's toll (RS10.15) on the way."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    actors,
    coins,
    do,
    forms,
    in_season,
    pieces,
    scene,
    starting,
    step,
    strength,
    texts,
    verdict,
    vp,
)

ISLES = ("koi", "dragonfly", "bonsai")


def marshal(clan: str = "koi", bonus: int = 0, **more: Any) -> State:
    return scene([["marshal", clan, 0, bonus]], **more)


def test_rs6_8_any_of_the_figures_on_the_map() -> None:
    state = marshal(map={"edo": {"koi": "daimyo bushi shinto river_dragon"}, "kansai": {"koi": "bushi"}})
    movers = {tuple(text.split()[1:3]) for text in starting(state, "koi", "move")}
    assert movers == {(kind, "edo") for kind in ("daimyo", "bushi", "shinto", "river_dragon")} | {("bushi", "kansai")}


def test_rs6_8_marshal_moves_each_figure_once() -> None:
    state = do(marshal(map={"edo": {"koi": "bushi"}}), "koi move bushi edo kyoto")
    assert state.is_over()
    state = do(marshal(map={"edo": {"koi": "bushi daimyo"}}), "koi move bushi edo kyoto")
    assert verdict(state, "koi move bushi kyoto oshu") == ("move/moved_already", "RS6.8")


def test_rs6_8_a_figure_that_stood_there_may_still_move_on() -> None:
    """One Bushi arrives in Kyoto, the one that was there moves on; then both have moved."""
    state = marshal(map={"edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi daimyo"}})
    do(state, "koi move bushi edo kyoto", "koi move bushi kyoto kansai")
    assert {text.split()[1] for text in starting(state, "koi", "move")} == {"daimyo"}
    assert pieces(state, "koi", "kansai") == {"bushi": 1}


def test_rs6_8_to_an_adjacent_province() -> None:
    state = marshal(map={"nagato": {"koi": "bushi"}})
    assert starting(state, "koi", "move") == ["move bushi nagato kansai"]
    assert verdict(state, "koi move bushi nagato kyushu") == ("move/not_adjacent", "RS1.2")
    assert verdict(state, "koi move bushi nagato nagato") == ("move/not_adjacent", "RS1.2")
    assert verdict(state, "koi move shinto nagato kansai") == ("move/no_such_figure", "RS6.8")


def test_rs6_8_nobody_moves_anothers_figures() -> None:
    state = marshal(map={"nagato": {"koi": "bushi"}, "edo": {"lotus": "daimyo"}})
    assert verdict(state, "koi move daimyo edo kyoto") == ("move/no_such_figure", "RS6.8")


def test_rs6_8_entering_is_resolved_before_the_next_move() -> None:
    """Hate kills in Kyoto; only then Turtle goes on."""
    state = marshal("turtle", map={"edo": {"turtle": "oni_of_hate bushi"}, "kyoto": {"koi": "bushi shinto"}})
    do(state, "turtle move oni_of_hate edo kyoto")
    assert texts(state, "turtle") == ["kill koi bushi kyoto", "kill koi shinto kyoto"]
    do(state, "turtle kill koi shinto kyoto")
    assert step(state) == "marshal"
    assert pieces(state, "koi", "kyoto") == {"bushi": 1}


def test_rs6_8_dragonfly_moves_anywhere() -> None:
    """RS12.4."""
    state = marshal("dragonfly", clans=ISLES, map={"edo": {"dragonfly": "bushi"}})
    targets = {text.split()[-1] for text in starting(state, "dragonfly", "move")}
    assert targets == set(PROVINCES) - {"edo"}


def test_rs6_8_turtles_strongholds_move_as_figures_do() -> None:
    """RS12.5."""
    state = marshal("turtle", map={"edo": {"turtle": "2 stronghold", "koi": "stronghold"}})
    do(state, "turtle move stronghold edo kyoto")
    assert strength(state, "turtle", "kyoto") == 1
    assert verdict(state, "turtle move stronghold kyoto oshu") == ("move/moved_already", "RS6.8")
    assert verdict(state, "turtle move stronghold edo kansai") == ("move/not_adjacent", "RS1.2")
    do(state, "turtle move stronghold edo oshu")
    assert state.is_over()
    assert pieces(state, "turtle", "oshu") == {"strongholds": 1}


def test_rs6_8_no_other_clans_strongholds_move() -> None:
    state = marshal(map={"edo": {"koi": "bushi stronghold"}})
    assert verdict(state, "koi move stronghold edo kyoto") == ("move/no_such_figure", "RS6.8")
    state = marshal("dragonfly", clans=ISLES, map={"edo": {"dragonfly": "bushi stronghold"}})
    assert verdict(state, "dragonfly move stronghold edo kyoto") == ("move/no_such_figure", "RS6.8")


def test_rs6_8_the_bonus_builds_a_stronghold_anywhere_for_3_coins() -> None:
    state = marshal(bonus=1, coins={"koi": 4})
    assert starting(state, "koi", "build") == [f"build {province}" for province in PROVINCES]
    do(state, "koi build shikoku")
    assert coins(state, "koi") == 1
    assert pieces(state, "koi", "shikoku") == {"strongholds": 1}
    assert pieces(state, "koi", "reserve")["strongholds"] == 3


def test_rs6_8_at_most_one_per_marshal() -> None:
    state = marshal(bonus=1, coins={"koi": 6}, map={"edo": {"koi": "bushi"}})
    do(state, "koi build shikoku")
    assert verdict(state, "koi build edo") == ("build/no_bonus", "RS6.8")


def test_rs6_8_no_building_without_the_bonus() -> None:
    state = marshal(coins={"koi": 6}, map={"edo": {"koi": "bushi"}})
    assert verdict(state, "koi build edo") == ("build/no_bonus", "RS6.8")


def test_rs6_8_nor_without_the_coins() -> None:
    state = marshal(bonus=1, coins={"koi": 2}, map={"edo": {"koi": "bushi"}})
    assert verdict(state, "koi build edo") == ("build/too_poor", "RS6.8")


def test_rs6_8_no_limit_per_province_but_four_per_clan() -> None:
    state = do(marshal(bonus=1, coins={"koi": 3}, map={"edo": {"koi": "3 stronghold"}}), "koi build edo")
    assert pieces(state, "koi", "edo") == {"strongholds": 4}
    state = marshal(bonus=1, coins={"koi": 3}, map={"edo": {"koi": "4 stronghold bushi"}})
    assert verdict(state, "koi build edo") == ("build/none_left", "RS6.8")


def test_rs6_8_bonsai_builds_for_one_coin() -> None:
    """RS12.2: at most 1, and not less, because the discount is Train's."""
    state = marshal("bonsai", bonus=1, clans=ISLES, coins={"bonsai": 1}, map={"edo": {"bonsai": "bushi"}})
    do(state, "bonsai build edo")
    assert coins(state, "bonsai") == 0
    state = marshal("bonsai", bonus=1, clans=ISLES, map={"edo": {"bonsai": "bushi"}})
    assert verdict(state, "bonsai build edo") == ("build/too_poor", "RS6.8")


def tolled(turn: list[object], coins: dict[str, int], others: dict[str, str] | None = None, **more: Any) -> State:
    """Lotus owns the Serpent; Koi stands in Kansai, from where three sea routes start."""
    here = {"kansai": {"koi": "2 bushi", "turtle": "bushi stronghold"}}
    return scene([turn], map=here, cards={"lotus": "path_of_the_serpent", **(others or {})}, coins=coins, **more)


def test_rs6_8_a_toll_is_resolved_before_the_figure_moves() -> None:
    state = do(tolled(["marshal", "koi"], {"koi": 2}), "koi move bushi kansai shikoku")
    assert (actors(state), texts(state, "lotus")) == (["lotus"], ["yes", "no"])
    assert pieces(state, "koi", "shikoku") == {}
    do(state, "lotus yes")
    assert pieces(state, "koi", "shikoku") == {"bushi": 1}
    assert (coins(state, "koi"), coins(state, "lotus")) == (1, 1)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_rs6_8_a_route_is_settled_once_per_marshal_also_when_the_toll_is_waived(answer: str) -> None:
    state = do(tolled(["marshal", "koi"], {"koi": 2}), "koi move bushi kansai shikoku", f"lotus {answer}")
    do(state, "koi move bushi kansai shikoku")
    assert pieces(state, "koi", "shikoku") == {"bushi": 2}
    assert coins(state, "lotus") == (answer == "yes")


def test_rs6_8_each_route_has_its_own_toll() -> None:
    state = do(tolled(["marshal", "koi"], {"koi": 2}), "koi move bushi kansai shikoku", "lotus yes")
    do(state, "koi move bushi kansai kyushu")
    assert step(state) == "toll"


def test_rs6_8_no_toll_by_land_for_dragonfly_or_for_the_owner() -> None:
    by_land = do(tolled(["marshal", "koi"], {"koi": 2}), "koi move bushi kansai nagato")
    assert pieces(by_land, "koi", "nagato") == {"bushi": 1}
    cards = {"koi": "path_of_the_serpent"}
    here = {"kansai": {"koi": "bushi", "dragonfly": "bushi"}}
    own = do(marshal(clans=ISLES, cards=cards, map=here), "koi move bushi kansai shikoku")
    assert pieces(own, "koi", "shikoku") == {"bushi": 1}
    flying = do(marshal("dragonfly", clans=ISLES, cards=cards, map=here), "dragonfly move bushi kansai shikoku")
    assert pieces(flying, "dragonfly", "shikoku") == {"bushi": 1}


def test_rs6_8_without_a_coin_the_crossing_does_not_happen_and_the_figure_may_go_elsewhere() -> None:
    state = do(tolled(["marshal", "koi"], {}), "koi move bushi kansai shikoku", "lotus yes")
    assert pieces(state, "koi", "kansai") == {"bushi": 2}
    assert verdict(state, "koi move bushi kansai shikoku") == ("move/toll_unpaid", "RS10.15")
    do(state, "koi move bushi kansai nagato", "koi move bushi kansai kyoto")
    assert state.is_over()


def test_rs6_8_the_owner_may_let_a_poor_player_pass() -> None:
    state = do(tolled(["marshal", "koi"], {}), "koi move bushi kansai shikoku", "lotus no")
    assert pieces(state, "koi", "shikoku") == {"bushi": 1}


def test_rs6_8_a_gift_may_pay_the_toll() -> None:
    """Given before the answer, or after the crossing was refused."""
    before = do(tolled(["marshal", "koi"], {"turtle": 1}), "koi move bushi kansai shikoku")
    assert "give" in forms(before, "turtle")
    do(before, "turtle give koi 1 0", "lotus yes")
    assert pieces(before, "koi", "shikoku") == {"bushi": 1}
    after = do(tolled(["marshal", "koi"], {"turtle": 1}), "koi move bushi kansai shikoku", "lotus yes")
    do(after, "turtle give koi 1 0", "koi move bushi kansai shikoku", "lotus yes")
    assert pieces(after, "koi", "shikoku") == {"bushi": 1}
    assert (coins(after, "koi"), coins(after, "lotus")) == (0, 1)


def test_rs6_8_the_ally_is_charged_and_so_are_turtles_strongholds() -> None:
    state = tolled(["marshal", "turtle"], {"turtle": 1}, allies=[("lotus", "turtle")])
    do(state, "turtle move stronghold kansai shikoku")
    assert actors(state) == ["lotus"]
    do(state, "lotus yes")
    assert pieces(state, "turtle", "shikoku") == {"strongholds": 1}
    assert coins(state, "lotus") == 1


def test_rs6_8_the_toll_is_no_gain_from_the_supply_and_no_purchase() -> None:
    others = {"turtle": "way_of_the_merchant", "koi": "benevolence"}
    state = tolled(["marshal", "koi"], {"koi": 3, "lotus": 5, "turtle": 1}, others)
    do(state, "koi move bushi kansai shikoku", "lotus yes")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 6, 1]
    assert vp(state, "koi") == 0
    assert step(state) == "marshal"


def test_rs6_8_tolls_begin_afresh_in_the_next_instance() -> None:
    state = scene(
        [["execute", "lotus", 0, "marshal"]],
        map={"kansai": {"koi": "bushi", "turtle": "bushi"}},
        cards={"lotus": "path_of_the_serpent"},
        coins={"koi": 1, "turtle": 1},
    )
    do(state, "turtle move bushi kansai shikoku", "lotus yes", "koi move bushi kansai shikoku")
    assert step(state) == "toll"
    do(state, "lotus yes")
    assert coins(state, "lotus") == 2


@pytest.mark.parametrize("origin", ["first", "second"])
@pytest.mark.parametrize(
    "route",
    ["hokkaido oshu", "hokkaido kansai", "hokkaido kyushu", "kansai kyushu", "kansai shikoku", "shikoku kyushu"],
)
def test_rs10_15_every_sea_route_is_tolled_either_way(route: str, origin: str) -> None:
    here, there = route.split() if origin == "first" else reversed(route.split())
    state = scene(
        [["marshal", "koi"]],
        map={here: {"koi": "2 bushi"}},
        cards={"lotus": "path_of_the_serpent"},
        coins={"koi": 2},
    )
    do(state, f"koi move bushi {here} {there}")
    assert (step(state), actors(state)) == ("toll", ["lotus"])
    do(state, "lotus yes", f"koi move bushi {here} {there}")
    assert (pieces(state, "koi", there), coins(state, "lotus")) == ({"bushi": 2}, 1)


@pytest.mark.parametrize("mover", ["stronghold", "yurei", "daimyo", "shinto"])
def test_rs12_5_turtle_with_a_single_stronghold_or_figure_has_something_to_move(mover: str) -> None:
    """Whoever is done before it knows that Turtle comes next, and not the kami that would ask oneself."""
    state = scene(
        in_season(["politics", "koi", 3], ["execute", "koi", 0, "marshal"]),
        map={"edo": {"turtle": mover, "lotus": "bushi"}},
        worship={"hachiman": {"lotus": "shinto"}},
    )
    assert actors(state) == ["lotus"]
    do(state, "lotus done")
    assert actors(state) == ["turtle"]
    assert starting(state, "turtle", "move") == [f"move {mover} edo oshu", f"move {mover} edo kyoto"]
    do(state, "turtle done")
    assert (step(state), actors(state)) == ("kami_gift", ["lotus"])
