"""The event of the round, the bids and the turn order (SG3.5, SG4.4, SG4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.shogun.actions import TAKE_SPECIAL
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT, SPECIAL_COUNT, SPECIALS
from gunbai.games.shogun.steps.base import GameStep
from gunbai.games.shogun.table import Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, SeatField
from gunbai.kernel.steps import AnyStep, not_asked
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.shogun.state import State


class DrawEvent(GameStep):
    """SG3.5: one of the year's events that are left holds for this round."""

    name: ClassVar[str] = "event"
    clause: ClassVar[str] = "SG3.5"
    inside: ClassVar[str] = "round"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        table.event = table.events_open.pop(state.pick("event of the round", len(table.events_open)))
        state.tell("event_drawn", table.event)
        return False


class Bids(GameStep):
    """SG4.4, SG4.5: bids are opened together and paid; equal ones are put in random order."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "SG4.4"
    inside: ClassVar[str] = "round"

    def resume(self, state: State) -> bool:
        table = state.table
        table.pop()
        ranks = [rank_of(_opened_bid(state, seat)) for seat in range(table.seats)]
        table.bidders = _by_rank(state, ranks)
        return False


def _opened_bid(state: State, seat: int) -> int:
    """The card on the bid space, paid."""
    table = state.table
    place = seat * SPACE_COUNT + BID
    card = state.open_card(place) if table.spaces[place] == FACE_DOWN else table.spaces[place]
    state.tell("bid_opened", seat, card)
    if CHEST_0 < card < EMPTY:
        table.chests[seat] -= card - CHEST_0
        state.tell("bid_paid", seat, card - CHEST_0)
    return card


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


class TakeSpecial(GameStep):
    """SG4.5: take a special card and with it its place in the turn order."""

    name: ClassVar[str] = "order"
    clause: ClassVar[str] = "SG4.5"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), Field("taken", 0, MAX_SEATS))
    asks: ClassVar[bool] = True
    inside: ClassVar[str] = "round"

    def __init__(self, seat: int, taken: int) -> None:
        self.seat = seat
        self.taken = taken

    def resume(self, state: State) -> bool:
        table = state.table
        if self.taken == table.seats:
            table.order = seats_by_place(table)
            table.bidders = []
            table.pop()
            return False
        seat = table.bidders[self.taken]
        if self.taken == SPECIAL_COUNT - 1:
            self._take(state, seat, free_places(table)[0])
            return False
        if seat != self.seat:
            table.replace(TakeSpecial(seat, self.taken))
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        return sorted([TAKE_SPECIAL.id(table.laid[place]) for place in free_places(table)])

    def apply(self, state: State, seat: int, id: int) -> None:
        self._take(state, seat, state.table.laid.index(TAKE_SPECIAL.only(id)))

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return True

    def _take(self, state: State, seat: int, place: int) -> None:
        table = state.table
        table.places[seat] = place
        table.replace(TakeSpecial(seat, self.taken + 1))
        state.tell("special_taken", seat, table.laid[place], place + 1)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if TAKE_SPECIAL.has(id):
            return RuleViolation("order/special_taken", "SG4.5", {"special": SPECIALS[TAKE_SPECIAL.only(id)]})
        return not_asked(state, self.name, id)

    def is_sound(self, state: State, below: tuple[AnyStep, ...]) -> bool:
        table = state.table
        taken_by = table.bidders[: self.taken]
        with_place = [seat for seat in range(table.seats) if table.places[seat] >= 0]
        whole = sorted(table.bidders) == list(range(table.seats)) and self.taken < min(table.seats, SPECIAL_COUNT - 1)
        return whole and sorted(taken_by) == with_place and table.bidders[self.taken] == self.seat


def free_places(table: Table) -> list[int]:
    """The places of the turn order that nobody has taken."""
    return [place for place in range(SPECIAL_COUNT) if place not in table.places]


def seats_by_place(table: Table) -> list[int]:
    """Those who have taken a place, in the order of their places."""
    return [table.places.index(place) for place in range(SPECIAL_COUNT) if place in table.places]
