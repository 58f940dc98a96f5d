"""War upgrades: what happens at the start of the war phase (RS8.1), Koi's exchange included (RS12.1)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE, SUMMON
from gunbai.games.rising_sun.cards.counts import virtues_owned
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.cards import (
    PATH_OF_THE_NINJA,
    WAY_OF_BUSHIDO,
    WAY_OF_THE_ASHIGARU,
    WAY_OF_THE_MERCHANT,
    WAY_OF_THE_MONEYLENDER,
    WAY_OF_THE_RIGHTEOUS,
    WAY_OF_THE_RONIN,
    WAY_OF_THE_SHOGUN,
)
from gunbai.games.rising_sun.data.clans import KOI
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.data.options import BUSHIDO
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.figures import count, figures_at
from gunbai.games.rising_sun.gains import gain_coins, gain_points, gain_ronin, take_coins
from gunbai.games.rising_sun.honor import with_less_honor
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.recruit import summon
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _coins(t: Table, seat: int) -> int:
    """All coins a player's war upgrades bring from the supply: one gain."""
    virtues = virtues_owned(t, seat) if t.has(seat, WAY_OF_BUSHIDO) else 0
    if virtues and t.options[BUSHIDO] == 1:
        virtues = 1
    return (
        3 * t.has(seat, WAY_OF_THE_SHOGUN)
        + 5 * t.has(seat, WAY_OF_THE_MONEYLENDER)
        + 2 * virtues * t.has(seat, WAY_OF_BUSHIDO)
    )


def _exchanges(t: Table, seat: int) -> bool:
    return t.clans[seat] == KOI and (t.ronin[seat] > 0 or t.has(seat, WAY_OF_THE_RONIN) > 0)


def _moves_coins(t: Table, seat: int) -> bool:
    return _coins(t, seat) > 0 or t.has(seat, WAY_OF_THE_RIGHTEOUS) > 0 or _exchanges(t, seat)


def acts_at_war_start(t: Table, seat: int) -> bool:
    """Whether a player has anything to resolve now."""
    if _moves_coins(t, seat) or t.has(seat, WAY_OF_THE_RONIN):
        return True
    return bool(ashigaru_provinces(t, seat)) or virtues_owned(t, seat) * t.has(seat, WAY_OF_BUSHIDO) > 0


def war_order_matters(s: State, seats: list[int]) -> bool:
    """RS2.5: only takings and Merchants can make purses depend on the order, so all orders are tried on copies.

    A Ninja after the Ashigaru's summon moves honor, and with it those whom another's Righteous may tax.
    """
    t = s.table
    taxing = [seat for seat in seats if t.has(seat, WAY_OF_THE_RIGHTEOUS)]
    if not taxing and not any(t.has(seat, WAY_OF_THE_MERCHANT) for seat in range(t.n)):
        return False
    for seat in seats:
        if t.has(seat, PATH_OF_THE_NINJA) and ashigaru_provinces(t, seat) and taxing != [seat]:
            return bool(taxing)
    return len({_purses_after(s, order) for order in permutations(seats)}) > 1


def _purses_after(s: State, order: tuple[int, ...]) -> tuple[int, ...]:
    twin = s.copy()
    for seat in order:
        resolve_war_start(twin, seat)
    return tuple(twin.table.coins)


def resolve_war_start(s: State, seat: int) -> None:
    """Gains, takings, Koi's exchange, in this order; then the one upgrade that asks."""
    t = s.table
    gain_coins(s, seat, _coins(t, seat))
    gain_ronin(s, seat, 2 * t.has(seat, WAY_OF_THE_RONIN))
    gain_points(s, seat, 2 * virtues_owned(t, seat) * t.has(seat, WAY_OF_BUSHIDO), FROM_CARDS)
    if t.has(seat, WAY_OF_THE_RIGHTEOUS):
        for victim in with_less_honor(t, seat):
            take_coins(s, seat, victim, t.has(seat, WAY_OF_THE_RIGHTEOUS))
    if t.clans[seat] == KOI and t.ronin[seat]:
        s.tell("ronin_turned", seat, t.ronin[seat])
        t.coins[seat] += t.ronin[seat]
        t.ronin[seat] = 0
    if ashigaru_provinces(t, seat):
        t.push(frames.ASHIGARU, seat, 0, -1)


def ashigaru_provinces(t: Table, seat: int) -> list[int]:
    """Provinces with exactly one own figure, if there is a Bushi to summon."""
    if not t.has(seat, WAY_OF_THE_ASHIGARU) or not count(t, seat, BUSHI, RESERVE):
        return []
    return [province for province in EVERYWHERE if figures_at(t, seat, province) == 1]


class Ashigaru(Step):
    """Way of the Ashigaru: up to two Bushi where exactly one own figure stands. Frame: seat, summoned, province."""

    name = "ashigaru"
    clause = "RS8.1"

    def resume(self, s: State) -> bool:
        if self.waits(s, s.table.stack[-3]):
            return True
        self._finish(s.table)
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        if t.stack[-1] < 0:
            return [DONE] + [SUMMON + BUSHI * 8 + province for province in ashigaru_provinces(t, seat)]
        if t.stack[-2] < 2 and count(t, seat, BUSHI, RESERVE):
            return [DONE, SUMMON + BUSHI * 8 + t.stack[-1]]
        return [DONE]

    def apply(self, s: State, seat: int, id: int) -> None:
        if id == DONE:
            self._finish(s.table)
            return
        s.table.stack[-1] = (id - SUMMON) % 8
        s.table.stack[-2] += 1
        summon(s, seat, BUSHI, s.table.stack[-1])

    def _finish(self, t: Table) -> None:
        seat, summoned = t.stack[-3], t.stack[-2]
        t.pop()
        if summoned:
            t.push(frames.AFTER_SUMMON, seat)
