"""Winter: rice, revolts of the hungry, score and thaw (SG7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import REVOLT, REVOLT_IDS
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.pieces import FARMERS
from gunbai.games.shogun.data.winter import EXTRA_FARMERS, REVOLTS, unfed_row
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.rules.fighting import revolt
from gunbai.games.shogun.scoring import BUILDING_POINTS, KINDS, MAJORITY_POINTS, PROVINCE_POINTS, ROW, year_rows
from gunbai.games.shogun.steps.base import GameStep
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, SeatField
from gunbai.kernel.steps import AnyStep, not_asked
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Provisions(GameStep):
    """SG7.1, SG7.2: winter's event takes rice; then every province eats, and shortages are fixed."""

    name: ClassVar[str] = "provisions"
    clause: ClassVar[str] = "SG7.1"
    inside: ClassVar[str] = "winter"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        loss = EVENT_CARDS[table.events_open.pop()].winter_rice
        table.unfed = [0] * table.seats
        for seat in range(table.seats):
            lost = min(loss, table.rice[seat])
            table.rice[seat] -= lost
            table.unfed[seat] = max(0, table.owner.count(seat) - table.rice[seat])
            state.tell("rice_lost", seat, lost)
        return False


class Hunger(GameStep):
    """SG7.2, SG7.3: in autumn's turn order, the provinces that revolt are drawn."""

    name: ClassVar[str] = "hunger"
    clause: ClassVar[str] = "SG7.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, MAX_SEATS),)
    inside: ClassVar[str] = "winter"

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def resume(self, state: State) -> bool:
        table = state.table
        if self.begun == table.seats:
            table.unfed = []
            table.pop()
            return False
        table.replace(Hunger(self.begun + 1))
        seat = table.order[self.begun]
        if table.unfed[seat]:
            _draw_revolts(state, seat)
        return False

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        is_order = sorted(table.order) == list(range(table.seats)) and len(table.unfed) == table.seats
        return is_order and 0 < self.begun <= table.seats


def _draw_revolts(state: State, seat: int) -> None:
    table = state.table
    row = unfed_row(table.unfed[seat])
    state.tell("provinces_unfed", seat, table.unfed[seat], REVOLTS[row], EXTRA_FARMERS[row])
    cards = table.provinces_of(seat)
    for _ in range(REVOLTS[row]):
        province = cards.pop(state.pick("winter revolts", len(cards)))
        table.revolting.append(province)
        state.tell("revolt_drawn", seat, province)
    table.push(Revolts(seat, EXTRA_FARMERS[row]))


class Revolts(GameStep):
    """SG7.2: the owner chooses which of the drawn provinces is fought next; the last one follows."""

    name: ClassVar[str] = "revolts"
    clause: ClassVar[str] = "SG7.2"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), Field("farmers", 0, FARMERS))
    asked: ClassVar[tuple[str, ...]] = ("farmers",)
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "hunger"

    def __init__(self, seat: int, farmers: int) -> None:
        self.seat = seat
        self.farmers = farmers

    def resume(self, state: State) -> bool:
        table = state.table
        if len(table.revolting) > 1:
            return True
        if table.revolting:
            revolt(state, table.revolting.pop(), self.farmers)
        table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [REVOLT_IDS[province] for province in sorted(state.table.revolting)]

    def apply(self, state: State, seat: int, id: int) -> None:
        province = REVOLT.only(id)
        state.table.revolting.remove(province)
        revolt(state, province, self.farmers)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """SG6.9: a revolt goes through the tower."""
        return True

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if REVOLT.has(id):
            return RuleViolation("winter/not_drawn", "SG7.2", {"province": PROVINCES[REVOLT.only(id)]})
        return not_asked(state, self.name, id)

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        begun = below[-1].numbers()[0]
        own = all(table.owner[province] == self.seat for province in table.revolting)
        return own and table.order[begun - 1] == self.seat and len(table.revolting) > 1


class Scoring(GameStep):
    """SG7.4: provinces, buildings, majorities."""

    name: ClassVar[str] = "scoring"
    clause: ClassVar[str] = "SG7.4"
    inside: ClassVar[str] = "winter"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        rows = year_rows(table)
        if state.listener is not None:
            _count_aloud(state, rows)
            return False
        table.scored += rows
        for seat in range(table.seats):
            table.points[seat] += sum(rows[seat * ROW : seat * ROW + ROW])
        return False


def _count_aloud(state: State, rows: list[int]) -> None:
    """One source after the other: whoever hears of it sees the points of each with its event, and not before."""
    table = state.table
    start = len(table.scored)
    table.scored += [0] * len(rows)
    for place, points in enumerate(rows):
        seat, source = divmod(place, ROW)
        table.scored[start + place] = points
        table.points[seat] += points
        if source == PROVINCE_POINTS:
            state.tell("scored_provinces", seat, points)
        elif source == BUILDING_POINTS:
            state.tell("scored_buildings", seat, points)
        elif points:
            group = source - MAJORITY_POINTS
            state.tell("scored_majority", seat, group // KINDS, group % KINDS, points)


class Thaw(GameStep):
    """SG7.5: revolt markers and rice go, special cards return; chests, buildings, tower and tray stay."""

    name: ClassVar[str] = "thaw"
    clause: ClassVar[str] = "SG7.5"
    inside: ClassVar[str] = "winter"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        table.markers = [0] * PROVINCE_COUNT
        table.rice = [0] * table.seats
        table.order = []
        table.laid = []
        table.places = [-1] * table.seats
        state.tell("winter_ends", table.year + 1)
        return False
