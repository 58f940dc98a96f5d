"""RS10.15 to RS10.20: tolls, entering, taking, Betray's extra figure, Benevolence, the Merchant."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    finish,
    honor,
    in_season,
    pieces,
    scene,
    starting,
    step,
    texts,
    verdict,
    vp,
)


def at_sea(mover: str = "lotus", figures: str = "2 bushi", held: int = 2, **scenery: Any) -> State:
    """Koi owns the Serpent; somebody's Marshal turn with figures in Kansai."""
    scenery.setdefault("map", {"kansai": {mover: figures}})
    return scene([["marshal", mover]], cards={"koi": "path_of_the_serpent"}, coins={mover: held}, **scenery)


def test_rs10_15_the_first_crossing_is_charged_before_the_figure_moves() -> None:
    state = do(at_sea(), "lotus move bushi kansai shikoku")
    assert (step(state), actors(state), texts(state, "koi")) == ("toll", ["koi"], ["yes", "no"])
    assert pieces(state, "lotus", "shikoku") == {}
    do(state, "koi yes")
    assert pieces(state, "lotus", "shikoku") == {"bushi": 1}
    assert (coins(state, "lotus"), coins(state, "koi")) == (1, 1)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_rs10_15_later_crossings_of_that_route_are_free_also_if_waived(answer: str) -> None:
    state = do(at_sea(), "lotus move bushi kansai shikoku", f"koi {answer}")
    do(state, "lotus move bushi kansai shikoku")
    assert pieces(state, "lotus", "shikoku") == {"bushi": 2}
    assert coins(state, "koi") == (answer == "yes")


def test_rs10_15_either_way_is_the_same_route_another_route_is_not() -> None:
    state = at_sea(map={"kansai": {"lotus": "bushi"}, "shikoku": {"lotus": "2 bushi"}})
    do(state, "lotus move bushi kansai shikoku", "koi yes", "lotus move bushi shikoku kansai")
    assert actors(state) == ["lotus"], "free on the way back"
    do(state, "lotus move bushi shikoku kyushu")
    assert actors(state) == ["koi"]


def test_rs10_15_by_land_nothing_is_due() -> None:
    state = do(at_sea(), "lotus move bushi kansai nagato")
    assert actors(state) == ["lotus"]


def test_rs10_15_without_a_coin_the_crossing_does_not_happen_and_the_figure_may_move_otherwise() -> None:
    state = do(at_sea(held=0, figures="bushi"), "lotus move bushi kansai shikoku", "koi yes")
    assert pieces(state, "lotus", "kansai") == {"bushi": 1}
    assert verdict(state, "lotus move bushi kansai shikoku") == ("move/toll_unpaid", "RS10.15")
    do(state, "lotus move bushi kansai nagato")
    assert pieces(state, "lotus", "nagato") == {"bushi": 1}


def test_rs10_15_a_gift_may_open_the_route_again() -> None:
    state = at_sea()
    do(state, "lotus give turtle 2 0", "lotus move bushi kansai shikoku", "koi yes")
    assert not starting(state, "lotus", "move bushi kansai shikoku")
    do(state, "turtle give lotus 1 0", "lotus move bushi kansai shikoku", "koi yes")
    assert (pieces(state, "lotus", "shikoku"), coins(state, "lotus")) == ({"bushi": 1}, 0)


def test_rs10_15_a_poor_mover_may_be_let_through() -> None:
    state = do(at_sea(held=0), "lotus move bushi kansai shikoku", "koi no")
    assert pieces(state, "lotus", "shikoku") == {"bushi": 1}


def test_rs10_15_the_ally_is_charged_the_owner_is_not() -> None:
    state = do(at_sea(allies=[("koi", "lotus")]), "lotus move bushi kansai shikoku")
    assert actors(state) == ["koi"]
    state = do(at_sea("koi"), "koi move bushi kansai shikoku")
    assert pieces(state, "koi", "shikoku") == {"bushi": 1}


def test_rs10_15_one_fujin_is_one_instance_and_marshal_another() -> None:
    scenery: dict[str, Any] = {
        "map": {"kansai": {"lotus": "bushi"}},
        "cards": {"koi": "path_of_the_serpent"},
        "coins": {"lotus": 2},
    }
    state = scene([["kami", "koi", 1]], worship={"fujin": {"lotus": "shinto"}}, **scenery)
    do(state, "lotus move bushi kansai shikoku", "koi yes", "lotus move bushi shikoku kansai")
    assert (coins(state, "lotus"), pieces(state, "lotus", "kansai")) == (1, {"bushi": 1})
    state = scene([["marshal", "lotus"], ["marshal", "lotus"]], **scenery)
    do(state, "lotus move bushi kansai shikoku", "koi yes")
    do(state, "lotus move bushi shikoku kansai")
    assert actors(state) == ["koi"]


