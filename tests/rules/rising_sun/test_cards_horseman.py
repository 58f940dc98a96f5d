"""The Horseman set: trigger, decision, effect, copies, and what its cards do to each other."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.events import Event
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    honor,
    pieces,
    purse,
    scene,
    seat_of,
    starting,
    step,
    texts,
    tokens,
    vp,
)

FIGHT = {"edo": {"koi": "3 bushi", "lotus": "bushi", "turtle": "2 shinto"}}


@pytest.mark.parametrize("copies", [1, 2])
def test_card_courage_two_points_per_copy_for_a_token_won_in_battle(copies: int) -> None:
    assert vp(war("edo", map=FIGHT, cards={"koi": f"{copies} courage"}), "koi") == 2 * copies


@pytest.mark.parametrize(("option", "points"), [("any", 2), ("battle", 0)])
def test_card_courage_for_uncontested_tokens_by_option(option: str, points: int) -> None:
    """Option courage: alone in a province, and with the ally alone."""
    scenery: dict[str, Any] = {"cards": {"koi": "courage"}, "options": {"courage": option}}
    assert vp(war("edo", map={"edo": {"koi": "bushi"}}, **scenery), "koi") == points
    map = {"edo": {"koi": "bushi", "lotus": "bushi"}}
    assert vp(war("edo", map=map, allies=[("koi", "lotus")], **scenery), "koi") == points
    assert vp(war("edo", map=map, **scenery), "koi") == 2


def summoned(clan: str, cards: str, **scenery: Any) -> State:
    """Right after a summon of the clan."""
    cards_by_clan = {clan: cards, **scenery.pop("others", {})}
    return scene([["after_summon", clan]], set="horseman", cards=cards_by_clan, **scenery)


NINJA = {"edo": {"lotus": "bushi daimyo shinto", "turtle": "2 bushi"}, "oshu": {"koi": "bushi"}}


def test_card_path_of_the_ninja_kills_any_bushi_then_loses_honor() -> None:
    state = summoned("koi", "path_of_the_ninja", map=NINJA)
    assert texts(state, "koi") == ["done", "kill koi bushi oshu", "kill lotus bushi edo", "kill turtle bushi edo"]
    heard: list[Event] = []
    state.listener = heard.append
    do(state, "koi kill turtle bushi edo")
    [killed] = [event for event in heard if event.code == "killed"]
    assert (killed.args["seat"], killed.args["seat2"]) == (seat_of(state, "koi"), seat_of(state, "turtle"))
    assert (pieces(state, "turtle", "edo"), pieces(state, "turtle", "reserve")["bushi"]) == ({"bushi": 1}, 5)
    assert (state.is_over(), honor(state)) == (True, ["lotus", "koi", "turtle"])


def test_card_path_of_the_ninja_may_be_declined_without_losing_honor() -> None:
    state = do(summoned("koi", "path_of_the_ninja", map=NINJA), "koi done")
    assert (state.is_over(), honor(state)[0]) == (True, "koi")


def test_ruling_ninja_own_bushi_may_be_killed() -> None:
    """With Righteousness that is a point; Mercy is not asked, because no opposing figure would die."""
    state = summoned("koi", "path_of_the_ninja righteousness mercy", map=NINJA)
    do(state, "koi kill koi bushi oshu")
    assert (vp(state, "koi"), pieces(state, "koi", "oshu"), honor(state)[0]) == (1, {}, "lotus")


def test_ruling_ninja_mercy_loses_honor() -> None:
    state = summoned("koi", "path_of_the_ninja mercy", map=NINJA)
    do(state, "koi kill lotus bushi edo")
    assert (step(state), texts(state, "koi")) == ("mercy", ["yes", "no"])
    spared, killed = do(state.copy(), "koi yes"), do(state.copy(), "koi no")
    assert (vp(spared, "koi"), pieces(spared, "lotus", "edo")["bushi"], honor(spared)[0]) == (2, 1, "lotus")
    assert (vp(killed, "koi"), "bushi" in pieces(killed, "lotus", "edo"), honor(killed)[0]) == (0, False, "lotus")


def test_card_path_of_the_ninja_victims_righteousness_comes_before_the_honor_loss() -> None:
    state = summoned("koi", "path_of_the_ninja", map=NINJA, others={"lotus": "2 righteousness"})
    assert vp(do(state, "koi kill lotus bushi edo"), "lotus") == 2


@pytest.mark.parametrize("copies", [1, 2])
def test_card_way_of_the_righteous_taxes_each_player_with_less_honor(copies: int) -> None:
    cards = {"lotus": f"{copies} way_of_the_righteous"}
    state = war_start(clans=FIVE, cards=cards, coins={"koi": 9, "turtle": 9, "dragonfly": 1})
    assert state.is_over(), "automatic"
    assert [coins(state, clan) for clan in FIVE] == [9, copies + 1, 9 - copies, 0, 0]


def test_card_way_of_the_righteous_is_not_from_the_supply() -> None:
    cards = {"koi": "way_of_the_righteous", "turtle": "way_of_the_merchant"}
    state = war_start(cards=cards, coins={"koi": 9, "lotus": 5})
    assert coins(state, "turtle") == 0


def test_card_mercy_in_battle_spares_all_and_the_losers_still_lose() -> None:
    state = war("edo", map=FIGHT, cards={"koi": "mercy"}, coins={"lotus": 1})
    bid(state, lotus="0/0/0/1")
    assert (step(state), actors(state), texts(state, "koi")) == ("mercy", ["koi"], ["yes", "no"])
    do(state, "koi yes")
    assert (tokens(state, "koi"), vp(state, "koi")) == (["edo"], 2)
    assert (pieces(state, "lotus", "edo"), pieces(state, "turtle", "edo")) == ({"bushi": 1}, {"shinto": 2})
    assert state.is_over(), "nothing for the poets"


def test_card_mercy_declined_kills_all() -> None:
    state = do(war("edo", map=FIGHT, cards={"koi": "mercy"}), "koi no")
    assert (vp(state, "koi"), pieces(state, "lotus", "edo"), pieces(state, "turtle", "edo")) == (0, {}, {})


def test_ruling_mercy_copies_two_points_each() -> None:
    state = do(war("edo", map=FIGHT, cards={"koi": "2 mercy"}), "koi yes")
    assert (state.is_over(), vp(state, "koi")) == (True, 4), "asked once"


def test_card_mercy_is_asked_only_if_an_opposing_figure_would_die() -> None:
    allies = [("koi", "lotus")]
    map = {"edo": {"koi": "3 bushi", "lotus": "bushi", "turtle": "stronghold"}}
    assert war("edo", map=map, cards={"koi": "mercy"}, allies=allies).is_over()
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "2 bushi"}}, cards={"koi": "mercy"}, coins={"koi": 1})
    do(bid(state, koi="1/0/0/0"), "koi yes")
    assert state.is_over(), "not for the own dead of seppuku"


def test_card_mercy_before_oni_of_hate() -> None:
    map = {"edo": {"koi": "bushi shinto"}, "oshu": {"lotus": "oni_of_hate"}}
    state = scene([["marshal", "lotus"]], set="horseman", map=map, cards={"lotus": "mercy"})
    do(state, "lotus move oni_of_hate oshu edo")
    assert (step(state), texts(state, "lotus")) == ("mercy", ["yes", "no"])
    spared = do(state.copy(), "lotus yes")
    assert (vp(spared, "lotus"), pieces(spared, "koi", "edo")) == (2, {"bushi": 1, "shinto": 1})
    killing = do(state.copy(), "lotus no")
    assert texts(killing, "lotus") == ["kill koi bushi edo", "kill koi shinto edo"]


def test_card_mercy_spares_all_of_hates_victims_at_once() -> None:
    map = {"edo": {"koi": "bushi", "lotus": "bushi"}, "oshu": {"turtle": "oni_of_hate"}}
    state = scene([["marshal", "turtle"]], set="horseman", map=map, cards={"turtle": "mercy"})
    do(state, "turtle move oni_of_hate oshu edo", "turtle yes")
    assert (vp(state, "turtle"), pieces(state, "koi", "edo"), pieces(state, "lotus", "edo")) == (
        2,
        {"bushi": 1},
        {"bushi": 1},
    )


def test_card_path_of_the_monkey_takes_from_the_richest_then_loses_honor() -> None:
    state = summoned("koi", "path_of_the_monkey", coins={"koi": 9, "lotus": 3, "turtle": 2})
    assert texts(state, "koi") == ["done", "use path_of_the_monkey"]
    do(state, "koi use path_of_the_monkey")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [10, 2, 2]
    assert (state.is_over(), honor(state)) == (True, ["lotus", "koi", "turtle"])


def test_card_path_of_the_monkey_all_tied_richest_pay_and_honor_is_lost_once() -> None:
    state = summoned("koi", "path_of_the_monkey", coins={"lotus": 3, "turtle": 3})
    do(state, "koi use path_of_the_monkey")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 2, 2]
    assert honor(state) == ["lotus", "koi", "turtle"]


def test_card_path_of_the_monkey_second_copy_looks_again() -> None:
    state = summoned("koi", "2 path_of_the_monkey", coins={"lotus": 4, "turtle": 3})
    do(state, "koi use path_of_the_monkey", "koi use path_of_the_monkey")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [3, 2, 2]
    assert (state.is_over(), honor(state)) == (True, ["lotus", "turtle", "koi"])


def test_card_path_of_the_monkey_may_be_declined_and_needs_a_coin_to_take() -> None:
    assert honor(do(summoned("koi", "path_of_the_monkey", coins={"lotus": 1}), "koi done"))[0] == "koi"
    assert summoned("koi", "path_of_the_monkey", coins={"koi": 5}).is_over()


def test_card_form_of_the_demon_three_per_oni_owned() -> None:
    scenery: dict[str, Any] = {"season": "winter", "hostages": {"lotus": {"koi": "oni_of_hate"}}}
    state = scene([["season"]], cards={"koi": "2 form_of_the_demon oni_of_skulls komainu"}, **scenery)
    assert vp(state, "koi") == 2 * 3 * 2


def test_card_path_of_the_spirit_for_the_most_honored_of_all() -> None:
    assert purse(summoned("koi", "path_of_the_spirit"), "koi") == (2, 2, 0)
    assert purse(summoned("lotus", "path_of_the_spirit"), "lotus") == (0, 0, 0)


@pytest.mark.parametrize(
    ("other", "text"), [("path_of_the_ninja", "kill lotus bushi edo"), ("path_of_the_monkey", "use path_of_the_monkey")]
)
def test_card_path_of_the_spirit_before_ninja_and_monkey(other: str, text: str) -> None:
    """RS2.6: the owner would always take it first, so the engine does; then the others cost the honor."""
    state = summoned("koi", f"path_of_the_spirit {other}", map=NINJA, coins={"lotus": 1})
    assert (vp(state, "koi"), coins(state, "koi")) == (2, 2)
    do(state, f"koi {text}")
    assert honor(state)[0] == "lotus"


ASHIGARU: dict[str, Any] = {
    "options": {"horseman_summer": "ashigaru"},
    "set": "horseman",
    "map": {"edo": {"turtle": "shinto"}, "oshu": {"turtle": "2 bushi"}, "kyoto": {"turtle": "stronghold"}},
}


def test_card_way_of_the_ashigaru_up_to_two_bushi_where_one_own_figure_stands() -> None:
    """Two figures or only a Turtle stronghold do not do."""
    state = war_start(cards={"turtle": "way_of_the_ashigaru"}, **ASHIGARU)
    assert texts(state, "turtle") == ["done", "summon bushi edo"]
    do(state, "turtle summon bushi edo")
    assert texts(state, "turtle") == ["done", "summon bushi edo"], "the second goes to the same province"
    do(state, "turtle summon bushi edo")
    assert (state.is_over(), pieces(state, "turtle", "edo")) == (True, {"shinto": 1, "bushi": 2})


def test_card_way_of_the_ashigaru_may_be_declined_wholly_or_in_part() -> None:
    state = war_start(cards={"turtle": "way_of_the_ashigaru"}, **ASHIGARU)
    assert do(state.copy(), "turtle done").is_over()
    do(state, "turtle summon bushi edo", "turtle done")
    assert (state.is_over(), pieces(state, "turtle", "edo")) == (True, {"shinto": 1, "bushi": 1})


def test_card_way_of_the_ashigaru_is_a_summon() -> None:
    cards = {"turtle": "way_of_the_ashigaru path_of_the_ninja path_of_the_spirit"}
    state = war_start(cards=cards, honor=["turtle", "koi", "lotus"], **ASHIGARU)
    do(state, "turtle summon bushi edo", "turtle summon bushi edo")
    assert (vp(state, "turtle"), starting(state, "turtle", "kill")) == (
        2,
        ["kill turtle bushi oshu", "kill turtle bushi edo"],
    )


def test_ruling_ashigaru_dragonfly_stays_in_the_same_province() -> None:
    scenery = {**ASHIGARU, "clans": FIVE, "map": {"edo": {"dragonfly": "shinto"}}}
    state = war_start(cards={"dragonfly": "way_of_the_ashigaru"}, **scenery)
    assert texts(state, "dragonfly") == ["done", "summon bushi edo"]


def test_card_way_of_the_ashigaru_order_is_asked_only_if_its_ninja_can_move_the_taxed_rs2_5() -> None:
    cards = {"koi": "way_of_the_righteous", "turtle": "way_of_the_ashigaru"}
    state = war_start(cards=cards, coins={"turtle": 5}, **ASHIGARU)
    assert (step(state), coins(state, "koi")) == ("ashigaru", 1), "nothing to ask: the most honored came first"
    cards["turtle"] += " path_of_the_ninja"
    state = war_start(cards=cards, coins={"turtle": 5}, **ASHIGARU)
    assert (step(state), actors(state)) == ("war_start", ["koi"])


@pytest.mark.parametrize(
    ("monster", "points"),
    [
        *((oni, 3) for oni in ("oni_of_skulls", "oni_of_blood", "oni_of_souls", "oni_of_hate", "oni_of_spite")),
        *((other, 0) for other in ("komainu", "yurei", "river_dragon")),
    ],
)
def test_card_form_of_the_demon_knows_the_oni_from_other_monsters(monster: str, points: int) -> None:
    state = scene([["season"]], cards={"koi": f"form_of_the_demon {monster}"}, season="winter")
    assert vp(state, "koi") == points
