"""The core cards, which every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.figures import KOMAINU as KOMAINU_FIGURE
from gunbai.games.rising_sun.data.figures import ONI_OF_SKULLS as SKULLS_FIGURE
from gunbai.games.rising_sun.data.figures import RIVER_DRAGON as DRAGON_FIGURE
from gunbai.games.rising_sun.data.figures import YUREI as YUREI_FIGURE
from gunbai.games.rising_sun.data.options import BUSHIDO as BUSHIDO_OPTION
from gunbai.games.rising_sun.data.words import AUTUMN, CORE, FROM_CARDS, SPRING, SUMMER
from gunbai.games.rising_sun.entries.card import (
    ENHANCEMENT,
    MONSTER,
    VIRTUE,
    WAR_UPGRADE,
    WINTER_UPGRADE,
    Card,
    Monster,
    Print,
)
from gunbai.games.rising_sun.entries.counts import virtues_owned
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.hooks import (
    DAIMYO_FORCE,
    FIGURE_KILLED,
    HOSTAGES,
    TOLL,
    WAR_COINS,
    WAR_POINTS,
    WAR_RONIN,
    WINTER_POINTS,
)
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _in(season: int, copies: int) -> tuple[Print, ...]:
    return (Print(CORE, season, copies),)


def _righteousness(state: State, seat: int, copies: int, killer: int) -> None:
    """1 VP for each own figure killed, seppuku included."""
    gain_points(state, seat, copies, FROM_CARDS)


def _bushido_coins(table: Table, seat: int) -> int:
    """2 per different virtue (option: 2 if there is any)."""
    virtues = virtues_owned(table, seat)
    return 2 * (min(virtues, 1) if table.options[BUSHIDO_OPTION] else virtues)


def _bushido_points(table: Table, seat: int) -> int:
    return 2 * virtues_owned(table, seat)


def _kitsune(table: Table, seat: int) -> int:
    """3 VP per stronghold on the map."""
    return 3 * table.built(seat)


def _phoenix(table: Table, seat: int) -> int:
    """3 VP per different virtue."""
    return 3 * virtues_owned(table, seat)


KOMAINU: Final = Card("komainu", MONSTER, 2, _in(SPRING, 1), monster=Monster(KOMAINU_FIGURE, 1))
ONI_OF_SKULLS: Final = Card(
    "oni_of_skulls",
    MONSTER,
    2,
    _in(SPRING, 1),
    monster=Monster(SKULLS_FIGURE, 1, least_honor_force=2, is_oni=True),
)
PATH_OF_THE_LION: Final = Card("path_of_the_lion", ENHANCEMENT, 0, _in(SPRING, 1), adds={DAIMYO_FORCE: 1})
RIGHTEOUSNESS: Final = Card("righteousness", VIRTUE, 2, _in(SPRING, 2), does={FIGURE_KILLED: _righteousness})
WAY_OF_THE_SHOGUN: Final = Card("way_of_the_shogun", WAR_UPGRADE, 2, _in(SPRING, 2), adds={WAR_COINS: 3})
PATH_OF_THE_SERPENT: Final = Card("path_of_the_serpent", ENHANCEMENT, 0, _in(SUMMER, 1), "RS10.15", adds={TOLL: 1})
RESPECT: Final = Card("respect", VIRTUE, 0, _in(SUMMER, 2), adds={HOSTAGES: 1})
WAY_OF_BUSHIDO: Final = Card(
    "way_of_bushido",
    WAR_UPGRADE,
    3,
    _in(SUMMER, 1),
    adds={WAR_COINS: _bushido_coins, WAR_POINTS: _bushido_points},
)
WAY_OF_THE_RONIN: Final = Card("way_of_the_ronin", WAR_UPGRADE, 1, _in(SUMMER, 2), adds={WAR_RONIN: 2})
YUREI: Final = Card("yurei", MONSTER, 3, _in(SUMMER, 1), monster=Monster(YUREI_FIGURE, 2, is_daimyo=True))
FORM_OF_THE_KITSUNE: Final = Card(
    "form_of_the_kitsune", WINTER_UPGRADE, 4, _in(AUTUMN, 2), adds={WINTER_POINTS: _kitsune}
)
FORM_OF_THE_PHOENIX: Final = Card(
    "form_of_the_phoenix", WINTER_UPGRADE, 3, _in(AUTUMN, 2), adds={WINTER_POINTS: _phoenix}
)
PATH_OF_THE_DRAGON: Final = Card("path_of_the_dragon", ENHANCEMENT, 3, _in(AUTUMN, 1), adds={DAIMYO_FORCE: 3})
RIVER_DRAGON: Final = Card("river_dragon", MONSTER, 3, _in(AUTUMN, 1), monster=Monster(DRAGON_FIGURE, 5))
WAY_OF_THE_MONEYLENDER: Final = Card("way_of_the_moneylender", WAR_UPGRADE, 0, _in(AUTUMN, 1), adds={WAR_COINS: 5})

CARDS: Final = (
    KOMAINU,
    ONI_OF_SKULLS,
    PATH_OF_THE_LION,
    RIGHTEOUSNESS,
    WAY_OF_THE_SHOGUN,
    PATH_OF_THE_SERPENT,
    RESPECT,
    WAY_OF_BUSHIDO,
    WAY_OF_THE_RONIN,
    YUREI,
    FORM_OF_THE_KITSUNE,
    FORM_OF_THE_PHOENIX,
    PATH_OF_THE_DRAGON,
    RIVER_DRAGON,
    WAY_OF_THE_MONEYLENDER,
)
