"""The honor track: a strict order of the clans (RS2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _swap(table: Table, upper: int) -> None:
    """Swap the clan at this rank with the one just below."""
    honor = table.honor
    honor[upper], honor[upper + 1] = honor[upper + 1], honor[upper]
    table.rank[honor[upper]] = upper
    table.rank[honor[upper + 1]] = upper + 1


def gain_honor(state: State, seat: int) -> None:
    """RS2.2: swap with the clan just above; at the top no effect."""
    rank = state.table.rank[seat]
    if rank > 0:
        _swap(state.table, rank - 1)
        state.tell("honor_gained", seat, state.table.honor[rank])


def lose_honor(state: State, seat: int) -> None:
    """RS2.3: swap with the clan just below; at the bottom no effect."""
    rank = state.table.rank[seat]
    if rank < state.table.seats - 1:
        _swap(state.table, rank)
        state.tell("honor_lost", seat, state.table.honor[rank])


def rise_to_top(state: State, seat: int) -> None:
    """Amaterasu: those above shift down by one."""
    for rank in range(state.table.rank[seat] - 1, -1, -1):
        _swap(state.table, rank)
    state.tell("honor_topped", seat)


def with_more_honor(table: Table, seat: int) -> list[int]:
    """From the most honored down."""
    return table.honor[: table.rank[seat]]


def with_less_honor(table: Table, seat: int) -> list[int]:
    """From the most honored down."""
    return table.honor[table.rank[seat] + 1 :]


def most_honored(table: Table, seats: list[int]) -> int:
    """The one with the most honor (RS2.4)."""
    best = seats[0]
    for seat in seats:
        if table.rank[seat] < table.rank[best]:
            best = seat
    return best
