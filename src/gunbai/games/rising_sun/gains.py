"""Victory points, coins and ronin: gained from the supply, taken from others (RS1.12, RS10.6, RS10.13, RS10.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.cards.purse import loyalty_bonus, merchant_share
from gunbai.games.rising_sun.data.words import FROM_CARDS, SOURCES, STOLEN
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def begin_gain(t: Table) -> None:
    """RS10.13: what follows, up to the next call, is one gain of VP for each player."""
    t.loyal = [0] * t.n


def gain_points(s: State, seat: int, amount: int, source: int) -> None:
    """VP from the supply or stolen; Loyalty pays with the first VP of a gain."""
    if amount <= 0:
        return
    _score(s, seat, amount, source)
    bonus = loyalty_bonus(s.table, seat)
    if bonus:
        s.table.loyal[seat] = 1
        _score(s, seat, bonus, FROM_CARDS)


def _score(s: State, seat: int, amount: int, source: int) -> None:
    s.table.vp[seat] += amount
    s.table.earned[seat * len(SOURCES) + source] += amount
    s.tell("points_gained", seat, amount, source)


def lose_points(s: State, seat: int, amount: int) -> int:
    """Take VP from a player, never more than there are; returns how many were taken (RS10.17)."""
    taken = min(amount, s.table.vp[seat])
    if taken:
        s.table.vp[seat] -= taken
        s.table.earned[seat * len(SOURCES) + STOLEN] -= taken
        s.tell("points_lost", seat, taken)
    return taken


def gain_coins(s: State, seat: int, amount: int) -> None:
    """Coins from the supply for one player."""
    amounts = [0] * s.table.n
    amounts[seat] = amount
    gain_coins_together(s, amounts)


def gain_coins_together(s: State, amounts: list[int]) -> None:
    """Coins from the supply for several players at one moment; Merchants compare what was held before (RS10.20)."""
    t = s.table
    shares = [merchant_share(t, seat, amounts) for seat in range(t.n)]
    for seat in range(t.n):
        if amounts[seat] > 0:
            t.coins[seat] += amounts[seat]
            s.tell("coins_gained", seat, amounts[seat])
    for seat in range(t.n):
        if shares[seat]:
            t.coins[seat] += shares[seat]
            s.tell("merchant_paid", seat, shares[seat])


def take_coins(s: State, taker: int, victim: int, amount: int) -> int:
    """Coins from another player, never more than there are."""
    taken = min(amount, s.table.coins[victim])
    if taken:
        s.table.coins[victim] -= taken
        s.table.coins[taker] += taken
        s.tell("coins_taken", taker, victim, taken)
    return taken


def gain_ronin(s: State, seat: int, amount: int) -> None:
    if amount > 0:
        s.table.ronin[seat] += amount
        s.tell("ronin_gained", seat, amount)
