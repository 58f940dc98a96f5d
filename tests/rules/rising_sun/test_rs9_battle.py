"""RS9: bids, advantages, outcome, poets, reparations."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.battles import bid, war
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    error,
    forms,
    honor,
    listen,
    pieces,
    purse,
    starting,
    step,
    strength,
    texts,
    tokens,
    verdict,
    view,
    vp,
)


def three_way(koi: str = "bushi", lotus: str = "bushi", turtle: str = "bushi", **scenery: object) -> State:
    """A battle of three in Edo, ten coins each."""
    scenery.setdefault("coins", {"koi": 10, "lotus": 10, "turtle": 10})
    return war("edo", map={"edo": {"koi": koi, "lotus": lotus, "turtle": turtle}}, **scenery)


def test_rs9_1_bids_are_sealed_until_all_reveal_at_once() -> None:
    state = three_way()
    assert actors(state) == ["koi", "lotus", "turtle"]
    assert state.is_together()
    do(state, "koi bid 3", "koi bid 0", "koi bid 2", "koi bid 1")
    assert actors(state) == ["lotus", "turtle"]
    assert view(state, "lotus").table.bids == [0] * 12
    assert view(state, "lotus").sealed_bids == [0] * 4
    assert view(state, "koi").sealed_bids == [3, 0, 2, 1]
    assert view(state, "lotus").table.coins == [10, 10, 10], "the total before the split is public"
    bid(state, turtle="1/1/1/1")
    assert state.table.bids == [3, 0, 2, 1, 0, 0, 0, 0, 1, 1, 1, 1]


def test_rs9_1_any_number_of_coins_also_none_and_no_more_than_held() -> None:
    state = three_way(coins={"koi": 2, "lotus": 1})
    assert texts(state, "koi") == ["bid 0", "bid 1", "bid 2"]
    assert verdict(state, "koi bid 3") == ("bid/too_poor", "RS9.1")
    do(state, "koi bid 1")
    assert texts(state, "koi") == ["bid 0", "bid 1"]
    assert actors(bid(state, koi="0/0/0", lotus="0/0/0/0")) == ["koi"], "nothing but Koi's seppuku was bid"


def test_rs9_1_who_has_no_coin_has_nothing_to_assign() -> None:
    assert actors(three_way(coins={"koi": 1})) == ["koi"]


def test_rs9_1_coins_set_aside_return_at_once() -> None:
    state = bid(three_way(), koi="2/0/0/1", lotus="0/0/0/4")
    assert (step(state), actors(state)) == ("advantage", ["koi"])
    assert (coins(state, "koi"), coins(state, "lotus"), coins(state, "turtle")) == (7, 6, 10)


def test_rs9_1_players_outside_the_battle_do_not_bid() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 1, "turtle": 9})
    assert actors(state) == ["koi"]
    assert error(state, "turtle bid 1").code == "turn/not_yours"


def test_rs9_1_a_chain_may_be_withdrawn_while_another_is_not_ready() -> None:
    state = do(three_way(), "koi bid 10")
    assert actors(state) == ["lotus", "turtle"]
    assert forms(state, "koi") == ["withdraw"]
    do(state, "koi withdraw")
    assert actors(state) == ["koi", "lotus", "turtle"]
    assert texts(state, "koi")[-1] == "bid 10"
    bid(state, koi="1/2/3/4")
    assert state.table.bids[:4] == [1, 2, 3, 4]


def test_rs9_2_advantages_come_in_order_and_go_to_the_most_coins() -> None:
    state = three_way(ronin={"turtle": 1})
    heard = listen(state)
    bid(state, koi="1/2/1/2", lotus="2/1/1/1", turtle="1/1/2/1")
    do(state, "lotus no", "koi done", "turtle no", "koi yes")
    won = [event.args for event in heard if event.code == "advantage_won"]
    assert [(args["seat"], args["advantage"]) for args in won] == [
        (1, "seppuku"),
        (0, "take_hostage"),
        (2, "hire_ronin"),
        (0, "imperial_poets"),
    ]


def test_rs9_2_ties_go_by_the_honor_of_that_moment() -> None:
    """Turtle's seppuku lifts it over Koi, so it wins the tie for hostages that Koi would have won before."""
    state = bid(three_way(turtle="2 bushi"), koi="0/1/0/0", turtle="1/1/0/0")
    do(state, "turtle yes")
    assert honor(state) == ["turtle", "koi", "lotus"]
    assert (step(state), actors(state)) == ("hostages", ["turtle"])


