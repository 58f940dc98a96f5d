"""The keeper of tea: watches the cups of all tables, one timer a table, and serves those that are due."""

from __future__ import annotations

import asyncio
from typing import Final

from gunbai.server.operation.logs import Logger
from gunbai.server.play import moves
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.tables.table import Table
from gunbai.server.tea.manners import Cup

log = Logger("tea")
SHORTEST: Final = 0.02
"""Seconds between two looks at a cup."""


class TeaKeeper:
    """Hangs on to every change of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def follow(self, table: Table) -> None:
        """Serve what is due, and look again when the next time is up."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if self.services.is_closing or table.is_retired or table.row.paused:
            return
        if table.tea.follow():
            self.services.spawn(self._serve(table), f"tea {table.id}")
            return
        wait = table.tea.wait()
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(max(SHORTEST, wait), self._ring, table)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        if not self.services.is_closing and not table.is_retired:
            table.tea.wake()
            table.follow_up()

    async def _serve(self, table: Table) -> None:
        try:
            async with table.lock:
                for cup in table.tea.follow()[:1]:
                    await self._form(table, cup)
        except Refusal as refusal:
            log.info("a cup was not served", table=table.id, code=refusal.code)

    async def _form(self, table: Table, cup: Cup) -> None:
        """The alliance of a cup; what the rules refuse by now is poured away."""
        table.tea.manners.drop(cup)
        text = f"{cup.seat} agree {cup.other}"
        await table.commit(lambda play: moves.acted(play, cup.seat, [text], None), cup.seat, "tea")
