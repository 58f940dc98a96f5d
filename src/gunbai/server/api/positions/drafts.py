"""Drafts: a position that somebody changes by hand. The engine says what is impossible, where, and why."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import BrokenExecutor
from typing import Annotated, Any, Final, cast

from fastapi import Request
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.analysis.documents import StandingDoc
from gunbai.analysis.standing import STANDING_TRIALS
from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import Doc, canonical
from gunbai.kernel.errors import BadInput, BadPosition, GunbaiError, not_among
from gunbai.kernel.game import Game
from gunbai.kernel.state import State
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, MaybeCaller, SignedIn, VisibleTable, answer, errors, whole_person
from gunbai.server.api.study.what_if import MomentBody, position_at
from gunbai.server.operation.logs import Logger
from gunbai.server.people.identity import Caller
from gunbai.server.play.state_documents import asked_document
from gunbai.server.play.study_room import StandingTask
from gunbai.server.refusal import Refusal, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.tables.replays import is_broken
from gunbai.server.wire.component import Component
from gunbai.server.wire.games import DraftDoc, GameName, QuestionDoc, ViewDoc

router = routes.router("positions")
log = Logger("positions")

COST: Final = 2
"""Reads that a draft counts for: it is read again for every fault."""
GAME_COST: Final = 10
"""Writes that a moment of a game counts for: it is played again up to there."""
STANDING_COST: Final = 3
SLICE_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 60.0
LONGEST: Final = 65_536
"""Letters of a position; those of real games have a tenth of it."""
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
Sum = Annotated[float, Field(ge=0.0, le=10_000.0, allow_inf_nan=False)]


class StartBody(Body):
    """A game at its start, or its empty board."""

    game: Word
    seats: int = Field(ge=0, le=9)
    options: dict[Word, Word] = Field(default_factory=dict, max_length=40)
    empty: bool = False


class MomentWish(Body):
    """A moment at which the draft is to begin, and what is to be said about it."""

    name: Word
    about: dict[Word, Word | int] = Field(default_factory=dict, max_length=8)


class DraftBody(Body):
    """A draft, as far as it has come; `moment` makes it begin there."""

    document: dict[str, Any]
    moment: MomentWish | None = None


class StandingWish(Body):
    """What was found earlier, as it was answered."""

    trials: int = Field(ge=0, le=10_000)
    sums: list[Sum] = Field(min_length=3, max_length=5)
    squares: list[Sum] = Field(min_length=3, max_length=5)
    judge: Word


class StandingBody(Body):
    """A position, and how it stands as far as that is known."""

    document: dict[str, Any]
    earlier: StandingWish | None = None


class ProblemDoc(TypedDict):
    """Something impossible: the field, and why, worded by the front end as any refusal."""

    field: str
    code: str
    message: str
    clause: str | None
    details: dict[str, str | int]


class AskDoc(TypedDict):
    """What is to be said about a moment, and the words or numbers it can be."""

    name: str
    words: list[str | int]


class BeginningDoc(TypedDict):
    """A moment at which a draft can begin."""

    name: str
    asks: list[AskDoc]


class DraftedDoc(TypedDict):
    """A draft as the engine has read it."""

    game: GameName
    document: DraftDoc | None
    """As the engine writes it; null where something is impossible."""
    problems: list[ProblemDoc]
    view: ViewDoc | None
    """What everybody would see of it, without what is at fault; null where too much is."""
    actors: list[int]
    question: Annotated[QuestionDoc, Component("QuestionDoc")] | None
    """What would be asked; null when the game would be over."""
    moments: list[BeginningDoc]


class ChancesDoc(TypedDict):
    """Winning chances by seat, how far off they may be, and what to send to go on."""

    chances: list[float]
    errors: list[float]
    done: float
    """The part of the work that is done, 0 to 1."""
    found: StandingDoc


@router.post("/drafts/start", response_model=DraftedDoc, responses=errors())
async def start_draft(body: StartBody, request: Request, server: AnyServer, caller: MaybeCaller) -> Response:
    """A draft that begins as the game does, or with an empty board."""
    _count(server, request, caller)
    try:
        game, draft = await asyncio.to_thread(_started, body)
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    return answer(await asyncio.to_thread(_drafted, game, draft))


@router.post("/drafts/check", response_model=DraftedDoc, responses=errors())
async def check_draft(body: DraftBody, request: Request, server: AnyServer, caller: MaybeCaller) -> Response:
    """What is impossible in a draft, each by its field; nothing is kept. With a moment: the draft that begins there."""
    _count(server, request, caller)
    game = game_of(body.document)
    try:
        return answer(await asyncio.to_thread(_checked, game, body))
    except BadInput as error:
        raise refused_by_rules(error) from None


@router.post("/tables/{id}/draft", response_model=DraftedDoc, responses=errors(404, 409))
async def draft_of_game(table: VisibleTable, body: MomentBody, server: AnyServer, caller: SignedIn) -> Response:
    """A moment of a game as a draft: of a finished game, or of one's own against bots, dealt anew."""
    person = whole_person(caller).person
    server.writes.take(person.id, GAME_COST)
    _, position = await position_at(server, table, person.id, body)
    game = game_by_name(table.row.game)
    return answer(await asyncio.to_thread(lambda: _drafted(game, game.draft(game.from_position(position, seed=0)))))


