"""Abilities of several players at one moment: the most honored says first or last (RS2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.actions import FIRST, LAST
from gunbai.games.rising_sun.rules.honor import most_honored
from gunbai.games.rising_sun.steps.base import GameStep
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.fields import Field, FlagField, SeatField, SeatsField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Ordering(GameStep):
    """RS2.5: who is asked, and the seats that wait. Who says "last" stands in line on the table, the first on top."""

    clause: ClassVar[str] = "RS2.5"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("begun"), SeatsField("waiting"))

    def __init__(self, seat: int = 0, begun: int = 0, waiting: int = 0) -> None:
        self.seat = seat
        self.begun = begun
        self.waiting = waiting

    def involved(self, state: State) -> list[int]:
        """The seats that have anything to resolve."""
        raise NotImplementedError

    def order_matters(self, state: State, seats: list[int]) -> bool:
        """Whether the order of these can make a difference."""
        return True

    def asking(self, seat: int, waiting: int) -> Ordering:
        """This step once begun, with other numbers."""
        raise NotImplementedError

    def go(self, table: Table, seat: int) -> None:
        """Resolve what one seat has."""
        raise NotImplementedError

    def resume(self, state: State) -> bool:
        table = state.table
        if not self.begun:
            table.last_in_line = []
            bits = 0
            for seat in self.involved(state):
                bits |= 1 << seat
            table.replace(self.asking(self.seat, bits))
            return False
        waiting = [seat for seat in range(table.seats) if self.waiting >> seat & 1]
        if waiting:
            return self._ask(state, most_honored(table, waiting), waiting)
        if table.last_in_line:
            self.go(table, table.last_in_line.pop())
        else:
            table.pop()
        return False

    def _ask(self, state: State, seat: int, waiting: list[int]) -> bool:
        """The most honored of those who wait says when, or goes if nothing hangs on it."""
        if len(waiting) > 1 and self.order_matters(state, waiting):
            if self.seat != seat:
                state.table.replace(self.asking(seat, self.waiting))
            return True
        state.table.replace(self.asking(seat, self.waiting ^ 1 << seat))
        self.go(state.table, seat)
        return False

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """Nobody else has anything to resolve: then what comes after it goes on."""
        return None if self.waiting or state.table.last_in_line else self.follows(state, seat, stirred)

    def choices(self, state: State, seat: int) -> list[int]:
        return [FIRST, LAST]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.replace(self.asking(seat, self.waiting ^ 1 << seat))
        if id == FIRST:
            self.go(state.table, seat)
        else:
            state.table.last_in_line.append(seat)
