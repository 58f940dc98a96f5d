"""Where people want to be told that it is their turn."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, insert, select

from gunbai.server.ids import new_id
from gunbai.server.store.database import Database
from gunbai.server.store.schema import HOOKS


class HookStore:
    """Webhooks and push subscriptions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def people(self) -> set[str]:
        async with self.database.reading() as connection:
            return set((await connection.execute(select(HOOKS.c.person).distinct())).scalars())

    async def of(self, person: str) -> list[dict[str, Any]]:
        query = select(HOOKS).where(HOOKS.c.person == person).order_by(HOOKS.c.created)
        async with self.database.reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def add(self, person: str, kind: str, target: str) -> dict[str, Any]:
        row = {"id": new_id(), "person": person, "kind": kind, "target": target, "created": time.time()}
        async with self.database.writing() as connection:
            await connection.execute(insert(HOOKS), [row])
        return row

    async def remove(self, person: str, id: str) -> bool:
        query = delete(HOOKS).where(HOOKS.c.person == person, HOOKS.c.id == id)
        async with self.database.writing() as connection:
            return (await connection.execute(query)).rowcount > 0
