"""The tables under `data/`: whole, symmetric, and alike on both sides."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import (
    LAND_BORDERS,
    NEIGHBOURS,
    PROVINCE_COUNT,
    PROVINCES,
    REGION_OF,
    RICE,
    SEA_ROUTES,
    SITES,
    TAX,
    UNUSED,
)
from gunbai.games.shogun.data.pieces import GROUP_SIZES, GROUPS, TABLES
from gunbai.games.shogun.data.words import CARD_NAMES, CHEST_0, EMPTY, FACE_DOWN, SPACE_ORDER, SPACES


def test_every_list_has_an_entry_for_each_province() -> None:
    assert len(set(PROVINCES)) == PROVINCE_COUNT == 45
    assert {len(RICE), len(TAX), len(SITES), len(REGION_OF[0]), len(REGION_OF[1])} == {45}
    assert (sum(TAX), sum(RICE), sum(SITES)) == (220, 140, 87)


@pytest.mark.parametrize("board", range(4))
def test_borders_are_mutual_and_the_board_hangs_together(board: int) -> None:
    neighbours = NEIGHBOURS[board]
    for province in range(45):
        assert all(province in neighbours[other] for other in neighbours[province])
        assert province not in neighbours[province]
    in_game = set(range(45)) - set(UNUSED[board])
    reached, edge = set(), {min(in_game)}
    while edge:
        reached |= edge
        edge = {other for province in edge for other in neighbours[province]} - reached
    assert reached == in_game


def test_the_widest_province_has_nine_neighbours() -> None:
    assert len(LAND_BORDERS) == 91
    assert [len(routes) for routes in SEA_ROUTES] == [6, 7]
    assert max(len(row) for row in NEIGHBOURS[0]) == len(NEIGHBOURS[0][PROVINCES.index("shinano")]) == 9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_starting_tables_use_every_group_and_no_province_twice(seats: int) -> None:
    columns = TABLES[seats]
    provinces = [province for column in columns for province, _ in column]
    assert len(columns) == seats
    assert len(set(provinces)) == len(provinces)
    assert not set(provinces) & set(UNUSED[2 if seats == 3 else 0])
    for column in columns:
        sizes = [armies for _, armies in column]
        assert [sizes.count(size) for size in GROUP_SIZES] == list(GROUPS[seats])


def test_cards_and_spaces_have_their_names() -> None:
    assert (CARD_NAMES[CHEST_0], CARD_NAMES[EMPTY], CARD_NAMES[FACE_DOWN]) == ("chest0", "empty", "face_down")
    assert sorted(SPACE_ORDER) == list(range(len(SPACES)))
