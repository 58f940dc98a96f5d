"""Analyses and ideas are thought out beside the bots' workers, in processes that give way: live tables go first."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

from gunbai.analysis.coach.documents import CounselDoc, ThreatsDoc
from gunbai.analysis.documents import StandingDoc
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.records.record import read
from gunbai.kernel.state import View
from gunbai.server.play.bot_pool import end, end_with_parent

if TYPE_CHECKING:
    from gunbai.analysis.experts import Expert

Asked = ParamSpec("Asked")
Answered = TypeVar("Answered")
SECONDS: Final = 60
"""Processor seconds for a whole game."""
SLICE_SECONDS: Final = 3.0
"""After so long what was found is handed over, and stored."""
LOWEST: Final = 19
LOW: Final = 5
"""Priorities: of analyses, and of ideas, for which somebody waits."""


class Task(NamedTuple):
    """What the worker is asked: a whole record, what was found earlier, and for how long to go on."""

    record: str
    found: str | None
    slice_seconds: float = SLICE_SECONDS


class Found(NamedTuple):
    """What is known now, and how much of the work is done."""

    done: float
    document: str


class CoachTask(NamedTuple):
    """What a coach is asked. It gets the view of one seat, so nothing that the seat may not know reaches it."""

    game: str
    view: View
    seat: int
    seconds: float


class StandingTask(NamedTuple):
    """How a position stands that somebody has built: it, what was found earlier, and for how long to go on."""

    game: str
    position: str
    found: StandingDoc | None
    slice_seconds: float


class StudyRoom:
    """One worker that thinks for people. It starts when first needed and ends with the server."""

    def __init__(self, workers: int, priority: int = LOWEST) -> None:
        self.workers = workers
        self.priority = priority
        self._executor: Executor | None = None

    async def study(self, task: Task) -> Found:
        """Go on with an analysis."""
        return await self._thought(study, task)

    async def counsel(self, task: CoachTask) -> CounselDoc:
        """What the seat could do now."""
        return await self._thought(counsel, task)

    async def threats(self, task: CoachTask) -> ThreatsDoc:
        """What the others could do to it."""
        return await self._thought(threats, task)

    async def standing(self, task: StandingTask) -> StandingDoc:
        """Go on with how a position stands."""
        return await self._thought(standing, task)

    async def made(self, make: Callable[[], Answered]) -> Answered:
        """What takes long and needs no table."""
        return await self._thought(make)

    async def _thought(self, think: Callable[Asked, Answered], *asked: Asked.args, **named: Asked.kwargs) -> Answered:
        if self._executor is None:
            self._executor = _executor(self.workers, self.priority)
        return await asyncio.wrap_future(self._executor.submit(think, *asked, **named))

    def replace(self) -> None:
        """End the worker, also one in the middle of a thought; the next task starts another."""
        executor, self._executor = self._executor, None
        if executor is not None:
            end(executor)


def _executor(workers: int, priority: int) -> Executor:
    """Without workers for bots, as in tests, a thread does."""
    if workers == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="study")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(priority,))


def _begin(priority: int) -> None:
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(priority)


def study(task: Task) -> Found:
    """Runs in the worker: go on for a while from what was found earlier."""
    from gunbai.analysis.analyst import Analyst

    record = read(task.record)
    earlier = json.loads(task.found) if task.found else None
    analyst = Analyst(game_by_name(str(record.header.get("game"))), record, SECONDS, earlier=earlier)
    ends = time.monotonic() + task.slice_seconds
    for _ in analyst.run():
        if time.monotonic() >= ends:
            break
    document = analyst.document()
    return Found(document["done"], json.dumps(document))


def counsel(task: CoachTask) -> CounselDoc:
    """Runs in the worker: ideas for one seat."""
    from gunbai.analysis.coach import counsel as coach

    return coach.counsel(_expert(task.game), task.view, task.seat, seconds=task.seconds)


def threats(task: CoachTask) -> ThreatsDoc:
    """Runs in the worker: what threatens one seat."""
    from gunbai.analysis.coach import threats as coach

    return coach.threats(_expert(task.game), task.view, task.seat, seconds=task.seconds)


def standing(task: StandingTask) -> StandingDoc:
    """Runs in the worker: winning chances of all seats."""
    from gunbai.analysis import standing as judging

    state = game_by_name(task.game).from_position(json.loads(task.position), seed=0)
    return judging.standing(_expert(task.game), state, task.found, task.slice_seconds)


@cache
def _expert(game: str) -> Expert:
    from gunbai.analysis.experts import expert

    return expert(game_by_name(game))
