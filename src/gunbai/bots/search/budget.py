"""When to stop thinking."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

UNLIMITED: Final = 1_000_000


class Budget:
    """A number of iterations, a number of milliseconds, or whichever is spent first (0: no limit of that kind).

    With iterations alone the same seed gives the same result; with milliseconds the machine has a say.
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    def part(self, effort: float) -> Budget:
        """A share of it, for decisions that deserve less."""
        return Budget(
            max(1, round(self.iterations * effort)) if self.iterations else 0,
            max(1, round(self.milliseconds * effort)) if self.milliseconds else 0,
        )


class Timer:
    """A budget being spent."""

    def __init__(
        self, budget: Budget, clock: Callable[[], float] = time.perf_counter, started: float | None = None
    ) -> None:
        self.budget = budget
        self.clock = clock
        self.started = clock() if started is None else started
        self.seconds = budget.milliseconds / 1000.0
        self.limit = budget.iterations or (UNLIMITED if budget.milliseconds else 1)

    def is_over(self, done: int) -> bool:
        """Whether to stop after so many iterations."""
        if done >= self.limit:
            return True
        return self.seconds > 0 and self.spent() >= 1.0

    def spent(self) -> float:
        """The part of the milliseconds that is gone."""
        return (self.clock() - self.started) / self.seconds if self.seconds > 0 else 0.0

    def left(self, done: int) -> float:
        """About how many iterations are still to come, for stopping early; many while that is unknown."""
        by_count = float(self.limit - done)
        if self.seconds <= 0 or done == 0:
            return by_count
        spent = self.spent()
        return min(by_count, done * (1.0 - spent) / spent) if spent > 0 else by_count
