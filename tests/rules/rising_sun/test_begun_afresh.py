"""What a moment finds when it begins and leaves when it is over, whatever lay there from before."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import NOBODY
from tests.rules.rising_sun.battles import bid
from tests.rules.rising_sun.scenario import do, in_season, pieces, scene, step

SEATS = 3
LEFT_OVER: dict[str, Any] = {
    "proposals": [2] * (SEATS * SEATS),
    "open_proposals": [1] * (SEATS * SEATS),
    "ready": [1] * SEATS,
    "summoned": [1] * 8,
    "newcomers": [0] * 16,
    "crossed": 5,
    "barred": 3,
    "bids": [2] * (SEATS * 4),
    "hired": [4] * SEATS,
    "loyal": [1] * SEATS,
    "uses": [1, 1],
    "last_in_line": [2],
    "fallen": 3,
    "winner": 2,
    "last_actor": 0,
}
"""What steps keep on the table, as an earlier one of their kind might have left it."""
EDO = {"edo": {"koi": "bushi", "lotus": "bushi"}}


def after(turn: list[list[object]], **scenery: Any) -> State:
    return scene(turn, locals=LEFT_OVER, **scenery)


def test_rs5_3_a_tea_ceremony_knows_nothing_of_the_last_one() -> None:
    table = after([["tea", "koi", 0]], phase="tea", allies=[("koi", "lotus")]).table
    assert table.ally == [NOBODY] * SEATS
    assert not any(table.proposals + table.open_proposals + table.ready)
    assert table.last_actor == SEATS - 1


def test_rs6_6_each_recruits_turn_counts_its_own_summons() -> None:
    state = after([["recruit", "koi", 0, 0]], map={"edo": {"koi": "stronghold"}})
    assert (step(state), state.table.summoned, state.table.newcomers) == ("recruit", [0] * 8, [0] * 16)


def test_rs10_15_each_marshals_turn_pays_its_own_tolls() -> None:
    table = after([["marshal", "koi", 0, 0]], map={"edo": {"koi": "bushi"}}).table
    assert (table.crossed, table.barred, sum(table.moved)) == (0, 0, 0)


def test_rs7_2_fujins_moves_pay_their_own_tolls() -> None:
    shrines = ["fujin", "amaterasu", "hachiman", "tsukuyomi"]
    state = after(
        [["kami", "koi", 0]], map={"edo": {"koi": "bushi"}}, worship={"shrine1": {"koi": "shinto"}}, shrines=shrines
    )
    assert (step(state), state.table.crossed, state.table.barred) == ("fujin", 0, 0)


def test_rs8_5_a_battle_begins_with_nobody_fallen_and_nobody_the_winner() -> None:
    state = after([["battle", "koi", 0, "edo"]], phase="war", wars=["edo"], wars_decided=1, map=EDO, coins={"koi": 1})
    table = state.table
    assert (step(state), table.fighters, table.ready) == ("bids", [0, 1], [0, 1, 1])
    assert (table.fallen, table.winner) == (0, NOBODY)


def test_rs9_12_nothing_of_a_battle_is_left_when_it_is_over() -> None:
    """Koi hires ronin, kills and pays; the next battle begins as if there had been none."""
    here = {"edo": {"koi": "2 bushi", "lotus": "bushi"}, "oshu": {"koi": "bushi", "turtle": "bushi"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo", "oshu"], map=here, coins={"koi": 9}, ronin={"koi": 2})
    do(bid(state, koi="0/0/1/1"), "koi yes", "koi yes")
    table = state.table
    assert (table.war, step(state), table.fighters) == (2, "bids", [0, 2])
    assert (table.bids, table.hired, table.fallen, table.winner) == ([0] * 12, [0] * SEATS, 0, NOBODY)
    bid(state)
    assert (table.bids, table.hired, table.fighters, table.fallen) == ([0] * 12, [0] * SEATS, [], 0)
    assert (table.winner, table.war) == (NOBODY, 2)


def test_rs8_1_nobody_stands_in_line_when_the_war_phase_begins() -> None:
    state = after([["wars", "koi", 0]], phase="war", map=EDO, cards={"koi": "way_of_the_shogun"})
    assert (state.table.last_in_line, state.table.coins) == ([], [3, 0, 0])


@pytest.mark.parametrize("card", ["path_of_the_kenin", "path_of_the_ninja"])
def test_rs10_5_each_summon_gives_a_card_its_use_anew(card: str) -> None:
    here = {"edo": {"koi": "stronghold", "lotus": "bushi"}}
    state = after([["after_summon", "koi", 0]], map=here, cards={"koi": card})
    assert (sum(state.table.uses), state.table.newcomers) == (1, [0] * 16)
    assert step(state) == "after_summon"


@pytest.mark.parametrize("beginning", ["kami", "marshal"])
def test_rs10_13_a_kamis_gift_is_a_gain_of_its_own(beginning: str) -> None:
    """Loyalty has paid before; it pays again for what a kami gives, not for the rest of what went before."""
    shrines = ["susanoo", "amaterasu", "hachiman", "tsukuyomi"]
    state = after(
        [[beginning, "koi", 0]],
        map={"edo": {"koi": "stronghold bushi"}},
        worship={"shrine1": {"koi": "shinto"}},
        shrines=shrines,
        cards={"koi": "loyalty"},
        allies=[("koi", "lotus")],
    )
    assert state.table.loyal == ([0] * SEATS if beginning == "kami" else [1] * SEATS)


def test_rs5_5_a_season_leaves_no_coins_no_plays_and_no_tiles() -> None:
    plays = [["lotus", "train", True]]
    tiles = ["recruit", "recruit", "marshal"]
    secrets = {"hand": tiles, "laid": ["harvest"], "seen": {"lotus": {"turn": 1, "tiles": tiles}}}
    state = scene(
        in_season(phase=4),
        plays=plays,
        secrets=secrets,
        mandate_turns=1,
        coins={"koi": 3, "lotus": 1},
        ronin={"turtle": 2},
        worship={"shrine1": {"koi": "shinto"}},
    )
    table, hidden = state.table, state.secrets
    assert (table.plays, table.turn, table.ronin) == ([], 0, [0] * SEATS)
    assert table.coins == [table.clan(seat).income for seat in range(SEATS)]
    assert (hidden.hand, hidden.pool, hidden.laid) == ([0] * 5, [2] * 5, [])
    assert not any(hidden.seen)
    assert pieces(state, "koi", "reserve")["shinto"] == 3
