"""Worked examples to play on from. Nothing is kept here: who plays sends what was done, and gets what it leads to."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from typing import Annotated, Any

from fastapi import Request
from pydantic import Field, StringConstraints
from starlette.responses import Response

from gunbai.examples.reading import Example, example, names
from gunbai.kernel.errors import GunbaiError, out_of_range
from gunbai.lessons.practice import asked, practice
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, answer, errors
from gunbai.server.api.play import ActionText
from gunbai.server.api.study.foresight import ForesightDoc
from gunbai.server.api.study.rules import Clause, known
from gunbai.server.play.state_documents import state_document
from gunbai.server.refusal import not_found, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.wire.state import StateDoc
from gunbai.session import doings
from gunbai.session.session import Session

router = routes.router("rules", "/api/rules")

COST = 5
"""Reads that a game played anew is worth."""
LONGEST = 800
"""Moves of a game for practice; a whole game of Shogun with five has about six hundred."""
Luck = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[!-~]+$")]


class PracticeBody(Body):
    """A game for practice as whoever plays it remembers it."""

    step: int = Field(default=0, ge=0, le=100)
    """Steps of the story that were told before."""
    seed: Luck
    """The same seed brings the same luck, so that what was done can be done again."""
    moves: list[ActionText] = Field(default_factory=list, max_length=LONGEST)
    """What has been done since, by any seat. One that is refused is a game that was not played: leave it out."""


class PracticeChainBody(PracticeBody):
    actions: list[ActionText] = Field(min_length=1, max_length=64)
    """What whoever is asked next would like to do, in its order."""


@router.post("/{game}/examples/{clause}/practice", response_model=StateDoc, responses=errors(404, 409))
async def play_example(game: str, clause: Clause, body: PracticeBody, request: Request, server: AnyServer) -> Response:
    """A worked example, played on: the state as the seat sees it that is asked next. One plays for all seats."""
    return answer(await _found(game, clause, request, server, lambda told: _document(*_played(told, body))))


@router.post("/{game}/examples/{clause}/practice/foresight", response_model=ForesightDoc, responses=errors(404, 409))
async def foresee_example(
    game: str, clause: Clause, body: PracticeChainBody, request: Request, server: AnyServer
) -> Response:
    """How far a chain goes in a worked example that is played on."""
    return answer(await _found(game, clause, request, server, lambda told: _foreseen(told, body)))


async def _found(
    game: str, clause: str, request: Request, server: Server, made: Callable[[Example], Mapping[str, Any]]
) -> Mapping[str, Any]:
    """Made beside the loop, as a game may be long."""
    if clause not in names(known(game)):
        raise not_found("example")
    server.reads.take(server.address(request), COST)
    async with server.films:
        try:
            return await asyncio.to_thread(made, example(clause))
        except GunbaiError as refused:
            raise refused_by_rules(refused) from None


def _foreseen(told: Example, body: PracticeChainBody) -> ForesightDoc:
    session, seat = _played(told, body)
    actions, breaks = doings.foresee(session, seat, body.actions)
    return ForesightDoc(actions=[str(action) for action in actions], breaks=breaks)


def _document(session: Session, seat: int) -> StateDoc:
    return state_document(session, "over" if session.is_over() else "running", seat, 0)


def _played(told: Example, body: PracticeBody) -> tuple[Session, int]:
    """The game, and who is asked next."""
    if body.step > len(told.moves):
        raise out_of_range("step", 0, len(told.moves), body.step)
    session = practice(told, body.step, hashlib.sha256(body.seed.encode()).digest())
    seat = asked(session, -1)
    for text in body.moves:
        action = session.game.parse(text)
        session.apply(action)
        seat = asked(session, action.seat)
    return session, seat
