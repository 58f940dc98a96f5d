"""What a step is: one box of the flow chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Step:
    """One box of the flow chart. No state of its own: everything lies in the frame or on the table."""

    name: str = ""
    clause: str = ""
    together: bool = False
    """Whether several seats act at once, independently of each other."""
    arg: str = ""
    """The vocabulary of the frame's last number in position documents; empty: a plain number."""

    def resume(self, s: State) -> bool:
        """Run on; True: wait for a choice. Called again on a waiting frame it must change nothing."""
        return True

    def waits(self, s: State, seat: int) -> bool:
        """Whether there is anything to choose beside `done`, the first choice of such steps."""
        ids = self.choices(s, seat)
        if len(ids) < 2:
            return False
        s.keep_offer(seat, ids)
        return True

    def actors(self, s: State) -> list[int]:
        return [s.table.stack[-3]]

    def choices(self, s: State, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, s: State, seat: int, id: int) -> None:
        raise NotImplementedError

    def clause_of(self, s: State, id: int) -> str:
        """The clause behind one of the choices."""
        return self.clause
