"""A clock for what people wait for."""

from __future__ import annotations

import time


class Steady:
    """The time of day, as far as it only goes forward: setting the machine's time changes nothing that has begun."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._began + time.monotonic()
