"""Whether the server can do its work: the database answers, can be written, and lends us its locks."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from gunbai.server.refusal import Refusal, storage_away
from gunbai.server.services import Services

BELIEVED: Final = 2.0
"""Seconds for which an answer holds, however many ask."""


class Readiness:
    """Tries a write now and then, when somebody wants to know."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._asked = -BELIEVED
        self._trouble: Refusal | None = None
        self._turn = asyncio.Lock()

    async def check(self) -> None:
        """Refuses when nothing could be stored now."""
        async with self._turn:
            if time.monotonic() - self._asked >= BELIEVED:
                self._trouble = await self._found()
                self._asked = time.monotonic()
        if self._trouble is not None:
            raise self._trouble

    async def _found(self) -> Refusal | None:
        if not self.services.claims.is_alive:
            return storage_away()
        try:
            await self.services.database.probe()
        except Refusal as refusal:
            return refusal
        return None
