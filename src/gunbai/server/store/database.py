"""The database: one engine, durable commits, one writer at a time on SQLite."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable, create_engine, event, insert, text, update
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from gunbai.kernel.errors import BadInput
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import storage_away
from gunbai.server.settings import Settings
from gunbai.server.store import migrating
from gunbai.server.store.schema import META

WRITES: Final = "writes"
PROBE: Final = "written"
PATIENCE: Final = 5.0
"""Seconds to wait for a connection to PostgreSQL; twice as long for its answer."""
PRIVATE: Final = 0o600
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000", "secure_delete=ON")
log = Logger("database")
Statement = tuple[Executable, list[dict[str, Any]]]


class Database:
    """Connections to read and to write with. A write is on disk when its block has ended."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        self.file = None if settings.is_postgres else Path(settings.database).absolute()
        try:
            self.engine = create_async_engine(settings.database_url, **_arguments(settings))
        except (ArgumentError, ValueError):
            raise BadInput("database", "a file or a postgresql:// address", "something else") from None
        self.session: Callable[[], AbstractAsyncContextManager[AsyncConnection]] = self.engine.begin
        """What moves are written by on PostgreSQL: a server puts the session here that holds its tables."""
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._writer: Engine | None = None
        if not self.is_postgres:
            _make_durable(self.engine.sync_engine)
            path = settings.database_url.replace("+aiosqlite", "")
            self._writer = create_engine(path, **_arguments(settings), execution_options={WRITES: True})
            _make_durable(self._writer)

    async def open(self) -> None:
        """Bring the schema up to date."""
        if self.file is not None:
            with trouble_is_told():
                keep_private(self.file)
        await self.rebuild(migrating.upgrade)

    async def probe(self) -> None:
        """See whether something can be written; refuses when not."""
        now = str(time.time())
        async with self.writing() as connection:
            written = await connection.execute(update(META).where(META.c.key == PROBE).values(value=now))
            if not written.rowcount:
                await connection.execute(insert(META), [{"key": PROBE, "value": now}])

    async def close(self) -> None:
        await self.engine.dispose()
        if self._writer is not None:
            self._thread.submit(self._writer.dispose).result()
        self._thread.shutdown()

    async def write(self, *statements: Statement) -> None:
        """Some statements with their rows in one commit. On SQLite one visit to a thread: hops cost more than disks."""
        if self._writer is None:
            async with self.session() as connection:
                for statement, rows in statements:
                    await connection.execute(statement, rows)
            return
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_now, statements)

    def _write_now(self, statements: Sequence[Statement]) -> None:
        assert self._writer is not None
        with self._writer.begin() as connection:
            for statement, rows in statements:
                connection.execute(statement, rows)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with trouble_is_told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer, so ours queue here instead of in its busy loop."""
        with trouble_is_told():
            if self.is_postgres:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._turn, self.engine.connect() as plain:
                connection = await plain.execution_options(**{WRITES: True})
                async with connection.begin():
                    yield connection

    async def rebuild(self, change: Callable[[Connection], bool]) -> None:
        """A change that may make tables anew, and says whether it did anything. SQLite would take that for deleting
        what other tables refer to, so there it looks at the references afterwards instead."""
        if self.is_postgres:
            async with self.alone() as connection:
                await connection.run_sync(change)
            return
        with trouble_is_told():
            async with self._turn, self.engine.connect() as plain:
                driver: Any = (await plain.get_raw_connection()).driver_connection
                await driver.execute("PRAGMA foreign_keys=OFF")
                connection = await plain.execution_options(**{WRITES: True})
                async with connection.begin():
                    if await connection.run_sync(change):
                        lost = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                        assert not lost, f"{len(lost)} references lead nowhere"
                await driver.execute("PRAGMA foreign_keys=ON")

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that no other process has at the same time: for what happens once, or first."""
        async with self.writing() as connection:
            if self.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('gunbai'), 1)"))
            yield connection


def keep_private(file: Path) -> None:
    """Keys, seeds and hashes of passwords are in it: other users of this machine may not read it. SQLite gives the
    files beside it the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for path in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))):
        if path.exists() and path.stat().st_mode & 0o077:
            try:
                path.chmod(PRIVATE)
            except PermissionError:
                log.warning("others may read the database, and it is not ours to change", file=path.name)


@contextmanager
def trouble_is_told() -> Iterator[None]:
    """A database that is gone, full, locked or read-only is a refusal, and a line in the log; what is wrong with a
    statement stays what it is."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
        log.warning("the database fails", reason=reason(error))
        raise storage_away() from error


def reason(error: BaseException) -> str:
    """What the driver says, in one line and without the statement."""
    plain = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    said = str(plain).strip() or type(error).__name__
    return said.splitlines()[0].split("<class", 1)[-1].rpartition(">: ")[2]


def _arguments(settings: Settings) -> dict[str, Any]:
    if settings.is_postgres:
        patience = {"timeout": PATIENCE, "command_timeout": 2 * PATIENCE}
        pool = {"pool_size": 8, "max_overflow": 8, "pool_timeout": PATIENCE, "pool_pre_ping": True}
        return {**pool, "hide_parameters": True, "connect_args": patience}
    # Parameters are secrets: they must not get into error messages, and so into logs.
    return {"hide_parameters": True, "connect_args": {"isolation_level": None, "timeout": 15.0}}


def _make_durable(engine: Engine) -> None:
    """WAL with synchronous=FULL: a commit survives a crash of the machine, not only of the process. What is deleted is
    overwritten: whoever deletes their account means it."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
