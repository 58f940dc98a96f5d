"""The disk: real SQLite, called by the machine instead of by threads, with faults before and after it has written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite.core

from bench.simulate.machine import PROCESS, Machine


class Disk:
    """Every call to SQLite passes here. A fault before it leaves nothing done, one after it comes too late for that."""

    def __init__(self, machine: Machine, file: Path) -> None:
        self.machine = machine
        self.folder = file.parent
        self.file = file
        """Where the database is now."""
        self.lives = 0
        self.trouble = 0.0
        """How likely a writing call fails."""
        self.slowness = 1.0
        """How much longer everything takes than it should."""
        self.faults = 0
        self.lies = 0
        self.kept: dict[str, bytes] | None = None
        """What is really on a disk that only says that it has written."""
        self.lines: dict[int, list[sqlite3.Connection]] = {}

    def connect(self, real: Callable[..., sqlite3.Connection], *args: Any, **named: Any) -> sqlite3.Connection:
        line = real(*args, **{**named, "check_same_thread": False})
        self.lines.setdefault(PROCESS.get(), []).append(line)
        return line

    def write(self, work: Callable[..., Any], *args: Any) -> Any:
        """One whole transaction of the journal."""
        dice = self.machine.rng.random()
        if dice < self.trouble / 2:
            self.faults += 1
            raise sqlite3.OperationalError("database or disk is full")
        done = work(*args)
        if dice > 1 - self.trouble / 2:
            self.faults += 1
            raise sqlite3.OperationalError("disk I/O error")
        return done

    def call(self, work: Callable[[], Any]) -> Any:
        """One call of another transaction: a commit is where it matters."""
        name = getattr(getattr(work, "func", work), "__name__", "")
        return self.write(work) if name == "commit" else work()

    def wait(self) -> float:
        """Seconds until a call is carried out."""
        return self.machine.rng.expovariate(2000) * self.slowness

    def lie(self) -> None:
        """From now on what is synced is not: a crash of the machine takes it away."""
        self.kept = self._parts()
        self.lies += 1

    def crash(self, process: int) -> bool:
        """What was not committed is gone, and so are its locks; returns whether more than that is. What is left is
        found under a new name: SQLite keeps what it knows of a file as long as the dead have a statement half read."""
        left, is_lie = self.kept or self._parts(), self.kept is not None
        self.kept = None
        for line in self.lines.pop(process, []):
            line.close()
        self.lives += 1
        self.file = self.folder / f"life{self.lives}" / self.file.name
        self.file.parent.mkdir()
        for end, content in left.items():
            Path(f"{self.file}{end}").write_bytes(content)
        return is_lie

    def _parts(self) -> dict[str, bytes]:
        """The database and its log, by what their names end with."""
        parts = {end: Path(f"{self.file}{end}") for end in ("", "-wal")}
        return {end: part.read_bytes() for end, part in parts.items() if part.exists()}


class Line(aiosqlite.core.Connection):
    """A connection whose process may have died: then nobody closes it, and that is no fault."""

    def __del__(self) -> None:
        """There is no thread to stop."""


class Thread:
    """What aiosqlite would start; here nothing has to run."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.daemon = True

    def start(self) -> None:
        """The machine does the work."""


def queue_of(disk: Disk) -> type:
    """What aiosqlite puts its calls into: one after another, each some time after it was asked for."""

    class Calls:
        def __init__(self) -> None:
            self.free = 0.0

        def put_nowait(self, asked: tuple[Any, Callable[[], Any]]) -> None:
            machine = disk.machine
            self.free = max(self.free, machine.now) + disk.wait()
            machine.call_at(self.free, self._carry_out, *asked)

        def _carry_out(self, future: Any, work: Callable[[], Any]) -> None:
            """Whoever asked may have given up: it is carried out all the same, as a thread would."""
            try:
                done = disk.call(work)
            except BaseException as error:
                if future is not None and not future.done():
                    future.set_exception(error)
                return
            if future is not None and not future.done():
                future.set_result(done)

    return Calls
