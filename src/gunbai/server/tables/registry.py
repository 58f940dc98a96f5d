"""All tables in memory: loaded by replay when first needed, let go when nobody looks, resumed after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import Refusal, moving, not_found, once_stored
from gunbai.server.services import Services
from gunbai.server.store.database import reason
from gunbai.server.store.rows import SeatRow, TableRow
from gunbai.server.tables.table import Table

BEAT: Final = 1.0
"""Seconds between looks at the tables that nobody owns."""
AT_A_STRETCH: Final = 50
"""Tables looked at before others have their turn."""
MARKED_SECONDS: Final = 60.0
"""How long it is known that a table was changed beside the server; every process looks more often."""
Follower = Callable[[Table], None]
log = Logger("tables")


class Hub:
    """The tables by id. One authority a table: two requests for one table get the same object."""

    def __init__(self, services: Services, followers: list[Follower]) -> None:
        self.services = services
        self.followers = [self._harmless(follow) for follow in followers]
        self._failed: set[tuple[str, str]] = set()
        """Which followers failed with what: told once."""
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._marks: dict[str, float] = {}
        """Of the tables that were changed beside us: those we know of."""
        self._left: set[str] = set()
        """Tables that were let go and not looked at since."""

    def _harmless(self, follow: Follower) -> Follower:
        """What follows a change comes after it: bots, talk or notices that fail neither undo it nor stop the table."""

        def followed(table: Table) -> None:
            try:
                follow(table)
            except Exception as error:
                fault = (getattr(follow, "__qualname__", ""), type(error).__name__)
                if fault not in self._failed:
                    self._failed.add(fault)
                    log.exception("what follows a change failed", table=table.id, follower=fault[0])

        return followed

    async def get(self, id: str) -> Table:
        """The table, replayed from the store when it is not in memory; refuses an unknown id, and others' tables."""
        table = self.tables.get(id)
        if table is not None:
            table.used = time.monotonic()
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = self.services.spawn(self._loaded(id), f"load {id}")
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def glance(self, id: str) -> Table | None:
        """A table for the lobby: one that is not in memory comes without its game, for replaying many takes long."""
        found = None if id in self.tables else await self.services.tables.find(id)
        return self.tables.get(id) or (Table(self.services, *found) if found else None)

    async def in_time(self, ids: list[str]) -> None:
        """A list of tables is shown on the beat where one of them keeps it."""
        if any(table.telling.keeps_time() for id in ids if (table := self.tables.get(id)) is not None):
            await self.services.beat.wait()

    async def _loaded(self, id: str) -> Table:
        found = await self.services.tables.find(id)
        if found is None:
            raise not_found("table")
        if self.services.claims.is_shared:
            found = await self._claimed(id)
        table = Table(self.services, *found)
        await table.load()
        table.on_failure = self.let_go
        table.on_change = self.followers
        self.tables[id] = table
        self.services.metrics.tables.set(len(self.tables))
        await self._set_right(table)
        for follow in self.followers:
            follow(table)
        return table

    async def _claimed(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        """Claim a table, then read it: what its last owner wrote is there now."""
        if not await self.services.claims.take(id):
            raise moving()
        found = await self.services.tables.find(id)
        assert found is not None
        return found

    async def _set_right(self, table: Table) -> None:
        """A crash may have come between the last move of a game and the note that it is over."""
        if table.row.status == "running" and table.play and table.play.is_over() and not table.broken:
            await table.finish()

    # --- housekeeping ---------------------------------------------------------------------------------------------

    async def resume_all(self) -> None:
        """After a start: wake the tables that go on by themselves, one after another beside everything else."""
        for id in await self.services.tables.unattended():
            with contextlib.suppress(Refusal):
                await self.get(id)
            await asyncio.sleep(0)

    # --- beside other processes -----------------------------------------------------------------------------------

    async def whereabouts(self, id: str) -> str | None:
        """The address of the process that owns a table; None when it is ours, by now, or does not exist."""
        for wait in (0.0, 0.05, 0.2, 0.5):
            if wait:
                await asyncio.sleep(wait)
            if id in self.tables or await self._takes(id):
                return None
            if (address := await self.services.claims.owner(id)) is not None:
                return address
        raise moving()

    async def _takes(self, id: str) -> bool:
        """Whether requests for this table are answered here."""
        claims = self.services.claims
        return not claims.is_shared or await self.services.tables.find(id) is None or await claims.take(id)

    def let_go(self, table: Table) -> None:
        """Somebody else may have changed it in the store: read it anew when it is needed."""
        table.retire()
        if self.tables.get(table.id) is table:
            self.tables.pop(table.id)
            self._left.add(table.id)
            self.services.spawn(self.services.claims.release(table.id), "release")

    def step_down(self) -> None:
        """All claims are gone: other processes may own every table from now on."""
        for table in self.tables.values():
            table.retire()
        self.tables.clear()

    async def _take_up(self) -> None:
        """Clocks and bots of a table that was let go must not rest until somebody looks at it."""
        waiting = self._left.intersection(await self.services.tables.unattended()) if self._left else set()
        self._left &= waiting
        for id in waiting:
            with contextlib.suppress(Refusal):  # of a store that fails again, or another process has it: next time
                await self.get(id)
                self._left.discard(id)

    async def adopt_for_ever(self) -> None:
        """See that our claims live, and go on with the tables of processes that have died."""
        while True:
            await self.services.claims.until_beat(BEAT)
            try:
                await self.services.claims.beat()
                await self._adopt()
            except (Refusal, OSError, SQLAlchemyError) as error:
                log.warning("no claims without the database", reason=reason(error))
            except Exception:
                log.exception("taking over failed")

    async def _adopt(self) -> None:
        waiting = [id for id in await self.services.tables.unattended() if id not in self.tables]
        for id in await self.services.claims.unowned(waiting):
            with contextlib.suppress(Refusal):
                await self.get(id)

    async def _release_idle(self, seconds: float) -> None:
        """Claims that came with a request and led to no table in memory."""
        claims = self.services.claims
        for id in claims.unused_since(time.monotonic() - seconds):
            if id not in self.tables and id not in self._loading:
                await claims.release(id)

    async def tidy(self) -> None:
        """Expire stale open tables and let go of idle ones."""
        settings = self.services.settings
        for id in await self.services.tables.stale(time.time() - settings.open_table_hours * 3600):
            with contextlib.suppress(Refusal):  # another process may own it
                await self._expire(await self.get(id))
        await self._follow_admin()
        await self._take_up()
        async for table in self._each():
            if table.is_idle(settings.idle_table_seconds):
                table.retire()
                del self.tables[table.id]
                await self.services.claims.release(table.id)
        await self._release_idle(settings.idle_table_seconds + 60)
        self.services.metrics.tables.set(len(self.tables))

    async def _each(self) -> AsyncIterator[Table]:
        """All tables, a few at a stretch: play goes on meanwhile, and nothing waits for a walk through thousands."""
        for number, id in enumerate(list(self.tables), 1):
            if number % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
            if (table := self.tables.get(id)) is not None:
                yield table

    async def _expire(self, table: Table) -> None:
        async with table.lock:
            if table.row.status == "open":
                await table.close("expired")
                table.announce()

    async def _follow_admin(self) -> None:
        """`gunbai admin` works on the database; here its decisions reach the tables in memory."""
        marked = await self.services.tables.marked()
        for id, at in marked.items():
            if self._marks.get(id) != at:
                await self.reread(id)
            if at < time.time() - MARKED_SECONDS:  # until then another process may have it in memory
                await self.services.tables.unmark(id)
        self._marks = marked

    @contextlib.asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Table]:
        """Change a table of ours in the store, and nobody else does meanwhile; it is read anew afterwards."""
        table = await self.get(id)
        async with table.lock:
            try:
                yield table
            except Refusal as refusal:
                if refusal.status == 503:  # perhaps it is stored all the same
                    self.let_go(table)
                raise
            self.let_go(table)
        with once_stored():
            await self.services.tables.unmark(id)

    async def reread(self, id: str) -> None:
        """A table was changed in the store: pages come back and find it as it is there."""
        table = self.tables.get(id)
        if table is not None:
            with contextlib.suppress(Refusal):  # another process owns it by now
                async with table.lock:
                    self.let_go(table)

    async def tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, max(0.2, self.services.settings.idle_table_seconds / 2)))
            try:
                await self.tidy()
            except Refusal:  # the database is away, and the log has it
                continue
            except Exception:
                log.exception("tidying failed")

    async def rename(self, guest: str, account: str, name: str) -> None:
        """A guest has made an account, or has another name: so it is at the tables in memory."""
        async for table in self._each():
            if table.seat_of(guest) is not None or table.row.host == guest:
                with contextlib.suppress(Refusal):  # another process owns it by now, and reads the name from the store
                    async with table.lock:
                        table.renamed(guest, account, name)

    def close(self) -> None:
        for table in self.tables.values():
            table.audience.close()
