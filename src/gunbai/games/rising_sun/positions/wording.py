"""The words of what lies on the table: pieces by place, and what each seat owns.

A running game is told after every event, and most of the table stays as it was. So these words remember the numbers
they were read from: as long as they hold, the next document takes them over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    FALLEN,
    HELD,
    KIND_NAMES,
    PLACES,
    PROVINCE_PLACES,
    RESERVE,
    SHRINE,
)
from gunbai.games.rising_sun.data.words import CARD, KAMI_NAMES, SEASONS, SOURCES
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, Table
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import Pieces, Player, Shrine


class Placed:
    """All pieces, by place and seat: one walk over them serves every part of a document."""

    def __init__(self, table: Table) -> None:
        self.figures = table.figures[:]
        self.strongholds = table.strongholds[:]
        self.bought = table.bought[:]
        self.monster_owner = table.monster_owner[:]
        self.monster_place = table.monster_place[:]
        self.kami = table.shrines[:]
        at: list[list[Pieces]] = [[{} for _ in range(table.seats)] for _ in range(PLACES)]
        self.at = at
        """By place, then by seat."""
        self._put_figures(table)
        self._put_strongholds(table)
        self.map: dict[str, list[Pieces]] = {name: at[p] for p, name in enumerate(PROVINCES) if any(at[p])}
        self.shrines: list[Shrine] = [
            {"kami": KAMI_NAMES[kami], "pieces": at[SHRINE + index]} for index, kami in enumerate(self.kami)
        ]
        held = at[HELD : HELD + table.seats]
        self.hostages: list[list[Pieces]] = held if any(any(pieces) for pieces in held) else []
        self.fallen: list[Pieces] = at[FALLEN] if any(at[FALLEN]) else []

    def _put_figures(self, table: Table) -> None:
        place, kind, seat = 0, 0, 0
        for amount in self.figures:
            if amount:
                self.at[place][seat][KIND_NAMES[kind]] = amount
            place += 1
            if place == PLACES:
                place, kind = 0, kind + 1
                if kind == CORE_KINDS:
                    kind, seat = 0, seat + 1
        for monster in sorted(self.bought):
            if self.monster_owner[monster] != NOBODY:
                here = self.at[self.monster_place[monster]]
                here[self.monster_owner[monster]][KIND_NAMES[monster + CORE_KINDS]] = 1

    def _put_strongholds(self, table: Table) -> None:
        for index, amount in enumerate(self.strongholds):
            if amount:
                self.at[index % PROVINCE_PLACES][index // PROVINCE_PLACES]["strongholds"] = amount
        for seat in range(table.seats):
            left = table.stronghold_reserve(seat)
            if left:
                self.at[RESERVE][seat]["strongholds"] = left

    def holds(self, table: Table) -> bool:
        """Whether no piece has moved since."""
        return (
            self.figures == table.figures
            and self.strongholds == table.strongholds
            and self.bought == table.bought
            and self.monster_owner == table.monster_owner
            and self.monster_place == table.monster_place
            and self.kami == table.shrines
        )


class Owned:
    """What every seat owns, and the war province tokens that nobody won."""

    def __init__(self, table: Table) -> None:
        self.vp = table.vp[:]
        self.coins = table.coins[:]
        self.ronin = table.ronin[:]
        self.ally = table.ally[:]
        self.allied_seasons = table.allied_seasons[:]
        self.cards = table.cards[:]
        self.tokens = table.tokens[:]
        self.earned = table.earned[:]
        self.players: list[Player] = [_player(table, seat) for seat in range(table.seats)]
        self.discarded = tokens_of(table, DISCARDED)

    def holds(self, table: Table) -> bool:
        """Whether nobody has won or lost anything since."""
        return (
            self.vp == table.vp
            and self.coins == table.coins
            and self.ronin == table.ronin
            and self.ally == table.ally
            and self.allied_seasons == table.allied_seasons
            and self.cards == table.cards
            and self.tokens == table.tokens
            and self.earned == table.earned
        )


class Wording:
    """Both, for one look after the other at a running game."""

    def __init__(self, table: Table) -> None:
        self.placed = Placed(table)
        self.owned = Owned(table)

    def renew(self, table: Table) -> None:
        """What has changed gets new words; the old ones stay as they are, for somebody may hold them."""
        if not self.placed.holds(table):
            self.placed = Placed(table)
        if not self.owned.holds(table):
            self.owned = Owned(table)


def _player(table: Table, seat: int) -> Player:
    return {
        "vp": table.vp[seat],
        "coins": table.coins[seat],
        "ronin": table.ronin[seat],
        "ally": seat_or_none(table.ally[seat]),
        "allied_seasons": table.allied_seasons[seat],
        "cards": cards_of(table, seat),
        "tokens": tokens_of(table, seat),
        "earned": earned_by(table, seat),
    }


def seat_or_none(seat: int) -> int | None:
    """A seat, or nobody."""
    return None if seat == NOBODY else seat


def cards_of(table: Table, seat: int) -> dict[str, int]:
    """The cards of a seat with their copies."""
    copies = table.cards[seat::MAX_SEATS]
    if not any(copies):
        return {}
    return {name: copies[card] for card, name in enumerate(CARD.words) if copies[card]}


def earned_by(table: Table, seat: int) -> dict[str, int]:
    """Victory points of a seat by source."""
    row = seat * len(SOURCES)
    return {name: table.earned[row + i] for i, name in enumerate(SOURCES) if table.earned[row + i]}


def tokens_of(table: Table, owner: int) -> dict[str, list[str]]:
    """The war province tokens of a seat, or those discarded, by season."""
    found: dict[str, list[str]] = {}
    if owner not in table.tokens:
        return found
    for season in range(3):
        row = table.tokens[season * PROVINCE_PLACES : (season + 1) * PROVINCE_PLACES]
        names = [PROVINCES[place] for place in range(PROVINCE_PLACES) if row[place] == owner]
        if names:
            found[SEASONS[season]] = names
    return found