def test_rs9_2_without_a_coin_an_advantage_is_skipped() -> None:
    state = bid(three_way(ronin={"koi": 5}))
    assert state.is_over()
    assert (vp(state, "koi"), tokens(state, "koi")) == (0, ["edo"])


@pytest.mark.parametrize("advantage", range(4))
def test_rs9_2_every_advantage_may_be_declined(advantage: int) -> None:
    """Then it is as if nobody had bid on it: Koi wins and kills, the coins are gone."""
    bids = "/".join("1" if i == advantage else "0" for i in range(4))
    state = bid(three_way(ronin={"lotus": 1}, vp={"koi": 3, "turtle": 3}), lotus=bids)
    assert (actors(state), step(state)) == (["lotus"], "hostages" if advantage == 1 else "advantage")
    heard = listen(state)
    do(state, "lotus done" if advantage == 1 else "lotus no")
    assert state.is_over(), "asked once, and nobody else instead"
    assert [vp(state, clan) for clan in ("koi", "lotus", "turtle")] == [3, 0, 3]
    assert honor(state) == ["koi", "lotus", "turtle"]
    assert (tokens(state, "koi"), pieces(state, "koi", "edo")) == (["edo"], {"bushi": 1})
    assert [pieces(state, clan, "edo") for clan in ("lotus", "turtle")] == [{}, {}]
    assert [pieces(state, clan, "held by lotus") for clan in ("koi", "turtle")] == [{}, {}]
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [10, 9, 10]
    declined = [(event.args["seat"], event.args["advantage"]) for event in heard if event.code == "advantage_declined"]
    names = ("seppuku", "take_hostage", "hire_ronin", "imperial_poets")
    assert declined == ([] if advantage == 1 else [(1, names[advantage])])


def test_rs9_2_a_declined_advantage_is_not_passed_on() -> None:
    """Koi bid on seppuku and hostages, too: what Lotus declines, nobody uses."""
    state = bid(three_way(vp={"koi": 3}), koi="1/1/0/0", lotus="2/2/0/0")
    do(state, "lotus no", "lotus done")
    assert state.is_over()
    assert (vp(state, "koi"), vp(state, "lotus"), tokens(state, "koi")) == (3, 0, ["edo"])
    assert pieces(state, "koi", "edo") == {"bushi": 1}


def test_rs9_2_a_declined_seppuku_leaves_the_figures_to_fight() -> None:
    state = bid(three_way(lotus="2 bushi"), lotus="1/0/0/0")
    do(state, "lotus no")
    assert (tokens(state, "lotus"), pieces(state, "lotus", "edo")) == (["edo"], {"bushi": 2})


def test_rs9_3_seppuku_kills_all_own_figures_for_a_point_and_honor_each() -> None:
    state = bid(
        three_way(turtle="daimyo bushi oni_of_skulls stronghold", honor=["koi", "lotus", "turtle"]), turtle="1/0/0/0"
    )
    assert texts(state, "turtle") == ["yes", "no"], "all or none"
    do(state, "turtle yes")
    assert pieces(state, "turtle", "edo") == {"strongholds": 1}
    assert (vp(state, "turtle"), honor(state)[0]) == (3, "turtle")


def test_rs9_3_seppuku_without_a_figure_does_nothing() -> None:
    state = bid(three_way(turtle="stronghold"), turtle="1/0/0/0")
    assert state.is_over()
    assert (vp(state, "turtle"), honor(state)) == (0, ["koi", "lotus", "turtle"])


def test_rs9_3_after_seppuku_one_remains_a_participant() -> None:
    state = bid(three_way(lotus="2 bushi", vp={"koi": 1}), lotus="1/1/0/1")
    do(state, "lotus yes", "lotus take-hostage koi bushi", "lotus yes")
    assert vp(state, "lotus") == 2 + 1 + 2, "seppuku, the stolen one, the poets"