def test_ruling_serpent_turtle_strongholds_are_charged_rs10_15() -> None:
    state = do(at_sea("turtle", "stronghold"), "turtle move stronghold kansai shikoku")
    assert actors(state) == ["koi"]
    do(state, "koi yes")
    assert (coins(state, "turtle"), pieces(state, "turtle", "shikoku")) == (1, {"strongholds": 1})


def test_ruling_serpent_mover_may_withdraw_not_rs10_15() -> None:
    """Who has a coin must pay: after the claim the mover is not asked."""
    state = do(at_sea(figures="bushi"), "lotus move bushi kansai shikoku", "koi yes")
    assert (state.is_over(), coins(state, "lotus")) == (True, 1)


def test_rs10_16_a_figure_enters_by_summon_move_and_betray() -> None:
    target = {"edo": {"koi": "bushi shinto"}, "oshu": {"lotus": "oni_of_hate stronghold"}}
    state = do(scene([["marshal", "lotus"]], map=target), "lotus move oni_of_hate oshu edo")
    assert texts(state, "lotus") == ["kill koi bushi edo", "kill koi shinto edo"], "compulsory"
    summoned = {"edo": {"koi": "bushi", "lotus": "stronghold"}}
    state = scene([["recruit", "lotus"]], map=summoned, cards={"lotus": "oni_of_hate"})
    assert pieces(do(state, "lotus summon oni_of_hate edo"), "koi", "edo") == {}


def test_ruling_enters_by_betray_rs10_16() -> None:
    state = scene(
        [["betray", "lotus"]],
        map={"edo": {"koi": "bushi", "turtle": "komainu"}},
        cards={"lotus": "oni_of_hate"},
    )
    do(state, "lotus replace turtle komainu edo", "lotus with oni_of_hate")
    assert pieces(state, "koi", "edo") == {}


def test_rs10_16_by_the_honor_of_that_moment() -> None:
    """The Oni's owner breaks its alliance first: Turtle is above it when the Oni enters."""
    state = scene(
        [["betray", "lotus"]],
        map={"edo": {"koi": "komainu", "turtle": "bushi"}},
        cards={"lotus": "oni_of_hate"},
        allies=[("koi", "lotus")],
    )
    assert honor(state) == ["koi", "turtle", "lotus"]
    do(state, "lotus replace koi komainu edo", "lotus with oni_of_hate")
    assert pieces(state, "turtle", "edo") == {}


