"""Trouble with the database or the port: one clear line at the start, 503 while it runs, and `ready` says no."""

from __future__ import annotations

import asyncio
import math
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, event
from typer.testing import CliRunner

from gunbai.cli.commands.admin import app as administration
from gunbai.cli.main import app as program
from gunbai.server.store import database as store
from gunbai.server.upkeep import readiness
from tests.server.club import Club, opened, play_on
from tests.server.process import PATIENCE, free_port


@contextmanager
def read_only(club: Club) -> Iterator[None]:
    """Every transaction finds that nothing can be written."""
    database = club.server.services.database
    engine = database.engine.sync_engine

    def freeze(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    event.listen(engine, "begin", freeze)
    with patch.object(store, "PRAGMAS", (*store.PRAGMAS, "query_only=ON")):
        database._thread.submit(database._hang_up).result()
        yield
    event.remove(engine, "begin", freeze)
    club.client.portal.call(database.engine.dispose)  # type: ignore[union-attr]
    database._thread.submit(database._hang_up).result()


def test_a_database_that_cannot_be_written_is_no_fault_of_the_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "BELIEVED", 0.0)
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        assert club.client.get("/api/ready").status_code == 200
        with read_only(club):
            for method, path, body in (
                ("POST", "/guests", {"name": "Di"}),
                ("POST", "/tables", {"game": "shogun", "seats": 3}),
                ("POST", f"/tables/{table}/talk", {"text": "x"}),
                ("POST", "/me/tokens", {"label": "x"}),
                ("GET", "/ready", None),
            ):
                answer = club.client.request(method, f"/api{path}", json=body, headers=people[0].headers)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage/away"), answer.text
                assert answer.headers["retry-after"] == "1"
            state = next(s for s in (p.get(f"/tables/{table}/state") for p in people) if s["choices"])
            refused = people[state["seat"]].act(
                table, state["choices"][0]["action"], decision=state["decision"], status=503
            )
            assert refused["code"] == "storage/failed"
            assert club.client.get("/api/health").status_code == 200
        assert club.client.get("/api/ready").status_code == 200
        assert play_on(table, people, 3, random.Random(1)) == 3


