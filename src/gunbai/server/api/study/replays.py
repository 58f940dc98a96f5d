"""Replays and records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Query, Request
from starlette.responses import Response

from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import GunbaiError
from gunbai.server.api import routes
from gunbai.server.api.common import (
    AnyServer,
    Body,
    MaybeCaller,
    SignedIn,
    VisibleTable,
    answer,
    errors,
    person_of,
    whole_person,
)
from gunbai.server.api.elsewhere import document_of
from gunbai.server.documents import ReplayDoc, TableDoc
from gunbai.server.play import replays as replaying
from gunbai.server.refusal import Refusal, once_stored, refused_by_rules
from gunbai.server.tables.table import Table

router = routes.router("replays")


class ImportBody(Body):
    """A record of a finished game with its revealed seed."""

    record: dict[str, Any]


@router.get("/tables/{id}/record", response_model=dict[str, Any], responses=errors(404, 409))
async def show_record(table: VisibleTable, caller: MaybeCaller) -> Response:
    """The record: whole, with its seed, when the game is over; else as I may see it."""
    async with table.lock:
        return answer(_record(table, table.seat_of(person_of(caller, table.id))))


def _record(table: Table, seat: int | None) -> dict[str, Any]:
    play = table.play
    if play is None:
        raise Refusal(409, "table/not_started", "the game has not begun", {"status": table.row.status})
    if seat is None and table.lags:
        raise Refusal(403, "record/delayed", "spectators of this table get its record at the end")
    return play.record_for(seat)


@router.get("/tables/{id}/replay", response_model=ReplayDoc, responses=errors(404, 409))
async def show_replay(
    table: VisibleTable,
    server: AnyServer,
    caller: MaybeCaller,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
    whole: bool = False,
) -> Response:
    """A game after `move` moves, as a seat saw it, as a spectator, or whole; while it is played, as I saw it."""
    play = table.play
    is_mine = table.row.status == "running" and _saw(table, table.seat_of(person_of(caller, table.id)), seat, whole)
    if play is None or not (table.row.status == "over" or is_mine):
        raise Refusal(409, "table/not_over", "replays are for finished games", {"status": table.row.status})
    moves = play.shown_move if is_mine else len(play.entries)
    if move > moves or (seat is not None and seat >= len(table.seats)):
        raise Refusal(404, "move/unknown", "there is no such move or seat", {"moves": moves})
    cursor = server.cursors.of(table.row, table.seats, play)
    return answer(await asyncio.to_thread(cursor.at, move, moves, seat, whole))


def _saw(table: Table, mine: int | None, seat: int | None, whole: bool) -> bool:
    """Whether somebody has seen the past that is asked for: their own, or that of all who watch."""
    return not whole and (seat == mine or seat is None) and (mine is not None or table.row.delay == 0)


@router.post("/records", status_code=201, response_model=TableDoc, responses=errors())
async def import_record(body: ImportBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """Bring a finished game from elsewhere; every draw is recomputed from its revealed seed first."""
    person = whole_person(caller).person
    server.writes.take(person.id, 10)
    try:
        read, entries = await asyncio.to_thread(replaying.checked, canonical(body.record))
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    table, seats, moves = replaying.imported_rows(read, entries, person)
    await server.services.tables.add(table, seats, moves)
    with once_stored():
        return answer(await document_of(server, request, table["id"], person.id), 201)
