"""A rating of one's own: Glicko, each first try at a puzzle being a game against it."""

from __future__ import annotations

from math import log, pi, sqrt
from typing import Final, NamedTuple

START: Final = 1500.0
UNKNOWN: Final = 250.0
"""The deviation of somebody who has tried nothing yet."""
SURE: Final = 50.0
"""Nobody is known better than this: people learn."""
PUZZLE: Final = 120.0
"""How far off the rating of a puzzle may be: it was reckoned, not measured."""
SLOPE: Final = log(10) / 400


class Rating(NamedTuple):
    """How well somebody solves, and how far off that may be.

    >>> Rating().after(1500, True).rating > 1500 > Rating().after(1500, False).rating
    True
    """

    rating: float = START
    deviation: float = UNKNOWN

    def after(self, puzzle: float, right: bool) -> Rating:
        """The rating after one more try."""
        trust = 1 / sqrt(1 + 3 * (SLOPE * PUZZLE / pi) ** 2)
        expected = 1 / (1 + 10 ** (-trust * (self.rating - puzzle) / 400))
        known = (SLOPE * trust) ** 2 * expected * (1 - expected)
        precision = 1 / self.deviation**2 + known
        rating = self.rating + SLOPE / precision * trust * (float(right) - expected)
        return Rating(round(rating, 1), round(max(SURE, sqrt(1 / precision)), 1))
