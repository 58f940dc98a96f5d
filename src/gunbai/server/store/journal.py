"""The journal: moves of all tables, appended in groups. A move is acknowledged after its group is on disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, insert, update

from gunbai.server.store.database import Database, Statement
from gunbai.server.store.schema import MOVES, SEATS

Row = dict[str, Any]
MOVES_INSERT = insert(MOVES)
OF_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
BANK_UPDATE = OF_SEAT.values(bank=bindparam("new_bank"))
NOTES_UPDATE = OF_SEAT.values(notes=bindparam("new_notes"))


class Appending:
    """Moves of one table that go in together or not at all; with them the time left, and what bots remember."""

    def __init__(self, moves: Sequence[Row], banks: Sequence[Row], notes: Sequence[Row]) -> None:
        self.moves = moves
        self.banks = banks
        self.notes = notes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Journal:
    """One task writes for all tables: under load many moves share one commit, and nobody waits for the next group."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Appending] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._waiting:
            await self._write(self._taken())
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, moves: Sequence[Row], banks: Sequence[Row] = (), notes: Sequence[Row] = ()) -> None:
        """Returns when the moves are durable; raises, and has written none of them, when they cannot be."""
        appending = Appending(moves, banks, notes)
        self._waiting.append(appending)
        self._wake.set()
        await asyncio.shield(appending.done)

    def _taken(self) -> list[Appending]:
        group, self._waiting = self._waiting, []
        self._wake.clear()
        return group

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await self._write(self._taken())

    async def _write(self, group: list[Appending]) -> None:
        """The whole group in one commit; if that fails each alone, so that one table's trouble is only its own."""
        parts: list[Statement] = [
            (MOVES_INSERT, [row for appending in group for row in appending.moves]),
            (BANK_UPDATE, [row for appending in group for row in appending.banks]),
            (NOTES_UPDATE, [row for appending in group for row in appending.notes]),
        ]
        try:
            await self.database.write(*[(statement, rows) for statement, rows in parts if rows])
        except Exception as error:
            if len(group) == 1:
                group[0].done.set_exception(error)
                return
            for appending in group:
                await self._write([appending])
            return
        for appending in group:
            appending.done.set_result(None)
