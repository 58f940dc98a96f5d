"""Tickets: words that are good once, for a while. Only their hashes are stored."""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.ids import hashed, new_secret
from gunbai.server.store.database import Database
from gunbai.server.store.schema import TICKETS

Kind = Literal["reset", "mail", "invite"]
HOUR: Final = 3600.0
LIFETIMES: Final[dict[Kind, float]] = {"reset": 24 * HOUR, "mail": 24 * HOUR, "invite": 14 * 24 * HOUR}


class Ticket(NamedTuple):
    """What a ticket was made for: a new password, an address for mail, an account."""

    person: str | None
    value: str


class TicketStore:
    """Made, looked at, used up."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def make(self, kind: Kind, person: str | None, value: str = "") -> str:
        """The word of a new ticket, told once. A newer one for the same purpose makes the older void, except of
        invitations, of which there may be many."""
        secret, now = new_secret(), time.time()
        row = {"hash": hashed(secret), "kind": kind, "person": person, "value": value, "expires": now + LIFETIMES[kind]}
        async with self.database.writing() as connection:
            await connection.execute(delete(TICKETS).where(TICKETS.c.expires < now))
            if kind != "invite":
                await connection.execute(delete(TICKETS).where(TICKETS.c.kind == kind, TICKETS.c.person == person))
            await connection.execute(insert(TICKETS), [row])
        return secret

    async def is_good(self, kind: Kind, secret: str) -> bool:
        query = select(TICKETS.c.kind).where(*_of(kind, secret))
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None


async def used(connection: AsyncConnection, kind: Kind, secret: str) -> Ticket | None:
    """Use a ticket up within a transaction: if that fails, it is still good."""
    query = delete(TICKETS).where(*_of(kind, secret)).returning(TICKETS.c.person, TICKETS.c.value)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Ticket(*row)


def _of(kind: Kind, secret: str) -> tuple[ColumnElement[bool], ...]:
    return TICKETS.c.hash == hashed(secret), TICKETS.c.kind == kind, TICKETS.c.expires > time.time()
