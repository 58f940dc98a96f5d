"""Setting up: the draft of provinces and the seeding of the tower (SG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.shogun.actions import BLIND, EXCHANGE, GROUP, TAKE, is_province_of
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.pieces import GROUP_SIZES, TOWER_ARMIES, TOWER_FARMERS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.fighting import throw
from gunbai.games.shogun.steps.frames import DRAFT, PLACE, SEED, YEARS
from gunbai.games.shogun.table import NEUTRAL, NOTHING, Table
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State

OPEN_CARDS: Final = 2


class Draft(Step):
    """SG2.3, SG2.4: take one of the two open cards or the top card unseen. arg: 1 after an exchange (SG2.4)."""

    name = "draft"
    clause = "SG2.3"
    fields = ("seat", "", "amount")
    asks = True
    inside = SEED

    def resume(self, state: State) -> bool:
        table = state.table
        if sum(table.groups) == 0:
            table.pop()
            _put_away(table)
            return False
        while _is_done(table, table.stack[-3]):
            table.stack[-3] = (table.stack[-3] + 1) % table.seats
        while len(table.offered) < OPEN_CARDS:
            _open_card(state)
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [TAKE + province for province in table.offered]
        ids.append(BLIND)
        if may_exchange(table, seat):
            ids.append(EXCHANGE)
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == EXCHANGE:
            _exchange(state, seat)
            return
        table = state.table
        table.faced[seat * 2 : seat * 2 + 2] = sorted(table.offered)
        if id == BLIND:
            _take_blind(state, seat)
        else:
            _take_open(state, seat, id - TAKE)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if is_province_of(id, TAKE):
            return RuleViolation("draft/card_not_open", "SG2.3", {"province": PROVINCES[id - TAKE]})
        if id == EXCHANGE:
            return RuleViolation("draft/no_exchange", "SG2.4")
        return self.not_asked(state, id)

    def clause_of(self, state: State, id: int) -> str:
        return "SG2.4" if id == EXCHANGE else self.clause

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        at_work = sum(table.groups) > 0 and len(table.offered) == OPEN_CARDS
        seat = table.stack[frame + 1]
        return at_work and table.stack[frame + 3] <= 1 and not _is_done(table, seat)


def _is_done(table: Table, seat: int) -> bool:
    """Hand-written positions may give seats unlike numbers of groups."""
    return sum(table.groups[seat * 4 : seat * 4 + 4]) == 0


def may_exchange(table: Table, seat: int) -> bool:
    """SG2.4: the open cards are the two of this seat's previous turn, and it has not exchanged in this one."""
    return table.stack[-1] == 0 and table.faced[seat * 2 : seat * 2 + 2] == sorted(table.offered)


def unseen(table: Table) -> list[int]:
    """Cards that may be on top of the deck: those nobody has seen, or else what is next of the known pairs."""
    known = table.offered + table.under
    if table.stack[-4] == PLACE:
        known.append(table.stack[-1])
    owner = table.owner
    pool = [p for p in range(PROVINCE_COUNT) if owner[p] == NEUTRAL and p not in known]
    return pool or table.under[: 2 - len(table.under) % 2]


def _drawn(state: State, *, private: bool) -> int:
    """The top card of the deck."""
    pool = unseen(state.table)
    return pool[state.pick("province deck", len(pool), private)]


def _open_card(state: State) -> None:
    table = state.table
    province = _drawn(state, private=False)
    if province in table.under:
        table.under.remove(province)
    table.offered.append(province)
    state.tell("card_offered", province)


def _take_open(state: State, seat: int, province: int) -> None:
    table = state.table
    state.tell("card_taken", seat, province)
    table.offered.remove(province)
    table.push(PLACE, seat, 0, province)
    _open_card(state)


def _take_blind(state: State, seat: int) -> None:
    state.secrets.blind = _drawn(state, private=True)
    state.tell("blind_taken", seat)
    state.tell("blind_seen", seat, state.secrets.blind)
    state.table.push(PLACE, seat, 0, NOTHING)


def _exchange(state: State, seat: int) -> None:
    table = state.table
    state.tell("cards_exchanged", seat, table.offered[0], table.offered[1])
    table.under += sorted(table.offered)
    table.offered = []
    table.stack[-1] = 1


def _put_away(table: Table) -> None:
    """SG2.5: the cards left over are the neutral provinces."""
    table.offered = []
    table.under = []
    table.faced = []
    table.groups = []


class Place(Step):
    """SG2.2, SG2.3: put one of the remaining groups into the province taken. arg: the province, -1 if taken unseen."""

    name = "place"
    clause = "SG2.2"
    fields = ("seat", "", "province?")
    asks = True
    inside = DRAFT

    def choices(self, state: State, seat: int) -> list[int]:
        groups = state.table.groups
        return [GROUP + size for size in range(4) if groups[seat * 4 + size]]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        province = table.stack[-1]
        if province == NOTHING:
            province = _show_blind(state)
        size = id - GROUP
        table.groups[seat * 4 + size] -= 1
        table.owner[province] = seat
        table.armies[province] = GROUP_SIZES[size]
        table.supply[seat] -= GROUP_SIZES[size]
        state.tell("group_placed", seat, province, GROUP_SIZES[size])
        table.pop()
        table.stack[-3:] = [(seat + 1) % table.seats, 0, 0]

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if GROUP <= id < GROUP + 4:
            return RuleViolation("draft/no_such_group", "SG2.2", {"armies": GROUP_SIZES[id - GROUP]})
        return self.not_asked(state, id)

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        province, blind = table.stack[frame + 3], state.secrets.blind
        if table.stack[frame + 1] != table.stack[frame - 3]:
            return False
        if province == NOTHING:
            return blind in unseen(table)
        return blind == NOTHING and table.owner[province] == NEUTRAL and province not in table.offered + table.under


def _show_blind(state: State) -> int:
    province = state.secrets.blind
    state.secrets.blind = NOTHING
    state.barriers += 1
    if province in state.table.under:
        state.table.under.remove(province)
    return province


class Seed(Step):
    """SG2.7: seven armies of each player and ten farmers go through the tower; what falls out returns."""

    name = "seed"
    clause = "SG2.7"
    inside = YEARS

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        thrown = [TOWER_ARMIES if colour < table.seats else 0 for colour in range(COLOURS)]
        thrown[FARMER] = TOWER_FARMERS
        for seat in range(table.seats):
            table.supply[seat] -= TOWER_ARMIES
        table.pool -= TOWER_FARMERS
        throw(state, thrown, self.clause)
        for seat in range(table.seats):
            table.supply[seat] += table.tray[seat]
        table.pool += table.tray[FARMER]
        table.tray = [0] * COLOURS
        state.tell("tower_seeded", sum(table.tower))
        return False

    def is_sound(self, state: State, frame: int) -> bool:
        return not any(state.table.tower) and not any(state.table.tray)
