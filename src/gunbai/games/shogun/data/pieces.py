"""What the players start with: pieces, army groups, chests, the fixed tables (SG1.3, SG1.4, SG2.2, SG2.6)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.kernel.vocabulary import Vocabulary

ARMIES: Final = 62
FARMERS: Final = 20
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
BUILDING: Final = Vocabulary("building", ("castle", "temple", "theatre"))
BUILDINGS: Final = BUILDING.words
BUILDING_STOCK: Final = (28, 26, 26)
MARKERS: Final = 42
TOWER_ARMIES: Final = 7
"""Armies of each player thrown into the tower at the start (SG2.7)."""
TOWER_FARMERS: Final = 10

GROUP_SIZES: Final = (5, 4, 3, 2)
GROUPS: Final = ((), (), (), (1, 2, 2, 4), (1, 2, 2, 3), (1, 2, 2, 2))
"""How many groups of each size, by number of players (SG2.2)."""
START_CHESTS: Final = (0, 0, 0, 18, 15, 12)

_TABLES: Final = {
    3: (
        "suruga 5 mino 4 tamba 4 musashi 3 harima 3 izu 2 owari 2 sagami 2 tajima 2",
        "yamato 5 echizen 4 shimotsuke 4 shimosa 3 ise 3 hitachi 2 awa-shikoku 2 kaga 2 kii 2",
        "bizen 5 omi 4 hida 4 etchu 3 hoki 3 bitchu 2 bingo 2 settsu 2 shinano 2",
    ),
    4: (
        "yamato 5 awa-shikoku 4 kaga 4 omi 3 tamba 3 kii 2 settsu 2 noto 2",
        "kozuke 5 hida 4 ise 4 echizen 3 shinano 3 etchu 2 shimotsuke 2 shima 2",
        "mimasaka 5 wakasa 4 awa-boso 4 harima 3 bitchu 3 hoki 2 tajima 2 kazusa 2",
        "kai 5 musashi 4 mino 4 mikawa 3 bingo 3 aki 2 totomi 2 sagami 2",
    ),
    5: (
        "sagami 5 mimasaka 4 harima 4 kazusa 3 izu 3 awa-boso 2 bizen 2",
        "shimotsuke 5 echizen 4 tamba 4 shimosa 3 kozuke 3 hitachi 2 wakasa 2",
        "mino 5 hida 4 iyo 4 owari 3 totomi 3 mikawa 2 tosa 2",
        "hoki 5 shinano 4 bingo 4 echigo 3 aki 3 izumo 2 etchu 2",
        "yamato 5 kaga 4 kii 4 shima 3 omi 3 ise 2 noto 2",
    ),
}


def _column(text: str) -> list[tuple[int, int]]:
    words = text.split()
    return [(PROVINCES.index(name), int(armies)) for name, armies in zip(words[::2], words[1::2], strict=True)]


TABLES: Final = {seats: [_column(text) for text in columns] for seats, columns in _TABLES.items()}
"""The fixed starting tables of the sun side: columns of (province, armies), by number of players."""
