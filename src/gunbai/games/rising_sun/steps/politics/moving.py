"""Moving figures by land and sea, and the Serpent's toll (RS6.8, RS10.15, RS12.4, RS12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import MOVE, NO, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, PROVINCE, ROUTES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KINDS, MOVER, PLACES, STRONGHOLD
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.rules.entering import enter
from gunbai.games.rising_sun.rules.figures import count, shift
from gunbai.games.rising_sun.rules.hooks import TOLL
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, GameStep, violation
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def begin_instance(table: Table) -> None:
    """One Marshal turn or one Fujin: tolls are counted afresh, nothing has moved yet."""
    table.crossed = 0
    table.barred = 0
    table.moved = [0] * len(table.moved)


def _move_lists() -> list[list[list[int]]]:
    """Ids of all moves by kind and origin: for either reading of the Edo border, and to anywhere (RS12.4)."""
    anywhere = [[target for target in EVERYWHERE if target != origin] for origin in EVERYWHERE]
    return [
        [
            [MOVE.id(kind, origin, target) for target in near[origin]]
            for kind in range(KINDS + 1)
            for origin in EVERYWHERE
        ]
        for near in (NEIGHBOURS[0], NEIGHBOURS[1], anywhere)
    ]


MOVES: Final = _move_lists()
FREELY: Final = 2


def standing(table: Table, seat: int, kind: int, province: int) -> int:
    """How many of a kind, strongholds included, stand in a province and may move."""
    if kind == STRONGHOLD:
        return table.strongholds[seat * 8 + province] if table.clan(seat).strongholds_move else 0
    return count(table, seat, kind, province)


def has_movers(table: Table, seat: int) -> bool:
    """Whether a seat has anything on the map that may move."""
    figures, row = table.figures, seat * CORE_KINDS * PLACES
    for kind in range(row, row + CORE_KINDS * PLACES, PLACES):
        for place in range(kind, kind + 8):
            if figures[place]:
                return True
    for monster in table.bought:
        if table.monster_place[monster] < 8 and table.monster_owner[monster] == seat:
            return True
    return table.clan(seat).strongholds_move and table.built(seat) > 0


def add_moves(table: Table, seat: int, ids: list[int], each_once: bool) -> None:
    """Append every legal move; with `each_once` figures that have moved stay."""
    clan = table.clan(seat)
    moves = MOVES[FREELY if clan.moves_anywhere else table.options[EDO_KYOTO_BORDER]]
    moved = table.moved
    first = len(ids)
    for kind in range(CORE_KINDS):
        row = (seat * CORE_KINDS + kind) * PLACES
        _add_row(table.figures, row, kind * 8, moved, moves, ids, each_once)
    for monster in table.bought:
        place = table.monster_place[monster]
        if place < 8 and table.monster_owner[monster] == seat:
            index = (monster + CORE_KINDS) * 8 + place
            if not each_once or not moved[index]:
                ids += moves[index]
    if clan.strongholds_move:
        _add_row(table.strongholds, seat * 8, STRONGHOLD * 8, moved, moves, ids, each_once)
    if table.barred and not table.coins[seat]:
        ids[first:] = [id for id in ids[first:] if not is_barred(table, id)]


def _add_row(
    standing: list[int], row: int, kind: int, moved: list[int], moves: list[list[int]], ids: list[int], each_once: bool
) -> None:
    """The moves of one kind from the eight provinces; `kind` is its row of moves."""
    for origin in range(8):
        here = standing[row + origin]
        if here and (not each_once or moved[kind + origin] < here):
            ids += moves[kind + origin]


def is_stronghold(id: int) -> bool:
    """Whether a choice moves a stronghold as if it were a figure (RS12.5)."""
    return MOVE.has(id) and MOVE.split(id)[0] == STRONGHOLD


def is_barred(table: Table, id: int) -> bool:
    """A route the seat could not pay for is closed until it can."""
    _, origin, target = MOVE.split(id)
    route = ROUTES[origin * 8 + target]
    return route >= 0 and bool(table.barred >> route & 1)


def try_move(state: State, seat: int, id: int) -> None:
    """Move, unless the Serpent's owner may claim a toll first."""
    kind, origin, target = MOVE.split(id)
    if is_tolled(state.table, seat, id):
        state.table.push(Toll(toll_owner(state.table), seat, kind, origin, target))
    else:
        carry(state, seat, kind, origin, target)


