"""The workers that think for bots: processes that are killed, end by themselves or hang, and others that wait."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gunbai.games.registry import game
from gunbai.server.play.bot_pool import Answer, BotPool, Question, think


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker reads the program before it answers: on a busy machine that alone takes as long as one that hangs."""
    monkeypatch.setattr("gunbai.server.play.bot_pool.PATIENCE_SECONDS", 200.0)


@pytest.mark.full
@pytest.mark.usefixtures("unhurried")
def test_workers_think_in_processes_and_a_killed_one_is_replaced() -> None:
    async def asked() -> None:
        pool = BotPool(1, 5)
        state = game("shogun").new(3, seed=1)
        seat = state.actors()[0]
        first = await pool.ask("shogun", "random", seat, state.position())
        assert first.action in [str(choice) for choice in state.choices(seat)]
        for process in pool._executor._processes.values():  # type: ignore[union-attr]
            process.kill()
        again = await pool.ask("shogun", "random", seat, state.position(), first.notes)
        assert again.action in [str(choice) for choice in state.choices(seat)]
        pool.close()

    asyncio.run(asked())


def die_at_first(question: Question) -> Answer:
    """Ends its process, unless that has happened already."""
    mark = Path(str(question.notes))
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return think(question._replace(notes=None))


def die(question: Question) -> Answer:
    os._exit(3)


@pytest.mark.full
@pytest.mark.usefixtures("unhurried")
def test_a_bot_that_ends_its_worker_is_asked_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        pool = BotPool(1, 5)
        state = game("shogun").new(3, seed=1)
        seat = state.actors()[0]
        monkeypatch.setattr("gunbai.server.play.bot_pool.think", die_at_first)
        answer = await pool.ask("shogun", "random", seat, state.position(), str(tmp_path / "mark"))
        assert answer.action in [str(choice) for choice in state.choices(seat)]
        monkeypatch.setattr("gunbai.server.play.bot_pool.think", die)
        with pytest.raises(BrokenProcessPool):
            await pool.ask("shogun", "random", seat, state.position())
        pool.close()

    asyncio.run(asked())


def test_who_waits_for_a_worker_is_not_forgotten_when_another_bot_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    free, begun = threading.Event(), threading.Event()

    def hang_at_first(question: Question) -> Answer:
        if question.bot == "steady" and not begun.is_set():
            begun.set()
            free.wait()
        return think(question)

    async def asked() -> None:
        pool = BotPool(0, 0)
        state = game("shogun").new(3, seed=1)
        seat = state.actors()[0]
        hanging = asyncio.create_task(pool.ask("shogun", "steady", seat, state.position()))
        await asyncio.to_thread(begun.wait)
        waiting = asyncio.create_task(pool.ask("shogun", "random", seat, state.position()))
        await asyncio.sleep(0)
        pool._replace(pool._executor)
        assert (await waiting).action in [str(choice) for choice in state.choices(seat)]
        first = pool._executor
        free.set()
        await hanging
        assert pool._executor is first, "the workers that were started meanwhile go on"
        pool.close()

    monkeypatch.setattr("gunbai.server.play.bot_pool.think", hang_at_first)
    asyncio.run(asked())
