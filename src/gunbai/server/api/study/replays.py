"""Replays and records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, cast

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
from gunbai.server.documents import TableDoc
from gunbai.server.people.identity import Caller
from gunbai.server.refusal import Refusal, once_stored, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.tables import replays as replaying
from gunbai.server.tables.table import Table
from gunbai.server.wire.records import RecordDoc
from gunbai.server.wire.state import FilmDoc, ReplayDoc
from gunbai.session.session import Session

router = routes.router("replays")

REPLAY_COST: Final = 2
FILM_COST: Final = 10
"""Reads that a moment of a game and a whole one count for: they are played again."""


class ImportBody(Body):
    """A record of a finished game with its revealed seed."""

    record: dict[str, Any]


@router.get("/tables/{id}/record", response_model=RecordDoc, responses=errors(404, 409))
async def show_record(table: VisibleTable, caller: MaybeCaller) -> Response:
    """The record: whole, with its seed, when the game is over; else as I may see it."""
    async with table.lock:
        return answer(_record(table, table.seat_of(person_of(caller, table.id))))


def _record(table: Table, seat: int | None) -> RecordDoc:
    play = table.play
    if table.row.origin is not None:
        raise Refusal(409, "table/study", "a what-if has no record: it does not begin at the beginning")
    if play is None:
        raise Refusal(409, "table/not_started", "the game has not begun", {"status": table.row.status})
    if seat is None and table.lags:
        raise Refusal(403, "record/delayed", "spectators of this table get its record at the end")
    return cast(RecordDoc, play.record_for(seat))


@router.get("/tables/{id}/replay", response_model=ReplayDoc, responses=errors(404, 409))
async def show_replay(
    table: VisibleTable,
    request: Request,
    server: AnyServer,
    caller: MaybeCaller,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
    whole: bool = False,
) -> Response:
    """A game after `move` moves, as a seat saw it, as a spectator, or whole; while it is played, as I saw it."""
    _count(server, request, caller, REPLAY_COST)
    async with table.lock:
        moves = _moves(table, person_of(caller, table.id), move, seat, whole)
        cursor = server.cursors.of(table.row, table.seats, _played(table))
    return answer(await asyncio.to_thread(cursor.at, move, moves, seat, whole))


@router.get("/tables/{id}/film", response_model=FilmDoc, responses=errors(404, 409))
async def show_film(
    table: VisibleTable,
    request: Request,
    server: AnyServer,
    caller: MaybeCaller,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Response:
    """All that happened after `move` moves, event by event with what each changed, as a seat or a spectator saw it;
    while the game is played, as I saw it."""
    _count(server, request, caller, FILM_COST)
    async with table.lock:
        moves = _moves(table, person_of(caller, table.id), move, seat, whole=False)
        cursor = server.cursors.of(table.row, table.seats, _played(table))
    async with server.films:
        return answer(await asyncio.to_thread(cursor.film, move, moves, seat))


def _count(server: Server, request: Request, caller: Caller | None, cost: int) -> None:
    server.reads.take(server.address(request) if caller is None else caller.person.id, cost)


def _played(table: Table) -> Session:
    if table.play is None:
        raise Refusal(409, "table/not_over", "replays are for finished games", {"status": table.row.status})
    return table.play


def _moves(table: Table, person: str | None, move: int, seat: int | None, whole: bool) -> int:
    """How many moves of the past these eyes may see; refuses what they may not, and moves that are not there."""
    play = _played(table)
    is_mine = table.row.status == "running" and _saw(table, table.seat_of(person), seat, whole)
    if not (table.row.status == "over" or is_mine):
        raise Refusal(409, "table/not_over", "replays are for finished games", {"status": table.row.status})
    moves = play.shown_move if is_mine else len(play.entries)
    if move > moves or (seat is not None and seat >= len(table.seats)):
        raise Refusal(404, "move/unknown", "there is no such move or seat", {"moves": moves})
    return moves


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
    table, seats, moves, deals = replaying.imported_rows(read, entries, person)
    await server.services.tables.add(table, seats, moves, deals)
    with once_stored():
        return answer(await document_of(server, request, table["id"], person.id), 201)
