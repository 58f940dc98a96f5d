"""What the steps of Rising Sun share: how they refuse, and that some lie on the stack only once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.actions import ANSWERS
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.steps import OVER, AnyStep, Step, not_asked

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

Details = dict[str, str | int]

STILL: Final = 0
"""What a choice leaves of what the steps below will look at: all of it; or it stirs some of these."""
PIECES: Final = 1
"""Pieces of its own seat on the map and in reserve."""
GOODS: Final = 2
"""Coins, cards and the display."""
OTHERS: Final = 4
"""Worship, honor, and the pieces of others."""
HIRED: Final = 8
"""The Force of its seat in the battle, by the ronin that it hires."""


class GameStep(Step["State"]):
    """One box of the flow chart."""

    def follows(self, state: State, seat: int, stirred: int = STILL) -> bool | None:
        """Whether others than the seat are asked or chance decides once this step is done; None: it hangs on what is
        stirred, or on more."""
        below = state.table.beneath(self)
        if below is OVER:
            return True
        return below.hands_on(state, seat, stirred) if isinstance(below, GameStep) else None

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """The same once the step above this one is done."""
        return None

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        """What is asked forbids a mere answer; of what could be chosen, this one cannot; all else is not asked."""
        verb = state.actions.verbs[id]
        if id in ANSWERS:
            return RuleViolation("action/not_asked", self.clause, about(state, id, {"step": self.name}))
        if any(state.actions.verbs[choice].tag == verb.tag for choice in state.choice_ids(seat)):
            return RuleViolation(f"{verb.tag}/not_possible", self.clause_of(state, id), about(state, id))
        return not_asked(state, self.name, id)


class MandateTurn(GameStep):
    """One player carries out a mandate that all carry out, one after another (RS6.4)."""

    def has_work(self, state: State, stirred: int) -> bool | None:
        """Whether the player will be asked when its turn comes; None: it hangs on what another stirs before."""
        raise NotImplementedError


def about(state: State, id: int, details: Details | None = None) -> Details:
    """The particulars of a refusal: the action, and what else there is to say."""
    return {"action": state.actions.text(id), **(details or {})}


def violation(state: State, code: str, clause: str, id: int, details: Details | None = None) -> RuleViolation:
    """A refusal of the rules."""
    return RuleViolation(code, clause, about(state, id, details))


def no_such_seat(state: State, other: int, id: int, clause: str) -> RuleViolation | None:
    """The refusal of an action about a seat that nobody has taken."""
    if other < state.table.seats:
        return None
    return violation(state, "seat/not_in_play", clause, id, {"seats": state.table.seats})


def check_once(step: AnyStep, below: tuple[AnyStep, ...], field: str) -> None:
    """Refuse a step that lies above another of its kind."""
    if any(other.name == step.name for other in below):
        raise BadPosition(field, f"the step {step.name} once", "twice")
