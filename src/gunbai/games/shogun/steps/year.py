"""The frame of the game: years, seasons, the parts of a round (SG3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.shogun.data.options import YEARS as YEARS_OPTION
from gunbai.games.shogun.data.words import EVENT_COUNT, EVENTS_A_YEAR, NO_EVENT, SPECIAL_COUNT
from gunbai.games.shogun.data.words import WINTER as WINTER_SEASON
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.steps.order import Bids, DrawEvent, TakeSpecial
from gunbai.games.shogun.steps.planning import LayOut, Planning
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.games.shogun.steps.winter import Hunger, Provisions, Scoring, Thaw
from gunbai.kernel.fields import Field
from gunbai.kernel.steps import AnyStep, Stack

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

SEASON_COUNT: Final = 4


class Years(GameStep):
    """SG3.1: two years (option: one); at the start of each, four events are opened."""

    name: ClassVar[str] = "years"
    clause: ClassVar[str] = "SG3.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, 2),)

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        if self.begun == 2 - table.options[YEARS_OPTION]:
            table.pop()
            state.tell("game_over")
            return False
        table.replace(Years(self.begun + 1))
        table.year = self.begun
        state.tell("year_begins", self.begun + 1)
        _open_events(state)
        table.push(Year(0))
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        if table.is_setup():
            return self.begun == 0 and table.year == 0
        return self.begun == table.year + 1 and self.begun <= 2 - table.options[YEARS_OPTION]


def _open_events(state: State) -> None:
    table = state.table
    for _ in range(EVENTS_A_YEAR):
        unseen = [event for event in range(EVENT_COUNT) if not table.events_seen >> event & 1]
        event = unseen[state.pick("events of the year", len(unseen))]
        table.events_seen |= 1 << event
        table.events_open.append(event)
        state.tell("event_shown", event)


class Year(GameStep):
    """SG3.1: spring, summer, autumn, winter."""

    name: ClassVar[str] = "year"
    clause: ClassVar[str] = "SG3.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, SEASON_COUNT),)
    inside: ClassVar[str] = "years"

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        season = self.begun
        if season == SEASON_COUNT:
            table.pop()
            return False
        table.replace(Year(season + 1))
        table.season = season
        state.tell("season_begins", season)
        table.push(Winter(0) if season == WINTER_SEASON else Round(0))
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        return self.begun == state.table.season + 1


class Round(GameStep):
    """SG3.2: the parts of a spring, summer or autumn round."""

    name: ClassVar[str] = "round"
    clause: ClassVar[str] = "SG3.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, 7),)
    inside: ClassVar[str] = "year"

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        if self.begun == len(ROUND_PARTS):
            table.pop()
            return False
        table.replace(Round(self.begun + 1))
        table.push(ROUND_PARTS[self.begun])
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        is_laid_out = table.season != WINTER_SEASON and len(table.laid) == SPECIAL_COUNT
        return is_laid_out and _is_part_above(table.stack, len(below), self.begun, ROUND_PARTS)


class Winter(GameStep):
    """SG7: rice, revolts, score."""

    name: ClassVar[str] = "winter"
    clause: ClassVar[str] = "SG7.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, 4),)
    inside: ClassVar[str] = "year"

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        if self.begun == len(WINTER_PARTS):
            table.pop()
            return False
        table.replace(Winter(self.begun + 1))
        table.push(WINTER_PARTS[self.begun])
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        return table.season == WINTER_SEASON and _is_part_above(table.stack, len(below), self.begun, WINTER_PARTS)


def _is_part_above(stack: Stack, level: int, begun: int, parts: list[AnyStep]) -> bool:
    """Whether the step above this level is the part that was begun last."""
    if level + 1 == len(stack):
        return True
    return begun > 0 and stack[level + 1].name == parts[begun - 1].name


class Tidy(GameStep):
    """SG5.9, SG5.10: cards return to hands, the event leaves; special cards and turn order stay for now."""

    name: ClassVar[str] = "tidy"
    clause: ClassVar[str] = "SG5.10"
    inside: ClassVar[str] = "round"

    def resume(self, state: State) -> bool:
        table = state.table
        state.clear_plans()
        state.tell("event_leaves", table.event)
        table.event = NO_EVENT
        table.agenda = []
        table.pop()
        return False


ROUND_PARTS: Final[list[AnyStep]] = [
    LayOut(),
    Planning(),
    DrawEvent(),
    Bids(),
    TakeSpecial(0, 0),
    Agenda(0),
    Tidy(),
]
WINTER_PARTS: Final[list[AnyStep]] = [Provisions(), Hunger(0), Scoring(), Thaw()]
EVENT_IS_DRAWN: Final = 3
"""Parts of a round that have begun once its event may be drawn."""
