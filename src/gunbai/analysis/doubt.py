"""How far a mean of few play-outs can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

USUAL_SPREAD: Final = 0.08
"""How far chances usually stray from play-out to play-out."""
FAITH: Final = 4.0
"""That counts as much as so many play-outs: four that happen to agree prove little."""
CAUTION: Final = 2.0
"""So many times what chance may have done is taken from a mean: the largest of many are large by chance as well."""


def standard_error(values: Sequence[float], usual: float = USUAL_SPREAD) -> float:
    """Of the mean of these values, which usually stray so far."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values) + FAITH * usual**2
    return sqrt(squares / (count - 1 + FAITH) / count)


def shrunk(means: Sequence[float], errors: Sequence[float]) -> list[float]:
    """Means by seat, all without the part that chance alone explains: sums of many small ones stay small, and what one
    seat wins the others still lose."""
    size, doubt = sum(mean**2 for mean in means), sum(error**2 for error in errors)
    kept = max(0.0, 1 - CAUTION * doubt / size) if size else 0.0
    return [mean * kept for mean in means]


def usual_error(errors: Sequence[float]) -> float:
    """One for all seats."""
    return sqrt(sum(error**2 for error in errors) / len(errors))
