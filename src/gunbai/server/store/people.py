"""People and their sessions in the database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hmac import compare_digest
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.ids import new_id, new_secret
from gunbai.server.refusal import Refusal
from gunbai.server.store.database import Database
from gunbai.server.store.names import key_of
from gunbai.server.store.rows import PersonRow
from gunbai.server.store.schema import HOOKS, META, PEOPLE, POSITIONS, SEATS, SESSIONS, TABLES, TALK, TICKETS, TRIES
from gunbai.server.store.studies import hand_over_tries
from gunbai.server.store.tickets import used

ADMIN_TOKEN: Final = "admin token"
REGISTRATION: Final = "registration"
NOBODY: Final = "—"
"""The name of whoever is gone, in every language."""


class PeopleStore:
    """Who people are. Passwords come hashed, session secrets too."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_guest(self, name: str) -> PersonRow:
        """Guests may share a name, but not have one that looks like an account's."""
        person = PersonRow(new_id(), name, None, None, False, False, None, time.time())
        if await self.by_login(name) is not None:
            raise _taken()
        async with self.database.writing() as connection:
            await connection.execute(insert(PEOPLE), [_columns(person)])
        return person

    async def add_account(self, name: str, password: str, invitation: str | None = None) -> PersonRow:
        """A name is taken once, and an invitation is good once: it is used up with the account it makes, or not."""
        person = PersonRow(new_id(), name, key_of(name), password, False, False, None, time.time())
        try:
            async with self.database.writing() as connection:
                if invitation is not None and await used(connection, "invite", invitation) is None:
                    raise Refusal(403, "invitation/invalid", "this invitation is not good, or no longer")
                await connection.execute(insert(PEOPLE), [_columns(person)])
        except IntegrityError:
            raise _taken() from None
        return person

    async def rename_guest(self, id: str, name: str) -> None:
        """A guest calls themselves otherwise, at their tables too, and by no name that looks like an account's."""
        if await self.by_login(name) is not None:
            raise _taken()
        async with self.database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(name=name))
            await connection.execute(update(SEATS).where(SEATS.c.person == id).values(name=name))

    async def find(self, id: str) -> PersonRow | None:
        return await self._one(PEOPLE.c.id == id)

    async def by_login(self, login: str) -> PersonRow | None:
        """An account by its name. Where two of old look alike, the younger is found by its own letters only."""
        return await self._one(PEOPLE.c.login == login.casefold()) or await self._one(PEOPLE.c.login == key_of(login))

    async def change(self, id: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**values))

    async def set_password(self, token: str, password: str) -> tuple[str, list[str]] | None:
        """A new password by a ticket; all sessions end, and are returned with whose they were."""
        async with self.database.writing() as connection:
            ticket = await used(connection, "reset", token)
            if ticket is None:
                return None
            person = str(ticket.person)
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))
            ended = delete(SESSIONS).where(SESSIONS.c.person == person).returning(SESSIONS.c.hash)
            return person, list((await connection.execute(ended)).scalars())

    async def set_mail(self, token: str) -> str | None:
        """The address a ticket was mailed to is theirs from now on; says whose."""
        async with self.database.writing() as connection:
            ticket = await used(connection, "mail", token)
            if ticket is not None:
                changed = update(PEOPLE).where(PEOPLE.c.id == ticket.person).values(mail=ticket.value)
                await connection.execute(changed)
            return None if ticket is None else ticket.person

    async def search(self, words: str, limit: int) -> list[PersonRow]:
        """People whose name holds these words, the newest first; nobody who is gone or has become an account."""
        query = select(PEOPLE).where(PEOPLE.c.gone.is_(False), PEOPLE.c.claimed_by.is_(None))
        if words:
            named: ColumnElement[bool] = func.lower(PEOPLE.c.name).contains(words.lower(), autoescape=True)
            query = query.where(or_(named, PEOPLE.c.login.contains(key_of(words), autoescape=True)))
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(PEOPLE.c.created.desc()).limit(limit))
            return [PersonRow(**row._mapping) for row in found]

    async def erase(self, id: str) -> list[str]:
        """Nothing of them is left but that somebody played; their sessions end, and are returned."""
        selves = select(PEOPLE.c.id).where(or_(PEOPLE.c.id == id, PEOPLE.c.claimed_by == id)).scalar_subquery()
        async with self.database.writing() as connection:
            for table in (HOOKS, TICKETS):
                await connection.execute(delete(table).where(table.c.person == id))
            for table in (TRIES, POSITIONS):
                await connection.execute(delete(table).where(table.c.person.in_(selves)))
            said = update(TALK).where(TALK.c.person.in_(selves))
            await connection.execute(said.values(text="", name=NOBODY, removed=True))
            await connection.execute(update(SEATS).where(SEATS.c.person == id).values(name=NOBODY))
            await connection.execute(update(TABLES).where(TABLES.c.host == id).values(name=NOBODY))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(selves)).values(**_erased()))
            account = PEOPLE.c.login.is_not(None)
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id, account).values(login=f"-{id}"))
            ended = delete(SESSIONS).where(SESSIONS.c.person == id).returning(SESSIONS.c.hash)
            return list((await connection.execute(ended)).scalars())

    async def claim(self, guest: str, account: str, name: str) -> list[str]:
        """Hand a guest's seats and tables to an account; the guest's sessions end, and are returned."""
        async with self.database.writing() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=account, name=name))
            await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
            await connection.execute(update(POSITIONS).where(POSITIONS.c.person == guest).values(person=account))
            await hand_over_tries(connection, guest, account)
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest).values(claimed_by=account))
            ended = delete(SESSIONS).where(SESSIONS.c.person == guest).returning(SESSIONS.c.hash)
            return list((await connection.execute(ended)).scalars())

    async def _one(self, condition: Any) -> PersonRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(PEOPLE).where(condition))).one_or_none()
            return None if row is None else PersonRow(**row._mapping)

    # --- sessions -------------------------------------------------------------------------------------------------

    async def add_session(self, hash: str, person: str, scope: str | None, label: str, days: int) -> None:
        now = time.time()
        row = {"hash": hash, "person": person, "scope": scope, "label": label}
        async with self.database.writing() as connection:
            await connection.execute(insert(SESSIONS), [{**row, "created": now, "expires": now + days * 86400}])

    async def by_session(self, hash: str) -> tuple[PersonRow, str | None] | None:
        """Whose session this is and the table it is limited to; None when unknown, expired or revoked."""
        query = (
            select(PEOPLE, SESSIONS.c.scope)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.hash == hash, SESSIONS.c.expires > time.time())
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        values = dict(row._mapping)
        scope = values.pop("scope")
        return PersonRow(**values), scope

    async def sessions(self, person: str) -> list[dict[str, Any]]:
        query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.created)
        async with self.database.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def living(self, hashes: Sequence[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        query = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes), SESSIONS.c.expires > time.time())
        async with self.database.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def revoke(self, person: str, hash: str | None = None, scope: str | None = None) -> list[str]:
        """End one session of a person, or those that came by a link to their seat at a table, or all; says which."""
        query = delete(SESSIONS).where(SESSIONS.c.person == person)
        if hash is not None:
            query = query.where(SESSIONS.c.hash == hash)
        if scope is not None:
            query = query.where(SESSIONS.c.scope == scope)
        async with self.database.writing() as connection:
            return list((await connection.execute(query.returning(SESSIONS.c.hash))).scalars())

    async def revoke_others(self, person: str, hash: str) -> list[str]:
        """End all sessions of a person but this one; says which."""
        query = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.hash != hash)
        async with self.database.writing() as connection:
            return list((await connection.execute(query.returning(SESSIONS.c.hash))).scalars())

    async def forget_expired(self) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < time.time()))

    # --- the server itself --------------------------------------------------------------------------------------

    async def key(self, name: str, fresh: str) -> str:
        """A secret of the server itself, made once and kept beside what it protects."""
        async with self.database.alone() as connection:
            found = (await connection.execute(select(META.c.value).where(META.c.key == name))).scalar_one_or_none()
            if found is not None:
                return str(found)
            await connection.execute(insert(META), [{"key": name, "value": fresh}])
            return fresh

    async def admin_token(self) -> str | None:
        """What makes an account the admin while there is none; None when there is one."""
        async with self.database.reading() as connection:
            has_admin = await _has_admin(connection)
        return None if has_admin else await self.key(ADMIN_TOKEN, new_secret())

    async def become_admin(self, person: str, token: str) -> bool:
        """Whether the token was right; it is good once, and for nobody when an admin came in another way."""
        async with self.database.alone() as connection:
            query = select(META.c.value).where(META.c.key == ADMIN_TOKEN)
            wanted = (await connection.execute(query)).scalar_one_or_none()
            if wanted is None or not compare_digest(wanted.encode(), token.encode()) or await _has_admin(connection):
                return False
            await connection.execute(delete(META).where(META.c.key == ADMIN_TOKEN))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(admin=True))
            return True

    async def registration(self) -> str | None:
        """Who may make an account, if somebody has decided it beside the settings."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(META.c.value).where(META.c.key == REGISTRATION))
            return found.scalar_one_or_none()

    async def set_registration(self, value: str) -> None:
        async with self.database.alone() as connection:
            await connection.execute(delete(META).where(META.c.key == REGISTRATION))
            await connection.execute(insert(META), [{"key": REGISTRATION, "value": value}])


async def _has_admin(connection: AsyncConnection) -> bool:
    query = select(func.count()).select_from(PEOPLE).where(PEOPLE.c.admin.is_(True))
    return bool((await connection.execute(query)).scalar_one())


def _erased() -> dict[str, Any]:
    nothing = {"password": None, "mail": None, "language": None}
    return {**nothing, "name": NOBODY, "admin": False, "muted": False, "banned": True, "gone": True}


def _taken() -> Refusal:
    return Refusal(409, "account/name_taken", "an account of this name exists, or of one that looks like it")


def _columns(person: PersonRow) -> dict[str, Any]:
    return {name: getattr(person, name) for name in PersonRow.__slots__}
