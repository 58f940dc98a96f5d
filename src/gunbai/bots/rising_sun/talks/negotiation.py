"""Dealing with others: allies by what they change of the chance to win, deals by what they are worth to both (RS3)."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.bots.rising_sun.deals.bargaining import (
    BARGAINABLE,
    NOT_NOW,
    NOTHING_IN_IT,
    OTHER_CUP,
    SMALL,
    TRUST,
    UNBOUND,
    YOU_LEAD,
    Side,
    Terms,
    best_offer,
    counter_offer,
    goods_offered,
    reason,
    topics,
    weighed,
)
from gunbai.bots.rising_sun.deals.credit import ALLIANCE, DOUBT, FAITH, Credit
from gunbai.bots.rising_sun.deals.keeping import AT_TEA, kept
from gunbai.bots.rising_sun.deals.scales import Scales
from gunbai.bots.rising_sun.policy import best_index
from gunbai.bots.rising_sun.politics.mandate import mandate_values
from gunbai.bots.rising_sun.talks import tea
from gunbai.bots.rising_sun.talks.foresight import Clock, foreseen
from gunbai.bots.rising_sun.talks.memory import Memory
from gunbai.bots.rising_sun.talks.temper import EVEN, Temper
from gunbai.games.rising_sun.actions import AGREE, NAME, PLAY
from gunbai.games.rising_sun.data.words import BETRAY, POLITICS, SEASONS, TEA
from gunbai.games.rising_sun.promises.numbers import number_of
from gunbai.games.rising_sun.promises.promise import OPEN, Promise, read
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.generator import Generator

RICH: Final = 4
"""A purse from which a coin may be given away."""
CONTENT: Final = 1.0
"""A proposal that is nearly as good as my favourite is taken at once, in hundredths of a chance to win."""
BETRAYED: Final = 15.0
"""What an ally whose word is worth nothing would cost."""
ASKED_AT_TEA: Final = 1
ASKED_ON_TURN: Final = 2
"""How far it has gone with a seat this season: one offer at tea, one on its turn."""
PURSE: Final = ("pay", "pay_next")
"""Coins to come are not haggled over for coins."""
MOST_COUNTERS: Final = 2
"""Counter-offers to one seat in a season."""
DEVOTED: Final = 4.0
"""Faith from which an alliance is worth more than any gain by breaking it."""
STRANGER: Final = FAITH / (FAITH + DOUBT)


class Negotiator:
    """The diplomat of one seat: a temper, a memory that grows with every view, and what it was told of deals."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.memory: Memory | None = None
        self.promises: Sequence[Doc] | None = None
        """The ledger as this seat may know it; None where nobody tells it, and then it promises nothing."""
        self.offers: Mapping[int, Doc] = {}
        """What is promised and asked in the open offers to this seat, by who makes them."""
        self.clock: Clock = time.perf_counter
        self.reasons: dict[int, str] = {}
        """By seat: why it was refused last."""

    def observe(self, view: View) -> Memory:
        """Take note of a view; a view of another game or seat starts new notes."""
        seat, table = view.seat or 0, view.table
        memory = self.memory
        if memory is None or (memory.seats, memory.seat) != (table.seats, seat) or table.season < memory.season:
            memory = self.memory = Memory(table.seats, seat)
        memory.observe(table)
        return memory

    def told(self, deals: Doc) -> None:
        """What its seat may know: `promises`, lines of the ledger, and `offers`, with what they promise and ask."""
        self.promises = _listed(deals.get("promises"))
        self.offers = {int(str(one["by"])): one for one in _listed(deals.get("offers"))}

    def credit(self, memory: Memory, lines: Sequence[Doc]) -> Credit:
        """What this seat believes of the others' words, by these lines of the ledger."""
        if not self.temper.remembers:
            return Credit(memory.seat, (), Memory(memory.seats, memory.seat), 0.0)
        return Credit(memory.seat, lines, memory, self.temper.grudge)

    def heard_of(self, other: int = NOBODY) -> list[Doc]:
        """The ledger as everybody knows it, or as the other one of an offer between two does: what is said to anybody
        must not tell of deals that they may not know."""
        pair = other if self.offers.get(other, {}).get("private") is True else NOBODY
        return [line for line in self.promises or () if line.get("private") is not True or pair in _pair(line)]

    def pledges(self, table: Table, seat: int) -> list[Promise]:
        """The promises of this seat that are still open."""
        return [
            promise_of(line, table) for line in self.promises or () if line["by"] == seat and line["status"] == OPEN
        ]

    # --- choices --------------------------------------------------------------------------------------------------

    def choose_partner(self, view: View, seat: int, ids: list[int], generator: Generator, seconds: float) -> int:
        """The tea ceremony: by what an alliance changes of the chance to win, and by what the other's word is worth."""
        memory, table = self.observe(view), view.table
        if not self.temper.bargains:
            return tea.choose_among(table, seat, ids, tea.moods(table, seat, generator))
        worths = self._worths(view, Scales(table), memory, generator, seconds)
        return tea.choose_among(table, seat, ids, self._likings(table, memory, worths), CONTENT)

    def _likings(self, table: Table, memory: Memory, worths: list[float]) -> list[float]:
        """What each free seat would be worth as an ally, and its word with it."""
        found = [tea.NEVER] * table.seats
        for other in tea.free_seats(table, memory.seat):
            found[other] = worths[other] + self._regard(memory, other)
        return found

    def _worths(self, view: View, scales: Scales, memory: Memory, generator: Generator, seconds: float) -> list[float]:
        """What each ally is worth, by play-outs once a tea if there is time for them."""
        seat = memory.seat
        if memory.foreseen:
            return memory.foreseen
        found = looked_at(scales, seat)
        if seconds > 0:
            found = memory.foreseen = foreseen(view, seat, found, generator, seconds, self.clock)
        return found

    def _regard(self, memory: Memory, other: int) -> float:
        """What a seat's word adds to the worth of an alliance with it, or takes away."""
        return BETRAYED * (self.credit(memory, self.heard_of()).of(other, ALLIANCE) - STRANGER)

    def explain(self, view: View, id: int) -> dict[int, str]:
        """Why this choice leaves those waiting who have asked it for an alliance, by seat. From the public table, what
        was foreseen once this tea, and what all know of anybody's word."""
        memory, table = self.observe(view), view.table
        if not isinstance(table.top(), Tea) or not self.temper.bargains:
            return {}
        scales = Scales(table)
        found = self._likings(table, memory, memory.foreseen or looked_at(scales, memory.seat))
        partner = AGREE.only(id) if AGREE.has(id) else NOBODY
        asked = [other for other in proposers(table, memory.seat) if other != partner]
        return {other: self._declined(scales, memory, found, other, partner) for other in asked}

    def _declined(self, scales: Scales, memory: Memory, found: list[float], other: int, partner: int) -> str:
        if partner != NOBODY or max(found) > max(0.0, found[other]):
            return OTHER_CUP
        if found[other] > 0:
            return NOT_NOW
        if found[other] - self._regard(memory, other) > 0:
            return TRUST
        leads = scales.is_leader(other) and found[other] + scales.burden(memory.seat, other) > 0
        return YOU_LEAD if leads else NOTHING_IN_IT

    def faithful(self, view: View, seat: int, ids: list[int]) -> list[int]:
        """The choices that are left to somebody who searches with this temper: those that keep its promises, and who is
        devoted does not betray an ally."""
        left = self.keeping(view, seat, ids)
        if self.temper.faith < DEVOTED or view.table.ally[seat] == NOBODY or not isinstance(view.table.top(), Mandate):
            return left
        return [id for id in left if id not in (PLAY.id(BETRAY), NAME.id(BETRAY))] or left

    def keeping(self, view: View, seat: int, ids: list[int]) -> list[int]:
        """The choices that keep its promises; all of them for who breaks them as soon as that is worth something. An
        alliance that was paid for binds both, for it takes two to keep it."""
        if len(ids) == 1 or not self.promises:
            return ids
        pledges = self.pledges(view.table, seat) if self.temper.honest else []
        for line in self.promises:
            if line["block"] == "ally" and line["to"] == seat and line["status"] == OPEN:
                pledges.append(Promise("ally", seat, int(str(line["by"])), str(line["season"]), {}))
        return kept(pledges, view.table, ids, view.bids_made, sum(view.sealed_bids)) if pledges else ids

    def choose_mandate(self, table: Table, seat: int, ids: list[int]) -> int:
        """An alliance binds by temper."""
        return ids[best_index(mandate_values(table, seat, ids, self.temper.faith))]

    # --- asides ---------------------------------------------------------------------------------------------------

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Answer what is offered; pay what was promised; else, once a season and seat, an offer of its own."""
        if view.seat is None:
            return None
        memory, table = self.observe(view), view.table
        for form in forms:
            if form.tag == "accept":
                giver = form.fields[0].low
                return self._answered(table, memory, giver, goods_offered(table, giver, memory.seat))
        if not any(form.tag == "offer" for form in forms):
            return None
        if table.phase == TEA:
            return self._due(table, memory, "pay_next") or self._alliance_deal(table, memory)
        if table.phase == POLITICS and table.active == memory.seat:
            return self._due(table, memory, "pay") or self._gift(table, memory) or self._deal(table, memory)
        return None

    def settle(self, view: View, giver: int) -> Aside:
        """Answer promises that are offered for promises: the game has no aside for them."""
        return self._answered(view.table, self.observe(view), giver, Terms(giver, view.seat or 0))

    def _answered(self, table: Table, memory: Memory, giver: int, goods: Terms | None) -> Aside:
        """Accept what is worth enough, refuse the rest and note why."""
        seat = memory.seat
        found = self._refused(table, memory, giver, goods)
        if not found:
            return Aside(seat, "accept", (giver,))
        self.reasons[giver] = found
        return Aside(seat, "refuse", (giver,))

    def _refused(self, table: Table, memory: Memory, giver: int, goods: Terms | None) -> str:
        """Why an offer is refused; empty if it is not."""
        seat = memory.seat
        if goods is None:
            return NOT_NOW
        try:
            terms = self._spoken(table, goods)
        except BadInput:
            return UNBOUND
        if self.offers.get(giver, {}).get("words") is True:  # nobody gives their word on what they cannot read
            return UNBOUND
        blocks = [one.block for one in (*terms.gives, *terms.asks)]
        if blocks and not (self.temper.bargains and self._are_for_open_ears(giver, blocks)):
            return UNBOUND
        if terms.gives and self._is_bound(memory, giver):
            return NOT_NOW
        if "ally" in blocks and self._is_spoken_for(table, seat, giver):
            return OTHER_CUP
        scales = Scales(table)
        weight = weighed(scales, terms, self._side(memory, giver))
        if not terms.asks and goods.coins >= 0 and goods.ronin >= 0 and weight.worth >= 0:
            return ""
        least = self._least() if blocks else 0.0
        return "" if weight.worth > least else reason(scales, giver, weight, least)

    def _are_for_open_ears(self, giver: int, blocks: list[str]) -> bool:
        """Alliances are made before everybody, and so are promises of them: one that was promised in secret could
        not be kept without being told by every other answer."""
        return self.offers.get(giver, {}).get("private") is not True or not any(one in AT_TEA for one in blocks)

    def counter(self, view: View, giver: int) -> Aside | None:
        """What it would rather agree on than what it has just refused: about the same promises, and good for it."""
        memory, table = self.observe(view), view.table
        if giver not in self.offers or self.reasons.get(giver) not in BARGAINABLE:
            return None
        if memory.countered[giver] >= MOST_COUNTERS or not self.temper.bargains:
            return None
        asked = self._spoken(table, Terms(giver, memory.seat))
        sides = self._side(memory, giver), self._other_side(memory, giver)
        promises = [one for one in (*asked.gives, *asked.asks) if one.block not in PURSE]
        terms = counter_offer(Scales(table), sides[0], sides[1], promises)
        if terms is None:
            return None
        memory.countered[giver] += 1
        return self._offered(memory, terms)

    def _is_bound(self, memory: Memory, giver: int) -> bool:
        """Nobody is paid twice for one promise: a seat that owes me one already owes me enough."""
        owed = [line for line in self.heard_of(giver) if line["by"] == giver and line["to"] == memory.seat]
        return any(line["status"] == OPEN for line in owed)

    def _is_spoken_for(self, table: Table, seat: int, other: int) -> bool:
        """Whether an alliance with somebody else is as good as made: by a deal, or by a proposal that stands."""
        for line in self.heard_of():
            if line["block"] == "ally" and line["status"] == OPEN and seat in (line["by"], line["to"]):
                return True
        row = seat * table.seats
        return any(table.open_proposals[row + third] for third in range(table.seats) if third != other)

    def _spoken(self, table: Table, goods: Terms) -> Terms:
        """An offer with what it promises and asks, as it was told; refuses what is no promise."""
        giver, seat = goods.by, goods.to
        told = self.offers.get(giver, {})
        gives, asks = (_listed(told.get(name)) for name in ("gives", "asks"))
        return goods._replace(
            gives=tuple(read(terms, giver, seat, table.season, table.seats) for terms in gives),
            asks=tuple(read(terms, seat, giver, table.season, table.seats) for terms in asks),
        )

    def _side(self, memory: Memory, other: int = NOBODY) -> Side:
        honesty = 1.0 if self.temper.honest else 0.0
        return Side(memory.seat, self.credit(memory, self.heard_of(other)), self._least(), honesty)

    def _least(self) -> float:
        return SMALL + 0.5 * self.temper.price

    def _due(self, table: Table, memory: Memory, block: str) -> Aside | None:
        """Coins that were promised, unless promises are nothing to it."""
        for promise in self.pledges(table, memory.seat):
            if promise.block == block and self.temper.honest and promise.number("amount") <= table.coins[memory.seat]:
                return Aside(memory.seat, "give", (promise.to, promise.number("amount"), 0))
        return None

    def _gift(self, table: Table, memory: Memory) -> Aside | None:
        """A coin for an ally without one: it can then do its part of the mandates."""
        seat, ally = memory.seat, table.ally[memory.seat]
        if not self.temper.gift or ally == NOBODY or table.coins[ally] or table.coins[seat] < RICH:
            return None
        if memory.asked[ally] >= ASKED_ON_TURN or self.credit(memory, self.heard_of()).of(ally, ALLIANCE) < STRANGER:
            return None
        memory.asked[ally] = ASKED_ON_TURN
        return Aside(seat, "give", (ally, self.temper.gift, 0))

    # --- offers of its own ----------------------------------------------------------------------------------------

    def _alliance_deal(self, table: Table, memory: Memory) -> Aside | None:
        """At tea: coins for an alliance that I want more than the other one does, or the price of one it wants."""
        seat = memory.seat
        if not self.temper.bargains or self.promises is None or table.ally[seat] != NOBODY:
            return None
        scales, best, most = Scales(table), None, 0.0
        for other in tea.free_seats(table, seat):
            if not memory.asked[other] and not self._is_spoken_for(table, seat, other):
                terms = self._price(scales, memory, other)
                gain = weighed(scales, terms, self._side(memory)).worth if terms is not None else 0.0
                if gain > most:
                    best, most = terms, gain
        return None if best is None else self._offered(memory, best)

    def _price(self, scales: Scales, memory: Memory, other: int) -> Terms | None:
        """Coins that make an alliance good for both where it is not by itself."""
        seat, season = memory.seat, SEASONS[scales.table.season]
        mine, theirs = scales.alliance(seat, other), scales.alliance(other, seat)
        if scales.table.open_proposals[other * scales.table.seats + seat]:
            coins = max(1, self.temper.price)
            wants = (mine < self._least() or self.temper.price > 0) and scales.table.coins[other] > coins
            terms = Terms(seat, other, -coins, 0, (Promise("ally", seat, other, season, {}),), ())
        else:
            coins = self.temper.sweetener
            wants = coins > 0 and theirs < SMALL and scales.table.coins[seat] >= RICH
            terms = Terms(seat, other, coins, 0, (), (Promise("ally", other, seat, season, {}),))
        if not wants or weighed(scales, terms, self._side(memory)).worth <= self._least():
            return None
        return terms if weighed(scales, terms, self._other_side(memory, other)).worth > SMALL else None

    def _deal(self, table: Table, memory: Memory) -> Aside | None:
        """On my turn: the deal that helps both most, with the ally first, then with the others."""
        if not self.temper.bargains or self.promises is None:
            return None
        seat, scales = memory.seat, None
        for other in sorted(range(table.seats), key=lambda one: one != table.ally[seat]):
            if other == seat or memory.asked[other] >= ASKED_ON_TURN or self._is_bound(memory, other):
                continue
            scales = scales or Scales(table)
            memory.asked[other] = ASKED_ON_TURN
            sides = self._side(memory), self._other_side(memory, other)
            terms = best_offer(scales, sides[0], sides[1], topics(scales, seat, other))
            if terms is not None:
                return self._offered(memory, terms)
        return None

    def _other_side(self, memory: Memory, other: int) -> Side:
        """How the other one will look at it: by the same ledger, and taken to be honest and modest."""
        return Side(other, Credit(other, self.heard_of(other), memory, 1.0))

    def _offered(self, memory: Memory, terms: Terms) -> Aside:
        memory.asked[terms.to] = max(ASKED_AT_TEA, memory.asked[terms.to])
        goods = (max(0, terms.coins), 0, max(0, -terms.coins), 0)
        gives, asks = (one[0] if one else None for one in (terms.gives, terms.asks))
        return Aside(memory.seat, "offer", (terms.to, *goods, number_of(gives, asks)))


def looked_at(scales: Scales, seat: int) -> list[float]:
    """By seat: what an alliance with it is worth on average."""
    return [0.0 if other == seat else scales.alliance(seat, other) for other in range(scales.table.seats)]


def proposers(table: Table, seat: int) -> list[int]:
    """Who waits for my answer in the tea ceremony."""
    return [other for other in range(table.seats) if table.open_proposals[other * table.seats + seat]]


def promise_of(line: Doc, table: Table) -> Promise:
    """A promise of the ledger."""
    terms = {name: value for name, value in line.items() if name not in BESIDE}
    return read(terms, int(str(line["by"])), int(str(line["to"])), SEASONS.index(str(line["season"])), table.seats)


BESIDE: Final = ("deal", "by", "to", "season", "status", "given", "decided", "private")
"""What the ledger says of a promise beside its terms."""


def _pair(line: Doc) -> tuple[object, object]:
    return line["by"], line["to"]


def _listed(found: object) -> list[Doc]:
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
