"""Winter and victory: what is scored, and who wins (RS11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.cards.winter import WINTER_UPGRADES
from gunbai.games.rising_sun.data.cards import WINTER
from gunbai.games.rising_sun.data.words import (
    FROM_PROVINCES,
    FROM_TOKENS,
    FROM_WINTER_CARDS,
    PROVINCE_SETS,
    SOURCES,
    TOKEN_POINTS,
)
from gunbai.games.rising_sun.gains import gain_points
from gunbai.games.rising_sun.honor import most_honored
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.state import Result

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def score_winter(s: State) -> None:
    """RS11.2 to RS11.4: winter upgrades, war tokens, different provinces."""
    t = s.table
    t.season = WINTER
    for seat in t.honor:
        for upgrade in WINTER_UPGRADES:
            gain_points(s, seat, t.has(seat, upgrade.card) * upgrade.points(t, seat), FROM_WINTER_CARDS)
        gain_points(s, seat, token_points(t, seat), FROM_TOKENS)
        gain_points(s, seat, PROVINCE_SETS[different_provinces(t, seat)], FROM_PROVINCES)
    for seat in winners(t):
        s.tell("game_won", seat, t.vp[seat])


def token_points(t: Table, seat: int) -> int:
    return sum(TOKEN_POINTS[season] for season in range(3) for p in range(8) if t.tokens[season * 8 + p] == seat)


def different_provinces(t: Table, seat: int) -> int:
    return sum(1 for p in range(8) if seat in (t.tokens[p], t.tokens[8 + p], t.tokens[16 + p]))


def winners(t: Table) -> list[int]:
    """RS11.5: the most VP, then the most honor; that leader's ally shares if it is tied, too."""
    tied = [seat for seat in range(t.n) if t.vp[seat] == max(t.vp)]
    best = most_honored(t, tied)
    return [seat for seat in tied if seat == best or t.ally[best] == seat]


def result_of(t: Table) -> Result:
    """Scores with their sources; places by VP, then honor, winners first."""
    won = winners(t)
    order = sorted(range(t.n), key=lambda seat: (seat not in won, -t.vp[seat], t.rank[seat]))
    places = [0] * t.n
    for place, seat in enumerate(order, 1):
        places[seat] = 1 if seat in won else place
    width = len(SOURCES)
    breakdown = [dict(zip(SOURCES, t.earned[seat * width : (seat + 1) * width], strict=True)) for seat in range(t.n)]
    return Result(t.vp[:], places, won, breakdown)
