"""The honor track: a strict order of the clans (RS2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _swap(t: Table, upper: int) -> None:
    """Swap the clan at this rank with the one just below."""
    honor = t.honor
    honor[upper], honor[upper + 1] = honor[upper + 1], honor[upper]
    t.rank[honor[upper]] = upper
    t.rank[honor[upper + 1]] = upper + 1


def gain_honor(s: State, seat: int) -> None:
    """RS2.2: swap with the clan just above; at the top no effect."""
    rank = s.table.rank[seat]
    if rank > 0:
        s.tell("honor_gained", seat, s.table.honor[rank - 1])
        _swap(s.table, rank - 1)


def lose_honor(s: State, seat: int) -> None:
    """RS2.3: swap with the clan just below; at the bottom no effect."""
    rank = s.table.rank[seat]
    if rank < s.table.n - 1:
        s.tell("honor_lost", seat, s.table.honor[rank + 1])
        _swap(s.table, rank)


def rise_to_top(s: State, seat: int) -> None:
    """Amaterasu: those above shift down by one."""
    for rank in range(s.table.rank[seat] - 1, -1, -1):
        _swap(s.table, rank)
    s.tell("honor_topped", seat)


def with_more_honor(t: Table, seat: int) -> list[int]:
    return t.honor[: t.rank[seat]]


def with_less_honor(t: Table, seat: int) -> list[int]:
    return t.honor[t.rank[seat] + 1 :]


def most_honored(t: Table, seats: list[int]) -> int:
    """The one with the most honor (RS2.4)."""
    best = seats[0]
    for seat in seats:
        if t.rank[seat] < t.rank[best]:
            best = seat
    return best
