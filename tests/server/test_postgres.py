"""PostgreSQL by one setting, against a real server that this run starts."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from typer.testing import CliRunner

from gunbai.cli.main import app as program
from gunbai.server.store import migrating
from gunbai.server.upkeep import readiness
from tests.server import postgres
from tests.server.club import opened, play_on

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(postgres.programs() is None, reason="Debian's postgresql is not installed"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres.running() as address:
        yield address


def test_a_game_on_postgresql_survives_a_restart(address: str, tmp_path: Path) -> None:
    with opened(tmp_path, database=address) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        assert play_on(table, people, 30, random.Random(1)) == 30
        people[0].post(f"/tables/{table}/talk", 201, text="hello")
        people[0].post(f"/tables/{table}/deals", 201, to=1, promise="peace")
        before = [person.get(f"/tables/{table}/state") for person in people]
    with opened(tmp_path, database=address) as club:
        for person in people:
            person.client = club.client
        assert [person.get(f"/tables/{table}/state") for person in people] == before
        assert [line["text"] for line in people[1].get(f"/tables/{table}/talk")] == ["hello"]
        assert play_on(table, people, 5, random.Random(2)) == 5


def test_a_database_goes_back_to_each_older_schema_and_forward_again(address: str, tmp_path: Path) -> None:
    with opened(tmp_path, database=address) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        assert play_on(table, people, 6, random.Random(1)) == 6
        before = [person.get(f"/tables/{table}/state") for person in people]
    for number in range(int(migrating.NEWEST) - 1, 0, -1):
        result = CliRunner().invoke(program, ["admin", "downgrade", f"{number:04}", "--database", address])
        assert result.exit_code == 0, result.output
    with opened(tmp_path, database=address) as club:
        for person in people:
            person.client = club.client
        assert [person.get(f"/tables/{table}/state") for person in people] == before
        assert play_on(table, people, 3, random.Random(2)) == 3


def test_without_its_database_the_server_waits_and_goes_on(address: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(readiness, "BELIEVED", 0.0)
    with opened(tmp_path, database=address) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        assert play_on(table, people, 3, random.Random(1)) == 3
        close_doors(address)
        try:
            wait_for(lambda: club.client.get("/api/ready").status_code == 503)
            for method, path in (
                ("GET", "/ready"),
                ("GET", f"/tables/{table}"),
                ("POST", "/guests"),
                ("GET", "/tables"),
            ):
                body = {"name": "Di"} if method == "POST" else None
                answer = club.client.request(method, f"/api{path}", json=body)
                assert answer.status_code == 503, answer.text
                assert answer.json()["code"] in ("storage/away", "table/moving")
            assert club.client.get("/api/health").status_code == 200
        finally:
            open_doors(address)
        wait_for(lambda: club.client.get("/api/ready").status_code == 200)
        assert play_on(table, people, 3, random.Random(2)) == 3


def close_doors(address: str) -> None:
    """Nobody is let into the database any more, and whoever is in is thrown out."""
    run(address, "ALTER DATABASE postgres ALLOW_CONNECTIONS false")
    run(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")


def open_doors(address: str) -> None:
    run(address, "ALTER DATABASE postgres ALLOW_CONNECTIONS true")


def run(address: str, sql: str) -> None:
    async def executed() -> None:
        connection = await asyncpg.connect(address.rpartition("/")[0] + "/template1")
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    asyncio.run(executed())


def wait_for(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)
