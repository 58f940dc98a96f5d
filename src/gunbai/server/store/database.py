"""The database: one engine, durable commits, one writer at a time on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gunbai.server.settings import Settings
from gunbai.server.store import migrating

WRITES: Final = "writes"


class Database:
    """Connections to read and to write with. A write is on disk when its block has ended."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        self.engine = create_async_engine(settings.database_url, **_arguments(settings))
        self._turn = asyncio.Lock()
        if not self.is_postgres:
            _make_durable(self.engine)

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self.writing() as connection:
            await connection.run_sync(migrating.upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer, so ours queue here instead of in its busy loop."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.connect() as plain:
            connection = await plain.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection


def _arguments(settings: Settings) -> dict[str, Any]:
    if settings.is_postgres:
        return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
    return {"connect_args": {"isolation_level": None, "timeout": 15.0}}


def _make_durable(engine: AsyncEngine) -> None:
    """WAL with synchronous=FULL: a commit survives a crash of the machine, not only of the process."""

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
