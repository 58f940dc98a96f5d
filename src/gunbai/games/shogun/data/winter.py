"""Winter and scoring: the revolt table and what majorities are worth (SG7.3, SG7.4)."""

from __future__ import annotations

from typing import Final

REVOLTS: Final = (0, 1, 1, 2, 2, 2, 2, 3)
EXTRA_FARMERS: Final = (0, 1, 2, 2, 2, 3, 3, 3)
"""By the number of unfed provinces; the last entry holds for 7 and more."""
MAJORITY: Final = (3, 2, 1)
"""Victory points for most castles, temples, theatres of a region; 1 less when tied."""


def unfed_row(shortage: int) -> int:
    """The row of the two tables above."""
    return min(shortage, len(REVOLTS) - 1)
