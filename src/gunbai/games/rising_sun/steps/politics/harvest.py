"""Harvest: a coin for everyone, province rewards for the active player and ally (RS6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.board import EVERYWHERE, reward
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import FROM_HARVEST
from gunbai.games.rising_sun.rules.force import strongest
from gunbai.games.rising_sun.rules.gains import gain_coins_together, gain_points, gain_ronin

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def harvest(state: State, active: int) -> None:
    """All gains are taken without a choice and count as one moment (RS10.6)."""
    table = state.table
    coins = [1] * table.seats
    points = [0] * table.seats
    ronin = [0] * table.seats
    for province in EVERYWHERE:
        seat = strongest(table, province)
        if seat >= 0 and (seat == active or table.ally[seat] == active):
            gained = reward(province, table.options[SHIKOKU_REWARD] == 1, table.options[NAGATO_KYUSHU_VP] == 1)
            state.tell("harvested", seat, province)
            points[seat] += gained[0]
            coins[seat] += gained[1]
            ronin[seat] += gained[2]
    gain_coins_together(state, coins)
    for i in range(1, table.seats + 1):
        seat = (active + i) % table.seats
        gain_ronin(state, seat, ronin[seat])
        gain_points(state, seat, points[seat], FROM_HARVEST)
