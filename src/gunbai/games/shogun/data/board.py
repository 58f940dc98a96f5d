"""The map: 45 provinces in five regions, two sides, their yields, sites and borders (SG1.1, SG1.2)."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.vocabulary import Vocabulary

REGION: Final = Vocabulary("region", ("green", "red", "purple", "yellow", "brown"))
REGIONS: Final = REGION.words
SUN: Final = 0
MOON: Final = 1

_ROWS: Final = (
    # name, tax yield in chests, rice yield, building sites, region on the sun side, region on the moon side
    "aki         4 3 2 green  green",
    "awa-boso    3 4 2 yellow yellow",
    "awa-shikoku 4 2 2 purple purple",
    "bingo       3 4 2 green  green",
    "bitchu      5 3 2 green  green",
    "bizen       4 2 1 green  green",
    "echigo      5 3 2 brown  brown",
    "echizen     4 4 2 red    brown",
    "etchu       7 3 3 brown  brown",
    "harima      4 4 2 red    red",
    "hida        4 2 2 red    red",
    "hitachi     3 4 1 brown  yellow",
    "hoki        6 5 2 green  green",
    "ise         5 3 2 purple purple",
    "iwami       7 2 1 green  green",
    "iyo         3 4 3 purple purple",
    "izu         6 2 3 yellow yellow",
    "izumo       3 3 3 green  green",
    "kaga        4 5 3 brown  brown",
    "kai         5 3 1 yellow red",
    "kazusa      5 3 3 yellow yellow",
    "kii         5 4 2 purple purple",
    "kozuke      3 4 2 brown  brown",
    "mikawa      6 3 1 red    red",
    "mimasaka    7 3 1 green  red",
    "mino        3 5 1 red    red",
    "musashi     6 3 2 yellow yellow",
    "mutsu       4 3 2 brown  brown",
    "noto        5 2 2 brown  brown",
    "omi         3 2 3 red    red",
    "owari       6 2 2 red    purple",
    "sagami      3 4 3 yellow yellow",
    "sanuki      6 2 1 purple green",
    "settsu      7 3 1 purple purple",
    "shima       4 3 1 purple purple",
    "shimosa     5 5 1 yellow yellow",
    "shimotsuke  6 2 3 brown  brown",
    "shinano     6 2 3 brown  red",
    "suruga      7 3 2 yellow yellow",
    "tajima      4 4 1 green  green",
    "tamba       7 2 1 red    red",
    "tosa        6 3 2 purple purple",
    "totomi      6 2 2 yellow yellow",
    "wakasa      6 2 2 red    brown",
    "yamato      5 4 2 purple purple",
)
_COLUMNS: Final = [row.split() for row in _ROWS]

PROVINCE: Final = Vocabulary("province", [columns[0] for columns in _COLUMNS])
PROVINCES: Final = PROVINCE.words
PROVINCE_COUNT: Final = 45
TAX: Final = [int(columns[1]) for columns in _COLUMNS]
RICE: Final = [int(columns[2]) for columns in _COLUMNS]
SITES: Final = [int(columns[3]) for columns in _COLUMNS]
REGION_OF: Final = [[REGIONS.index(columns[side]) for columns in _COLUMNS] for side in (4, 5)]
"""The region of each province, by side."""

_LAND_BORDERS: Final = (
    "aki/bingo aki/iwami awa-boso/kazusa awa-shikoku/iyo awa-shikoku/sanuki awa-shikoku/tosa bingo/bitchu "
    "bingo/hoki bingo/iwami bingo/izumo bitchu/bizen bitchu/hoki bitchu/mimasaka bizen/harima bizen/mimasaka "
    "echigo/etchu echigo/kozuke echigo/mutsu echigo/shinano echizen/hida echizen/kaga echizen/mino echizen/omi "
    "echizen/wakasa etchu/hida etchu/kaga etchu/noto etchu/shinano harima/hoki harima/mimasaka harima/settsu "
    "harima/tajima harima/tamba hida/kaga hida/mino hida/shinano hitachi/mutsu hitachi/shimosa hitachi/shimotsuke "
    "hoki/izumo hoki/mimasaka hoki/tajima ise/kii ise/mino ise/omi ise/owari ise/shima ise/yamato iwami/izumo "
    "iyo/sanuki iyo/tosa izu/sagami izu/suruga kaga/noto kai/musashi kai/sagami kai/shinano kai/suruga kai/totomi "
    "kazusa/shimosa kii/settsu kii/yamato kozuke/musashi kozuke/mutsu kozuke/shimosa kozuke/shimotsuke "
    "kozuke/shinano mikawa/mino mikawa/owari mikawa/shinano mikawa/totomi mino/omi mino/owari mino/shinano "
    "musashi/sagami musashi/shimosa musashi/shinano mutsu/shimotsuke omi/settsu omi/tamba omi/wakasa omi/yamato "
    "sagami/suruga settsu/tamba settsu/yamato shimosa/shimotsuke shinano/totomi suruga/totomi tajima/tamba "
    "tajima/wakasa tamba/wakasa"
)
_SEA_ROUTES: Final = "aki/iyo awa-boso/izu awa-shikoku/kii harima/sanuki izu/shima kaga/tajima"
_MORE_SEA_ROUTES: Final = ("", "bizen/sanuki")
"""By side. Moon: our assumption, as no source shows them."""
_UNUSED_BY_THREE: Final = (
    "awa-boso echigo iwami izumo kazusa mutsu sanuki tosa",
    "mutsu echigo awa-boso kazusa izumo iwami tosa iyo",
)
"""By side. Moon: our assumption (option moon_three)."""


def _pairs(text: str) -> list[tuple[int, int]]:
    split = [pair.split("/") for pair in text.split()]
    return [(PROVINCES.index(a), PROVINCES.index(b)) for a, b in split]


def _unused(board: int) -> list[int]:
    return [PROVINCES.index(name) for name in _UNUSED_BY_THREE[board % 2].split()] if board >= 2 else []


def _neighbours(board: int) -> list[list[int]]:
    unused = UNUSED[board]
    pairs = LAND_BORDERS + SEA_ROUTES[board % 2]
    pairs = [(a, b) for a, b in pairs if a not in unused and b not in unused]
    return [sorted([b for a, b in pairs if a == p] + [a for a, b in pairs if b == p]) for p in range(PROVINCE_COUNT)]


def board_of(side: int, seats: int) -> int:
    """The number of the board in use: the side, and 2 more when only three play."""
    return side + (2 if seats == 3 else 0)


LAND_BORDERS: Final = _pairs(_LAND_BORDERS)
SEA_ROUTES: Final = [_pairs(f"{_SEA_ROUTES} {more}") for more in _MORE_SEA_ROUTES]
UNUSED: Final = [_unused(board) for board in range(4)]
"""Provinces out of the game (SG1.1), by board."""
NEIGHBOURS: Final = [_neighbours(board) for board in range(4)]
"""Adjacent provinces by land or sea, by board."""
