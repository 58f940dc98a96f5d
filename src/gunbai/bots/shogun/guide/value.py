"""What a position at the start of a planning is worth: points to come by measured features, then the chance to win.

The numbers are in `weights`, made by `scripts/calibrate_shogun.py`.
"""

from __future__ import annotations

from math import exp

from gunbai.bots.shogun.guide.features import COUNT
from gunbai.bots.shogun.guide.weights import SPREAD, WEIGHTS
from gunbai.bots.shogun.judgement.outlook import round_of
from gunbai.games.shogun.table import Table


def outlooks(table: Table, features: list[float]) -> list[float]:
    """By seat: the points at the end, up to what all have in common."""
    round = round_of(table)
    weights = [row[round] for row in WEIGHTS]
    totals = [float(points) for points in table.points]
    for seat in range(table.seats):
        start = seat * COUNT
        for feature in range(COUNT):
            totals[seat] += weights[feature] * features[start + feature]
    return totals


def weighed(table: Table, features: list[float]) -> list[float]:
    """By seat, adding up to 1. At the end of the game, when nothing needs to be counted: what each has won."""
    if not table.stack:
        return won(table)
    spread = SPREAD[round_of(table)]
    totals = outlooks(table, features)
    best = max(totals)
    shares = [exp((total - best) / spread) for total in totals]
    whole = sum(shares)
    return [share / whole for share in shares]


def won(table: Table) -> list[float]:
    """SG8.1: the winner has 1, several share it."""
    strength = [points * 1000 + chests for points, chests in zip(table.points, table.chests, strict=True)]
    best = max(strength)
    return [1.0 / strength.count(best) if own == best else 0.0 for own in strength]
