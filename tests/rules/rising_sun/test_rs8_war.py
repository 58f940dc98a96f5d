"""RS8: the war phase and its start."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES, STILL
from gunbai.games.rising_sun.steps.war.start import war_asks_nobody
from gunbai.games.rising_sun.table import DISCARDED
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    finish,
    honor,
    in_season,
    pieces,
    ronin,
    scene,
    step,
    strength,
    texts,
    tokens,
    view,
    vp,
)


def test_rs8_1_start_of_war_comes_before_the_first_war_and_once() -> None:
    state = scene(
        in_season(["wars"]),
        phase="war",
        wars=["edo", "kyoto"],
        map={"edo": {"lotus": "bushi", "turtle": "bushi"}, "kyoto": {"lotus": "bushi", "turtle": "bushi"}},
        cards={"lotus": "way_of_the_shogun"},
    )
    assert (step(state), actors(state), coins(state, "lotus")) == ("bids", ["lotus"], 3)
    bid(state)
    assert (step(state), coins(state, "lotus")) == ("bids", 3)


def test_rs8_1_plain_gains_are_automatic() -> None:
    state = war_start(cards={"koi": "way_of_the_shogun", "lotus": "way_of_the_ronin way_of_the_moneylender"})
    assert state.is_over()
    assert (coins(state, "koi"), coins(state, "lotus"), ronin(state, "lotus")) == (3, 5, 2)


def test_rs8_1_way_of_the_katana_holds_throughout_the_phase() -> None:
    map = {"edo": {"koi": "2 bushi", "lotus": "3 bushi"}}
    katana: dict[str, Any] = {"map": map, "cards": {"koi": "way_of_the_katana"}}
    state = war("edo", coins={"koi": 1, "lotus": 1}, **katana)
    assert strength(state, "koi", "edo") == 4
    assert tokens(bid(state), "koi") == ["edo"]
    assert strength(scene([["marshal", "koi"]], **katana), "koi", "edo") == 2


TAX = {"koi": "way_of_the_righteous", "lotus": "way_of_the_shogun"}


def test_rs8_1_order_is_asked_where_it_matters_rs2_5() -> None:
    state = war_start(cards=TAX)
    assert (step(state), actors(state), texts(state, "koi")) == ("war_start", ["koi"], ["first", "last"])
    first, last = do(state.copy(), "koi first"), do(state.copy(), "koi last")
    assert (coins(first, "koi"), coins(first, "lotus")) == (0, 3)
    assert (coins(last, "koi"), coins(last, "lotus")) == (1, 2)


def test_rs8_1_order_is_not_asked_where_it_cannot_matter_rs2_5() -> None:
    state = war_start(cards=TAX, coins={"lotus": 1})
    assert state.is_over(), "the coin is there before and after the Shogun's"
    assert (coins(state, "koi"), coins(state, "lotus")) == (1, 3)


def test_rs8_1_who_has_less_honor_than_the_payers_has_nobody_to_tax_rs2_5() -> None:
    state = war_start(cards={"koi": "way_of_the_shogun", "turtle": "way_of_the_righteous"})
    assert state.is_over()
    assert (coins(state, "koi"), coins(state, "turtle")) == (3, 0)


def test_rs8_1_two_merchants_customers_in_either_order_rs2_5() -> None:
    """Bonsai earns of both only if the less rich one comes first: the order matters, the most honored says."""
    cards = {"koi": "way_of_the_shogun", "lotus": "way_of_the_shogun", "bonsai": "way_of_the_merchant"}
    state = war_start(clans=FIVE, set="teapot", cards=cards, coins={"koi": 6, "lotus": 5, "bonsai": 4})
    assert actors(state) == ["koi"]
    assert coins(do(state.copy(), "koi first"), "bonsai") == 5
    assert coins(do(state.copy(), "koi last"), "bonsai") == 6


def test_rs8_1_merchant_with_one_customer_is_not_asked_about_rs2_5() -> None:
    cards = {"koi": "way_of_the_shogun", "lotus": "way_of_the_ronin", "bonsai": "way_of_the_merchant"}
    state = war_start(clans=FIVE, set="teapot", cards=cards, coins={"koi": 6, "lotus": 5, "bonsai": 4})
    assert state.is_over()
    assert coins(state, "bonsai") == 5


def test_rs8_1_of_three_the_others_do_the_same_among_themselves_rs2_5() -> None:
    cards = {"koi": "way_of_the_righteous", "lotus": "way_of_the_righteous", "turtle": "way_of_the_shogun"}
    state = do(war_start(cards=cards), "koi last")
    assert actors(state) == ["lotus"]
    do(state, "lotus last")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 0, 1], "turtle, lotus, koi"


def test_rs8_2_wars_go_by_their_numbers_and_empty_ones_are_discarded() -> None:
    state = war("kyoto", "oshu", "edo", map={"oshu": {"koi": "bushi"}, "edo": {"koi": "bushi", "lotus": "bushi"}})
    assert state.is_over(), "nobody has a coin to bid"
    state = war("kyoto", "edo", "oshu", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 1})
    assert (step(state), state.table.war) == ("bids", 2)
    assert [state.table.tokens[province] for province in (3, 1)] == [DISCARDED, -1]
    assert state.table.tokens[1] == -1
    bid(state)
    assert state.table.tokens[1] == DISCARDED


def test_rs8_2_strongholds_alone_have_no_force() -> None:
    state = war("edo", map={"edo": {"koi": "stronghold", "lotus": "2 stronghold"}})
    assert state.table.tokens[2] == DISCARDED


def test_rs8_3_one_player_takes_the_token_without_a_battle() -> None:
    state = war("edo", map={"edo": {"koi": "shinto", "lotus": "stronghold"}}, coins={"koi": 5, "lotus": 5})
    assert state.is_over()
    assert tokens(state, "koi") == ["edo"]
    assert coins(state, "koi") == 5


@pytest.mark.parametrize(("lotus", "winner"), [("bushi", "koi"), ("2 bushi", "lotus")])
def test_rs8_4_two_allies_alone_do_not_fight(lotus: str, winner: str) -> None:
    state = war(
        "edo",
        map={"edo": {"koi": "bushi", "lotus": lotus}},
        allies=[("koi", "lotus")],
        coins={"koi": 5, "lotus": 5},
    )
    assert state.is_over()
    assert tokens(state, winner) == ["edo"]
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert (coins(state, "koi"), coins(state, "lotus")) == (5, 5)


def test_rs8_4_a_third_player_makes_it_a_battle_of_allies_too() -> None:
    state = war(
        "edo",
        map={"edo": {"koi": "bushi", "lotus": "bushi", "turtle": "stronghold"}},
        allies=[("koi", "lotus")],
        coins={"koi": 5, "lotus": 5, "turtle": 1},
    )
    assert actors(state) == ["koi", "lotus", "turtle"]


def test_rs8_5_two_who_are_not_allied_to_each_other_fight() -> None:
    state = war(
        "edo", map={"edo": {"koi": "bushi", "turtle": "bushi"}}, allies=[("koi", "lotus")], coins={"koi": 1, "lotus": 1}
    )
    assert (step(state), actors(state)) == ("bids", ["koi"])
    assert state.table.fighters == [0, 2]


def test_rs8_6_tokens_lie_face_up_and_clean_up_follows_the_last_war() -> None:
    state = scene(
        in_season(["wars"]),
        phase="war",
        wars=["edo", "kyoto"],
        map={"edo": {"koi": "bushi"}, "kyoto": {"lotus": "bushi"}},
        ronin={"lotus": 3},
    )
    assert (step(state), state.table.season) == ("tea", 1)
    assert view(state, None).table.tokens[2:4] == [0, 1]
    assert ronin(state, "lotus") == 0


def test_rs8_6_a_token_won_is_worth_nothing_before_winter() -> None:
    state = war("edo", map={"edo": {"koi": "bushi"}})
    assert (tokens(state, "koi"), vp(state, "koi")) == (["edo"], 0)


def test_rs8_1_honor_of_that_moment_orders_without_asking_rs2_5() -> None:
    """Righteous twice: asked only where a purse is too short for the order to be all the same."""
    cards = {"koi": "way_of_the_righteous", "lotus": "way_of_the_righteous"}
    state = war_start(cards=cards, coins={"lotus": 2, "turtle": 2})
    assert state.is_over()
    assert honor(state) == ["koi", "lotus", "turtle"]
    assert [coins(state, clan) for clan in honor(state)] == [2, 2, 0]
    assert step(war_start(cards=cards, coins={"turtle": 2})) == "war_start"


def test_rs8_1_koi_exchange_and_a_tax_rs12_1_rs2_5() -> None:
    """Way of the Righteous x Koi: with only ronin Koi can be taxed after its exchange, not before it."""
    cards = {"lotus": "way_of_the_righteous"}
    scenery: dict[str, Any] = {"honor": ["lotus", "koi", "turtle"], "cards": cards, "ronin": {"koi": 2}}
    state = war_start(set="horseman", **scenery)
    assert (step(state), actors(state)) == ("war_start", ["lotus"])
    assert coins(do(state.copy(), "lotus first"), "koi") == 2
    assert coins(do(state.copy(), "lotus last"), "koi") == 1
    assert war_start(set="horseman", coins={"koi": 1}, **scenery).is_over()


def test_rs8_2_the_wars_of_a_whole_phase_are_waged_each_once() -> None:
    state = finish(war("edo", "kyoto", map={"edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi"}}))
    assert tokens(state, "koi") == ["edo", "kyoto"]


def test_rs12_1_koi_without_ronin_has_nothing_to_exchange() -> None:
    """Lotus taxes Koi, who gains and loses nothing by any order: nobody is asked, and a coin is a coin."""
    scenery: dict[str, Any] = {"honor": ["lotus", "koi", "turtle"], "cards": {"lotus": "way_of_the_righteous"}}
    state = war_start(**scenery, coins={"koi": 1})
    assert state.is_over()
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [0, 1, 0]
    state = war_start(**scenery)
    assert (state.is_over(), coins(state, "koi"), coins(state, "lotus")) == (True, 0, 0)


@pytest.mark.parametrize("stirred", [STILL, PIECES, GOODS, OTHERS, PIECES | GOODS])
def test_rs8_1_a_war_phase_without_cards_asks_nobody_whatever_pieces_moved(stirred: int) -> None:
    table = scene([["tea"]], phase="tea", ronin={"koi": 2}).table
    assert war_asks_nobody(table, stirred) == (stirred in (STILL, PIECES))


@pytest.mark.parametrize(
    ("cards", "quiet"),
    [
        ({}, True),
        ({"turtle": "way_of_the_shogun"}, True),
        ({"lotus": "courage"}, True),
        ({"turtle": "way_of_the_ashigaru"}, False),
        ({"koi": "way_of_the_ashigaru"}, False),
        ({"lotus": "way_of_the_righteous", "turtle": "way_of_the_shogun"}, False),
    ],
)
def test_rs8_1_what_may_ask_when_the_wars_begin(cards: dict[str, str], quiet: bool) -> None:
    """Courage pays and asks nobody; Ashigaru asks; a tax before or after a gain is an order to be asked for."""
    state = scene([["tea"]], phase="tea", set="horseman", cards=cards, options={"horseman_summer": "ashigaru"})
    assert war_asks_nobody(state.table, STILL) == quiet


@pytest.mark.parametrize("card", ["path_of_the_ninja", "path_of_the_monkey"])
def test_rs2_5_what_costs_honor_after_a_summon_moves_those_whom_a_tax_reaches(card: str) -> None:
    """Turtle may summon by Ashigaru and lose honor by its card: whether Lotus taxes before or after it matters."""
    scenery: dict[str, Any] = {
        "set": "horseman",
        "options": {"horseman_summer": "ashigaru"},
        "honor": ["turtle", "lotus", "koi"],
        "coins": {"turtle": 1},
        "map": {"edo": {"turtle": "shinto"}},
    }
    taxing = {"lotus": "way_of_the_righteous"}
    asked = war_start(**scenery, cards={**taxing, "turtle": f"way_of_the_ashigaru {card}"})
    assert step(asked) == "war_start"
    plain = war_start(**scenery, cards={**taxing, "turtle": "way_of_the_ashigaru"})
    assert step(plain) == "ashigaru", "without it nothing hangs on the order"
