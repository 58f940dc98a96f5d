"""Credit: how likely a seat is to keep its word, by the promises it has kept and broken and by its alliances.

It is worked out anew from the whole ledger that a seat may know, so nothing is forgotten while a game lasts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.bots.rising_sun.talks.memory import Memory
from gunbai.games.rising_sun.promises.promise import BROKEN, KEPT
from gunbai.kernel.documents.codec import Doc

FAITH: Final = 4.0
DOUBT: Final = 1.0
"""What a stranger is believed: four promises in five."""
KINDS: Final[Mapping[str, str]] = {
    "ally": "alliance",
    "stay": "alliance",
    "no_betray": "alliance",
    "not_with": "alliance",
    "first_ask": "alliance",
    "no_bid": "war",
    "no_bid_at": "war",
    "bid_at_most": "war",
    "no_hostage": "war",
    "pay": "paid",
    "pay_next": "paid",
    "nothing_for": "paid",
}
"""Promises that are alike; all others are of one kind, too."""
OTHER: Final = "other"
ALLIANCE: Final = "alliance"
ELSEWHERE: Final = 0.5
"""How much of what was kept or broken in one kind of promise counts for the others."""
TWICE: Final = 2.0
"""A broken promise counts for two kept ones."""
COSTLY: Final = ("ally", "once", "next", "leave", "no_entry", "pay")
"""Promises that tempt: keeping one proves more than keeping one that cost nothing."""


def kind_of(block: str) -> str:
    return KINDS.get(block, OTHER)


class Credit:
    """What one seat believes of the others' words."""

    def __init__(self, seat: int, promises: Sequence[Doc], memory: Memory, grudge: float) -> None:
        self.seat = seat
        self.promises = promises
        self.memory = memory
        self.grudge = grudge
        """How much more a word broken to me counts than one broken to others."""

    def of(self, other: int, kind: str) -> float:
        """The chance that a seat keeps a promise of some kind."""
        faith, doubt = FAITH, DOUBT
        for promise in self.promises:
            if promise["by"] == other and promise["status"] in (KEPT, BROKEN):
                weight = 1.0 if promise["block"] in COSTLY else 0.5
                weight *= 1.0 if kind_of(str(promise["block"])) == kind else ELSEWHERE
                if promise["status"] == KEPT:
                    faith += weight
                else:
                    doubt += TWICE * weight * self._hurt(promise["to"] == self.seat)
        kept, broken = self._alliances(other)
        share = 1.0 if kind == ALLIANCE else ELSEWHERE
        return (faith + share * kept) / (faith + doubt + share * (kept + broken))

    def _alliances(self, other: int) -> tuple[float, float]:
        """Alliances kept to the end of a season and broken, as far as they were seen."""
        seats = self.memory.seats
        row = other * seats
        kept, broken = float(sum(self.memory.kept[row : row + seats])), 0.0
        for victim in range(seats):
            broken += TWICE * self.memory.broken[row + victim] * self._hurt(victim == self.seat)
        return 0.5 * kept, broken

    def _hurt(self, is_mine: bool) -> float:
        return 1.0 + self.grudge if is_mine else 1.0
