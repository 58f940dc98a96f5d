"""The documents of Shogun, typed: the position and the view. Seats are numbers, names are words."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from gunbai.games.shogun.data.board import PROVINCE, REGION
from gunbai.games.shogun.data.options import OPTION
from gunbai.games.shogun.data.pieces import BUILDING
from gunbai.games.shogun.data.tower import COLOUR
from gunbai.games.shogun.data.words import ACTION, CARD, EVENT, SEASON, SPACE, SPECIAL
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.schema import Bounds, Steps

Seat = Annotated[int, Bounds(0, 4)]
Count = Annotated[int, Bounds(0, 9999)]
Province = Annotated[str, PROVINCE]
RegionName = Annotated[str, REGION]
Building = Annotated[str, BUILDING]
ActionName = Annotated[str, ACTION]
SpaceName = Annotated[str, SPACE]
CardName = Annotated[str, CARD]
SpecialName = Annotated[str, SPECIAL]
EventName = Annotated[str, EVENT]
SeasonName = Annotated[str, SEASON]
Turn = Annotated[list[Doc], Steps(STEPS.values())]
"""The stack of steps, the outermost first: `step` is its name, the rest its fields."""
Cubes = dict[Annotated[str, COLOUR], Count]
"""Cubes by colour: a seat as a text, or `farmers`."""
Plan = dict[SpaceName, CardName]
"""The cards of a personal board by space."""


class ProvinceDocument(TypedDict):
    """A province that somebody owns; all others are neutral or out of the game."""

    owner: Seat
    """The seat that owns it."""
    armies: Count
    """Its armies."""
    buildings: NotRequired[list[Building]]
    """Its buildings."""
    markers: NotRequired[Count]
    """Its revolt markers."""


class Goods(TypedDict):
    """What one seat has."""

    chests: Count
    """War chests."""
    rice: Count
    """Rice."""
    points: Count
    """Victory points."""
    ready: bool
    """Whether its plan is whole."""
    board: Plan
    """What its personal board shows; `face_down` is a back."""
    special: NotRequired[SpecialName]
    """The special card it holds."""


class Player(Goods):
    """What everybody sees of one seat."""

    supply: Count
    """Armies that are not on the board, in the tower or in the tray."""
    could: list[CardName]
    """Cards that a back of this seat may be."""


class EventsDocument(TypedDict):
    """The events of the year that are still to come, those that are gone, and that of the round."""

    open: list[EventName]
    """Those that are still to come."""
    gone: list[EventName]
    """Those of earlier rounds and years."""
    round: NotRequired[EventName]
    """That of the round."""


class DraftDocument(TypedDict):
    """The draft: open cards, known pairs under the deck, and by seat the last offer and the groups left."""

    offered: list[Province]
    """Province cards that lie open."""
    under: list[Province]
    """Known cards under the deck, in pairs."""
    faced: list[list[Province]]
    """By seat: the cards it chose from at its previous turn."""
    groups: list[list[Count]]
    """By seat: how many groups of 5, 4, 3 and 2 armies."""


class WinterDocument(TypedDict):
    """By seat the provinces without rice, and the provinces drawn to revolt."""

    unfed: list[Count]
    """By seat: how many provinces have no rice."""
    revolting: list[Province]
    """Provinces that were drawn and have not been fought for yet."""


class Scored(TypedDict):
    """What one winter gave to one seat."""

    provinces: Count
    """Points for provinces."""
    buildings: Count
    """Points for buildings."""
    majorities: dict[RegionName, dict[Building, Count]]
    """Points for majorities, by region and building."""


class SecretsDocument(TypedDict):
    """What some seat does not see: plans by seat, and the card that was taken unseen."""

    plans: list[Plan]
    """By seat: cards that lie face down or are being laid, by space."""
    blind: NotRequired[Province]
    """The province card that was taken unseen in the draft."""


class BoardDocument(TypedDict):
    """The board and the moment."""

    game: Literal["shogun"]
    """`shogun`."""
    seats: Annotated[int, Bounds(3, 5)]
    """How many play."""
    options: dict[Annotated[str, OPTION], str]
    """The options, by name."""
    year: Annotated[int, Bounds(1, 2)]
    """The year."""
    season: SeasonName
    """The season."""
    provinces: dict[Province, ProvinceDocument]
    """Provinces that somebody owns."""
    tray: Cubes
    """Cubes in the tray of the tower."""
    tower: list[Cubes]
    """By shelf, the upper one first."""
    events: EventsDocument
    """The event cards."""
    agenda: list[ActionName]
    """Actions of the round that are open, in their order."""
    specials: list[SpecialName]
    """By place of the turn order."""
    order: list[Seat]
    """The seats in turn order."""
    bidders: list[Seat]
    """The seats in the order of their bids, while they choose places in the turn order."""
    scored: list[list[Scored]]
    """By year and seat."""
    turn: Turn
    """The stack of steps, the outermost first."""
    draft: NotRequired[DraftDocument]
    """While provinces are drafted."""
    winter: NotRequired[WinterDocument]
    """While it is winter."""


class TableDocument(BoardDocument):
    """All that everybody sees."""

    players: list[Player]
    """By seat."""
    farmers: Count
    """Farmers that are neither in the tower nor in the tray."""
    stock: dict[Building, Count]
    """Buildings that have not been built."""


class Position(TableDocument):
    """The whole position, secrets included."""

    form: Annotated[int, Bounds(2, 2)]
    """The form of the document: 2."""
    secrets: SecretsDocument
    """What some seat does not see."""


class Draft(BoardDocument):
    """A position that somebody changes by hand: without what follows from the rest."""

    form: Annotated[int, Bounds(2, 2)]
    """The form of the document: 2."""
    players: list[Goods]
    """By seat."""
    secrets: SecretsDocument
    """What some seat does not see."""


class PlanningDocument(TypedDict):
    """What a seat makes its plan of."""

    hand: list[CardName]
    """The cards that it may lay: its provinces, then the chests."""
    cards: Count
    """How many of them lie on its board when the plan is whole; the other spaces stay empty."""
    spaces: list[SpaceName]
    """The spaces that it is still asked about, in their order; none when it is ready."""


class OwnView(TypedDict):
    """What one viewer knows beyond the table."""

    seat: Seat | None
    """Whose view it is; null for a spectator."""
    plan: Plan
    """The cards it has laid, by space."""
    planning: NotRequired[PlanningDocument]
    """While plans are made: what the seat makes its own of."""
    blind: Province | None
    """The province card it took unseen in the draft."""


class ViewDocument(TableDocument):
    """What one viewer knows: the table, and what is its own."""

    seat: Seat | None
    """Whose view it is; null for a spectator."""
    plan: Plan
    """The cards it has laid, by space."""
    planning: NotRequired[PlanningDocument]
    """While plans are made: what the seat makes its own of."""
    blind: Province | None
    """The province card it took unseen in the draft."""


class Breakdown(TypedDict):
    """The points of one seat by year and source."""

    provinces1: NotRequired[int]
    """For provinces in year 1."""
    buildings1: NotRequired[int]
    """For buildings in year 1."""
    castles1: NotRequired[int]
    """For the most castles in year 1."""
    temples1: NotRequired[int]
    """For the most temples in year 1."""
    theatres1: NotRequired[int]
    """For the most theatres in year 1."""
    provinces2: NotRequired[int]
    """For provinces in year 2."""
    buildings2: NotRequired[int]
    """For buildings in year 2."""
    castles2: NotRequired[int]
    """For the most castles in year 2."""
    temples2: NotRequired[int]
    """For the most temples in year 2."""
    theatres2: NotRequired[int]
    """For the most theatres in year 2."""


class ResultDocument(TypedDict):
    """How the game ended. Lists are by seat."""

    scores: list[Count]
    """Victory points."""
    ranking: list[int]
    """Places, from 1."""
    winners: list[Seat]
    """Who has won."""
    breakdown: list[Breakdown]
    """What the points are made of."""


DOCUMENTS: Final[dict[str, object]] = {
    "position": Position,
    "draft": Draft,
    "view": ViewDocument,
    "result": ResultDocument,
}
"""Those that are described by a schema."""
