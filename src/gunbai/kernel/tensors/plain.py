"""The painting of cells in Python: what `quick.c` does, for builds without a compiler and for tests of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.tensors.strokes import (
    BITWISE,
    COUNTED,
    HEADER,
    MOST,
    NAMED,
    NUMBERS,
    ONE_SEAT,
    ORDERED,
    PRESENT,
    SET_OF_SEATS,
    SPREAD,
    STACKED,
)

FEW: Final = 3
"""Values that lie beside each other, below which one by one is as quick."""


class Stroke:
    """A stroke taken apart, with cells that lie beside each other in one go."""

    def __init__(self, numbers: list[int]) -> None:
        self.kind, self.source, self.first, self.step, self.low, self.limit, self.me, self.seats = numbers[:8]
        self.where: Final = numbers[HEADER : HEADER + numbers[8]]
        self.words: Final = numbers[HEADER + numbers[8] :]
        self.runs: Final = _runs(self.where) if self.kind == COUNTED and self.step == 1 and not self.low else []

    def follow(self, row: bytearray, values: list[int]) -> None:
        """Paint what these values say."""
        kind, low, words = self.kind, self.low, self.words
        if kind == STACKED:
            _stack(row, self, values)
            return
        taken = values[self.first :: self.step] if self.first or self.step != 1 else values
        if kind == COUNTED and not low and (not any(taken) or _is_quick(row, self.runs, taken)):
            return
        if kind == COUNTED:
            for cell, value in zip(self.where, taken, strict=False):
                if value != low and cell >= 0:
                    row[cell] = min(MOST, abs(value - low))
        elif kind == NAMED:
            for cell, value in zip(self.where, taken, strict=False):
                if 0 <= value - low < len(words) and words[value - low] >= 0:
                    row[cell + words[value - low]] = 1
        elif kind == ORDERED:
            for index, (cell, value) in enumerate(zip(self.where, taken, strict=False)):
                if value >= 0:
                    row[cell + value] = index % self.limit + 1
        else:
            for cell, value in zip(self.where, taken, strict=False):
                _spread(row, kind, cell, value, self.limit)


def _runs(where: list[int]) -> list[tuple[int, int, int]]:
    """Cells that lie beside each other: the first of them, and from which value up to which."""
    found: list[tuple[int, int, int]] = []
    for index, cell in enumerate(where):
        if found and cell == found[-1][0] + index - found[-1][1]:
            found[-1] = (*found[-1][:2], index + 1)
        elif cell >= 0:
            found.append((cell, index, index + 1))
    return found if len(found) * FEW < len(where) else []


def _is_quick(row: bytearray, runs: list[tuple[int, int, int]], values: list[int]) -> bool:
    """Whether the counts could be painted as they are: they lie beside each other and fit into their cells."""
    if not runs:
        return False
    try:
        for cell, first, last in runs:
            taken = values[first:last]
            row[cell : cell + len(taken)] = bytes(taken)
    except ValueError:
        return False
    return True


def prepared(strokes: list[list[int]]) -> list[Stroke]:
    """The program of these strokes."""
    return [Stroke(numbers) for numbers in strokes]


def paint(cells: bytearray, at: int, size: int, program: object, values: list[list[int]]) -> None:
    """Paint a row of `size` cells from `at` on, which is cleared first."""
    if not 0 <= at <= len(cells) - size:
        raise IndexError("the row lies outside the cells")
    assert isinstance(program, list)
    row = bytearray(size)
    for stroke in program:
        stroke.follow(row, values[stroke.source])
    if len(row) != size:
        raise IndexError("a stroke outside the row")
    cells[at : at + size] = row


def _spread(row: bytearray, kind: int, cell: int, value: int, limit: int) -> None:
    if kind == PRESENT:
        row[cell] = 1
    elif kind == BITWISE:
        for bit in range(limit):
            row[cell + bit] = value >> bit & 1
    elif kind == SPREAD:
        for index in range(limit - 1):
            row[cell + index] = value >> 8 * index & MOST
        row[cell + limit - 1] = min(MOST, value >> 8 * (limit - 1))


def _stack(row: bytearray, stroke: Stroke, values: list[int]) -> None:
    """Codes are numbers plus 1. The innermost step, whose codes come first, has cells of its own for what it says."""
    (start, most), words = stroke.where, stroke.words
    for first in range(0, min(len(values), most), 1 + NUMBERS):
        kind = values[first]
        row[start + first] = min(MOST, kind + 1)
        table = kind * (2 * NUMBERS + 1)
        if first == 0:
            row[words[table]] = 1
        for index in range(NUMBERS):
            role, slot = words[table + 1 + index], words[table + 1 + NUMBERS + index]
            value = _seen_from(values[first + 1 + index], role, stroke.me, stroke.seats)
            row[start + first + 1 + index] = min(MOST, value + 1)
            if first == 0 and slot >= 0 and value >= 0:
                _slot(row, slot, value, role)


def _seen_from(value: int, role: int, me: int, seats: int) -> int:
    if value < 0 or not role:
        return value
    if role == ONE_SEAT:
        return (value - me) % seats
    turned = 0
    for seat in range(seats):
        turned |= (value >> seat & 1) << ((seat - me) % seats)
    return turned


def _slot(row: bytearray, slot: int, value: int, role: int) -> None:
    if role != SET_OF_SEATS:
        row[slot + value] = 1
        return
    while value:
        row[slot] = value & 1
        slot, value = slot + 1, value >> 1


def mark(cells: bytearray, at: int, ids: Sequence[int], value: int) -> None:
    """Set the cells with these numbers, counted from `at`."""
    for id in ids:
        if id < 0:
            raise IndexError("a mark outside the cells")
        cells[at + id] = value
