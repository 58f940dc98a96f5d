"""What a bot remembers of a game of Rising Sun: who kept and broke alliances, and what it has asked and foreseen.

Fed with nothing but the tables of its own views, in order; the same views make the same notes. What happens between
two views and leaves no trace on the table stays unknown. Promises are not here: the ledger is told anew each time.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.words import BETRAY
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.documents.codec import Doc

NOTES: Final = ("seats", "seat", "season", "kept", "broken", "asked", "countered", "foreseen", "standing")
"""What is handed over to a process that goes on. By name: a compiled object cannot list what it holds."""


class Memory:
    """The notes of one seat. Pairs are rows of `seats`: who did it, to whom."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seats = seats
        self.seat = seat
        self.season = -1
        self.kept = [0] * (seats * seats)
        """Seasons in which an alliance stood to its end."""
        self.broken = [0] * (seats * seats)
        self.asked = [0] * seats
        """By seat: whether I have made it an offer this season, at tea or on my turn."""
        self.countered = [0] * seats
        """By seat: counter-offers I have made it this season."""
        self.foreseen: list[float] = []
        """By seat: what an alliance with it would be worth this season; empty before I have thought about it."""
        self.standing = [NOBODY] * seats
        """The alliances when I last looked."""

    def observe(self, table: Table) -> None:
        """Compare with what was seen before; looking twice at the same table changes nothing."""
        if table.season != self.season:
            self._close_season()
            self.season = table.season
        for seat in range(self.seats):
            ally = table.ally[seat]
            if ally == NOBODY and self.standing[seat] != NOBODY and has_betrayed(table, seat):
                self.broken[seat * self.seats + self.standing[seat]] += 1
            self.standing[seat] = ally

    def _close_season(self) -> None:
        """Alliances that stood until they were last seen were kept."""
        for seat, ally in enumerate(self.standing):
            if ally != NOBODY:
                self.kept[seat * self.seats + ally] += 1
        self.asked, self.countered = [0] * self.seats, [0] * self.seats
        self.foreseen, self.standing = [], [NOBODY] * self.seats

    def document(self) -> Doc:
        """The notes as JSON, so that another process can go on with them."""
        return {name: getattr(self, name) for name in NOTES}

    @staticmethod
    def read(doc: Doc) -> Memory:
        """The inverse of `document`."""
        memory = Memory(int(str(doc["seats"])), int(str(doc["seat"])))
        for name in NOTES:
            setattr(memory, name, doc[name])
        return memory


def has_betrayed(table: Table, seat: int) -> bool:
    """RS6.12: whether a seat has played Betray this season."""
    plays = table.plays
    return any(plays[i] == seat and plays[i + 1] == BETRAY for i in range(0, len(plays), 3))
