"""The game as one viewer sees it, now or at some move of its past: a document for each game, told apart by `game`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from gunbai.server.wire.deals import PromiseDoc
from gunbai.server.wire.games import (
    RisingSunAside,
    RisingSunChoice,
    RisingSunPosition,
    RisingSunResult,
    RisingSunSight,
    ShogunAside,
    ShogunChoice,
    ShogunPosition,
    ShogunResult,
    ShogunSight,
)

Status = Literal["open", "running", "over", "aborted", "expired"]


class WayDoc(TypedDict):
    """One of the ways that a step of a lesson leaves. Words: `lesson-GAME-STEP`, its part of this name."""

    name: str
    action: str
    """Without the seat."""


class ToldDoc(TypedDict):
    """What came of a choice. Words: `lesson-GAME-STEP-WAY`."""

    step: str
    way: str
    facts: dict[str, int]
    """What is told in numbers; `else_…` are those that the other way would have brought."""


class LessonDoc(TypedDict):
    """Where the learner of a guided first game is. Words: `lesson-GAME-STEP`."""

    step: str
    """Its card; `end` after the last step, `off` where the learner has gone another way."""
    number: int
    """Steps done."""
    amount: int
    """Steps in all, on the ways chosen so far."""
    facts: dict[str, int]
    """What the card tells in numbers."""
    ways: list[WayDoc]
    """Where the step leaves a real choice."""
    told: list[ToldDoc]
    """What came of earlier choices."""


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


class SharedState(TypedDict):
    """What is told of every game alike: where it stands, and what I may do beside choosing."""

    table: str
    seat: int | None
    status: Status
    decision: int | None
    """The number to send with an action; it changes only when I am asked something else."""
    actors: list[int]
    undoable: int
    next: int
    """The number to ask from next time."""
    after: int
    """The question waits for my events before this number: they led to it."""
    seen: int
    """How many events I had when I acted last: what came after is news to me."""
    lesson: LessonDoc | None
    """Of a guided first game, for its learner: only what the step allows is among the choices."""
    tea: TeaDoc | None
    promises: list[PromiseDoc]
    """What players have promised each other, as far as I may know, in the order in which it was given."""


class RisingSunState(SharedState, RisingSunSight):
    """A game of Rising Sun as one seat (or a spectator) sees it, and what it may do; `events` are mine from `since`."""

    choices: list[RisingSunChoice]
    asides: list[RisingSunAside]
    result: NotRequired[RisingSunResult]


class ShogunState(SharedState, ShogunSight):
    """A game of Shogun as one seat (or a spectator) sees it, and what it may do; `events` are mine from `since`."""

    choices: list[ShogunChoice]
    asides: list[ShogunAside]
    result: NotRequired[ShogunResult]


StateDoc = TypeAliasType("StateDoc", Annotated[RisingSunState | ShogunState, Field(discriminator="game")])


class SharedReplay(TypedDict):
    """What is told of every replay alike."""

    table: str
    move: int
    moves: int
    seat: int | None
    action: str | None
    """The move that led here; a sealed one only for its own eyes."""
    actors: list[int]
    promises: list[PromiseDoc]
    """The ledger as it stood then, as far as these eyes may know it."""


class RisingSunReplay(SharedReplay, RisingSunSight):
    """A game of Rising Sun after some moves, whole or through one seat's eyes."""

    position: RisingSunPosition | None
    """Everything, secrets too, when the whole was asked for."""


class ShogunReplay(SharedReplay, ShogunSight):
    """A game of Shogun after some moves, whole or through one seat's eyes."""

    position: ShogunPosition | None
    """Everything, secrets too, when the whole was asked for."""


ReplayDoc = TypeAliasType("ReplayDoc", Annotated[RisingSunReplay | ShogunReplay, Field(discriminator="game")])


class LedgerDoc(TypedDict):
    """What players had promised each other at some moment, as far as these eyes may know it."""

    after: int
    """It has stood so since the event before this number."""
    promises: list[PromiseDoc]


class SharedFilm(TypedDict):
    """What is told of every film alike."""

    table: str
    seat: int | None
    """Whose eyes; nobody's are those of who watches."""
    move: int
    """It begins after this move: the view is as it was then."""
    moves: int
    ledgers: list[LedgerDoc]
    """The first as it stood then, and one for each change."""


class RisingSunFilm(SharedFilm, RisingSunSight):
    """A game of Rising Sun from some move on: how it stood then, and all events since, each with its change."""


class ShogunFilm(SharedFilm, ShogunSight):
    """A game of Shogun from some move on: how it stood then, and all events since, each with its change."""


FilmDoc = TypeAliasType("FilmDoc", Annotated[RisingSunFilm | ShogunFilm, Field(discriminator="game")])


class SharedMoment(TypedDict):
    """What is told of every moment of a worked example alike."""

    moves: list[str]
    """What was done."""
    actors: list[int]


class RisingSunMoment(SharedMoment, RisingSunSight):
    """A moment of a worked example of Rising Sun: what was done, what was heard, and the board."""


class ShogunMoment(SharedMoment, ShogunSight):
    """A moment of a worked example of Shogun: what was done, what was heard, and the board."""


MomentDoc = TypeAliasType("MomentDoc", Annotated[RisingSunMoment | ShogunMoment, Field(discriminator="game")])
