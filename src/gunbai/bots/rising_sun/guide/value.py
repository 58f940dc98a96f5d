"""What a position is worth: the chance of each seat to win, by a small model fitted to games of steady players.

`scripts/fit_guide.py` makes the weights; here are the features it knows and the sum it makes of them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.bots.rising_sun.guide.weights import WEIGHTS
from gunbai.bots.rising_sun.outlook import Field, Outlook, strongholds_of
from gunbai.bots.rising_sun.politics.cards import PER_SEASON
from gunbai.bots.rising_sun.standing import SETS, provinces_won, token_points, winter_points
from gunbai.games.rising_sun.data.words import TEA
from gunbai.games.rising_sun.entries.card import MONSTER_FIGURES
from gunbai.games.rising_sun.entries.counts import virtues_owned
from gunbai.games.rising_sun.table import NOBODY, Table

FEATURES: Final = (
    "points",
    "sets",
    "next_set",
    "honor",
    "strongholds",
    "force",
    "hope",
    "monsters",
    "virtues",
    "cards",
    "coins",
    "ronin",
    "allied",
    "koi",
    "lotus",
    "turtle",
    "dragonfly",
    "bonsai",
)
CLAN: Final = 13
"""The first of five features that say which clan a seat plays."""
STAGES: Final = 8
"""Stages of a season: the tea ceremony, then the mandate turns begun."""
WINNING_MARGIN: Final = 2.5
"""Victory points that make a won game surely won: play-outs to the end differ by less than luck."""


def features(field: Field, seat: int) -> list[float]:
    """The numbers of one seat, in the order of FEATURES."""
    table = field.table
    won = provinces_won(table, seat)
    out = Outlook(field, seat)
    hope, force = 0.0, 0
    for p in range(8):
        force += out.mine[p]
        hope += out.worth(p, out.mine[p])
    found = [0.0] * len(FEATURES)
    found[0] = float(table.vp[seat] + token_points(table, seat) + winter_points(table, seat))
    found[1] = float(SETS[won])
    found[2] = float(SETS[won + 1] - SETS[won])
    found[3] = float(table.seats - 1 - table.rank[seat])
    found[4] = float(strongholds_of(table, seat))
    found[5] = float(force)
    found[6] = hope
    found[7] = float(monster_force(table, seat))
    found[8] = float(virtues_owned(table, seat))
    found[9] = card_sum(table, seat)
    found[10] = float(table.coins[seat])
    found[11] = float(table.ronin[seat])
    found[12] = 0.0 if table.ally[seat] == NOBODY else 1.0
    if table.clans[seat] < len(FEATURES) - CLAN:
        found[CLAN + table.clans[seat]] = 1.0
    return found


def monster_force(table: Table, seat: int) -> int:
    total = 0
    for monster in table.bought:
        if table.monster_owner[monster] == seat:
            total += MONSTER_FIGURES[monster].force
    return total


def card_sum(table: Table, seat: int) -> float:
    """Cards that go on giving, by steady's table."""
    total = 0.0
    for card in range(len(PER_SEASON)):
        copies = table.has(seat, card)
        if copies:
            total += copies * PER_SEASON[card]
    return total


def stage(table: Table) -> int:
    """Which row of weights judges this table."""
    return min(table.season, 2) * STAGES + (0 if table.phase == TEA else table.turn)


def chances(table: Table) -> list[float]:
    """Each seat's chance to win, adding up to 1."""
    return weighed(table, counts_of(table) if table.stack else [])


def counts_of(table: Table) -> list[float]:
    """The numbers of all seats, one seat after the other."""
    field = Field(table)
    found: list[float] = []
    for seat in range(table.seats):
        found += features(field, seat)
    return found


def weighed(table: Table, counted: list[float]) -> list[float]:
    """Each seat's chance by its numbers; of a game that is over they are not needed."""
    if not table.stack:
        return softmax([won_points(table, seat) for seat in range(table.seats)])
    weights = WEIGHTS[table.seats - 3][stage(table)]
    scores = []
    for seat in range(table.seats):
        start, score = seat * len(weights), 0.0
        for index in range(len(weights)):
            score += counted[start + index] * weights[index]
        scores.append(score)
    return softmax(scores)


def won_points(table: Table, seat: int) -> float:
    """After winter: points, honor as a tie-break (RS11.5), on the scale of a logit."""
    return (table.vp[seat] - 0.1 * table.rank[seat]) / WINNING_MARGIN


def softmax(scores: list[float]) -> list[float]:
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
