"""The eight actions without a march: do or skip (SG5.2 to SG5.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import ACT, SKIP
from gunbai.games.shogun.data.options import YIELD
from gunbai.games.shogun.data.pieces import THEATRE
from gunbai.games.shogun.data.words import BATTLE_A, COLLECT_TAXES, CONFISCATE_RICE, DEPLOY_1, DEPLOY_5
from gunbai.games.shogun.rules.feasibility import COST, own_neighbours, recruits, rice_yield, tax_yield
from gunbai.games.shogun.rules.fighting import revolt, rising_farmers
from gunbai.games.shogun.steps.base import Turn
from gunbai.games.shogun.steps.march import Relocate, not_while_deploying
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.steps import NOTHING_CHANGES

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class Act(Turn):
    """SG5.2: do or skip. Then the next card is opened, or the round ends in a draw."""

    def choices(self, state: State, seat: int) -> list[int]:
        return [ACT, SKIP]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        table.pop()
        if id == SKIP:
            state.tell("action_declined", seat, self.action, self.province)
            return
        table.chests[seat] -= COST[self.action]
        self.carry_out(state, seat)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return True

    def changes(self, state: State, seat: int, id: int) -> Mapping[str, int]:
        return NOTHING_CHANGES if id == SKIP else self.brings(state, seat)

    def brings(self, state: State, seat: int) -> Mapping[str, int]:
        """What doing it changes."""
        return {"chests": -COST[self.action]}

    def carry_out(self, state: State, seat: int) -> None:
        """What happens once it is paid."""
        raise NotImplementedError

    def reinforce(self, state: State, seat: int, armies: int) -> None:
        """Armies go from supply into the province."""
        state.table.supply[seat] -= armies
        state.table.armies[self.province] += armies
        state.tell("deployed", seat, self.province, armies, COST[self.action], clause=self.clause)


class Build(Act):
    """SG5.3: a castle for 3 chests, a temple for 2, a theatre for 1."""

    name: ClassVar[str] = "build"
    clause: ClassVar[str] = "SG5.3"
    end: ClassVar[int] = CONFISCATE_RICE

    def carry_out(self, state: State, seat: int) -> None:
        table, kind, province = state.table, self.action, self.province
        table.buildings[province] |= 1 << kind
        table.stock[kind] -= 1
        state.tell("built", seat, kind, province, COST[kind])
        if kind == THEATRE and table.markers[province] and table.event_card().theatre_calms:
            table.markers[province] -= table.event_card().theatre_calms
            state.tell("marker_removed", province, clause=table.event_card().clause)


class Collect(Act):
    """SG5.4: rice or taxes, then a revolt if there is a marker, then a marker if the province is held."""

    name: ClassVar[str] = "collect"
    clause: ClassVar[str] = "SG5.4"
    first: ClassVar[int] = CONFISCATE_RICE
    end: ClassVar[int] = COLLECT_TAXES + 1

    def brings(self, state: State, seat: int) -> Mapping[str, int]:
        """The yield, and a marker; where there is one already, the farmers who rise first."""
        table, province = state.table, self.province
        follows = {"farmers": rising_farmers(table, province)} if table.markers[province] else {"markers": 1}
        if self.action == CONFISCATE_RICE:
            return {"rice": rice_yield(table, seat, province), **follows}
        return {"chests": tax_yield(table, seat, province), **follows}

    def carry_out(self, state: State, seat: int) -> None:
        table, province = state.table, self.province
        kept_anyway = table.options[YIELD] == 0
        if kept_anyway:
            self._take_yield(state, seat)
        if table.markers[province] and not revolt(state, province, 0):
            if not kept_anyway:
                state.tell("yield_lost", seat, province)
            return
        if not kept_anyway:
            self._take_yield(state, seat)
        table.markers[province] += 1
        state.tell("marker_placed", province, table.markers[province])

    def _take_yield(self, state: State, seat: int) -> None:
        table, province = state.table, self.province
        if self.action == CONFISCATE_RICE:
            amount = rice_yield(table, seat, province)
            table.rice[seat] += amount
            state.tell("rice_taken", seat, province, amount)
        else:
            amount = tax_yield(table, seat, province)
            table.chests[seat] += amount
            state.tell("taxes_taken", seat, province, amount)


class Deploy(Act):
    """SG5.5: five armies for 3 chests, three for 2."""

    name: ClassVar[str] = "deploy"
    clause: ClassVar[str] = "SG5.5"
    first: ClassVar[int] = DEPLOY_5
    end: ClassVar[int] = DEPLOY_1

    def brings(self, state: State, seat: int) -> Mapping[str, int]:
        return {"chests": -COST[self.action], "armies": recruits(state.table, seat, self.action)}

    def carry_out(self, state: State, seat: int) -> None:
        self.reinforce(state, seat, recruits(state.table, seat, self.action))


class Muster(Act):
    """SG5.6: one army for 1 chest, and then armies may move on."""

    name: ClassVar[str] = "muster"
    clause: ClassVar[str] = "SG5.6"
    first: ClassVar[int] = DEPLOY_1
    end: ClassVar[int] = BATTLE_A

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return id == SKIP or not own_neighbours(state.table, seat, self.province)

    def brings(self, state: State, seat: int) -> Mapping[str, int]:
        return {"chests": -COST[self.action], "armies": 1}

    def carry_out(self, state: State, seat: int) -> None:
        self.reinforce(state, seat, 1)
        if own_neighbours(state.table, seat, self.province):
            state.table.push(Relocate(seat, self.action, self.province))

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        return not_while_deploying(state, self.name, id)
