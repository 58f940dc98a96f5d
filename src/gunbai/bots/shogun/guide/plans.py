"""Whole plans to compare: steady's for each bid, the same with its values shaken, and small changes of a good one."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun.choosing.assignment import NONE, assigned, fill_up
from gunbai.bots.shogun.choosing.bidding import HIGHEST_BID, spread_of_specials
from gunbai.bots.shogun.choosing.planning import Plan, make_plan, value_rows, with_chests
from gunbai.bots.shogun.judgement import weights as w
from gunbai.bots.shogun.judgement.deeds import is_province, upcoming
from gunbai.bots.shogun.judgement.harvest import look, mean_yield
from gunbai.bots.shogun.judgement.purse import best_choice, wants
from gunbai.games.shogun.actions import PLAN
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    BID,
    CHEST_0,
    COLLECT_TAXES,
    EMPTY,
    SPACE_ORDER,
)
from gunbai.games.shogun.rules.feasibility import COST
from gunbai.games.shogun.table import Table
from gunbai.kernel.luck.generator import Generator

WORD: Final = 4294967296.0
SHAKE_OF_ACTION: Final = 0.7
SHAKE_OF_PROVINCE: Final = 0.5
"""How far values are shaken in varied plans: of a whole action, and of each province for it."""
TOO_DEAR: Final = 0.02
BID_TRIES: Final = 8


def unit(generator: Generator) -> float:
    return float(generator.word()) / WORD


class Planner:
    """The plans of one seat at one planning; what is costly is made once a bid."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.out = look(table, seat)
        self._plans: dict[int, Plan] = {}
        self._rows: dict[int, list[list[float]]] = {}
        self._hope = -1.0

    def plan(self, bid: int) -> Plan:
        """Steady's plan with this card on the bid space."""
        found = self._plans.get(bid)
        if found is None:
            found = make_plan(self.out, bid)
            self._plans[bid] = found
        return found

    def bids(self) -> list[int]:
        """Cards for the bid space that steady would think of."""
        spare = self.plan(CHEST_0).spare
        most = min(HIGHEST_BID, self.table.chests[self.seat])
        return [CHEST_0 + amount for amount in range(most + 1)] + spare[:1]

    def likely_bid(self, generator: Generator) -> int:
        """What steady bids: the same thoughts as `bidding.best_bid`, on plans that are made once only."""
        if self._hope < 0:
            self._hope = spread_of_specials(self.out, self.plan(CHEST_0))
        hope = self._hope * (1 + w.BID_LUCK * (2 * unit(generator) - 1))
        best, most = CHEST_0, -99.0
        for bid in self.bids():
            if not is_province(bid):
                share = w.FIRST_CHOICE[bid - CHEST_0]
                if bid > CHEST_0 and hope * share <= w.CHEST[self.out.round] * (bid - CHEST_0):
                    continue
                gain = self.plan(bid).gain + hope * share
            else:
                gain = self.plan(CHEST_0).gain + hope * w.FIRST_CHOICE_BY_PROVINCE
            if gain > most:
                best, most = bid, gain
        return best

    def varied(self, bid: int, generator: Generator) -> list[int]:
        """The cards of a plan made on shaken values: other provinces, other actions paid."""
        mine = [province for province in self.table.provinces_of(self.seat) if province != bid]
        if not mine:
            return self.plan(bid).cards[:]
        chests = self.table.chests[self.seat] - (bid - CHEST_0 if CHEST_0 < bid < EMPTY else 0)
        values = shaken(self.rows(bid, mine, chests), generator)
        chosen = self._afforded(mine, values, chests)
        fill_up(values, chosen)
        return with_chests([*[EMPTY if column == NONE else mine[column] for column in chosen], bid])

    def rows(self, bid: int, mine: list[int], chests: int) -> list[list[float]]:
        found = self._rows.get(bid)
        if found is None:
            found = value_rows(self.out, mine, chests)
            self._rows[bid] = found
        return found

    def _afforded(self, mine: list[int], values: list[list[float]], chests: int) -> list[int]:
        """The provinces dealt out; once more when something is beyond the purse."""
        chosen = assigned(values, 0.0)
        worths = [0.0 if chosen[a] == NONE else values[a][chosen[a]] for a in range(ACTION_COUNT)]
        taxed = chosen[COLLECT_TAXES]
        taxes = 0.0 if taxed == NONE else mean_yield(self.table, self.seat, mine[taxed], False)
        order = upcoming(self.table, 0)
        wanted = wants(order, len(self.table.agenda), worths, chests, taxes)
        paid = best_choice(wanted, self.out.round, chests + taxes).actions
        dear = [a for a in range(ACTION_COUNT) if COST[a] and chosen[a] != NONE and a not in paid]
        for action in dear:
            values[action] = [value * TOO_DEAR for value in values[action]]
        return assigned(values, TOO_DEAR) if dear else chosen


def shaken(rows: list[list[float]], generator: Generator) -> list[list[float]]:
    found = []
    for row in rows:
        whole = 1 + SHAKE_OF_ACTION * (2 * unit(generator) - 1)
        found.append([value * whole * (1 + SHAKE_OF_PROVINCE * (2 * unit(generator) - 1)) for value in row])
    return found


def ids_of_plan(cards: list[int], first: int) -> list[int]:
    """The ids of the cards from `first` on."""
    return [PLAN.id(cards[SPACE_ORDER[link]]) for link in range(first, len(SPACE_ORDER))]


def fitted(cards: list[int], laid: list[int], count: int) -> list[int]:
    """A plan changed so that it begins with the cards that are laid already; what they replace goes to their places."""
    twin = cards[:]
    for link in range(count):
        space = SPACE_ORDER[link]
        card = laid[space]
        if twin[space] != card:
            for later in SPACE_ORDER[link + 1 :]:
                if twin[later] == card:
                    twin[later] = twin[space]
                    break
            twin[space] = card
    return twin


def changed(table: Table, seat: int, cards: list[int], first: int, generator: Generator) -> list[int]:
    """A plan with a small change in the cards from `first` on: two spaces exchanged, or a card from the hand laid."""
    twin = cards[:]
    kind = generator.below(4)
    if kind == 0 and first == 0:
        change_bid(table, seat, twin, generator)
    elif kind == 1:
        lay_spare(table, seat, twin, first, generator)
    else:
        exchange(twin, first, generator)
    return twin


def exchange(cards: list[int], first: int, generator: Generator) -> None:
    """Two action spaces exchange their cards; the first of them holds a province."""
    low = max(first - 1, 0)
    places = [space for space in range(low, ACTION_COUNT) if is_province(cards[space])]
    if not places or low >= ACTION_COUNT - 1:
        return
    one = places[generator.below(len(places))]
    other = low + generator.below(ACTION_COUNT - low)
    cards[one], cards[other] = cards[other], cards[one]


def lay_spare(table: Table, seat: int, cards: list[int], first: int, generator: Generator) -> None:
    """A card of the hand instead of one that lies on an action."""
    hand = [province for province in table.provinces_of(seat) if province not in cards]
    low = max(first - 1, 0)
    if hand and low < ACTION_COUNT:
        cards[low + generator.below(ACTION_COUNT - low)] = hand[generator.below(len(hand))]


def change_bid(table: Table, seat: int, cards: list[int], generator: Generator) -> None:
    """Another chest card on the bid space; if it lies on an action, that one gets the old card."""
    most = min(HIGHEST_BID, table.chests[seat])
    bid = CHEST_0 + generator.below(most + 1)
    if bid in cards:
        cards[cards.index(bid)] = cards[BID]
    cards[BID] = bid
