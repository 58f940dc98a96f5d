"""A database that is closed leaves nothing behind, whatever was under way."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gunbai.server.settings import Settings
from gunbai.server.store.database import Database

SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT begin(), sum(i) FROM n"
LONG = 0.3
"""Seconds that a slow disk takes: longer than a loop needs to end."""


@pytest.mark.parametrize("amid", ["connecting", "a statement"])
def test_what_was_given_up_ends_before_its_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, amid: str) -> None:
    before, begun, connect = set(threading.enumerate()), threading.Event(), sqlite3.connect

    def slowly(*arguments: Any, **named: Any) -> sqlite3.Connection:
        if amid == "connecting":
            begun.set()
            time.sleep(LONG)
        line: sqlite3.Connection = connect(*arguments, **named)
        line.create_function("begin", 0, begun.set)
        return line

    async def give_up() -> None:
        database = Database(Settings(database=str(tmp_path / "club.db")))
        task = asyncio.create_task(_ask(database))
        await asyncio.to_thread(begun.wait, 60)
        task.cancel()
        await asyncio.wait([task])
        await database.close()

    monkeypatch.setattr(sqlite3, "connect", slowly)
    asyncio.run(give_up())
    assert begun.is_set()
    assert set(threading.enumerate()) <= before


async def _ask(database: Database) -> None:
    async with database.reading() as connection:
        await connection.execute(text(SLOW))
