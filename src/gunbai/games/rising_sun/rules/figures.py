"""Where figures are and how they change place (RS1.3, RS1.5)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KINDS, PLACES, RESERVE, SHRINE, SHRINES
from gunbai.games.rising_sun.table import Table


def count(table: Table, seat: int, kind: int, place: int) -> int:
    """How many figures of a kind a seat has at a place."""
    if kind < CORE_KINDS:
        return table.figures[(seat * CORE_KINDS + kind) * PLACES + place]
    monster = kind - CORE_KINDS
    return 1 if table.monster_owner[monster] == seat and table.monster_place[monster] == place else 0


def shift(table: Table, seat: int, kind: int, origin: int, target: int) -> None:
    """Take one figure from a place to another."""
    if kind < CORE_KINDS:
        row = (seat * CORE_KINDS + kind) * PLACES
        table.figures[row + origin] -= 1
        table.figures[row + target] += 1
    else:
        table.monster_place[kind - CORE_KINDS] = target


def kinds_at(table: Table, seat: int, place: int) -> list[int]:
    """The kinds of figures a seat has at a place, each once."""
    kinds = []
    row = seat * CORE_KINDS * PLACES + place
    figures = table.figures
    if figures[row]:
        kinds.append(0)
    if figures[row + PLACES]:
        kinds.append(1)
    if figures[row + 2 * PLACES]:
        kinds.append(2)
    for monster in table.bought:
        if table.monster_place[monster] == place and table.monster_owner[monster] == seat:
            kinds.append(monster + CORE_KINDS)
    return kinds


def figures_at(table: Table, seat: int, place: int) -> int:
    """How many figures of any kind a seat has at a place."""
    row = seat * CORE_KINDS * PLACES + place
    figures = table.figures
    total = figures[row] + figures[row + PLACES] + figures[row + 2 * PLACES]
    for monster in table.bought:
        if table.monster_place[monster] == place and table.monster_owner[monster] == seat:
            total += 1
    return total


def send_home(table: Table, place: int) -> None:
    """Every figure at a place returns to its owner's reserve."""
    figures = table.figures
    for row in range(0, table.seats * CORE_KINDS * PLACES, PLACES):
        here = figures[row + place]
        if here:
            figures[row + RESERVE] += here
            figures[row + place] = 0
    for monster in table.bought:
        if table.monster_place[monster] == place:
            table.monster_place[monster] = RESERVE


def leave_shrines(table: Table) -> None:
    """All worshippers return to their reserves (RS5.5)."""
    for shrine in range(SHRINES):
        send_home(table, SHRINE + shrine)


def bury_fallen(table: Table) -> None:
    """Those killed in the battle return to their reserves (RS1.5)."""
    send_home(table, FALLEN)


def holds_hostages(table: Table, captor: int) -> bool:
    """Whether a seat holds any figure hostage."""
    place = HELD + captor
    figures = table.figures
    for row in range(0, table.seats * CORE_KINDS * PLACES, PLACES):
        if figures[row + place]:
            return True
    for monster in table.bought:
        if table.monster_place[monster] == place:
            return True
    return False


def hostages_of(table: Table, captor: int) -> list[tuple[int, int]]:
    """Owner and kind of every figure a seat holds hostage."""
    held: list[tuple[int, int]] = []
    if not holds_hostages(table, captor):
        return held
    for owner in range(table.seats):
        for kind in range(KINDS):
            for _ in range(count(table, owner, kind, HELD + captor)):
                held.append((owner, kind))
    return held
