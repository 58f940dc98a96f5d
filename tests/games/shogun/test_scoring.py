"""Scores add up by year, region and kind."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGION_OF, REGIONS
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.scoring import KINDS, MAJORITY_POINTS, ROW, breakdown, scored_document, year_rows
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import UNUSED
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly

GAME = Shogun()


@pytest.mark.parametrize(("years", "parts"), [("1", 5), ("2", 10)])
def test_the_breakdown_adds_up_to_the_score(years: str, parts: int) -> None:
    state = GAME.new(4, seed=3, options={"years": years})
    assert isinstance(state, State)
    play_randomly(state, seeded(3))
    result = state.result()
    assert [sum(part.values()) for part in result.breakdown] == result.scores
    assert all(len(part) == parts for part in result.breakdown)
    assert len(scored_document(state.table)) == int(years)


def test_regions_and_kinds_of_a_year() -> None:
    state = GAME.from_position({"seats": 3})
    assert isinstance(state, State)
    row = [4, 3, *([0] * 15)]
    row[2 + 3 * 4 + 1] = 2
    state.table.scored = row + [0] * (2 * ROW)
    assert scored_document(state.table)[0][0] == {
        "provinces": 4,
        "buildings": 3,
        "majorities": {"brown": {"temple": 2}},
    }
    expected = {"provinces1": 4, "buildings1": 3, "castles1": 0, "temples1": 2, "theatres1": 0}
    assert breakdown(state.table, 0) == expected


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_every_kind_in_every_region_has_its_majority(side: str) -> None:
    state = GAME.from_position({"seats": 4, "options": {"side": side}})
    assert isinstance(state, State)
    table, regions = state.table, REGION_OF[state.table.board % 2]
    for region in range(len(REGIONS)):
        province = next(p for p in range(len(regions)) if regions[p] == region and table.owner[p] != UNUSED)
        table.owner[province], table.buildings[province] = 2, 0b111
    rows = year_rows(table)
    majorities = rows[2 * ROW + MAJORITY_POINTS : 3 * ROW]
    assert len(majorities) == len(REGIONS) * KINDS
    assert majorities == [3, 2, 1] * len(REGIONS)
    assert sum(rows) == sum(rows[2 * ROW : 3 * ROW])


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_every_province_of_the_board_is_a_point_and_every_building_in_it(side: str) -> None:
    for province in range(PROVINCE_COUNT):
        state = GAME.from_position({"seats": 5, "options": {"side": side}})
        assert isinstance(state, State)
        state.table.owner[province], state.table.buildings[province] = 3, 0b101
        row = year_rows(state.table)[3 * ROW : 4 * ROW]
        assert (row[0], row[1], sum(row)) == (1, 2, 1 + 2 + 3 + 1), PROVINCES[province]


def test_sg8_1_ties_are_broken_by_chests_and_then_shared() -> None:
    state = GAME.from_position({"seats": 4})
    assert isinstance(state, State)
    state.table.points, state.table.chests = [7, 9, 9, 9], [9, 2, 3, 3]
    result = state.result()
    assert (result.ranking, result.winners, result.scores) == ([4, 3, 1, 1], [2, 3], [7, 9, 9, 9])
