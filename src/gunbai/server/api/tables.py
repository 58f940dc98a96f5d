"""Tables: the lobby, creating, joining, leaving, starting."""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

from fastapi import Path, Query, Request
from itsdangerous import BadData
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import (
    AnyServer,
    Body,
    DoneDoc,
    MaybeCaller,
    Seed,
    SignedIn,
    TableId,
    Title,
    VisibleTable,
    answer,
    errors,
    person_of,
    seat_at,
    whole_person,
)
from gunbai.server.api.elsewhere import document_of, glanced, joined_elsewhere, shown
from gunbai.server.api.people import count_sign_in, signed_in_answer
from gunbai.server.documents import MeDoc, Pace, Policy, TableDoc
from gunbai.server.ids import new_id
from gunbai.server.people.identity import Caller
from gunbai.server.refusal import Refusal, not_found, once_stored
from gunbai.server.server import Server
from gunbai.server.tables import seating
from gunbai.server.tables.table import Table
from gunbai.server.tables.table_documents import table_document

router = routes.router("tables")

Word = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[!-~]+$")]
Invite = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class ClockBody(Body):
    """Seconds for each move and for the whole game."""

    per_move: int = Field(ge=5, le=2_592_000)
    bank: int = Field(default=0, ge=0, le=2_592_000)


CLOCKS: Final = {"live": ClockBody(per_move=120, bank=900), "turns": ClockBody(per_move=86_400)}
"""What a pace means when no clock is named: an evening together, or a move a day."""


class NewTableBody(Body):
    """What a new table is to be."""

    game: Word
    seats: int = Field(ge=1, le=10)
    name: Title | None = None
    options: dict[Word, Word] = Field(default={}, max_length=40)
    bots: list[Word] = Field(default=[], max_length=9)
    """Names of bots by level; they take the last seats."""
    public: bool = True
    pace: Pace | None = None
    """`free` has no clock, `live` two minutes a move and a quarter of an hour beside, `turns` a day for each move,
    unless `clock` says otherwise. Not given: `live` with a clock, else `free`."""
    clock: ClockBody | None = None
    policy: Policy = "bot"
    """What happens when somebody's time is up."""
    delay: int = Field(default=0, ge=0, le=3600)
    """Seconds by which spectators lag behind."""
    tea: int | None = Field(default=None, ge=0, le=120)
    """Seconds for which bots pour tea in sight of everybody before they are allied; not given: as the club has it."""
    rated: bool = False
    """Nobody is coached, and the game counts as rated in profiles."""

    def wishes(self, host: str) -> seating.Wishes:
        pace = self.pace or ("live" if self.clock else "free")
        if pace == "free" and self.clock:
            raise Refusal(422, "input/invalid", "clock: a free pace has none", {"field": "body.clock"})
        clock = self.clock or CLOCKS.get(pace)
        return seating.Wishes(
            self.game,
            self.seats,
            self.bots,
            self.options,
            name=self.name or f"{host[:50]}'s table",
            public=self.public,
            pace=pace,
            per_move=clock.per_move if clock else None,
            bank=clock.bank if clock else None,
            policy=self.policy,
            delay=self.delay,
            tea=self.tea,
            rated=self.rated,
        )


class LessonBody(Body):
    """Which game is to be learned."""

    game: Word


class JoinBody(Body):
    """How to sit down; the invite is needed where the table is not public."""

    invite: Invite | None = None
    seat: int | None = Field(default=None, ge=0, le=9)
    seed: Seed = ""
    """My own part of the chance."""


class SeedBody(Body):
    seed: Seed


class LobbyDoc(TypedDict):
    """Tables, the latest touched first; `before` asks for the next page."""

    tables: list[TableDoc]
    before: float | None


Lobby = Literal["open", "running", "over"]


@router.get("/tables", response_model=LobbyDoc, responses=errors())
async def list_tables(
    request: Request,
    server: AnyServer,
    caller: MaybeCaller,
    status: Annotated[list[Lobby] | None, Query(max_length=3)] = None,
    mine: bool = False,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
) -> Response:
    """The lobby: public tables, or all of mine."""
    me = caller.person.id if caller is not None and caller.scope is None else None
    ids = await server.services.tables.listed(
        status or ["open", "running"], me or "" if mine else None, limit, before or time.time() + 60
    )
    await server.hub.in_time(ids)
    found = [await (shown(server, request, id, me) if mine else glanced(server, id, me)) for id in ids]
    tables = [shown for shown in found if shown is not None]
    last = tables[-1][0] if len(tables) == limit else None
    return answer(LobbyDoc(tables=[document for _, document in tables], before=last))


