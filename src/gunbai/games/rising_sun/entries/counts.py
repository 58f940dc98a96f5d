"""What a player has: the card counts, wherever its figure is (RS10.8)."""

from __future__ import annotations

from gunbai.games.rising_sun.entries.card import MONSTER_CARDS, MONSTER_FIGURES, VIRTUES
from gunbai.games.rising_sun.table import Table


def virtues_owned(table: Table, seat: int) -> int:
    """Different virtues, by name."""
    return sum(1 for card in VIRTUES if card.copies(table, seat))


def monsters_owned(table: Table, seat: int) -> int:
    """Monsters, wherever they are."""
    return sum(1 for card in MONSTER_CARDS if table.has(seat, card))


def oni_owned(table: Table, seat: int) -> int:
    """Those of them that are Oni."""
    return sum(
        1 for monster, card in enumerate(MONSTER_CARDS) if MONSTER_FIGURES[monster].is_oni and table.has(seat, card)
    )
