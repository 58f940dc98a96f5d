"""What lies on the table: Table is what everybody sees, Secrets what some seat does not see."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import NEIGHBOURS, PROVINCE_COUNT, board_of
from gunbai.games.shogun.data.board import UNUSED as UNUSED_PROVINCES
from gunbai.games.shogun.data.options import SIDE
from gunbai.games.shogun.data.pieces import ARMIES, BUILDING_STOCK, FARMERS, START_CHESTS
from gunbai.games.shogun.data.tower import COLOURS, INSIDE
from gunbai.games.shogun.data.words import EMPTY, NO_EVENT, NO_SPECIAL, SPACE_COUNT
from gunbai.games.shogun.entries.events import EVENT_CARDS, EventCard
from gunbai.games.shogun.entries.specials import SPECIAL_CARDS, SpecialCard
from gunbai.kernel.documents.values import Value
from gunbai.kernel.steps import Stack
from gunbai.kernel.steps import Table as KernelTable

NEUTRAL: Final = -1
UNUSED: Final = -2
"""The owner of a province that is out of the game (SG1.1)."""
NOTHING: Final = -1
"""A secret that is not there: no card laid yet, no blind card held."""


class Table(KernelTable):
    """All that everybody sees, the stack of steps too. Lists of ints; copies are slices."""

    def __init__(
        self,
        seats: int,
        options: list[int],
        board: int,
        stack: Stack,
        year: int,
        season: int,
        owner: list[int],
        armies: list[int],
        buildings: list[int],
        markers: list[int],
        supply: list[int],
        chests: list[int],
        rice: list[int],
        points: list[int],
        pool: int,
        tray: list[int],
        tower: list[int],
        stock: list[int],
        event: int,
        events_open: list[int],
        events_seen: int,
        agenda: list[int],
        laid: list[int],
        places: list[int],
        order: list[int],
        ready: list[int],
        spaces: list[int],
        possible_cards: list[int],
        bidders: list[int],
        offered: list[int],
        under: list[int],
        last_offer: list[int],
        groups: list[int],
        unfed: list[int],
        revolting: list[int],
        scored: list[int],
    ) -> None:
        super().__init__(seats, stack)
        self.options = options
        """The value of each option; shared by all copies, never changed."""
        self.board = board
        self.year = year
        self.season = season
        self.owner = owner
        """The seat of each province, NEUTRAL or UNUSED."""
        self.armies = armies
        self.buildings = buildings
        """The buildings of each province as bits 1 << kind."""
        self.markers = markers
        self.supply = supply
        self.chests = chests
        self.rice = rice
        self.points = points
        self.pool = pool
        """Farmers that are neither in the tower nor in the tray."""
        self.tray = tray
        """Cubes in the tray by colour: seats, then farmers."""
        self.tower = tower
        """Cubes inside by shelf and colour."""
        self.stock = stock
        self.event = event
        self.events_open = events_open
        """Events of this year that have not been drawn."""
        self.events_seen = events_seen
        """Events opened so far in this game, as bits."""
        self.agenda = agenda
        """The action cards opened so far in this round, done ones included."""
        self.laid = laid
        """The special card on each place of the turn order."""
        self.places = places
        """The place each seat has taken, or -1."""
        self.order = order
        self.ready = ready
        self.spaces = spaces
        """Seat * 11 + space: a card that is open, EMPTY or FACE_DOWN."""
        self.possible_cards = possible_cards
        """Cards each seat could have laid and nobody has seen since, as bits: what a back may be."""
        self.bidders = bidders
        self.offered = offered
        """Draft: the open province cards."""
        self.under = under
        """Draft: known pairs under the deck; of an odd number the first is what is left of a pair."""
        self.last_offer = last_offer
        """Draft: the two cards each seat chose from at its previous turn."""
        self.groups = groups
        """Draft: seat * 4 + size, the groups still to be placed."""
        self.unfed = unfed
        """Winter: provinces without rice by seat, fixed before the first revolt."""
        self.revolting = revolting
        """Winter: the provinces drawn and not yet fought."""
        self.scored = scored
        """What each winter gave: for each year and seat a row of scoring.ROW numbers."""

    def copy(self) -> Table:
        return Table(
            self.seats,
            self.options,
            self.board,
            self.stack[:],
            self.year,
            self.season,
            self.owner[:],
            self.armies[:],
            self.buildings[:],
            self.markers[:],
            self.supply[:],
            self.chests[:],
            self.rice[:],
            self.points[:],
            self.pool,
            self.tray[:],
            self.tower[:],
            self.stock[:],
            self.event,
            self.events_open[:],
            self.events_seen,
            self.agenda[:],
            self.laid[:],
            self.places[:],
            self.order[:],
            self.ready[:],
            self.spaces[:],
            self.possible_cards[:],
            self.bidders[:],
            self.offered[:],
            self.under[:],
            self.last_offer[:],
            self.groups[:],
            self.unfed[:],
            self.revolting[:],
            self.scored[:],
        )

    def parts(self) -> tuple[object, ...]:
        """Everything, in the order of the constructor."""
        return (
            self.seats,
            self.options,
            self.board,
            self.stack,
            self.year,
            self.season,
            self.owner,
            self.armies,
            self.buildings,
            self.markers,
            self.supply,
            self.chests,
            self.rice,
            self.points,
            self.pool,
            self.tray,
            self.tower,
            self.stock,
            self.event,
            self.events_open,
            self.events_seen,
            self.agenda,
            self.laid,
            self.places,
            self.order,
            self.ready,
            self.spaces,
            self.possible_cards,
            self.bidders,
            self.offered,
            self.under,
            self.last_offer,
            self.groups,
            self.unfed,
            self.revolting,
            self.scored,
        )

    # --- questions that rules, bots and front ends ask ------------------------------------------------------------

    def event_card(self) -> EventCard:
        """What the event of the round changes."""
        return EVENT_CARDS[self.event]

    def special_of(self, seat: int) -> int:
        """The number of the special card the seat holds, NO_SPECIAL if none."""
        place = self.places[seat]
        return NO_SPECIAL if place < 0 else self.laid[place]

    def special_card(self, seat: int) -> SpecialCard:
        return SPECIAL_CARDS[self.special_of(seat)]

    def neighbours(self, province: int) -> list[int]:
        return NEIGHBOURS[self.board][province]

    def has_building(self, province: int, kind: int) -> bool:
        return self.buildings[province] >> kind & 1 == 1

    def is_planning(self) -> bool:
        """Whether plans are being made: the only time when several seats act at once."""
        return self.top().is_together()

    def provinces_of(self, seat: int) -> list[int]:
        owner = self.owner
        return [province for province in range(PROVINCE_COUNT) if owner[province] == seat]


def empty_table(seats: int, values: list[int]) -> Table:
    """A table before setup: an empty board (SG2.1)."""
    board = board_of(values[SIDE], seats)
    unused = UNUSED_PROVINCES[board]
    return Table(
        seats=seats,
        options=values,
        board=board,
        stack=[],
        year=0,
        season=0,
        owner=[UNUSED if province in unused else NEUTRAL for province in range(PROVINCE_COUNT)],
        armies=[0] * PROVINCE_COUNT,
        buildings=[0] * PROVINCE_COUNT,
        markers=[0] * PROVINCE_COUNT,
        supply=[ARMIES] * seats,
        chests=[START_CHESTS[seats]] * seats,
        rice=[0] * seats,
        points=[0] * seats,
        pool=FARMERS,
        tray=[0] * COLOURS,
        tower=[0] * INSIDE,
        stock=list(BUILDING_STOCK),
        event=NO_EVENT,
        events_open=[],
        events_seen=0,
        agenda=[],
        laid=[],
        places=[-1] * seats,
        order=[],
        ready=[0] * seats,
        spaces=[EMPTY] * (seats * SPACE_COUNT),
        possible_cards=[0] * seats,
        bidders=[],
        offered=[],
        under=[],
        last_offer=[],
        groups=[],
        unfed=[],
        revolting=[],
        scored=[],
    )


class Secrets(Value):
    """What some seat does not see: unopened plans and chains in progress, and the blind card of the draft."""

    def __init__(self, plans: list[int], cards_laid: list[int], blind: int) -> None:
        self.plans = plans
        """Seat * 11 + space: a card that lies face down, or NOTHING."""
        self.cards_laid = cards_laid
        """How many cards of its plan each seat has laid."""
        self.blind = blind
        """The card that the drafting seat has taken unseen and not yet placed, or NOTHING."""

    def parts(self) -> tuple[object, ...]:
        """Everything, in the order of the constructor."""
        return self.plans, self.cards_laid, self.blind

    def copy(self) -> Secrets:
        return Secrets(self.plans[:], self.cards_laid[:], self.blind)


def empty_secrets(seats: int) -> Secrets:
    return Secrets([NOTHING] * (seats * SPACE_COUNT), [0] * seats, NOTHING)


def mask_of(cards: list[int]) -> int:
    """Cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
