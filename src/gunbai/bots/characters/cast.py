"""The cast: who they are, how well they play, and the numbers of their tempers. Names and voices are in `locale/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gunbai.bots.rising_sun.talks.temper import Temper


class Character(NamedTuple):
    """One of the cast. The temper is the word a player reads; the numbers, from 0 to 1, are what plays and talks."""

    id: str
    level: str
    temper: str
    greed: float
    loyalty: float
    grudge: float
    risk: float
    talk: float
    """How much of what could be said it says."""
    honesty: float
    patience: float
    """How long it waits for the answer to an offer of its own."""


CAST: Final = (
    Character("abbot", "master", "loyal", 0.2, 0.9, 0.2, 0.2, 0.15, 1.0, 1.0),
    Character("merchant", "steady", "greedy", 0.9, 0.6, 0.4, 0.4, 0.6, 0.9, 0.7),
    Character("veteran", "steady", "loyal", 0.3, 0.9, 0.6, 0.7, 0.4, 1.0, 0.3),
    Character("poet", "novice", "even", 0.3, 0.5, 0.3, 0.7, 0.8, 0.8, 0.4),
    Character("fisher", "steady", "even", 0.3, 0.6, 0.5, 0.4, 0.5, 0.9, 0.6),
    Character("actor", "master", "treacherous", 0.5, 0.1, 0.1, 0.8, 0.7, 0.3, 0.5),
    Character("astronomer", "master", "even", 0.4, 0.5, 0.2, 0.2, 0.3, 0.9, 0.9),
    Character("magistrate", "novice", "loyal", 0.4, 1.0, 1.0, 0.3, 0.4, 1.0, 0.6),
    Character("monk", "novice", "greedy", 0.7, 0.5, 0.0, 0.9, 1.0, 0.8, 0.2),
    Character("widow", "master", "loyal", 0.3, 0.9, 0.7, 0.5, 0.3, 1.0, 0.7),
    Character("cartographer", "master", "greedy", 0.8, 0.6, 0.4, 0.4, 0.5, 0.9, 0.8),
    Character("archer", "steady", "treacherous", 0.2, 0.2, 0.5, 0.8, 0.05, 0.5, 0.9),
)
BY_ID: Final[Mapping[str, Character]] = {one.id: one for one in CAST}

DEVOTED: Final = 0.8
"""Loyalty from which somebody pays more for an alliance and helps an ally out."""
GRASPING: Final = 0.6
"""Greed from which somebody asks and never pays."""
FICKLE: Final = 0.3
TRUE: Final = 0.6
"""Honesty from which promises are kept."""


def temper_of(character: Character) -> Temper:
    """How it deals in Rising Sun: the same numbers that a temper by name has."""
    devoted, grasping = character.loyalty > DEVOTED, character.greed > GRASPING
    return Temper(
        faith=0.1 + 6 * character.loyalty * character.loyalty,
        grudge=0.2 + 1.2 * character.grudge,
        sweetener=0 if grasping else 2 if devoted else 1,
        price=round(2 * character.greed) if grasping else 0,
        gift=1 if devoted and character.greed <= FICKLE else 0,
        honest=character.honesty >= TRUE,
        boldness=0.8 + 0.4 * character.risk,
    )
