"""Paying for cards and strongholds: prices, Benevolence, and what is bought (RS6.8 to RS6.10, RS10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import HAND_COIN, NO, SUMMON
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.cards import BENEVOLENCE, CARDS, COSTS
from gunbai.games.rising_sun.data.clans import BONSAI, BONSAI_PRICE, DRAGONFLY, STRONGHOLD_PRICE
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KIND_OF_CARD, KOMAINU, RESERVE
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.gains import gain_points
from gunbai.games.rising_sun.honor import gain_honor
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.recruit import summon
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def price(t: Table, seat: int, cost: int, discount: int) -> int:
    """RS12.2: Bonsai pays at most 1; the discount comes after that."""
    if t.clans[seat] == BONSAI:
        cost = min(cost, BONSAI_PRICE)
    return max(0, cost - discount)


def buy_card(s: State, seat: int, card: int, discount: int) -> None:
    _pay(s, seat, price(s.table, seat, COSTS[card], discount), card)


def buy_stronghold(s: State, seat: int, province: int) -> None:
    _pay(s, seat, price(s.table, seat, STRONGHOLD_PRICE, 0), CARDS + province)


def _pay(s: State, seat: int, coins: int, what: int) -> None:
    """The copies of Benevolence owned before this purchase may turn coins of the price into gifts."""
    t = s.table
    t.coins[seat] -= coins
    if what < CARDS:
        s.tell("bought", seat, what, coins)
    else:
        s.tell("built", seat, what - CARDS, coins)
    t.push(frames.PAY, seat, min(coins, t.has(seat, BENEVOLENCE)), what)


class Pay(Step):
    """RS10.19: each such coin goes to the supply or to another player. Frame: seat, coins to decide on, what is bought.

    What is bought is a card, or a stronghold for a province (from CARDS on).
    """

    name = "pay"
    clause = "RS10.19"

    def resume(self, s: State) -> bool:
        t = s.table
        if t.stack[-2]:
            return True
        seat, what = t.stack[-3], t.stack[-1]
        t.pop()
        if what < CARDS:
            _take_card(s, seat, what)
        else:
            t.strongholds[seat * 8 + what - CARDS] += 1
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        return [NO] + [HAND_COIN + other for other in range(s.table.n) if other != seat]

    def apply(self, s: State, seat: int, id: int) -> None:
        s.table.stack[-2] -= 1
        if id != NO:
            s.table.coins[id - HAND_COIN] += 1
            s.tell("coin_handed", seat, id - HAND_COIN)
            gain_honor(s, seat)
            gain_points(s, seat, 2, FROM_CARDS)


def _take_card(s: State, seat: int, card: int) -> None:
    """RS1.14, RS6.10: the copy leaves the display; a monster must be summoned at once."""
    t = s.table
    t.market[card] -= 1
    t.cards[seat * CARDS + card] += 1
    kind = KIND_OF_CARD[card]
    if kind >= 0:
        monster = kind - CORE_KINDS
        t.bought.append(monster)
        t.monster_owner[monster] = seat
        t.monster_place[monster] = RESERVE
        t.push(frames.MONSTER, seat, 0, kind)


class Monster(Step):
    """RS6.10: a bought monster is summoned at a stronghold, by Dragonfly anywhere; without one it waits in the reserve.

    Frame: seat, -, kind.
    """

    name = "monster"
    clause = "RS6.10"
    arg = "figure"

    def resume(self, s: State) -> bool:
        ids = self.choices(s, s.table.stack[-3])
        if len(ids) > 1:
            return True
        if ids:
            self.apply(s, s.table.stack[-3], ids[0])
        else:
            s.table.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        base = SUMMON + t.stack[-1] * 8
        anywhere = t.clans[seat] == DRAGONFLY
        return [base + p for p in EVERYWHERE if anywhere or t.strongholds[seat * 8 + p]]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        kind, province = divmod(id - SUMMON, 8)
        t.pop()
        t.push(frames.AFTER_SUMMON, seat)
        if kind == KOMAINU:
            t.push(frames.KOMAINU_WORSHIP, seat, 0, province)
        summon(s, seat, kind, province)
