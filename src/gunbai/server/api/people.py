"""Who I am: guests, accounts, sessions and tokens."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Annotated

from fastapi import Path, Request
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import (
    AnyServer,
    Body,
    DoneDoc,
    Login,
    MaybeCaller,
    Name,
    Password,
    PersonId,
    SignedIn,
    answer,
    errors,
    whole_person,
)
from gunbai.server.documents import MeDoc, ProfileDoc
from gunbai.server.operation.logs import Logger
from gunbai.server.people import accounts, passwords
from gunbai.server.people.identity import COOKIE, required
from gunbai.server.people.languages import LANGUAGES, words_read
from gunbai.server.people.profiles import profile
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.store.rows import PersonRow

router = routes.router("people")
log = Logger("people")

Label = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[ -~]+$")]
SessionId = Annotated[str, Path(min_length=16, max_length=16, pattern=r"^[0-9a-f]+$")]


class GuestBody(Body):
    """A guest needs a name only, and none that looks like an account's."""

    name: Name
    token: bool = False
    """Tell a bearer token instead of setting a cookie: for programs."""


class AccountBody(Body):
    """A name that nobody has yet, and a password."""

    name: Name
    password: Password
    invitation: Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")] | None = (
        None
    )
    """Where an account is made by invitation."""
    token: bool = False


class SignInBody(Body):
    name: Login
    password: Password
    token: bool = False


class TokenBody(Body):
    """What the token is for, as the list of sessions will say."""

    label: Label


class NameBody(Body):
    """What a guest wants to be called."""

    name: Name


class LanguageBody(Body):
    """A language there are words in: `uk`."""

    language: str = Field(min_length=1, max_length=8, pattern=r"^[a-z-]+$", json_schema_extra=LANGUAGES)


class SessionDoc(TypedDict):
    """One of my sessions; `id` is not its secret."""

    id: str
    label: str
    created: float
    expires: float
    current: bool
    table: str | None
    """The one table a seat's link is good for."""


def me_document(person: PersonRow, token: str | None = None, table: str | None = None) -> MeDoc:
    return MeDoc(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        admin=person.admin,
        token=token,
        table=table,
        language=person.language,
        mail=person.mail,
    )


async def signed_in_answer(
    server: Server, person: PersonRow, label: str, token: bool, status: int, scope: str | None = None
) -> Response:
    """Open a session: as a cookie, or as a token when it is asked for."""
    secret = await server.identity.new_session(person, label, scope)
    response = answer(me_document(person, secret if token else None, scope), status)
    if not token:
        server.identity.set_cookie(response, secret)
    return response


def count_sign_in(request: Request, server: Server) -> None:
    server.sign_ins.take(server.address(request))


@router.post("/guests", status_code=201, response_model=MeDoc, responses=errors(409))
async def become_guest(body: GuestBody, request: Request, server: AnyServer) -> Response:
    """Play at once under a name."""
    count_sign_in(request, server)
    if not server.settings.guests:
        raise Refusal(403, "guests/closed", "this server wants accounts")
    person = await server.services.people.add_guest(body.name)
    return await signed_in_answer(server, person, "guest", body.token, 201)


@router.post("/accounts", status_code=201, response_model=MeDoc, responses=errors(409))
async def create_account(body: AccountBody, request: Request, server: AnyServer, caller: MaybeCaller) -> Response:
    """An account; a guest who makes one keeps their games."""
    count_sign_in(request, server)
    await accounts.check_entry(server.services, body.invitation)  # hashing is slow: not for everybody
    person = await accounts.created(server.services, body.name, await passwords.hashed(body.password), body.invitation)
    if caller is not None and caller.person.is_guest and caller.scope is None:
        await claim(server, caller.person, person)
    return await signed_in_answer(server, person, "new_account", body.token, 201)


@router.post("/sign-in", response_model=MeDoc, responses=errors())
async def sign_in(body: SignInBody, request: Request, server: AnyServer, caller: MaybeCaller) -> Response:
    """Sign in; a guest's games go to the account."""
    count_sign_in(request, server)
    person = await server.services.people.by_login(body.name)
    if not await passwords.is_right(person.password if person else None, body.password) or person is None:
        log.info("a sign-in failed", person=person.id if person else None, address=server.address(request))
        raise Refusal(401, "sign_in/wrong", "name or password is wrong")
    if person.banned:
        raise Refusal(403, "person/banned", "you may not use this server")
    if caller is not None and caller.person.is_guest and caller.scope is None:
        await claim(server, caller.person, person)
    return await signed_in_answer(server, person, "signed_in", body.token, 200)


