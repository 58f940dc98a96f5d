"""Victory points, coins and ronin: gained from the supply, taken from others (RS1.12, RS10.6, RS10.13, RS10.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.words import FROM_CARDS, SOURCES, STOLEN, WINTER
from gunbai.games.rising_sun.rules.hooks import COINS_OF_RICHER, POINTS_WHILE_ALLIED
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def begin_gain(table: Table) -> None:
    """RS10.13: what follows, up to the next call, is one gain of VP for each player."""
    for seat in range(table.seats):
        table.loyal[seat] = 0


def gain_points(state: State, seat: int, amount: int, source: int) -> None:
    """VP from the supply or stolen; Loyalty pays with the first VP of a gain."""
    if amount <= 0:
        return
    _score(state, seat, amount, source)
    bonus = _bonus_of_allied(state.table, seat)
    if bonus:
        state.table.loyal[seat] = 1
        _score(state, seat, bonus, FROM_CARDS)


def _bonus_of_allied(table: Table, seat: int) -> int:
    """RS10.13: once in each gain while allied, not in winter."""
    if table.ally[seat] == NOBODY or table.loyal[seat] or table.season == WINTER:
        return 0
    return POINTS_WHILE_ALLIED.total(table, seat)


def _score(state: State, seat: int, amount: int, source: int) -> None:
    state.table.vp[seat] += amount
    state.table.earned[seat * len(SOURCES) + source] += amount
    state.tell("points_gained", seat, amount, source)


def lose_points(state: State, seat: int, amount: int) -> int:
    """Take VP from a player, never more than there are; returns how many were taken (RS10.17)."""
    taken = min(amount, state.table.vp[seat])
    if taken:
        state.table.vp[seat] -= taken
        state.table.earned[seat * len(SOURCES) + STOLEN] -= taken
        state.tell("points_lost", seat, taken)
    return taken


def gain_coins(state: State, seat: int, amount: int) -> None:
    """Coins from the supply for one player."""
    if amount > 0:
        amounts = [0] * state.table.seats
        amounts[seat] = amount
        gain_coins_together(state, amounts)


def gain_coins_together(state: State, amounts: list[int]) -> None:
    """Coins from the supply for several players at one moment; Merchants compare what was held before (RS10.20)."""
    table = state.table
    shares = [richer_share(table, seat, amounts, table.coins) for seat in range(table.seats)]
    for seat in range(table.seats):
        if amounts[seat] > 0:
            table.coins[seat] += amounts[seat]
            state.tell("coins_gained", seat, amounts[seat])
    for seat in range(table.seats):
        if shares[seat]:
            table.coins[seat] += shares[seat]
            state.tell("merchant_paid", seat, shares[seat])


def richer_share(table: Table, seat: int, amounts: list[int], coins: list[int]) -> int:
    """RS10.20: what a seat gets for each strictly richer player who gains at this moment."""
    each = COINS_OF_RICHER.total(table, seat)
    if not each:
        return 0
    share = 0
    for other in range(table.seats):
        if amounts[other] > 0 and coins[other] > coins[seat]:
            share += each
    return share


def take_coins(state: State, taker: int, victim: int, amount: int) -> None:
    """Coins from another player, never more than there are."""
    taken = min(amount, state.table.coins[victim])
    if taken:
        state.table.coins[victim] -= taken
        state.table.coins[taker] += taken
        state.tell("coins_taken", taker, victim, taken)


def gain_ronin(state: State, seat: int, amount: int) -> None:
    """Ronin from the supply."""
    if amount > 0:
        state.table.ronin[seat] += amount
        state.tell("ronin_gained", seat, amount)