def test_rs9_4_hostage_is_kept_and_steals_a_point() -> None:
    state = bid(three_way(vp={"lotus": 2}, allies=[("koi", "lotus")]), koi="0/1/0/0")
    assert texts(state, "koi") == ["done", "take-hostage lotus bushi", "take-hostage turtle bushi"]
    do(state, "koi take-hostage lotus bushi")
    assert pieces(state, "lotus", "held by koi") == {"bushi": 1}
    assert pieces(state, "lotus", "edo") == {}
    assert (vp(state, "koi"), vp(state, "lotus")) == (1, 1)


def test_rs9_4_from_an_owner_without_points_none_is_gained() -> None:
    state = do(bid(three_way(), koi="0/1/0/1"), "koi take-hostage lotus bushi")
    assert vp(state, "koi") == 0
    do(state, "koi yes")
    assert vp(state, "koi") == 1, "only Turtle's Bushi was killed, the hostage was not"


def test_rs9_4_never_a_daimyo_yurei_or_stronghold_but_other_monsters() -> None:
    state = bid(
        three_way(lotus="daimyo yurei stronghold", turtle="daimyo oni_of_skulls komainu stronghold"), koi="0/1/0/0"
    )
    assert texts(state, "koi") == ["done", "take-hostage turtle komainu", "take-hostage turtle oni_of_skulls"]
    assert verdict(state, "koi take-hostage lotus yurei") == ("take-hostage/daimyo", "RS1.7")


def test_rs9_4_without_such_a_figure_nothing_happens() -> None:
    state = bid(three_way(lotus="daimyo", turtle="stronghold", vp={"lotus": 4, "turtle": 4}), koi="0/4/0/0")
    assert state.is_over()
    assert vp(state, "koi") == 0


def test_rs9_5_hired_ronin_add_force_and_are_not_spent() -> None:
    state = bid(three_way(lotus="bushi", ronin={"lotus": 2}), lotus="0/0/1/0")
    do(state, "lotus yes")
    assert (tokens(state, "lotus"), purse(state, "lotus")) == (["edo"], (0, 9, 2))


def test_rs9_5_ronin_fight_also_without_a_figure_left() -> None:
    state = bid(three_way(koi="2 bushi", lotus="bushi", ronin={"lotus": 3}), lotus="1/0/1/0")
    do(state, "lotus yes", "lotus yes")
    assert tokens(state, "lotus") == ["edo"]


def test_rs9_5_without_ronin_nothing_is_added_or_asked() -> None:
    state = bid(three_way(), lotus="0/0/1/0")
    assert state.is_over()
    assert tokens(state, "koi") == ["edo"]


def test_rs9_5_ronin_count_only_in_the_battle_they_were_hired_in() -> None:
    scenery = {"map": {"edo": {"koi": "bushi", "lotus": "bushi"}, "oshu": {"koi": "bushi", "lotus": "bushi"}}}
    state = war("edo", "oshu", coins={"lotus": 1}, ronin={"lotus": 3}, **scenery)
    do(bid(state, lotus="0/0/1/0"), "lotus yes")
    bid(state)
    assert (tokens(state, "lotus"), tokens(state, "koi")) == (["edo"], ["oshu"])


def test_rs9_6_most_total_force_wins_turtle_strongholds_and_ronin_count() -> None:
    state = bid(three_way(koi="3 bushi", turtle="2 stronghold", ronin={"turtle": 2}), turtle="0/0/1/0")
    do(state, "turtle yes")
    assert tokens(state, "turtle") == ["edo"]


def test_rs9_6_ties_go_by_honor() -> None:
    assert tokens(bid(three_way(lotus="2 bushi", turtle="2 bushi")), "lotus") == ["edo"]
    state = bid(three_way(lotus="2 bushi", turtle="2 bushi", honor=["turtle", "lotus", "koi"]))
    assert tokens(state, "turtle") == ["edo"]


def test_rs9_7_all_at_zero_the_most_honored_participant_wins() -> None:
    """Lotus dies by seppuku and rises over Koi, whose only figure it takes: 0 against 0."""
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"lotus": 2})
    bid(state, lotus="1/1/0/0")
    do(state, "lotus yes", "lotus take-hostage koi bushi")
    assert (strength(state, "koi", "edo"), strength(state, "lotus", "edo")) == (0, 0)
    assert (honor(state), tokens(state, "lotus")) == (["lotus", "koi", "turtle"], ["edo"])


