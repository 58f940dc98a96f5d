"""Talk and deals in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update

from gunbai.server.store.database import Database
from gunbai.server.store.schema import DEALS, PEOPLE, TALK


class WordStore:
    """What people said and agreed on."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def talk(self, table: str) -> list[dict[str, Any]]:
        is_guest = (PEOPLE.c.id.is_not(None) & PEOPLE.c.login.is_(None)).label("guest")
        said = select(TALK, is_guest).outerjoin(PEOPLE, PEOPLE.c.id == TALK.c.person)
        query = said.where(TALK.c.table_id == table).order_by(TALK.c.number)
        async with self.database.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def remove(self, table: str, number: int) -> None:
        """What was said there is no more; that something was said stays, for the numbers of the rest."""
        query = update(TALK).where(TALK.c.table_id == table, TALK.c.number == number)
        async with self.database.writing() as connection:
            await connection.execute(query.values(text="", removed=True))

    async def say(self, row: dict[str, Any]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(TALK), [row])

    async def deals(self, table: str) -> list[dict[str, Any]]:
        query = select(DEALS).where(DEALS.c.table_id == table).order_by(DEALS.c.made)
        async with self.database.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def offer(self, row: dict[str, Any]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(DEALS), [row])

    async def change_deal(self, table: str, number: int, **values: Any) -> None:
        query = update(DEALS).where(DEALS.c.table_id == table, DEALS.c.number == number)
        async with self.database.writing() as connection:
            await connection.execute(query.values(**values))
