"""The lock of a table: who may change it in this process, as long as this process may."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType

from gunbai.server.refusal import in_doubt, moving


class TableLock(asyncio.Lock):
    """The lock of a table. Once this process has let go of the table nobody gets it: another one may own it. Whoever
    leaves it without knowing what the store holds by now lets go of the table: it is read anew when it is needed."""

    is_retired = False

    def __init__(self, let_go: Callable[[], None]) -> None:
        super().__init__()
        self._let_go = let_go

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.is_retired:
            self.release()
            raise moving()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if in_doubt(error):
            self._let_go()
        self.release()
