"""Reading whose turn it is: the stack of steps, or for hand-written positions just the phase."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTIONS, OPEN_ACTIONS, SPECIAL_COUNT, WINTER
from gunbai.games.shogun.reading_cards import check_boards, check_planning
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps import frames
from gunbai.games.shogun.steps.flow import STEP_NAMES, STEPS
from gunbai.games.shogun.steps.order import seats_by_place
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.kernel.codec import Reader, whole, word
from gunbai.kernel.errors import BadPosition

PHASES: Final = ("planning", "bids", "actions", "winter")


def read_turn(reader: Reader, state: State) -> bool:
    """Build the stack; True: the steps have still to run up to the first choice. False: `check_turn` has to follow."""
    if reader.has("turn"):
        state.table.stack = _frames(reader, state.table)
        _check_stack(reader, state.table)
        return False
    _begin_phase(reader.word("phase", PHASES, 0), reader, state)
    return True


def _frames(reader: Reader, table: Table) -> list[int]:
    stack: list[int] = []
    for i, frame in enumerate(reader.items("turn")):
        field = f"turn[{i}]"
        if not isinstance(frame, list) or not frame:
            raise BadPosition(field, "a list that starts with the name of a step", str(frame))
        step = word(frame[0], field, STEP_NAMES)
        kinds = [kind for kind in STEPS[step].fields if kind]
        if len(frame) != len(kinds) + 1:
            raise BadPosition(field, f"{STEP_NAMES[step]} with {len(kinds)} values", str(frame))
        values = list(frame[1:])
        stack.append(step)
        for kind in STEPS[step].fields:
            stack.append(_frame_value(kind, values.pop(0), field, table) if kind else 0)
    return stack


def _frame_value(kind: str, value: object, field: str, table: Table) -> int:
    if kind == "seat":
        return whole(value, field, 0, table.seats - 1)
    if kind == "action":
        return word(value, field, ACTIONS)
    if kind == "province":
        return word(value, field, PROVINCES)
    if kind == "province?":
        return NOTHING if value == "unseen" else word(value, field, PROVINCES)
    return whole(value, field, 0, 99)


def _check_stack(reader: Reader, table: Table) -> None:
    """Every step lies where it may, and the top one is of those that wait for a choice."""
    stack = table.stack
    for frame in range(0, len(stack), 4):
        below = stack[frame - 4] if frame else -1
        if below != STEPS[stack[frame]].inside:
            raise _unplayable(reader, stack[frame])
    if stack and not STEPS[stack[-4]].asks:
        raise reader.fail("turn", f"a step that asks somebody; {STEPS[stack[-4]].name} does not")


def check_turn(reader: Reader, state: State) -> None:
    """Every step can be played on; judged last, as it may depend on all the rest: on the event of the round, too."""
    stack = state.table.stack
    if not stack:
        return
    if stack[-4] == frames.PLANNING:
        check_planning(state)
    else:
        check_boards(state)
    for frame in range(0, len(stack), 4):
        if not STEPS[stack[frame]].is_sound(state, frame):
            raise _unplayable(reader, stack[frame])


def _unplayable(reader: Reader, step: int) -> BadPosition:
    return reader.fail("turn", f"a turn that can be played on; {STEPS[step].name} cannot ({STEPS[step].clause})")


def _begin_phase(phase: int, reader: Reader, state: State) -> None:
    table = state.table
    is_winter = table.season == WINTER
    if is_winter != (PHASES[phase] == "winter"):
        raise reader.fail("phase", "winter in winter, another phase in the other seasons")
    table.push(frames.YEARS, 0, table.year + 1, 0)
    table.push(frames.YEAR, 0, table.season + 1, 0)
    if not table.laid:
        table.laid = list(range(SPECIAL_COUNT))
    if not table.order:
        table.order = _default_order(table)
    if is_winter:
        check_boards(state)
        table.push(frames.WINTER, 0, 0, 0)
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
        table.push(frames.ROUND, 0, 0, 0)
        return
    if name == "planning":
        check_planning(state)
        table.push(frames.ROUND, 0, 2, 0)
        table.push(frames.PLANNING, 0, 0, 0)
    elif name == "bids":
        table.ready = [1] * table.seats
        check_planning(state)
        table.push(frames.ROUND, 0, 2, 0)
        table.push(frames.PLANNING, 0, 0, 0)
    else:
        check_boards(state)
        table.push(frames.ROUND, 0, 6, 0)
        table.push(frames.AGENDA, 0, 0, 0)
