"""Encoders: observations and information states of a game as bytes, straight from its states."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.events import Journal
from gunbai.kernel.state import State, View
from gunbai.kernel.steps import Stack
from gunbai.kernel.tensors.history import History
from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.tensors.turn import CODES, LEVELS
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
        shared, own = len(layout.shared), 1 + len(layout.own)
        self._seats = 0
        self._number = 0
        """Counts the changes: what was turned for a viewer before a part changed is stale."""
        self._values: list[list[int]] = [UNKNOWN] * shared
        self._plain: list[bytes] = [b""] * shared
        self._changed: list[int] = [0] * shared
        self._turned: list[list[int]] = [[0] * shared for _ in range(MAX_SEATS)]
        self._own: list[list[list[int]]] = [[UNKNOWN] * own for _ in range(MAX_SEATS)]
        self._cells: list[list[bytes]] = [[b""] * (shared + own) for _ in range(MAX_SEATS)]
        self._stack: Stack = []
        self._step_codes: list[int] = []
        self._histories: list[History] = []

    def observation(self, state: State, seat: int) -> bytes:
        """What the seat sees now."""
        seats = state.seats()
        if not 0 <= seat < seats:
            raise out_of_range("seat", 0, seats - 1, seat)
        return self._written(seats, seat, state.stack, self.layout.read(state), self.layout.read_own(state, seat))

    def of_view(self, view: View) -> bytes:
        """The observation of a view: what `observation` makes of the state it was taken of.

        >>> import gunbai
        >>> game = gunbai.game("shogun")
        >>> state, encoder = game.new(seats=3, seed=7), game.encoder()
        >>> encoder.of_view(state.view(2)) == encoder.observation(state, 2)
        True
        """
        if view.seat is None:
            raise BadInput("view", "that of a seat", "a spectator's")
        table, shared, own = self.layout.read_view(view)
        return self._written(table.seats, view.seat, table.stack, shared, own)

    def _written(self, seats: int, seat: int, stack: Stack, table: list[list[int]], own: list[list[int]]) -> bytes:
        if seats != self._seats:
            self._forget(seats)
        table.append(self._codes(stack))
        self._note(table)
        shared, cells, turned, changed = self.layout.shared, self._cells[seat], self._turned[seat], self._changed
        for index in range(len(shared)):
            if turned[index] != changed[index]:
                turned[index] = changed[index]
                cells[index] = shared[index].turned(self._plain[index], seat, seats)
        self._note_own(own, seat)
        return b"".join(cells)

    def _codes(self, stack: Stack) -> list[int]:
        """The codes of the steps, the innermost first. Steps never change: those that lie where they lay are known."""
        known, codes = self._stack, self._step_codes
        same = 0
        while same < len(stack) and same < len(known) and stack[same] is known[same]:
            same += 1
        if same < len(stack) or same < len(known):
            self._stack = stack[:]
            codes = codes[len(codes) - same * CODES :]
            for level in range(same, len(stack)):
                codes = self.layout.turn.values(stack[level]) + codes
            self._step_codes = codes
        return codes[: LEVELS * CODES]

    def _note(self, table: list[list[int]]) -> None:
        """Note what has changed on the table."""
        known = self._values
        for index, values in enumerate(table):
            if values != known[index]:
                known[index] = values[:]
                self._number += 1
                self._changed[index] = self._number
                self._plain[index] = self.layout.shared[index].plain(values, self._seats)

    def _note_own(self, own: list[list[int]], seat: int) -> None:
        known, cells, first = self._own[seat], self._cells[seat], len(self.layout.shared)
        for index, values in enumerate(own):
            if values != known[index]:
                known[index] = values[:]
                if index:
                    cells[first + index] = self.layout.own[index - 1].paint(values, seat, self._seats)
                else:
                    cells[first] = self._numbers(values, seat)

    def _numbers(self, values: list[int], seat: int) -> bytes:
        parts = self.layout.numbers
        return b"".join([parts[index].single(values[index], seat, self._seats) for index in range(len(parts))])

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
        self._values = [UNKNOWN] * len(self._values)
        self._own = [[UNKNOWN] * len(row) for row in self._own]
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
