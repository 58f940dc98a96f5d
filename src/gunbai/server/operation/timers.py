"""Timers of tables: one a table, and a new one takes the place of the old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timers:
    """Those of one keeper, by table."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.TimerHandle] = {}

    def start(self, table: str, seconds: float, ring: Callable[[], None]) -> None:
        """Ring once, after so many seconds."""
        self.stop(table)
        self._running[table] = asyncio.get_running_loop().call_later(seconds, self._ring, table, ring)

    def stop(self, table: str) -> None:
        """Let the timer of a table, if it has one, not ring."""
        timer = self._running.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: str, ring: Callable[[], None]) -> None:
        self._running.pop(table, None)
        ring()
