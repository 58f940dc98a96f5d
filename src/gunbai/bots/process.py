"""A bot in a process of its own, with JSON lines on stdin and stdout, as chess engines do (docs/bots/protocol.md).

Whatever the process does, the game goes on: each failure is an exception here, and the driver asks `steady` instead.
"""

from __future__ import annotations

import json
import random
import shlex
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from gunbai.bots.pipe import BotFailure, Pipe
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.state import View

PROTOCOL: Final = 1
START_MS: Final = 10_000
"""How long a process may take to say that it is ready."""
UNHURRIED_MS: Final = 10_000
"""The time for an answer when there is no budget."""
TOLERANCE: Final = 1.2
GRACE_MS: Final = 200
MOST_RESTARTS: Final = 3
MOST_LATE: Final = 2
"""So many late answers in a row count as a stall: the process is started anew."""
ASIDE_MS: Final = 2000


class ProcessBot:
    """One process for one seat of one game. It is started when first asked and restarted a few times at most."""

    def __init__(self, command: str, game: Game, unhurried_ms: int = UNHURRIED_MS) -> None:
        self.command = split(command)
        self.game = game
        self.unhurried_ms = unhurried_ms
        self.starts = 0
        self.name = ""
        self._pipe: Pipe | None = None
        self._asides = True
        self._hears = False
        self._events: list[Event] = []
        """All that its seat has heard: a process that is started anew knows nothing of it."""
        self._told = 0
        self._number = 0
        self._late = 0

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        by_text = {str(action): action for action in choices}
        question = {"type": "choose", "choices": list(by_text), "budget_ms": budget_ms}
        limit = budget_ms * TOLERANCE + GRACE_MS if budget_ms else self.unhurried_ms
        answer = self._ask(question, view, rng, limit).get("action")
        if not isinstance(answer, str) or answer not in by_text:
            raise BotFailure("nonsense", f"expected an action out of the choices, got {clipped(answer)}")
        return by_text[answer]

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        self._running()
        if not self._asides:
            return None
        question = {"type": "aside", "forms": [form_document(form) for form in forms], "budget_ms": ASIDE_MS}
        answer = self._ask(question, view, rng, min(ASIDE_MS, self.unhurried_ms)).get("aside")
        if answer is None:
            return None
        said = self.game.parse(answer) if isinstance(answer, str) else None
        if not isinstance(said, Aside):
            raise BotFailure("nonsense", f"expected an aside or null, got {clipped(answer)}")
        return said

    def hear(self, events: Sequence[Event]) -> None:
        """They go with the next question, to a program that wants them."""
        self._events += events

    def close(self) -> None:
        """Say good-bye and end the process."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.end(line({"type": "quit"}))

    def _ask(
        self, question: dict[str, object], view: View, rng: random.Random, limit_ms: float
    ) -> Mapping[str, object]:
        pipe = self._running()
        self._number += 1
        question |= {"id": self._number, "seat": view.seat, "view": view.document(), "seed": rng.getrandbits(32)}
        if self._hears:
            question["events"] = [event_document(event) for event in self._events[self._told :]]
            self._told = len(self._events)
        try:
            answer = pipe.exchange(line(question), limit_ms, self._is_current)
        except TimeoutError:
            self._late += 1
            if self._late >= MOST_LATE:
                self._drop()
            raise
        except BotFailure:
            self._drop()
            raise
        self._late = 0
        return answer

    def _is_current(self, answer: Mapping[str, object]) -> bool:
        """Late answers to earlier questions are passed over."""
        return answer.get("id") == self._number

    def _running(self) -> Pipe:
        if self._pipe is None:
            if self.starts > MOST_RESTARTS:
                raise BotFailure("gone", f"{self.command[0]} failed {self.starts} times and is not started again")
            self.starts += 1
            self._pipe = Pipe(self.command)
            self._late = self._told = 0
            self._greet(self._pipe)
        return self._pipe

    def _greet(self, pipe: Pipe) -> None:
        """The handshake: what is played, and whether the bot understands it."""
        hello = {"type": "hello", "protocol": PROTOCOL, "gunbai": own_version()}
        hello |= {"game": self.game.name, "version": self.game.version}
        try:
            ready = pipe.exchange(line(hello), START_MS, lambda answer: True)
            if ready.get("type") != "ready":
                raise BotFailure("handshake", f"expected type ready, got {clipped(ready)}")
        except TimeoutError:
            self._drop()
            raise BotFailure("handshake", f"no answer within {START_MS / 1000:g} s") from None
        except BotFailure:
            self._drop()
            raise
        self.name = clipped(ready.get("name", self.command[0]))
        self._asides = ready.get("asides", True) is not False
        self._hears = ready.get("events", False) is True

    def _drop(self) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.kill()


def probe(command: str, game: Game) -> None:
    """Start a bot, greet it, end it: a broken command is refused before anything is played."""
    bot = ProcessBot(command, game)
    try:
        bot._running()
    except (BotFailure, OSError) as fault:
        raise BadInput("bots", "a program that speaks the bot protocol", f"{command!r}: {fault}") from None
    finally:
        bot.close()


def split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise BadInput("bots", "a command after process:", f"{command!r} ({fault})") from None
    if not words:
        raise BadInput("bots", "a command after process:", repr(command))
    return words


def form_document(form: AsideForm) -> dict[str, object]:
    fields = [{"name": field.name, "low": field.low, "high": field.high} for field in form.fields]
    return {"tag": form.tag, "clause": form.clause, "fields": fields}


def event_document(event: Event) -> dict[str, object]:
    return {"code": event.code, "clause": event.clause, "args": event.args, "private": event.seat is not None}


def line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def clipped(thing: object) -> str:
    text = str(thing)
    return text if len(text) <= 80 else text[:77] + "..."


def own_version() -> str:
    try:
        return version("gunbai")
    except PackageNotFoundError:
        return "unknown"
