"""The Archway set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.actions import PLACE_BUSHI, PLACE_WORSHIPPER
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE, SHRINE, SHRINES, VICTIMS, WORSHIPPERS
from gunbai.games.rising_sun.data.figures import ONI_OF_BLOOD as BLOOD_FIGURE
from gunbai.games.rising_sun.data.figures import ONI_OF_HATE as HATE_FIGURE
from gunbai.games.rising_sun.data.figures import ONI_OF_SOULS as SOULS_FIGURE
from gunbai.games.rising_sun.data.figures import ONI_OF_SPITE as SPITE_FIGURE
from gunbai.games.rising_sun.data.options import ASHIGARU, ONI_HATE_FORCE
from gunbai.games.rising_sun.data.options import JUSTICE as JUSTICE_OPTION
from gunbai.games.rising_sun.data.words import ARCHWAY, AUTUMN, FROM_CARDS, HORSEMAN, SPRING, SUMMER, TEAPOT
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
from gunbai.games.rising_sun.entries.counts import monsters_owned, oni_owned
from gunbai.games.rising_sun.rules.figures import count, shift
from gunbai.games.rising_sun.rules.force import is_present
from gunbai.games.rising_sun.rules.gains import gain_points, lose_points
from gunbai.games.rising_sun.rules.honor import with_less_honor, with_more_honor
from gunbai.games.rising_sun.rules.hooks import (
    AFTER_SUMMON_PROMPTS,
    BATTLE_WON,
    BUSHI_FORCE_AT_WAR,
    COINS_TO_HAND,
    END_OF_RECRUIT_PROMPTS,
    OTHERS_KILLED,
    WINTER_POINTS,
    Prompt,
)
from gunbai.games.rising_sun.steps.killing import Hate, ask_mercy
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _in(season: int, copies: int) -> tuple[Print, ...]:
    return (Print(ARCHWAY, season, copies),)


def _at_own_strongholds(state: State, seat: int) -> list[int]:
    """Kenin: a Bushi of the reserve to one of the own strongholds."""
    if not count(state.table, seat, BUSHI, RESERVE):
        return []
    strongholds = state.table.strongholds
    return [PLACE_BUSHI.id(0, province) for province in EVERYWHERE if strongholds[seat * 8 + province]]


def _anywhere(state: State, seat: int) -> list[int]:
    """Samurai: a Bushi of the reserve to any province."""
    return list(PLACE_BUSHI.ids()) if count(state.table, seat, BUSHI, RESERVE) else []


def _place_bushi(state: State, seat: int, id: int) -> None:
    """Placed, not summoned (RS10.4)."""
    province = PLACE_BUSHI.split(id)[1]
    shift(state.table, seat, BUSHI, RESERVE, province)
    state.tell("placed", seat, BUSHI, province)


def _at_shrines(state: State, seat: int) -> list[int]:
    """Light: a Shinto or Komainu of the reserve to a shrine."""
    return [
        PLACE_WORSHIPPER.id(index, shrine)
        for index, kind in enumerate(WORSHIPPERS)
        if count(state.table, seat, kind, RESERVE)
        for shrine in range(SHRINES)
    ]


def _place_worshipper(state: State, seat: int, id: int) -> None:
    index, shrine, _ = PLACE_WORSHIPPER.split(id)
    shift(state.table, seat, WORSHIPPERS[index], RESERVE, SHRINE + shrine)
    state.tell("placed", seat, WORSHIPPERS[index], SHRINE + shrine)


def _justice(state: State, seat: int, copies: int, victims: int) -> None:
    """3 VP for each victim with less honor (option: once per event)."""
    lower = sum(1 for other in with_less_honor(state.table, seat) if victims >> other & 1)
    if state.table.options[JUSTICE_OPTION]:
        lower = min(lower, 1)
    gain_points(state, seat, 3 * copies * lower, FROM_CARDS)


def _souls(state: State, seat: int, copies: int, province: int) -> None:
    """2 VP per Oni card owned, if it is alive in the battle that was won (RS10.7)."""
    if count(state.table, seat, SOULS_FIGURE, province):
        gain_points(state, seat, 2 * oni_owned(state.table, seat), FROM_CARDS)


def _hate_force(table: Table, seat: int) -> int:
    """An option: 1 or 4."""
    return 4 if table.options[ONI_HATE_FORCE] else 1


def _hate(state: State, seat: int, copies: int, province: int) -> None:
    """One Bushi or Shinto of each player with more honor dies; Mercy is asked first."""
    table = state.table
    victims = [
        other for other in with_more_honor(table, seat) if any(count(table, other, kind, province) for kind in VICTIMS)
    ]
    if victims:
        table.push(Hate(seat, sum(1 << victim for victim in victims), 0, province))
        ask_mercy(state, seat, len(victims))


def _spite(state: State, seat: int, copies: int, province: int) -> None:
    """Up to 2 VP from each player with more honor who is present."""
    stolen = 0
    for other in with_more_honor(state.table, seat):
        if is_present(state.table, other, province):
            stolen += lose_points(state, other, 2)
    gain_points(state, seat, stolen, FROM_CARDS)


def _beast(table: Table, seat: int) -> int:
    """3 VP per monster, wherever it is."""
    return 3 * monsters_owned(table, seat)


BENEVOLENCE: Final = Card("benevolence", VIRTUE, 1, _in(SPRING, 2), "RS10.19", adds={COINS_TO_HAND: 1})
PATH_OF_THE_KENIN: Final = Card(
    "path_of_the_kenin",
    ENHANCEMENT,
    2,
    _in(SPRING, 2),
    asks={AFTER_SUMMON_PROMPTS: Prompt(PLACE_BUSHI, "RS10.4", _at_own_strongholds, _place_bushi)},
)
PATH_OF_THE_LIGHT: Final = Card(
    "path_of_the_light",
    ENHANCEMENT,
    1,
    _in(SPRING, 1),
    asks={END_OF_RECRUIT_PROMPTS: Prompt(PLACE_WORSHIPPER, "RS6.14", _at_shrines, _place_worshipper)},
)
JUSTICE: Final = Card("justice", VIRTUE, 1, _in(SUMMER, 2), does={OTHERS_KILLED: _justice})
ONI_OF_BLOOD: Final = Card(
    "oni_of_blood",
    MONSTER,
    3,
    (Print(ARCHWAY, SUMMER, 1), Print(HORSEMAN, SUMMER, 1)),
    monster=Monster(BLOOD_FIGURE, 2, least_honor_force=2, is_oni=True),
)
ONI_OF_SOULS: Final = Card(
    "oni_of_souls",
    MONSTER,
    2,
    (Print(ARCHWAY, SUMMER, 1), Print(TEAPOT, SUMMER, 1), Print(HORSEMAN, SUMMER, 1, ASHIGARU)),
    "RS10.7",
    monster=Monster(SOULS_FIGURE, 1, is_oni=True),
    does={BATTLE_WON: _souls},
)
PATH_OF_THE_SAMURAI: Final = Card(
    "path_of_the_samurai",
    ENHANCEMENT,
    2,
    _in(SUMMER, 1),
    asks={END_OF_RECRUIT_PROMPTS: Prompt(PLACE_BUSHI, "RS6.14", _anywhere, _place_bushi)},
)
FORM_OF_THE_BEAST: Final = Card("form_of_the_beast", WINTER_UPGRADE, 4, _in(AUTUMN, 2), adds={WINTER_POINTS: _beast})
ONI_OF_HATE: Final = Card(
    "oni_of_hate",
    MONSTER,
    3,
    (Print(ARCHWAY, AUTUMN, 1), Print(TEAPOT, AUTUMN, 1), Print(HORSEMAN, AUTUMN, 1)),
    "RS10.16",
    monster=Monster(HATE_FIGURE, 1, is_oni=True, force_of=_hate_force, enters=_hate),
)
ONI_OF_SPITE: Final = Card(
    "oni_of_spite",
    MONSTER,
    3,
    (Print(ARCHWAY, AUTUMN, 1), Print(HORSEMAN, AUTUMN, 1)),
    "RS10.16",
    monster=Monster(SPITE_FIGURE, 1, is_oni=True, enters=_spite),
)
WAY_OF_THE_KATANA: Final = Card("way_of_the_katana", WAR_UPGRADE, 3, _in(AUTUMN, 1), adds={BUSHI_FORCE_AT_WAR: 1})

CARDS: Final = (
    BENEVOLENCE,
    PATH_OF_THE_KENIN,
    PATH_OF_THE_LIGHT,
    JUSTICE,
    ONI_OF_BLOOD,
    ONI_OF_SOULS,
    PATH_OF_THE_SAMURAI,
    FORM_OF_THE_BEAST,
    ONI_OF_HATE,
    ONI_OF_SPITE,
    WAY_OF_THE_KATANA,
)
