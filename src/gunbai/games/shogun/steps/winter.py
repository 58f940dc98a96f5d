"""Winter: rice, revolts of the hungry, score and thaw (SG7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import REVOLT, is_province_of
from gunbai.games.shogun.cards.events import EVENT_CARDS
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.winter import EXTRA_FARMERS, REVOLTS, unfed_row
from gunbai.games.shogun.scoring import BUILDING_POINTS, PROVINCE_POINTS, ROW, majorities_of, year_rows
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.fighting import revolt
from gunbai.games.shogun.steps.frames import HUNGER, WINTER
from gunbai.games.shogun.steps.frames import REVOLTS as REVOLTS_STEP
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Provisions(Step):
    """SG7.1, SG7.2: winter's event takes rice; then every province eats, and shortages are fixed."""

    name = "provisions"
    clause = "SG7.1"
    inside = WINTER

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        loss = EVENT_CARDS[table.events_open.pop()].winter_rice
        table.unfed = [0] * table.seats
        for seat in range(table.seats):
            lost = min(loss, table.rice[seat])
            table.rice[seat] -= lost
            state.tell("rice_lost", seat, lost)
            table.unfed[seat] = max(0, table.owner.count(seat) - table.rice[seat])
        return False


class Hunger(Step):
    """SG7.2, SG7.3: in autumn's turn order, the provinces that revolt are drawn. i: players begun."""

    name = "hunger"
    clause = "SG7.2"
    fields = ("", "amount", "")
    inside = WINTER

    def resume(self, state: State) -> bool:
        table = state.table
        begun = table.stack[-2]
        if begun == table.seats:
            table.unfed = []
            table.pop()
            return False
        table.stack[-2] = begun + 1
        seat = table.order[begun]
        if table.unfed[seat]:
            _draw_revolts(state, seat)
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        is_order = sorted(table.order) == list(range(table.seats)) and len(table.unfed) == table.seats
        return is_order and 0 < table.stack[frame + 2] <= table.seats


def _draw_revolts(state: State, seat: int) -> None:
    table = state.table
    row = unfed_row(table.unfed[seat])
    state.tell("provinces_unfed", seat, table.unfed[seat], REVOLTS[row], EXTRA_FARMERS[row])
    cards = table.provinces_of(seat)
    for _ in range(REVOLTS[row]):
        province = cards.pop(state.pick("winter revolts", len(cards)))
        table.revolting.append(province)
        state.tell("revolt_drawn", seat, province)
    table.push(REVOLTS_STEP, seat, 0, EXTRA_FARMERS[row])


class Revolts(Step):
    """SG7.2: the owner chooses which of the drawn provinces is fought next; the last one follows. arg: farmers."""

    name = "revolts"
    clause = "SG7.2"
    fields = ("seat", "", "amount")
    asks = True
    inside = HUNGER

    def resume(self, state: State) -> bool:
        table = state.table
        if len(table.revolting) > 1:
            return True
        if table.revolting:
            revolt(state, table.revolting.pop(), table.stack[-1])
        table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [REVOLT + province for province in sorted(state.table.revolting)]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        table.revolting.remove(id - REVOLT)
        revolt(state, id - REVOLT, table.stack[-1])

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if is_province_of(id, REVOLT):
            return RuleViolation("winter/not_drawn", "SG7.2", {"province": PROVINCES[id - REVOLT]})
        return self.not_asked(state, id)

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        seat = table.stack[frame + 1]
        own = all(table.owner[province] == seat for province in table.revolting)
        return own and table.order[table.stack[frame - 2] - 1] == seat and len(table.revolting) > 1


class Scoring(Step):
    """SG7.4: provinces, buildings, majorities."""

    name = "scoring"
    clause = "SG7.4"
    inside = WINTER

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        rows = year_rows(table)
        table.scored += rows
        for seat in range(table.seats):
            row = rows[seat * ROW : seat * ROW + ROW]
            table.points[seat] += sum(row)
            if state.listener is not None:
                _tell_row(state, seat, row)
        return False


def _tell_row(state: State, seat: int, row: list[int]) -> None:
    state.tell("scored_provinces", seat, row[PROVINCE_POINTS])
    state.tell("scored_buildings", seat, row[BUILDING_POINTS])
    for region, kind, points in majorities_of(row):
        if points:
            state.tell("scored_majority", seat, region, kind, points)


class Thaw(Step):
    """SG7.5: revolt markers and rice go, special cards return; chests, buildings, tower and tray stay."""

    name = "thaw"
    clause = "SG7.5"
    inside = WINTER

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
