"""Bots think in processes of their own: JSON goes in, a text comes back, and the event loop never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import traceback
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import wait
from typing import Final, NamedTuple

import msgspec

from gunbai.bots import registry
from gunbai.bots.bot import Bot, notes, remember
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.game import Game
from gunbai.kernel.state import State
from gunbai.session.turns import OFFER, Player, Turns

PATIENCE_SECONDS: Final = 20.0
"""Longer than any budget: a worker that takes so long is stuck and is replaced."""


MOST_NOTES: Final = 65_536
"""Characters a bot may remember: they are stored with each of its moves."""


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
    speaks: bool = True
    """Whether it may say something first; it is asked once a decision."""


class Answer(NamedTuple):
    """An aside it would like to take first, its choice (None when it has none, or has made an offer that is answered
    first), and its notes now."""

    aside: str | None
    action: str | None
    notes: str | None = None
    fault: str = ""
    """The trace of what went wrong with the bot; it may still have chosen, or not."""


class BotPool:
    """The workers. They start when first needed and end with the server, also when it is killed."""

    def __init__(self, workers: int, budget_ms: int) -> None:
        self.workers = workers
        self.budget_ms = budget_ms
        self._executor: Executor | None = None
        self._is_closed = False

    async def ask(
        self, game: str, bot: str, seat: int, position: object, notes: str | None = None, speaks: bool = True
    ) -> Answer:
        """What the bot does. One that hangs or ends its worker is asked once more: it may have been another's fault."""
        document = msgspec.json.encode(position)
        question = Question(game, bot, seat, document, notes, random.getrandbits(62), self.budget_ms, speaks)
        try:
            return await self._thought(question)
        except (TimeoutError, BrokenExecutor):
            return await self._thought(question)

    async def _thought(self, question: Question) -> Answer:
        executor = self._running()
        try:
            thinking = asyncio.wrap_future(executor.submit(think, question))
            return await asyncio.wait_for(thinking, PATIENCE_SECONDS + self.budget_ms / 1000)
        except (TimeoutError, BrokenExecutor):
            self._replace(executor)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise BrokenExecutor("the workers were replaced while it waited for one") from None

    def close(self) -> None:
        self._is_closed = True
        self._replace(self._executor)

    def _running(self) -> Executor:
        if self._is_closed:
            raise RuntimeError("the workers have ended with the server")
        if self._executor is None:
            self._executor = _executor(self.workers)
        return self._executor

    def _replace(self, executor: Executor | None) -> None:
        """End these workers; others may have been started meanwhile, for another table, and they go on."""
        if executor is None or executor is not self._executor:
            return
        self._executor = None
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
    """Runs in a worker. Whatever goes wrong, the bot's leaving included, is an answer, too: one without a choice."""
    try:
        game = game_by_name(question.game)
        state = game.from_position(msgspec.json.decode(question.position), seed=question.seed)
        return _answered(game, state, question)
    except BaseException:
        return Answer(None, None, question.notes, traceback.format_exc())


class Worker(Player):
    """A bot in a worker: the first thing that goes wrong with it is kept."""

    fault = ""

    def failed(self, fault: BaseException) -> None:
        self.fault = self.fault or "".join(traceback.format_exception(fault))


def _answered(game: Game, state: State, question: Question) -> Answer:
    luck, seat = random.Random(question.seed), question.seat
    bot, unread = remembering(game, question)
    player = Worker(game, seat, bot, lambda: luck, lambda: luck, question.budget_ms)
    turns = Turns(state, {seat: player})
    if question.speaks:
        turns.speak(seat)
    if not any(done.tag == OFFER for done in turns.done):
        turns.choose(seat)
    written, unwritten = notes_of(bot)
    asides, actions = ([str(done) for done in turns.done if isinstance(done, kind)] for kind in (Aside, Action))
    fault = player.fault or unread or unwritten
    return Answer(asides[0] if asides else None, actions[0] if actions else None, written, fault)


def remembering(game: Game, question: Question) -> tuple[Bot, str]:
    """The bot with its memory of the game. Notes it cannot read (another version wrote them) are forgotten."""
    bot = registry.make(question.bot, game)
    if question.notes is not None:
        try:
            remember(bot, msgspec.json.decode(question.notes))
        except Exception:
            return registry.make(question.bot, game), traceback.format_exc()
    return bot, ""


def notes_of(bot: Bot) -> tuple[str | None, str]:
    """What it would remember, and the trace if it cannot be written down: then it forgets."""
    try:
        found = notes(bot)
        written = msgspec.json.encode(found).decode() if found else None
        if written is not None and len(written) > MOST_NOTES:
            raise ValueError("its notes are too long")
        return written, ""
    except Exception:
        return None, traceback.format_exc()
