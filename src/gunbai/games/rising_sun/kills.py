"""Killing figures, and what cards make of it (RS10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.figures import FALLEN, RESERVE
from gunbai.games.rising_sun.figures import shift
from gunbai.games.rising_sun.moments import FIGURE_KILLED, OTHERS_KILLED, fire

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def kill(s: State, killer: int, victim: int, kind: int, province: int) -> None:
    """One figure dies; in a battle it lies fallen until the poets have sung (RS1.5, RS9.9)."""
    t = s.table
    if t.fighters:
        t.fallen += 1
        shift(t, victim, kind, province, FALLEN)
    else:
        shift(t, victim, kind, province, RESERVE)
    s.tell("killed", killer, victim, kind, province)
    fire(s, FIGURE_KILLED, victim, killer)


def praise(s: State, killer: int, victims: int) -> None:
    """After one event of killing: what the killer's cards give for its victims (bits)."""
    victims &= ~(1 << killer)
    if victims:
        fire(s, OTHERS_KILLED, killer, victims)