@pytest.mark.parametrize(("held", "stolen"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_rs10_17_taking_never_exceeds_what_the_victim_has(held: int, stolen: int) -> None:
    state = scene(
        [["marshal", "lotus"]], map={"edo": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_spite"}}, vp={"koi": held}
    )
    do(state, "lotus move oni_of_spite oshu edo")
    assert (vp(state, "koi"), vp(state, "lotus")) == (held - stolen, stolen)


BETRAYED: dict[str, Any] = {
    "set": "teapot",
    "map": {"edo": {"lotus": "3 bushi daimyo", "turtle": "bushi"}},
    "worship": {"shrine1": {"lotus": "shinto komainu"}},
    "cards": {"koi": "path_of_the_unrighteous"},
}


def test_rs10_18_one_more_figure_of_the_same_player() -> None:
    state = scene([["betray", "koi"]], **BETRAYED)
    do(state, "koi replace lotus bushi edo", "koi replace lotus bushi edo", "koi replace turtle bushi edo")
    assert pieces(state, "koi", "edo") == {"bushi": 3}
    assert state.is_over(), "two and the extra one"


def test_rs10_18_or_at_a_shrine_where_a_worshipper_takes_its_place() -> None:
    state = scene([["betray", "koi"]], **BETRAYED)
    do(state, "koi replace lotus shinto shrine1")
    assert (pieces(state, "koi", "shrine1"), pieces(state, "lotus", "shrine1")) == ({"shinto": 1}, {"komainu": 1})
    assert not [text for text in texts(state, "koi") if "shrine" in text]
    assert starting(state, "koi", "replace lotus bushi edo"), "the two normal ones are still open"


def test_rs10_18_the_daimyo_is_immune_also_to_it() -> None:
    state = scene([["betray", "koi"]], **BETRAYED)
    assert verdict(state, "koi replace lotus daimyo edo") == ("replace/daimyo", "RS1.7")


PAYING: dict[str, Any] = {"cards": {"lotus": "2 benevolence"}, "coins": {"lotus": 5}}


def test_rs10_19_coins_of_a_price_handed_on_bring_honor_and_points() -> None:
    state = scene([["train", "lotus"]], market={"form_of_the_kitsune": 1}, **PAYING)
    do(state, "lotus buy form_of_the_kitsune")
    assert texts(state, "lotus") == ["no", "hand-coin koi", "hand-coin turtle"]
    do(state, "lotus hand-coin turtle", "lotus hand-coin turtle")
    assert (coins(state, "lotus"), coins(state, "turtle"), vp(state, "lotus")) == (1, 2, 4)
    assert (honor(state), state.is_over()) == (["lotus", "koi", "turtle"], True)


def test_rs10_19_only_coins_actually_paid() -> None:
    state = scene([["train", "lotus"]], market={"way_of_the_ronin": 1, "path_of_the_serpent": 1}, **PAYING)
    one = do(state.copy(), "lotus buy way_of_the_ronin", "lotus hand-coin koi")
    assert (one.is_over(), coins(one, "koi"), coins(one, "lotus")) == (True, 1, 4)
    assert do(state, "lotus buy path_of_the_serpent").is_over(), "price 0: no"


def test_rs10_19_the_copy_being_bought_does_not_count() -> None:
    state = scene([["train", "lotus"]], market={"benevolence": 2}, coins={"lotus": 5})
    assert do(state, "lotus buy benevolence").is_over()


def test_rs10_19_strongholds_too_and_before_they_stand() -> None:
    state = scene([["marshal", "lotus", 0, 1]], map={"edo": {"lotus": "bushi"}}, **PAYING)
    do(state, "lotus build edo")
    assert pieces(state, "lotus", "edo") == {"bushi": 1}
    do(state, "lotus hand-coin koi", "lotus no")
    assert pieces(state, "lotus", "edo") == {"bushi": 1, "strongholds": 1}
    assert (coins(state, "koi"), vp(state, "lotus"), honor(state)[0]) == (1, 2, "lotus")


def test_rs10_19_not_for_tolls() -> None:
    scenery: dict[str, Any] = {"cards": {"koi": "path_of_the_serpent", "lotus": "benevolence"}, "coins": {"lotus": 1}}
    state = scene([["marshal", "lotus"]], map={"kansai": {"lotus": "bushi"}}, **scenery)
    assert do(state, "lotus move bushi kansai shikoku", "koi yes").is_over()


MERCHANT: dict[str, Any] = {"clans": FIVE, "set": "teapot", "cards": {"koi": "2 way_of_the_merchant"}}


def test_rs10_20_a_strictly_richer_gainer_pays_one_per_copy() -> None:
    for held, share in ((3, 2), (2, 0), (1, 0)):
        state = scene([["kami_gift", "lotus", 0, "tsukuyomi"]], coins={"koi": 2, "lotus": held}, **MERCHANT)
        do(state, "lotus yes")
        assert (coins(state, "koi"), coins(state, "lotus")) == (2 + share, held + 2)


def test_rs10_20_once_per_richer_player_in_a_harvest() -> None:
    state = scene([["execute", "turtle", 0, "harvest"]], coins={"lotus": 2, "turtle": 2, "bonsai": 1}, **MERCHANT)
    assert coins(state, "koi") == 1 + 2 * 3


def test_ruling_merchant_chain_is_false_rs10_20() -> None:
    """Turtle's Merchant earns by Lotus's gain; Koi, poorer than Turtle, earns by Lotus alone."""
    cards = {"koi": "way_of_the_merchant", "turtle": "way_of_the_merchant"}
    scenery: dict[str, Any] = {**MERCHANT, "cards": cards, "coins": {"lotus": 5, "turtle": 3, "koi": 1}}
    state = do(scene([["kami_gift", "lotus", 0, "tsukuyomi"]], **scenery), "lotus yes")
    assert (coins(state, "turtle"), coins(state, "koi")) == (4, 2)


def test_rs10_20_gifts_are_not_from_the_supply() -> None:
    state = scene([["kami_gift", "lotus", 0, "tsukuyomi"]], coins={"lotus": 5, "turtle": 3}, **MERCHANT)
    assert coins(do(state, "turtle give lotus 3 0"), "koi") == 0


def test_rs10_20_income_triggers_nothing_hostage_coins_do_once_a_captor() -> None:
    hostages = {"lotus": {"turtle": "2 bushi"}, "bonsai": {"turtle": "bushi"}}
    state = finish(scene(in_season(phase=0), season="autumn", hostages=hostages, **MERCHANT), until="tea")
    assert (coins(state, "koi"), coins(state, "lotus"), coins(state, "bonsai")) == (5 + 2, 7 + 2, 4 + 1)


def test_rs10_20_hostages_return_at_one_moment_so_captors_are_judged_before_it() -> None:
    """RS5.2d: Bonsai with 4 earns by Lotus with 7 and by Turtle with 6, as if neither had come first."""
    hostages = {"lotus": {"koi": "bushi"}, "turtle": {"koi": "bushi"}}
    scenery = {**MERCHANT, "cards": {"bonsai": "2 way_of_the_merchant"}}
    state = scene(in_season(phase=0), season="autumn", hostages=hostages, **scenery)
    assert coins(state, "bonsai") == 4 + 2 * 2


@pytest.mark.parametrize("owner", ["koi", "turtle"])
def test_rs10_15_the_toll_is_due_to_whoever_has_the_card(owner: str) -> None:
    state = scene(
        [["marshal", "lotus"]],
        cards={owner: "path_of_the_serpent"},
        coins={"lotus": 1},
        map={"kansai": {"lotus": "bushi"}},
    )
    do(state, "lotus move bushi kansai shikoku")
    assert (step(state), actors(state)) == ("toll", [owner])
