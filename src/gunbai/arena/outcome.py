"""What a game between bots has cost, and every time a bot was replaced."""

from __future__ import annotations

import logging
import time
from typing import Final

from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.state import Result

TOLERANCE: Final = 1.2
GRACE_MS: Final = 25.0
"""A budget is kept if no more than 20 % and this much CPU time goes beyond it."""
PATIENCE: Final = 20.0
PATIENCE_MS: Final = 2000.0
"""The same by the clock on the wall, generous: the machine may be busy with something else."""
MOST_REPORTS: Final = 20
log = logging.getLogger("gunbai.arena")


class Stopwatch:
    """CPU time of this process and time on the wall, since it was made."""

    def __init__(self) -> None:
        self._cpu = time.process_time()
        self._wall = time.perf_counter()

    def cpu(self) -> float:
        return time.process_time() - self._cpu

    def wall(self) -> float:
        return time.perf_counter() - self._wall

    def check(self, budget_ms: int) -> None:
        """Raise TimeoutError when a budget is spent. An in-process bot cannot be stopped, only replaced afterwards."""
        if not budget_ms:
            return
        cpu, wall = self.cpu() * 1000, self.wall() * 1000
        if cpu > budget_ms * TOLERANCE + GRACE_MS or wall > budget_ms * PATIENCE + PATIENCE_MS:
            raise TimeoutError(f"budget {budget_ms} ms, took {cpu:.0f} ms of CPU time, {wall:.0f} ms in all")


class GameOutcome:
    """How a game between bots went: its result, and what it cost."""

    def __init__(self, seats: int) -> None:
        self.result: Result = Result([], [], [], [])
        self.clans: list[str] = []
        """By seat, in a game whose seats have clans."""
        self.decisions = 0
        self.cpu_seconds = 0.0
        self.thinking = [0.0] * seats
        """CPU seconds by seat spent inside its bot, asides included."""
        self.waiting = [0.0] * seats
        """Seconds on the wall by seat until its bot had chosen; `slowest` is the longest of them in milliseconds."""
        self.slowest = [0.0] * seats
        self.chosen = [0] * seats
        """Decisions by seat."""
        self.faults = [0] * seats
        """Decisions and asides by seat in which its bot raised or broke the rules."""
        self.overruns = [0] * seats
        """Decisions by seat that came too late."""
        self.seasons: list[list[int]] = []
        """Scores by seat at the start of each season, if somebody asked for them."""
        self.reports: list[str] = []
        """The first faults and overruns in words, for whoever wrote that bot."""

    @property
    def first_fault(self) -> str:
        return self.reports[0] if self.reports else ""

    def clock(self, seat: int, watch: Stopwatch) -> None:
        self.chosen[seat] += 1
        self.decisions += 1
        self.thinking[seat] += watch.cpu()
        self.waiting[seat] += watch.wall()
        self.slowest[seat] = max(self.slowest[seat], watch.wall() * 1000)

    def blame(self, seat: int, fault: BaseException) -> None:
        self.faults[seat] += 1
        self.report(seat, fault)

    def overrun(self, seat: int, late: TimeoutError) -> None:
        self.overruns[seat] += 1
        self.report(seat, late)

    def report(self, seat: int, fault: BaseException) -> None:
        """Logged always, kept a few times."""
        code = fault.code if isinstance(fault, GunbaiError) else type(fault).__name__
        text = f"seat {seat}: {code}: {fault}"
        log.warning("decision %s, %s", self.decisions, text)
        if len(self.reports) < MOST_REPORTS:
            self.reports.append(text)
