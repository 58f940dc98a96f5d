"""What a bot remembers of a game of Rising Sun: who kept and broke faith, who was paid and did nothing for it.

Fed with nothing but the tables of its own views, in order; the same views make the same notes. What happens between
two views and leaves no trace on the table stays unknown.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.words import BETRAY, TEA
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.documents.codec import Doc

NOTES: Final = (
    "n",
    "seat",
    "whole",
    "season",
    "kept",
    "broken",
    "cheated",
    "paid",
    "received",
    "asked",
    "allies",
    "false",
    "wooed",
    "purse",
    "standing",
)
"""What is handed over to a process that goes on. By name: a compiled object cannot list what it holds."""


class Memory:
    """The notes of one seat. Pairs are rows of `n`: who did it, to whom."""

    def __init__(self, n: int, seat: int, whole: bool = True) -> None:
        self.n = n
        self.seat = seat
        self.whole = whole
        """Whether it has seen the game from the start: who does not know what it has paid before pays nothing."""
        self.season = -1
        self.kept = [0] * (n * n)
        """Seasons in which an alliance stood to its end."""
        self.broken = [0] * (n * n)
        self.cheated = [0] * n
        """By seat: how often it was paid by me and gave nothing for it; `paid` what I have paid it this season."""
        self.paid = [0] * n
        self.received = [0] * n
        """By seat: coins it has paid me this season."""
        self.asked = [0] * n
        """By seat: whether I have made it an offer this season."""
        self.allies = [NOBODY] * n
        """The alliances of this season, broken ones included."""
        self.false = [0] * n
        """By seat: whether it has broken its alliance this season."""
        self.wooed = NOBODY
        """Whom I have offered coins that lie open; `purse` what I had then."""
        self.purse = 0
        self.standing = [NOBODY] * n
        """The alliances when I last looked."""

    def observe(self, table: Table) -> None:
        """Compare with what was seen before; looking twice at the same table changes nothing."""
        if table.season != self.season:
            self._close_season()
            self.season = table.season
        self._note_sale(table)
        for seat in range(self.n):
            ally = table.ally[seat]
            if ally != NOBODY:
                self.allies[seat] = ally
            elif self.standing[seat] != NOBODY and has_betrayed(table, seat):
                self.broken[seat * self.n + self.standing[seat]] += 1
                self.false[seat] = 1
            self.standing[seat] = ally
        if table.phase != TEA:
            self._judge()

    def _close_season(self) -> None:
        """Alliances that stood until they were last seen were kept."""
        for seat, ally in enumerate(self.standing):
            if ally != NOBODY:
                self.kept[seat * self.n + ally] += 1
        self._judge()
        self.paid, self.received, self.asked = [0] * self.n, [0] * self.n, [0] * self.n
        self.allies, self.standing, self.false = [NOBODY] * self.n, [NOBODY] * self.n, [0] * self.n
        self.wooed = NOBODY

    def _judge(self) -> None:
        """Paid for an alliance that was not made or was broken by who took the coins: paid for nothing."""
        for other in range(self.n):
            if self.paid[other] and not self.is_faithful(other):
                self.cheated[other] += 1
                self.paid[other] = 0

    def is_faithful(self, other: int) -> bool:
        """Whether a seat is or was my ally this season and has not broken it."""
        return self.allies[self.seat] == other and not self.false[other]

    def _note_sale(self, table: Table) -> None:
        """My offer of coins has gone, and so have coins of mine: it was taken."""
        if self.wooed != NOBODY and not table.offers[(self.seat * self.n + self.wooed) * 6]:
            if table.coins[self.seat] < self.purse:
                self.paid[self.wooed] += self.purse - table.coins[self.seat]
            self.wooed = NOBODY

    # --- what I do myself -----------------------------------------------------------------------------------------

    def offer(self, other: int, coins: int, purse: int) -> None:
        """I offer coins for an alliance; whether they are taken shows later."""
        self.asked[other] = 1
        if coins:
            self.wooed, self.purse = other, purse

    def pay(self, other: int, coins: int) -> None:
        self.paid[other] += coins

    def receive(self, other: int, coins: int) -> None:
        self.received[other] += coins

    # --- what it means --------------------------------------------------------------------------------------------

    def trust(self, other: int) -> float:
        """Above 0: it has kept faith; below: it has broken it, with me or with others."""
        row = other * self.n
        kept = 0.4 * self.kept[row + self.seat] + 0.1 * sum(self.kept[row : row + self.n])
        broken = 2.0 * self.broken[row + self.seat] + 0.7 * sum(self.broken[row : row + self.n])
        return kept - broken - 1.5 * self.cheated[other]

    def document(self) -> Doc:
        """The notes as JSON, so that another process can go on with them."""
        return {name: getattr(self, name) for name in NOTES}

    @staticmethod
    def read(doc: Doc) -> Memory:
        """The inverse of `document`."""
        memory = Memory(int(str(doc["n"])), int(str(doc["seat"])))
        for name in NOTES:
            setattr(memory, name, doc[name])
        return memory


def is_beginning(table: Table, seat: int) -> bool:
    """Before a seat's first choice of the game: there is nothing to remember yet."""
    return (
        table.season == 0
        and table.phase == TEA
        and not any(table.proposals[seat * table.seats : (seat + 1) * table.seats])
    )


def has_betrayed(table: Table, seat: int) -> bool:
    """RS6.12: whether a seat has played Betray this season."""
    plays = table.plays
    return any(plays[i] == seat and plays[i + 1] == BETRAY for i in range(0, len(plays), 3))