def test_rs9_7_a_turtle_stronghold_has_force() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "turtle": "stronghold"}}, coins={"koi": 1})
    do(bid(state, koi="1/0/0/0"), "koi yes")
    assert (honor(state)[0], tokens(state, "turtle")) == ("koi", ["edo"])


def test_rs9_8_losers_die_the_winners_ally_does_not_strongholds_stay() -> None:
    state = bid(three_way("2 bushi", "bushi stronghold", "daimyo stronghold", allies=[("koi", "lotus")]))
    assert tokens(state, "koi") == ["edo"]
    assert pieces(state, "lotus", "edo") == {"bushi": 1, "strongholds": 1}
    assert pieces(state, "turtle", "edo") == {"strongholds": 1}
    assert pieces(state, "turtle", "reserve")["daimyo"] == 1


def test_rs9_8_an_ally_of_a_loser_is_no_ally_of_the_winner() -> None:
    state = bid(three_way(koi="2 bushi", allies=[("lotus", "turtle")]))
    assert pieces(state, "lotus", "edo") == pieces(state, "turtle", "edo") == {}


def test_rs9_9_poets_count_all_killed_in_this_battle() -> None:
    state = bid(three_way("3 bushi", "2 bushi", "2 bushi", vp={"turtle": 5}), lotus="1/0/0/0", turtle="0/1/0/1")
    do(state, "lotus yes", "turtle take-hostage koi bushi")
    assert tokens(state, "koi") == ["edo"]
    do(state, "turtle yes")
    assert vp(state, "turtle") == 5 + 4, "Lotus's two by seppuku, Turtle's own two; Koi's hostage lives"


def test_rs9_9_spared_figures_are_not_counted() -> None:
    state = bid(three_way("2 bushi", "2 bushi", "bushi", allies=[("koi", "lotus")]), turtle="0/0/0/1")
    do(state, "turtle yes")
    assert vp(state, "turtle") == 1


def test_rs9_9_with_nobody_killed_there_is_nothing_to_sing() -> None:
    state = bid(war("edo", map={"edo": {"koi": "bushi", "turtle": "stronghold"}}, coins={"koi": 1}), koi="0/0/0/1")
    assert state.is_over()


def test_rs9_9_the_fallen_are_not_in_the_reserve_before_the_poets_have_sung() -> None:
    state = bid(three_way(koi="2 bushi"), koi="0/0/0/1")
    assert (step(state), pieces(state, "lotus", "reserve")["bushi"]) == ("advantage", 5)
    do(state, "koi no")
    assert pieces(state, "lotus", "reserve")["bushi"] == 6


def test_rs9_10_losers_discard_and_the_winners_bid_is_split_evenly() -> None:
    state = bid(three_way(koi="3 bushi"), koi="0/0/0/6", lotus="0/0/0/2", turtle="0/0/0/3")
    do(state, "koi no")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [4, 8 + 3, 7 + 3]


def test_rs9_10_the_winner_says_who_gets_a_remainder() -> None:
    state = do(bid(three_way(koi="3 bushi"), koi="0/0/0/5"), "koi no")
    assert texts(state, "koi") == ["remainder lotus", "remainder turtle"]
    do(state, "koi remainder turtle")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [5, 12, 13]


def test_rs9_10_a_remainder_is_one_coin_each() -> None:
    state = war(
        "edo",
        clans=("koi", "lotus", "turtle", "dragonfly"),
        map={"edo": {"koi": "3 bushi", "lotus": "bushi", "turtle": "bushi", "dragonfly": "bushi"}},
        coins={"koi": 2},
    )
    do(bid(state, koi="0/0/0/2"), "koi no", "koi remainder lotus")
    assert texts(state, "koi") == ["remainder turtle", "remainder dragonfly"]
    do(state, "koi remainder dragonfly")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle", "dragonfly")] == [0, 1, 0, 1]


def test_rs9_10_among_four_losers_three_coins_may_be_left() -> None:
    map = {"edo": {"koi": "3 bushi", **dict.fromkeys(FIVE[1:], "bushi")}}
    state = do(bid(war("edo", clans=FIVE, map=map, coins={"koi": 7}), koi="0/0/0/7"), "koi no")
    assert starting(state, "koi", "remainder") == [f"remainder {clan}" for clan in FIVE[1:]]
    do(state, "koi remainder lotus", "koi remainder turtle", "koi remainder bonsai")
    assert [coins(state, clan) for clan in FIVE] == [0, 2, 2, 1, 2]


