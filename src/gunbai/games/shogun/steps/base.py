"""What a step is: one box of the flow chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import MOMENTS
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Step:
    """One box of the flow chart. No state of its own: everything lies in the frame or on the table."""

    name: str = ""
    clause: str = ""
    fields: tuple[str, str, str] = ("", "", "")
    """What the three numbers of the frame mean in a position document; "" is not used and 0."""
    asks: bool = False
    """Whether somebody may have to choose here."""
    inside: int = -1
    """The step it lies on; -1: it is the lowest."""

    def resume(self, state: State) -> bool:
        """Run on; True: somebody must choose."""
        return True

    def actors(self, state: State) -> list[int]:
        return [state.table.stack[-3]]

    def choices(self, state: State, seat: int) -> list[int]:
        """Ids of the action table."""
        raise NotImplementedError

    def apply(self, state: State, seat: int, id: int) -> None:
        raise NotImplementedError

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        """Why the id is not among the choices; steps that ask name their own reasons first."""
        return self.not_asked(state, id)

    def not_asked(self, state: State, id: int) -> RuleViolation:
        """Not now: the clause cited is the one that says when such a choice is made."""
        asked: dict[str, str | int] = {"step": self.name, "action": state.actions.text(id)}
        return RuleViolation("action/not_asked", MOMENTS[state.actions.tags[id]], asked)

    def clause_of(self, state: State, id: int) -> str:
        """The clause behind one of the choices."""
        return self.clause

    def is_sound(self, state: State, frame: int) -> bool:
        """Whether a frame that was read from a document (at this index of the stack) can be played on."""
        return True
