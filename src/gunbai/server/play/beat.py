"""While choices are sealed, what leaves a table leaves on a beat: the moment it comes tells nothing."""

from __future__ import annotations

import asyncio
import math


class Beat:
    """One for all tables, so that nobody can choose the moment by asking for several of them."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000

    def next(self) -> float:
        """When it comes, by the clock of the loop."""
        now = asyncio.get_running_loop().time()
        return (math.floor(now / self.seconds) + 1) * self.seconds if self.seconds else now

    async def wait(self) -> None:
        """Until it comes."""
        await asyncio.sleep(self.next() - asyncio.get_running_loop().time())
