"""Which process owns which table. On PostgreSQL an advisory lock says so, held by one session for all of a process."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import NullPool, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from gunbai.kernel.errors import BadInput
from gunbai.server.ids import new_id
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import Refusal, storage_away
from gunbai.server.settings import Settings
from gunbai.server.store.database import Database

log = Logger("claims")
CHANNEL: Final = "gunbai"
LONGEST_ADDRESS: Final = 63
"""PostgreSQL cuts a session's name here."""
PATIENCE: Final = 5.0
"""Seconds the session may be silent before the process takes it for lost and steps down."""
SESSION: Final = {"tcp_keepalives_idle": "3", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "4"}
"""How soon PostgreSQL lets go of the locks of a machine that has vanished."""
HELD: Final = """
    FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
"""
KEY: Final = "(CAST(l.classid AS bigint) << 32) | CAST(l.objid AS bigint)"

OnNews = Callable[[str, list[str]], None]


class Claims:
    """Alone on a database, every table is ours."""

    is_shared = False

    @property
    def is_alive(self) -> bool:
        """Whether tables can be claimed now."""
        return True

    async def open(self, on_lost: Callable[[], None], on_news: OnNews) -> None:
        """Begin; `on_lost` is called when all claims are gone, `on_news` when another process tells something."""

    async def close(self) -> None:
        """Let go of everything."""

    async def until_beat(self, seconds: float) -> None:
        """So long, or until the session is cut."""
        await asyncio.sleep(seconds)

    async def beat(self) -> None:
        """Now and then: see that the session lives, open a new one when it does not."""

    async def take(self, id: str) -> bool:
        """Claim a table; False when another process owns it."""
        return True

    async def release(self, id: str) -> None:
        """Let go of a table."""

    async def owner(self, id: str) -> str | None:
        """The address of the process that owns a table."""
        return None

    async def unowned(self, ids: Sequence[str]) -> list[str]:
        """Those of these tables that no process owns."""
        return []

    def unused_since(self, at: float) -> list[str]:
        """Tables claimed before this moment (monotonic)."""
        return []

    async def tell(self, kind: str, *words: str) -> None:
        """News for the other processes."""


def key_of(id: str) -> int:
    """The advisory lock of a table."""
    return int.from_bytes(hashlib.blake2b(f"gunbai {id}".encode(), digest_size=8).digest(), "big", signed=True)


class SharedClaims(Claims):
    """Locks live as long as this session. Moves are written by it too: who lost the locks cannot append."""

    is_shared = True

    def __init__(self, settings: Settings, database: Database) -> None:
        self.address = settings.own_address
        self.database = database
        named = {**SESSION, "application_name": self.address}
        arguments = {"server_settings": named, "timeout": PATIENCE, "command_timeout": 2 * PATIENCE}
        self._engine = create_async_engine(
            settings.database_url, poolclass=NullPool, hide_parameters=True, connect_args=arguments
        )
        self._turn = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._held: dict[str, float] = {}
        self._me = new_id()
        self._cut, self._back = asyncio.Event(), asyncio.Event()
        """A session is wanted; there is one."""

    @property
    def is_alive(self) -> bool:
        return self._connection is not None and not self._driver.is_closed()

    async def open(self, on_lost: Callable[[], None], on_news: OnNews) -> None:
        if len(self.address.encode()) > LONGEST_ADDRESS:
            raise BadInput("peer_url", f"at most {LONGEST_ADDRESS} letters", self.address)
        self._on_lost, self._on_news = on_lost, on_news
        await self._connect()
        self.database.session = self.session

    async def _connect(self) -> None:
        connection = await self._engine.connect()
        self._driver = (await connection.get_raw_connection()).driver_connection
        self._driver.add_termination_listener(self._ended)
        await self._driver.add_listener(CHANNEL, self._heard)
        self._connection = connection
        self._back.set()

    async def close(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        self._back.clear()
        self._held.clear()
        if connection is not None:
            self._driver.remove_termination_listener(self._ended)
            with contextlib.suppress(Exception):
                await connection.invalidate()
                await connection.close()
            self._driver.terminate()

    def _ended(self, driver: object) -> None:
        """The session is gone and its locks with it: other processes may own our tables from now on."""
        if driver is self._driver and self._connection is not None:
            log.warning("the session with the locks has ended")
            self._held.clear()
            self._on_lost()
            self._back.clear()
            self._cut.set()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncConnection]:
        """One transaction of the session that holds the locks."""
        async with self._turn:
            if self._connection is None or self._driver.is_closed():
                raise storage_away()
            async with self._connection.begin():
                yield self._connection

    async def until_beat(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._cut.wait()

    async def beat(self) -> None:
        self._cut.clear()
        try:
            async with asyncio.timeout(PATIENCE), self.session() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            self._on_lost()
            async with self._turn:
                await self._drop()
                await self._connect()

    # --- tables ---------------------------------------------------------------------------------------------------

    async def take(self, id: str) -> bool:
        """Where the session is cut, a new one is waited for: to try again here costs nobody an answer."""
        if id in self._held:
            return True
        with contextlib.suppress(SQLAlchemyError, Refusal):
            return await self._taken(id)
        await self._renewed()
        try:
            return await self._taken(id)
        except SQLAlchemyError:
            raise storage_away() from None

    async def _renewed(self) -> None:
        if not self.is_alive:
            self._back.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._back.wait()

    async def _taken(self, id: str) -> bool:
        async with self.session() as connection:
            if id not in self._held:
                query = text("SELECT pg_try_advisory_lock(:key)")
                if not (await connection.execute(query, {"key": key_of(id)})).scalar_one():
                    return False
                self._held[id] = time.monotonic()
            return True

    async def release(self, id: str) -> None:
        if self._held.pop(id, None) is not None:
            with contextlib.suppress(Exception):  # without a session there is no lock either
                async with self.session() as connection:
                    await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key_of(id)})

    async def owner(self, id: str) -> str | None:
        named = "(SELECT a.application_name FROM pg_stat_activity a WHERE a.pid = l.pid)"
        query = text(f"SELECT {named} {HELD} AND {KEY} = CAST(:key AS bigint)")
        async with self.database.reading() as connection:
            found = (await connection.execute(query, {"key": key_of(id)})).scalars().first()
        return str(found) if found else None

    async def unowned(self, ids: Sequence[str]) -> list[str]:
        if not ids:
            return []
        async with self.database.reading() as connection:
            held = set((await connection.execute(text(f"SELECT {KEY} {HELD}"))).scalars())
        return [id for id in ids if key_of(id) not in held]

    def unused_since(self, at: float) -> list[str]:
        return [id for id, taken in self._held.items() if taken < at]

    # --- news -----------------------------------------------------------------------------------------------------

    async def tell(self, kind: str, *words: str) -> None:
        news = msgspec.json.encode([self._me, kind, *words]).decode()
        async with self.database.writing() as connection:
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    def _heard(self, driver: object, pid: int, channel: str, news: str) -> None:
        sender, kind, *words = msgspec.json.decode(news, type=list[str])
        if sender != self._me:
            self._on_news(kind, words)
