"""The tea ceremony: proposals, answers, alliances (RS5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import AGREE, DECLINE, PROPOSE, READY
from gunbai.games.rising_sun.asides import clear_offers
from gunbai.games.rising_sun.steps.base import GameStep, check_once, no_such_seat, violation
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

PROPOSALS_PER_PAIR: Final = 2


class Tea(GameStep):
    """RS5.3: old alliances end, new ones may be formed; over when everybody is ready or allied."""

    name: ClassVar[str] = "tea"
    clause: ClassVar[str] = "RS5.3"
    fields: ClassVar[tuple[Field, ...]] = (FlagField("begun"),)

    def __init__(self, begun: int = 0) -> None:
        self.begun = begun

    def is_together(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        table = state.table
        if not self.begun:
            table.replace(Tea(1))
            _begin(state)
        if _is_open(table):
            return True
        table.pop()
        clear_offers(table)
        return False

    def actors(self, state: State) -> list[int]:
        """Starting after the seat that acted last, so that taking the first is fair."""
        table = state.table
        waiting: list[int] = []
        if not _is_open(table):
            return waiting
        for turn in range(1, table.seats + 1):
            seat = (table.last_actor + turn) % table.seats
            if table.ally[seat] == NOBODY and not table.ready[seat]:
                waiting.append(seat)
        return waiting

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        seats = table.seats
        ids = [READY]
        for other in range(seats):
            if other == seat or table.ally[other] != NOBODY:
                continue
            if table.open_proposals[other * seats + seat]:
                ids.append(AGREE.id(other))
                ids.append(DECLINE.id(other))
            elif _may_propose(table, seat * seats + other):
                ids.append(PROPOSE.id(other))
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.last_actor = seat
        if id == READY:
            _be_ready(state, seat)
        elif DECLINE.has(id):
            _decline(state, seat, DECLINE.only(id))
        elif AGREE.has(id):
            _ally(state, seat, AGREE.only(id))
        else:
            _propose(state, seat, PROPOSE.only(id))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """Who is ready waits for the others, and what was agreed is final."""
        return id == READY or AGREE.has(id)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        for verb in (PROPOSE, AGREE, DECLINE):
            if verb.has(id):
                return _objection(state, seat, id, verb.tag, verb.only(id))
        return super().objection(state, seat, id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)


def _may_propose(table: Table, pair: int) -> bool:
    return not table.open_proposals[pair] and table.proposals[pair] < PROPOSALS_PER_PAIR


def _objection(state: State, seat: int, id: int, tag: str, other: int) -> RuleViolation:
    table = state.table
    missing = no_such_seat(state, other, id, "RS5.3")
    if missing is not None:
        return missing
    if other == seat:
        return violation(state, f"{tag}/oneself", "RS5.3", id)
    if table.ally[other] != NOBODY:
        return violation(state, f"{tag}/allied_already", "RS5.3", id, {"clan": table.clan(other).name})
    if tag != PROPOSE.tag:
        return violation(state, f"{tag}/no_proposal", "RS5.3", id)
    mine, theirs = seat * table.seats + other, other * table.seats + seat
    if table.open_proposals[mine] or table.open_proposals[theirs]:
        return violation(state, "propose/answer_awaited", "RS5.3", id)
    return violation(state, "propose/used_up", "RS5.3", id, {"made": table.proposals[mine]})


def _begin(state: State) -> None:
    table = state.table
    seats = table.seats
    table.ally = [NOBODY] * seats
    table.proposals = [0] * (seats * seats)
    table.open_proposals = [0] * (seats * seats)
    table.ready = [0] * seats
    table.last_actor = seats - 1
    state.tell("alliances_ended")


def _is_open(table: Table) -> bool:
    """Whether somebody is neither ready nor allied, and a pair is left."""
    free = waiting = 0
    for seat in range(table.seats):
        if table.ally[seat] == NOBODY:
            free += 1
            if not table.ready[seat]:
                waiting += 1
    return free > 1 and waiting > 0


def _propose(state: State, seat: int, other: int) -> None:
    """A proposal takes back the other's readiness."""
    table = state.table
    pair = seat * table.seats + other
    table.proposals[pair] += 1
    table.open_proposals[pair] = 1
    table.ready[other] = 0
    state.ask_anew(other)
    state.tell("alliance_proposed", seat, other)


def _decline(state: State, seat: int, other: int) -> None:
    state.table.open_proposals[other * state.table.seats + seat] = 0
    state.ask_anew(other)
    state.tell("alliance_declined", seat, other)


def _be_ready(state: State, seat: int) -> None:
    """Declines what is open."""
    table = state.table
    for other in range(table.seats):
        if table.open_proposals[other * table.seats + seat]:
            _decline(state, seat, other)
    table.ready[seat] = 1
    state.tell("tea_ready", seat)


def _ally(state: State, seat: int, other: int) -> None:
    """Both have agreed: final, so no undo goes back behind it; everybody else's choices change with it."""
    table = state.table
    seats = table.seats
    state.barriers += 1
    table.ally[seat] = other
    table.ally[other] = seat
    table.allied_seasons[seat] += 1
    table.allied_seasons[other] += 1
    for third in range(seats):
        for partner in (seat, other):
            table.open_proposals[third * seats + partner] = 0
            table.open_proposals[partner * seats + third] = 0
        state.ask_anew(third)
    state.tell("alliance_formed", seat, other)
