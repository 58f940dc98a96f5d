"""What older versions have stored opens and goes on; `scripts/make_database.py` makes such databases."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.databases import STORES, Doc, StoredTable, copy_of, decide, folders

needs_postgres = pytest.mark.skipif(postgres.programs() is None, reason="Debian's postgresql is not installed")
KINDS = {
    "sqlite": [],
    "postgres": [pytest.mark.full, needs_postgres],
}
ALL = [
    pytest.param((folder, store), id=f"{folder.name}-{store}", marks=KINDS[store])
    for folder in folders()
    for store in STORES
]


@pytest.fixture(scope="module", params=ALL)
def opened_copy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[list[StoredTable], list[Doc]]]:
    folder, store = request.param
    with copy_of(folder, store, tmp_path_factory.mktemp("stored")) as (_, tables, seen):
        yield tables, seen


def test_this_version_or_one_before_it_has_left_databases() -> None:
    assert folders(), "python -m scripts.make_database"
    assert all(folder.name <= version("gunbai") for folder in folders())


def test_people_find_their_tables_as_they_left_them(opened_copy: tuple[list[StoredTable], list[Doc]]) -> None:
    """Runs first of all that use the copy; bots, who go on by themselves, have no turn in these positions."""
    tables, seen = opened_copy
    for table, before in zip(tables, seen, strict=True):
        assert table.seen() == before, table.name


def test_games_go_on(opened_copy: tuple[list[StoredTable], list[Doc]]) -> None:
    tables, _ = opened_copy
    going = [table for table in tables if table.status == "running" and table.name != "paused"]
    assert len(going) >= 8
    for table in going:
        before = {seat: state["decision"] for seat, state in table.states().items()}
        table.play(random.Random(3), functools.partial(is_further, before))


def is_further(before: dict[int, int], state: Doc) -> bool:
    return bool(state["decision"] >= before[state["seat"]] + 2)


@pytest.mark.full
@pytest.mark.parametrize("store", [pytest.param(store, marks=KINDS[store]) for store in STORES])
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_games_go_on_to_their_end(folder: Path, store: str, tmp_path: Path) -> None:
    with copy_of(folder, store, tmp_path) as (_, tables, _):
        for number, table in enumerate(table for table in tables if is_played_out(table, store)):
            if table.name == "paused":
                decide(table, "resume")
            table.play(random.Random(number), lambda state: state["status"] == "over")
            assert table.states()[0]["result"]


def is_played_out(table: StoredTable, store: str) -> bool:
    """All of them on SQLite; on PostgreSQL, where each takes as long again, one of either game."""
    return table.status == "running" and (store == "sqlite" or table.name in ("tea", "planning"))
