"""The Horseman set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.actions import KILL, USE
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.figures import BUSHI, VICTIMS
from gunbai.games.rising_sun.data.options import ASHIGARU, MONKEY
from gunbai.games.rising_sun.data.options import COURAGE as COURAGE_OPTION
from gunbai.games.rising_sun.data.words import AUTUMN, FROM_CARDS, HORSEMAN, SPRING, SUMMER
from gunbai.games.rising_sun.entries.card import ENHANCEMENT, VIRTUE, WAR_UPGRADE, WINTER_UPGRADE, Card, Print
from gunbai.games.rising_sun.entries.counts import oni_owned
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.gains import gain_coins, gain_points, take_coins
from gunbai.games.rising_sun.rules.honor import lose_honor
from gunbai.games.rising_sun.rules.hooks import (
    AFTER_SUMMON,
    AFTER_SUMMON_PROMPTS,
    HONOR_AFTER_SUMMON,
    MERCY_POINTS,
    TOKEN_WON,
    WAR_ASKS,
    WAR_STARTED,
    WAR_TAX,
    WINTER_POINTS,
    Prompt,
)
from gunbai.games.rising_sun.steps.killing import Disgrace, Strike, ask_mercy
from gunbai.games.rising_sun.steps.war.ashigaru import Ashigaru, ashigaru_provinces
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _in(season: int, copies: int) -> tuple[Print, ...]:
    return (Print(HORSEMAN, season, copies),)


def _courage(state: State, seat: int, copies: int, after_battle: int) -> None:
    """2 VP for each war province token (option: only after a battle)."""
    if after_battle or not state.table.options[COURAGE_OPTION]:
        gain_points(state, seat, 2 * copies, FROM_CARDS)


def _any_bushi(state: State, seat: int) -> list[int]:
    """Ninja: any Bushi on the map, the own ones too."""
    table = state.table
    index = VICTIMS.index(BUSHI)
    return [
        KILL.id(other, index, province)
        for other in range(table.seats)
        for province in EVERYWHERE
        if count(table, other, BUSHI, province)
    ]


def _strike(state: State, seat: int, id: int) -> None:
    """The deed, Mercy before it, disgrace after it."""
    victim, _, province = KILL.split(id)
    state.table.push(Disgrace(seat))
    state.table.push(Strike(seat, victim, province))
    ask_mercy(state, seat, 0 if victim == seat else 1)


def _richest(table: Table, seat: int) -> list[int]:
    """The opponents with the most coins, all of them if tied (RS2.4 does not apply)."""
    most = max(table.coins[other] for other in range(table.seats) if other != seat)
    return [other for other in range(table.seats) if other != seat and table.coins[other] == most]


def _monkey_choices(state: State, seat: int) -> list[int]:
    coins = state.table.coins
    return [USE.id(PATH_OF_THE_MONKEY.index)] if any(coins[other] for other in _richest(state.table, seat)) else []


def _monkey(state: State, seat: int, id: int) -> None:
    """1 coin from each of the richest, then honor is lost once."""
    for victim in _richest(state.table, seat):
        take_coins(state, seat, victim, 1)
    lose_honor(state, seat)


def _demon(table: Table, seat: int) -> int:
    """3 VP per Oni, wherever it is."""
    return 3 * oni_owned(table, seat)


def _spirit(state: State, seat: int, copies: int, about: int) -> None:
    """2 coins and 2 VP for the most honored of all."""
    if state.table.rank[seat] == 0:
        gain_coins(state, seat, 2 * copies)
        gain_points(state, seat, 2 * copies, FROM_CARDS)


def _ashigaru_asks(table: Table, seat: int) -> int:
    return len(ashigaru_provinces(table, seat))


def _ashigaru(state: State, seat: int, copies: int, about: int) -> None:
    if ashigaru_provinces(state.table, seat):
        state.table.push(Ashigaru(seat))


COURAGE: Final = Card("courage", VIRTUE, 3, _in(SPRING, 2), does={TOKEN_WON: _courage})
PATH_OF_THE_NINJA: Final = Card(
    "path_of_the_ninja",
    ENHANCEMENT,
    2,
    _in(SPRING, 1),
    adds={HONOR_AFTER_SUMMON: 1},
    asks={AFTER_SUMMON_PROMPTS: Prompt(KILL, "RS10.12", _any_bushi, _strike, asks=True)},
)
WAY_OF_THE_RIGHTEOUS: Final = Card("way_of_the_righteous", WAR_UPGRADE, 2, _in(SPRING, 2), adds={WAR_TAX: 1})
MERCY: Final = Card("mercy", VIRTUE, 1, _in(SUMMER, 2), "RS10.12", adds={MERCY_POINTS: 2})
PATH_OF_THE_MONKEY: Final = Card(
    "path_of_the_monkey",
    ENHANCEMENT,
    0,
    (Print(HORSEMAN, SUMMER, 2, MONKEY),),
    adds={HONOR_AFTER_SUMMON: 1},
    asks={AFTER_SUMMON_PROMPTS: Prompt(USE, "RS10.5", _monkey_choices, _monkey)},
)
FORM_OF_THE_DEMON: Final = Card("form_of_the_demon", WINTER_UPGRADE, 3, _in(AUTUMN, 2), adds={WINTER_POINTS: _demon})
PATH_OF_THE_SPIRIT: Final = Card("path_of_the_spirit", ENHANCEMENT, 2, _in(AUTUMN, 1), does={AFTER_SUMMON: _spirit})
# Only with the option horseman_summer = ashigaru; its printed cost is not attested, 2 is our choice.
WAY_OF_THE_ASHIGARU: Final = Card(
    "way_of_the_ashigaru",
    WAR_UPGRADE,
    2,
    (Print(HORSEMAN, SUMMER, 1, ASHIGARU),),
    adds={WAR_ASKS: _ashigaru_asks},
    does={WAR_STARTED: _ashigaru},
    asks_at=(WAR_STARTED,),
)

CARDS: Final = (
    COURAGE,
    PATH_OF_THE_NINJA,
    WAY_OF_THE_RIGHTEOUS,
    MERCY,
    PATH_OF_THE_MONKEY,
    FORM_OF_THE_DEMON,
    PATH_OF_THE_SPIRIT,
    WAY_OF_THE_ASHIGARU,
)
