"""The documents of Shogun, typed: the position and the view. Seats are numbers, names are words."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from gunbai.games.shogun.data.board import PROVINCE, REGION
from gunbai.games.shogun.data.options import OPTION
from gunbai.games.shogun.data.pieces import BUILDING
from gunbai.games.shogun.data.tower import COLOUR
from gunbai.games.shogun.data.words import ACTION, CARD, EVENT, SEASON, SPACE, SPECIAL
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.codec import Doc
from gunbai.kernel.schema import Bounds, Steps

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
    armies: Count
    buildings: NotRequired[list[Building]]
    markers: NotRequired[Count]


class Player(TypedDict):
    """What everybody sees of one seat."""

    chests: Count
    rice: Count
    points: Count
    supply: Count
    ready: bool
    """Whether its plan is whole."""
    board: Plan
    """What its personal board shows; `face_down` is a back."""
    could: list[CardName]
    """Cards that a back of this seat may be."""
    special: NotRequired[SpecialName]


class EventsDocument(TypedDict):
    """The events of the year that are still to come, those that are gone, and that of the round."""

    open: list[EventName]
    gone: list[EventName]
    round: NotRequired[EventName]


class DraftDocument(TypedDict):
    """The draft: open cards, known pairs under the deck, and by seat the last offer and the groups left."""

    offered: list[Province]
    under: list[Province]
    faced: list[list[Province]]
    groups: list[list[Count]]
    """By seat: how many groups of 5, 4, 3 and 2 armies."""


class WinterDocument(TypedDict):
    """By seat the provinces without rice, and the provinces drawn to revolt."""

    unfed: list[Count]
    revolting: list[Province]


class Scored(TypedDict):
    """What one winter gave to one seat."""

    provinces: Count
    buildings: Count
    majorities: dict[RegionName, dict[Building, Count]]


class SecretsDocument(TypedDict):
    """What some seat does not see: plans by seat, and the card that was taken unseen."""

    plans: list[Plan]
    blind: NotRequired[Province]


class TableDocument(TypedDict):
    """All that everybody sees."""

    game: str
    seats: Annotated[int, Bounds(3, 5)]
    options: dict[Annotated[str, OPTION], str]
    year: Annotated[int, Bounds(1, 2)]
    season: SeasonName
    provinces: dict[Province, ProvinceDocument]
    players: list[Player]
    farmers: Count
    tray: Cubes
    tower: list[Cubes]
    """By shelf, the upper one first."""
    stock: dict[Building, Count]
    events: EventsDocument
    agenda: list[ActionName]
    specials: list[SpecialName]
    """By place of the turn order."""
    order: list[Seat]
    bidders: list[Seat]
    scored: list[list[Scored]]
    """By year and seat."""
    turn: Turn
    draft: NotRequired[DraftDocument]
    winter: NotRequired[WinterDocument]


class Position(TableDocument):
    """The whole position, secrets included."""

    form: Annotated[int, Bounds(2, 2)]
    secrets: SecretsDocument


class OwnView(TypedDict):
    """What one viewer knows beyond the table."""

    seat: Seat | None
    plan: Plan
    next_space: SpaceName | None
    """The space that the seat is asked about while it plans."""
    blind: Province | None


class ViewDocument(TableDocument):
    """What one viewer knows: the table, and what is its own."""

    seat: Seat | None
    plan: Plan
    next_space: SpaceName | None
    blind: Province | None
