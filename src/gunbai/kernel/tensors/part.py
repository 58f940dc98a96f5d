"""The fields of a tensor: how a list of small numbers becomes a fixed number of cells, and what each cell means."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.builds import mypyc_attr
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
MOST: Final = 255
"""What a cell holds at most; a greater number is written as this one."""
SEATS: Final = ("me", "me+1", "me+2", "me+3", "me+4")
ONLY: Final = ("",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A field of a tensor: `rows` values, repeated for each seat or pair of seats, each coded in `columns` cells.

    Where it runs `by_seat`, the viewer comes first, then the seats after it; seats that are not at the table are 0.
    A value below `low` is left 0, and so are values that are missing at the end.

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
        cells = [0] * self.size
        if not values:
            return bytes(cells)
        if self.by_seat == 0:
            self.paint_row(cells, 0, values, 0, min(len(values), self.width), me, seats)
        elif self.by_seat == 1:
            for ahead in range(seats):
                first = (me + ahead) % seats * self.width
                self.paint_row(cells, ahead * self.span, values, first, self.width, me, seats)
        else:
            for ahead in range(seats):
                for other in range(seats):
                    first = ((me + ahead) % seats * seats + (me + other) % seats) * self.width
                    self.paint_row(cells, (ahead * MAX_SEATS + other) * self.span, values, first, self.width, me, seats)
        return bytes(cells)

    def paint_row(
        self, cells: list[int], start: int, values: list[int], first: int, count: int, me: int, seats: int
    ) -> None:
        """Write `count` values, from `first` on, into the cells from `start` on."""
        coding, columns = self.coding, len(self.columns)
        for index in range(count):
            value = values[first + index]
            if coding == COUNT:
                cells[start + index] = min(MOST, abs(value - self.low))
            elif coding == BITS:
                for bit in range(columns):
                    cells[start + index * columns + bit] = value >> bit & 1
            elif coding == ORDER:
                if value >= 0:
                    cells[start + value] = index + 1
            else:
                cell = _seen_from(value, me, seats) if coding == SEAT else value - self.low
                if 0 <= cell < columns:
                    cells[start + index * columns + cell] = 1


def _seen_from(value: int, me: int, seats: int) -> int:
    """The column of a seat counted from the viewer; what is no seat comes after them, -1 first."""
    return (value - me) % seats if value >= 0 else MAX_SEATS - 1 - value


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
