"""The Teapot set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import AUTUMN, BETRAY, FROM_CARDS, SPRING, SUMMER, TEAPOT
from gunbai.games.rising_sun.entries.card import ENHANCEMENT, VIRTUE, WINTER_UPGRADE, Card, Print
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.honor import with_less_honor
from gunbai.games.rising_sun.rules.hooks import (
    BETRAYALS,
    COINS_AFTER_SUMMON,
    COINS_OF_RICHER,
    MANDATE_CHOSEN,
    POINTS_WHILE_ALLIED,
    WINTER_POINTS,
)
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _in(season: int, copies: int) -> tuple[Print, ...]:
    return (Print(TEAPOT, season, copies),)


def _honesty(state: State, seat: int, copies: int, mandate: int) -> None:
    """2 VP for choosing a mandate other than Betray while allied."""
    if mandate != BETRAY and state.table.ally[seat] != NOBODY:
        gain_points(state, seat, 2 * copies, FROM_CARDS)


def _patron(table: Table, seat: int) -> int:
    """2 coins if at least two players have less honor."""
    return 2 if len(with_less_honor(table, seat)) >= 2 else 0


def _kindred(table: Table, seat: int) -> int:
    """3 VP per season with an alliance, broken ones included."""
    return 3 * table.allied_seasons[seat]


HONESTY: Final = Card("honesty", VIRTUE, 0, _in(SPRING, 2), does={MANDATE_CHOSEN: _honesty})
PATH_OF_THE_PATRON: Final = Card(
    "path_of_the_patron", ENHANCEMENT, 2, _in(SPRING, 1), adds={COINS_AFTER_SUMMON: _patron}
)
PATH_OF_THE_WARLORD: Final = Card("path_of_the_warlord", ENHANCEMENT, 1, _in(SPRING, 2), adds={COINS_AFTER_SUMMON: 1})
LOYALTY: Final = Card("loyalty", VIRTUE, 1, _in(SUMMER, 2), "RS10.13", adds={POINTS_WHILE_ALLIED: 1})
WAY_OF_THE_MERCHANT: Final = Card(
    "way_of_the_merchant", ENHANCEMENT, 2, _in(SUMMER, 2), "RS10.20", adds={COINS_OF_RICHER: 1}
)
FORM_OF_THE_KINDRED: Final = Card(
    "form_of_the_kindred", WINTER_UPGRADE, 3, _in(AUTUMN, 2), adds={WINTER_POINTS: _kindred}
)
PATH_OF_THE_UNRIGHTEOUS: Final = Card(
    "path_of_the_unrighteous", ENHANCEMENT, 0, _in(AUTUMN, 2), "RS10.18", adds={BETRAYALS: 1}
)

CARDS: Final = (
    HONESTY,
    PATH_OF_THE_PATRON,
    PATH_OF_THE_WARLORD,
    LOYALTY,
    WAY_OF_THE_MERCHANT,
    FORM_OF_THE_KINDRED,
    PATH_OF_THE_UNRIGHTEOUS,
)
