"""The war phase: its start, then the wars in order (RS8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.force import force, present
from gunbai.games.rising_sun.gains import begin_gain
from gunbai.games.rising_sun.honor import most_honored
from gunbai.games.rising_sun.moments import TOKEN_WON, fire
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import DISCARDED, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Wars(Step):
    """RS8.1, RS8.2: war upgrades first, then one war after another. Frame: -, begun, -."""

    name = "wars"
    clause = "RS8.2"

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = 1
            s.tell("wars_began")
            t.push(frames.WAR_START)
        elif t.war == len(t.wars):
            t.pop()
        else:
            province = t.wars[t.war]
            t.war += 1
            _wage(s, province)
        return False


def _wage(s: State, province: int) -> None:
    """RS8.2 to RS8.5: nobody, one, two allies, or a battle."""
    t = s.table
    here = present(t, province)
    if not here:
        t.tokens[t.season * 8 + province] = DISCARDED
        s.tell("war_skipped", province)
    elif len(here) == 1:
        begin_gain(t)
        win_token(s, here[0], province, after_battle=0)
    elif len(here) == 2 and t.ally[here[0]] == here[1]:
        begin_gain(t)
        win_token(s, _stronger(t, here, province), province, after_battle=0)
    else:
        t.push(frames.BATTLE, 0, 0, province)


def _stronger(t: Table, seats: list[int], province: int) -> int:
    """The most Force, ties by honor (RS8.4)."""
    most = max(force(t, seat, province) for seat in seats)
    return most_honored(t, [seat for seat in seats if force(t, seat, province) == most])


def win_token(s: State, seat: int, province: int, after_battle: int) -> None:
    """RS8.6: the token lies face up with its owner."""
    s.table.tokens[s.table.season * 8 + province] = seat
    s.tell("token_won", seat, province)
    fire(s, TOKEN_WON, seat, after_battle)
