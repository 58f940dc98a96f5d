"""What a position at the start of a planning is worth: points to come by measured features, then the chance to win.

The numbers are in `guide_weights`, made by `scripts/calibrate_shogun.py` from games of steady against itself.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.bots.shogun.guide_weights import SPREAD, WEIGHTS
from gunbai.bots.shogun.harvest import winter_loss
from gunbai.bots.shogun.outlook import round_of
from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGION_OF, REGIONS, RICE, SITES, TAX
from gunbai.games.shogun.scoring import ROW, year_rows
from gunbai.games.shogun.table import Table

FEATURES: Final = (
    "winter",
    "provinces",
    "armies",
    "chests",
    "chests_first",
    "rice",
    "markers",
    "sites",
    "yields",
    "weak",
    "pressed",
    "pressing",
    "mobile",
    "joined",
    "home",
)
"""By seat: winter's points if it came now; provinces; armies on the board; chests, and of them at most eight; rice that
is needed; revolt markers; free sites; taxes and rice of a round; provinces with one army; those with a stronger rival
next to them; those with a weaker one; armies beyond the first in each province; borders between own provinces; and how
far the provinces lie in few regions (sum of the squares of their numbers)."""
COUNT: Final = 15
FIRST_CHESTS: Final = 8


def features_of(table: Table) -> list[float]:
    """Seat * COUNT + feature."""
    features = [0.0] * (table.seats * COUNT)
    for province in range(PROVINCE_COUNT):
        seat = table.owner[province]
        if seat >= 0:
            _add_province(table, features, seat * COUNT, province)
            _add_border(table, features, seat * COUNT, province)
    rows = year_rows(table)
    loss = winter_loss(table)
    _add_regions(table, features)
    for seat in range(table.seats):
        start = seat * COUNT
        features[start] = float(sum(rows[seat * ROW : seat * ROW + ROW]))
        chests = table.chests[seat]
        features[start + 3] = float(chests)
        features[start + 4] = float(min(chests, FIRST_CHESTS))
        features[start + 5] = min(float(table.rice[seat]), features[start + 1] + loss)
    return features


def _add_province(table: Table, features: list[float], start: int, province: int) -> None:
    armies = table.armies[province]
    built = table.buildings[province]
    features[start + 1] += 1
    features[start + 2] += armies
    features[start + 6] += table.markers[province]
    features[start + 7] += SITES[province] - (built & 1) - (built >> 1 & 1) - (built >> 2)
    features[start + 8] += TAX[province] + RICE[province]
    if armies == 1:
        features[start + 9] += 1
    features[start + 12] += min(armies - 1, 6)


def _add_border(table: Table, features: list[float], start: int, province: int) -> None:
    """Whether a rival next door is stronger, and whether this province is stronger than a rival next door."""
    armies, seat = table.armies[province], table.owner[province]
    strongest, weakest = 0, 99
    for neighbour in table.neighbours(province):
        other = table.owner[neighbour]
        if other == seat:
            features[start + 13] += 0.5
        elif other >= 0:
            there = table.armies[neighbour]
            if there > strongest:
                strongest = there
            if there < weakest:
                weakest = there
    if strongest - 1 > armies:
        features[start + 10] += 1 + (table.buildings[province] > 0)
    if armies - 1 > weakest:
        features[start + 11] += 1


def _add_regions(table: Table, features: list[float]) -> None:
    region_of = REGION_OF[table.board % 2]
    counts = [0] * (table.seats * len(REGIONS))
    for province in range(PROVINCE_COUNT):
        seat = table.owner[province]
        if seat >= 0:
            counts[seat * len(REGIONS) + region_of[province]] += 1
    for index in range(len(counts)):
        features[index // len(REGIONS) * COUNT + 14] += counts[index] * counts[index]


def outlooks(table: Table) -> list[float]:
    """By seat: the points at the end, up to what all have in common."""
    features = features_of(table)
    weights = WEIGHTS[round_of(table)]
    totals = [float(points) for points in table.points]
    for seat in range(table.seats):
        start = seat * COUNT
        for feature in range(COUNT):
            totals[seat] += weights[feature] * features[start + feature]
    return totals


def win_chances(table: Table) -> list[float]:
    """By seat, adding up to 1. At the end of the game: what each has won."""
    if not table.stack:
        return won(table)
    spread = SPREAD[round_of(table)]
    totals = outlooks(table)
    best = max(totals)
    shares = [exp((total - best) / spread) for total in totals]
    whole = sum(shares)
    return [share / whole for share in shares]


def won(table: Table) -> list[float]:
    """SG8.1: the winner has 1, several share it."""
    strength = [points * 1000 + chests for points, chests in zip(table.points, table.chests, strict=True)]
    best = max(strength)
    return [1.0 / strength.count(best) if own == best else 0.0 for own in strength]
