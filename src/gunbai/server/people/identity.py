"""Who is asking: signed session cookies for pages, bearer tokens for programs, both revocable."""

from __future__ import annotations

import time
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from gunbai.server.ids import hashed, new_secret
from gunbai.server.refusal import Refusal, not_signed_in
from gunbai.server.services import Services
from gunbai.server.store.rows import PersonRow

COOKIE: Final = "gunbai_session"
CACHED_SECONDS: Final = 5.0
"""How long a session is believed without asking the database: the longest a revoked one lives in other processes."""


class Caller:
    """Somebody with a session. `scope` is the one table a seat's link is good for."""

    def __init__(self, person: PersonRow, session: str, scope: str | None) -> None:
        self.person = person
        self.session = session
        self.scope = scope


class Identity:
    """Sessions: made, recognised, revoked. Only hashes of their secrets are stored."""

    def __init__(self, services: Services, key: str) -> None:
        self.services = services
        self._signer = URLSafeSerializer(key, salt="gunbai.session")
        self.links = URLSafeSerializer(key, salt="gunbai.seat")
        self._cache: dict[str, tuple[float, Caller]] = {}
        self._changes = 0

    async def new_session(self, person: PersonRow, label: str, scope: str | None = None) -> str:
        """The secret of a new session, told once."""
        secret = new_secret()
        days = self.services.settings.session_days
        await self.services.people.add_session(hashed(secret), person.id, scope, label, days)
        return secret

    def set_cookie(self, response: Response, secret: str) -> None:
        settings = self.services.settings
        response.set_cookie(
            COOKIE,
            str(self._signer.dumps(secret)),
            max_age=settings.session_days * 86400,
            httponly=True,
            secure=settings.secure_cookies,
            samesite="lax",
        )

    def is_remembered(self, connection: HTTPConnection) -> bool:
        """Whether this is the request of somebody who was known a moment ago; costs no look into the database."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if not kind and (cookie := connection.cookies.get(COOKIE)):
            token = self._unsigned(cookie)
        until, caller = self._cache.get(hashed(token), (0.0, None))
        return caller is not None and until > time.monotonic()

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Whose request this is; None when nobody says so. A wrong token is refused, a wrong cookie ignored."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind:
            caller = await self._known(token) if kind.lower() == "bearer" else None
            if caller is None:
                raise Refusal(401, "session/invalid", "this token is not valid, or no longer")
            return caller
        cookie = connection.cookies.get(COOKIE)
        return await self._known(self._unsigned(cookie)) if cookie else None

    def _unsigned(self, cookie: str) -> str:
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return ""

    async def _known(self, secret: str) -> Caller | None:
        if not secret:
            return None
        hash = hashed(secret)
        until, caller = self._cache.get(hash, (0.0, None))
        if caller is not None and until > time.monotonic():
            return caller
        changes = self._changes
        found = await self.services.people.by_session(hash)
        if found is None:
            return None
        person, scope = found
        if person.banned:
            raise Refusal(403, "person/banned", "you may not use this server")
        caller = Caller(person, hash, scope)
        if changes == self._changes:  # what was read before something ended must not be believed after it
            self._remember(hash, caller)
        return caller

    def _remember(self, hash: str, caller: Caller) -> None:
        if len(self._cache) > 20_000:
            self._cache.clear()
        self._cache[hash] = (time.monotonic() + CACHED_SECONDS, caller)

    def forget(self, person: str) -> None:
        """Something about a person changed: their sessions are looked up anew."""
        self._changes += 1
        self._cache = {hash: kept for hash, kept in self._cache.items() if kept[1].person.id != person}


def required(caller: Caller | None) -> Caller:
    if caller is None:
        raise not_signed_in()
    return caller