def test_rs9_10_the_winners_ally_is_a_loser_too() -> None:
    state = do(bid(three_way(koi="3 bushi", allies=[("koi", "lotus")]), koi="0/0/0/2", lotus="0/0/0/1"), "koi no")
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [8, 10, 11]


def test_rs9_10_reparations_can_be_used_in_later_battles() -> None:
    scenery = {"map": {"edo": {"koi": "2 bushi", "lotus": "bushi"}, "oshu": {"koi": "bushi", "lotus": "2 bushi"}}}
    state = do(bid(war("edo", "oshu", coins={"koi": 3}, **scenery), koi="0/0/0/3"), "koi no")
    assert (actors(state), texts(state, "lotus")[-1]) == (["lotus"], "bid 3")


def test_rs9_11_every_participant_stays_one_without_figures() -> None:
    """Lotus has killed its only figure and still takes a hostage, hires ronin, wins."""
    state = bid(three_way(ronin={"lotus": 2}), lotus="1/1/1/0", koi="0/0/0/2")
    do(state, "lotus yes", "lotus take-hostage koi bushi", "lotus yes")
    assert tokens(state, "lotus") == ["edo"]
    assert (step(state), actors(state)) == ("advantage", ["koi"]), "and Koi, with nobody left, wins the poets"


def test_rs9_11_who_has_no_figure_left_receives_reparations() -> None:
    state = do(bid(three_way(koi="2 bushi"), lotus="1/0/0/0", koi="0/0/0/4"), "lotus yes", "koi no")
    assert (tokens(state, "koi"), coins(state, "lotus")) == (["edo"], 9 + 2)


def test_rs9_11_counts_as_present_for_lowest_honor() -> None:
    """Turtle has no Force left, yet the Oni's owner has more honor than it."""
    state = bid(three_way(lotus="oni_of_skulls", koi="2 bushi", turtle="bushi"), koi="0/1/0/0")
    do(state, "koi take-hostage turtle bushi")
    assert strength(state, "turtle", "edo") == 0
    assert tokens(state, "koi") == ["edo"], "2 against 1, not 3"


def test_rs9_11_participants_are_the_yardstick_on_the_battlefield_only() -> None:
    """While Koi and Lotus fight in Edo, Oni elsewhere still look at who is present with them."""
    elsewhere = {"oshu": {"lotus": "oni_of_blood", "turtle": "bushi"}, "kyoto": {"koi": "oni_of_skulls"}}
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}, **elsewhere}, coins={"koi": 1})
    assert step(state) == "bids"
    assert strength(state, "lotus", "oshu") == 2, "Turtle is present there and has less honor"
    assert strength(state, "koi", "kyoto") == 3, "alone there, whoever fights in Edo"
    shown = view(state, None).document()["force"]
    assert (shown["oshu"], shown["kyoto"]) == ([0, 2, 1], [3, 0, 0])


def test_rs9_12_the_outcome_runs_in_order() -> None:
    """Token, kills with the losers' Righteousness, the winner's Justice, then Oni of Souls."""
    state = war(
        "edo",
        map={"edo": {"koi": "2 bushi oni_of_souls", "lotus": "bushi"}},
        cards={"koi": "justice", "lotus": "righteousness"},
        coins={"koi": 1},
    )
    heard = listen(state)
    bid(state)
    told = [event.code for event in heard if event.code in ("token_won", "killed", "points_gained")]
    assert told == ["token_won", "killed", "points_gained", "points_gained", "points_gained"]
    assert [event.args["seat"] for event in heard if event.code == "points_gained"] == [1, 0, 0]
    assert (vp(state, "koi"), vp(state, "lotus")) == (3 + 2, 1)


def test_rs9_12_all_points_of_one_player_in_the_outcome_are_one_gain() -> None:
    """Lotus loses three figures with Righteousness and Loyalty: 3 and, once, 1."""
    state = war(
        "edo",
        set="teapot",
        map={"edo": {"koi": "4 bushi", "lotus": "3 bushi"}},
        cards={"lotus": "righteousness loyalty"},
        allies=[("lotus", "turtle")],
    )
    assert vp(state, "lotus") == 3 + 1
