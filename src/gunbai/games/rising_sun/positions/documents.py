"""The documents of Rising Sun, typed: the position and the view. Seats are numbers, names are words."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.figures import FIGURE, PIECE, PLACE, SHRINE_PLACE
from gunbai.games.rising_sun.data.words import ADVANTAGE, CARD, CLAN, KAMI, MANDATE, PHASE, SEASON, SET, SOURCE
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.schema import Bounds, Steps

Seat = Annotated[int, Bounds(0, 4)]
Count = Annotated[int, Bounds(0, 9999)]
Province = Annotated[str, PROVINCE]
Figure = Annotated[str, FIGURE]
Place = Annotated[str, PLACE]
ShrinePlace = Annotated[str, SHRINE_PLACE]
AdvantageName = Annotated[str, ADVANTAGE]
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


class Goods(TypedDict):
    """What one seat has."""

    vp: Count
    """Victory points; what `earned` adds up to."""
    coins: Count
    """Coins."""
    ronin: Count
    """Ronin tokens."""
    ally: Seat | None
    """The seat it is allied with; both name each other."""
    allied_seasons: Count
    """Seasons in which it has formed an alliance."""
    cards: dict[CardName, Count]
    """Season cards, with their copies."""
    tokens: Tokens
    """War province tokens that were won, by season."""


class Player(Goods):
    """What everybody sees of one seat."""

    earned: dict[SourceName, int]
    """Victory points by what they were earned with."""


class Shrine(TypedDict):
    """A shrine: its kami, and who worships there, by seat."""

    kami: KamiName
    """The kami."""
    pieces: list[Pieces]
    """Who worships there, by seat."""


class Play(TypedDict):
    """A mandate that was played this season; face down: named, not shown."""

    seat: Seat
    """Who played it."""
    mandate: MandateName
    """What was played, or named."""
    face_down: bool
    """Whether the tile was laid face down."""


class Locals(TypedDict):
    """What steps keep on the table while they run; lists that hold nothing are left out."""

    proposals: NotRequired[list[int]]
    """Proposals made this season, `proposer * seats + asked`: how many."""
    open_proposals: NotRequired[list[int]]
    """Those without an answer, in the same order."""
    ready: NotRequired[list[int]]
    """By seat: 1 if it is done in the tea ceremony or has sealed its bids."""
    moved: NotRequired[list[int]]
    """In a Marshal: figures that have moved already, by kind and province."""
    summoned: NotRequired[list[int]]
    """In a Recruit: figures that were summoned, by province."""
    newcomers: NotRequired[list[int]]
    """Shinto and Komainu that were summoned just now and may still go to worship, by province."""
    fighters: list[Seat]
    """Seats in the battle."""
    bids: NotRequired[list[int]]
    """Revealed bids, `seat * 4 + advantage`."""
    hired: NotRequired[list[int]]
    """By seat: ronin hired in this battle."""
    uses: list[int]
    """Effects of cards that the open prompt still offers."""
    last_in_line: NotRequired[list[Seat]]
    """Seats that want to be last in an order of abilities."""
    loyal: NotRequired[list[int]]
    """By seat: 1 if its Loyalty has paid in this gain."""
    offers: NotRequired[list[int]]
    """Open offers by ordered pair, six numbers each: open, coins and ronin given, coins and ronin asked, promise."""
    last_actor: Seat
    """Who acted last in the tea ceremony."""
    crossed: int
    """Sea routes that are settled with the Serpent, as bits."""
    barred: int
    """Sea routes that were refused for want of a coin, as bits."""
    fallen: int
    """Figures killed in this battle."""
    winner: Seat | None
    """Who has won this battle."""


class Memory(TypedDict):
    """A look at the mandates: the turn, and the tiles that were put back."""

    turn: Count
    """The mandate turn of the look, from 1."""
    tiles: list[MandateName]
    """The tiles that were put back."""


class Concealed(TypedDict):
    """What some seat has seen and another has not."""

    hand: list[MandateName]
    """The tiles that are being looked at; between turns those that were put back on top."""
    laid: list[MandateName]
    """Tiles that lie face down, in the order they were laid."""
    seen: list[Memory | None]
    """By seat: its last look at the mandates this season."""
    bids: list[list[Count]]
    """By seat: the bids it has made so far, sealed."""


class SecretsDocument(Concealed):
    """What some seat does not see."""

    pool: list[MandateName]
    """Tiles that nobody has seen this season."""


class BoardDocument(TypedDict):
    """The board and the moment. Lists of pieces are by seat."""

    form: int
    """The form of the document: 2."""
    game: Literal["rising-sun"]
    """`rising-sun`."""
    options: dict[str, str]
    """The options, by name."""
    set: SetName
    """The card set in play."""
    clans: list[ClanName]
    """The clan of each seat, in the order of their starting honor. So many seats there are."""
    season: SeasonName
    """The season."""
    phase: PhaseName
    """The phase of the season."""
    mandate_turns: Count
    """Mandate turns begun this season."""
    active: Seat | None
    """The seat of the latest mandate turn."""
    honor: list[Seat]
    """The seats, the most honored first."""
    map: dict[Province, list[Pieces]]
    """Provinces that hold something, and in each the pieces by seat."""
    shrines: list[Shrine]
    """The four shrines, left to right."""
    hostages: list[list[Pieces]]
    """By captor, then by owner."""
    fallen_figures: list[Pieces]
    """Figures killed in the battle that runs, by seat."""
    market: dict[CardName, Count]
    """Season cards on display, with their copies."""
    wars: list[Province]
    """Provinces at war this season, in order."""
    wars_decided: Count
    """How many of them are decided."""
    discarded_tokens: Tokens
    """War province tokens that nobody won, by season."""
    plays: list[Play]
    """The mandates of this season, in order."""
    turn: Turn
    """The stack of steps, the outermost first."""
    locals: Locals
    """What steps keep on the table while they run."""


class TableDocument(BoardDocument):
    """What everybody sees."""

    rules: int
    """The version of the rules."""
    players: list[Player]
    """By seat."""
    bought: list[Figure]
    """Monsters in the order they were bought."""


class Position(TableDocument):
    """The whole game: what everybody sees, and the secrets."""

    waiting: bool
    """Whether somebody is being asked: then a step goes on asking although a gift has left it nothing but `done`."""
    secrets: SecretsDocument
    """What some seat does not see."""


class Draft(BoardDocument):
    """A position that somebody changes by hand: without what follows from the rest."""

    players: list[Goods]
    """By seat."""
    waiting: bool
    """As in a position."""
    secrets: Concealed
    """What some seat does not see; all other tiles are still unseen."""


class Known(TypedDict):
    """What one seat knows beyond the table."""

    hand: list[MandateName]
    """The tiles this seat is looking at."""
    laid: list[MandateName]
    """The tiles this seat has laid face down."""
    seen: Memory | None
    """Its last look at the mandates this season."""
    bids: list[Count]
    """The bids it has made so far, sealed."""


class Bidding(TypedDict):
    """What a seat bids for in the battle that is being bid for."""

    stakes: dict[AdvantageName, Count]
    """By advantage, how many it is about now: own figures here, those of others, ronin to hire, all figures here."""
    above: list[Seat]
    """Those who fight here and win ties against this seat."""


class PublicView(TableDocument):
    """The part of a view that is the same for everybody."""

    force: dict[Place, list[Count]]
    """Force by place, then by seat."""
    served: dict[ShrinePlace, Seat]
    """By shrine: the seat that its kami would serve now."""
    reserve: list[Pieces]
    """Pieces in the reserves, by seat."""


class OwnView(TypedDict):
    """The part of a view that is one seat's."""

    seat: Seat | None
    """Whose view it is; nobody's for a spectator."""
    known: Known
    """What it knows beyond the table."""
    bidding: NotRequired[Bidding]
    """For a seat that fights, while bids are made."""


class ViewDocument(PublicView):
    """A view: both parts together."""

    seat: Seat | None
    """Whose view it is; null for a spectator."""
    known: Known
    """What it knows beyond the table."""
    bidding: NotRequired[Bidding]
    """For a seat that fights, while bids are made."""


class ResultDocument(TypedDict):
    """How the game ended. Lists are by seat."""

    scores: list[Count]
    """Victory points."""
    ranking: list[int]
    """Places, from 1."""
    winners: list[Seat]
    """Who has won."""
    breakdown: list[dict[SourceName, int]]
    """Victory points by what they were earned with."""


DOCUMENTS: Final[dict[str, object]] = {
    "position": Position,
    "draft": Draft,
    "view": ViewDocument,
    "result": ResultDocument,
}
"""Those that are described by a schema."""
