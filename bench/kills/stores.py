"""The two kinds of stores, as processes and files that can be killed and looked into."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

PATIENCE = 30.0
QUERY = "SELECT entry FROM moves WHERE table_id = {} ORDER BY number"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children_of(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def watched_process(pid: int) -> int | None:
    """What can be read when the process is gone; None when it is."""
    try:
        return os.pidfd_open(pid)
    except ProcessLookupError:
        return None


def texts(entries: list[str]) -> list[str]:
    """Stored moves as they were asked for."""
    found: list[Any] = [json.loads(entry) for entry in entries]
    return [entry if isinstance(entry, str) else str(entry["do"]) for entry in found]


class Sqlite:
    """A file."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gunbai-kills-"))
        self.address = str(self.folder / "club.db")

    async def moves(self, table: str) -> list[str]:
        with contextlib.closing(sqlite3.connect(self.address)) as line:
            return texts([row[0] for row in line.execute(QUERY.format("?"), (table,))])

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres:
    """A cluster of our own on loopback."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gunbai-kills-"))
        self.port = free_port()
        self.bin = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "postgres")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.bin / program), "-D", str(self.folder / "data"), *words]
        subprocess.run(command, user=self.user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, timeout=120)

    def start(self) -> None:
        """The processes of a killed one may live for a moment: until they are gone it does not start."""
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder}"
        for attempt in range(40):
            try:
                self._run("pg_ctl", "-w", "-o", options, "-l", str(self.folder / "log"), "start")
                return
            except subprocess.CalledProcessError:
                if attempt == 39:
                    raise
                time.sleep(0.25)

    def kill(self) -> None:
        """SIGKILL; then its children end by themselves, and before that no other one starts in their place."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        watched = [watch for child in children_of(pid) if (watch := watched_process(child)) is not None]
        os.kill(pid, signal.SIGKILL)
        for watch in watched:
            select.select([watch], [], [], PATIENCE)
            os.close(watch)

    async def moves(self, table: str) -> list[str]:
        line = await asyncio.wait_for(asyncpg.connect(self.address), 60)
        try:
            return texts([row[0] for row in await line.fetch(QUERY.format("$1"), table)])
        finally:
            await line.close()

    def close(self) -> None:
        with contextlib.suppress(subprocess.SubprocessError):
            self._run("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
