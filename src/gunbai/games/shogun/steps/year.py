"""The frame of the game: years, seasons, the parts of a round (SG3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.shogun.data.options import YEARS as YEARS_OPTION
from gunbai.games.shogun.data.words import EVENT_COUNT, EVENTS_A_YEAR, NO_EVENT, SPECIAL_COUNT
from gunbai.games.shogun.data.words import WINTER as WINTER_SEASON
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.frames import (
    AGENDA,
    BIDS,
    EVENT,
    HUNGER,
    LAY_OUT,
    ORDER,
    PLANNING,
    PROVISIONS,
    ROUND,
    SCORING,
    SEED,
    THAW,
    TIDY,
    WINTER,
    YEAR,
    YEARS,
)

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

ROUND_PARTS: Final = [LAY_OUT, PLANNING, EVENT, BIDS, ORDER, AGENDA, TIDY]
WINTER_PARTS: Final = [PROVISIONS, HUNGER, SCORING, THAW]
SEASON_COUNT: Final = 4


class Years(Step):
    """SG3.1: two years (option: one); at the start of each, four events are opened. i: years begun."""

    name = "years"
    clause = "SG3.1"
    fields = ("", "amount", "")

    def resume(self, state: State) -> bool:
        table = state.table
        begun = table.stack[-2]
        if begun == 2 - table.options[YEARS_OPTION]:
            table.pop()
            state.tell("game_over")
            return False
        table.stack[-2] = begun + 1
        table.year = begun
        state.tell("year_begins", begun + 1)
        _open_events(state)
        table.push(YEAR, 0, 0, 0)
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        begun = table.stack[frame + 2]
        if table.stack[frame + 4 : frame + 5] == [SEED]:
            return begun == 0 and table.year == 0
        return begun == table.year + 1 and begun <= 2 - table.options[YEARS_OPTION]


def _open_events(state: State) -> None:
    table = state.table
    for _ in range(EVENTS_A_YEAR):
        unseen = [event for event in range(EVENT_COUNT) if not table.events_seen >> event & 1]
        event = unseen[state.pick("events of the year", len(unseen))]
        table.events_seen |= 1 << event
        table.events_open.append(event)
        state.tell("event_shown", event)


class Year(Step):
    """SG3.1: spring, summer, autumn, winter. i: seasons begun."""

    name = "year"
    clause = "SG3.1"
    fields = ("", "amount", "")
    inside = YEARS

    def resume(self, state: State) -> bool:
        table = state.table
        begun = table.stack[-2]
        if begun == SEASON_COUNT:
            table.pop()
            return False
        table.stack[-2] = begun + 1
        table.season = begun
        state.tell("season_begins", begun)
        table.push(WINTER if begun == WINTER_SEASON else ROUND, 0, 0, 0)
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        return state.table.stack[frame + 2] == state.table.season + 1


class Round(Step):
    """SG3.2: the parts of a spring, summer or autumn round. i: parts begun."""

    name = "round"
    clause = "SG3.2"
    fields = ("", "amount", "")
    inside = YEAR

    def resume(self, state: State) -> bool:
        return _next_part(state, ROUND_PARTS)

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        is_laid_out = table.season != WINTER_SEASON and len(table.laid) == SPECIAL_COUNT
        return is_laid_out and _is_part_above(state, frame, ROUND_PARTS)


class Winter(Step):
    """SG7: rice, revolts, score. i: parts begun."""

    name = "winter"
    clause = "SG7.1"
    fields = ("", "amount", "")
    inside = YEAR

    def resume(self, state: State) -> bool:
        return _next_part(state, WINTER_PARTS)

    def is_sound(self, state: State, frame: int) -> bool:
        return state.table.season == WINTER_SEASON and _is_part_above(state, frame, WINTER_PARTS)


def _next_part(state: State, parts: list[int]) -> bool:
    table = state.table
    begun = table.stack[-2]
    if begun == len(parts):
        table.pop()
        return False
    table.stack[-2] = begun + 1
    table.push(parts[begun], 0, 0, 0)
    return False


def _is_part_above(state: State, frame: int, parts: list[int]) -> bool:
    """Whether the frame above is the part that this one has begun last."""
    stack = state.table.stack
    begun = stack[frame + 2]
    return begun <= len(parts) and (frame + 4 == len(stack) or (begun > 0 and stack[frame + 4] == parts[begun - 1]))


class Tidy(Step):
    """SG5.9, SG5.10: cards return to hands, the event leaves; special cards and turn order stay for now."""

    name = "tidy"
    clause = "SG5.10"
    inside = ROUND

    def resume(self, state: State) -> bool:
        table = state.table
        state.clear_plans()
        state.tell("event_leaves", table.event)
        table.event = NO_EVENT
        table.agenda = []
        table.pop()
        return False
