"""The database: one engine, durable commits, one writer at a time on SQLite."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final
from weakref import WeakSet

import aiosqlite
from sqlalchemy import Connection, Engine, Executable, event, insert, text, update
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from gunbai.extras import needs
from gunbai.kernel.errors import BadInput
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import storage_away
from gunbai.server.settings import PRIVATE, Settings
from gunbai.server.store import migrating
from gunbai.server.store.schema import META

WRITES: Final = "writes"
PROBE: Final = "written"
PATIENCE: Final = 5.0
"""Seconds to wait for a connection to PostgreSQL; twice as long for its answer."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000", "secure_delete=ON")
BEGIN_WRITE: Final = "BEGIN IMMEDIATE"
OF_SQLITE: Final[dict[str, Any]] = {"isolation_level": None, "timeout": 15.0}
log = Logger("database")
Statement = tuple[Executable, list[dict[str, Any]]]


class Database:
    """Connections to read and to write with. A write is on disk when its block has ended."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        self.file = None if settings.is_postgres else Path(settings.database).absolute()
        self._drivers: WeakSet[Thread] = WeakSet()
        """The thread of each connection to SQLite, also of one given up before it stood or amid a statement."""
        with needs("postgres" if settings.is_postgres else "server"):
            try:
                self.engine = create_async_engine(settings.database_url, **self._arguments())
            except (ArgumentError, ValueError):
                raise BadInput("database", "a file or a postgresql:// address", "something else", "database") from None
        self.session: Callable[[], AbstractAsyncContextManager[AsyncConnection]] = self.engine.begin
        """What moves are written by on PostgreSQL: a server puts the session here that holds its tables."""
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._line: sqlite3.Connection | None = None
        """What moves are written by on SQLite, in that thread; it stays open."""
        self._texts: dict[Executable, tuple[str, list[str]]] = {}
        """Statements in the words of SQLite, each with the names of its values in their order."""
        if not self.is_postgres:
            _make_durable(self.engine.sync_engine)

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
        """When it has ended, so has every thread: one that finds its loop gone dies of it."""
        await self.engine.dispose()
        for thread in list(self._drivers):
            await asyncio.to_thread(thread.join, PATIENCE)
        self._thread.submit(self._hang_up).result()
        self._thread.shutdown()

    def _arguments(self) -> dict[str, Any]:
        # Parameters are secrets: they must not get into error messages, and so into logs.
        if self.is_postgres:
            patience = {"timeout": PATIENCE, "command_timeout": 2 * PATIENCE}
            pool = {"pool_size": 8, "max_overflow": 8, "pool_timeout": PATIENCE, "pool_pre_ping": True}
            return {**pool, "hide_parameters": True, "connect_args": patience}
        return {"hide_parameters": True, "connect_args": {**OF_SQLITE, "async_creator_fn": self._driver}}

    def _driver(self, file: str, **arguments: Any) -> aiosqlite.Connection:
        connection = aiosqlite.connect(file, **arguments)
        connection._thread.daemon = True
        self._drivers.add(connection._thread)
        return connection

    async def write(self, *statements: Statement) -> None:
        """Some statements with their rows in one commit. On SQLite one visit to a thread: hops cost more than disks."""
        if self.is_postgres:
            async with self.session() as connection:
                for statement, rows in statements:
                    await connection.execute(statement, rows)
            return
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_now, statements)

    def _write_now(self, statements: Sequence[Statement]) -> None:
        """Every move passes here, so the driver is spoken to without an interpreter: that one takes longer than the
        disk. A line that has failed is not used again: nobody knows what it is in the midst of."""
        line = self._line = self._line or _connected(self.file)
        try:
            line.execute(BEGIN_WRITE)
            for statement, rows in statements:
                text, names = self._text(statement)
                line.executemany(text, [[row[name] for name in names] for row in rows])
            line.execute("COMMIT")
        except BaseException:
            self._hang_up()
            raise

    def _text(self, statement: Executable) -> tuple[str, list[str]]:
        """A statement as SQLite takes it, made once."""
        if statement not in self._texts:
            compiled: Any = statement.compile(self.engine.sync_engine)  # type: ignore[attr-defined]
            self._texts[statement] = str(compiled), list(compiled.positiontup)
        return self._texts[statement]

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

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


def _connected(file: Path | None) -> sqlite3.Connection:
    """A durable connection to a file."""
    assert file is not None
    line: sqlite3.Connection = sqlite3.connect(file, **OF_SQLITE)
    _set_durable(line)
    return line


def _make_durable(engine: Engine) -> None:
    """WAL with synchronous=FULL: a commit survives a crash of the machine, not only of the process. What is deleted is
    overwritten: whoever deletes their account means it."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _: object) -> None:
        _set_durable(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql(BEGIN_WRITE if writes else "BEGIN")


def _set_durable(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
