"""All tables in memory: loaded by replay when first needed, let go when nobody looks, resumed after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import structlog

from gunbai.server.refusal import Refusal, not_found
from gunbai.server.services import Services
from gunbai.server.table import Table

Follower = Callable[[Table], None]
log = structlog.get_logger("gunbai.tables")


class Hub:
    """The tables by id. One authority a table: two requests for one table get the same object."""

    def __init__(self, services: Services, followers: list[Follower]) -> None:
        self.services = services
        self.followers = followers
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, id: str) -> Table:
        """The table, replayed from the store when it is not in memory; refuses an unknown id."""
        table = self.tables.get(id)
        if table is not None:
            return table
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                return self.tables.get(id) or await self._loaded(id)
        finally:
            self._loading.pop(id, None)

    async def glance(self, id: str) -> Table | None:
        """A table for the lobby: one that is not in memory comes without its game, for replaying many takes long."""
        found = None if id in self.tables else await self.services.tables.find(id)
        return self.tables.get(id) or (Table(self.services, *found) if found else None)

    async def _loaded(self, id: str) -> Table:
        found = await self.services.tables.find(id)
        if found is None:
            raise not_found("table")
        table = Table(self.services, *found)
        await table.load()
        table.on_change = self.followers
        self.tables[id] = table
        self.services.metrics.tables.set(len(self.tables))
        await self._set_right(table)
        for follow in self.followers:
            follow(table)
        return table

    async def _set_right(self, table: Table) -> None:
        """A crash may have come between the last move of a game and the note that it is over."""
        if table.row.status == "running" and table.play and table.play.match.state.is_over() and not table.broken:
            await table.finish()

    # --- housekeeping ---------------------------------------------------------------------------------------------

    async def resume_all(self) -> None:
        """After a start: wake the tables that go on by themselves, one after another beside everything else."""
        for id in await self.services.tables.unattended():
            with contextlib.suppress(Refusal):
                await self.get(id)
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Expire stale open tables and let go of idle ones."""
        settings = self.services.settings
        for id in await self.services.tables.stale(time.time() - settings.open_table_hours * 3600):
            table = await self.get(id)
            async with table.lock:
                if table.row.status == "open":
                    await table.close("expired")
                    table.announce()
        await self._follow_admin()
        for id, table in list(self.tables.items()):
            if table.is_idle(settings.idle_table_seconds):
                self.tables.pop(id)
        self.services.metrics.tables.set(len(self.tables))

    async def _follow_admin(self) -> None:
        """`gunbai admin close` works on the database; here its decision reaches the table in memory."""
        for id in await self.services.tables.closed_among(list(self.tables)):
            table = self.tables[id]
            async with table.lock:
                if table.row.status in ("open", "running"):
                    table.row.status = "aborted"
                    table.announce()
                    table.publish()

    async def tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, max(0.2, self.services.settings.idle_table_seconds / 2)))
            try:
                await self.tidy()
            except Exception:
                log.exception("tidying failed")

    def drop_sockets(self, person: str) -> None:
        """Close the pages of somebody whose session ended or who was banned."""
        for table in self.tables.values():
            for sinks in list(table.audience.sinks.values()):
                for sink in [sink for sink in sinks if sink.person == person]:
                    sink.close()

    def close(self) -> None:
        for table in self.tables.values():
            table.audience.close()
