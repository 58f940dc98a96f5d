"""PostgreSQL by one setting, against a real server that this run starts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

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
