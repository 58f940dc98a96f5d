"""Harvest: a coin for everyone, province rewards for the active player and ally (RS6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.board import EVERYWHERE, reward
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import FROM_HARVEST
from gunbai.games.rising_sun.force import strongest
from gunbai.games.rising_sun.gains import gain_coins_together, gain_points, gain_ronin

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def harvest(s: State, active: int) -> None:
    """All gains are taken without a choice and count as one moment (RS10.6)."""
    t = s.table
    coins = [1] * t.n
    points = [0] * t.n
    ronin = [0] * t.n
    for province in EVERYWHERE:
        seat = strongest(t, province)
        if seat >= 0 and (seat == active or t.ally[seat] == active):
            gained = reward(province, t.options[SHIKOKU_REWARD] == 1, t.options[NAGATO_KYUSHU_VP] == 1)
            s.tell("harvested", seat, province)
            points[seat] += gained[0]
            coins[seat] += gained[1]
            ronin[seat] += gained[2]
    gain_coins_together(s, coins)
    for i in range(1, t.n + 1):
        seat = (active + i) % t.n
        gain_ronin(s, seat, ronin[seat])
        gain_points(s, seat, points[seat], FROM_HARVEST)
