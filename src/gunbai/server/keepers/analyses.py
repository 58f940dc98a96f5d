"""Sees analyses through: one game after another, slice by slice, each slice stored; what a restart cut off goes on."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

from gunbai.kernel.documents.codec import Doc, canonical
from gunbai.server.operation.logs import Logger
from gunbai.server.play.study_room import Found, StudyRoom, Task
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.store.studies import AnalysisRow

log = Logger("analyses")

LEASE_SECONDS: Final = 120.0
"""Another process that has not stored anything for so long has ended."""
Studies = Callable[[Task], Awaitable[Found]]
Records = Callable[[str], Awaitable[Doc]]


class AnalysisKeeper:
    """The queue of games to be analysed in this process."""

    def __init__(self, services: Services, records: Records) -> None:
        self.services = services
        self.records = records
        """The whole record of a finished game."""
        self.room = StudyRoom(services.settings.bot_workers)
        self.study: Studies = self.room.study
        self.failed: set[str] = set()
        """Games whose analysis went wrong; they are not tried again before the next start."""
        self._waiting: dict[str, None] = {}
        self._is_working = False

    async def resume(self) -> None:
        """What an earlier server has left unfinished."""
        for table in await self.services.analyses.unfinished():
            self.see_to(table)

    def see_to(self, table: str) -> None:
        """Have this one done, after those that wait already."""
        if table in self.failed or self.services.is_closing:
            return
        self._waiting.setdefault(table, None)
        if not self._is_working:
            self._is_working = True
            self.services.spawn(self._work(), "analyses")

    def close(self) -> None:
        self._waiting.clear()
        self.room.replace()

    async def _work(self) -> None:
        try:
            while self._waiting and not self.services.is_closing:
                table = next(iter(self._waiting))
                await self._tried(table)
                self._waiting.pop(table, None)
        finally:
            self._is_working = False

    async def _tried(self, table: str) -> None:
        try:
            await self._done(table)
        except Exception as error:
            if isinstance(error, Refusal) and error.status == 503:  # it is seen to when it is asked for again
                log.info("an analysis must wait", table=table, code=error.code)
            elif not self.services.is_closing:
                self.failed.add(table)
                self.room.replace()
                log.exception("an analysis failed", table=table)

    async def _done(self, table: str) -> None:
        store = self.services.analyses
        row = await store.find(table)
        if row is None or row.is_done or self._is_elsewhere(row):
            return
        record = canonical(await self.records(table))
        if not await store.take(row):
            return
        done, found = row.done, row.document
        while done < 1 and not self.services.is_closing:
            done, found = await self.study(Task(record, found))
            await store.keep(table, done, found)

    def _is_elsewhere(self, row: AnalysisRow) -> bool:
        """Whether another process is at it."""
        is_fresh = row.asked < row.touched > time.time() - LEASE_SECONDS
        return self.services.claims.is_shared and is_fresh
