"""How the seats stand: what winter would give them, and how dangerous they are."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.games.rising_sun.cards.winter import WINTER_UPGRADES
from gunbai.games.rising_sun.data.words import PROVINCE_SETS, TOKEN_POINTS
from gunbai.games.rising_sun.table import Table


def provinces_won(t: Table, seat: int) -> int:
    """Different provinces among the tokens of a seat (RS11.4)."""
    tokens = t.tokens
    won = 0
    for province in range(8):
        if tokens[province] == seat or tokens[8 + province] == seat or tokens[16 + province] == seat:
            won += 1
    return won


def has_won(t: Table, seat: int, province: int) -> bool:
    """Whether a seat has a token of this province already."""
    return seat in (t.tokens[province], t.tokens[8 + province], t.tokens[16 + province])


def tokens_worth(t: Table, seat: int) -> int:
    """RS11.3: what the tokens themselves score."""
    total = 0
    for index, owner in enumerate(t.tokens):
        if owner == seat:
            total += TOKEN_POINTS[index // 8]
    return total


def set_worth(t: Table, seat: int) -> float:
    """RS11.4 smoothed: halfway to the next step counts half."""
    won = provinces_won(t, seat)
    return (PROVINCE_SETS[won] + PROVINCE_SETS[min(won + 1, 8)]) / 2


def winter_worth(t: Table, seat: int) -> int:
    """RS11.2: what the winter upgrades would score now."""
    total = 0
    for upgrade in WINTER_UPGRADES:
        copies = t.has(seat, upgrade.card)
        if copies:
            total += copies * upgrade.points(t, seat)
    return total


def standing(t: Table, seat: int) -> float:
    """Victory points a seat would end with if the game stopped here."""
    return t.vp[seat] + tokens_worth(t, seat) + set_worth(t, seat) + winter_worth(t, seat)


def threats(t: Table, seat: int) -> list[float]:
    """By seat: how much a gain of that seat counts against mine. Leaders count more, an ally less."""
    stand = [standing(t, other) for other in range(t.n)]
    mean = sum(stand) / t.n
    weights = [0.0] * t.n
    for other in range(t.n):
        if other != seat:
            lead = max(-0.6, min(1.0, (stand[other] - mean) * w.THREAT_OF_LEAD))
            share = w.THREAT / (t.n - 1)
            weights[other] = share * (1 + lead) * (w.ALLY_THREAT if t.ally[seat] == other else 1.0)
    return weights


def least_dangerous(t: Table, seats: list[int]) -> int:
    """The one that stands worst: gifts and remainders go there."""
    return min(seats, key=lambda other: standing(t, other))
