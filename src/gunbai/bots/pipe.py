"""Lines to and from a child process, with a time limit in both directions and a limit on what it may say."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Final

from gunbai.kernel.errors import BadInput, GunbaiError

MOST_BYTES: Final = 1 << 20
"""Said in answer to one question; more is a flood."""
MOST_LINES: Final = 1000
CHUNK: Final = 1 << 16
FAREWELL_SECONDS: Final = 1.0
Answer = Mapping[str, object]


class BotFailure(GunbaiError):
    """A bot process died, flooded us or talked nonsense; the code says which."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"bot/{code}", message)


class Pipe:
    """A running child. Its standard error goes where ours goes."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name != "posix":
            raise BadInput("bots", "a system with POSIX pipes for bots as processes", os.name)
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as fault:
            raise BotFailure("start", f"{command[0]}: {fault.strerror or fault}") from None
        self._input = _unblocked(self.process.stdin)
        self._output = _unblocked(self.process.stdout)
        self._heard = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)

    def exchange(self, question: bytes, limit_ms: float, is_answer: Callable[[Answer], bool]) -> Answer:
        """Say a line and wait for the answer to it; raises TimeoutError or BotFailure."""
        end = time.monotonic() + limit_ms / 1000
        self._say(question, end)
        taken = lines = 0
        while taken <= MOST_BYTES and lines <= MOST_LINES:
            if b"\n" in self._heard:
                said, _, self._heard = self._heard.partition(b"\n")
                lines += 1
                answer = decoded(said)
                if is_answer(answer):
                    return answer
            else:
                taken += self._listen(end)
        raise BotFailure("flood", f"more than {MOST_BYTES} bytes or {MOST_LINES} lines in answer to one question")

    def _say(self, text: bytes, end: float) -> None:
        """Write without waiting longer than the limit for a child that does not read; it may speak meanwhile."""
        self._selector.register(self._input, selectors.EVENT_WRITE)
        try:
            while text:
                self._wait(end)
                text = text[self._written(text) :]
                if len(self._heard) < MOST_BYTES:
                    self._heard += self._read()
        except BrokenPipeError:
            raise BotFailure("died", self._death()) from None
        finally:
            self._selector.unregister(self._input)

    def _written(self, text: bytes) -> int:
        with contextlib.suppress(BlockingIOError):
            return os.write(self._input, text)
        return 0

    def _listen(self, end: float) -> int:
        self._wait(end)
        said = self._read()
        self._heard += said
        return len(said)

    def _read(self) -> bytes:
        try:
            said = os.read(self._output, CHUNK)
        except BlockingIOError:
            return b""
        if not said:
            raise BotFailure("died", self._death())
        return said

    def _wait(self, end: float) -> None:
        left = end - time.monotonic()
        if left <= 0 or not self._selector.select(left):
            raise TimeoutError("no answer of the bot process in time")

    def _death(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"the bot process ended with code {self.process.wait(FAREWELL_SECONDS)}"
        return "the bot process closed its output"

    def end(self, farewell: bytes) -> None:
        """Let it end by itself, or kill it."""
        with contextlib.suppress(TimeoutError, BotFailure):
            self._say(farewell, time.monotonic() + FAREWELL_SECONDS)
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it for sure and close all that was open."""
        self._selector.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def _unblocked(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()


def decoded(said: bytes) -> Answer:
    """A JSON object out of a line; anything else is nonsense."""
    try:
        answer = json.loads(said)
    except (ValueError, RecursionError):
        raise BotFailure("nonsense", f"expected a JSON object, got {said[:80]!r}") from None
    if not isinstance(answer, dict):
        raise BotFailure("nonsense", f"expected a JSON object, got {said[:80]!r}")
    return answer
