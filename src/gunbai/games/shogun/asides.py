"""What a seat may do out of turn: take its plan back as long as anybody is planning (SG4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import WITHDRAW
from gunbai.games.shogun.data.words import SPACE_COUNT
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


def forms(state: State, seat: int) -> list[AsideForm]:
    """The asides that are open to a seat now."""
    return [AsideForm(WITHDRAW, (), "SG4.9")] if may_withdraw(state, seat) else []


def take(state: State, aside: Aside) -> None:
    """Check and carry out."""
    if aside.tag != WITHDRAW or not may_withdraw(state, aside.seat):
        raise RuleViolation("plan/nothing_to_withdraw", "SG4.9", {"seat": aside.seat})
    _withdraw(state, aside.seat)


def may_withdraw(state: State, seat: int) -> bool:
    """SG4.9: while anybody is still planning, a seat that has laid cards may take them all back."""
    return state.is_together() and 0 <= seat < state.table.seats and state.secrets.cards_laid[seat] > 0


def _withdraw(state: State, seat: int) -> None:
    table, secrets = state.table, state.secrets
    laid = secrets.cards_laid[seat]
    secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT] = [NOTHING] * SPACE_COUNT
    secrets.cards_laid[seat] = 0
    if table.ready[seat]:
        table.ready[seat] = 0
        state.tell("plan_withdrawn", seat)
    else:
        state.tell("undone_by_you", seat, laid)
    state.ask_anew(seat)
