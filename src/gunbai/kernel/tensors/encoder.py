"""Encoders: observations and information states of a game as bytes, straight from its states."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.events import Journal
from gunbai.kernel.state import State
from gunbai.kernel.tensors.history import History
from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.vocabulary import MAX_SEATS

UNKNOWN: Final = [-99]
"""Values that no part has: what an encoder has not written yet."""


class Encoder:
    """Writes what a seat may know as bytes, one cell each. It keeps the cells of the parts that it wrote last and
    writes anew only what has changed since, so one encoder for each running game is quickest; any state will do.

    >>> import gunbai
    >>> game = gunbai.game("shogun")
    >>> encoder = game.encoder()
    >>> len(encoder.observation(game.new(seats=3, seed=7), 0)) == game.layout().size
    True
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        count = 1 + len(layout.parts) - len(layout.numbers)
        self._seats = 0
        self._values: list[list[list[int]]] = [[UNKNOWN] * count for _ in range(MAX_SEATS)]
        self._cells: list[list[bytes]] = [[b""] * count for _ in range(MAX_SEATS)]
        self._histories: list[History] = []

    def observation(self, state: State, seat: int) -> bytes:
        """What the seat sees now."""
        seats = state.seats()
        if not 0 <= seat < seats:
            raise out_of_range("seat", 0, seats - 1, seat)
        if seats != self._seats:
            self._forget(seats)
        known, cells = self._values[seat], self._cells[seat]
        for index, values in enumerate(self.layout.read(state, seat)):
            if values != known[index]:
                known[index] = values[:]
                cells[index] = self._painted(index, values, seat)
        return b"".join(cells)

    def _painted(self, index: int, values: list[int], seat: int) -> bytes:
        numbers = self.layout.numbers
        if index:
            return self.layout.parts[len(numbers) + index - 1].paint(values, seat, self._seats)
        return b"".join([numbers[i].paint([values[i]], seat, self._seats) for i in range(len(numbers))])

    def information(self, state: State, seat: int) -> bytes:
        """What the seat sees now, and the latest of what it heard and did; the state must have a journal."""
        seen = self.observation(state, seat)
        journal = state.listener
        if not isinstance(journal, Journal):
            raise BadInput("state", "one whose listener is a Journal", repr(journal))
        if not self._histories or self._histories[0].journal is not journal:
            self._histories = [History(row, state.seats(), journal) for row in range(state.seats())]
        return seen + self._histories[seat].latest()

    def _forget(self, seats: int) -> None:
        self._seats = seats
        for row in self._values:
            for index in range(len(row)):
                row[index] = UNKNOWN
        self._histories = []


def mask_of(state: State, seat: int) -> bytes:
    """A 1 for each action of the table that the seat may take now.

    >>> import gunbai
    >>> state = gunbai.game("shogun").new(seats=3, seed=7)
    >>> sum(mask_of(state, 1)), sum(mask_of(state, 0))
    (3, 0)
    """
    cells = bytearray(len(state.actions))
    if seat in state.actors():
        for id in state.choice_ids(seat):
            cells[id] = 1
    return bytes(cells)
