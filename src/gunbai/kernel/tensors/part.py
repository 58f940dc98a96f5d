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
NO_SEATS: Final = 2
"""Words at most that a field of seats has beside them: the values -1 and -2."""
FEW_BITS: Final = 12
CELLS: Final = [bytes([number]) for number in range(MOST + 1)]
BIT_CELLS: Final = bytes([1 if code == ord("1") else 0 for code in range(256)])
"""Turns the digits of a binary number into cells."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A field of a tensor: `rows` values, repeated for each seat or pair of seats, each coded in `columns` cells.

    Where it runs `by_seat`, the viewer comes first, then the seats after it; seats that are not at the table are 0.
    A word that there is not leaves its cells 0, and so do values that are missing at the end. Cells are made in two
    moves: `plain` is the same for all viewers, `turned` is one viewer's; an encoder makes the first only once.

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
        self.ones: Final = one_hot(len(self.columns))
        """The cells of each word; those of no word come last."""
        self._known_bits: Final[dict[int, bytes]] = {}

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
        return self.turned(self.plain(values, seats), me, seats)

    def plain(self, values: list[int], seats: int) -> bytes:
        """The values as they are for all viewers; seats still by their number, plus NO_SEATS."""
        if self.coding == COUNT:
            return counted(values, self.low)
        if self.coding == SEAT:
            return bytes([value + NO_SEATS for value in values])
        if self.coding == WORD:
            return b"".join([self.one(value - self.low) for value in values])
        if self.coding == BITS:
            return b"".join([self._bits(value) for value in values])
        return b"".join([self._order(values, first) for first in range(0, len(values), self.width)])

    def single(self, value: int, me: int, seats: int) -> bytes:
        """The cells of a part that is one number, as this seat sees them."""
        if self.coding == WORD:
            return self.one(value - self.low)
        if self.coding == SEAT:
            return self.one((value - me) % seats if value >= 0 else MAX_SEATS - 1 - value)
        if self.coding == BITS:
            return self._bits(value)
        return CELLS[min(MOST, abs(value - self.low))]

    def _bits(self, value: int) -> bytes:
        """The bits of a number as cells; those of few bits are made once."""
        if len(self.columns) > FEW_BITS:
            return bits(value, len(self.columns))
        known = self._known_bits.get(value)
        if known is None:
            known = self._known_bits[value] = bits(value, len(self.columns))
        return known

    def one(self, word: int) -> bytes:
        """The cells of a word."""
        return self.ones[word] if 0 <= word < len(self.columns) else self.ones[-1]

    def _order(self, values: list[int], first: int) -> bytes:
        cells = bytearray(self.span)
        for index in range(first, min(first + self.width, len(values))):
            if values[index] >= 0:
                cells[values[index]] = index - first + 1
        return bytes(cells)

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        """The cells as this seat sees them."""
        cells = plain
        if self.coding == SEAT:
            turn = me * self.width if self.by_seat else 0
            cells = self._relative(plain[turn:] + plain[:turn], me, seats)
        elif self.by_seat == 1:
            cells = plain[me * self.span :] + plain[: me * self.span]
        elif self.by_seat == 2:
            cells = self._pairs(plain, me, seats)
        return cells if len(cells) == self.size else padded(cells, self.size)

    def _relative(self, plain: bytes, me: int, seats: int) -> bytes:
        ones = self.ones
        found: list[bytes] = []
        for code in plain:
            value = code - NO_SEATS
            word = (value - me) % seats if value >= 0 else MAX_SEATS - 1 - value
            found.append(ones[word] if word < len(ones) else ones[-1])
        return b"".join(found)

    def _pairs(self, plain: bytes, me: int, seats: int) -> bytes:
        if not plain:
            return plain
        found: list[bytes] = []
        row = seats * self.span
        for ahead in range(seats):
            first = (me + ahead) % seats * row
            turn = first + me * self.span
            found.append(padded(plain[turn : first + row] + plain[first:turn], MAX_SEATS * self.span))
        return b"".join(found)


def one_hot(size: int) -> list[bytes]:
    """The cells of each of so many words, and at last those of none."""
    return [bytes([1 if cell == word else 0 for cell in range(size)]) for word in range(size + 1)]


def counted(values: list[int], low: int = 0) -> bytes:
    """Numbers as cells: their distance from `low`, at most MOST."""
    if low == 0:
        try:
            return bytes(values)
        except ValueError:
            pass
    return bytes([min(MOST, abs(value - low)) for value in values])


def bits(value: int, size: int) -> bytes:
    """The bits of a number as cells, the lowest first."""
    return f"{value:0{size}b}".encode().translate(BIT_CELLS)[::-1]


def padded(cells: bytes, size: int) -> bytes:
    """The cells with zeros behind them."""
    return cells + bytes(size - len(cells))


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
