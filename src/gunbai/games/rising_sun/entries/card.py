"""What a season card is: its kind, cost and copies, and what it adds, does and asks (RS1.11, RS10.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.figures import CORE_KINDS, MONSTERS
from gunbai.games.rising_sun.data.words import CARD, CORE
from gunbai.games.rising_sun.rules.hooks import Count, Effect, Moment, Power, Prompt, PromptMoment, Tally, enlist
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.rising_sun.table import Table

ENHANCEMENT: Final = 0
VIRTUE: Final = 1
MONSTER: Final = 2
WAR_UPGRADE: Final = 3
WINTER_UPGRADE: Final = 4
CARD_KINDS: Final = ("enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade")

EITHER: Final = -1
NO_FIGURE: Final = -1


class Print:
    """Copies of a card in a set and season; some only under one value of the option horseman_summer."""

    def __init__(self, card_set: int, season: int, copies: int, reading: int = EITHER) -> None:
        self.card_set: Final = card_set
        self.season: Final = season
        self.copies: Final = copies
        self.reading: Final = reading


class Monster:
    """The figure of a monster: its kind, its Force, and what happens when it enters a province."""

    def __init__(
        self,
        figure: int,
        force: int,
        least_honor_force: int = 0,
        is_daimyo: bool = False,
        is_oni: bool = False,
        force_of: Count | None = None,
        enters: Effect | None = None,
    ) -> None:
        self.figure: Final = figure
        self.force: Final = force
        self.least_honor_force: Final = least_honor_force
        """More Force where its owner has the least honor of those present."""
        self.is_daimyo: Final = is_daimyo
        """Whether what strengthens a Daimyo strengthens it."""
        self.is_oni: Final = is_oni
        self.force_of: Final = force_of
        """Its Force where that is not a plain number."""
        self.enters: Final = enters
        """What it does on entering; about: the province (RS10.16)."""


class Card(Power):
    """One kind of card."""

    def __init__(
        self,
        name: str,
        type: int,
        cost: int,
        printed: tuple[Print, ...],
        clause: str = "RS10.10",
        monster: Monster | None = None,
        adds: Mapping[Tally, int | Count] | None = None,
        does: Mapping[Moment, Effect] | None = None,
        asks: Mapping[PromptMoment, Prompt] | None = None,
        asks_at: tuple[Moment, ...] = (),
    ) -> None:
        super().__init__(CARD.name, name, clause)
        self.index = -1
        self.type: Final = type
        """ENHANCEMENT, VIRTUE, MONSTER, WAR_UPGRADE or WINTER_UPGRADE."""
        self.cost: Final = cost
        self.printed: Final = printed
        self.monster: Final = monster
        self.figure: Final = NO_FIGURE if monster is None else monster.figure
        self.adds: Final = dict(adds or {})
        self.does: Final = dict(does or {})
        self.asks: Final = dict(asks or {})
        self.asks_at: Final = asks_at
        """Moments at which what it does may ask somebody."""

    def copies(self, table: Table, seat: int) -> int:
        return table.cards[self.index * MAX_SEATS + seat]

    def most(self) -> int:
        """Copies in the richest game."""
        return max(sum(one.copies for one in self.printed if one.card_set in (CORE, chosen)) for chosen in range(4))


DECK: Final[list[Card]] = []
"""All cards, by index."""
COSTS: Final[list[int]] = []
VIRTUES: Final[list[Card]] = []
MONSTER_CARDS: Final[list[int]] = [-1] * MONSTERS
"""The card of each monster, that is of a figure less the core kinds."""
MONSTER_FIGURES: Final[list[Monster]] = [Monster(CORE_KINDS + monster, 1) for monster in range(MONSTERS)]
_LAID_OUT: Final[dict[int, list[int]]] = {}


def add_card(card: Card) -> Card:
    """Enter a card after those that are there; before the game is first made."""
    card.index = CARD.add(card.name)
    DECK.append(card)
    COSTS.append(card.cost)
    if card.type == VIRTUE:
        VIRTUES.append(card)
    if card.monster is not None:
        MONSTER_CARDS[card.figure - CORE_KINDS] = card.index
        MONSTER_FIGURES[card.figure - CORE_KINDS] = card.monster
    enlist(card, card.adds, card.does, card.asks, card.asks_at)
    return card


def laid_out(chosen_set: int, season: int, reading: int) -> list[int]:
    """Copies of each card on display in a season: the core cards and one set (RS5.2b)."""
    key = (chosen_set * 4 + season) * 2 + reading
    if len(_LAID_OUT.get(key, [])) < len(DECK):
        _LAID_OUT[key] = [_copies(card, chosen_set, season, reading) for card in DECK]
    return _LAID_OUT[key][:]


def _copies(card: Card, chosen_set: int, season: int, reading: int) -> int:
    return sum(
        one.copies
        for one in card.printed
        if one.season == season and one.card_set in (CORE, chosen_set) and one.reading in (EITHER, reading)
    )
