"""Figures and amounts in short, as they stand in a cell of the board."""

from __future__ import annotations

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KIND_NAMES, KINDS
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.table import Table
from gunbai.locale.words import GameWords


def amount(words: GameWords, number: int, unit: str) -> str:
    """`3c`: so many victory points, coins or ronin."""
    return words.number(number) + words.words.text(f"cli-rs-unit-{unit}")


def pieces_at(table: Table, words: GameWords, seat: int, place: int) -> list[str]:
    """Daimyo, Bushi, Shinto and strongholds in short."""
    counts = [(KIND_NAMES[kind], count(table, seat, kind, place)) for kind in range(CORE_KINDS)]
    if place < len(PROVINCES):
        counts.append(("stronghold", table.strongholds[seat * 8 + place]))
    return [(words.number(n) if n > 1 else "") + words.term("short", name) for name, n in counts if n]


def monsters_at(table: Table, words: GameWords, seat: int, place: int) -> list[str]:
    return [
        words.term("short", KIND_NAMES[kind]) for kind in range(CORE_KINDS, KINDS) if count(table, seat, kind, place)
    ]
