"""Kinds of figures and the places they can be (RS1.3, RS1.4, RS1.5)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.kernel.vocabulary import Vocabulary

DAIMYO: Final = 0
BUSHI: Final = 1
SHINTO: Final = 2
CORE_KINDS: Final = 3
KOMAINU: Final = 3
ONI_OF_SKULLS: Final = 4
YUREI: Final = 5
RIVER_DRAGON: Final = 6
ONI_OF_BLOOD: Final = 7
ONI_OF_SOULS: Final = 8
ONI_OF_HATE: Final = 9
ONI_OF_SPITE: Final = 10
KINDS: Final = 11
STRONGHOLD: Final = 11
"""Not a figure: it only moves like one, and only for Turtle (RS12.5)."""

KIND_NAMES: Final = (
    "daimyo",
    "bushi",
    "shinto",
    "komainu",
    "oni_of_skulls",
    "yurei",
    "river_dragon",
    "oni_of_blood",
    "oni_of_souls",
    "oni_of_hate",
    "oni_of_spite",
)
FIGURE: Final = Vocabulary("figure", KIND_NAMES)
MOVER_NAMES: Final = (*KIND_NAMES, "stronghold")
MOVER: Final = Vocabulary("figure", MOVER_NAMES)
PIECE: Final = Vocabulary("piece", (*KIND_NAMES, "strongholds"))
"""What stands at a place in documents."""
OWNED: Final = (1, 6, 3)
"""How many of each core kind a clan has."""

WORSHIPPERS: Final = (SHINTO, KOMAINU)
"""Shinto and figures that count as one."""
WORSHIPPER: Final = Vocabulary("figure", [KIND_NAMES[kind] for kind in WORSHIPPERS])
VICTIMS: Final = (BUSHI, SHINTO, KOMAINU)
"""What Path of the Ninja and Oni of Hate may kill."""
VICTIM: Final = Vocabulary("figure", [KIND_NAMES[kind] for kind in VICTIMS])
PLACED: Final = Vocabulary("figure", [KIND_NAMES[BUSHI]])
"""What cards place into a province."""

MONSTERS: Final = 8

PROVINCE_PLACES: Final = 8
SHRINES: Final = 4
SHRINE: Final = 8
"""Places 8 to 11: the shrines, left to right."""
RESERVE: Final = 12
HELD: Final = 13
"""Places 13 to 17: hostage of seat 0 to 4."""
FALLEN: Final = 18
"""Killed in the battle that is being fought; back to the reserve once the poets have sung (RS1.5)."""
PLACES: Final = 19

SHRINE_NAMES: Final = ("shrine1", "shrine2", "shrine3", "shrine4")
SHRINE_PLACE: Final = Vocabulary("place", SHRINE_NAMES)
MAP_NAMES: Final = (*PROVINCES, *SHRINE_NAMES)
PLACE: Final = Vocabulary("place", MAP_NAMES)
"""Provinces and shrines: where Betray may reach."""


def is_daimyo(kind: int) -> bool:
    """Daimyo and figures that count as one (RS1.7)."""
    return kind in (DAIMYO, YUREI)


def worships(kind: int) -> bool:
    """Shinto and figures that count as one."""
    return kind in (SHINTO, KOMAINU)
