"""The documents that go over the wire: dictionaries with declared keys. OpenAPI reads them, msgspec writes them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from gunbai.session.stream import EventDoc

Status = Literal["open", "running", "over", "aborted", "expired"]
Pace = Literal["free", "live", "turns"]
Policy = Literal["wait", "bot", "vote"]
VoteKind = Literal["undo", "pause", "resume", "abort", "replace"]


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
    game: str
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
    result: dict[str, Any] | None
    rematch: str | None
    """The table where the same people play again."""
    you: int | None
    """My seat, None for a spectator."""
    invite: str | None
    """The code of the invite link, for those who sit here and for the host."""
    votes: list[VoteDoc]
    lesson: bool
    """A guided first game."""


class VoteDoc(TypedDict):
    """Something all players are asked: undo, pause, abort, replace an absent player."""

    id: int
    kind: VoteKind
    by: int
    target: int | None
    """The absent seat, for `replace`; how many moves to keep, for `undo`."""
    yes: list[int]
    needed: list[int]
    """Seats whose yes is still wanted."""


class QuestionDoc(TypedDict):
    """What is asked now: the step that asks and its particulars, to be worded by the front end."""

    step: str
    clause: str
    args: dict[str, str | int]


class ChoiceDoc(TypedDict):
    """One legal action: its text, which is what to send, and its clause."""

    action: str
    clause: str
    ends: bool
    """Afterwards it cannot be taken back, or somebody else goes on: worth asking twice."""


class FieldDoc(TypedDict):
    """One number of an aside."""

    name: str
    low: int
    high: int


class AsideDoc(TypedDict):
    """Something I may do out of turn: send `SEAT tag number …`."""

    tag: str
    fields: list[FieldDoc]
    clause: str


class LessonDoc(TypedDict):
    """Where the learner of a guided first game is. Words: `lesson-GAME-STEP`."""

    step: str
    """Its card; `end` after the last step, `off` where the learner has gone another way."""
    number: int
    """Steps done."""
    amount: int
    """Steps in all."""


class CupDoc(TypedDict):
    """Two seats that have agreed: a cup is poured, and becomes an alliance when nobody holds it any more."""

    seats: list[int]
    """Who said so last, and to whom."""
    poured: float
    due: float | None
    """When, if nothing else happens; None: only when people have spoken."""
    held: list[int]
    """For whom it waits."""


class TeaDoc(TypedDict):
    """A tea ceremony with people: the same for everybody."""

    began: float
    pour: float
    """Seconds for which a cup of bots is seen."""
    cups: list[CupDoc]


class StateDoc(TypedDict):
    """The game as one seat (or a spectator) sees it, and what it may do."""

    table: str
    seat: int | None
    status: Status
    decision: int | None
    """The number to send with an action; it changes only when I am asked something else."""
    question: QuestionDoc | None
    """What the actors are asked, as I may know it; None when the game is over."""
    view: dict[str, Any]
    actors: list[int]
    choices: list[ChoiceDoc]
    asides: list[AsideDoc]
    undoable: int
    events: list[EventDoc]
    """My events from `since` on."""
    next: int
    """The number to ask from next time."""
    after: int
    """The question waits for my events before this number: they led to it."""
    seen: int
    """How many events I had when I acted last: what came after is news to me."""
    lesson: LessonDoc | None
    """Of a guided first game, for its learner: only what the step allows is among the choices."""
    tea: TeaDoc | None
    result: NotRequired[dict[str, Any]]


class ProfileDoc(TypedDict):
    """What everybody may know of somebody."""

    id: str
    name: str
    guest: bool
    since: float
    games: int
    won: int
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


class TermsDoc(TypedDict):
    """What a deal is about. Transfers are enforced by the engine, promises are only written down."""

    coins: int
    ronin: int
    coins_asked: int
    ronin_asked: int
    promise: str
    """What the one who offers promises."""
    promise_asked: str
    """What the other one is to promise."""


Mark = Literal["kept", "broken"]
DealStatus = Literal["open", "accepted", "refused", "retracted", "countered", "expired"]


class DealDoc(TypedDict):
    """A deal between two seats."""

    number: int
    by: int
    to: int
    answers: int | None
    """The deal this is a counter offer to."""
    terms: TermsDoc
    status: DealStatus
    made: float
    expires: float | None
    marks: dict[str, Mark]
    """Of the promises, by the seat that made them; said by the other side."""


class ReplayDoc(TypedDict):
    """A finished game after some moves, whole or through one seat's eyes."""

    table: str
    move: int
    moves: int
    seat: int | None
    action: str | None
    """The move that led here; a sealed one only for its own eyes."""
    question: QuestionDoc | None
    """What is asked at this moment."""
    view: dict[str, Any]
    position: dict[str, Any] | None
    """Everything, secrets too, when the whole was asked for."""
    actors: list[int]
    events: list[EventDoc]
