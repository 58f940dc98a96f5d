"""The event of the round, the bids and the turn order (SG3.5, SG4.4, SG4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.actions import SPECIAL
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT, SPECIAL_COUNT, SPECIALS
from gunbai.games.shogun.steps.base import Step
from gunbai.games.shogun.steps.frames import ROUND
from gunbai.games.shogun.table import Table
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class DrawEvent(Step):
    """SG3.5: one of the year's events that are left holds for this round."""

    name = "event"
    clause = "SG3.5"
    inside = ROUND

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        table.event = table.events_open.pop(state.pick("event of the round", len(table.events_open)))
        state.tell("event_drawn", table.event)
        return False


class Bids(Step):
    """SG4.4, SG4.5: bids are opened together and paid; equal ones are put in random order."""

    name = "bids"
    clause = "SG4.4"
    inside = ROUND

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        for seat in range(table.seats):
            _open_bid(state, seat)
        ranks = [rank_of(table.spaces[seat * SPACE_COUNT + BID]) for seat in range(table.seats)]
        table.bidders = _by_rank(state, ranks)
        return False


def _open_bid(state: State, seat: int) -> None:
    table = state.table
    place = seat * SPACE_COUNT + BID
    if table.spaces[place] == FACE_DOWN:
        state.open_card(place)
    card = table.spaces[place]
    state.tell("bid_opened", seat, card)
    if CHEST_0 < card < EMPTY:
        table.chests[seat] -= card - CHEST_0
        state.tell("bid_paid", seat, card - CHEST_0)


def rank_of(card: int) -> int:
    """SG4.5: chests 4, 3, 2, 1; then province cards; then chest 0; then no card."""
    if card > CHEST_0:
        return card - CHEST_0 + 2 if card < EMPTY else 0
    return 1 if card == CHEST_0 else 2


def _by_rank(state: State, ranks: list[int]) -> list[int]:
    seats = list(range(len(ranks)))
    if len(set(ranks)) < len(ranks):
        state.tell("bids_tied")
        seats = state.shuffle("equal bids", len(ranks))
    return [seat for rank in range(6, -1, -1) for seat in seats if ranks[seat] == rank]


class TakeSpecial(Step):
    """SG4.5: take a special card and with it its place in the turn order. i: cards taken."""

    name = "order"
    clause = "SG4.5"
    fields = ("seat", "amount", "")
    asks = True
    inside = ROUND

    def resume(self, state: State) -> bool:
        table = state.table
        taken = table.stack[-2]
        if taken == table.seats:
            table.order = seats_by_place(table)
            table.bidders = []
            table.pop()
            return False
        table.stack[-3] = table.bidders[taken]
        if taken == SPECIAL_COUNT - 1:
            _take(state, table.stack[-3], free_places(table)[0])
            return False
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        return sorted([SPECIAL + table.laid[place] for place in free_places(table)])

    def apply(self, state: State, seat: int, id: int) -> None:
        _take(state, seat, state.table.laid.index(id - SPECIAL))

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if SPECIAL <= id < SPECIAL + SPECIAL_COUNT:
            return RuleViolation("order/special_taken", "SG4.5", {"special": SPECIALS[id - SPECIAL]})
        return self.not_asked(state, id)

    def is_sound(self, state: State, frame: int) -> bool:
        table = state.table
        taken = table.stack[frame + 2]
        taken_by = [table.bidders[i] for i in range(len(table.bidders)) if i < taken]
        with_place = [seat for seat in range(table.seats) if table.places[seat] >= 0]
        whole = sorted(table.bidders) == list(range(table.seats)) and taken < min(table.seats, SPECIAL_COUNT - 1)
        return whole and sorted(taken_by) == with_place and table.bidders[taken] == table.stack[frame + 1]


def free_places(table: Table) -> list[int]:
    return [place for place in range(SPECIAL_COUNT) if place not in table.places]


def seats_by_place(table: Table) -> list[int]:
    return [table.places.index(place) for place in range(SPECIAL_COUNT) if place in table.places]


def _take(state: State, seat: int, place: int) -> None:
    table = state.table
    table.places[seat] = place
    table.stack[-2] += 1
    state.tell("special_taken", seat, table.laid[place], place + 1)
