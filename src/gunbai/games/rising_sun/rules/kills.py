"""Killing figures, and what cards make of it (RS10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.figures import FALLEN, RESERVE
from gunbai.games.rising_sun.rules.figures import shift
from gunbai.games.rising_sun.rules.hooks import FIGURE_KILLED, OTHERS_KILLED, fire

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def kill(state: State, killer: int, victim: int, kind: int, province: int) -> None:
    """One figure dies; in a battle it lies fallen until the poets have sung (RS1.5, RS9.9)."""
    table = state.table
    if table.fighters:
        table.fallen += 1
        shift(table, victim, kind, province, FALLEN)
    else:
        shift(table, victim, kind, province, RESERVE)
    state.tell("killed", killer, victim, kind, province)
    fire(state, FIGURE_KILLED, victim, killer)


def praise(state: State, killer: int, victims: int) -> None:
    """After one event of killing: what the killer's cards give for its victims (bits)."""
    victims &= ~(1 << killer)
    if victims:
        fire(state, OTHERS_KILLED, killer, victims)
