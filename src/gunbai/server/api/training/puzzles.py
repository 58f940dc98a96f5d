"""Puzzles: positions with one clear best choice. Who is signed in, a guest too, has a rating; others just solve."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeVar

from fastapi import Path, Request
from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.kernel.errors import GunbaiError
from gunbai.puzzles import puzzle as shelf
from gunbai.puzzles.judging import VerdictDoc, is_whole, judged
from gunbai.puzzles.line import line
from gunbai.puzzles.playing import session_of
from gunbai.puzzles.puzzle import PuzzleDoc, seats_of
from gunbai.puzzles.solver import SolverDoc, rating_of, solver_of
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, MaybeCaller, answer, errors
from gunbai.server.api.play import ActionText
from gunbai.server.api.study.foresight import ForesightDoc
from gunbai.server.api.study.rules import known, told_step
from gunbai.server.people.identity import Caller
from gunbai.server.play.state_documents import state_document
from gunbai.server.refusal import not_found, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.store.studies import TryRow
from gunbai.server.wire.state import MomentDoc, StateDoc
from gunbai.session import doings

router = routes.router("puzzles", "/api/puzzles")

COST: Final = 5
"""Reads that a look at a puzzle or an answer is worth."""
DAILY: Final = "daily"
T = TypeVar("T")
PuzzleId = Annotated[str, Path(min_length=3, max_length=20, pattern=r"^[a-z0-9-]+$", description="an id, or `daily`")]


class PuzzleBriefDoc(TypedDict):
    """A puzzle in a list."""

    id: str
    theme: str
    seat: int
    seats: int
    rating: int
    options: int
    sealed: bool
    right: bool | None
    """How my first try went; null: not tried, or nobody is signed in."""


class PuzzleThemeDoc(TypedDict):
    theme: str
    count: int
    right: int
    """How many of them I have solved."""


class PuzzlesDoc(TypedDict):
    """All puzzles of a game, the easiest first, the one of the day, and what I have tried."""

    day: str
    daily: str
    themes: list[PuzzleThemeDoc]
    puzzles: list[PuzzleBriefDoc]
    record: SolverDoc | None


class PuzzleStateDoc(TypedDict):
    """A puzzle on the board, as the seat sees it that is asked."""

    puzzle: PuzzleBriefDoc
    state: StateDoc


class SolvedDoc(TypedDict):
    """What came of an answer: right or wrong, what was better and why, and the solution played out."""

    verdict: VerdictDoc
    rating: int
    """Of the puzzle."""
    choices: list[tuple[list[str], float]]
    """What can be chosen, the best first, each with the chance to win after it; of sealed choices some."""
    line: list[MomentDoc]
    record: SolverDoc | None
    counted: bool
    """Whether this try changed my rating: the first one does."""
    change: int
    """By how much."""


class PuzzleAnswerDoc(TypedDict):
    """The board after the links of an answer that were given; `solved` once all are."""

    state: StateDoc
    solved: SolvedDoc | None


class PuzzleMovesBody(Body):
    moves: list[ActionText] = Field(default_factory=list, max_length=64)
    """What I would do: one choice, or all links of a sealed one."""


class PuzzleAnswerBody(PuzzleMovesBody):
    give_up: bool = False
    """Show the solution instead: it counts as wrong."""


class PuzzleChainBody(PuzzleMovesBody):
    actions: list[ActionText] = Field(min_length=1, max_length=64)


@router.get("/{game}", response_model=PuzzlesDoc, responses=errors(404))
async def list_puzzles(game: str, server: AnyServer, caller: MaybeCaller) -> Response:
    """All puzzles of a game by difficulty, their themes, and the one of the day."""
    found = await asyncio.to_thread(shelf.of_theme, known(game))
    tries = await _tries(server, caller, game)
    rights = {one.puzzle: one.right for one in tries}
    briefs = [_brief(one, rights) for one in found]
    today = _today()
    themes = [_theme(theme, count, briefs) for theme, count in shelf.themes(game).items()]
    return answer(
        PuzzlesDoc(
            day=today.isoformat(),
            daily=shelf.daily(game, today)["id"],
            themes=themes,
            puzzles=briefs,
            record=solver_of(tries, today) if caller is not None else None,
        )
    )


@router.get("/{game}/{id}", response_model=PuzzleStateDoc, responses=errors(404))
async def show_puzzle(game: str, id: PuzzleId, request: Request, server: AnyServer, caller: MaybeCaller) -> Response:
    """One puzzle on the board. The solution is told when it was answered."""
    found = await _found(game, id)
    rights = {one.puzzle: one.right for one in await _tries(server, caller, game)}
    state = await _thought(server, request, lambda: _state(found, []))
    return answer(PuzzleStateDoc(puzzle=_brief(found, rights), state=state))


@router.post("/{game}/{id}/answer", response_model=PuzzleAnswerDoc, responses=errors(404, 409))
async def answer_puzzle(
    game: str, id: PuzzleId, body: PuzzleAnswerBody, request: Request, server: AnyServer, caller: MaybeCaller
) -> Response:
    """Answer, link by link or at once. The first whole answer counts."""
    found = await _found(game, id)
    state = await _thought(server, request, lambda: _state(found, body.moves))
    if not body.give_up and not is_whole(found, body.moves):
        return answer(PuzzleAnswerDoc(state=state, solved=None))
    moves = found["quick"] if body.give_up else body.moves
    verdict, told = await _thought(server, request, lambda: (judged(found, moves), _line(found)))
    right = verdict["right"] and not body.give_up
    verdict = VerdictDoc(**{**verdict, "right": right})
    record, change = await _counted(server, caller, found, right)
    solved = SolvedDoc(
        verdict=verdict,
        rating=found["rating"],
        choices=found["choices"],
        line=told,
        record=record,
        counted=change is not None,
        change=change or 0,
    )
    return answer(PuzzleAnswerDoc(state=state, solved=solved))


@router.post("/{game}/{id}/foresight", response_model=ForesightDoc, responses=errors(404, 409))
async def foresee_puzzle(
    game: str, id: PuzzleId, body: PuzzleChainBody, request: Request, server: AnyServer
) -> Response:
    """How far a chain goes in a puzzle."""
    found = await _found(game, id)

    def foreseen() -> ForesightDoc:
        actions, breaks = doings.foresee(session_of(found, body.moves), found["seat"], body.actions)
        return ForesightDoc(actions=[str(action) for action in actions], breaks=breaks)

    return answer(await _thought(server, request, foreseen))


async def _found(game: str, id: str) -> PuzzleDoc:
    if id == DAILY:
        return await asyncio.to_thread(shelf.daily, known(game), _today())
    found = (await asyncio.to_thread(shelf.puzzles, known(game))).get(id)
    if found is None:
        raise not_found("puzzle")
    return found


async def _thought(server: Server, request: Request, think: Callable[[], T]) -> T:
    """Made beside the loop, as it takes a moment."""
    server.reads.take(server.address(request), COST)
    async with server.films:
        try:
            return await asyncio.to_thread(think)
        except GunbaiError as refused:
            raise refused_by_rules(refused) from None


def _state(found: PuzzleDoc, moves: list[str]) -> StateDoc:
    session = session_of(found, moves[: len(found["solution"])])
    return state_document(session, "over" if session.is_over() else "running", found["seat"], 0)


def _line(found: PuzzleDoc) -> list[MomentDoc]:
    return [told_step(found["seat"], step) for step in line(found)]


def _theme(theme: str, count: int, briefs: list[PuzzleBriefDoc]) -> PuzzleThemeDoc:
    right = sum(1 for one in briefs if one["theme"] == theme and one["right"])
    return PuzzleThemeDoc(theme=theme, count=count, right=right)


def _brief(found: PuzzleDoc, rights: dict[str, bool]) -> PuzzleBriefDoc:
    return PuzzleBriefDoc(
        id=found["id"],
        theme=found["theme"],
        seat=found["seat"],
        seats=seats_of(found),
        rating=found["rating"],
        options=found["options"],
        sealed=found["sealed"],
        right=rights.get(found["id"]),
    )


def _today() -> date:
    """The same day for everybody."""
    return datetime.now(UTC).date()


async def _tries(server: Server, caller: Caller | None, game: str) -> list[TryRow]:
    if caller is None or caller.scope is not None:
        return []
    return await server.services.tries.of(caller.person.id, game)


async def _counted(
    server: Server, caller: Caller | None, found: PuzzleDoc, right: bool
) -> tuple[SolverDoc | None, int | None]:
    """What I have tried by now, and by how much this try changed my rating; None if it did not count."""
    if caller is None or caller.scope is not None:
        return None, None
    game, today = shelf.game_of(found["id"]), _today()
    tries = await _tries(server, caller, game)
    if any(one.puzzle == found["id"] for one in tries):
        return solver_of(tries, today), None
    before = rating_of(tries)
    after = before.after(found["rating"], right)
    day = today.isoformat() if shelf.daily(game, today) is found else None
    row = TryRow(caller.person.id, found["id"], game, time.time(), day, right, after.rating, after.deviation)
    server.writes.take(caller.person.id)
    is_new = await server.services.tries.add(row)
    record = solver_of(await _tries(server, caller, game), today)
    return record, round(after.rating) - round(before.rating) if is_new else None
