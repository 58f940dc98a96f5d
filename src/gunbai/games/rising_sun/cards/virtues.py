"""Virtues that act by themselves: Honesty, Righteousness, Justice, Courage.

Benevolence, Mercy and Respect ask their owner and are steps; Loyalty is in `purse`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.cards import COURAGE, HONESTY, JUSTICE, RIGHTEOUSNESS
from gunbai.games.rising_sun.data.options import COURAGE as COURAGE_OPTION
from gunbai.games.rising_sun.data.options import JUSTICE as JUSTICE_OPTION
from gunbai.games.rising_sun.data.words import BETRAY, FROM_CARDS
from gunbai.games.rising_sun.gains import gain_points
from gunbai.games.rising_sun.honor import with_less_honor
from gunbai.games.rising_sun.moments import FIGURE_KILLED, MANDATE_CHOSEN, OTHERS_KILLED, TOKEN_WON, Hook
from gunbai.games.rising_sun.table import NOBODY

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def honesty(s: State, seat: int, copies: int, mandate: int) -> None:
    """2 VP for choosing a mandate other than Betray while allied."""
    if mandate != BETRAY and s.table.ally[seat] != NOBODY:
        gain_points(s, seat, 2 * copies, FROM_CARDS)


def righteousness(s: State, seat: int, copies: int, killer: int) -> None:
    """1 VP for each own figure killed, seppuku included."""
    gain_points(s, seat, copies, FROM_CARDS)


def justice(s: State, seat: int, copies: int, victims: int) -> None:
    """3 VP for each victim with less honor (option: once per event)."""
    lower = sum(1 for other in with_less_honor(s.table, seat) if victims >> other & 1)
    if s.table.options[JUSTICE_OPTION] == 1:
        lower = min(lower, 1)
    gain_points(s, seat, 3 * copies * lower, FROM_CARDS)


def courage(s: State, seat: int, copies: int, after_battle: int) -> None:
    """2 VP for each war province token (option: only after a battle)."""
    if after_battle or s.table.options[COURAGE_OPTION] == 0:
        gain_points(s, seat, 2 * copies, FROM_CARDS)


def register() -> None:
    MANDATE_CHOSEN.append(Hook(HONESTY, honesty))
    FIGURE_KILLED.append(Hook(RIGHTEOUSNESS, righteousness))
    OTHERS_KILLED.append(Hook(JUSTICE, justice))
    TOKEN_WON.append(Hook(COURAGE, courage))
