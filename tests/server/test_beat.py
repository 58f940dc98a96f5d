"""While choices are sealed everything leaves a table on its beat, but for the answer to whoever has moved.

The beat of these tests never comes by itself, so that what leaves at once and what waits can be told apart without a
clock.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gunbai.server.keepers.bots import SealedPhase
from gunbai.server.play.beat import Beat
from gunbai.server.tables.audience import MOST_WAITING, Sink
from tests.server.club import Club, Person, opened
from tests.server.test_secrecy import CASES, choose

NEVER = 3_600_000
WITHOUT_A_NAME = 3


class Hall:
    """A table whose choices are sealed now, with a page for each seat and one of a stranger."""

    def __init__(self, club: Club, stack: ExitStack, game: dict[str, Any]) -> None:
        self.club = club
        self.people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        while not self._comes_to_seals(game):
            """Of some games of Rising Sun at random no battle is left to bid for."""
        pages = [person.live(self.table) for person in self.people]
        pages.append(club.client.websocket_connect(f"/api/tables/{self.table}/live"))
        self.pages = [stack.enter_context(page) for page in pages]
        self.beat()
        for viewer in range(4):
            self.heard(viewer)

    def _comes_to_seals(self, game: dict[str, Any]) -> bool:
        """Play a new table on until several choose in secret; False when it ended before."""
        self.table = self.club.started(*self.people, **game)
        self.live = self.club.server.hub.tables[self.table]
        rng = random.Random(5)
        while not (self.live.play.is_sealed() and len(self.live.play.actors()) > 1):
            if self.live.play.is_over():
                return False
            choose(self, rng.choice(self.live.play.actors()), rng.randrange(1000))  # type: ignore[arg-type]
        return True

    def heard(self, viewer: int) -> list[str]:
        """The kinds of what has come to a page up to now; of a state whether it says who must still choose."""
        self.pages[viewer].send_json({"type": "ping", "id": 999})
        found = []
        while (message := self.pages[viewer].receive_json()).get("id") != 999:
            found.append(message["type"])
        return [kind for kind in found if kind != "presence"]

    def seal(self, seat: int) -> None:
        while seat in self.live.play.actors() and self.live.play.is_sealed():
            choose(self, seat, 0)  # type: ignore[arg-type]
            if len(self.live.play.actors()) == 1:
                return

    def beat(self) -> None:
        self.club.client.portal.call(self.live.telling._let_go)  # type: ignore[union-attr]


@pytest.fixture(params=CASES)
def hall(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    waited: list[int] = []

    async def wait(beat: Beat) -> None:
        waited.append(1)

    monkeypatch.setattr(Beat, "wait", wait)
    with opened(tmp_path, seal_beat_ms=NEVER) as club, ExitStack() as stack:
        made = Hall(club, stack, CASES[request.param])
        made.waited = waited  # type: ignore[attr-defined]
        yield made


def test_whoever_moves_is_answered_at_once_and_the_others_on_the_beat(hall: Hall) -> None:
    seat = hall.live.play.actors()[0]
    others = [viewer for viewer in range(4) if viewer != seat]
    hall.seal(seat)
    assert "state" in hall.heard(seat)
    assert [hall.heard(viewer) for viewer in others] == [[], [], []]
    hall.beat()
    assert [hall.heard(viewer) for viewer in others] == [["state"], ["state"], ["state"]]


def test_the_reveal_waits_too_and_nothing_overtakes_it(hall: Hall) -> None:
    for seat in list(hall.live.play.actors()):
        hall.seal(seat)
    last = hall.live.play.actors()[0]
    hall.beat()
    for viewer in range(4):
        hall.heard(viewer)
    phase = hall.live.play.shown_move
    while hall.live.play.shown_move == phase:
        choose(hall, last, 0)  # type: ignore[arg-type]
    assert hall.heard(WITHOUT_A_NAME) == []
    choose(hall, hall.live.play.actors()[0], 0)  # type: ignore[arg-type]
    assert hall.heard(WITHOUT_A_NAME) == [], "an open move after it comes after it"
    hall.beat()
    assert set(hall.heard(WITHOUT_A_NAME)) == {"state"}


def test_what_is_told_of_the_table_waits_too(hall: Hall) -> None:
    seat = hall.live.play.actors()[0]
    hall.club.client.portal.call(hall.live.announce)  # type: ignore[union-attr]
    assert hall.heard(seat) == []
    hall.beat()
    assert hall.heard(seat) == ["table"]


def test_whoever_asks_is_answered_on_the_beat(hall: Hall) -> None:
    for place in ("", "/state", "/record", "/talk", "/deals", "/replay"):
        hall.waited.clear()  # type: ignore[attr-defined]
        assert hall.club.client.get(f"/api/tables/{hall.table}{place}").status_code in (200, 401, 403)
        assert hall.waited == [1], place  # type: ignore[attr-defined]


def test_pages_that_open_and_the_lobby_wait_for_the_beat(hall: Hall) -> None:
    hall.waited.clear()  # type: ignore[attr-defined]
    with hall.club.client.websocket_connect(f"/api/tables/{hall.table}/live") as page:
        assert page.receive_json()["type"] == "hello"
        assert hall.waited == [1]  # type: ignore[attr-defined]
    hall.club.client.get("/api/tables")
    assert hall.waited == [1, 1]  # type: ignore[attr-defined]


def test_where_nothing_is_sealed_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(beat: Beat) -> None:
        raise AssertionError("there is nothing to hide")

    monkeypatch.setattr(Beat, "wait", wait)
    with opened(tmp_path, seal_beat_ms=NEVER) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        live = club.server.hub.tables[table]
        assert not live.play.is_sealed()
        with people[1].live(table) as page:
            assert page.receive_json()["type"] == "hello"
            mover = live.play.actors()[0]
            state = people[mover].get(f"/tables/{table}/state")
            people[mover].act(table, state["choices"][0]["action"], decision=state["decision"])
            assert page.receive_json()["type"] in ("state", "presence")


def test_the_beat_is_the_same_for_all_tables() -> None:
    async def moments() -> list[float]:
        loop: Any = SimpleNamespace(time=lambda: 10.1)
        found = []
        for now in (10.0, 10.1, 10.249, 10.25):
            loop.time = lambda now=now: now
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(asyncio, "get_running_loop", lambda: loop)
                found.append(Beat(250).next())
        return found

    assert asyncio.run(moments()) == [10.25, 10.25, 10.25, 10.5]


def test_what_waits_for_the_beat_is_bounded() -> None:
    sink = Sink(None, None)
    closed = []
    for _ in range(MOST_WAITING + 1):
        sink.hold(b"x")
        closed.append(sink.is_closed)
    assert closed == [False] * MOST_WAITING + [True]
    assert sink.held == []


def test_a_bot_seals_at_a_moment_that_does_not_tell_how_long_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("gunbai.server.keepers.bots.time.monotonic", lambda: clock[0])
    phase = SealedPhase(1, 3.0)
    ends = set()
    for thought in (0.01, 0.9, 2.9):
        clock[0] = 100.0 + thought
        ends.add(round(clock[0] + phase.wait(), 6))
    assert ends == {103.0}


def test_bots_seal_beside_each_other(tmp_path: Path) -> None:
    """With people at the table a bot's sealed choice waits; the next bot thinks meanwhile, and play goes on."""
    with opened(tmp_path, seal_beat_ms=1) as club:
        ann: Person = club.guest("Ann")
        table = ann.post("/tables", 201, game="shogun", seats=3, bots=["steady", "steady"], options={"setup": "tables"})
        ann.post(f"/tables/{table['id']}/start")
        live = club.server.hub.tables[table["id"]]
        rng, before, end = random.Random(1), live.play.shown_move, time.monotonic() + 60
        while time.monotonic() < end:
            state = ann.get(f"/tables/{table['id']}/state")
            if live.play.shown_move > before + 10:
                break
            if state["choices"]:
                ann.act(table["id"], rng.choice(state["choices"])["action"], decision=state["decision"])
            else:
                club.client.portal.call(asyncio.sleep, 0.05)  # type: ignore[union-attr]
        assert live.play.shown_move > before + 10, "the sealed plans were opened"
