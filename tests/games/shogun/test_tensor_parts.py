"""Cells of Shogun's tensor that are laid out otherwise than the table keeps them."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.words import EMPTY, SPACE_COUNT, SPACES
from gunbai.games.shogun.tensors.parts import CARD_AT, OpenCards


@pytest.mark.parametrize("place", [0, 1, SPACE_COUNT, 3 * SPACE_COUNT - 1])
def test_an_open_card_is_seen_on_every_space_of_every_board(place: int) -> None:
    boards, card, me = [EMPTY] * (3 * SPACE_COUNT), 5, 1
    boards[place] = card
    part = OpenCards()
    cells = part.paint(boards, me, 3)
    row = list(cells[card * len(CARD_AT) : (card + 1) * len(CARD_AT)])
    owner = (place // SPACE_COUNT - me) % 3
    assert [number for number, cell in enumerate(row) if cell] == [place % SPACE_COUNT, len(SPACES) + owner]
    assert sum(cells) == 2
