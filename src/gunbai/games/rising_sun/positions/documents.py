"""The documents of Rising Sun, typed: the position and the view. Seats are numbers, names are words."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.figures import FIGURE, PIECE, PLACE
from gunbai.games.rising_sun.data.words import CARD, CLAN, KAMI, MANDATE, PHASE, SEASON, SET, SOURCE
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.kernel.codec import Doc
from gunbai.kernel.schema import Bounds, Steps

Seat = Annotated[int, Bounds(0, 4)]
Count = Annotated[int, Bounds(0, 9999)]
Province = Annotated[str, PROVINCE]
Figure = Annotated[str, FIGURE]
Place = Annotated[str, PLACE]
CardName = Annotated[str, CARD]
ClanName = Annotated[str, CLAN]
KamiName = Annotated[str, KAMI]
MandateName = Annotated[str, MANDATE]
PhaseName = Annotated[str, PHASE]
SeasonName = Annotated[str, SEASON]
SetName = Annotated[str, SET]
SourceName = Annotated[str, SOURCE]
Turn = Annotated[list[Doc], Steps(STEPS.values())]
"""The stack of steps, the outermost first: `step` is its name, the rest its fields."""
Pieces = dict[Annotated[str, PIECE], Count]
"""What one seat has at a place: figures by kind, and strongholds."""
Tokens = dict[SeasonName, list[Province]]


class Player(TypedDict):
    """What everybody sees of one seat."""

    vp: Count
    coins: Count
    ronin: Count
    ally: Seat | None
    allied_seasons: Count
    cards: dict[CardName, Count]
    tokens: Tokens
    earned: dict[SourceName, int]


class Shrine(TypedDict):
    """A shrine: its kami, and who worships there, by seat."""

    kami: KamiName
    pieces: list[Pieces]


class Play(TypedDict):
    """A mandate that was played this season; face down: named, not shown."""

    seat: Seat
    mandate: MandateName
    face_down: bool


class Locals(TypedDict):
    """What steps keep on the table while they run; lists that hold nothing are left out."""

    proposals: NotRequired[list[int]]
    open_proposals: NotRequired[list[int]]
    ready: NotRequired[list[int]]
    moved: NotRequired[list[int]]
    summoned: NotRequired[list[int]]
    newcomers: NotRequired[list[int]]
    fighters: list[Seat]
    bids: NotRequired[list[int]]
    hired: NotRequired[list[int]]
    uses: list[int]
    last_in_line: NotRequired[list[Seat]]
    loyal: NotRequired[list[int]]
    offers: NotRequired[list[int]]
    last_actor: Seat
    crossed: int
    barred: int
    fallen: int
    winner: Seat | None


class Memory(TypedDict):
    """A look at the mandates: the turn, and the tiles that were put back."""

    turn: Count
    tiles: list[MandateName]


class SecretsDocument(TypedDict):
    """What some seat does not see."""

    hand: list[MandateName]
    pool: list[MandateName]
    laid: list[MandateName]
    seen: list[Memory | None]
    bids: list[list[Count]]


class TableDocument(TypedDict):
    """What everybody sees. Lists of pieces are by seat."""

    form: int
    game: str
    rules: int
    options: dict[str, str]
    set: SetName
    clans: list[ClanName]
    season: SeasonName
    phase: PhaseName
    mandate_turns: Count
    active: Seat | None
    honor: list[Seat]
    players: list[Player]
    map: dict[Province, list[Pieces]]
    shrines: list[Shrine]
    hostages: list[list[Pieces]]
    fallen_figures: list[Pieces]
    bought: list[Figure]
    market: dict[CardName, Count]
    wars: list[Province]
    wars_decided: Count
    discarded_tokens: Tokens
    plays: list[Play]
    turn: Turn
    locals: Locals


class Position(TableDocument):
    """The whole game: what everybody sees, and the secrets."""

    secrets: SecretsDocument


class Known(TypedDict):
    """What one seat knows beyond the table."""

    hand: list[MandateName]
    laid: list[MandateName]
    seen: Memory | None
    bids: list[Count]


class PublicView(TableDocument):
    """The part of a view that is the same for everybody."""

    force: dict[Place, list[Count]]
    reserve: list[Pieces]


class OwnView(TypedDict):
    """The part of a view that is one seat's."""

    seat: Seat | None
    known: Known


class ViewDocument(PublicView):
    """A view: both parts together."""

    seat: Seat | None
    known: Known
