"""How the seats stand: what winter would give them, and how dangerous they are."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.games.rising_sun.data.words import PROVINCE_SETS
from gunbai.games.rising_sun.rules.hooks import WINTER_POINTS
from gunbai.games.rising_sun.table import Table

SETS: Final[list[int]] = [*PROVINCE_SETS, PROVINCE_SETS[-1]]


def has_won(table: Table, seat: int, province: int) -> bool:
    """Whether a seat has a token of this province already."""
    tokens = table.tokens
    return tokens[province] == seat or tokens[8 + province] == seat or tokens[16 + province] == seat


def provinces_won(table: Table, seat: int) -> int:
    """Different provinces among the tokens of a seat (RS11.4)."""
    won = 0
    for p in range(8):
        if has_won(table, seat, p):
            won += 1
    return won


def token_points(table: Table, seat: int) -> int:
    """RS11.3: a token scores 1, 2 or 3 by its season."""
    total = 0
    for index in range(24):
        if table.tokens[index] == seat:
            total += index // 8 + 1
    return total


def winter_points(table: Table, seat: int) -> int:
    """RS11.2: what the winter upgrades would score now."""
    return WINTER_POINTS.total(table, seat)


def standing(table: Table, seat: int) -> float:
    """Victory points a seat would end with if the game stopped here, halfway to the next set counting half (RS11.4)."""
    won = provinces_won(table, seat)
    return table.vp[seat] + token_points(table, seat) + winter_points(table, seat) + (SETS[won] + SETS[won + 1]) / 2


def threats(table: Table, seat: int) -> list[float]:
    """By seat: how much a gain of that seat counts against mine. Leaders count more, an ally less."""
    stand = [standing(table, other) for other in range(table.seats)]
    mean = sum(stand) / table.seats
    fear = [0.0] * table.seats
    for other in range(table.seats):
        if other != seat:
            lead = max(-0.6, min(1.0, (stand[other] - mean) * w.THREAT_OF_LEAD))
            fear[other] = (
                w.THREAT / (table.seats - 1) * (1 + lead) * (w.ALLY_THREAT if table.ally[seat] == other else 1.0)
            )
    return fear


def least_dangerous(table: Table, seats: list[int]) -> int:
    """The one that stands worst: gifts and remainders go there."""
    best, least = seats[0], standing(table, seats[0])
    for other in seats[1:]:
        stand = standing(table, other)
        if stand < least:
            best, least = other, stand
    return best