async def claim(server: Server, guest: PersonRow, account: PersonRow) -> None:
    """A guest's seats and tables become the account's, in the store and at the tables in memory."""
    await server.end_sessions(guest.id, await server.services.people.claim(guest.id, account.id, account.name))
    await server.hub.rename(guest.id, account.id, account.name)
    await server.services.claims.tell("renamed", guest.id, account.id, account.name)


@router.post("/sign-out", response_model=DoneDoc, responses=errors())
async def sign_out(server: AnyServer, caller: MaybeCaller) -> Response:
    """End this session; its pages end too."""
    known = required(caller)
    await server.end_sessions(known.person.id, await server.services.people.revoke(known.person.id, known.session))
    response = answer(DoneDoc(done=True))
    response.delete_cookie(COOKIE)
    return response


@router.get("/me", response_model=MeDoc | None, responses=errors())
async def who_am_i(caller: MaybeCaller) -> Response:
    """Me, or null for somebody who is new here: that is no error."""
    return answer(None if caller is None else me_document(caller.person, table=caller.scope))


@router.put("/me/name", response_model=MeDoc, responses=errors(409))
async def rename(body: NameBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """A guest takes another name, at all their tables; an account is known by its own."""
    person = whole_person(caller).person
    count_sign_in(request, server)
    if not person.is_guest:
        raise Refusal(409, "name/account", "an account keeps its name")
    await server.services.people.rename_guest(person.id, body.name)
    await server.hub.rename(person.id, person.id, body.name)
    with contextlib.suppress(Refusal):  # it is stored: who does not hear of it now reads it there
        await server.forget(person.id)
        await server.services.claims.tell("renamed", person.id, person.id, body.name)
    return answer(me_document(replace(person, name=body.name)))


@router.put("/me/language", response_model=MeDoc, responses=errors())
async def speak(body: LanguageBody, server: AnyServer, caller: SignedIn) -> Response:
    """What the server itself tells me, it says in this language."""
    person = whole_person(caller).person
    language = (await words_read(body.language)).language
    await server.services.people.change(person.id, language=language)
    await server.forget(person.id)
    return answer(me_document(replace(person, language=language)))


@router.post("/me/tokens", status_code=201, response_model=MeDoc, responses=errors())
async def create_token(body: TokenBody, server: AnyServer, caller: SignedIn) -> Response:
    """A bearer token of mine for a program or another device; it is told once."""
    return await signed_in_answer(server, whole_person(caller).person, body.label, True, 201)


class AdminBody(Body):
    """The token that the server printed when it was started."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[!-~]+$")]


@router.post("/me/admin", response_model=MeDoc, responses=errors())
async def become_admin(body: AdminBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """Make my account the admin of a server that has none, by the token it printed when it was started."""
    count_sign_in(request, server)
    person = whole_person(caller).person
    if person.is_guest or not await server.services.people.become_admin(person.id, body.token):
        raise Refusal(403, "admin/token", "this takes an account, and the token that the server printed")
    server.admin_token = None
    await server.forget(person.id)
    return answer(me_document(replace(person, admin=True)))


@router.get("/me/sessions", response_model=list[SessionDoc], responses=errors())
async def list_sessions(server: AnyServer, caller: MaybeCaller) -> Response:
    known = whole_person(required(caller))
    rows = await server.services.people.sessions(known.person.id)
    return answer(
        [
            SessionDoc(
                id=row["hash"][:16],
                label=row["label"],
                created=row["created"],
                expires=row["expires"],
                current=row["hash"] == known.session,
                table=row["scope"],
            )
            for row in rows
        ]
    )


@router.delete("/me/sessions/{session}", response_model=DoneDoc, responses=errors(404))
async def revoke_session(session: SessionId, server: AnyServer, caller: SignedIn) -> Response:
    """End one of my sessions, wherever it is open."""
    person = whole_person(caller).person
    rows = await server.services.people.sessions(person.id)
    hashes = [row["hash"] for row in rows if row["hash"].startswith(session)]
    if not hashes:
        raise not_found("session")
    await server.end_sessions(person.id, await server.services.people.revoke(person.id, hashes[0]))
    return answer(DoneDoc(done=True))


@router.get("/people/{person}", response_model=ProfileDoc, responses=errors(404))
async def show_profile(person: PersonId, server: AnyServer) -> Response:
    """What everybody may know of somebody: games played and won, promises kept and broken."""
    return answer(await profile(server.services, person))
