"""RS2: the honor track, ties, and abilities that trigger at once."""

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadPosition
from tests.rules.rising_sun.scenario import actors, coins, do, honor, pieces, scene, step, texts, tokens, verdict, vp


def benevolent(order: list[str]) -> State:
    """Koi buys a card with one Benevolence: handing the coin on gains it honor."""
    return scene(
        [["train", "koi"]],
        cards={"koi": "benevolence"},
        market={"way_of_the_shogun": 1},
        coins={"koi": 2},
        honor=order,
    )


def test_rs2_1_the_track_is_a_strict_order_of_all_clans() -> None:
    assert honor(scene()) == ["koi", "lotus", "turtle"]
    for wrong in (["koi", "koi", "turtle"], ["koi", "lotus"], ["koi", "lotus", "turtle", "bonsai"]):
        with pytest.raises(BadPosition):
            scene(honor=wrong)


def test_rs2_2_gaining_honor_swaps_with_the_clan_just_above() -> None:
    state = do(benevolent(["lotus", "turtle", "koi"]), "koi buy way_of_the_shogun", "koi hand-coin lotus")
    assert honor(state) == ["lotus", "koi", "turtle"]


def test_rs2_2_at_the_top_gaining_honor_has_no_effect() -> None:
    state = do(benevolent(["koi", "turtle", "lotus"]), "koi buy way_of_the_shogun", "koi hand-coin lotus")
    assert honor(state) == ["koi", "turtle", "lotus"]


def betrayer(order: list[str]) -> State:
    return scene([["betray", "koi"]], allies=[("koi", "lotus")], honor=order)


def test_rs2_3_losing_honor_swaps_with_the_clan_just_below() -> None:
    assert honor(betrayer(["koi", "lotus", "turtle"])) == ["lotus", "koi", "turtle"]
    assert honor(betrayer(["lotus", "koi", "turtle"])) == ["lotus", "turtle", "koi"]


def test_rs2_3_at_the_bottom_losing_honor_has_no_effect() -> None:
    assert honor(betrayer(["lotus", "turtle", "koi"])) == ["lotus", "turtle", "koi"]


@pytest.mark.parametrize(
    ("order", "winner"), [(["koi", "lotus", "turtle"], "koi"), (["lotus", "koi", "turtle"], "lotus")]
)
def test_rs2_4_honor_wins_ties_of_force(order: list[str], winner: str) -> None:
    here = {"kyoto": {"koi": "bushi", "lotus": "bushi"}}
    state = scene([["execute", "koi", 0, "harvest"]], map=here, allies=[("koi", "lotus")], honor=order)
    assert vp(state, winner) == 4
    assert vp(state, "koi") + vp(state, "lotus") == 4


def test_rs2_4_ties_are_judged_by_the_honor_of_that_moment() -> None:
    """Lotus's seppuku lifts it above Koi before the tie on Take Hostage is judged."""
    state = scene(
        [["wars", "koi", 1]],
        phase="war",
        wars=["edo"],
        map={"edo": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"koi": 1, "lotus": 2},
    )
    do(state, "koi bid 0", "koi bid 1", "lotus bid 1", "lotus bid 1", "lotus yes")
    assert honor(state) == ["lotus", "koi", "turtle"]
    assert actors(state) == ["lotus"]
    assert step(state) == "hostages"


def test_rs2_4_path_of_the_monkey_takes_from_all_who_are_tied() -> None:
    state = scene([["after_summon", "turtle"]], cards={"turtle": "path_of_the_monkey"}, coins={"koi": 3, "lotus": 3})
    do(state, "turtle use path_of_the_monkey")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 2, 2]


@pytest.mark.parametrize(("held", "share"), [(3, 0), (4, 1)])
def test_rs2_4_way_of_the_merchant_asks_for_strictly_more(held: int, share: int) -> None:
    state = scene(
        [["kami", "koi"]],
        cards={"turtle": "way_of_the_merchant"},
        coins={"koi": held, "turtle": 3},
        worship={"tsukuyomi": {"koi": "shinto"}},
    )
    assert coins(do(state, "koi yes"), "turtle") == 3 + share


RIGHTEOUS = "way_of_the_righteous"


def at_war_start(cards: dict[str, str], coins: dict[str, int], **more: Any) -> State:
    return scene([["war_start"]], phase="war", cards=cards, coins=coins, **more)