def test_a_line_to_the_disk_that_has_failed_is_not_used_again(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table, database = club.started(*people), club.server.services.database
        assert play_on(table, people, 1, random.Random(1)) == 1
        assert database._line is not None
        database._thread.submit(database._line.close).result()
        state = next(s for s in (p.get(f"/tables/{table}/state") for p in people) if s["choices"])
        action = state["choices"][0]["action"]
        refused = people[state["seat"]].act(table, action, decision=state["decision"], status=503)
        assert refused["code"] == "storage/failed"
        assert play_on(table, people, 3, random.Random(1)) == 3


def test_readiness_is_looked_up_once_for_all_who_ask(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def probe() -> None:
        tried.append(1)

    monkeypatch.setattr(club.server.services.database, "probe", probe)
    monkeypatch.setattr(readiness, "BELIEVED", 3600.0)
    club.server.readiness._asked = -math.inf
    assert [club.client.get("/api/ready").status_code for _ in range(5)] == [200] * 5
    assert len(tried) == 1


def told(*words: str, **environment: str) -> tuple[int, str]:
    """The exit code of `python -m gunbai.server`, and what it said."""
    command = [sys.executable, "-m", "gunbai.server", *words]
    ended = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=200, check=False
    )
    return ended.returncode, ended.stdout + ended.stderr


def newer(folder: Path) -> Path:
    """A database of a later version."""
    file = folder / "newer.db"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.commit()
    return file


def broken(folder: Path) -> Path:
    file = folder / "broken.db"
    file.write_bytes(b"this is no database" * 500)
    return file


def test_what_keeps_a_server_from_starting_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        free = str(free_port())
        for words, said in (
            (["--port", "99999", "--database", str(tmp_path / "a.db")], "65535"),
            (["--port", port, "--database", str(tmp_path / "a.db")], f"127.0.0.1:{port}"),
            (["--port", free, "--database", "postgresql://me:hidden@127.0.0.1:1/x"], "127.0.0.1:1/x"),
            (["--port", free, "--database", str(tmp_path / "no" / "folder.db")], "No such file"),
            (["--port", free, "--database", str(newer(tmp_path))], "newer Gunbai"),
            (["--port", free, "--database", str(broken(tmp_path))], "not a database"),
        ):
            code, text = told(*words)
            lines = [line for line in text.splitlines() if " warning gunbai.database: " not in line]
            assert (code, len(lines)) == (2, 1), text
            assert said in lines[0]
            assert "hidden" not in text
    assert not (tmp_path / "a.db").exists()


READ_ONLY = """
import sqlite3
real = sqlite3.connect
def connect(*words, **named):
    line = real(*words, **named)
    line.execute("PRAGMA query_only=ON")
    return line
sqlite3.connect = sqlite3.dbapi2.connect = connect
"""
FULL = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
"""


@pytest.mark.parametrize(("trouble", "said"), [(READ_ONLY, "readonly database"), (FULL, "disk")])
def test_a_disk_that_takes_nothing_keeps_a_server_from_starting(tmp_path: Path, trouble: str, said: str) -> None:
    """Rights and quotas do not hold for everybody who runs tests, so the process makes its trouble itself."""
    words = ["--port", str(free_port()), "--database", str(tmp_path / "club.db")]
    command = [sys.executable, "-c", f"{trouble}\nfrom gunbai.server.__main__ import main\nmain()", *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    text = ended.stdout + ended.stderr
    lines = [line for line in text.splitlines() if " warning gunbai.database: " not in line]
    assert (ended.returncode, len(lines)) == (2, 1), text
    assert said in lines[0]
    assert "club.db" in lines[0]


def test_the_commands_of_the_admin_make_no_database(tmp_path: Path) -> None:
    alone = ["list", "replay", "people", "registration", "invite"]
    of_one = ["export", "close", "ban", "mute", "sign-out", "talk", "password", "promote", "export-person"]
    more = [["kick", "x", "y"], ["delete", "x", "--yes"], ["downgrade", "0005"], ["backup", str(tmp_path / "b")]]
    tried = [*([one] for one in alone), *([one, "x"] for one in of_one), *more]
    assert {words[0] for words in tried} == {str(one.name) for one in administration.registered_commands}
    for words in tried:
        ended = CliRunner().invoke(program, ["admin", *words, "--database", str(tmp_path / "typo.db")])
        assert ended.exit_code == 2, words
        assert "typo.db" in ended.output
        assert list(tmp_path.iterdir()) == []


def test_the_commands_of_the_admin_say_what_is_wrong_with_a_database(tmp_path: Path) -> None:
    for file, said in ((newer(tmp_path), "newer Gunbai"), (broken(tmp_path), "not a database")):
        ended = CliRunner().invoke(program, ["admin", "list", "--database", str(file)])
        assert ended.exit_code == 2, ended.output
        assert said in ended.output


def test_any_free_port_is_told(tmp_path: Path) -> None:
    code = "from gunbai.cli.main import main; main()"
    words = [sys.executable, "-c", code, "serve", "--port", "0", "--database", str(tmp_path / "club.db")]
    unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=unbuffered) as server:
        try:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            port = int(line.split("http://127.0.0.1:")[1].split()[0])
            assert is_alive(port)
            assert "/host" in next(server.stdout), "and the token for its admin"
        finally:
            server.terminate()


def is_alive(port: int) -> bool:
    """The line is printed when the database is open, a moment before the first request is taken."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.05)
    return False


def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    """A task that is cancelled in the middle of the database must be out of it before that is closed."""
    ended: list[bool] = []

    async def slow() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            ended.append(club.server.services.database._thread._shutdown)

    async def begin() -> None:
        club.server.services.spawn(slow(), "slow")
        await asyncio.sleep(0)

    with opened(tmp_path) as club:
        club.client.portal.call(begin)  # type: ignore[union-attr]
    assert ended == [False]
