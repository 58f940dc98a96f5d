"""The fields of a tensor: how a list of small numbers becomes a fixed number of cells, and what each cell means."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.tensors.brush import paint, prepared
from gunbai.kernel.tensors.strokes import BITWISE, COUNTED, NAMED, ORDERED, stroke
from gunbai.kernel.vocabulary import MAX_SEATS

COUNT: Final = 0
"""One cell a value: the number itself."""
WORD: Final = 1
"""One cell for each word, 1 in the one that the value names."""
SEAT: Final = 2
"""One cell for each seat counted from the viewer, then one for each word that is no seat."""
BITS: Final = 3
"""One cell for each bit, the lowest first."""
ORDER: Final = 4
"""One cell for each word: its place in a list of different words, from 1; 0 where it is not in it."""
CODINGS: Final = ("count", "word", "seat", "bits", "order")
SEATS: Final = ("me", "me+1", "me+2", "me+3", "me+4")
ONLY: Final = ("",)
NO_SEATS: Final = 2
"""Words at most that a field of seats has beside them: the values -1 and -2."""
NOWHERE: Final = -1
"""The cell of what is not shown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A field of a tensor: `rows` values, repeated for each seat or pair of seats, each coded in `columns` cells.

    Where it runs `by_seat`, the viewer comes first, then the seats after it; seats that are not at the table are 0.
    A word that there is not leaves its cells 0, and so do values that are missing at the end. A field does not paint
    itself: it says once for each viewer which strokes do.

    >>> coins = Part("coins", "in the purse", by_seat=1)
    >>> list(coins.paint([7, 9, 4], 1, 3))
    [9, 4, 7, 0, 0]
    """

    def __init__(
        self,
        name: str,
        note: str,
        rows: tuple[str, ...] = ONLY,
        coding: int = COUNT,
        words: tuple[str, ...] = ONLY,
        by_seat: int = 0,
        low: int = 0,
        most: int = 1,
        length: int = 0,
    ) -> None:
        self.name: Final = name
        self.note: Final = note
        self.rows: Final = rows
        self.coding: Final = coding
        self.columns: Final = _columns(coding, words)
        self.by_seat: Final = by_seat
        self.low: Final = low
        self.most: Final = most
        """What a count is divided by to lie about between 0 and 1."""
        self.width: Final = length or len(rows)
        """Values for each seat, or in all: one a row, of an order as many as it is long."""
        self.span: Final = len(rows) * len(self.columns)
        """Cells for each seat, or in all."""
        self.size: Final = [1, MAX_SEATS, MAX_SEATS * MAX_SEATS][by_seat] * self.span

    def shape(self) -> tuple[int, ...]:
        """The lengths of its dimensions, those of length 1 left out."""
        sizes = [MAX_SEATS] * self.by_seat + [len(self.rows), len(self.columns)]
        return tuple(size for size in sizes if size > 1) or (1,)

    def labels(self) -> list[str]:
        """What each cell stands for, in words."""
        found = [""]
        for words in [SEATS] * self.by_seat + [self.rows, self.columns]:
            found = [f"{before} {word}".strip() for before in found for word in words]
        return found

    def scales(self) -> list[float]:
        """What to divide each cell by so that it lies about between 0 and 1."""
        return [float(self.most)] * self.size

    def paint(self, values: list[int], me: int, seats: int) -> bytes:
        """The cells of these values as this seat sees them."""
        cells = bytearray(self.size)
        paint(cells, 0, self.size, prepared(self.strokes(0, 0, 0, me, seats)), [values])
        return bytes(cells)

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        """How this seat's cells are painted: the values stand in list number `source` from the `first` on, and the
        cells begin at `start`."""
        where = [start + cell if cell >= 0 else NOWHERE for cell in self.cells(me, seats)]
        if self.coding == COUNT:
            return [stroke(COUNTED, source, where, first=first, low=self.low)]
        if self.coding == BITS:
            return [stroke(BITWISE, source, where, first=first, limit=len(self.columns))]
        if self.coding == ORDER:
            return [stroke(ORDERED, source, where, first=first, limit=self.width)]
        low = -NO_SEATS if self.coding == SEAT else self.low
        return [stroke(NAMED, source, where, self.words(me, seats), first=first, low=low)]

    def cells(self, me: int, seats: int) -> list[int]:
        """For each value the first of its cells, NOWHERE if it has none."""
        found: list[int] = []
        for run in self.runs(me, seats):
            for index in range(self.width):
                found.append(run if self.coding == ORDER else run + self.row(index, me, seats) * len(self.columns))
        return found

    def runs(self, me: int, seats: int) -> list[int]:
        """The first cell of each seat or pair of seats, in the order of the values."""
        ahead = [(seat - me) % seats for seat in range(seats)]
        if self.by_seat == 2:
            return [(one * MAX_SEATS + other) * self.span for one in ahead for other in ahead]
        return [one * self.span for one in ahead] if self.by_seat else [0]

    def row(self, index: int, me: int, seats: int) -> int:
        """The row of a value in its run: the same number, unless rows themselves stand for seats."""
        return index

    def words(self, me: int, seats: int) -> list[int]:
        """The column of each word that a value can be, NOWHERE if it has none."""
        if self.coding != SEAT:
            return list(range(len(self.columns)))
        beside = [MAX_SEATS + word for word in range(NO_SEATS - 1, -1, -1)]
        known = [word if word < len(self.columns) else NOWHERE for word in beside]
        return known + [(seat - me) % seats for seat in range(MAX_SEATS)]


def turned_row(index: int, period: int, first: int, me: int, seats: int) -> int:
    """A row where, in every run of `period`, those from `first` on stand for seats.

    >>> [turned_row(index, 4, 1, 1, 3) for index in range(8)]
    [0, 3, 1, 2, 4, 7, 5, 6]
    """
    place = index % period - first
    return index - place + (place - me) % seats if 0 <= place < seats else index


def _columns(coding: int, words: tuple[str, ...]) -> tuple[str, ...]:
    if coding != SEAT:
        return words
    return SEATS if words == ONLY else (*SEATS, *words)


def of_numbers(count: int, word: str = "") -> tuple[str, ...]:
    """Labels of places in a row: 1, 2, 3 …"""
    return tuple(f"{word}{number + 1}" for number in range(count))


def crossed(*words: tuple[str, ...]) -> tuple[str, ...]:
    """The labels of a table with several dimensions, the last running fastest."""
    found: tuple[str, ...] = ("",)
    for row in words:
        found = tuple(f"{before} {word}".strip() for before in found for word in row)
    return found
