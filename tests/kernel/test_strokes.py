"""Strokes: what each kind paints, the same in C and in Python, and nothing outside the row."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import gunbai
from gunbai.kernel.tensors import plain
from gunbai.kernel.tensors.strokes import (
    BITWISE,
    COUNTED,
    NAMED,
    NUMBERS,
    ONE_SEAT,
    ORDERED,
    PRESENT,
    SET_OF_SEATS,
    SPREAD,
    STACKED,
    stroke,
)


def brushes() -> list[Any]:
    """The brush in Python, and the one in C where it was compiled."""
    try:
        return [plain, import_module("gunbai.kernel.tensors.quick")]
    except ImportError:
        return [plain]


BRUSHES = pytest.mark.parametrize("brush", brushes(), ids=lambda brush: brush.__name__.rsplit(".", 1)[-1])


def painted(brush: Any, size: int, strokes: list[list[int]], values: list[list[int]]) -> list[int]:
    cells = bytearray([9] * (size + 2))
    brush.paint(cells, 1, size, brush.prepared(strokes), values)
    assert cells[0] == cells[-1] == 9, "nothing but the row is painted"
    return list(cells[1:-1])


@BRUSHES
@pytest.mark.parametrize(
    ("strokes", "values", "cells"),
    [
        ([stroke(COUNTED, 0, [0, 2, 1])], [[4, 300, -3]], [4, 3, 255, 0]),
        ([stroke(COUNTED, 0, [0, 1, 2])], [[1, 2, 3, 4]], [1, 2, 3, 0]),
        ([stroke(COUNTED, 0, [1, -1, 3], low=-1)], [[-1, 5, 1]], [0, 0, 0, 2]),
        ([stroke(COUNTED, 1, [0, 1], first=1, step=2)], [[], [7, 1, 7, 2, 7]], [1, 2, 0, 0]),
        ([stroke(NAMED, 0, [0, 0, 0], [3, -1, 1], low=-1)], [[-1, 0, 1]], [0, 1, 0, 1]),
        ([stroke(NAMED, 0, [0, 0], [0, 1])], [[-1, 2]], [0, 0, 0, 0]),
        ([stroke(BITWISE, 0, [1], limit=3)], [[5]], [0, 1, 0, 1]),
        ([stroke(ORDERED, 0, [0, 0, 2, 2], limit=2)], [[1, 0, -1, 1]], [2, 1, 0, 2]),
        ([stroke(SPREAD, 0, [1], limit=3)], [[1 + 2 * 256 + 3 * 65536]], [0, 1, 2, 3]),
        ([stroke(SPREAD, 0, [0], limit=2)], [[70000 * 256]], [0, 255, 0, 0]),
        ([stroke(PRESENT, 0, [0, 3], step=2)], [[0, 0, 0]], [1, 0, 0, 1]),
        ([stroke(PRESENT, 0, [0, 3], step=2)], [[]], [0, 0, 0, 0]),
    ],
)
def test_each_kind_paints_what_it_says(
    brush: Any, strokes: list[list[int]], values: list[list[int]], cells: list[int]
) -> None:
    assert painted(brush, 4, strokes, values) == cells


@BRUSHES
def test_the_innermost_step_is_named_and_all_are_coded(brush: Any) -> None:
    one, both = [ONE_SEAT, SET_OF_SEATS, 0, 0, 0], [0] * NUMBERS
    tables = [0, *one, 2, 5, -1, -1, -1, 1, *both, *[-1] * NUMBERS]
    codes = [0, 1, 0b101, 7, -1, -1, 1, 4, 4, 4, 4, 4]
    cells = painted(brush, 20, [stroke(STACKED, 0, [8, 12], tables, me=1, seats=3)], [codes])
    assert cells[:8] == [1, 0, 1, 0, 0, 0, 1, 1], "seat 1 is me; seats 0 and 2 are the two after me"
    assert cells[8:] == [1, 1, 0b110 + 1, 8, 0, 0, 2, 5, 5, 5, 5, 5]
    assert painted(brush, 20, [stroke(STACKED, 0, [8, 12], tables, me=1, seats=3)], [[]]) == [0] * 20


@BRUSHES
@pytest.mark.parametrize(
    ("strokes", "values"),
    [
        ([stroke(COUNTED, 0, [4])], [[1]]),
        ([stroke(NAMED, 0, [3], [1])], [[0]]),
        ([stroke(ORDERED, 0, [0], limit=1)], [[4]]),
        ([stroke(BITWISE, 0, [2], limit=3)], [[7]]),
        ([stroke(COUNTED, 1, [0])], [[1]]),
        ([stroke(STACKED, 0, [0, 6], [9, *[0] * 10], me=0, seats=3)], [[0] * 6]),
        ([stroke(STACKED, 0, [0, 6], [1, *[0] * 10], me=0, seats=3)], [[5] * 6]),
    ],
)
def test_nothing_is_painted_outside_the_row(brush: Any, strokes: list[list[int]], values: list[list[int]]) -> None:
    with pytest.raises(IndexError):
        painted(brush, 4, strokes, values)


@BRUSHES
def test_rows_and_marks_lie_within_the_cells(brush: Any) -> None:
    cells = bytearray(6)
    brush.mark(cells, 2, [0, 3], 1)
    assert list(cells) == [0, 0, 1, 0, 0, 1]
    brush.mark(cells, 2, [3], 0)
    assert list(cells) == [0, 0, 1, 0, 0, 0]
    for at, size in ((-1, 2), (5, 2), (0, 7)):
        with pytest.raises(IndexError):
            brush.paint(cells, at, size, brush.prepared([]), [])
    for wrong in ([4], [-1]):
        with pytest.raises(IndexError):
            brush.mark(cells, 2, wrong, 1)


@pytest.mark.parametrize("name", gunbai.GAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_brushes_paint_whole_games_alike(name: str, seats: int) -> None:
    if len(brushes()) == 1:
        pytest.skip("the brush in C is not compiled")
    game, rng = gunbai.game(name), random.Random(seats)
    layout, encoder = game.layout(), game.encoder()
    state = game.new(seats=seats, seed=seats)
    programs = [[brush.prepared(layout.strokes(me, seats)) for brush in brushes()] for me in range(seats)]
    while not state.is_over():
        seat = rng.choice(state.actors())
        me = rng.randrange(seats)
        values = [*layout.read(state), encoder._codes(state.stack), *layout.read_own(state, me)]
        rows = [bytearray(layout.size) for _ in brushes()]
        for brush, row, program in zip(brushes(), rows, programs[me], strict=True):
            brush.paint(row, 0, layout.size, program, values)
        assert rows[0] == rows[1] == encoder.observation(state, me)
        state.play(seat, rng.choice(state.choice_ids(seat)))


@pytest.mark.parametrize(
    "wrong",
    [None, [[1, 2]], [stroke(COUNTED, 0, [0], step=0)], [stroke(9, 0, [0])], [[*stroke(COUNTED, 0, [0]), 1]]],
)
def test_the_brush_in_c_refuses_what_is_no_program(wrong: Any) -> None:
    if len(brushes()) == 1:
        pytest.skip("the brush in C is not compiled")
    quick = brushes()[1]
    with pytest.raises(ValueError, match="no strokes"):
        quick.prepared(wrong)
    with pytest.raises(TypeError):
        quick.paint(bytearray(4), 0, 4, "no program", [])
    with pytest.raises(TypeError):
        quick.paint(bytearray(4), 0, 4, quick.prepared([stroke(COUNTED, 0, [0])]), [["a"]])
    with pytest.raises(TypeError):
        quick.mark(bytes(4), 0, [1], 1)
