"""For the admin: people. Keep them out or silent, sign them out, help with passwords, promote, export, delete."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, DoneDoc, PersonId, answer, errors
from gunbai.server.api.hosting.accounts import end_account
from gunbai.server.api.hosting.admin import TheAdmin, noted
from gunbai.server.documents import ExportDoc
from gunbai.server.people import accounts
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.settings import Registration
from gunbai.server.store.rows import PersonRow

router = routes.router("admin", "/api/admin")

Search = Annotated[str, StringConstraints(max_length=40, pattern=r"^[^\x00]*$"), Query()]


class BanBody(Body):
    banned: bool = True


class MuteBody(Body):
    muted: bool = True


class PromoteBody(Body):
    admin: bool = True


class RegistrationBody(Body):
    registration: Registration


class PersonDoc(TypedDict):
    """Somebody in the admin's list."""

    id: str
    name: str
    guest: bool
    admin: bool
    banned: bool
    muted: bool
    created: float


class TicketDoc(TypedDict):
    """A word that is good once; it is told once."""

    token: str


async def somebody(person: PersonId, server: AnyServer) -> PersonRow:
    found = await server.services.people.find(person)
    if found is None or found.gone:
        raise not_found("person")
    return found


async def _another(admin: PersonRow, person: str, server: Server) -> PersonRow:
    """Somebody else: an admin who shuts themselves out would leave a server without one."""
    if admin.id == person:
        raise Refusal(403, "person/yourself", "not yourself")
    return await somebody(person, server)


@router.get("/people", response_model=list[PersonDoc], responses=errors())
async def list_people(
    server: AnyServer, admin: TheAdmin, q: Search = "", limit: Annotated[int, Query(ge=1, le=200)] = 50
) -> Response:
    """People by a part of their name, the newest first."""
    return answer([_document(person) for person in await server.services.people.search(q, limit)])


def _document(person: PersonRow) -> PersonDoc:
    return PersonDoc(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        admin=person.admin,
        banned=person.banned,
        muted=person.muted,
        created=person.created,
    )


@router.put("/people/{person}/ban", response_model=DoneDoc, responses=errors(404))
async def ban(person: PersonId, body: BanBody, server: AnyServer, admin: TheAdmin) -> Response:
    """Ban somebody, or lift it; their sessions end."""
    await _another(admin, person, server)
    await server.services.people.change(person, banned=body.banned)
    if body.banned:
        await server.services.people.revoke(person)
    await server.forget(person, with_pages=body.banned)
    noted(admin, "ban", person=person, banned=body.banned)
    return answer(DoneDoc(done=True))


@router.put("/people/{person}/mute", response_model=DoneDoc, responses=errors(404))
async def mute(person: PersonId, body: MuteBody, server: AnyServer, admin: TheAdmin) -> Response:
    """Let somebody play on without a word, or lift it."""
    await somebody(person, server)
    await server.services.people.change(person, muted=body.muted)
    await server.forget(person)
    noted(admin, "mute", person=person, muted=body.muted)
    return answer(DoneDoc(done=True))


@router.put("/people/{person}/admin", response_model=DoneDoc, responses=errors(404, 409))
async def promote(person: PersonId, body: PromoteBody, server: AnyServer, admin: TheAdmin) -> Response:
    """Make an account an admin, or no longer."""
    if (await _another(admin, person, server)).is_guest:
        raise Refusal(409, "person/guest", "a guest has no account")
    await server.services.people.change(person, admin=body.admin)
    await server.forget(person)
    noted(admin, "promote", person=person, promoted=body.admin)
    return answer(DoneDoc(done=True))


@router.post("/people/{person}/reset", response_model=TicketDoc, responses=errors(404, 409))
async def reset_password(person: PersonId, server: AnyServer, admin: TheAdmin) -> Response:
    """A word with which the owner of an account sets a new password, within a day; the admin never knows it."""
    if (await somebody(person, server)).is_guest:
        raise Refusal(409, "person/guest", "a guest has no account")
    noted(admin, "reset", person=person)
    return answer(TicketDoc(token=await server.services.tickets.make("reset", person)))


@router.delete("/people/{person}/sessions", response_model=DoneDoc, responses=errors(404))
async def sign_out_everywhere(person: PersonId, server: AnyServer, admin: TheAdmin) -> Response:
    """End all sessions of somebody, and their pages."""
    await somebody(person, server)
    await server.end_sessions(person, await server.services.people.revoke(person))
    noted(admin, "sign out", person=person)
    return answer(DoneDoc(done=True))


@router.get("/people/{person}/export", response_model=ExportDoc, responses=errors(404))
async def export(person: PersonId, server: AnyServer, admin: TheAdmin) -> Response:
    """All that is stored of somebody, for those who ask for it."""
    found = await somebody(person, server)
    noted(admin, "export", person=person)
    return answer(await accounts.exported(server.services, found))


@router.delete("/people/{person}", response_model=DoneDoc, responses=errors(404))
async def delete(person: PersonId, server: AnyServer, admin: TheAdmin) -> Response:
    """Delete somebody: name, words, sessions. Finished games stay, without a name."""
    await end_account(server, await _another(admin, person, server))
    noted(admin, "delete", person=person)
    return answer(DoneDoc(done=True))


@router.put("/registration", response_model=DoneDoc, responses=errors())
async def set_registration(body: RegistrationBody, server: AnyServer, admin: TheAdmin) -> Response:
    """Who may make an account from now on."""
    await server.services.people.set_registration(body.registration)
    noted(admin, "registration", value=body.registration)
    return answer(DoneDoc(done=True))


@router.post("/invitations", status_code=201, response_model=TicketDoc, responses=errors())
async def invite(server: AnyServer, admin: TheAdmin) -> Response:
    """An invitation for one account, good for two weeks."""
    noted(admin, "invite")
    return answer(TicketDoc(token=await server.services.tickets.make("invite", admin.id)), 201)
