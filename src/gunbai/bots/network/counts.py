"""What rules of thumb count of a seat, as a network reads it: the names, and the size that each is divided by.

Names and their order are the judges'; a file of weights says for which of them it was learned.
"""

from __future__ import annotations

from typing import Final

from gunbai.kernel.documents.codec import digest_of

SIZES: Final[dict[str, dict[str, float]]] = {
    "rising-sun": {
        "points": 40, "sets": 15, "next_set": 5, "honor": 3, "strongholds": 4, "force": 12, "hope": 20, "monsters": 6,
        "virtues": 4, "cards": 10, "coins": 6, "ronin": 5, "allied": 1,
        "koi": 1, "lotus": 1, "turtle": 1, "dragonfly": 1, "bonsai": 1,
    },
    "shogun": {
        "provinces": 10, "castles": 4, "temples": 4, "theatres": 4, "majorities": 15, "behind": 10, "chests": 10,
        "first chests": 6, "shortage": 4, "markers": 2, "harvest": 20, "best tax": 6, "room": 8, "supply": 20,
        "tower": 6, "exposed": 4, "exposed buildings": 3, "prospects": 4, "frontier": 4,
    },
}  # fmt: skip
"""By game; about what a seat has in the middle of it."""


def sizes_of(game: str) -> list[float]:
    """What the numbers are divided by."""
    return list(SIZES[game].values())


def digest(game: str) -> str:
    """A fingerprint: what was learned of other numbers does not fit."""
    return digest_of(list(SIZES[game]))
