"""Bots think in processes of their own: JSON goes in, a text comes back, and the event loop never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, NamedTuple

import msgspec

from gunbai.bots import registry
from gunbai.bots.bot import Bot, notes, remember
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.game import Game
from gunbai.kernel.state import State

PATIENCE_SECONDS: Final = 20.0
"""Longer than any budget: a worker that takes so long is stuck and is replaced."""


class Question(NamedTuple):
    """What a worker is asked. The position stays inside the server; the bot itself only gets its seat's view."""

    game: str
    bot: str
    seat: int
    position: bytes
    notes: str | None
    """What it remembers of this game; a worker keeps nothing between two questions."""
    seed: int
    budget_ms: int


class Answer(NamedTuple):
    """An aside it would like to take first, its choice (None when it has nothing to choose), and its notes now."""

    aside: str | None
    action: str | None
    notes: str | None = None


class BotPool:
    """The workers. They start when first needed and end with the server, also when it is killed."""

    def __init__(self, workers: int, budget_ms: int) -> None:
        self.workers = workers
        self.budget_ms = budget_ms
        self._executor: Executor | None = None

    async def ask(self, game: str, bot: str, seat: int, position: object, notes: str | None = None) -> Answer:
        """What the bot does; a bot that fails or hangs is replaced by a random choice."""
        document = msgspec.json.encode(position)
        question = Question(game, bot, seat, document, notes, random.getrandbits(62), self.budget_ms)
        loop = asyncio.get_running_loop()
        for attempt in (question, question, question._replace(bot="random")):
            try:
                thinking = loop.run_in_executor(self._running(), think, attempt)
                return await asyncio.wait_for(thinking, PATIENCE_SECONDS + self.budget_ms / 1000)
            except (TimeoutError, BrokenProcessPool):
                self._replace()
        raise RuntimeError("no worker could think for a bot")

    def close(self) -> None:
        self._replace()

    def _running(self) -> Executor:
        if self._executor is None:
            self._executor = _executor(self.workers)
        return self._executor

    def _replace(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _executor(workers: int) -> Executor:
    if workers == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="bot")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent)


def end_with_parent() -> None:
    """A killed server must not leave workers behind; and Ctrl-C is for the server, which then ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(1)), daemon=True).start()


def think(question: Question) -> Answer:
    """Runs in a worker."""
    game = game_by_name(question.game)
    state = game.from_position(msgspec.json.decode(question.position), seed=question.seed)
    rng = random.Random(question.seed)
    try:
        return _answered(game, state, question, rng)
    except Exception:  # a fault of a bot must not stop the game: chance chooses instead
        choices = state.choices(question.seat)
        return Answer(None, str(rng.choice(choices)) if choices else None, question.notes)


def _answered(game: Game, state: State, question: Question, rng: random.Random) -> Answer:
    bot, seat = remembering(game, question), question.seat
    forms, choices = state.asides(seat), state.choices(seat)
    aside = bot.aside(state.view(seat), forms, rng) if forms else None
    if aside is not None and aside.seat == seat:
        state.apply(aside)
        choices = state.choices(seat)
    action = bot.choose(state.view(seat), choices[:], rng, question.budget_ms) if choices else None
    if choices and action not in choices:
        action = rng.choice(choices)
    return Answer(None if aside is None else str(aside), None if action is None else str(action), notes_of(bot))


def remembering(game: Game, question: Question) -> Bot:
    """The bot with its memory of the game. Notes it cannot read (another version wrote them) are forgotten."""
    bot = registry.make(question.bot, game)
    if question.notes is not None:
        try:
            remember(bot, msgspec.json.decode(question.notes))
        except Exception:
            return registry.make(question.bot, game)
    return bot


def notes_of(bot: Bot) -> str | None:
    found = notes(bot)
    return msgspec.json.encode(found).decode() if found else None
