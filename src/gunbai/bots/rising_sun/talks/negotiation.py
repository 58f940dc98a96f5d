"""Dealing with others: allies by what they bring and how they kept faith, coins for an alliance or for peace (RS3)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import look
from gunbai.bots.rising_sun.policy import best_index
from gunbai.bots.rising_sun.politics.betray import alliance_worth
from gunbai.bots.rising_sun.politics.mandate import mandate_values
from gunbai.bots.rising_sun.talks import tea
from gunbai.bots.rising_sun.talks.gifts import answer
from gunbai.bots.rising_sun.talks.memory import Memory, is_beginning
from gunbai.bots.rising_sun.talks.temper import EVEN, Temper
from gunbai.games.rising_sun.asides import offer_row
from gunbai.games.rising_sun.data.words import POLITICS, TEA
from gunbai.games.rising_sun.table import NOBODY, OFFER, Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.luck.generator import Generator

BOUND: Final = 3.0
"""Faith of an honest player that was paid for it."""
RICH: Final = 4
"""A purse from which a coin may be given away."""
COURTED: Final = 1.0
"""Whom I have offered coins I go on to ask."""
INSULT: Final = 0.8
"""Who was asked for coins and did not pay is liked so much less."""


class Negotiator:
    """The diplomat of one seat: a temper, and the memory that grows with every view."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.memory: Memory | None = None

    def observe(self, view: View) -> Memory:
        """Take note of a view; a view of another game or seat starts new notes."""
        seat, table = view.seat or 0, view.table
        memory = self.memory
        if memory is None or (memory.n, memory.seat) != (table.seats, seat) or table.season < memory.season:
            memory = self.memory = Memory(table.seats, seat, is_beginning(table, seat))
        memory.observe(table)
        return memory

    # --- choices --------------------------------------------------------------------------------------------------

    def choose_partner(self, table: Table, seat: int, ids: list[int], memory: Memory, generator: Generator) -> int:
        """The tea ceremony: liking by the table, faith kept, coins paid."""
        found = tea.moods(table, seat, generator)
        for other in tea.free_seats(table, seat):
            found[other] += self._regard(memory, other)
        return tea.choose_among(table, seat, ids, found)

    def _regard(self, memory: Memory, other: int) -> float:
        """What past dealings add to the liking of a seat."""
        trust = memory.trust(other)
        regard = (self.temper.grudge if trust < 0 else 1.0) * trust
        regard += self.temper.gratitude * memory.received[other]
        if other == memory.wooed or memory.paid[other]:
            regard += COURTED
        if self.temper.price and memory.asked[other] and not memory.received[other]:
            regard -= INSULT
        return regard

    def choose_mandate(self, table: Table, seat: int, ids: list[int], memory: Memory) -> int:
        """An alliance binds by temper; coins taken for it bind an honest player more."""
        ally = table.ally[seat]
        bound = self.temper.honest and ally != NOBODY and memory.received[ally] > 0
        faith = max(self.temper.faith, BOUND if bound else 0.0)
        return ids[best_index(mandate_values(table, seat, ids, faith))]

    # --- asides ---------------------------------------------------------------------------------------------------

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Answer what is offered; else, once a season and seat, an offer or a gift of its own."""
        if view.seat is None:
            return None
        memory = self.observe(view)
        for form in forms:
            if form.tag == "accept":
                return self._answered(view.table, memory, form.fields[0].low)
        if not any(form.tag == "offer" for form in forms):
            return None
        table, seat = view.table, view.seat
        if table.phase == TEA:
            return self._demand(table, memory, proposers(table, seat)) or self._sweetener(table, memory)
        if table.phase == POLITICS and table.active == seat:
            return self._gift(table, memory) or self._demand(table, memory, [table.ally[seat]])
        return None

    def _answered(self, table: Table, memory: Memory, giver: int) -> Aside:
        seat = memory.seat
        row = offer_row(table, giver, seat)
        _, coins, ronin, coins_asked, ronin_asked, _ = table.offers[row : row + OFFER]
        if not (coins or ronin or ronin_asked) and self._is_worth_paying(table, memory, giver, coins_asked):
            memory.pay(giver, coins_asked)
            return Aside(seat, "accept", (giver,))
        said = answer(table, seat, giver)
        if said == "accept" and not coins_asked:
            memory.receive(giver, coins)
        return Aside(seat, said, (giver,))

    def _is_worth_paying(self, table: Table, memory: Memory, other: int, coins: int) -> bool:
        """Coins for an alliance I have proposed, or for peace with my ally; never to who once gave nothing for them."""
        seat = memory.seat
        if (
            not memory.whole
            or memory.cheated[other]
            or memory.paid[other]
            or not 0 < coins <= min(self.temper.pays, table.coins[seat])
        ):
            return False
        if table.phase == TEA:
            wanted = table.open_proposals[seat * table.seats + other] > 0
            return wanted and tea.likings(table, seat)[other] > coins * w.COIN
        at_stake = alliance_worth(look(table, seat))
        return self.temper.buys_peace and table.ally[seat] == other and at_stake > 2 * coins * w.COIN

    def _demand(self, table: Table, memory: Memory, others: list[int]) -> Aside | None:
        """Coins of who wants to be my ally, or of my ally for staying it."""
        for other in others:
            if other == NOBODY or memory.asked[other] or table.coins[other] <= self.temper.price:
                continue
            if self.temper.price:
                memory.offer(other, 0, 0)
                return Aside(memory.seat, "offer", (other, 0, 0, self.temper.price, 0, 0))
        return None

    def _sweetener(self, table: Table, memory: Memory) -> Aside | None:
        """Before my first proposal: coins for the ally I want most, if an odd number is left, so that one stays out."""
        seat, coins = memory.seat, self.temper.sweetener
        free = tea.free_seats(table, seat)
        if not coins or not memory.whole or len(free) % 2 or table.coins[seat] < RICH or any(memory.asked):
            return None
        if table.ally[seat] != NOBODY or any(table.proposals[seat * table.seats : (seat + 1) * table.seats]):
            return None
        wanted = [other for other in free if not memory.cheated[other] and memory.trust(other) >= 0]
        found = tea.likings(table, seat)
        best = max(wanted, key=lambda other: found[other] + memory.trust(other), default=NOBODY)
        if best == NOBODY or found[best] <= coins * w.COIN:
            return None
        memory.offer(best, coins, table.coins[seat])
        return Aside(seat, "offer", (best, coins, 0, 0, 0, 0))

    def _gift(self, table: Table, memory: Memory) -> Aside | None:
        """A coin for an ally without one: it can then do its part of the mandates."""
        seat, ally = memory.seat, table.ally[memory.seat]
        if (
            not self.temper.gift
            or ally == NOBODY
            or table.coins[ally]
            or table.coins[seat] < RICH
            or memory.cheated[ally]
        ):
            return None
        if memory.asked[ally] or has_offer(table, seat, ally):
            return None
        memory.offer(ally, 0, 0)
        return Aside(seat, "give", (ally, self.temper.gift, 0))


def proposers(table: Table, seat: int) -> list[int]:
    """Who waits for my answer in the tea ceremony."""
    return [other for other in range(table.seats) if table.open_proposals[other * table.seats + seat]]


def has_offer(table: Table, giver: int, taker: int) -> bool:
    return table.offers[offer_row(table, giver, taker)] > 0
