"""What if: play on from a moment of a game, in a sandbox that touches nothing of it.

Of a finished game everybody who may see it may branch off, with what was hidden as it was or dealt anew. Of a game
under way only its one player may, and gets a world that their own view alone has made: whatever they find out in it,
they could have thought out before.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import Request
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.bots import registry
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import GunbaiError
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, SignedIn, Title, VisibleTable, answer, errors, whole_person
from gunbai.server.api.elsewhere import document_of, shown
from gunbai.server.documents import Hidden, TableDoc
from gunbai.server.refusal import Refusal, once_stored, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.tables import seating
from gunbai.server.tables.table import Table

router = routes.router("replays")

COST: Final = 10
"""Writes that a branch counts for: a game is played again up to its moment."""
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[!-~]+$")]


class MomentBody(Body):
    """A moment of a game, to begin with."""

    move: int | None = Field(default=None, ge=0, le=100_000)
    """Moves that had been made; not given: now."""
    seat: int = Field(ge=0, le=9)
    """Whose place to take; the others are bots."""
    hidden: Hidden = "dealt"


class WhatIfBody(MomentBody):
    """Where to branch off, and how."""

    name: Title | None = None
    bot: Word = "steady"
    """Who plays where people played."""


class BranchesDoc(TypedDict):
    """My what-ifs of a game, newest first."""

    tables: list[TableDoc]


@router.post("/tables/{id}/what-if", status_code=201, response_model=TableDoc, responses=errors(404, 409))
async def branch_off(
    table: VisibleTable, body: WhatIfBody, request: Request, server: AnyServer, caller: SignedIn
) -> Response:
    """A game of my own from this moment on, against bots; it is in no lobby and counts nowhere."""
    person = whole_person(caller).person
    server.writes.take(person.id, COST)
    check_bot(table.row.game, body.bot)
    move, position = await position_at(server, table, person.id, body)
    if game_by_name(table.row.game).from_position(position).is_over():
        raise Refusal(409, "what_if/over", "nothing is left to be played from there", {"move": move})
    study = {"move": move, "hidden": body.hidden, "position": position}
    name = body.name or f"{table.row.name[:50]}: {move}"
    source = seating.source_of(table)
    id = await seating.create_study(server.services, person, source, body.seat, body.bot, name, study)
    with once_stored():
        await seating.start(await server.hub.get(id), person)
        return answer(await document_of(server, request, id, person.id), 201)


@router.get("/tables/{id}/what-if", response_model=BranchesDoc, responses=errors(404))
async def list_branches(table: VisibleTable, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """My what-ifs of this game, each with its outcome."""
    person = whole_person(caller).person
    ids = await server.services.tables.branches(person.id, table.id)
    found = [await shown(server, request, id, person.id) for id in ids]
    return answer(BranchesDoc(tables=[one[1] for one in found if one is not None]))


async def position_at(server: Server, table: Table, person: str, body: MomentBody) -> tuple[int, Mapping[str, object]]:
    """A moment of a game as its asker may have it, whole: the moves made, and the position."""
    async with table.lock:
        move = _move(table, body.move)
        eyes = _eyes(table, table.seat_of(person), body)
        if body.seat >= len(table.seats):
            raise Refusal(404, "move/unknown", "there is no such move or seat", {"moves": 0})
        assert table.play is not None
        cursor = server.cursors.of(table.row, table.seats, table.play)
    return move, await asyncio.to_thread(cursor.position, move, eyes, secrets.randbits(62))


def _move(table: Table, wanted: int | None) -> int:
    """The moment that is meant; while choices are sealed their number is secret, too."""
    if table.play is None:
        raise Refusal(409, "table/not_started", "the game has not begun", {"status": table.row.status})
    if table.broken:
        raise Refusal(409, "table/rules_changed", "this game was played under other rules and stays as it is")
    moves = len(table.play.entries) if table.row.status == "over" else table.play.shown_move
    if wanted is not None and wanted > moves:
        raise Refusal(404, "move/unknown", "there is no such move or seat", {"moves": moves})
    return moves if wanted is None else wanted


def _eyes(table: Table, mine: int | None, body: MomentBody) -> int | None:
    """By whose view what is hidden is dealt anew; None where all is as it was."""
    if table.row.status == "over":
        return None if body.hidden == "kept" else body.seat
    if table.row.status != "running" or mine is None:
        raise Refusal(409, "table/not_over", "replays are for finished games", {"status": table.row.status})
    if any(seat.person is not None for seat in table.seats if seat.seat != mine):
        raise Refusal(409, "what_if/people", "people play here: wait until the game is over")
    if table.row.rated:
        raise Refusal(409, "what_if/rated", "in a rated game nobody tries things out before the end")
    if body.hidden == "kept":
        raise Refusal(409, "what_if/hidden", "of a game under way what is hidden is dealt anew")
    return mine


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that this game has not got."""
    try:
        registry.make(bot, game_by_name(game))
    except GunbaiError as error:
        raise refused_by_rules(error) from None
