"""Encoders: observations and information states of a game as bytes, straight from its states."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.events import Journal
from gunbai.kernel.state import State, View
from gunbai.kernel.steps import Stack
from gunbai.kernel.tensors.brush import mark, paint
from gunbai.kernel.tensors.history import History
from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.tensors.turn import CODES, LEVELS


class Encoder:
    """Writes what a seat may know as bytes, one cell each. Of the game that it wrote last it remembers the steps under
    way and what seats have heard, so one encoder for each running game is quickest; any state will do.

    >>> import gunbai
    >>> game = gunbai.game("shogun")
    >>> encoder = game.encoder()
    >>> len(encoder.observation(game.new(seats=3, seed=7), 0)) == game.layout().size
    True
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self._stack: Stack = []
        self._step_codes: list[int] = []
        self._histories: list[History] = []

    def observation(self, state: State, seat: int) -> bytes:
        """What the seat sees now."""
        cells = bytearray(self.layout.size)
        self.write(state, seat, cells, 0)
        return bytes(cells)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        """The same into a buffer, from its cell number `at` on."""
        seats, layout = state.seats(), self.layout
        if not 0 <= seat < seats:
            raise out_of_range("seat", 0, seats - 1, seat)
        values = layout.read(state)
        values.append(self._codes(state.stack))
        values.extend(layout.read_own(state, seat))
        paint(cells, at, layout.size, layout.program(seat, seats), values)

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
        layout = self.layout
        table, shared, own = layout.read_view(view)
        cells = bytearray(layout.size)
        paint(cells, 0, layout.size, layout.program(view.seat, table.seats), [*shared, self._codes(table.stack), *own])
        return bytes(cells)

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

    def information(self, state: State, seat: int) -> bytes:
        """What the seat sees now, and the latest of what it heard and did; the state must have a journal."""
        cells = bytearray(self.layout.information_size)
        self.write_information(state, seat, cells, 0)
        return bytes(cells)

    def write_information(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        """The same into a buffer, from its cell number `at` on."""
        journal = state.listener
        if not isinstance(journal, Journal):
            raise BadInput("state", "one whose listener is a Journal", repr(journal))
        seats = state.seats()
        if not 0 <= seat < seats:
            raise out_of_range("seat", 0, seats - 1, seat)
        if len(self._histories) != seats or self._histories[0].journal is not journal:
            self._histories = [History(row, seats, journal) for row in range(seats)]
        self.write(state, seat, cells, at)
        rows = self._histories[seat].latest()
        cells[at + self.layout.size : at + self.layout.information_size] = rows


def mask_of(state: State, seat: int) -> bytes:
    """A 1 for each action of the table that the seat may take now.

    >>> import gunbai
    >>> state = gunbai.game("shogun").new(seats=3, seed=7)
    >>> sum(mask_of(state, 1)), sum(mask_of(state, 0))
    (3, 0)
    """
    cells = bytearray(len(state.actions))
    if seat in state.actors():
        mark(cells, 0, state.choice_ids(seat), 1)
    return bytes(cells)
