"""How sure a share is: Wilson's interval, and what it becomes when games of one deal say nearly the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

Z95: Final = 1.959964


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest also near 0 and 1, where the usual one is not."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def by_deal(deals: Mapping[int, Sequence[float]]) -> tuple[float, float]:
    """The interval of the mean of results that come in deals: the same luck played with several seatings.

    Results of one deal resemble each other, so they count for fewer games than they are: as many as would give the
    scatter that is seen between deals. Never for more, however well seatings even out.
    """
    results = [result for deal in deals.values() for result in deal]
    share = sum(results) / len(results)
    return wilson(share * len(results) / _likeness(deals, share), len(results) / _likeness(deals, share))


def _likeness(deals: Mapping[int, Sequence[float]], share: float) -> float:
    """How many times the scatter between deals exceeds that of single games; at least 1."""
    games = sum(len(deal) for deal in deals.values())
    alone = share * (1 - share) / games
    if len(deals) < 2 or alone <= 0:
        return max(1.0, games / len(deals))
    squares = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals.values())
    return max(1.0, len(deals) / (len(deals) - 1) * squares / games**2 / alone)
