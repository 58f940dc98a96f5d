"""The five clans of the box, in the order of their starting honor (RS1.1, RS4.1, RS12)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import EDO, HOKKAIDO, KYOTO, KYUSHU, NAGATO
from gunbai.games.rising_sun.entries.clan import Clan
from gunbai.games.rising_sun.rules.hooks import RONIN_BESIDE
from gunbai.games.rising_sun.table import Table


def _coins_as_ronin(table: Table, seat: int) -> int:
    """RS12.1: every coin in the reserve counts as a ronin; none is spent."""
    return table.coins[seat]


KOI: Final = Clan("koi", "RS12.1", 5, EDO, turns_ronin_into_coins=True, adds={RONIN_BESIDE: _coins_as_ronin})
LOTUS: Final = Clan("lotus", "RS12.3", 7, NAGATO, lays_face_down=True)
TURTLE: Final = Clan("turtle", "RS12.5", 6, KYOTO, strongholds_fight=True, strongholds_move=True)
DRAGONFLY: Final = Clan("dragonfly", "RS12.4", 6, HOKKAIDO, summons_anywhere=True, moves_anywhere=True)
BONSAI: Final = Clan("bonsai", "RS12.2", 4, KYUSHU, dearest=1)

BOX: Final = (KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI)