@router.post("/drafts/chances", response_model=ChancesDoc, responses=errors(409))
async def judge_draft(body: StandingBody, server: AnyServer, caller: SignedIn) -> Response:
    """The winning chances of every seat, a second of thinking further than `earlier`; asked again until it is done."""
    server.writes.take(caller.person.id, STANDING_COST)
    game, state = await asyncio.to_thread(read_draft, body.document)
    if state.is_over():
        raise Refusal(409, "what_if/over", "nothing is left to be played from there", {"move": 0})
    earlier = _earlier(body.earlier, state.seats())
    task = StandingTask(game.name, canonical(state.position()), earlier, SLICE_SECONDS)
    return answer(_chances(await _judged(server, task), state.seats()))


def game_of(document: dict[str, Any]) -> Game:
    """The game of a draft that is not too long."""
    text = canonical(document)
    if is_broken(text):
        raise refused_by_rules(BadInput("document", "whole characters", "half of one"))
    if len(text) > LONGEST:
        raise Refusal(413, "position/too_long", "no position is as long as this", {"most": LONGEST})
    name = document.get("game")
    if name not in GAMES:
        raise refused_by_rules(not_among("game", tuple(GAMES), name))
    return game_by_name(name)


def read_draft(document: dict[str, Any]) -> tuple[Game, State]:
    """The state of a draft; refuses the first thing that is impossible."""
    game = game_of(document)
    try:
        return game, game.from_position(document, seed=0)
    except GunbaiError as error:
        raise refused_by_rules(error) from None


def _count(server: Server, request: Request, caller: Caller | None) -> None:
    server.reads.take(server.address(request) if caller is None else caller.person.id, COST)


def _started(body: StartBody) -> tuple[Game, Doc]:
    if body.game not in GAMES:
        raise not_among("game", tuple(GAMES), body.game)
    game = game_by_name(body.game)
    draft = game.draft(game.new(body.seats, options=body.options))
    if not body.empty:
        return game, draft
    first = game.moments(body.seats)[0]
    return game, game.at_moment(game.emptied(draft), first.name, {ask: words[0] for ask, words in first.asks.items()})


def _checked(game: Game, body: DraftBody) -> DraftedDoc:
    if body.moment is None:
        return _drafted(game, body.document)
    try:
        draft = game.at_moment(body.document, body.moment.name, body.moment.about, secrets.randbits(62))
    except BadPosition as fault:
        rest = _drafted(game, body.document)
        return {**rest, "document": None, "problems": [_problem(fault)]}
    return _drafted(game, draft)


def _drafted(game: Game, draft: Doc) -> DraftedDoc:
    """The luck is always the same: what is seen of a draft does not change by looking."""
    found = game.mended(draft, seed=0)
    state = found.read
    seats = 0 if state is None else state.seats()
    moments = game.moments(seats)
    return DraftedDoc(
        game=game.name,
        document=None if state is None or found.faults else cast(DraftDoc, game.draft(state)),
        problems=[_problem(fault) for fault in found.faults],
        view=None if state is None else cast(ViewDoc, state.view(None).document()),
        actors=[] if state is None else sorted(state.actors()),
        question=None if state is None or state.is_over() else cast(QuestionDoc, asked_document(state.question())),
        moments=[
            BeginningDoc(name=one.name, asks=[AskDoc(name=ask, words=list(one.asks[ask])) for ask in one.asks])
            for one in moments
        ],
    )


def _problem(fault: BadPosition) -> ProblemDoc:
    clause = fault.details.get("clause")
    return ProblemDoc(
        field=fault.field,
        code=fault.code,
        message=str(fault),
        clause=clause if isinstance(clause, str) else None,
        details=fault.details,
    )


def _earlier(wish: StandingWish | None, seats: int) -> StandingDoc | None:
    if wish is None or wish.trials == 0:
        return None
    if len(wish.sums) != seats or len(wish.squares) != seats or wish.trials % seats:
        raise Refusal(422, "input/invalid", f"earlier: expected {seats} seats", {"field": "earlier"})
    return StandingDoc(trials=wish.trials, sums=wish.sums, squares=wish.squares, judge=wish.judge)


async def _judged(server: Server, task: StandingTask) -> StandingDoc:
    """What the worker says. One that has died or is stuck is replaced, and who asked may ask again."""
    try:
        return await asyncio.wait_for(server.coach.standing(task), PATIENCE_SECONDS)
    except (TimeoutError, BrokenExecutor):
        server.coach.replace()
        log.warning("a position was not judged")
        raise Refusal(503, "coach/away", "the coach does not answer, try again in a moment") from None


def _chances(found: StandingDoc, seats: int) -> ChancesDoc:
    trials = found["trials"]
    means = [total / trials for total in found["sums"]]
    spreads = [max(0.0, squares / trials - mean * mean) for squares, mean in zip(found["squares"], means, strict=True)]
    return ChancesDoc(
        chances=[round(mean, 4) for mean in means],
        errors=[round((spread / trials) ** 0.5, 4) for spread in spreads],
        done=min(1.0, trials / (STANDING_TRIALS * seats)),
        found=found,
    )
