"""The description for people: all of it, and nothing from elsewhere."""

from __future__ import annotations

import multiprocessing
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gunbai.server.api.manual import Forms, Manual
from tests.server.club import Club, opened


def test_the_manual_describes_every_route_and_document(club: Club) -> None:
    page = club.client.get("/api/docs").text
    document = club.client.get("/api/openapi.json").json()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert links
    assert all(f'id="{name}"' in page for name in links)


def test_the_manual_loads_nothing(club: Club) -> None:
    answer = club.client.get("/api/docs")
    assert "<script" not in answer.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', answer.text)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_tables_go_on_while_it_is_made(house: Club) -> None:
    """It takes seconds, and a stranger may ask for it: a worker makes it, once, for all who ask meanwhile."""
    made: list[Forms] = []
    is_asked, may_go_on = threading.Event(), threading.Event()

    def make() -> Forms:
        is_asked.set()
        assert may_go_on.wait(60)
        made.append(Forms(b"{}", b"a page"))
        return made[-1]

    house.client.app.state.manual._make = make  # type: ignore[attr-defined]
    with ThreadPoolExecutor(2) as strangers:
        asking = [strangers.submit(house.client.get, f"/api/{name}") for name in ("openapi.json", "docs")]
        assert is_asked.wait(60)
        assert house.client.get("/api/health").status_code == 200
        assert not any(one.done() for one in asking)
        may_go_on.set()
        assert [one.result(60).content for one in asking] == [b"{}", b"a page"]
    assert len(made) == 1


def test_a_worker_that_dies_is_no_fault(house: Club) -> None:
    def dies() -> Forms:
        raise BrokenProcessPool("killed")

    manual: Manual = house.client.app.state.manual  # type: ignore[attr-defined]
    manual._make = dies
    answer = house.client.get("/api/docs")
    assert (answer.status_code, answer.json()["code"]) == (503, "manual/away")
    manual._make = lambda: Forms(b"{}", b"a page")
    assert house.client.get("/api/docs").text == "a page"


@pytest.mark.full
def test_a_process_makes_it(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())  # of tests before this one
    with opened(tmp_path, bot_workers=1) as club:
        assert club.client.get("/api/openapi.json").json()["info"]["title"] == "Gunbai"
        for worker in set(multiprocessing.active_children()) - others:
            worker.join(120)
        assert set(multiprocessing.active_children()) <= others, "the worker ends with its work"
