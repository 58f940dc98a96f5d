"""What `gunbai admin` does, beside a running server or without one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from gunbai.kernel.errors import BadInput
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.settings import PRIVATE, Settings
from gunbai.server.store import migrating
from gunbai.server.store.database import reason
from gunbai.server.tables import moderation
from gunbai.server.tables.table import Table


@asynccontextmanager
async def services_of(settings: Settings) -> AsyncIterator[Services]:
    """The store of a server that exists: whoever mistypes its name must not get an empty one instead."""
    if not settings.is_postgres and not Path(settings.database).is_file():
        raise BadInput("database", "an existing file", settings.database, "file_there")
    services = Services(settings)
    try:
        await services.database.open()
        yield services
    except Refusal as refusal:
        why = f"{shown(settings)}: {reason_of(refusal)}"
        raise BadInput("database", "one that answers", why, "database_answers") from None
    finally:
        await services.database.close()


def shown(settings: Settings) -> str:
    """The database as it may be printed: without a password."""
    return make_url(settings.database).render_as_string() if settings.is_postgres else settings.database


def reason_of(refusal: Refusal) -> str:
    """What the database said, behind a refusal."""
    return reason(refusal.__cause__ or refusal)


async def _table(services: Services, id: str) -> Table:
    found = await services.tables.find(id)
    if found is None:
        raise BadInput("table", "a table's id, as `gunbai admin list` shows it", repr(id), "table_id")
    table = Table(services, *found)
    await table.load()
    return table


async def listed(settings: Settings, status: str | None, limit: int) -> list[dict[str, Any]]:
    async with services_of(settings) as services:
        return await services.tables.overview(status, limit)


async def exported(settings: Settings, id: str) -> dict[str, Any]:
    """The record of a game: whole when it is over, else as spectators see it. The host is not to peek either."""
    async with services_of(settings) as services:
        table = await _table(services, id)
        if table.play is None:
            raise BadInput("table", "a table whose game has begun", table.row.status, "table_begun")
        return table.play.record_for(None)


async def closed(settings: Settings, id: str) -> None:
    async with services_of(settings) as services:
        table = await _table(services, id)
        if table.is_over:
            raise BadInput("table", "an open or running table", table.row.status, "table_going")
        await moderation.closed(services, id)


async def backed_up(settings: Settings, target: Path) -> None:
    """A consistent copy of a SQLite database, also while the server runs."""
    if settings.is_postgres:
        raise BadInput("database", "SQLite; for PostgreSQL use pg_dump", "PostgreSQL", "sqlite")
    if target.exists():
        raise BadInput("file", "a file that does not exist yet", target.name, "no_file_yet")
    if not Path(settings.database).is_file():
        raise BadInput("database", "an existing file", settings.database, "file_there")
    await asyncio.to_thread(_copied, Path(settings.database), target)


def _copied(source: Path, target: Path) -> None:
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)


async def downgraded(settings: Settings, wanted: str) -> None:
    """The schema as an older version knows it. No server may be running."""
    async with services_of(settings) as services:
        await services.database.rebuild(lambda connection: migrating.downgrade(connection, wanted))


async def replayed(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """Replay all stored games against the current rules: each table's id and what differs, empty when nothing."""
    async with services_of(settings) as services:
        for row in await services.tables.overview(None, 1_000_000):
            if row["moves"] or row["status"] in ("running", "over"):
                yield row["id"], await _difference(services, row["id"])


async def _difference(services: Services, id: str) -> str:
    table = await _table(services, id)
    if table.broken or table.play is None:
        return table.broken
    result = table.play.result().document() if table.play.is_over() else None
    if table.row.status == "over" and result != table.row.result_document:
        return "the result differs"
    return ""


def age(touched: float) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0.0, time.time() - touched)
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"
