"""Analyses of finished games: of those alone, in the background, stored slice by slice, taken up after a restart."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.keepers import analyses
from gunbai.server.play import study_room
from gunbai.server.play.study_room import Found, Task
from gunbai.server.refusal import moving
from gunbai.server.store.studies import AnalysisRow
from tests.analysis.games import text_of
from tests.server.club import Club, Person, opened

SHORT = {"game": "shogun", "seats": 3, "options": {"setup": "tables", "years": "1"}}
RECORD = json.loads(text_of("rising-sun", "3-players-options-3"))
PATIENCE = 60.0


class Slow:
    """A worker that finds a quarter at a time, and may be told to stop at one."""

    def __init__(self) -> None:
        self.found: list[str | None] = []
        self.stops_at = 1.0

    async def __call__(self, room: object, task: Task) -> Found:
        self.found.append(task.found)
        before = json.loads(task.found)["done"] if task.found else 0.0
        if before >= self.stops_at:
            raise RuntimeError("the worker is gone")
        done = before + 0.25
        return Found(done, json.dumps({"done": done, "seen": len(self.found)}))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    worker = Slow()
    monkeypatch.setattr(study_room.StudyRoom, "study", lambda room, task: worker(room, task))
    return worker


def imported(person: Person) -> str:
    return str(person.post("/records", 201, record=RECORD)["id"])


def waited(person: Person, table: str, status: str) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found: dict[str, Any] = person.get(f"/tables/{table}/analysis")
        if found["status"] == status:
            return found
        time.sleep(0.02)
    raise AssertionError(f"never {status}")


def test_a_finished_game_is_analysed_slice_by_slice(tmp_path: Path, slow: Slow) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = imported(ann)
        assert ann.ask("GET", f"/tables/{table}/analysis", 404)["code"] == "analysis/unknown"
        first = ann.post(f"/tables/{table}/analysis", 202)
        assert (first["status"], first["analysis"]) == ("waiting", None)
        found = waited(ann, table, "done")
        assert found["done"] == 1.0
        assert found["analysis"]["seen"] == 4
        ann.post(f"/tables/{table}/analysis", 202)
        assert len(slow.found) == 4, "asking again does nothing again"


def test_what_was_found_survives_a_restart_and_goes_on(tmp_path: Path, slow: Slow) -> None:
    slow.stops_at = 0.5
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = imported(ann)
        ann.post(f"/tables/{table}/analysis", 202)
        waited(ann, table, "failed")
        assert ann.get(f"/tables/{table}/analysis")["done"] == 0.5, "what was stored before is not lost"
    slow.stops_at = 1.0
    with opened(tmp_path) as club:
        again = Person(club.client, {"id": ann.id, "token": ann.token})
        assert waited(again, table, "done")["done"] == 1.0
    assert slow.found[-2:] == [json.dumps({"done": 0.5, "seen": 2}), json.dumps({"done": 0.75, "seen": 4})]


def test_an_analysis_waits_for_a_table_that_moves_and_has_a_limit_of_its_own(
    tmp_path: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(table: str) -> Any:
        raise moving()

    with opened(tmp_path) as club:
        ann, keeper = club.guest("Ann"), club.server.analyses
        table = imported(ann)
        club.server.studies.take(ann.id, 3)
        assert ann.post(f"/tables/{table}/analysis", 429)["code"] == "limit/analyses"
        club.server.studies._buckets.clear()
        with monkeypatch.context() as patch:
            patch.setattr(keeper, "records", away)
            ann.post(f"/tables/{table}/analysis", 202)
            ends = time.monotonic() + PATIENCE
            while keeper._is_working and time.monotonic() < ends:
                time.sleep(0.02)
            assert not keeper.failed
        club.server.studies.take(ann.id, 2)
        ann.post(f"/tables/{table}/analysis", 202)
        assert waited(ann, table, "done")["done"] == 1.0


def test_two_who_ask_at_once_ask_for_the_same(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        table, store = imported(club.guest("Ann")), club.server.services.analyses

        async def asked() -> list[AnalysisRow]:
            return list(await asyncio.gather(store.ask(table), store.ask(table)))

        portal: Any = club.client.portal
        first, second = portal.call(asked)
        assert first == second


def test_a_game_under_way_is_not_analysed_for_anybody(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **SHORT)
    for method in ("POST", "GET"):
        assert people[0].ask(method, f"/tables/{table}/analysis", 409)["code"] == "table/not_over"


def test_who_may_not_see_the_table_may_not_see_its_analysis(tmp_path: Path, slow: Slow) -> None:
    with opened(tmp_path) as club:
        ann, bo = club.guest("Ann"), club.guest("Bo")
        table = imported(ann)
        for method in ("POST", "GET"):
            assert bo.ask(method, f"/tables/{table}/analysis", 404)["code"] == "table/unknown"


def test_a_worker_goes_on_from_what_was_found() -> None:
    text = json.dumps(RECORD)
    first = study_room.study(Task(text, None, 0.0))
    second = study_room.study(Task(text, first.document, 0.0))
    one, two = json.loads(first.document), json.loads(second.document)
    assert (len(one["moments"]), len(two["moments"])) == (1, 2)
    assert two["moments"][:1] == one["moments"]
    assert 0 < first.done < second.done < 1


@pytest.mark.full
def test_the_worker_is_a_process_of_the_lowest_priority() -> None:
    async def studied() -> Found:
        room = study_room.StudyRoom(1)
        found = await room.study(Task(json.dumps(RECORD), None, 0.0))
        (worker,) = room._executor._processes.values()  # type: ignore[union-attr]
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == study_room.LOWEST
        room.replace()
        worker.join(PATIENCE)
        assert not worker.is_alive()
        return found

    assert 0 < asyncio.run(studied()).done < 1


def test_the_lease_of_another_process_is_kept() -> None:
    assert analyses.LEASE_SECONDS > 10 * study_room.SLICE_SECONDS
