"""Winter and victory: what is scored, and who wins (RS11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.words import (
    FROM_PROVINCES,
    FROM_TOKENS,
    FROM_WINTER_CARDS,
    PROVINCE_SETS,
    SOURCES,
    TOKEN_POINTS,
    WINTER,
)
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.honor import most_honored
from gunbai.games.rising_sun.rules.hooks import WINTER_POINTS
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.state import Result

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def score_winter(state: State) -> None:
    """RS11.2 to RS11.4: winter upgrades, war tokens, different provinces."""
    table = state.table
    table.season = WINTER
    for seat in table.honor:
        for share in WINTER_POINTS.shares:
            gain_points(state, seat, share.total(table, seat), FROM_WINTER_CARDS)
        gain_points(state, seat, token_points(table, seat), FROM_TOKENS)
        gain_points(state, seat, PROVINCE_SETS[different_provinces(table, seat)], FROM_PROVINCES)
    for seat in winners(table):
        state.tell("game_won", seat, table.vp[seat])


def token_points(table: Table, seat: int) -> int:
    """RS11.3: by the season of each token."""
    return sum(TOKEN_POINTS[season] for season in range(3) for p in range(8) if table.tokens[season * 8 + p] == seat)


def different_provinces(table: Table, seat: int) -> int:
    """RS11.4."""
    return sum(1 for p in range(8) if seat in (table.tokens[p], table.tokens[8 + p], table.tokens[16 + p]))


def winners(table: Table) -> list[int]:
    """RS11.5: the most VP, then the most honor; that leader's ally shares if it is tied, too."""
    tied = [seat for seat in range(table.seats) if table.vp[seat] == max(table.vp)]
    best = most_honored(table, tied)
    return [seat for seat in tied if seat == best or table.ally[best] == seat]


def result_of(table: Table) -> Result:
    """Scores with their sources; places by VP, then honor, winners first."""
    won = winners(table)
    order = sorted(range(table.seats), key=lambda seat: (seat not in won, -table.vp[seat], table.rank[seat]))
    places = [0] * table.seats
    for place, seat in enumerate(order, 1):
        places[seat] = 1 if seat in won else place
    width = len(SOURCES)
    rows = [table.earned[seat * width : (seat + 1) * width] for seat in range(table.seats)]
    breakdown = [dict(zip(SOURCES, row, strict=True)) for row in rows]
    return Result(table.vp[:], places, won, breakdown)
