"""RS5: the course of a season, its setup and clean-up."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import PHASES, SEASONS
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    FIVE,
    coins,
    finish,
    in_season,
    listen,
    new_game,
    owned,
    pieces,
    purse,
    scene,
    step,
    vp,
)

PARTS = {
    "season_began": "setup",
    "alliances_ended": "tea",
    "looked": "politics",
    "wars_began": "war",
    "season_cleaned": "cleanup",
    "winter_came": "winter",
}
A_SEASON = ["setup", "tea", "politics", "war", "cleanup"]


def next_season(season: str = "spring", **more: Any) -> State:
    """The clean-up of this season and the setup of the next; it stops in its tea ceremony."""
    return scene(in_season(phase=4), season=season, **more)


def test_rs5_1_three_seasons_of_five_parts_then_winter() -> None:
    state = scene([["season", "koi", 0]])
    start = [SEASONS[state.table.season], PHASES[state.table.phase]]
    assert start == ["spring", "tea"]
    heard = listen(state)
    finish(state)
    parts = [PARTS[event.code] for event in heard if event.code in PARTS]
    course = [part for i, part in enumerate(parts) if not i or parts[i - 1] != part]
    assert ["setup", "tea", *course] == A_SEASON * 3 + ["winter"]
    assert [event.args["season"] for event in heard if event.code == "season_began"] == ["summer", "autumn"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rs5_2_players_plus_two_wars_in_the_order_drawn(seats: int) -> None:
    state = scene([["season", "koi", 4]], clans=FIVE[:seats])
    wars = list(state.table.wars)
    assert len(wars) == len(set(wars)) == seats + 2
    heard = listen(state)
    finish(state, until="mandate")
    finish(state, until="tea")
    decided = [event.args["province"] for event in heard if event.code in ("token_won", "war_skipped")]
    assert decided == [PROVINCES[province] for province in wars]
    drawn = [(event.args["amount"], event.args["province"]) for event in heard if event.code == "war_drawn"]
    assert drawn == [(i + 1, PROVINCES[province]) for i, province in enumerate(state.table.wars)]


def test_rs5_2_unsold_cards_leave_and_twelve_new_ones_are_laid_out() -> None:
    state = next_season(market={"righteousness": 2, "komainu": 1}, set="archway")
    shown = state.position()["market"]
    assert isinstance(shown, dict)
    assert "righteousness" not in shown
    assert "komainu" not in shown
    assert sum(shown.values()) == 12
    assert shown["path_of_the_serpent"] == 1


def test_rs5_2_each_clan_takes_its_income() -> None:
    state = next_season(clans=FIVE)
    assert [coins(state, clan) for clan in FIVE] == [5, 7, 6, 6, 4]


def test_rs5_2_income_is_taken_at_the_start_of_the_game_too() -> None:
    assert new_game(5).table.coins == [5, 7, 6, 6, 4]


def test_rs5_2_hostages_return_and_bring_a_coin_each() -> None:
    state = next_season(hostages={"koi": {"lotus": "2 bushi", "turtle": "river_dragon"}, "lotus": {"koi": "shinto"}})
    assert (coins(state, "koi"), coins(state, "lotus")) == (5 + 3, 7 + 1)
    assert pieces(state, "lotus", "reserve")["bushi"] == 6
    assert pieces(state, "turtle", "reserve")["river_dragon"] == 1
    assert pieces(state, "koi", "reserve")["shinto"] == 3
    assert not state.position()["hostages"]


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_rs5_2_hostages_come_after_income(season: str) -> None:
    """Koi (8 with its income of 5) is richer than Bonsai (4) when the hostage coins come: its Merchant gains."""
    state = next_season(
        season,
        clans=("koi", "lotus", "bonsai"),
        hostages={"koi": {"lotus": "bushi"}},
        cards={"bonsai": "way_of_the_merchant"},
    )
    assert (coins(state, "koi"), coins(state, "bonsai")) == (6, 5)


def test_rs5_2_income_itself_triggers_no_merchant() -> None:
    assert coins(next_season(cards={"koi": "way_of_the_merchant"}), "koi") == 5


def test_rs5_2_hostages_return_in_winter_too() -> None:
    state = next_season("autumn", hostages={"koi": {"lotus": "bushi"}})
    assert state.is_over()
    assert pieces(state, "lotus", "reserve")["bushi"] == 6
    assert coins(state, "koi") == 1


def test_rs5_2_setup_comes_in_its_order() -> None:
    state = scene(
        [["season", "koi", 3], ["politics", "koi", 10], ["betray", "koi"]],
        hostages={"koi": {"lotus": "bushi"}},
        map={"edo": {"lotus": "bushi"}},
    )
    heard = listen(state)
    finish(state, until="tea")
    codes = [event.code for event in heard]
    order = ["season_cleaned", "season_began", "war_drawn", "income_taken", "hostage_returned", "coins_gained"]
    assert [codes.index(code) for code in order] == sorted(codes.index(code) for code in order)
    assert len(codes) - codes[::-1].index("war_drawn") <= codes.index("income_taken")


def test_rs5_5_clean_up_empties_the_purses() -> None:
    state = next_season("autumn", coins={"koi": 9, "lotus": 2}, ronin={"koi": 3, "turtle": 1})
    assert [purse(state, clan) for clan in ("koi", "lotus", "turtle")] == [(0, 0, 0)] * 3


def test_rs5_5_worshippers_return_monsters_too() -> None:
    state = next_season(worship={"shrine1": {"koi": "2 shinto"}, "shrine3": {"lotus": "komainu shinto"}})
    assert pieces(state, "koi", "reserve")["shinto"] == 3
    assert pieces(state, "lotus", "reserve") == {"daimyo": 1, "bushi": 6, "shinto": 3, "komainu": 1, "strongholds": 4}
    assert pieces(state, "koi", "shrine1") == pieces(state, "lotus", "shrine3") == {}


def test_rs5_5_the_map_and_the_cards_stay() -> None:
    state = next_season(
        map={"edo": {"koi": "daimyo 2 bushi stronghold", "lotus": "yurei shinto"}}, cards={"koi": "respect"}
    )
    assert pieces(state, "koi", "edo") == {"daimyo": 1, "bushi": 2, "strongholds": 1}
    assert pieces(state, "lotus", "edo") == {"yurei": 1, "shinto": 1}
    assert owned(state, "koi") == {"respect": 1}


def test_rs5_5_hostages_stay_with_their_captors_over_clean_up() -> None:
    """They bring their coins in the setup, after clean-up has emptied the purses: here in winter, with no income."""
    state = next_season("autumn", hostages={"turtle": {"koi": "2 bushi"}}, coins={"turtle": 5})
    assert coins(state, "turtle") == 2


def test_rs5_5_all_ten_mandates_are_shuffled_together() -> None:
    plays = [["koi", "train"], ["lotus", "betray", "face_down"]]
    state = next_season(
        plays=plays, secrets={"laid": ["harvest"], "hand": ["recruit", "recruit", "marshal"]}, mandate_turns=2
    )
    assert state.secrets.pool == [2, 2, 2, 2, 2]
    assert (state.secrets.hand, state.secrets.laid, state.table.plays, state.table.turn) == ([0] * 5, [], [], 0)
    assert not any(state.secrets.seen)


def test_rs5_1_winter_has_no_tea_ceremony_and_ends_the_game() -> None:
    state = next_season("autumn", allies=[("koi", "lotus")], vp={"koi": 3, "lotus": 3})
    assert state.is_over()
    assert SEASONS[state.table.season] == "winter"
    assert state.result().winners == [0, 1]
    assert vp(state, "koi") == 3


def test_rs5_1_a_whole_game_ends_in_winter() -> None:
    state = finish(new_game(4, 3))
    assert state.is_over()
    assert step(state) == ""
    assert SEASONS[state.table.season] == "winter"
