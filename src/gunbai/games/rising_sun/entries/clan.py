"""What a clan is: its income and home, and its abilities as plain facts that the rules ask for (RS12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import CLAN
from gunbai.games.rising_sun.rules.hooks import Count, Effect, Moment, Power, Prompt, PromptMoment, Tally, enlist

if TYPE_CHECKING:
    from gunbai.games.rising_sun.table import Table

ANY_PRICE: Final = 999


class Clan(Power):
    """One clan. Its place among the clans is that of its starting honor (RS4.1)."""

    def __init__(
        self,
        name: str,
        clause: str,
        income: int,
        home: int,
        dearest: int = ANY_PRICE,
        lays_face_down: bool = False,
        summons_anywhere: bool = False,
        moves_anywhere: bool = False,
        strongholds_fight: bool = False,
        strongholds_move: bool = False,
        turns_ronin_into_coins: bool = False,
        adds: Mapping[Tally, int | Count] | None = None,
        does: Mapping[Moment, Effect] | None = None,
        asks: Mapping[PromptMoment, Prompt] | None = None,
        asks_at: tuple[Moment, ...] = (),
    ) -> None:
        super().__init__(CLAN.name, name, clause)
        self.index = -1
        self.income: Final = income
        self.home: Final = home
        self.dearest: Final = dearest
        """The most it pays for anything it buys."""
        self.lays_face_down: Final = lays_face_down
        """Whether it lays a mandate face down and names any."""
        self.summons_anywhere: Final = summons_anywhere
        self.moves_anywhere: Final = moves_anywhere
        """Its moves go to any province and use no sea route."""
        self.strongholds_fight: Final = strongholds_fight
        """Whether its strongholds count 1 Force each."""
        self.strongholds_move: Final = strongholds_move
        self.turns_ronin_into_coins: Final = turns_ronin_into_coins
        """At the start of each war phase, after its own gains."""
        self.adds: Final = dict(adds or {})
        self.does: Final = dict(does or {})
        self.asks: Final = dict(asks or {})
        self.asks_at: Final = asks_at
        """Moments at which what it does may ask somebody."""

    def copies(self, table: Table, seat: int) -> int:
        return 1 if table.clans[seat] == self.index else 0


CLANS: Final[list[Clan]] = []
"""All clans, by index."""


def add_clan(clan: Clan) -> Clan:
    """Enter a clan after those that are there; before the game is first made."""
    clan.index = CLAN.add(clan.name)
    CLANS.append(clan)
    enlist(clan, clan.adds, clan.does, clan.asks, clan.asks_at)
    return clan
