"""The map: eight provinces, their borders, sea routes and harvest rewards (RS1.2, RS6.11)."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.vocabulary import Vocabulary

HOKKAIDO: Final = 0
OSHU: Final = 1
EDO: Final = 2
KYOTO: Final = 3
KANSAI: Final = 4
NAGATO: Final = 5
KYUSHU: Final = 6
SHIKOKU: Final = 7
PROVINCES: Final = ("hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "kyushu", "shikoku")
PROVINCE: Final = Vocabulary("province", PROVINCES)

LAND_BORDERS: Final = ((OSHU, EDO), (OSHU, KYOTO), (EDO, KYOTO), (KYOTO, KANSAI), (KANSAI, NAGATO))
SEA_ROUTES: Final = (
    (HOKKAIDO, OSHU),
    (HOKKAIDO, KANSAI),
    (HOKKAIDO, KYUSHU),
    (KANSAI, KYUSHU),
    (KANSAI, SHIKOKU),
    (SHIKOKU, KYUSHU),
)

REWARDS: Final = ((0, 0, 2), (0, 3, 0), (2, 2, 0), (4, 0, 0), (3, 0, 0), (1, 1, 1), (1, 1, 1), (0, 3, 0))
"""Victory points, coins and ronin of each province; Shikoku, Nagato and Kyushu have optional readings."""

EVERYWHERE: Final = list(range(8))


def _neighbours(with_edo_kyoto: bool) -> list[list[int]]:
    pairs = [pair for pair in LAND_BORDERS + SEA_ROUTES if with_edo_kyoto or pair != (EDO, KYOTO)]
    return [sorted([b for a, b in pairs if a == p] + [a for a, b in pairs if b == p]) for p in EVERYWHERE]


NEIGHBOURS: Final = [_neighbours(True), _neighbours(False)]
"""Adjacent provinces, by the value of the option edo_kyoto_border."""


def _routes() -> list[int]:
    table = [-1] * 64
    for number, (a, b) in enumerate(SEA_ROUTES):
        table[a * 8 + b] = number
        table[b * 8 + a] = number
    return table


ROUTES: Final = _routes()
"""The number of the sea route between two provinces (a * 8 + b), -1 by land or not at all."""


def reward(province: int, shikoku_ronin: bool, without_point: bool) -> tuple[int, int, int]:
    """The harvest reward under the options shikoku_reward and nagato_kyushu_vp."""
    points, coins, ronin = REWARDS[province]
    if province == SHIKOKU and shikoku_ronin:
        return 0, 0, 3
    if without_point and province in (NAGATO, KYUSHU):
        return 0, coins, ronin
    return points, coins, ronin
