"""What a deal is worth to a seat, why it would refuse it, and which deal helps both (RS3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gunbai.bots.rising_sun.deals.credit import Credit, kind_of
from gunbai.bots.rising_sun.deals.scales import Scales
from gunbai.bots.rising_sun.deals.worth import chance_effect, effect
from gunbai.games.rising_sun.asides import offer_row
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import SEASONS, WAR
from gunbai.games.rising_sun.promises.ledger import check
from gunbai.games.rising_sun.promises.numbers import number_of
from gunbai.games.rising_sun.promises.promise import Promise
from gunbai.games.rising_sun.table import OFFER, Table
from gunbai.kernel.errors import GunbaiError

TOO_DEAR: Final = "too_dear"
TOO_LITTLE: Final = "too_little"
YOU_LEAD: Final = "you_lead"
TRUST: Final = "trust"
NEED_IT: Final = "need_it"
OTHER_CUP: Final = "other_cup"
NOTHING_IN_IT: Final = "nothing_in_it"
NOT_NOW: Final = "not_now"
UNBOUND: Final = "unbound"
"""Promises are not for it, or not in these words."""
REASONS: Final = (TOO_DEAR, TOO_LITTLE, YOU_LEAD, TRUST, NEED_IT, OTHER_CUP, NOTHING_IN_IT, NOT_NOW, UNBOUND)
"""Why a bot refuses. It tells the kind, which is true, and never a number, a place or a tile."""
BARGAINABLE: Final = (TOO_DEAR, TOO_LITTLE, NEED_IT, NOTHING_IN_IT)
"""Reasons that other terms might meet."""
IN_CHANCES: Final = ("ally", "not_with", "first_ask", "once", "next", "not")
"""Promises that are weighed in chances to win at once; the others are counted in victory points first."""
SMALL: Final = 0.5
"""Hundredths of a chance to win that are next to nothing."""
HUNDRED: Final = 100.0
MOST_COINS: Final = 2
KEPT_COINS: Final = 2
"""What stays in a purse."""


class Terms(NamedTuple):
    """A deal as the one sees it who offers it: what goes and comes at once, what is promised both ways."""

    by: int
    to: int
    coins: int = 0
    """Coins, and ronin, that go to the other less those that come back."""
    ronin: int = 0
    gives: tuple[Promise, ...] = ()
    asks: tuple[Promise, ...] = ()

    def seen_from(self, seat: int) -> Terms:
        """The same deal with that seat as the one who offers."""
        if seat == self.by:
            return self
        return Terms(self.to, self.by, -self.coins, -self.ronin, self.asks, self.gives)


def goods_offered(table: Table, giver: int, taker: int) -> Terms | None:
    """What an open offer moves at once; None if one of the two has not what it would give."""
    row = offer_row(table, giver, taker)
    _, coins, ronin, coins_asked, ronin_asked, _ = table.offers[row : row + OFFER]
    if table.coins[giver] < coins or table.ronin[giver] < ronin:
        return None
    if table.coins[taker] < coins_asked or table.ronin[taker] < ronin_asked:
        return None
    return Terms(giver, taker, coins - coins_asked, ronin - ronin_asked)


class Side(NamedTuple):
    """One of the two: what it believes of others, what it wants at least, and whether it keeps its word."""

    seat: int
    credit: Credit
    least: float = SMALL
    honesty: float = 1.0


class Weight(NamedTuple):
    """What a deal is worth to a seat in hundredths of a chance to win, and what speaks for and against it."""

    worth: float
    price: float
    """What goes and comes at once; `own` is what my own promises cost me, `help` what helping the other one does."""
    own: float
    help: float
    doubted: float
    """What more it would be worth if the other one's word were sure."""


def weighed(scales: Scales, terms: Terms, side: Side) -> Weight:
    """A deal on the scales of one seat; who will not keep its own promises does not count what they cost."""
    seat, honesty = side.seat, side.honesty
    deal = terms.seen_from(seat)
    other = deal.to
    price = scales.coins(seat, deal.coins) + scales.ronin(seat, deal.ronin)
    own, received, doubted = 0.0, 0.0, 0.0
    help = scales.coins_of(seat, other, deal.coins) + scales.ronin_of(seat, other, deal.ronin)
    for promise in deal.gives:
        mine, theirs = _promised(scales, promise, seat)
        own, help = own + honesty * mine, help + honesty * theirs
    for promise in deal.asks:
        theirs, mine = _promised(scales, promise, seat)
        belief = side.credit.of(other, kind_of(promise.block))
        received += belief * (mine + theirs)
        doubted += (1 - belief) * max(0.0, mine + theirs)
    return Weight(price + own + help + received, price, own, help, doubted)


