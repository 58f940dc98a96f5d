"""All entries of the box, in their order. Clans and cards from outside are added after these, before the game is made.

>>> from gunbai.games.rising_sun.entries.loading import DECK
>>> DECK[0]
<card komainu (RS10.10)>
"""

from __future__ import annotations

from gunbai.games.rising_sun import events
from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.data import options
from gunbai.games.rising_sun.data.words import CARD, CLAN
from gunbai.games.rising_sun.entries import archway, clans, core, horseman, seven_kami, teapot
from gunbai.games.rising_sun.entries.card import DECK, Card, add_card
from gunbai.games.rising_sun.entries.clan import CLANS, Clan, add_clan
from gunbai.games.rising_sun.entries.kami import KAMI_ENTRIES
from gunbai.kernel.entries import Entry

__all__ = ["CLANS", "DECK", "Card", "Clan", "add_card", "add_clan", "close"]


def _load() -> None:
    """Fill the tables once."""
    for clan in clans.BOX:
        add_clan(clan)
    for card in (*core.CARDS, *archway.CARDS, *teapot.CARDS, *horseman.CARDS):
        add_card(card)
    KAMI_ENTRIES.extend(seven_kami.BOX)


def close(seat_counts: tuple[int, ...]) -> list[Entry]:
    """Nothing is added from now on: the game is being made of these."""
    if CARD.is_open:
        CARD.close()
        CLAN.close()
        events.close()
        options.close(CLAN.words, seat_counts)
        ACTIONS.closed()
    return [*CLANS, *DECK, *KAMI_ENTRIES]


_load()
