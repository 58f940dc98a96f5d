"""Paths that act after a summon (RS10.5) or at the end of a Recruit mandate (RS6.14).

Lion and Dragon are in `force`, Serpent in `steps.moving`, Unrighteous in `steps.betray`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import KILL, PLACE, PLACE_AT_SHRINE, USE, kill_id
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.cards import (
    PATH_OF_THE_KENIN,
    PATH_OF_THE_LIGHT,
    PATH_OF_THE_MONKEY,
    PATH_OF_THE_NINJA,
    PATH_OF_THE_PATRON,
    PATH_OF_THE_SAMURAI,
    PATH_OF_THE_SPIRIT,
    PATH_OF_THE_WARLORD,
)
from gunbai.games.rising_sun.data.figures import BUSHI, KOMAINU, RESERVE, SHINTO, SHRINE, SHRINES
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.figures import count, shift
from gunbai.games.rising_sun.gains import gain_coins, gain_points, take_coins
from gunbai.games.rising_sun.honor import lose_honor, with_less_honor
from gunbai.games.rising_sun.moments import AFTER_SUMMON, AFTER_SUMMON_PROMPTS, END_OF_RECRUIT_PROMPTS, Hook, Prompt
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.killing import ask_mercy
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _patron_coins(t: Table, seat: int) -> int:
    """Path of the Patron: 2 coins if at least two players have less honor."""
    return 2 * t.has(seat, PATH_OF_THE_PATRON) if len(with_less_honor(t, seat)) >= 2 else 0


def _purse_of_the_warlord(s: State, seat: int, copies: int, about: int) -> None:
    """Path of the Warlord: 1 coin per copy; with the Patron's it is one gain (RS10.6)."""
    gain_coins(s, seat, copies + _patron_coins(s.table, seat))


def _purse_of_the_patron(s: State, seat: int, copies: int, about: int) -> None:
    if not s.table.has(seat, PATH_OF_THE_WARLORD):
        gain_coins(s, seat, _patron_coins(s.table, seat))


def _spirit(s: State, seat: int, copies: int, about: int) -> None:
    """2 coins and 2 VP for the most honored of all."""
    if s.table.rank[seat] == 0:
        gain_coins(s, seat, 2 * copies)
        gain_points(s, seat, 2 * copies, FROM_CARDS)


def _kenin_choices(s: State, seat: int) -> list[int]:
    """A Bushi of the reserve to one of the own strongholds."""
    if not count(s.table, seat, BUSHI, RESERVE):
        return []
    return [PLACE + province for province in EVERYWHERE if s.table.strongholds[seat * 8 + province]]


def _samurai_choices(s: State, seat: int) -> list[int]:
    """A Bushi of the reserve to any province."""
    return [PLACE + province for province in EVERYWHERE] if count(s.table, seat, BUSHI, RESERVE) else []


def _place_bushi(s: State, seat: int, id: int) -> None:
    """Placed, not summoned (RS10.4)."""
    shift(s.table, seat, BUSHI, RESERVE, id - PLACE)
    s.tell("placed", seat, BUSHI, id - PLACE)


def _light_choices(s: State, seat: int) -> list[int]:
    """A Shinto or Komainu of the reserve to a shrine."""
    ids = []
    for index, kind in enumerate((SHINTO, KOMAINU)):
        if count(s.table, seat, kind, RESERVE):
            ids += [PLACE_AT_SHRINE + index * SHRINES + shrine for shrine in range(SHRINES)]
    return ids


def _place_worshipper(s: State, seat: int, id: int) -> None:
    index, shrine = divmod(id - PLACE_AT_SHRINE, SHRINES)
    kind = KOMAINU if index else SHINTO
    shift(s.table, seat, kind, RESERVE, SHRINE + shrine)
    s.tell("placed", seat, kind, SHRINE + shrine)


def _ninja_choices(s: State, seat: int) -> list[int]:
    """Any Bushi on the map, the own ones too."""
    t = s.table
    return [kill_id(other, BUSHI, p) for other in range(t.n) for p in EVERYWHERE if count(t, other, BUSHI, p)]


def _ninja(s: State, seat: int, id: int) -> None:
    """The deed, Mercy before it, disgrace after it."""
    victim, rest = divmod(id - KILL, 24)
    s.table.push(frames.DISGRACE, seat)
    s.table.push(frames.STRIKE, seat, victim, rest % 8)
    ask_mercy(s, seat, 0 if victim == seat else 1)


def _monkey_choices(s: State, seat: int) -> list[int]:
    return [USE + PATH_OF_THE_MONKEY] if any(s.table.coins[other] for other in _richest(s.table, seat)) else []


def _richest(t: Table, seat: int) -> list[int]:
    """The opponents with the most coins, all of them if tied (RS2.4 does not apply)."""
    most = max(t.coins[other] for other in range(t.n) if other != seat)
    return [other for other in range(t.n) if other != seat and t.coins[other] == most]


def _monkey(s: State, seat: int, id: int) -> None:
    """1 coin from each of the richest, then honor is lost once."""
    for victim in _richest(s.table, seat):
        take_coins(s, seat, victim, 1)
    lose_honor(s, seat)


def register() -> None:
    AFTER_SUMMON.append(Hook(PATH_OF_THE_WARLORD, _purse_of_the_warlord))
    AFTER_SUMMON.append(Hook(PATH_OF_THE_PATRON, _purse_of_the_patron))
    AFTER_SUMMON.append(Hook(PATH_OF_THE_SPIRIT, _spirit))
    AFTER_SUMMON_PROMPTS.append(Prompt(PATH_OF_THE_KENIN, PLACE, PLACE + 8, _kenin_choices, _place_bushi, "RS10.4"))
    AFTER_SUMMON_PROMPTS.append(Prompt(PATH_OF_THE_NINJA, KILL, KILL + 120, _ninja_choices, _ninja, "RS10.12"))
    AFTER_SUMMON_PROMPTS.append(Prompt(PATH_OF_THE_MONKEY, USE, USE + 41, _monkey_choices, _monkey, "RS10.5"))
    END_OF_RECRUIT_PROMPTS.append(
        Prompt(PATH_OF_THE_LIGHT, PLACE_AT_SHRINE, PLACE_AT_SHRINE + 8, _light_choices, _place_worshipper, "RS6.14")
    )
    END_OF_RECRUIT_PROMPTS.append(
        Prompt(PATH_OF_THE_SAMURAI, PLACE, PLACE + 8, _samurai_choices, _place_bushi, "RS6.14")
    )
