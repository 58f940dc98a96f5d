"""What a player has: the card counts, wherever its figure is (RS10.8)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.cards import VIRTUES
from gunbai.games.rising_sun.data.figures import MONSTER_CARDS, ONI_CARDS
from gunbai.games.rising_sun.table import Table


def virtues_owned(t: Table, seat: int) -> int:
    """Different virtues, by name."""
    return sum(1 for card in VIRTUES if t.has(seat, card))


def monsters_owned(t: Table, seat: int) -> int:
    return sum(1 for card in MONSTER_CARDS if t.has(seat, card))


def oni_owned(t: Table, seat: int) -> int:
    return sum(1 for card in ONI_CARDS if t.has(seat, card))
