"""Bots think in processes of their own: JSON goes in, a text comes back, and the event loop never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
import traceback
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import wait
from typing import Final, NamedTuple

import msgspec

from gunbai.bots import registry
from gunbai.bots.bot import Bot, can_hear, counter, explain, notes, reasons, remember, settle, told
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.state import State, View
from gunbai.session.turns import FAULTS, OFFER, Player, Turns

PATIENCE_SECONDS: Final = 20.0
"""Longer than any budget: a worker that takes so long is stuck and is replaced."""


MOST_NOTES: Final = 65_536
"""Characters a bot may remember: they are stored with each of its moves."""


ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
UNBOUND: Final = "unbound"
"""The reason of a bot that does not bargain."""


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
    deals: bytes = b"{}"
    """What its seat may know of promises and of the offers to it, as JSON."""
    giver: int | None = None
    """Who offers it promises for promises: then it answers that and does nothing else."""
    heard: tuple[Event, ...] = ()
    """All that its seat has heard of the game; how much of that the bot knows already is told with its notes."""


class Answer(NamedTuple):
    """An aside it would like to take first, its choice (None when it has none, or has made an offer that is answered
    first), and its notes now."""

    aside: str | None
    action: str | None
    notes: str | None = None
    fault: str = ""
    """The trace of what went wrong with the bot; it may still have chosen, or not."""
    reason: str = ""
    """Why it refuses the offer that it answers, the kind alone."""
    counter: str | None = None
    """The offer it would rather agree on than the one it refuses."""
    declined: Mapping[int, str] = {}
    """Why those who have asked it for an alliance are left waiting by its choice, by seat."""
    hears: bool = True
    """Whether this bot listens at all: else it need not be told again."""


class BotPool:
    """The workers. They start when first needed and end with the server, also when it is killed."""

    def __init__(self, workers: int, budget_ms: int) -> None:
        self.workers = workers
        self.budget_ms = budget_ms
        self._executor: Executor | None = None
        self._is_closed = False

    async def ask(
        self,
        game: str,
        bot: str,
        seat: int,
        position: object,
        notes: str | None = None,
        speaks: bool = True,
        deals: object | None = None,
        giver: int | None = None,
        heard: Sequence[Event] = (),
    ) -> Answer:
        """What the bot does. One that hangs or ends its worker is asked once more: it may have been another's fault."""
        document, told = msgspec.json.encode(position), msgspec.json.encode(deals or {})
        seed, news = secrets.randbits(62), tuple(heard)
        question = Question(game, bot, seat, document, notes, seed, self.budget_ms, speaks, told, giver, news)
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
        end(executor)


def _executor(workers: int) -> Executor:
    if workers == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="bot")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent)


def end(executor: Executor) -> None:
    """At once, also a worker in the middle of a thought."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


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

    def hear(self, deals: Doc) -> None:
        """What its seat may know of deals."""
        try:
            told(self.bot, deals)
        except FAULTS as fault:
            self.failed(fault)

    def settled(self, view: View, giver: int) -> Aside:
        """Its answer to promises for promises; one that cannot answer refuses."""
        try:
            self.listen()
            answer = settle(self.bot, view, giver)
            if answer is None or answer in (Aside(self.seat, tag, (giver,)) for tag in (ACCEPT, REFUSE)):
                return answer or Aside(self.seat, REFUSE, (giver,))
            raise BadInput("aside", f"an answer to seat {giver}", str(answer))
        except FAULTS as fault:
            self.failed(fault)
        return Aside(self.seat, REFUSE, (giver,))

    def countered(self, view: View, giver: int) -> Aside | None:
        """What it offers instead of what it refuses."""
        try:
            found = counter(self.bot, view, giver)
            if found is None or (found.seat, found.tag, found.numbers[:1]) == (self.seat, OFFER, (giver,)):
                return found
            raise BadInput("aside", f"an offer to seat {giver}", str(found))
        except FAULTS as fault:
            self.failed(fault)
        return None

    def why(self, giver: int) -> str:
        """The kind of reason for its refusal; one that does not say makes no promises."""
        try:
            return str(reasons(self.bot).get(giver, UNBOUND))
        except FAULTS as fault:
            self.failed(fault)
        return UNBOUND

    def explained(self, view: View, action: Action) -> Mapping[int, str]:
        """Why a choice leaves others waiting; one that cannot say it says nothing."""
        try:
            return {int(seat): str(kind) for seat, kind in explain(self.bot, view, action).items()}
        except FAULTS as fault:
            self.failed(fault)
        return {}


def _answered(game: Game, state: State, question: Question) -> Answer:
    luck, seat = random.Random(question.seed), question.seat
    bot, known, unread = remembering(game, question)
    player = Worker(game, seat, bot, lambda: luck, lambda: luck, question.budget_ms)
    player.ears, player.heard = lambda: question.heard, known
    player.hear(msgspec.json.decode(question.deals))
    done = _done(state, question, player)
    written, unwritten = notes_of(bot, player.heard)
    fault = player.fault or unread or unwritten
    return done._replace(notes=written, fault=fault, hears=can_hear(bot))


def _done(state: State, question: Question, player: Worker) -> Answer:
    """What it says and what it chooses; after an offer of its own it waits for the answer first. What it would rather
    agree on it says of the game as it stands, before its own move."""
    seat = question.seat
    if question.giver is not None:
        return _refusing(state, player, player.settled(state.view(seat), question.giver))
    turns = Turns(state, {seat: player})
    if question.speaks:
        turns.speak(seat)
    said = next((done for done in turns.done if isinstance(done, Aside)), None)
    answer, view = _refusing(state, player, said), state.view(seat)
    if said is None or said.tag != OFFER:
        turns.choose(seat)
    action = next((done for done in turns.done if isinstance(done, Action)), None)
    declined = {} if action is None else player.explained(view, action)
    return answer._replace(action=_text(action), declined=declined)


def _refusing(state: State, player: Worker, said: Aside | None) -> Answer:
    """What it says, and with a refusal why, and what it offers instead."""
    if said is None or said.tag != REFUSE:
        return Answer(_text(said), None)
    giver = said.numbers[0]
    reason, instead = player.why(giver), player.countered(state.view(player.seat), giver)
    return Answer(_text(said), None, reason=reason, counter=_text(instead))


def _text(done: Action | Aside | None) -> str | None:
    return None if done is None else str(done)


def remembering(game: Game, question: Question) -> tuple[Bot, int, str]:
    """The bot with its memory of the game, and how many events it was told. Notes it cannot read (another version wrote
    them) are forgotten: it hears everything once more."""
    bot, known = registry.make(question.bot, game), 0
    if question.notes is not None:
        try:
            found = msgspec.json.decode(question.notes)
            if can_hear(bot):
                known, found = int(found["heard"]), found["notes"]
            remember(bot, found)
        except Exception:
            return registry.make(question.bot, game), 0, traceback.format_exc()
    return bot, known, ""


def notes_of(bot: Bot, heard: int) -> tuple[str | None, str]:
    """What it would remember, and the trace if it cannot be written down: then it forgets."""
    try:
        found = notes(bot)
        if can_hear(bot):
            found = {"heard": heard, "notes": found}
        written = msgspec.json.encode(found).decode() if found else None
        if written is not None and len(written) > MOST_NOTES:
            raise ValueError("its notes are too long")
        return written, ""
    except Exception:
        return None, traceback.format_exc()
