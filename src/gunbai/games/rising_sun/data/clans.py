"""The clans, in the order of their starting honor, and the figures they own (RS1.1, RS1.3, RS4.1)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import EDO, HOKKAIDO, KYOTO, KYUSHU, NAGATO

KOI: Final = 0
LOTUS: Final = 1
TURTLE: Final = 2
DRAGONFLY: Final = 3
BONSAI: Final = 4
CLANS: Final = ("koi", "lotus", "turtle", "dragonfly", "bonsai")

INCOME: Final = (5, 7, 6, 6, 4)
HOME: Final = (EDO, NAGATO, KYOTO, HOKKAIDO, KYUSHU)

STRONGHOLDS: Final = 4
STRONGHOLD_PRICE: Final = 3
BONSAI_PRICE: Final = 1
