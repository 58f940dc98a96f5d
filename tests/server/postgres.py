"""A PostgreSQL server of our own for a test run: a fresh cluster on loopback, stopped when the run ends."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import free_port

PATIENCE = 240
"""Seconds for each command: a new cluster is written to a disk that others use, too."""


def programs() -> Path | None:
    """Where Debian keeps the server's programs; None when they are not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def running() -> Iterator[str]:
    """The address of a fresh database."""
    folder, port, bin = Path(tempfile.mkdtemp(prefix="gunbai-pg-")), free_port(), programs()
    assert bin is not None
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    if user:
        shutil.chown(folder, user)

    def run(*words: str) -> None:
        subprocess.run(words, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)

    data = str(folder / "data")
    options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder}"
    run(str(bin / "initdb"), "-D", data, "-A", "trust", "-U", "postgres")
    run(str(bin / "pg_ctl"), "-D", data, "-w", "-t", "200", "-o", options, "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
