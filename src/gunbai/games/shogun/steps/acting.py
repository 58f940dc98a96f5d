"""The eight actions without a march: do or skip (SG5.2 to SG5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import ACT, SKIP
from gunbai.games.shogun.data.options import YIELD
from gunbai.games.shogun.data.pieces import THEATRE
from gunbai.games.shogun.data.words import CONFISCATE_RICE
from gunbai.games.shogun.possible import COST, own_neighbours, recruits, rice_yield, tax_yield
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.fighting import revolt
from gunbai.games.shogun.steps.frames import RELOCATE, TURNS
from gunbai.games.shogun.steps.turns import is_possible_turn

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Act(Step):
    """SG5.2: do or skip. The frame is (seat, action, province)."""

    fields = ("seat", "action", "province")
    asks = True
    inside = TURNS

    def choices(self, state: State, seat: int) -> list[int]:
        return [ACT, SKIP]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        action, province = table.stack[-2], table.stack[-1]
        table.pop()
        if id == SKIP:
            state.tell("action_declined", seat, action, province)
            return
        table.chests[seat] -= COST[action]
        self.carry_out(state, seat, action, province)

    def carry_out(self, state: State, seat: int, action: int, province: int) -> None:
        raise NotImplementedError

    def reinforce(self, state: State, seat: int, province: int, armies: int, cost: int) -> None:
        """Armies go from supply into the province."""
        state.table.supply[seat] -= armies
        state.table.armies[province] += armies
        state.tell("deployed", seat, province, armies, cost, clause=self.clause)

    def clause_of(self, state: State, id: int) -> str:
        return "SG5.2" if id == SKIP else self.clause

    def is_sound(self, state: State, frame: int) -> bool:
        return is_possible_turn(state, frame)


class Build(Act):
    """SG5.3: a castle for 3 chests, a temple for 2, a theatre for 1."""

    name = "build"
    clause = "SG5.3"

    def carry_out(self, state: State, seat: int, action: int, province: int) -> None:
        table = state.table
        table.buildings[province] |= 1 << action
        table.stock[action] -= 1
        state.tell("built", seat, action, province, COST[action])
        if action == THEATRE and table.markers[province] and table.event_card().theatre_calms:
            table.markers[province] -= table.event_card().theatre_calms
            state.tell("marker_removed", province, clause=table.event_card().clause)


class Collect(Act):
    """SG5.4: rice or taxes, then a revolt if there is a marker, then a marker if the province is held."""

    name = "collect"
    clause = "SG5.4"

    def carry_out(self, state: State, seat: int, action: int, province: int) -> None:
        table = state.table
        kept_anyway = table.options[YIELD] == 0
        if kept_anyway:
            _take_yield(state, seat, action, province)
        if table.markers[province] and not revolt(state, province, 0):
            if not kept_anyway:
                state.tell("yield_lost", seat, province)
            return
        if not kept_anyway:
            _take_yield(state, seat, action, province)
        table.markers[province] += 1
        state.tell("marker_placed", province, table.markers[province])


def _take_yield(state: State, seat: int, action: int, province: int) -> None:
    table = state.table
    if action == CONFISCATE_RICE:
        amount = rice_yield(table, seat, province)
        table.rice[seat] += amount
        state.tell("rice_taken", seat, province, amount)
    else:
        amount = tax_yield(table, seat, province)
        table.chests[seat] += amount
        state.tell("taxes_taken", seat, province, amount)


class Deploy(Act):
    """SG5.5: five armies for 3 chests, three for 2."""

    name = "deploy"
    clause = "SG5.5"

    def carry_out(self, state: State, seat: int, action: int, province: int) -> None:
        self.reinforce(state, seat, province, recruits(state.table, seat, action), COST[action])


class Muster(Act):
    """SG5.6: one army for 1 chest, and then armies may move on."""

    name = "muster"
    clause = "SG5.6"

    def carry_out(self, state: State, seat: int, action: int, province: int) -> None:
        self.reinforce(state, seat, province, 1, COST[action])
        if own_neighbours(state.table, seat, province):
            state.table.push(RELOCATE, seat, action, province)
