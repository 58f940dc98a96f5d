"""The action table: every choice of the game, in one order for good (SG, decision points)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import GROUP_SIZES
from gunbai.games.shogun.data.words import CARDS, EMPTY, SPECIAL_COUNT, SPECIALS
from gunbai.kernel.actions import AMOUNTS, ActionTable

WITHDRAW: Final = "withdraw"

ACTION_TABLE: Final = ActionTable()
TAKE: Final = ACTION_TABLE.add("take", PROVINCES)
"""Draft: take an open card (SG2.3)."""
BLIND: Final = ACTION_TABLE.add("blind")
EXCHANGE: Final = ACTION_TABLE.add("exchange")
GROUP: Final = ACTION_TABLE.add("group", [str(size) for size in GROUP_SIZES])
PLAN: Final = ACTION_TABLE.add("plan", CARDS[: EMPTY + 1], secret=True)
"""Planning: the card of the next link, or `empty` (SG4.1)."""
SPECIAL: Final = ACTION_TABLE.add("special", SPECIALS[:SPECIAL_COUNT])
ACT: Final = ACTION_TABLE.add("act")
SKIP: Final = ACTION_TABLE.add("skip")
STAY: Final = ACTION_TABLE.add("stay")
"""Deploy 1: move no armies (SG5.6)."""
TARGET: Final = ACTION_TABLE.add("target", PROVINCES)
COUNT: Final = ACTION_TABLE.add("count", AMOUNTS[1:63])
"""So many armies; the id of one army is COUNT."""
REVOLT: Final = ACTION_TABLE.add("revolt", PROVINCES)
"""Winter: the province fought next (SG7.2)."""
ACTION_TABLE.add_aside(WITHDRAW, 0)
ACTION_TABLE.closed()

MOMENTS: Final = {
    "take": "SG2.3",
    "blind": "SG2.3",
    "exchange": "SG2.4",
    "group": "SG2.3",
    "plan": "SG4.1",
    "special": "SG4.5",
    "act": "SG5.1",
    "skip": "SG5.2",
    "stay": "SG5.6",
    "target": "SG5.7",
    "count": "SG5.7",
    "revolt": "SG7.2",
}
"""The clause that says when such a choice is made: at any other time it forbids it."""


def is_province_of(id: int, base: int) -> bool:
    """Whether the id is one of the 45 entries that start at base."""
    return base <= id < base + len(PROVINCES)


def count_id(armies: int) -> int:
    return COUNT + armies - 1


def armies_of(id: int) -> int:
    return id - COUNT + 1