def test_rs2_5_the_most_honored_says_first_or_last() -> None:
    """Koi takes a coin of Lotus; Lotus gains 3: it matters only who has a coin when."""
    start = at_war_start({"koi": RIGHTEOUS, "lotus": "way_of_the_shogun"}, {})
    assert actors(start) == ["koi"]
    assert texts(start, "koi") == ["first", "last"]
    first, last = do(start.copy(), "koi first"), do(start.copy(), "koi last")
    assert (coins(first, "koi"), coins(first, "lotus")) == (0, 3)
    assert (coins(last, "koi"), coins(last, "lotus")) == (1, 2)


def test_rs2_5_the_others_do_the_same_among_themselves() -> None:
    cards = {"koi": RIGHTEOUS, "lotus": RIGHTEOUS, "turtle": "way_of_the_shogun"}
    state = at_war_start(cards, {})
    do(state, "koi last")
    assert actors(state) == ["lotus"]
    do(state, "lotus last")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [2, 0, 1]


def test_rs2_5_the_last_of_those_who_say_last_goes_before_the_first_of_them() -> None:
    """Koi, asked first, comes after everybody; Lotus, asked second, just before it."""
    state = at_war_start({"koi": RIGHTEOUS, "lotus": RIGHTEOUS, "turtle": "way_of_the_shogun"}, {})
    do(state, "koi last", "lotus last")
    assert coins(state, "koi") == 2, "Koi takes a coin of Turtle and the one Lotus took of Turtle"


def test_rs2_5_it_is_the_honor_of_the_moment_that_counts() -> None:
    state = at_war_start({"koi": RIGHTEOUS, "lotus": RIGHTEOUS}, {"turtle": 2}, honor=["lotus", "koi", "turtle"])
    assert actors(state) == ["lotus"]


def test_rs2_5_nobody_is_asked_where_the_order_cannot_matter() -> None:
    state = at_war_start({"koi": "way_of_the_shogun", "lotus": "way_of_the_shogun"}, {})
    assert state.is_over()
    assert (coins(state, "koi"), coins(state, "lotus")) == (3, 3)


def test_rs2_5_nobody_is_asked_where_a_coin_ends_in_the_same_purse_in_any_order() -> None:
    """Koi takes Turtle's coin from Turtle, or from Lotus, who has taken it before."""
    state = at_war_start({"koi": RIGHTEOUS, "lotus": RIGHTEOUS}, {"turtle": 1})
    assert state.is_over()
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [1, 0, 0]


def test_rs2_5_at_the_end_of_recruit_too() -> None:
    cards = {"koi": "path_of_the_samurai", "lotus": "path_of_the_light"}
    state = scene([["end_of_recruit"]], cards=cards)
    do(state, "koi last")
    assert actors(state) == ["lotus"]
    do(state, "lotus place shinto shrine1", "koi place bushi edo")
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert state.is_over()


def test_rs2_6_one_players_abilities_come_in_the_order_it_chooses() -> None:
    cards = {"turtle": "path_of_the_ninja path_of_the_monkey"}
    start = scene(
        [["after_summon", "turtle"]],
        cards=cards,
        coins={"koi": 2},
        map={"edo": {"koi": "bushi"}},
        honor=["turtle", "koi", "lotus"],
    )
    assert texts(start, "turtle") == ["done", "kill koi bushi edo", "use path_of_the_monkey"]
    one = do(start.copy(), "turtle kill koi bushi edo")
    assert texts(one, "turtle") == ["done", "use path_of_the_monkey"]
    other = do(start.copy(), "turtle use path_of_the_monkey")
    assert texts(other, "turtle") == ["done", "kill koi bushi edo"]


def test_rs2_6_samurai_and_light_of_one_owner() -> None:
    state = scene([["end_of_recruit"]], cards={"koi": "path_of_the_samurai path_of_the_light"})
    assert {"place bushi edo", "place shinto shrine1"} <= set(texts(state, "koi"))
    do(state, "koi place bushi edo", "koi place shinto shrine1")
    assert state.is_over()


def test_rs2_4_tie_of_a_whole_war_is_won_by_honor() -> None:
    here = {"edo": {"lotus": "bushi", "turtle": "bushi"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, honor=["turtle", "koi", "lotus"])
    assert tokens(state, "turtle") == ["edo"]


def test_rs2_5_neither_first_nor_last_is_no_answer() -> None:
    start = at_war_start({"koi": RIGHTEOUS, "lotus": "way_of_the_shogun"}, {})
    assert verdict(start, "koi done") == ("action/not_asked", "RS2.5")
