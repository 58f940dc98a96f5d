"""What every step of Shogun has beside what the kernel asks of it: the step it lies on, and when it is sound there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import SKIP
from gunbai.games.shogun.data.board import PROVINCE
from gunbai.games.shogun.data.words import ACTION, SPACE_COUNT
from gunbai.games.shogun.rules.feasibility import obstacle_to
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep, Step

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class GameStep(Step["State"]):
    """One box of the flow chart."""

    inside: ClassVar[str] = ""
    """The name of the step it lies on; the lowest has none."""
    asks: ClassVar[bool] = False
    """Whether somebody may have to choose here."""

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        """Called from the lowest step up, so those below are sound already."""
        lies_on = below[-1].name if below else ""
        if lies_on != self.inside or not self.is_sound(state, below):
            raise BadPosition(field, f"a step that can be played on; {self.name} cannot ({self.clause})", repr(self))

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        """Whether a step that was read from a document fits the table and the steps below."""
        return True


class Turn(GameStep):
    """SG5.1: a seat has opened its card on the action that is being carried out."""

    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("action", ACTION), WordField("province", PROVINCE))
    asked: ClassVar[tuple[str, ...]] = ("action", "province")
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "turns"
    first: ClassVar[int] = 0
    """The actions that this step is for: from the first to before the end."""
    end: ClassVar[int] = 0

    def __init__(self, seat: int, action: int, province: int) -> None:
        self.seat = seat
        self.action = action
        self.province = province

    def clause_of(self, state: State, id: int) -> str:
        return "SG5.2" if id == SKIP else self.clause

    def is_planned(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        """Whether it is this seat's turn, and the card of the province lies open on the action."""
        table = state.table
        begun, action = below[-1].numbers()
        is_turn = table.order[begun - 1] == self.seat and action == self.action
        is_open = table.spaces[self.seat * SPACE_COUNT + action] == self.province
        return is_turn and is_open and table.owner[self.province] == self.seat and self.first <= action < self.end

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        """Nothing stands in the way of the action, either."""
        planned = self.is_planned(state, below)
        return planned and not obstacle_to(state.table, self.seat, self.action, self.province)
