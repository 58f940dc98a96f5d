"""What needs the others' yes, leaving one's seat to a bot, and coming back to it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import Field
from starlette.responses import Response

from gunbai.server.api import routes
from gunbai.server.api.common import Body, SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.documents import TableDoc, VoteKind
from gunbai.server.tables import timeouts as absence
from gunbai.server.tables.table_documents import table_document

router = routes.router("consent")
VoteId = Annotated[int, Path(ge=1, le=10**6)]


class VoteBody(Body):
    """`target` is the absent seat for `replace`, and how many of my own moves to go back for `undo`."""

    kind: VoteKind
    target: int | None = Field(default=None, ge=0, le=1000)


class BallotBody(Body):
    yes: bool


@router.post("/tables/{id}/votes", response_model=TableDoc, responses=errors(404, 409))
async def call_vote(table: VisibleTable, body: VoteBody, caller: SignedIn) -> Response:
    """Ask everybody. One no ends it; the last yes carries it out."""
    await absence.call_vote(table, body.kind, seat_at(table, caller), body.target)
    return answer(table_document(table, caller.person.id))


@router.post("/tables/{id}/votes/{vote}", response_model=TableDoc, responses=errors(404, 409))
async def cast_vote(table: VisibleTable, vote: VoteId, body: BallotBody, caller: SignedIn) -> Response:
    await absence.cast_vote(table, vote, seat_at(table, caller), yes=body.yes)
    return answer(table_document(table, caller.person.id))


@router.post("/tables/{id}/hand-over", response_model=TableDoc, responses=errors(404, 409))
async def hand_over(table: VisibleTable, caller: SignedIn) -> Response:
    """I leave the game to a bot; it plays for me until I come back."""
    await table.hand_over(seat_at(table, caller))
    return answer(table_document(table, caller.person.id))


@router.post("/tables/{id}/return", response_model=TableDoc, responses=errors(404, 409))
async def come_back(table: VisibleTable, caller: SignedIn) -> Response:
    """I am here again: the bot that stood in hands back."""
    await table.hand_back(seat_at(table, caller))
    return answer(table_document(table, caller.person.id))
