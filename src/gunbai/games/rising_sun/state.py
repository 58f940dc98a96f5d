"""A running game of Rising Sun: the table, the secrets, and the stack of steps that drives them."""

from __future__ import annotations

from gunbai.games.rising_sun import asides, refusals
from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.position import document
from gunbai.games.rising_sun.scoring import result_of
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.table import Secrets, Table
from gunbai.games.rising_sun.view import View, view_of
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.chance import Chance
from gunbai.kernel.codec import Doc
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.state import Result
from gunbai.kernel.state import State as KernelState


class State(KernelState):
    """Table and secrets of one game, and the contract on them."""

    def __init__(self, table: Table, secrets: Secrets, chance: Chance) -> None:
        super().__init__(ACTIONS, EVENTS, chance)
        self.table = table
        self.secrets = secrets

    def seats(self) -> int:
        return self.table.n

    def is_over(self) -> bool:
        return not self.table.stack

    def resume(self) -> bool:
        return STEPS[self.table.stack[-4]].resume(self)

    def actors(self) -> list[int]:
        return STEPS[self.table.stack[-4]].actors(self) if self.table.stack else []

    def is_together(self) -> bool:
        stack = self.table.stack
        return STEPS[stack[-4]].together if stack else False

    def offered(self, seat: int) -> list[int]:
        return STEPS[self.table.stack[-4]].choices(self, seat)

    def take(self, seat: int, id: int) -> None:
        STEPS[self.table.stack[-4]].apply(self, seat, id)

    def clause(self, action: Action) -> str:
        return STEPS[self.table.stack[-4]].clause_of(self, action.id)

    def step(self) -> Step:
        """The step on top of the stack."""
        return STEPS[self.table.stack[-4]]

    def draw(self, label: str, size: int, private: bool = False) -> int:
        """One of 0 … size - 1, through the one door for chance."""
        self.barriers += 1
        return self.chance.pick(label, size, private)

    def copy(self, chance: Chance | None = None) -> State:
        twin = State(self.table.copy(), self.secrets.copy(), chance or self.chance.forked())
        twin.adopt(self)
        return twin

    def position(self) -> Doc:
        return document(self.table, self.secrets)

    def view(self, seat: int | None) -> View:
        return view_of(self.table, self.secrets, seat)

    def result(self) -> Result:
        return result_of(self.table)

    def asides(self, seat: int) -> list[AsideForm]:
        return asides.forms(self, seat)

    def take_aside(self, aside: Aside) -> None:
        asides.take(self, aside)

    def objection(self, seat: int, id: int) -> RuleViolation:
        return refusals.objection(self, seat, id)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.table.parts() == other.table.parts()
            and self.secrets.parts() == other.secrets.parts()
        )

    def __hash__(self) -> int:
        return hash(self.digest())
