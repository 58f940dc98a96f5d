"""Kinds of figures and the places they can be (RS1.3, RS1.4, RS1.5)."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.cards import CARD_NAMES

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
MOVER_NAMES: Final = (*KIND_NAMES, "stronghold")
OWNED: Final = (1, 6, 3)
"""How many of each core kind a clan has."""

MONSTERS: Final = 8
MONSTER_FORCE: Final = [1, 1, 2, 5, 2, 1, 1, 1]
LEAST_HONOR_FORCE: Final = [0, 2, 0, 0, 2, 0, 0, 0]
"""What a monster adds where its owner has the least honor of those present."""
HATE_FORCE_BY_OPTION: Final = (1, 4)

MONSTER_CARDS: Final = [CARD_NAMES.index(name) for name in KIND_NAMES[CORE_KINDS:]]
KIND_OF_CARD: Final = [KIND_NAMES.index(name) if name in KIND_NAMES[CORE_KINDS:] else -1 for name in CARD_NAMES]
ONI_CARDS: Final = [index for index, name in enumerate(CARD_NAMES) if name.startswith("oni_of_")]

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


def is_daimyo(kind: int) -> bool:
    """Daimyo and figures that count as one (RS1.7)."""
    return kind in (DAIMYO, YUREI)


def worships(kind: int) -> bool:
    """Shinto and figures that count as one."""
    return kind in (SHINTO, KOMAINU)
