"""Monsters that do something: Oni of Hate and Spite on entering, Oni of Souls on winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import VICTIM_KINDS
from gunbai.games.rising_sun.cards.counts import oni_owned
from gunbai.games.rising_sun.data.cards import ONI_OF_SOULS as SOULS_CARD
from gunbai.games.rising_sun.data.figures import ONI_OF_HATE, ONI_OF_SOULS, ONI_OF_SPITE
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.force import is_present
from gunbai.games.rising_sun.gains import gain_points, lose_points
from gunbai.games.rising_sun.honor import with_more_honor
from gunbai.games.rising_sun.moments import BATTLE_WON, ENTERED, Hook
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.killing import ask_mercy

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def hate(s: State, seat: int, copies: int, province: int) -> None:
    """One Bushi or Shinto of each player with more honor dies; Mercy is asked first."""
    t = s.table
    victims = [
        other for other in with_more_honor(t, seat) if any(count(t, other, kind, province) for kind in VICTIM_KINDS)
    ]
    if victims:
        t.push(frames.HATE, seat, sum(1 << victim for victim in victims), province)
        ask_mercy(s, seat, len(victims))


def spite(s: State, seat: int, copies: int, province: int) -> None:
    """Up to 2 VP from each player with more honor who is present."""
    stolen = 0
    for other in with_more_honor(s.table, seat):
        if is_present(s.table, other, province):
            stolen += lose_points(s, other, 2)
    gain_points(s, seat, stolen, FROM_CARDS)


def souls(s: State, seat: int, copies: int, province: int) -> None:
    """2 VP per Oni card owned, if it is alive in the battle that was won (RS10.7)."""
    if count(s.table, seat, ONI_OF_SOULS, province):
        gain_points(s, seat, 2 * oni_owned(s.table, seat), FROM_CARDS)


def register() -> None:
    ENTERED[ONI_OF_HATE] = hate
    ENTERED[ONI_OF_SPITE] = spite
    BATTLE_WON.append(Hook(SOULS_CARD, souls))
