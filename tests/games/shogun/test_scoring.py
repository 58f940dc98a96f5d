"""Scores add up by year, region and kind."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.scoring import ROW, breakdown, scored_document
from gunbai.games.shogun.state import State
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
