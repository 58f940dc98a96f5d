"""The board as one seat sees it: time left, majorities, who is dangerous. Built once per decision from a Table."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun import weights as w
from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGION_OF, REGIONS
from gunbai.games.shogun.data.options import YEARS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.winter import MAJORITY
from gunbai.games.shogun.data.words import ACTION_COUNT, BATTLE_A, BATTLE_B, WINTER
from gunbai.games.shogun.steps.base import Turn
from gunbai.games.shogun.steps.turns import Agenda
from gunbai.games.shogun.table import Table

KINDS: Final = len(BUILDINGS)
ROUNDS_A_YEAR: Final = WINTER
LAST_ROUND: Final = 5
UNKNOWN: Final = -1e9
ARMY_LEVELS: Final = 64


class Outlook:
    """What all evaluations of one decision share."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.round = round_of(table)
        self.is_last = self.round == LAST_ROUND
        self.horizon = 1.0 if table.year == last_year(table) else 1.0 + w.NEXT_YEAR
        """Winters still to be scored, the farther one discounted."""
        self.slot = w.SLOT[self.round] if table.owner.count(seat) < ACTION_COUNT else 0.0
        """What one more card is worth for having something to do everywhere."""
        self.region = REGION_OF[table.board % 2]
        self.counts = building_counts(table)
        self.threat = threats(table, seat, self.counts)
        self.battles = battles_left(table)
        self.heat = w.HEAT_OF_BATTLE * self.battles + (0.0 if self.is_last else w.HEAT_OF_ROUND)
        self.harm: list[float] = []
        """Filled by `harvest.look`: what winter's revolts cost, by provinces unfed."""
        self.shortage = 0.0
        self.mouth = 0.0
        """What one more province to feed costs; filled there, too."""
        self.known_stake = [UNKNOWN] * PROVINCE_COUNT
        self.known_prize = [UNKNOWN] * PROVINCE_COUNT
        self.known_post = [UNKNOWN] * (PROVINCE_COUNT * ARMY_LEVELS)

    def count(self, seat: int, region: int, kind: int) -> int:
        return self.counts[(region * KINDS + kind) * self.table.seats + seat]

    def best_other(self, seat: int, region: int, kind: int) -> int:
        """The most buildings of a kind that another seat has in a region."""
        start = (region * KINDS + kind) * self.table.seats
        best = 0
        for other in range(self.table.seats):
            if other != seat and self.counts[start + other] > best:
                best = self.counts[start + other]
        return best


def last_year(table: Table) -> int:
    """The number of the last year: 1, or 0 in the short game."""
    return 1 - table.options[YEARS]


def round_of(table: Table) -> int:
    """0 to 5; the short game is a second year, winter counts as its autumn."""
    year = table.year + 1 - last_year(table)
    return year * ROUNDS_A_YEAR + min(table.season, ROUNDS_A_YEAR - 1)


def building_counts(table: Table) -> list[int]:
    """Buildings by region, kind and seat."""
    seats = table.seats
    counts = [0] * (len(REGIONS) * KINDS * seats)
    region_of = REGION_OF[table.board % 2]
    for province in range(PROVINCE_COUNT):
        built = table.buildings[province]
        if built:
            start = region_of[province] * KINDS * seats + table.owner[province]
            for kind in range(KINDS):
                counts[start + kind * seats] += built >> kind & 1
    return counts


def score_now(table: Table, counts: list[int], seat: int) -> int:
    """SG7.4 without the loss by ties: points so far and what this winter would give."""
    seats = table.seats
    total = table.points[seat] + table.owner.count(seat)
    for group in range(len(REGIONS) * KINDS):
        row = counts[group * seats : group * seats + seats]
        total += row[seat] + (MAJORITY[group % KINDS] if row[seat] and row[seat] == max(row) else 0)
    return total


def threats(table: Table, seat: int, counts: list[int]) -> list[float]:
    """By seat: how much a loss of that seat counts for me. Leaders count more."""
    scores = [score_now(table, counts, other) for other in range(table.seats)]
    mean = sum(scores) / table.seats
    weights = [0.0] * table.seats
    for other in range(table.seats):
        if other != seat:
            weights[other] = w.THREAT * max(0.3, min(2.0, 1 + (scores[other] - mean) * w.THREAT_OF_LEAD))
    return weights


def battles_left(table: Table) -> int:
    """How many battle actions of this round are still to come."""
    if table.season >= WINTER:
        return 0
    done = table.agenda[: actions_begun(table)]
    return 2 - (BATTLE_A in done) - (BATTLE_B in done)


def actions_begun(table: Table) -> int:
    """How many actions of this round have begun, the running one included."""
    agenda = table.find(Agenda)
    return 0 if agenda is None else agenda.begun


def turn_of(table: Table) -> Turn:
    """The planned action that a seat is asked about."""
    step = table.top()
    assert isinstance(step, Turn), step
    return step
