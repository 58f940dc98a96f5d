"""A server in a process of its own, on loopback, ended by its id when the test is done."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx2

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def asked(method: str, url: str, **rest: Any) -> httpx2.Response:
    """One request, with the patience that a busy machine needs: five seconds, as the library has it, may be too few."""
    return httpx2.request(method, url, timeout=PATIENCE, **rest)


class ServerProcess:
    """`gunbai serve` with generous limits."""

    def __init__(
        self, database: str, port: int | None = None, stdout: IO[str] | int = subprocess.DEVNULL, /, **given: str
    ) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        free = {"SIGN_IN_PER_MINUTE": "600000", "WRITES_PER_SECOND": "100000", "BOT_BUDGET_MS": "5"}
        free["READS_PER_SECOND"] = "100000"
        nobody_is_waited_for = ("SEAL_BEAT_MS", "TEA_WORD", "TEA_POUR", "TEA_OPEN", "TEA_BEAT_MS", "OFFER_WAIT")
        free |= dict.fromkeys(nobody_is_waited_for, "0")
        named = {name.upper(): value for name, value in given.items()}
        chosen = {f"GUNBAI_SERVER_{name}": value for name, value in {**free, **named}.items()}
        command = [sys.executable, "-m", "gunbai.server", "--port", str(self.port), "--database", database]
        self.started = time.perf_counter()
        self.process = subprocess.Popen(command, env={**os.environ, **chosen}, stdout=stdout)
        try:
            self.wait_until_ready()
        except BaseException:
            self.kill()
            raise

    def wait_until_ready(self, seconds: float = 240.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                if httpx2.get(f"{self.url}/api/ready", timeout=2).status_code == 200:
                    self.start_seconds = time.perf_counter() - self.started
                    return
            except httpx2.TransportError:
                pass
            time.sleep(0.05)
        raise TimeoutError("the server did not get ready")

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM, as a service manager does; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def serving(folder: Path, stdout: IO[str] | int = subprocess.DEVNULL, /, **given: str) -> Iterator[ServerProcess]:
    server = ServerProcess(str(folder / "club.db"), None, stdout, **given)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def at_once(choices: list[dict[str, Any]]) -> list[str]:
    """Choices that are stored when they are acknowledged: whoever agrees at tea has a cup, which is drunk later."""
    actions = [str(choice["action"]) for choice in choices]
    return [action for action in actions if " agree " not in action] or actions
