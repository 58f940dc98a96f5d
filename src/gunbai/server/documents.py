"""The documents that go over the wire: dictionaries with declared keys. OpenAPI reads them, msgspec writes them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from gunbai.server.wire.deals import DealStatus, Mark, TermsDoc
from gunbai.server.wire.games import DraftDoc, GameName, ResultDoc
from gunbai.server.wire.state import Status

Pace = Literal["free", "live", "turns"]
Policy = Literal["wait", "bot", "vote"]
VoteKind = Literal["undo", "pause", "resume", "abort", "replace", "coach"]
Coaching = Literal["free", "agreed", "unasked", "rated", "lesson"]


class PersonDoc(TypedDict):
    """Who somebody is, as everybody may know."""

    id: str
    name: str
    guest: bool


class MeDoc(TypedDict):
    """Who I am."""

    id: str
    name: str
    guest: bool
    admin: bool
    token: str | None
    """Only in the answer that made it: a bearer token for programs, or for another device."""
    table: str | None
    """The one table this session is good for, when it came by a seat's link."""
    language: str | None
    """In which notices are worded; null where nobody has said it."""
    mail: str | None
    """My own address, for a forgotten password."""


class ClockDoc(TypedDict):
    """Time to think, in seconds: for each move, and a bank for the whole game."""

    per_move: int
    bank: int


class SeatDoc(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    name: str
    person: str | None
    guest: bool
    """Without an account: anybody could have taken this name."""
    bot: str | None
    stand_in: bool
    """A bot is playing for an absent player, who takes over by acting."""
    online: bool
    acting: bool
    """It must choose now."""
    ready: bool
    """It has sealed its choice while others still choose."""
    seeded: bool
    """It added its own seed to the chance."""
    bank: float | None
    """Seconds left in its bank."""
    deadline: float | None
    """When its time is up, in seconds since 1970."""


class TableDoc(TypedDict):
    """A table as one person sees it."""

    id: str
    name: str
    game: GameName
    rules: int
    options: dict[str, str]
    status: Status
    public: bool
    pace: Pace
    """`free` has no clock; `live` is for one evening, `turns` for days."""
    clock: ClockDoc | None
    policy: Policy
    delay: int
    """Seconds by which spectators lag behind."""
    host: str
    seats: list[SeatDoc]
    seed_hash: str
    created: float
    started: float | None
    ended: float | None
    paused: bool
    result: ResultDoc | None
    rematch: str | None
    """The table where the same people play again."""
    you: int | None
    """My seat, None for a spectator."""
    invite: str | None
    """The code of the invite link, for those who sit here and for the host."""
    votes: list[VoteDoc]
    lesson: bool
    """A guided first game."""
    tea: int
    """Seconds for which bots pour tea in sight of everybody, where the game has a tea ceremony."""
    study: StudyDoc | None
    """Of a what-if: where it branches off."""
    rated: bool
    """Played in earnest: nobody is coached."""
    coach: Coaching
    """Whether players may ask for ideas: `free` against bots, `agreed` where all people have, `unasked` where they have
    not, never where the game is `rated` or a `lesson`."""


Hidden = Literal["kept", "dealt"]


class StudyDoc(TypedDict):
    """A what-if: a game played on from a moment of another one. It is in no lobby and counts nowhere."""

    table: str | None
    """The game it branches off."""
    position: str | None
    """Or the position that somebody has built."""
    move: int
    """Moves that had been made in that game; 0 of a position."""
    hidden: Hidden
    """Whether what was hidden is as it was, or dealt anew as one seat could imagine it."""


class VoteDoc(TypedDict):
    """Something all players are asked: undo, pause, abort, replace an absent player, allow the coach."""

    id: int
    kind: VoteKind
    by: int
    target: int | None
    """The absent seat, for `replace`; how many moves to keep, for `undo`."""
    yes: list[int]
    needed: list[int]
    """Seats whose yes is still wanted."""


class ProfileDoc(TypedDict):
    """What everybody may know of somebody."""

    id: str
    name: str
    guest: bool
    since: float
    games: int
    won: int
    rated: int
    """Of these, rated games, and those that were won."""
    rated_won: int
    kept: int
    """Promises that the other side marked as kept."""
    broken: int


class TalkDoc(TypedDict):
    """One thing that was said; `to` is the only seat that heard it, besides the speaker."""

    number: int
    """Counted for each listener alone."""
    at: float
    seat: int | None
    """None: a spectator."""
    name: str
    guest: bool
    to: int | None
    text: str
    line: bool
    """A character speaks: the text names one of its lines, `abbot thanks 1`, and the name is the character's."""
    removed: bool
    """The admin took it away, or whoever said it is gone: there is no text any more."""


class StoredPersonDoc(TypedDict):
    """Somebody, as they are stored."""

    id: str
    name: str
    admin: bool
    banned: bool
    muted: bool
    mail: str | None
    language: str | None
    created: float
    guest: bool


class StoredGameDoc(TypedDict):
    """A table at which somebody sat."""

    id: str
    name: str
    game: GameName
    status: Status
    started: float | None
    ended: float | None
    seat: int
    result: ResultDoc | None


class StoredTalkDoc(TypedDict):
    """Something that somebody said."""

    table_id: str
    at: float
    to_seat: int | None
    text: str


class StoredDealDoc(TypedDict):
    """A deal that somebody had part in."""

    table_id: str
    number: int
    answers: int | None
    by_seat: int
    to_seat: int
    terms: TermsDoc
    status: DealStatus
    made: float
    expires: float | None
    marks: dict[str, Mark]


class StoredSessionDoc(TypedDict):
    """A session of somebody's."""

    label: str
    scope: str | None
    created: float
    expires: float


class StoredHookDoc(TypedDict):
    """Where somebody's notices go."""

    kind: str
    target: str
    created: float


class StoredTryDoc(TypedDict):
    """A puzzle that somebody tried."""

    person: str
    puzzle: str
    game: GameName
    at: float
    day: str | None
    right: bool
    rating: float
    deviation: float


class StoredPositionDoc(TypedDict):
    """A position that somebody has built."""

    id: str
    person: str
    game: GameName
    name: str
    document: DraftDoc
    created: float
    touched: float


class ExportDoc(TypedDict):
    """All that is stored of somebody, except secrets."""

    person: StoredPersonDoc
    games: list[StoredGameDoc]
    said: list[StoredTalkDoc]
    deals: list[StoredDealDoc]
    sessions: list[StoredSessionDoc]
    notices: list[StoredHookDoc]
    puzzles: list[StoredTryDoc]
    positions: list[StoredPositionDoc]
