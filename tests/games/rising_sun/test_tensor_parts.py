"""Cells of Rising Sun's tensor that are laid out otherwise than the table keeps them."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data.figures import HELD, PLACES, RESERVE
from gunbai.games.rising_sun.promises.numbers import LAST
from gunbai.games.rising_sun.tensors.parts import PLACE_WORDS, Figures, MonsterPlaces, Offers


@pytest.mark.parametrize(
    ("place", "cell"), [(0, "hokkaido"), (RESERVE, "reserve"), (HELD, "hostage of me+2"), (HELD + 1, "hostage of me")]
)
def test_who_holds_a_monster_is_counted_from_the_viewer(place: int, cell: str) -> None:
    part = MonsterPlaces(("yurei",))
    cells = part.paint([place], 1, 3)
    assert [PLACE_WORDS[number] for number, one in enumerate(cells) if one] == [cell]


def test_the_number_of_a_promise_is_kept_whole() -> None:
    low, middle, high = Offers().paint([1, 0, 0, 0, 0, LAST], 0, 3)[5:8]
    assert low + 256 * middle + 256 * 256 * high == LAST


@pytest.mark.parametrize("me", range(4))
def test_who_holds_a_figure_is_counted_from_the_viewer(me: int) -> None:
    rows = [Figures().row(PLACES + place, me, 4) - PLACES for place in range(PLACES)]
    assert rows[HELD : HELD + 4] == [HELD + (captor - me) % 4 for captor in range(4)]
    assert rows[:HELD] == list(range(HELD))