def is_tolled(table: Table, seat: int, id: int) -> bool:
    """Whether somebody else is asked for a toll before this move (RS10.15)."""
    _, origin, target = MOVE.split(id)
    route = ROUTES[origin * 8 + target]
    if route < 0 or table.crossed >> route & 1 or table.clan(seat).moves_anywhere:
        return False
    return toll_owner(table) not in (NOBODY, seat)


def carry(state: State, seat: int, kind: int, origin: int, target: int) -> None:
    """The move itself; entering comes after it (RS10.16)."""
    table = state.table
    table.moved[kind * 8 + target] += 1
    if kind == STRONGHOLD:
        table.strongholds[seat * 8 + origin] -= 1
        table.strongholds[seat * 8 + target] += 1
    else:
        shift(table, seat, kind, origin, target)
    state.tell("moved", seat, kind, origin, target)
    if kind >= CORE_KINDS and kind != STRONGHOLD:
        enter(state, seat, kind, target)


def toll_owner(table: Table) -> int:
    """Who may claim the toll of the sea routes."""
    for seat in range(table.seats):
        if TOLL.total(table, seat):
            return seat
    return NOBODY


def objection_to_move(state: State, seat: int, id: int) -> RuleViolation:
    """Why a move of a figure that stands there and may move is not among those offered."""
    table = state.table
    _, origin, target = MOVE.split(id)
    near = NEIGHBOURS[table.options[EDO_KYOTO_BORDER]][origin]
    if target == origin or (not table.clan(seat).moves_anywhere and target not in near):
        return violation(state, "move/not_adjacent", "RS1.2", id)
    return violation(state, "move/toll_unpaid", "RS10.15", id, {"coins": table.coins[seat]})


class Toll(GameStep):
    """RS10.15: the Serpent's owner claims a coin or waives it."""

    name: ClassVar[str] = "toll"
    clause: ClassVar[str] = "RS10.15"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        SeatField("mover"),
        WordField("figure", MOVER),
        WordField("origin", PROVINCE),
        WordField("target", PROVINCE),
    )
    asked: ClassVar[tuple[str, ...]] = ("mover", "figure", "origin", "target")

    def __init__(self, seat: int, mover: int, figure: int, origin: int, target: int) -> None:
        self.seat = seat
        self.mover = mover
        self.figure = figure
        self.origin = origin
        self.target = target

    def choices(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, state: State, seat: int, id: int) -> None:
        table, mover = state.table, self.mover
        route = ROUTES[self.origin * 8 + self.target]
        table.pop()
        if id == YES and not table.coins[mover]:
            table.barred |= 1 << route
            state.tell("crossing_refused", mover, self.origin, self.target)
            return
        table.crossed |= 1 << route
        table.barred &= ~(1 << route)
        self._settle(state, id)
        carry(state, mover, self.figure, self.origin, self.target)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """Who is refused for want of a coin may have nowhere else to go."""
        if id == YES and not state.table.coins[self.mover]:
            return None
        return self.follows(state, seat, GOODS | OTHERS)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        table = state.table
        id = MOVE.id(self.figure, self.origin, self.target)
        if not is_tolled(table, self.mover, id) or toll_owner(table) != self.seat:
            raise BadPosition(field, "a move over a route of which this seat may claim a toll", repr(self))
        if not standing(table, self.mover, self.figure, self.origin):
            raise BadPosition(field, "a figure of the mover that stands there", repr(self))

    def _settle(self, state: State, id: int) -> None:
        if id == YES:
            state.table.coins[self.mover] -= 1
            state.table.coins[self.seat] += 1
        state.tell("toll_paid" if id == YES else "toll_waived", self.mover, self.seat)
