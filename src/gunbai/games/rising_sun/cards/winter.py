"""Winter upgrades: points per copy, asked once in winter (RS11.2, RS10.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gunbai.games.rising_sun.cards.counts import monsters_owned, oni_owned, virtues_owned
from gunbai.games.rising_sun.data.cards import (
    FORM_OF_THE_BEAST,
    FORM_OF_THE_DEMON,
    FORM_OF_THE_KINDRED,
    FORM_OF_THE_KITSUNE,
    FORM_OF_THE_PHOENIX,
)
from gunbai.games.rising_sun.table import Table


class WinterUpgrade:
    """A card and what one copy of it is worth to a seat."""

    def __init__(self, card: int, points: Callable[[Table, int], int]) -> None:
        self.card: Final = card
        self.points: Final = points


def kitsune(t: Table, seat: int) -> int:
    """3 VP per stronghold on the map."""
    return 3 * sum(t.strongholds[seat * 8 : seat * 8 + 8])


def phoenix(t: Table, seat: int) -> int:
    """3 VP per different virtue."""
    return 3 * virtues_owned(t, seat)


def beast(t: Table, seat: int) -> int:
    """3 VP per monster, wherever it is."""
    return 3 * monsters_owned(t, seat)


def kindred(t: Table, seat: int) -> int:
    """3 VP per season with an alliance, broken ones included."""
    return 3 * t.allied_seasons[seat]


def demon(t: Table, seat: int) -> int:
    """3 VP per Oni, wherever it is."""
    return 3 * oni_owned(t, seat)


WINTER_UPGRADES: Final = (
    WinterUpgrade(FORM_OF_THE_KITSUNE, kitsune),
    WinterUpgrade(FORM_OF_THE_PHOENIX, phoenix),
    WinterUpgrade(FORM_OF_THE_BEAST, beast),
    WinterUpgrade(FORM_OF_THE_KINDRED, kindred),
    WinterUpgrade(FORM_OF_THE_DEMON, demon),
)
