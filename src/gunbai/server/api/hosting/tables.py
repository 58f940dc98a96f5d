"""For the admin: tables. Close one, take a seat away, take away what was said."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Path, Query
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, DoneDoc, TableId, answer, errors
from gunbai.server.api.hosting.admin import TheAdmin, noted
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.store.tables import LIVE
from gunbai.server.tables import moderation
from gunbai.server.wire.state import Status

router = routes.router("admin", "/api/admin")

SeatNumber = Annotated[int, Path(ge=0, le=9)]
SayingNumber = Annotated[int, Path(ge=1, le=1_000_000)]


class OverviewDoc(TypedDict):
    """A table in the admin's list."""

    id: str
    name: str
    game: str
    status: Status
    touched: float
    moves: int


class SaidDoc(TypedDict):
    """Something that was said to all at a table. Whispers are nobody else's, not the admin's either."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
    removed: bool


class SitterDoc(TypedDict):
    """Somebody at a table."""

    seat: int
    name: str
    person: str
    guest: bool


class InsideDoc(TypedDict):
    """What an admin sees of a table: its people and their talk, nothing of the game."""

    seats: list[SitterDoc]
    said: list[SaidDoc]


@router.get("/tables", response_model=list[OverviewDoc], responses=errors())
async def overview(
    server: AnyServer,
    admin: TheAdmin,
    status: Status | None = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """All tables, private ones too, the latest touched first."""
    return answer(await server.services.tables.overview(status, limit))


@router.post("/tables/{id}/close", response_model=DoneDoc, responses=errors(404, 409))
async def close_table(id: TableId, server: AnyServer, admin: TheAdmin) -> Response:
    """End an open or running table."""
    async with server.hub.changing(id) as table:
        if table.is_over:
            raise Refusal(409, "table/closed", "this table is closed already", {"status": table.row.status})
        await moderation.closed(server.services, id)
    noted(admin, "close", table=id)
    return answer(DoneDoc(done=True))


@router.delete("/tables/{id}/seats/{seat}", response_model=DoneDoc, responses=errors(404, 409))
async def kick(id: TableId, seat: SeatNumber, server: AnyServer, admin: TheAdmin) -> Response:
    """Take a seat away from whoever sits there: it is free before the start, later a bot plays on."""
    async with server.hub.changing(id) as table:
        person = table.seats[seat].person if seat < len(table.seats) else None
        if person is None or table.row.status not in LIVE:
            raise Refusal(409, "seat/nobody", "nobody sits there, or the game is over")
        await moderation.kicked(server.services, id, person)
    noted(admin, "kick", table=id, person=person)
    return answer(DoneDoc(done=True))


@router.get("/tables/{id}", response_model=InsideDoc, responses=errors(404))
async def show_inside(id: TableId, server: AnyServer, admin: TheAdmin) -> Response:
    """Who sits at a table, a private one too, and what was said to all there."""
    found = await server.services.tables.find(id)
    if found is None:
        raise not_found("table")
    seats = [SitterDoc(seat=s.seat, name=s.name, person=s.person, guest=s.guest) for s in found[1] if s.person]
    return answer(InsideDoc(seats=seats, said=cast("list[SaidDoc]", await moderation.heard(server.services, id))))


@router.delete("/tables/{id}/talk/{number}", response_model=DoneDoc, responses=errors(404))
async def remove_said(id: TableId, number: SayingNumber, server: AnyServer, admin: TheAdmin) -> Response:
    """Take away what was said; that something was said stays to be seen."""
    async with server.hub.changing(id):
        if not await moderation.removed(server.services, id, number):
            raise not_found("saying")
    noted(admin, "remove talk", table=id, number=number)
    return answer(DoneDoc(done=True))
