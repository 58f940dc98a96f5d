"""Backup and restore, drilled while people play: a copy holds all that was acknowledged before it; play goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server import postgres
from tests.server.process import ServerProcess
from tests.server.test_kill import Player, stored_moves

pytestmark = [pytest.mark.full, pytest.mark.timeout(1200)]
GAMES: tuple[tuple[str, list[str]], ...] = (("shogun", ["random"]), ("rising-sun", []), ("shogun", []))


def gunbai(*words: str) -> str:
    command = [sys.executable, "-c", "from gunbai.cli.main import app; app()", "admin", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=200).stdout


@contextmanager
def served(database: str) -> Iterator[ServerProcess]:
    server = ServerProcess(database, None, bot_workers="0")
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def drill(database: str, copied: Callable[[], str]) -> None:
    """Play, copy meanwhile, play on, end; then a server on the copy has what there was, and the same people play on."""
    with served(database) as server:
        players = [Player(server.url, game, bots, seed) for seed, (game, bots) in enumerate(GAMES)]
        done = threading.Event()
        threads = [threading.Thread(target=player.play, args=(done,)) for player in players]
        for thread in threads:
            thread.start()
        while min(len(player.acknowledged) for player in players) < 8:
            assert all(thread.is_alive() for thread in threads)
            done.wait(0.05)
        before = [len(player.acknowledged) for player in players]
        restored = copied()
        while any(len(p.acknowledged) < b + 3 for p, b in zip(players, before, strict=True)):
            assert any(thread.is_alive() for thread in threads), "copying holds nobody up"
            done.wait(0.05)
        done.set()
        for thread in threads:
            thread.join(120)
        assert server.stop() == 0
    assert gunbai("replay", "--database", restored).strip().endswith("3 games replayed, 0 differ")
    with served(restored) as server:
        for player, count in zip(players, before, strict=True):
            player.url = server.url
            moves = [text for text in stored(restored, player.table) if int(text.split()[0]) in player.seats]
            assert len(moves) >= count, "all that was acknowledged before"
            assert moves == player.acknowledged[: len(moves)], "and nothing else"
            assert any(player.step() for _ in range(3)), "play goes on"


def stored(database: str, table: str) -> list[str]:
    """The moves of a game as they are stored."""
    if not database.startswith("postgresql"):
        return stored_moves(Path(database), table)
    rows = asyncio.run(_asked(database, "SELECT entry FROM moves WHERE table_id = $1 ORDER BY number", table))
    entries = [json.loads(row["entry"]) for row in rows]
    return [entry if isinstance(entry, str) else str(entry["do"]) for entry in entries]


def test_a_sqlite_database_is_copied_under_load_and_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    def copied() -> str:
        gunbai("backup", str(copy), "--database", str(tmp_path / "club.db"))
        return str(copy)

    drill(str(tmp_path / "club.db"), copied)


@pytest.mark.skipif(postgres.programs() is None, reason="Debian's postgresql is not installed")
def test_a_postgresql_database_is_dumped_under_load_and_restored(tmp_path: Path) -> None:
    bin = postgres.programs()
    with postgres.running() as address:
        other = address.rpartition("/")[0] + "/restored"

        def copied() -> str:
            dump = str(tmp_path / "gunbai.dump")
            asyncio.run(_asked(address, "CREATE DATABASE restored"))
            subprocess.run([f"{bin}/pg_dump", "--format=custom", f"--file={dump}", address], check=True, timeout=200)
            subprocess.run([f"{bin}/pg_restore", f"--dbname={other}", dump], check=True, timeout=200)
            return other

        drill(address, copied)


async def _asked(address: str, sql: str, *values: str) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()
