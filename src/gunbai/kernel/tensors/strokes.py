"""Strokes: the painting of a tensor as a table of numbers, which a few lines of C or of Python can follow.

A program is a list of strokes for one viewer at a table of so many seats. A stroke takes some values of one list, says
for each at which cell it is painted, and how. All turning towards the viewer is done when a program is made.
"""

from __future__ import annotations

from typing import Final

COUNTED: Final = 0
"""The cell is the distance of the value from `low`, at most 255."""
NAMED: Final = 1
"""The value less `low` is looked up in `words`: how many cells further on a 1 is set; -1 is nowhere."""
BITWISE: Final = 2
"""`limit` cells are the bits of the value, the lowest first."""
ORDERED: Final = 3
"""The value is the number of a cell from there, which gets its place in the list, counted from 1 in runs of `limit`."""
SPREAD: Final = 4
"""`limit` cells are the bytes of the value, the lowest first; what is left over goes into the last, at most 255."""
PRESENT: Final = 5
"""The cell is 1 where there is a value at all."""
STACKED: Final = 6
"""The codes of the stack of steps: `where` is the first cell of the codes and how many there are, `words` the roles and
slots of each kind of step."""
NUMBERS: Final = 5
"""Numbers of a step at most; in its codes its kind stands before them."""
PLAIN: Final = 0
ONE_SEAT: Final = 1
SET_OF_SEATS: Final = 2
MOST: Final = 255
"""What a cell holds at most; a greater number is written as this one."""
HEADER: Final = 10
"""Numbers before the two tables: kind, source, first, step, low, limit, viewer, seats, and how long the tables are."""


def stroke(
    kind: int,
    source: int,
    where: list[int],
    words: list[int] | None = None,
    first: int = 0,
    step: int = 1,
    low: int = 0,
    limit: int = 0,
    me: int = 0,
    seats: int = 0,
) -> list[int]:
    """One stroke: every `step`th value of list number `source` from the `first` on, as many as `where` has cells."""
    found = words or []
    return [kind, source, first, step, low, limit, me, seats, len(where), len(found), *where, *found]
