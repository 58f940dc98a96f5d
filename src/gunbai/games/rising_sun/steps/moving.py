"""Moving figures by land and sea, and the Serpent's toll (RS6.8, RS10.15, RS12.4, RS12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.actions import MOVE, NO, YES, move_id
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, ROUTES
from gunbai.games.rising_sun.data.cards import PATH_OF_THE_SERPENT
from gunbai.games.rising_sun.data.clans import DRAGONFLY, TURTLE
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KINDS, PLACES, STRONGHOLD
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.figures import count, shift
from gunbai.games.rising_sun.moments import enter
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def begin_instance(t: Table) -> None:
    """One Marshal turn or one Fujin: tolls are counted afresh, nothing has moved yet."""
    t.crossed = 0
    t.barred = 0
    t.moved = [0] * len(t.moved)


def _move_lists() -> list[list[list[int]]]:
    """Ids of all moves by kind and origin: for either reading of the Edo border, and for Dragonfly (RS12.4)."""
    anywhere = [[target for target in EVERYWHERE if target != origin] for origin in EVERYWHERE]
    return [
        [
            [move_id(kind, origin, target) for target in near[origin]]
            for kind in range(KINDS + 1)
            for origin in EVERYWHERE
        ]
        for near in (NEIGHBOURS[0], NEIGHBOURS[1], anywhere)
    ]


MOVES: Final = _move_lists()
FREELY: Final = 2


def standing(t: Table, seat: int, kind: int, province: int) -> int:
    """How many of a kind, strongholds included, stand in a province."""
    if kind == STRONGHOLD:
        return t.strongholds[seat * 8 + province]
    return count(t, seat, kind, province)


def add_moves(t: Table, seat: int, ids: list[int], each_once: bool) -> None:
    """Append every legal move; with `each_once` figures that have moved stay."""
    moves = MOVES[FREELY if t.clans[seat] == DRAGONFLY else t.options[EDO_KYOTO_BORDER]]
    moved = t.moved
    first = len(ids)
    for kind in range(CORE_KINDS):
        row = (seat * CORE_KINDS + kind) * PLACES
        _add_row(t.figures, row, kind * 8, moved, moves, ids, each_once)
    for monster in t.bought:
        place = t.monster_place[monster]
        if place < 8 and t.monster_owner[monster] == seat:
            index = (monster + CORE_KINDS) * 8 + place
            if not each_once or not moved[index]:
                ids += moves[index]
    if t.clans[seat] == TURTLE:
        _add_row(t.strongholds, seat * 8, STRONGHOLD * 8, moved, moves, ids, each_once)
    if t.barred and not t.coins[seat]:
        ids[first:] = [id for id in ids[first:] if not _is_barred(t, id)]


def _add_row(
    standing: list[int], row: int, kind: int, moved: list[int], moves: list[list[int]], ids: list[int], each_once: bool
) -> None:
    """The moves of one kind from the eight provinces; `kind` is its row of moves."""
    for origin in range(8):
        here = standing[row + origin]
        if here and (not each_once or moved[kind + origin] < here):
            ids += moves[kind + origin]


def _is_barred(t: Table, id: int) -> bool:
    """A route the seat could not pay for is closed until it can."""
    route = ROUTES[(id - MOVE) % 64]
    return route >= 0 and bool(t.barred >> route & 1)


def try_move(s: State, seat: int, id: int) -> None:
    """Move, unless the Serpent's owner may claim a toll first."""
    rest, target = divmod(id - MOVE, 8)
    kind, origin = divmod(rest, 8)
    t = s.table
    route = ROUTES[origin * 8 + target]
    if route >= 0 and t.clans[seat] != DRAGONFLY and not t.crossed >> route & 1:
        owner = serpent_owner(t)
        if owner not in (NOBODY, seat):
            t.push(frames.TOLL, owner, seat, id - MOVE)
            return
    carry(s, seat, kind, origin, target)


def carry(s: State, seat: int, kind: int, origin: int, target: int) -> None:
    """The move itself; entering comes after it (RS10.16)."""
    t = s.table
    t.moved[kind * 8 + target] += 1
    s.tell("moved", seat, kind, origin, target)
    if kind == STRONGHOLD:
        t.strongholds[seat * 8 + origin] -= 1
        t.strongholds[seat * 8 + target] += 1
    else:
        shift(t, seat, kind, origin, target)
        enter(s, seat, kind, target)


def serpent_owner(t: Table) -> int:
    for seat in range(t.n):
        if t.has(seat, PATH_OF_THE_SERPENT):
            return seat
    return NOBODY


class Toll(Step):
    """RS10.15: the Serpent's owner claims a coin or waives it. Frame: owner, mover, the move."""

    name = "toll"
    clause = "RS10.15"
    arg = "move"

    def choices(self, s: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        mover = t.stack[-2]
        rest, target = divmod(t.stack[-1], 8)
        kind, origin = divmod(rest, 8)
        route = ROUTES[origin * 8 + target]
        t.pop()
        if id == YES and not t.coins[mover]:
            t.barred |= 1 << route
            s.tell("crossing_refused", mover, origin, target)
            return
        t.crossed |= 1 << route
        t.barred &= ~(1 << route)
        self.settle(s, seat, mover, id)
        carry(s, mover, kind, origin, target)

    def settle(self, s: State, owner: int, mover: int, id: int) -> None:
        if id == YES:
            s.table.coins[mover] -= 1
            s.table.coins[owner] += 1
        s.tell("toll_paid" if id == YES else "toll_waived", mover, owner)
