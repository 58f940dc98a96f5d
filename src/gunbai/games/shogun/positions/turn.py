"""Reading whose turn it is: the stack of steps, or for hand-written positions just the phase."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.words import OPEN_ACTIONS, SPECIAL_COUNT, WINTER
from gunbai.games.shogun.positions.checks import check_boards, check_planning
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.games.shogun.steps.order import seats_by_place
from gunbai.games.shogun.steps.planning import Planning
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.games.shogun.steps.year import Round, Winter, Year, Years
from gunbai.games.shogun.table import Table
from gunbai.kernel.documents.codec import Reader
from gunbai.kernel.steps import check_stack, read_stack

PHASES: Final = ("planning", "bids", "actions", "winter")


def read_turn(reader: Reader, state: State) -> bool:
    """Build the stack; True: the steps have still to run up to the first choice. False: `check_turn` has to follow."""
    if reader.has("turn"):
        state.table.stack += read_stack(reader.items("turn"), "turn", STEPS, state.table.seats)
        return False
    _begin_phase(reader.word("phase", PHASES, 0), reader, state)
    return True


def check_turn(reader: Reader, state: State) -> None:
    """Every step can be played on; judged last, as it may depend on all the rest: on the event of the round, too."""
    table = state.table
    if not table.stack:
        return
    if table.is_planning():
        check_planning(state)
    else:
        check_boards(state)
    check_stack(state, "turn")
    step = table.top()
    if not isinstance(step, GameStep) or not step.asks:
        raise reader.fail("turn", f"a step that asks somebody; {step.name} does not")


def _begin_phase(phase: int, reader: Reader, state: State) -> None:
    table = state.table
    is_winter = table.season == WINTER
    if is_winter != (PHASES[phase] == "winter"):
        raise reader.fail("phase", "winter in winter, another phase in the other seasons")
    table.push(Years(table.year + 1))
    table.push(Year(table.season + 1))
    if not table.laid:
        table.laid = list(range(SPECIAL_COUNT))
    if not table.order:
        table.order = _default_order(table)
    if is_winter:
        check_boards(state)
        table.push(Winter(0))
    else:
        _begin_round(phase, reader, state)


def _default_order(table: Table) -> list[int]:
    """By the special cards held, then by seat."""
    placed = seats_by_place(table)
    return placed + [seat for seat in range(table.seats) if seat not in placed]


def _begin_round(phase: int, reader: Reader, state: State) -> None:
    table = state.table
    name = PHASES[phase]
    if name == "planning" and len(table.agenda) != OPEN_ACTIONS:
        table.push(Round(0))
        return
    if name == "planning":
        check_planning(state)
        table.push(Round(2))
        table.push(Planning())
    elif name == "bids":
        table.ready = [1] * table.seats
        check_planning(state)
        table.push(Round(2))
        table.push(Planning())
    else:
        check_boards(state)
        table.push(Round(6))
        table.push(Agenda(0))