@router.post("/tables", status_code=201, response_model=TableDoc, responses=errors(409))
async def create_table(body: NewTableBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """A new table with its host at the first seat."""
    person = whole_person(caller).person
    id = await seating.create(server.services, person, body.wishes(person.name))
    with once_stored():
        return answer(await document_of(server, request, id, person.id), 201)


@router.post("/lessons", status_code=201, response_model=TableDoc, responses=errors(409))
async def begin_lesson(body: LessonBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """A guided first game, begun at once."""
    person = whole_person(caller).person
    id = await seating.create_lesson(server.services, person, body.game)
    with once_stored():
        await seating.start(await server.hub.get(id), person)
        return answer(await document_of(server, request, id, person.id), 201)


@router.get("/tables/{id}", response_model=TableDoc, responses=errors(404))
async def show_table(table: VisibleTable, caller: MaybeCaller, invite: Invite | None = None) -> Response:
    """One table as I see it; the invite shows one that is not public."""
    async with table.lock:
        return answer(table_document(table, person_of(caller, table.id)))


class InvitedDoc(TypedDict):
    """Where an invite link leads."""

    table: str


@router.get("/invites/{invite}", response_model=InvitedDoc, responses=errors(404))
async def follow_invite(invite: Invite, server: AnyServer) -> Response:
    id = await server.services.tables.id_of_invite(invite)
    if id is None:
        raise not_found("invite")
    return answer(InvitedDoc(table=id))


@router.post("/tables/{id}/join", response_model=TableDoc, responses=errors(404, 409))
async def join_table(id: TableId, body: JoinBody, server: AnyServer, caller: SignedIn) -> Response:
    """Sit down."""
    table = await server.hub.get(id)
    person = whole_person(caller).person
    if not table.may_watch(person.id, body.invite):
        raise not_found("table")
    await seating.join(table, person, body.invite, body.seat, body.seed)
    return answer(table_document(table, person.id))


@router.post("/tables/{id}/leave", response_model=TableDoc, responses=errors(404, 409))
async def leave_table(table: VisibleTable, caller: SignedIn) -> Response:
    """Stand up before the start."""
    await seating.leave(table, whole_person(caller).person)
    return answer(table_document(table, None))


@router.put("/tables/{id}/seed", response_model=TableDoc, responses=errors(404, 409))
async def give_seed(table: VisibleTable, body: SeedBody, caller: SignedIn) -> Response:
    """Add my own seed to the chance, before the start."""
    await seating.give_seed(table, seat_at(table, caller), body.seed)
    return answer(table_document(table, caller.person.id))


@router.post("/tables/{id}/start", response_model=TableDoc, responses=errors(404, 409))
async def start_table(table: VisibleTable, caller: SignedIn) -> Response:
    """Begin the game."""
    await seating.start(table, whole_person(caller).person)
    return answer(table_document(table, caller.person.id))


class BotBody(Body):
    bot: Word | None
    """A bot by level, or None to free the seat."""


SeatNumber = Annotated[int, Path(ge=0, le=9)]


@router.put("/tables/{id}/seats/{seat}", response_model=TableDoc, responses=errors(404, 409))
async def set_bot(table: VisibleTable, seat: SeatNumber, body: BotBody, caller: SignedIn) -> Response:
    """Give a free seat to a bot, or take it back; the host does this."""
    person = whole_person(caller).person
    await seating.set_bot(table, person, seat, body.bot)
    return answer(table_document(table, person.id))


@router.post("/tables/{id}/rematch", response_model=TableDoc, responses=errors(404, 409))
async def play_again(table: VisibleTable, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """Sit down at the table where the same people play again; the first to ask opens it."""
    seat_at(table, caller)
    person = whole_person(caller).person
    id = await seating.rematch(table, person)
    with once_stored():
        if (address := await server.hub.whereabouts(id)) is not None:
            return await joined_elsewhere(server, request, address, id)
        again = await server.hub.get(id)
        await seating.join(again, person, again.row.invite, None, "")
        return answer(table_document(again, person.id))


class SeatLinkDoc(TypedDict):
    """The key of my seat: with it I reach the seat again from another device. Show it to nobody."""

    key: str


class SeatKeyBody(Body):
    key: Annotated[str, StringConstraints(min_length=1, max_length=300, pattern=r"^[!-~]+$")]
    token: bool = False


@router.post("/tables/{id}/seat-link", response_model=SeatLinkDoc, responses=errors(404, 409))
async def make_seat_link(table: VisibleTable, server: AnyServer, caller: SignedIn) -> Response:
    """A link to my seat; making a new one makes the old ones void and ends their sessions and pages. Who came by a
    link cannot make one: it would outlive the owner's revoking."""
    nonce = new_id()
    await _revoked(server, table, caller, nonce)
    return answer(SeatLinkDoc(key=str(server.identity.links.dumps([table.id, caller.person.id, nonce]))))


@router.delete("/tables/{id}/seat-link", response_model=DoneDoc, responses=errors(404, 409))
async def revoke_seat_link(table: VisibleTable, server: AnyServer, caller: SignedIn) -> Response:
    """The link to my seat is void from now on, and whoever came by it is out."""
    await _revoked(server, table, caller, None)
    return answer(DoneDoc(done=True))


async def _revoked(server: Server, table: Table, caller: Caller, nonce: str | None) -> None:
    """From now on only a link with this nonce leads to the caller's seat."""
    person = whole_person(caller).person
    async with table.lock:
        seat = seat_at(table, caller)
        await server.services.tables.change_seat(table.id, seat, nonce=nonce)
        table.seats[seat].nonce = nonce
    with once_stored():
        await server.end_sessions(person.id, await server.services.people.revoke(person.id, scope=table.id))


@router.post("/seats", response_model=MeDoc, responses=errors())
async def open_seat(body: SeatKeyBody, request: Request, server: AnyServer) -> Response:
    """Reach my seat from another device by its link: a session that is good for this seat only."""
    count_sign_in(request, server)
    try:
        id, person_id, nonce = server.identity.links.loads(body.key)
    except (BadData, ValueError):
        raise Refusal(403, "seat/link", "this is no link to a seat") from None
    person = await server.services.people.find(person_id)
    if person is None or person.banned or nonce != await server.services.tables.nonce(id, person_id):
        raise Refusal(403, "seat/link", "this link is no longer good")
    return await signed_in_answer(server, person, "seat_link", body.token, 200, scope=id)
