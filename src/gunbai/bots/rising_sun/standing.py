"""How the seats stand: what winter would give them, and how dangerous they are."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.games.rising_sun.cards.winter import WINTER_UPGRADES
from gunbai.games.rising_sun.data.words import PROVINCE_SETS
from gunbai.games.rising_sun.table import Table

SETS: Final[list[int]] = [*PROVINCE_SETS, PROVINCE_SETS[-1]]


def has_won(t: Table, seat: int, province: int) -> bool:
    """Whether a seat has a token of this province already."""
    tokens = t.tokens
    return tokens[province] == seat or tokens[8 + province] == seat or tokens[16 + province] == seat


def provinces_won(t: Table, seat: int) -> int:
    """Different provinces among the tokens of a seat (RS11.4)."""
    won = 0
    for p in range(8):
        if has_won(t, seat, p):
            won += 1
    return won


def token_points(t: Table, seat: int) -> int:
    """RS11.3: a token scores 1, 2 or 3 by its season."""
    total = 0
    for index in range(24):
        if t.tokens[index] == seat:
            total += index // 8 + 1
    return total


def winter_points(t: Table, seat: int) -> int:
    """RS11.2: what the winter upgrades would score now."""
    total = 0
    for upgrade in WINTER_UPGRADES:
        copies = t.has(seat, upgrade.card)
        if copies:
            total += copies * upgrade.points(t, seat)
    return total


def standing(t: Table, seat: int) -> float:
    """Victory points a seat would end with if the game stopped here, halfway to the next set counting half (RS11.4)."""
    won = provinces_won(t, seat)
    return t.vp[seat] + token_points(t, seat) + winter_points(t, seat) + (SETS[won] + SETS[won + 1]) / 2


def threats(t: Table, seat: int) -> list[float]:
    """By seat: how much a gain of that seat counts against mine. Leaders count more, an ally less."""
    stand = [standing(t, other) for other in range(t.n)]
    mean = sum(stand) / t.n
    fear = [0.0] * t.n
    for other in range(t.n):
        if other != seat:
            lead = max(-0.6, min(1.0, (stand[other] - mean) * w.THREAT_OF_LEAD))
            fear[other] = w.THREAT / (t.n - 1) * (1 + lead) * (w.ALLY_THREAT if t.ally[seat] == other else 1.0)
    return fear


def least_dangerous(t: Table, seats: list[int]) -> int:
    """The one that stands worst: gifts and remainders go there."""
    best, least = seats[0], standing(t, seats[0])
    for other in seats[1:]:
        stand = standing(t, other)
        if stand < least:
            best, least = other, stand
    return best
