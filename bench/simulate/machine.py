"""The machine: an event loop with virtual time whose next step the seed draws, and processes on it that can die."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextvars import Context, ContextVar
from random import Random
from typing import Any, Final

PROCESS: Final[ContextVar[int]] = ContextVar("process", default=0)
"""Whose work this is; 0 is the world outside."""
EPOCH: Final = 1_700_000_000.0


class Machine(asyncio.BaseEventLoop):
    """Whatever is ready is run in an order that the seed draws; when nothing is, time jumps to what comes next. What
    belongs to a dead process is never run again: not even its `finally`."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.now = 0.0
        self.step = 0.0
        """How far the clock on the wall was set."""
        self.dead: set[int] = set()
        self.steps = 0
        self.tasks: dict[int, list[Any]] = {}
        self.set_task_factory(self._noted)
        self.carry_out: Callable[..., Any] = lambda func, *args: func(*args)
        """How what a thread would do is done."""
        self.doom = 0
        """The step before which a process dies: between any two awaits of it, those of one moment too."""
        self.on_doom: Callable[[], None] = lambda: None
        self._moments: list[tuple[float, int, Any]] = []
        self._count = 0

    def _noted(self, loop: Any, work: Any, **named: Any) -> Any:
        task = asyncio.Task(work, loop=loop, **named)
        self.tasks.setdefault(PROCESS.get(), []).append(task)
        return task

    def time(self) -> float:
        return self.now

    def wall(self) -> float:
        return EPOCH + self.now + self.step

    def _process_events(self, event_list: Any) -> None:
        raise AssertionError("there is no real network")

    def _write_to_self(self) -> None:
        """Nothing has to be woken: there is one thread."""

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._moments, (when, self._count, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the heap and is passed over."""

    def _run_once(self) -> None:
        self.steps += 1
        if self.steps == self.doom:
            self.on_doom()
        ready: Any = self._ready  # type: ignore[attr-defined]
        while self._moments and (not ready or self._moments[0][0] <= self.now):
            when, _, timer = heapq.heappop(self._moments)
            if not timer.cancelled():
                self.now = max(self.now, when)
                ready.append(timer)
        if not ready:
            raise RuntimeError("nothing will ever happen again")
        if len(ready) > 1:
            ready.rotate(-int(self.rng.random() * len(ready)))
        handle = ready.popleft()
        if not handle.cancelled() and handle._context.get(PROCESS, 0) not in self.dead:
            handle._run()

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """What a thread would do is done in one piece, a little later."""
        future = self.create_future()
        self.call_later(self.rng.expovariate(500), self._done, future, func, args)
        return future

    def _done(self, future: Any, func: Callable[..., Any], args: Any) -> None:
        if future.done():
            return
        try:
            future.set_result(self.carry_out(func, *args))
        except BaseException as error:
            future.set_exception(error)

    def kill(self, process: int) -> None:
        """From one step to the next it is gone. Its tasks are kept until the end: to forget them would run them on."""
        self.dead.add(process)
        for task in self.tasks.get(process, []):
            task._log_destroy_pending = False
