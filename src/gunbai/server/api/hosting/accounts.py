"""My account: its password, its address for mail, all that is stored of me, and its end."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from pydantic import StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, DoneDoc, Login, Password, SignedIn, answer, errors, whole_person
from gunbai.server.api.hosting.admin import Reader
from gunbai.server.api.people import count_sign_in
from gunbai.server.documents import ExportDoc
from gunbai.server.people import accounts, passwords
from gunbai.server.people.identity import COOKIE
from gunbai.server.refusal import Refusal
from gunbai.server.server import Server
from gunbai.server.settings import Registration
from gunbai.server.store.rows import PersonRow

router = routes.router("people")

Token = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
Mail = Annotated[str, StringConstraints(max_length=254, pattern=r"^[!-?A-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")]


class ChangeBody(Body):
    """The password as it is, and as it shall be."""

    password: Password
    wanted: Password


class MailBody(Body):
    """An address that is mine, or null for none; the password shows that the account is."""

    mail: Mail | None
    password: Password


class TokenBody(Body):
    """The word that came by mail or from the admin."""

    token: Token


class ResetBody(TokenBody):
    wanted: Password


class ForgottenBody(Body):
    name: Login


class EndBody(Body):
    """The password shows that the account is mine; a guest has none."""

    password: Password | None = None


class EntryDoc(TypedDict):
    """How one comes in here."""

    registration: Registration
    guests: bool
    mail: bool
    """Whether a forgotten password is set anew by mail."""


async def _own(server: Server, person: PersonRow, password: str | None) -> None:
    """Refuses who does not know the password of their own account: the page may have been left open."""
    if not person.is_guest and not await passwords.is_right(person.password, password or ""):
        raise Refusal(403, "password/wrong", "this is not your password")


@router.get("/entry", response_model=EntryDoc, responses=errors())
async def entry(server: AnyServer) -> Response:
    """Who may come in here, and how."""
    mode = await accounts.registration(server.services)
    return answer(EntryDoc(registration=mode, guests=server.settings.guests, mail=server.post.is_open))


@router.put("/me/password", response_model=DoneDoc, responses=errors())
async def change_password(body: ChangeBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """A new password; my other sessions end."""
    count_sign_in(request, server)
    person = whole_person(caller).person
    if person.is_guest:
        raise Refusal(403, "person/guest", "a guest has no account")
    await _own(server, person, body.password)
    await server.services.people.change(person.id, password=await passwords.hashed(body.wanted))
    ended = await server.services.people.revoke_others(person.id, caller.session)
    await server.end_sessions(person.id, ended)
    await server.forget(person.id)
    return answer(DoneDoc(done=True))


@router.put("/me/mail", response_model=DoneDoc, responses=errors(409))
async def set_mail(body: MailBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """Where a forgotten password can be set anew from; it counts when its link was followed."""
    count_sign_in(request, server)
    person = whole_person(caller).person
    if person.is_guest:
        raise Refusal(403, "person/guest", "a guest has no account")
    await _own(server, person, body.password)
    if body.mail is None:
        await server.services.people.change(person.id, mail=None)
        await server.forget(person.id)
        return answer(DoneDoc(done=True))
    _check_mail(server)
    token = await server.services.tickets.make("mail", person.id, body.mail)
    letter = server.post.send(body.mail, person.language, "confirm", "mail", token)
    server.services.spawn(letter, "mail")
    return answer(DoneDoc(done=True))


def _check_mail(server: Server) -> None:
    if not server.post.is_open:
        raise Refusal(409, "mail/off", "this server sends no mail: its admin helps")


@router.post("/mail", response_model=DoneDoc, responses=errors())
async def confirm_mail(body: TokenBody, request: Request, server: AnyServer) -> Response:
    """The address that this word was sent to is mine."""
    count_sign_in(request, server)
    person = await server.services.people.set_mail(body.token)
    if person is None:
        raise Refusal(403, "ticket/invalid", "this link is not good, or no longer")
    await server.forget(person)
    return answer(DoneDoc(done=True))


@router.post("/forgotten", response_model=DoneDoc, responses=errors(409))
async def forgot_password(body: ForgottenBody, request: Request, server: AnyServer) -> Response:
    """Send a word for a new password to the account's address. The answer is the same whether there is one."""
    count_sign_in(request, server)
    _check_mail(server)
    server.services.spawn(_remind(server, body.name), "mail")
    return answer(DoneDoc(done=True))


async def _remind(server: Server, name: str) -> None:
    person = await server.services.people.by_login(name)
    if person is not None and person.mail is not None and not person.banned:
        token = await server.services.tickets.make("reset", person.id)
        await server.post.send(person.mail, person.language, "reset", "reset", token)


@router.post("/passwords", response_model=DoneDoc, responses=errors())
async def set_password(body: ResetBody, request: Request, server: AnyServer) -> Response:
    """A new password by the word that came by mail or from the admin; all sessions end."""
    count_sign_in(request, server)
    if not await server.services.tickets.is_good("reset", body.token):  # hashing is slow: not for everybody
        raise Refusal(403, "ticket/invalid", "this link is not good, or no longer")
    found = await server.services.people.set_password(body.token, await passwords.hashed(body.wanted))
    if found is None:
        raise Refusal(403, "ticket/invalid", "this link is not good, or no longer")
    await server.end_sessions(*found)
    await server.forget(found[0])
    return answer(DoneDoc(done=True))


@router.get("/me/export", response_model=ExportDoc, responses=errors())
async def export_me(server: AnyServer, me: Reader) -> Response:
    """All that is stored of me."""
    return answer(await accounts.exported(server.services, me))


@router.post("/me/end", response_model=DoneDoc, responses=errors())
async def end_me(body: EndBody, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """Delete my account, or what is known of me as a guest. Games that are over stay, without my name."""
    count_sign_in(request, server)
    person = whole_person(caller).person
    await _own(server, person, body.password)
    await end_account(server, person)
    response = answer(DoneDoc(done=True))
    response.delete_cookie(COOKIE)
    return response


async def end_account(server: Server, person: PersonRow) -> None:
    """In the store, at the tables in memory, and on all their pages."""
    ended, tables = await accounts.deleted(server.services, person)
    for id in tables:
        await server.hub.reread(id)
    await server.end_sessions(person.id, ended)
    await server.forget(person.id, with_pages=True)
