"""A running game of Rising Sun: the table, the secrets, and the stack of steps that drives them."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.table import Secrets, Table
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Doc
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.state import Result, View
from gunbai.kernel.state import State as KernelState


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
        return [s.t.stack[-3]]

    def choices(self, s: State, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, s: State, seat: int, id: int) -> None:
        raise NotImplementedError

    def clause_of(self, s: State, id: int) -> str:
        """The clause behind one of the choices."""
        return self.clause


STEPS: Final[list[Step]] = []
"""Every step, by the number its frames carry; filled by `steps.flow`."""


class Front:
    """What the rules of this folder hang on the state: positions, views, results, asides and refusals."""

    def position(self, s: State) -> Doc:
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> View:
        raise NotImplementedError

    def result(self, s: State) -> Result:
        raise NotImplementedError

    def asides(self, s: State, seat: int) -> list[AsideForm]:
        raise NotImplementedError

    def take_aside(self, s: State, aside: Aside) -> None:
        raise NotImplementedError

    def objection(self, s: State, seat: int, id: int) -> RuleViolation:
        raise NotImplementedError


class State(KernelState):
    """Table and secrets of one game; `front` carries what would otherwise import in a circle."""

    def __init__(self, table: Table, hidden: Secrets, chance: Chance, front: Front) -> None:
        super().__init__(ACTIONS, EVENTS, chance)
        self.t = table
        self.hidden = hidden
        self.front = front

    @property
    def table(self) -> Table:
        """What everybody sees."""
        return self.t

    def seats(self) -> int:
        return self.t.n

    def is_over(self) -> bool:
        return not self.t.stack

    def resume(self) -> bool:
        return STEPS[self.t.stack[-4]].resume(self)

    def actors(self) -> list[int]:
        return STEPS[self.t.stack[-4]].actors(self) if self.t.stack else []

    def is_together(self) -> bool:
        stack = self.t.stack
        return STEPS[stack[-4]].together if stack else False

    def offered(self, seat: int) -> list[int]:
        return STEPS[self.t.stack[-4]].choices(self, seat)

    def take(self, seat: int, id: int) -> None:
        STEPS[self.t.stack[-4]].apply(self, seat, id)

    def clause(self, action: Action) -> str:
        return STEPS[self.t.stack[-4]].clause_of(self, action.id)

    def step(self) -> Step:
        """The step on top of the stack."""
        return STEPS[self.t.stack[-4]]

    def draw(self, label: str, size: int, private: bool = False) -> int:
        """One of 0 … size - 1, through the one door for chance."""
        self.barriers += 1
        return self.chance.pick(label, size, private)

    def copy(self, chance: Chance | None = None) -> State:
        twin = State(self.t.copy(), self.hidden.copy(), chance or self.chance.forked(), self.front)
        twin.adopt(self)
        return twin

    def position(self) -> Doc:
        return self.front.position(self)

    def view(self, seat: int | None) -> View:
        return self.front.view(self, seat)

    def result(self) -> Result:
        return self.front.result(self)

    def asides(self, seat: int) -> list[AsideForm]:
        return self.front.asides(self, seat)

    def take_aside(self, aside: Aside) -> None:
        self.front.take_aside(self, aside)

    def objection(self, seat: int, id: int) -> RuleViolation:
        return self.front.objection(self, seat, id)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.t.parts() == other.t.parts()
            and self.hidden.parts() == other.hidden.parts()
        )

    def __hash__(self) -> int:
        return hash(self.digest())
