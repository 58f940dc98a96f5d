"""What every table needs from the server around it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from gunbai.server.cluster.ownership import Claims, SharedClaims
from gunbai.server.operation.faults import Faults
from gunbai.server.operation.metrics import Metrics
from gunbai.server.play.beat import Beat
from gunbai.server.play.bot_pool import BotPool
from gunbai.server.settings import Settings
from gunbai.server.store.database import Database
from gunbai.server.store.hooks import HookStore
from gunbai.server.store.journal import Journal
from gunbai.server.store.people import PeopleStore
from gunbai.server.store.studies import AnalysisStore, PositionStore, TryStore
from gunbai.server.store.tables import TableStore
from gunbai.server.store.tickets import TicketStore
from gunbai.server.store.words import WordStore

T = TypeVar("T")


class Services:
    """Storage, workers, measures, and the tasks that must end before the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.claims = SharedClaims(settings, self.database) if settings.is_postgres else Claims()
        self.journal = Journal(self.database)
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        self.tickets = TicketStore(self.database)
        self.words = WordStore(self.database)
        self.analyses = AnalysisStore(self.database)
        self.tries = TryStore(self.database)
        self.positions = PositionStore(self.database)
        self.hooks = HookStore(self.database)
        self.bots = BotPool(settings.bot_workers, settings.bot_budget_ms)
        self.faults = Faults(settings)
        self.metrics = Metrics()
        self.beat = Beat(settings.seal_beat_ms)
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """A task that is kept until it ends, so that nothing under way is lost."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry work out to its end even if whoever asked goes away in the middle."""
        return await asyncio.shield(self.spawn(work, "change"))

    async def finish_changes(self) -> None:
        """Wait for the changes under way; new ones are refused by then."""
        changes = [task for task in self._tasks if task.get_name() == "change"]
        if changes:
            await asyncio.wait(changes, timeout=10)

    async def cancel_rest(self) -> None:
        """End the other tasks, and see them end: they may be in the middle of the database, which closes next."""
        rest = list(self._tasks)
        for task in rest:
            task.cancel()
        if rest:
            await asyncio.wait(rest, timeout=5)
