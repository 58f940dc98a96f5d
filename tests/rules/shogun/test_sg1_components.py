"""SG1: components and terms."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.shogun.data import board, pieces, words
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import NEUTRAL, UNUSED
from gunbai.kernel.errors import BadInput, BadPosition, RuleViolation
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults
from tests.rules.shogun.scene import GAME, acting, armies, asked, load, out, planned, play, province


@pytest.mark.parametrize("seats", [2, 6])
def test_sg1_1_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadInput):
        GAME.new(seats, seed=1)


def test_sg1_1_five_regions_of_nine_on_both_sides() -> None:
    for side in (board.SUN, board.MOON):
        assert [board.REGION_OF[side].count(region) for region in range(5)] == [9] * 5


def test_sg1_1_with_three_players_eight_provinces_are_out_of_the_game() -> None:
    state = GAME.new(3, seed=1, options={"setup": "tables"})
    assert isinstance(state, State)
    out_of_game = [p for p in range(45) if state.table.owner[p] == UNUSED]
    assert sorted(board.PROVINCES[p] for p in out_of_game) == sorted(
        ["awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa"]
    )
    assert all(not board.NEIGHBOURS[2][p] for p in out_of_game)
    assert not any(set(board.NEIGHBOURS[2][p]) & set(out_of_game) for p in range(45))
    with pytest.raises(BadPosition, match="sanuki"):
        load({"seats": 3, "provinces": {"sanuki": {"owner": 0}}})


def test_sg1_1_nobody_marches_out_of_the_game() -> None:
    doc = {
        "seats": 3,
        "phase": "actions",
        "agenda": ["battle_move_a"],
        "provinces": {"harima": {"owner": 0, "armies": 5}},
        "secrets": {"plans": [{"battle_move_a": "harima"}]},
    }
    state = load(doc)
    assert "0 target sanuki" not in asked(state)
    with pytest.raises(RuleViolation) as refused:
        play(state, "0 target sanuki")
    assert (refused.value.code, refused.value.clause) == ("march/out_of_the_game", "SG1.1")


def test_sg1_2_provinces_joined_by_a_sea_route_are_adjacent() -> None:
    """Also SG1.2: yields, sites and regions are those of the cards."""
    for a, b in board.SEA_ROUTES[board.SUN]:
        assert b in board.NEIGHBOURS[0][a]
        assert a in board.NEIGHBOURS[0][b]
    settsu = province("settsu")
    assert (board.TAX[settsu], board.RICE[settsu], board.SITES[settsu]) == (7, 3, 1)
    assert all(1 <= sites <= 3 for sites in board.SITES)


@pytest.mark.parametrize(("seats", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_sg1_3_each_player_has_62_armies_and_chests_by_number_of_players(seats: int, chests: int) -> None:
    state = GAME.new(seats, seed=1)
    assert isinstance(state, State)
    assert state.table.chests == [chests] * seats
    assert state.table.supply == [62] * seats
    assert len(words.CHESTS) == 5
    assert len(words.SPACES) == 11


def test_sg1_4_the_stock() -> None:
    assert (pieces.FARMERS, pieces.BUILDING_STOCK, pieces.MARKERS) == (20, (28, 26, 26), 42)
    assert (len(words.ACTION_NAMES), words.SPECIAL_COUNT, words.EVENT_COUNT, len(board.PROVINCES)) == (10, 5, 12, 45)


def test_sg1_5_others_see_which_spaces_are_covered_but_not_with_what() -> None:
    state = acting({"kai": {"owner": 0, "armies": 2}}, [{"castle": "kai"}, {"temple": "chest1"}])
    seen = state.view(0).document()
    boards = [player["board"] for player in seen["players"]]  # type: ignore[attr-defined]
    assert boards[1] == {"temple": "face_down"}
    assert "secrets" not in seen
    assert seen["plan"] == {}
    assert state.view(1).document()["plan"] == {"temple": "chest1"}


def test_sg1_5_the_inside_of_the_tower_is_public_by_shelf_and_colour() -> None:
    state = load({"seats": 4, "tower": [{"0": 2}, {"farmers": 1}]})
    assert state.view(None).document()["tower"] == [{"0": 2}, {"farmers": 1}]


def test_sg1_6_a_province_without_armies_belongs_to_nobody() -> None:
    with pytest.raises(BadPosition, match=r"provinces\.kai\.armies"):
        load({"seats": 3, "provinces": {"kai": {"owner": 0, "armies": 0}}})
    state = load({"seats": 3, "provinces": {"kai": {"owner": 0}}})
    assert state.table.provinces_of(0) == [province("kai")]
    hand = [choice.words[0] for choice in state.choices(0)]
    assert [card for card in hand if card in board.PROVINCES] == ["kai"]


def test_sg1_7_chests_and_points_have_no_limit() -> None:
    state = acting({"settsu": {"owner": 0}}, [{"tax": "settsu"}], players=[{"chests": 200, "points": 90}])
    play(state, "0 act")
    assert (state.table.chests[0], state.table.points[0]) == (207, 90)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg1_8_cubes_and_cards_always_add_up(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    assert isinstance(state, State)
    generator = seeded(seats)
    while not state.is_over():
        assert faults(state) == []
        play_randomly(state, generator, limit=1)
    assert faults(state) == []


def test_sg1_8_the_count_notices_a_lost_cube() -> None:
    state = GAME.new(3, seed=1)
    assert isinstance(state, State)
    state.table.supply[0] -= 1
    assert faults(state) == ["seat 0 has 61 armies"]


def test_sg1_9_a_player_without_provinces_bids_and_takes_a_special_card() -> None:
    state = load({"seats": 3, "provinces": {"kai": {"owner": 1}, "suruga": {"owner": 2}}}, seed=3)
    told: Any = state.view(0).document()["planning"]
    assert (told["cards"], told["spaces"]) == (1, ["bid"])
    assert "planning" not in state.view(None).document(), "a spectator makes no plan"
    events = play(state, "0 plan chest2")
    laid = [event for event in events if event.code == "card_laid"]
    assert [event.clause for event in laid] == ["SG4.1"] + ["SG1.9"] * 10
    assert [event.args["card"] for event in laid[1:]] == ["chest0", "chest1", "chest3", "chest4"] + ["empty"] * 6
    assert state.table.ready == [1, 0, 0]
    planned(state, {1: {"bid": "chest0"}, 2: {"bid": "chest0"}})
    assert state.table.chests[0] == 16
    assert asked(state)[0].startswith("0 special")


def test_sg1_9_a_player_may_lose_the_last_province_and_play_on() -> None:
    throw = out({0: 1, 1: 1}, {0: 1})
    state = acting(
        {"kai": {"owner": 0, "armies": 2}, "suruga": {"owner": 1, "markers": 1}},
        [{"battle_move_a": "kai"}],
        throws=[throw],
    )
    play(state, "0 target suruga", "0 count 1")
    assert armies(state, "suruga") == (0, 1)
    assert state.table.provinces_of(1) == []
    assert state.table.owner.count(NEUTRAL) == 45 - 3
    assert sum(state.table.tower[1::COLOURS]) == 1
    assert state.table.tray[FARMER] == 0
