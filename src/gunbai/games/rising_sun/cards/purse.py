"""Cards that add to what players gain: Loyalty and Way of the Merchant. Pure questions to the table."""

from __future__ import annotations

from gunbai.games.rising_sun.data.cards import LOYALTY, WAY_OF_THE_MERCHANT, WINTER
from gunbai.games.rising_sun.table import Table


def loyalty_bonus(t: Table, seat: int) -> int:
    """RS10.13: +1 VP per copy for each gain while allied, not in winter."""
    copies = t.has(seat, LOYALTY)
    if not copies or t.loyal[seat] or t.ally[seat] < 0 or t.season == WINTER:
        return 0
    return copies


def merchant_share(t: Table, seat: int, amounts: list[int]) -> int:
    """RS10.20: one coin per copy for each strictly richer player who gains at this moment."""
    copies = t.has(seat, WAY_OF_THE_MERCHANT)
    if not copies:
        return 0
    richer = [other for other in range(t.n) if amounts[other] > 0 and t.coins[other] > t.coins[seat]]
    return copies * len(richer)
