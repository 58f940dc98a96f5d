"""Figures that come into a province (RS10.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.figures import CORE_KINDS, KINDS
from gunbai.games.rising_sun.entries.card import MONSTER_FIGURES

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def acts_on_entering(kind: int) -> bool:
    """Whether a figure of this kind does anything when it comes into a province; a stronghold does not."""
    return CORE_KINDS <= kind < KINDS and MONSTER_FIGURES[kind - CORE_KINDS].enters is not None


def enter(state: State, seat: int, kind: int, province: int) -> None:
    """A figure has come into a province: what it does there is resolved at once."""
    if kind < CORE_KINDS:
        return
    effect = MONSTER_FIGURES[kind - CORE_KINDS].enters
    if effect is not None:
        effect(state, seat, 1, province)
