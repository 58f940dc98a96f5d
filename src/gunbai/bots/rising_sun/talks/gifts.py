"""Offers of others: taken when they give, refused when they only cost (RS3.2). Steady makes none of its own."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.games.rising_sun.asides import offer_row
from gunbai.games.rising_sun.table import OFFER, Table


def answer(table: Table, seat: int, giver: int) -> str:
    """`accept` or `refuse`; no promise binds (RS3.1), so a promise counts for nothing."""
    row = offer_row(table, giver, seat)
    _, coins, ronin, coins_asked, ronin_asked, _ = table.offers[row : row + OFFER]
    payable = table.coins[giver] >= coins and table.ronin[giver] >= ronin
    payable = payable and table.coins[seat] >= coins_asked and table.ronin[seat] >= ronin_asked
    gain = (coins - coins_asked) * w.COIN + (ronin - ronin_asked) * ronin_worth(table, seat)
    return "accept" if payable and gain > 0 else "refuse"


def ronin_worth(table: Table, seat: int) -> float:
    """Koi's ronin become coins when the wars begin (RS12.1)."""
    return w.COIN * 0.95 if table.clan(seat).turns_ronin_into_coins else w.RONIN
