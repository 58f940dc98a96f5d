"""Quick odds of battles and revolts: mean and spread of the cubes that fall out, from the tower's own parameters.

A throw is a sum of many small chances, so a normal curve is near enough (within 0.06 of the simulated odds); it takes
a microsecond where a simulation takes milliseconds.
"""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import Final

from gunbai.games.shogun.data.options import TOWER
from gunbai.games.shogun.data.tower import (
    COLOURS,
    FARMER,
    INSIDE_COMES_OUT,
    RELEASE_ONE_IN,
    SPAN,
    STICK,
    THROWN_COMES_OUT,
)
from gunbai.games.shogun.rules.feasibility import attack_help, castle_help, defence_help, farmers_take_part
from gunbai.games.shogun.table import NEUTRAL, Table

MOST: Final = 160
"""Cubes of a throw that are told apart."""


class Rates:
    """How likely a cube falls out of one throw: one thrown in, one on the upper shelf, one on the lower."""

    def __init__(self, thrown: float, upper: float, lower: float) -> None:
        self.thrown: Final = thrown
        self.upper: Final = upper
        self.lower: Final = lower


def _shelf_rates(cubes: int) -> Rates:
    """Model `shelves`: a cube passes, or sticks and is freed by one of those behind it."""
    stay = 1 - 1 / RELEASE_ONE_IN
    stick = STICK / SPAN
    upper_pass = 1 - stick * stay ** max(0.0, (cubes - 1) / 2)
    reaching = cubes * upper_pass
    lower_pass = 1 - stick * stay ** max(0.0, (reaching - 1) / 2)
    return Rates(upper_pass * lower_pass, (1 - stay**cubes) * lower_pass, 1 - stay**reaching)


def _web_rates(cubes: int) -> Rates:
    """Model `spielbyweb`: every cube for itself."""
    return Rates(THROWN_COMES_OUT / SPAN, INSIDE_COMES_OUT / SPAN, INSIDE_COMES_OUT / SPAN)


RATES: Final = [[_shelf_rates(cubes) for cubes in range(MOST)], [_web_rates(cubes) for cubes in range(MOST)]]
"""By tower model and cubes thrown."""


class Throw:
    """A throw to come: for each side the mean and variance of its cubes in the tray."""

    def __init__(self, table: Table, cubes: int) -> None:
        tray = table.tray
        self.table = table
        self.rates = RATES[table.options[TOWER]][min(cubes + sum(tray), MOST - 1)]
        self.mean = 0.0
        self.variance = 0.0

    def add(self, colour: int, cubes: int, sign: float) -> None:
        """The cubes of a colour count for (+1) or against (-1); tray and tower are added."""
        table, rates = self.table, self.rates
        thrown = cubes + table.tray[colour]
        upper = table.tower[colour]
        lower = table.tower[COLOURS + colour]
        self.mean += sign * (thrown * rates.thrown + upper * rates.upper + lower * rates.lower)
        self.variance += (
            thrown * rates.thrown * (1 - rates.thrown)
            + upper * rates.upper * (1 - rates.upper)
            + lower * rates.lower * (1 - rates.lower)
        )

    def above(self, least: float) -> float:
        """The chance that the balance is more than `least` (give it between two whole numbers)."""
        if self.variance <= 0:
            return 1.0 if self.mean > least else 0.0
        return 0.5 + 0.5 * erf((self.mean - least) / sqrt(2 * self.variance))

    def left(self) -> float:
        """The mean of what the winner has left, losses counted as 0."""
        spread = sqrt(max(self.variance, 1e-9))
        z = self.mean / spread
        return spread * exp(-z * z / 2) / sqrt(2 * pi) + self.mean * (0.5 + 0.5 * erf(z / sqrt(2)))


def attack_throw(table: Table, seat: int, target: int, armies: int, garrison: int) -> Throw:
    """SG6.2 to SG6.4: `seat` attacks with so many armies what is defended by `garrison`."""
    defender = table.owner[target]
    mine = armies + attack_help(table, seat)
    if defender == NEUTRAL:
        theirs, farmers = 0, table.event_card().farmers_of_neutral
    else:
        theirs = garrison + castle_help(table, defender, target) + defence_help(table, defender)
        farmers = 0
    throw = Throw(table, mine + theirs + farmers)
    throw.add(seat, mine, 1.0)
    if defender != NEUTRAL:
        throw.add(defender, theirs, -1.0)
    if farmers_take_part(table, target):
        throw.add(FARMER, farmers, -1.0)
    return throw


def win_chance(table: Table, seat: int, target: int, armies: int) -> float:
    """The chance that an attack takes the province."""
    return attack_throw(table, seat, target, armies, table.armies[target]).above(0.5)


def loss_chance(table: Table, attacker: int, province: int, armies: int, garrison: int) -> float:
    """The chance that a province defended by `garrison` is lost, to the attacker or to nobody (SG6.8)."""
    return attack_throw(table, attacker, province, armies, garrison).above(-0.5)


def revolt_chance(table: Table, seat: int, armies: int, farmers: int) -> float:
    """SG6.9: the chance that a revolt of so many farmers takes a province from so many armies."""
    throw = Throw(table, armies + farmers)
    throw.add(seat, armies, 1.0)
    throw.add(FARMER, farmers, -1.0)
    return 1 - throw.above(0.5)
