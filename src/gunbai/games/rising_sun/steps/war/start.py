"""The start of the war phase: gains, takings, Koi's exchange, in an order that is asked where it matters (RS8.1)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.rules.gains import begin_gain, gain_coins, gain_points, gain_ronin, take_coins
from gunbai.games.rising_sun.rules.honor import with_less_honor
from gunbai.games.rising_sun.rules.hooks import (
    COINS_OF_RICHER,
    HONOR_AFTER_SUMMON,
    TOKEN_WON,
    WAR_ASKS,
    WAR_COINS,
    WAR_POINTS,
    WAR_RONIN,
    WAR_STARTED,
    WAR_TAX,
    fire,
    may_ask,
)
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, GameStep
from gunbai.games.rising_sun.steps.ordering import Ordering
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.fields import Field, SeatField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class WarStart(Ordering):
    """RS8.1: everything that says "at the start of the war phase"; asked only where the order can matter."""

    name: ClassVar[str] = "war_start"

    def involved(self, state: State) -> list[int]:
        begin_gain(state.table)
        return [seat for seat in range(state.table.seats) if _acts(state.table, seat)]

    def order_matters(self, state: State, seats: list[int]) -> bool:
        return war_order_matters(state.table, seats)

    def asking(self, seat: int, waiting: int) -> Ordering:
        return WarStart(seat, 1, waiting)

    def go(self, table: Table, seat: int) -> None:
        table.push(SeatAtWarStart(seat))


class SeatAtWarStart(GameStep):
    """One player's war upgrades; plain gains are automatic, Koi's exchange comes last, then what asks."""

    name: ClassVar[str] = "seat_at_war_start"
    clause: ClassVar[str] = "RS8.1"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(),)

    def resume(self, state: State) -> bool:
        state.table.pop()
        _resolve(state, self.seat)
        return False


def _exchange(table: Table, seat: int) -> int:
    """Ronin that turn into coins, those included that the seat gains now (RS12.1)."""
    if not table.clan(seat).turns_ronin_into_coins:
        return 0
    return table.ronin[seat] + WAR_RONIN.total(table, seat)


def _acts(table: Table, seat: int) -> bool:
    """Whether a player has anything to resolve now."""
    return (
        WAR_COINS.total(table, seat) > 0
        or WAR_TAX.total(table, seat) > 0
        or WAR_RONIN.total(table, seat) > 0
        or WAR_POINTS.total(table, seat) > 0
        or _exchange(table, seat) > 0
        or WAR_ASKS.total(table, seat) > 0
    )


def _resolve(state: State, seat: int) -> None:
    """Gains, takings, Koi's exchange, in this order; then what asks."""
    table = state.table
    gain_coins(state, seat, WAR_COINS.total(table, seat))
    gain_ronin(state, seat, WAR_RONIN.total(table, seat))
    gain_points(state, seat, WAR_POINTS.total(table, seat), FROM_CARDS)
    tax = WAR_TAX.total(table, seat)
    if tax:
        for victim in with_less_honor(table, seat):
            take_coins(state, seat, victim, tax)
    if table.ronin[seat] and table.clan(seat).turns_ronin_into_coins:
        turned = table.ronin[seat]
        table.coins[seat] += turned
        table.ronin[seat] = 0
        state.tell("ronin_turned", seat, turned)
    fire(state, WAR_STARTED, seat, 0)


def war_asks_nobody(table: Table, stirred: int) -> bool:
    """Whether the war phase certainly comes to its first bids, or the season to its end, without a question."""
    if stirred & (GOODS | OTHERS) or may_ask(table, TOKEN_WON) or may_ask(table, WAR_STARTED):
        return False
    return not war_order_matters(table, [seat for seat in range(table.seats) if _acts(table, seat)])


def war_order_matters(table: Table, seats: list[int]) -> bool:
    """RS2.5: only takings and Merchants can make purses depend on the order, so all orders are reckoned.

    What costs honor after a summon that is asked now moves those whom another's tax reaches.
    """
    taxing = [seat for seat in seats if WAR_TAX.total(table, seat)]
    if not taxing and not any(COINS_OF_RICHER.total(table, seat) for seat in range(table.seats)):
        return False
    for seat in seats:
        if HONOR_AFTER_SUMMON.total(table, seat) and WAR_ASKS.total(table, seat) and taxing != [seat]:
            return bool(taxing)
    return Purses(table, seats).differ()


class Purses:
    """What every purse holds after the start of the war phase, reckoned for any order of the seats."""

    def __init__(self, table: Table, seats: list[int]) -> None:
        self.table = table
        self.gains = [WAR_COINS.total(table, seat) for seat in range(table.seats)]
        self.taxes = [WAR_TAX.total(table, seat) for seat in range(table.seats)]
        self.exchanges = [_exchange(table, seat) for seat in range(table.seats)]
        self.shares = [COINS_OF_RICHER.total(table, seat) for seat in range(table.seats)]
        self.seats = [seat for seat in seats if self.gains[seat] or self.taxes[seat] or self.exchanges[seat]]

    def differ(self) -> bool:
        """Whether two orders leave different purses."""
        first = self._after(tuple(self.seats))
        return any(self._after(order) != first for order in permutations(self.seats))

    def _after(self, order: tuple[int, ...]) -> list[int]:
        coins = self.table.coins[:]
        for seat in order:
            self._gain(coins, seat)
            for victim in with_less_honor(self.table, seat):
                taken = min(self.taxes[seat], coins[victim])
                coins[victim] -= taken
                coins[seat] += taken
            coins[seat] += self.exchanges[seat]
        return coins

    def _gain(self, coins: list[int], seat: int) -> None:
        """From the supply: whoever is poorer may have a share (RS10.20)."""
        if not self.gains[seat]:
            return
        held = coins[seat]
        for other in range(len(coins)):
            if self.shares[other] and held > coins[other]:
                coins[other] += self.shares[other]
        coins[seat] += self.gains[seat]