def reason(scales: Scales, other: int, weight: Weight, least: float) -> str:
    """Why a deal is refused: what would have to be otherwise for it to be taken, else what costs most."""
    if weight.worth + weight.doubted >= least:
        return TRUST
    if scales.is_leader(other) and weight.worth - weight.help >= least:
        return YOU_LEAD
    if weight.price <= min(weight.own, -SMALL):
        return TOO_DEAR
    if weight.own <= -SMALL:
        return NEED_IT
    return TOO_LITTLE if weight.worth > 0 else NOTHING_IN_IT


def _promised(scales: Scales, promise: Promise, seat: int) -> tuple[float, float]:
    """What a promise changes for this seat: by what its maker loses, and by what its receiver gains."""
    made, received = worth_of(scales, promise)
    if promise.block in IN_CHANCES:
        return (made, 0.0) if seat == promise.by else (0.0, received)
    if seat == promise.by:
        return scales.own(seat, made), scales.others(seat, promise.to, received)
    return scales.others(seat, promise.by, made), scales.own(seat, received)


def worth_of(scales: Scales, promise: Promise) -> tuple[float, float]:
    """The effect of a promise, worked out once for each table."""
    key = str(promise.document())
    found = scales.effects.get(key)
    if found is None:
        found = scales.effects[key] = (chance_effect if promise.block in IN_CHANCES else effect)(scales, promise)
    return found


def best_offer(scales: Scales, mine: Side, theirs: Side, promises: Sequence[Promise]) -> Terms | None:
    """Of one promise either way and a few coins, the deal by which both gain most: the product of their gains counts,
    so that neither is left with crumbs. None if nothing helps both."""
    found, most = None, 0.0
    for terms in candidates(scales, mine.seat, theirs.seat, promises):
        gain = weighed(scales, terms, mine).worth - mine.least
        if gain > 0:
            product = gain * (weighed(scales, terms, theirs).worth - theirs.least)
            if product > most:
                found, most = terms, product
    return found


def counter_offer(scales: Scales, mine: Side, theirs: Side, asked: Sequence[Promise]) -> Terms | None:
    """Of the deals about these promises by which I gain, the one that the other likes best: whoever asked for it knows
    what it is worth to them. In the war phase nothing changes hands (RS3.3)."""
    table, seat, other = scales.table, mine.seat, theirs.seat
    found, most = None, -HUNDRED
    for terms in candidates(scales, seat, other, [*asked, *topics(scales, seat, other)]):
        promises = (*terms.gives, *terms.asks)
        if not any(one in asked for one in promises) or (terms.coins and table.phase >= WAR):
            continue
        if weighed(scales, terms, mine).worth > mine.least and all(is_possible(one, table) for one in promises):
            liked = weighed(scales, terms, theirs).worth
            if liked > most:
                found, most = terms, liked
    return found


def is_possible(promise: Promise, table: Table) -> bool:
    """Whether somebody could promise that now, in words that bots have."""
    try:
        check(promise, table)
        number_of(promise, None)
    except GunbaiError:
        return False
    return True


def candidates(scales: Scales, seat: int, other: int, promises: Sequence[Promise]) -> list[Terms]:
    """Each promise for coins, and the promises in exchange for each other."""
    purses = scales.table.coins
    found = []
    given = [one for one in promises if one.by == seat]
    asked = [one for one in promises if one.by == other]
    for coins in range(1, min(MOST_COINS, purses[seat] - KEPT_COINS) + 1):
        found += [Terms(seat, other, coins, 0, (), (one,)) for one in asked]
    for coins in range(1, min(MOST_COINS, purses[other] - KEPT_COINS) + 1):
        found += [Terms(seat, other, -coins, 0, (one,), ()) for one in given]
    for one in given:
        found += [Terms(seat, other, 0, 0, (one,), (back,)) for back in asked]
    return found


def topics(scales: Scales, seat: int, other: int) -> list[Promise]:
    """What two seats could promise each other now: mandates and faith of allies, provinces and bids of neighbours."""
    season = SEASONS[scales.table.season]
    found = []
    for by, to in ((seat, other), (other, seat)):
        if scales.table.ally[by] == to:
            found += [Promise("once", by, to, season, {"mandate": mandate}) for mandate in ("harvest", "train")]
            found.append(Promise("no_betray", by, to, season, {}))
        for p in scales.table.wars:
            if scales.house.forces[to * 8 + p]:
                block = "leave" if scales.house.forces[by * 8 + p] else "no_entry"
                found.append(Promise(block, by, to, season, {"province": PROVINCES[p]}))
        if scales.house.meetings(by, to)[1] and scales.table.ally[by] != to:
            found.append(Promise("no_bid", by, to, season, {"advantage": "take_hostage"}))
    return found
