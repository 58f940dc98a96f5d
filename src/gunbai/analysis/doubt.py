"""How far a mean of few play-outs can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

USUAL_SPREAD: Final = 0.08
"""How far chances usually stray from play-out to play-out."""
USUAL_LEAD: Final = 0.04
"""How far the lead of one choice over another strays where both met the same world with the same luck."""
FAITH: Final = 4.0
"""That counts as much as so many play-outs: four that happen to agree prove little."""


def standard_error(values: Sequence[float], usual: float = USUAL_SPREAD) -> float:
    """Of the mean of these values, which usually stray so far."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values) + FAITH * usual**2
    return sqrt(squares / (count - 1 + FAITH) / count)


def shrunk(mean: float, error: float) -> float:
    """A mean without what chance alone explains of it: sums of many small ones stay small."""
    return mean * max(0.0, 1 - (error / mean) ** 2) if mean else 0.0
