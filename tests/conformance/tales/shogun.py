"""What every event of Shogun stands for: setup, the parts of a round, plans and actions; fights have their own file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGIONS
from gunbai.games.shogun.data.pieces import GROUP_SIZES, THEATRE
from gunbai.games.shogun.data.tower import COLOURS
from gunbai.games.shogun.data.words import (
    BID,
    CHEST_0,
    DEPLOY_1,
    EMPTY,
    FACE_DOWN,
    NO_EVENT,
    SPACE_COUNT,
    SPACE_ORDER,
    SPECIAL_COUNT,
    WINTER,
)
from gunbai.games.shogun.events import NO_TARGET, OBSTACLES
from gunbai.games.shogun.rules.feasibility import COST, obstacle_to
from gunbai.games.shogun.scoring import BUILDING_POINTS, MAJORITY_POINTS, PROVINCE_POINTS, ROW
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.acting import Muster
from gunbai.games.shogun.steps.base import Turn
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.steps.order import rank_of
from gunbai.games.shogun.steps.winter import Revolts
from gunbai.games.shogun.table import NOTHING, empty_secrets, empty_table, mask_of
from gunbai.kernel.events import Event
from tests.conformance.tales.fights import Fights
from tests.conformance.tales.tale import fields_of


class ShogunTale(Fights):
    """The rows of Shogun."""

    untold: ClassVar[frozenset[str]] = frozenset({"stack", "tower", "bidders"})
    """Of the tower everybody is told how much of each colour is inside; the order of the bidders is looked at."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.bids: dict[int, int] = {}
        self.revolts_due = 0

    @classmethod
    def opening(cls, state: State, heard: Iterable[Event]) -> ShogunTale:
        """A new game is told from the empty board on."""
        tale = cls(state)
        tale.table = empty_table(state.table.seats, state.table.options)
        tale.secrets = empty_secrets(state.table.seats)
        tale.inside = [0] * COLOURS
        for event in heard:
            tale.hear(event)
        tale.finish()
        return tale

    def close(self) -> None:
        """Hunger ends without a word when all are fed or have fought, and the draft with the tower's first cubes."""
        table, now = self.table, self.state.table
        if not now.unfed:
            table.unfed = []
        if "tower_seeded" in self.codes:
            table.offered, table.under, table.last_offer, table.groups = [], [], [], []
        if "game_over" in self.codes:
            assert self.state.is_over()
        assert not self.revolts_due
        if self.bids:
            ranks = [rank_of(self.bids[seat]) for seat in now.bidders]
            assert ranks == sorted(ranks, reverse=True)
            assert ("bids_tied" in self.codes) == (len(set(ranks)) < len(ranks))

    def compared(self) -> Iterator[tuple[str, object, object]]:
        table = self.state.table
        yield from fields_of(self.table, table, self.untold)
        yield from fields_of(self.secrets, self.state.secrets, frozenset())
        yield "tower by colour", self.inside, [sum(table.tower[colour::COLOURS]) for colour in range(COLOURS)]

    # --- setup ----------------------------------------------------------------------------------------------------

    def first_player(self, seat: int) -> None:
        self.table.last_offer = [NOTHING] * (2 * self.table.seats)
        self.table.groups = self.state.table.groups[:]
        assert self.state.actors() == [seat]

    def card_offered(self, province: int) -> None:
        if province in self.table.under:
            self.table.under.remove(province)
        self.table.offered.append(province)

    def card_taken(self, seat: int, province: int) -> None:
        self._choose(seat)
        self.table.offered.remove(province)

    def blind_taken(self, seat: int) -> None:
        self._choose(seat)

    def _choose(self, seat: int) -> None:
        assert seat == self.asked.seat
        self.table.last_offer[seat * 2 : seat * 2 + 2] = sorted(self.table.offered)

    def blind_seen(self, seat: int, province: int) -> None:
        assert seat == self.asked.seat
        self.secrets.blind = province

    def cards_exchanged(self, seat: int, province1: int, province2: int) -> None:
        assert seat == self.asked.seat
        assert self.table.offered == [province1, province2]
        self.table.under += sorted(self.table.offered)
        self.table.offered = []

    def group_placed(self, seat: int, province: int, amount: int) -> None:
        self.table.groups[seat * 4 + GROUP_SIZES.index(amount)] -= 1
        self.table_dealt(seat, province, amount)
        if self.secrets.blind == province:
            self.secrets.blind = NOTHING
            if province in self.table.under:
                self.table.under.remove(province)

    def table_dealt(self, seat: int, province: int, amount: int) -> None:
        self.table.owner[province], self.table.armies[province] = seat, amount
        self.table.supply[seat] -= amount

    # --- years and rounds -----------------------------------------------------------------------------------------

    def year_begins(self, amount: int) -> None:
        self.table.year = amount - 1

    def event_shown(self, event: int) -> None:
        assert not self.table.events_seen >> event & 1
        self.table.events_seen |= 1 << event
        self.table.events_open.append(event)

    def season_begins(self, season: int) -> None:
        self.table.season = season
        if season == WINTER:
            self.table.events_open.pop()
            self.table.unfed = [0] * self.table.seats

    def action_shown(self, amount: int, action: int) -> None:
        assert action not in self.table.agenda
        self.table.agenda.append(action)
        assert amount == len(self.table.agenda)

    def special_laid(self, amount: int, special: int) -> None:
        self.table.laid = [*self.table.laid[: amount - 1], special]
        assert amount == len(self.table.laid)

    def planning_begins(self) -> None:
        assert len(self.table.laid) == SPECIAL_COUNT
        self.table.places, self.table.order = [-1] * self.table.seats, []
        self._clear_plans()

    def _clear_plans(self) -> None:
        table = self.table
        table.ready, table.possible_cards = [0] * table.seats, [0] * table.seats
        table.spaces = [EMPTY] * (table.seats * SPACE_COUNT)
        self.secrets = empty_secrets(table.seats)

    def event_drawn(self, event: int) -> None:
        self.table.events_open.remove(event)
        self.table.event = event

    def event_leaves(self, event: int) -> None:
        assert event == self.table.event
        self.table.event, self.table.agenda = NO_EVENT, []
        self._clear_plans()

    def game_over(self) -> None:
        assert not self.state.table.stack

    # --- plans and the turn order ---------------------------------------------------------------------------------

    def card_laid(self, seat: int, space: int, card: int) -> str:
        """The first is chosen; those of a seat without provinces that follow lay themselves."""
        chosen = self.codes.count("card_laid") == 1
        assert chosen or seat not in self.table.owner
        assert space == SPACE_ORDER[self.secrets.cards_laid[seat]]
        self.secrets.plans[seat * SPACE_COUNT + space] = card
        self.secrets.cards_laid[seat] += 1
        return "SG4.1" if chosen else "SG1.9"

    def plan_ready(self, seat: int) -> None:
        assert self.secrets.cards_laid[seat] == SPACE_COUNT
        self.table.ready[seat] = 1

    def plan_withdrawn(self, seat: int) -> None:
        assert self.table.ready[seat]
        self.table.ready[seat] = 0
        self._take_back(seat)

    def undone_by_you(self, seat: int, amount: int) -> None:
        assert amount == self.secrets.cards_laid[seat]
        assert not self.table.ready[seat]
        self._take_back(seat)

    def _take_back(self, seat: int) -> None:
        self.secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT] = [NOTHING] * SPACE_COUNT
        self.secrets.cards_laid[seat] = 0

    def plans_closed(self) -> None:
        table, plans = self.table, self.secrets.plans
        for place, card in enumerate(plans):
            table.spaces[place] = EMPTY if card == EMPTY else FACE_DOWN
            plans[place] = NOTHING if card == EMPTY else card
        chests = mask_of(list(range(CHEST_0, EMPTY)))
        table.possible_cards = [mask_of(table.provinces_of(seat)) | chests for seat in range(table.seats)]
        table.ready, self.secrets.cards_laid = [0] * table.seats, [0] * table.seats

    def bid_opened(self, seat: int, card: int) -> None:
        assert seat not in self.bids
        self.bids[seat] = card
        if self.table.spaces[seat * SPACE_COUNT + BID] == FACE_DOWN:
            self._open(seat, BID, card)
        assert self.table.spaces[seat * SPACE_COUNT + BID] == card

    def _open(self, seat: int, space: int, card: int) -> None:
        place = seat * SPACE_COUNT + space
        assert self.secrets.plans[place] == card
        self.secrets.plans[place], self.table.spaces[place] = NOTHING, card
        self.table.possible_cards[seat] &= ~(1 << card)

    def bid_paid(self, seat: int, amount: int) -> None:
        assert self.bids[seat] == CHEST_0 + amount
        self.table.chests[seat] -= amount

    def bids_tied(self) -> None:
        assert len(self.bids) == self.table.seats

    def special_taken(self, seat: int, special: int, amount: int) -> None:
        taken = sum(place >= 0 for place in self.table.places)
        assert (self.before.bidders or self.state.table.bidders)[taken] == seat
        assert self.table.laid[amount - 1] == special
        assert amount - 1 not in self.table.places
        self.table.places[seat] = amount - 1
        if -1 not in self.table.places:
            self.table.order = sorted(range(self.table.seats), key=self.table.places.__getitem__)

    # --- actions --------------------------------------------------------------------------------------------------

    def action_begins(self, action: int) -> None:
        assert action in self.table.agenda

    def card_opened(self, seat: int, action: int, card: int) -> None:
        self._open(seat, action, card)

    def action_declined(self, seat: int, action: int, province: int) -> None:
        assert isinstance(self.asked, Turn)
        assert (self.asked.seat, self.asked.action, self.asked.province) == (seat, action, province)

    def too_few_chests(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("too_few_chests", seat, action, province)

    def too_few_in_supply(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("too_few_in_supply", seat, action, province)

    def no_free_site(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("no_free_site", seat, action, province)

    def built_already(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("built_already", seat, action, province)

    def out_of_stock(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("out_of_stock", seat, action, province)

    def too_few_armies(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("too_few_armies", seat, action, province)

    def no_target(self, seat: int, action: int, province: int) -> str:
        return self._obstacle("no_target", seat, action, province)

    def _obstacle(self, code: str, seat: int, action: int, province: int) -> str:
        """What the card that was just opened wants, and why it cannot be; SG5.6 speaks for itself."""
        assert self.table.spaces[seat * SPACE_COUNT + action] == province
        obstacle = obstacle_to(self.table, seat, action, province)
        assert OBSTACLES[obstacle][0] == code
        if action == DEPLOY_1:
            return "SG5.6"
        event = self.table.event_card()
        return event.clause if obstacle == NO_TARGET and event.temples_protect else OBSTACLES[obstacle][1]

    def built(self, seat: int, building: int, province: int, amount: int) -> None:
        assert self.table.owner[province] == seat
        assert amount == COST[building]
        self.table.chests[seat] -= amount
        self.table.stock[building] -= 1
        self.table.buildings[province] |= 1 << building

    def marker_removed(self, province: int) -> str:
        assert self.table.has_building(province, THEATRE)
        self.table.markers[province] -= 1
        return self.table.event_card().clause

    def rice_taken(self, seat: int, province: int, amount: int) -> None:
        assert self.table.owner[province] == seat
        assert self.asked.seat == seat
        self.table.rice[seat] += amount

    def taxes_taken(self, seat: int, province: int, amount: int) -> None:
        assert self.table.owner[province] == seat
        assert self.asked.seat == seat
        self.table.chests[seat] += amount

    def yield_lost(self, seat: int, province: int) -> None:
        assert isinstance(self.asked, Turn)
        assert (self.asked.seat, self.asked.province) == (seat, province)
        assert self.before.owner[province] == seat != self.table.owner[province]

    def marker_placed(self, province: int, amount: int) -> None:
        assert isinstance(self.asked, Turn)
        assert self.asked.province == province
        self.table.markers[province] += 1
        assert amount == self.table.markers[province]

    def deployed(self, seat: int, province: int, amount1: int, amount2: int) -> str:
        assert self.table.owner[province] == seat
        self.table.supply[seat] -= amount1
        self.table.armies[province] += amount1
        self.table.chests[seat] -= amount2
        return "SG5.6" if isinstance(self.asked, Muster) else "SG5.5"

    def moved(self, seat: int, province1: int, province2: int, amount: int) -> str:
        assert self.table.owner[province1] == seat == self.table.owner[province2]
        self.table.armies[province1] -= amount
        self.table.armies[province2] += amount
        assert isinstance(self.asked, HowMany)
        return "SG5.6" if self.asked.action == DEPLOY_1 else "SG5.7"

    # --- winter ---------------------------------------------------------------------------------------------------

    def rice_lost(self, seat: int, amount: int) -> None:
        self.table.rice[seat] -= amount
        self.table.unfed[seat] = max(0, len(self.table.provinces_of(seat)) - self.table.rice[seat])

    def provinces_unfed(self, seat: int, amount1: int, amount2: int, amount3: int) -> None:
        assert amount1 == self.table.unfed[seat]
        self.revolts_due, self.more_farmers = amount2, amount3

    def revolt_drawn(self, seat: int, province: int) -> None:
        assert self.table.owner[province] == seat
        self.revolts_due -= 1
        self.table.revolting.append(province)

    def revolt_begins(self, seat: int, province: int, amount: int) -> None:
        if province in self.table.revolting:
            self.table.revolting.remove(province)
        if isinstance(self.asked, Revolts) and self.asked.seat == seat:
            self.more_farmers = self.asked.farmers
        self.fight_revolt(seat, province, amount)

    def scored_provinces(self, seat: int, amount: int) -> None:
        self.table.scored += [0] * ROW
        self._score(seat, PROVINCE_POINTS, amount)

    def scored_buildings(self, seat: int, amount: int) -> None:
        self._score(seat, BUILDING_POINTS, amount)

    def scored_majority(self, seat: int, region: int, building: int, amount: int) -> None:
        assert region < len(REGIONS)
        self._score(seat, MAJORITY_POINTS + region * 3 + building, amount)

    def _score(self, seat: int, place: int, amount: int) -> None:
        """The row of a seat in this year's winter."""
        self.table.points[seat] += amount
        self.table.scored[(self.table.year * self.table.seats + seat) * ROW + place] = amount

    def winter_ends(self, amount: int) -> None:
        table = self.table
        assert amount == table.year + 1
        table.markers, table.rice, table.laid = [0] * PROVINCE_COUNT, [0] * table.seats, []
        table.places, table.order = [-1] * table.seats, []
