"""The keeper of tea: watches the cups of all tables, one timer a table, and serves those that are due."""

from __future__ import annotations

from functools import partial
from typing import Final

from gunbai.server.operation.logs import Logger
from gunbai.server.operation.timers import Timers
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
        self._timers = Timers()

    def follow(self, table: Table) -> None:
        """Serve what is due, and look again when the next time is up."""
        self._timers.stop(table.id)
        if self.services.is_closing or table.is_retired or table.row.paused:
            return
        if table.tea.follow():
            self.services.spawn(self._serve(table), f"tea {table.id}")
            return
        wait = table.tea.wait()
        if wait is not None:
            self._timers.start(table.id, max(SHORTEST, wait), partial(self._ring, table))

    def _ring(self, table: Table) -> None:
        if not self.services.is_closing and not table.is_retired:
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
        await table.commit(lambda play: play.act(cup.seat, [text], None), cup.seat, "tea")
