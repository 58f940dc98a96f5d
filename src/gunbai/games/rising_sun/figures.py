"""Where figures are and how they change place (RS1.3, RS1.5)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.figures import CORE_KINDS, FALLEN, HELD, KINDS, PLACES, RESERVE, SHRINE, SHRINES
from gunbai.games.rising_sun.table import Table


def count(t: Table, seat: int, kind: int, place: int) -> int:
    """How many figures of a kind a seat has at a place."""
    if kind < CORE_KINDS:
        return t.figures[(seat * CORE_KINDS + kind) * PLACES + place]
    monster = kind - CORE_KINDS
    return 1 if t.monster_owner[monster] == seat and t.monster_place[monster] == place else 0


def shift(t: Table, seat: int, kind: int, origin: int, target: int) -> None:
    """Take one figure from a place to another."""
    if kind < CORE_KINDS:
        row = (seat * CORE_KINDS + kind) * PLACES
        t.figures[row + origin] -= 1
        t.figures[row + target] += 1
    else:
        t.monster_place[kind - CORE_KINDS] = target


def kinds_at(t: Table, seat: int, place: int) -> list[int]:
    """The kinds of figures a seat has at a place, each once."""
    kinds = []
    row = seat * CORE_KINDS * PLACES + place
    figures = t.figures
    if figures[row]:
        kinds.append(0)
    if figures[row + PLACES]:
        kinds.append(1)
    if figures[row + 2 * PLACES]:
        kinds.append(2)
    for monster in t.bought:
        if t.monster_place[monster] == place and t.monster_owner[monster] == seat:
            kinds.append(monster + CORE_KINDS)
    return kinds


def figures_at(t: Table, seat: int, place: int) -> int:
    """How many figures of any kind a seat has at a place."""
    row = seat * CORE_KINDS * PLACES + place
    figures = t.figures
    total = figures[row] + figures[row + PLACES] + figures[row + 2 * PLACES]
    for monster in t.bought:
        if t.monster_place[monster] == place and t.monster_owner[monster] == seat:
            total += 1
    return total


def send_home(t: Table, place: int) -> None:
    """Every figure at a place returns to its owner's reserve."""
    for seat in range(t.n):
        for kind in range(CORE_KINDS):
            row = (seat * CORE_KINDS + kind) * PLACES
            t.figures[row + RESERVE] += t.figures[row + place]
            t.figures[row + place] = 0
    for monster in t.bought:
        if t.monster_place[monster] == place:
            t.monster_place[monster] = RESERVE


def leave_shrines(t: Table) -> None:
    """All worshippers return to their reserves (RS5.5)."""
    for shrine in range(SHRINES):
        send_home(t, SHRINE + shrine)


def bury_fallen(t: Table) -> None:
    """Those killed in the battle return to their reserves (RS1.5)."""
    send_home(t, FALLEN)


def hostages_of(t: Table, captor: int) -> list[tuple[int, int]]:
    """Owner and kind of every figure a seat holds hostage."""
    held = []
    for owner in range(t.n):
        for kind in range(KINDS):
            for _ in range(count(t, owner, kind, HELD + captor)):
                held.append((owner, kind))
    return held
