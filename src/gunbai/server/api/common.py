"""What the routes share: who is asking, answers written by msgspec, and the errors every route declares."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, Path, Request
from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.people.identity import Caller, required
from gunbai.server.refusal import ErrorDoc, Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.store.names import cleaned, titled
from gunbai.server.tables.table import Table

encode = msgspec.json.Encoder().encode

PLAIN: Final = r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"
"""No control characters, no blanks at the ends."""
Login = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=PLAIN)]
"""The name of an account that may be older than our rules for names."""
Name = Annotated[Login, AfterValidator(cleaned)]
Title = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=PLAIN), AfterValidator(titled)]
Seed = Annotated[str, StringConstraints(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
PersonId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$")]
TableId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$", description="a table's id")]


class Body(BaseModel):
    """A request body: unknown fields and wrong types are refused, not guessed at."""

    model_config = ConfigDict(extra="forbid", strict=True)


class DoneDoc(TypedDict):
    """It is done; there is nothing more to say."""

    done: bool


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a route may answer with, for OpenAPI; some belong to every route."""
    meanings = {
        400: "Malformed",
        401: "Nobody is signed in, or the token is not valid",
        403: "Not allowed to you",
        404: "There is no such thing",
        409: "Not now: stale, not your turn, or in another state",
        413: "Too long",
        415: "Not JSON",
        422: "Refused: a field is wrong, or a rule (with its clause) forbids it",
        429: "Too many requests",
        503: "The server is closing or cannot store anything",
    }
    always = (400, 401, 403, 413, 415, 422, 429, 503)
    return {code: {"model": ErrorDoc, "description": meanings[code]} for code in sorted({*always, *statuses})}


def answer(document: object, status: int = 200) -> Response:
    return Response(encode(document), status, media_type="application/json")


async def server_of(request: Request) -> Server:
    """Asynchronous, because a plain function would be called in a thread, at every request."""
    server: Server = request.app.state.server
    return server


AnyServer = Annotated[Server, Depends(server_of)]


async def maybe_caller(request: Request, server: AnyServer) -> Caller | None:
    return await server.identity.caller(request)


MaybeCaller = Annotated[Caller | None, Depends(maybe_caller)]


async def signed_in(server: AnyServer, caller: MaybeCaller) -> Caller:
    """Somebody who may write; each write counts."""
    known = required(caller)
    if server.services.is_closing:
        raise Refusal(503, "server/closing", "the server is closing, try again in a moment")
    server.writes.take(known.person.id)
    return known


SignedIn = Annotated[Caller, Depends(signed_in)]


async def visible_table(id: TableId, request: Request, server: AnyServer, caller: MaybeCaller) -> Table:
    """The table, if the caller may see it; one that is not theirs to see does not exist for them."""
    table = await server.hub.get(id)
    if not table.may_watch(person_of(caller, id), request.query_params.get("invite")):
        raise not_found("table")
    if request.method == "GET":
        await table.telling.in_time()
    return table


VisibleTable = Annotated[Table, Depends(visible_table)]


def person_of(caller: Caller | None, table: str) -> str | None:
    """Who the caller is at this table; a seat's link is good for its own table only."""
    if caller is None or caller.scope not in (None, table):
        return None
    return caller.person.id


def seat_at(table: Table, caller: Caller) -> int:
    """The caller's seat; refuses spectators."""
    seat = table.seat_of(person_of(caller, table.id))
    if seat is None:
        raise Refusal(403, "seat/none", "you do not sit at this table")
    return seat


def whole_person(caller: Caller) -> Caller:
    """Refuses the session of a seat's link where somebody's own session is needed."""
    if caller.scope is not None:
        raise Refusal(403, "session/seat_only", "this session is good for its seat only")
    return caller
