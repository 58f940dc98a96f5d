"""Servers without the second that Python needs to read them: one process has read everything and forks. What is killed
is a server as any other, with a process, files and lines of its own."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import select
import signal
import subprocess
import sys
import time
from typing import Any, Final

READ: Final = ("gunbai.server.runner", "sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg")
SETTINGS: Final = {
    "BOT_WORKERS": "0",
    "METRICS_TOKEN": "bench",
    **dict.fromkeys(("SEAL_BEAT_MS", "TEA_WORD", "TEA_POUR", "TEA_OPEN", "TEA_BEAT_MS"), "0"),
    **dict.fromkeys(("SIGN_IN_PER_MINUTE", "READS_PER_SECOND", "WRITES_PER_SECOND"), "1000000"),
}
PATIENCE: Final = 240.0


class Nursery:
    """Starts servers, for as long as the block lasts."""

    def __enter__(self) -> Nursery:
        command = [sys.executable, "-m", "bench.kills.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def start(self, database: str, port: int) -> int:
        """The process of a server that is ready."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"database": database, "port": port}), file=self.process.stdin, flush=True)
        born = int(self.process.stdout.readline())
        if is_ready(port, PATIENCE):
            return born
        end(born)
        raise TimeoutError("the server did not get ready")


def is_ready(port: int, patience: float) -> bool:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            line.request("GET", "/api/ready")
            if line.getresponse().status == 200:
                return True
        except (OSError, http.client.HTTPException):
            pass
        finally:
            line.close()
        time.sleep(0.02)
    return False


def end(process: int) -> None:
    """SIGKILL, and a wait until it is gone."""
    with contextlib.suppress(ProcessLookupError):
        watch = os.pidfd_open(process)
        os.kill(process, signal.SIGKILL)
        select.select([watch], [], [])
        os.close(watch)


def main() -> None:
    for name in READ:
        __import__(name)
    from gunbai.games.registry import GAMES, game

    for name in GAMES:
        game(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends them looks for themselves
    for line in sys.stdin:
        born = os.fork()
        if born == 0:
            _serve(json.loads(line))
        print(born, flush=True)


def _serve(wish: dict[str, Any]) -> None:
    """In the child: as `python -m gunbai.server` would, with nothing of its parent's left open."""
    from gunbai.server import __main__ as server

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.environ |= {f"GUNBAI_SERVER_{name}": value for name, value in SETTINGS.items()}
    sys.argv = ["gunbai.server", "--port", str(wish["port"]), "--database", wish["database"]]
    try:
        server.main()
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
