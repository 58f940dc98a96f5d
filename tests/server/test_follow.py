"""Whatever follows a move fails beside it: the move stands, it is acknowledged, and the table goes on."""

from __future__ import annotations

import gc
import time
from typing import Any

import pytest

from gunbai.server.keepers.bots import BotDriver
from gunbai.server.keepers.voices import VoiceKeeper
from gunbai.server.notices.notices import Notices
from gunbai.server.operation.logs import Logger
from gunbai.server.play.steady import Steady
from gunbai.server.tables.clocks import Clock
from gunbai.server.tea.ceremony import Ceremony
from tests.server.club import Club, Person, opened


@pytest.mark.parametrize(
    ("place", "name"),
    [(BotDriver, "_next"), (VoiceKeeper, "_lines"), (Notices, "_send"), (Clock, "wait"), (Ceremony, "follow")],
)
def test_a_move_is_acknowledged_though_what_follows_it_fails(
    place: Any, name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Logger, "exception", lambda log, event, **fields: told.append(str(fields["follower"])))
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        club.server.notices._wanted = {person.id for person in people}
        bots = ["steady"] if place is BotDriver else []  # one that never acts, for its driver is broken
        monkeypatch.setattr(place, name, broken)
        table = club.started(*people, seats=len(people) + len(bots), bots=bots, clock={"per_move": 3600})
        before = moved(club, table)
        for _ in range(3):
            acting = next(seat for seat in club.server.hub.tables[table].play.actors() if seat < len(people))
            state = people[acting].get(f"/tables/{table}/state")
            people[acting].act(table, state["choices"][0]["action"], decision=state["decision"])
        assert moved(club, table) == before + 3
    assert len(told) == len(set(told)), "each fault once"
    assert told, "it is told"


def moved(club: Club, table: str) -> int:
    return len(club.server.hub.tables[table].play.entries)


def test_the_others_still_follow_when_one_fails(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Any] = []
    hub = club.server.hub

    def broken(table: Any) -> None:
        raise ValueError("no")

    monkeypatch.setattr(hub, "followers", [hub._harmless(broken), hub._harmless(called.append)])
    table = hub.tables[club.started(*people)]
    for follow in hub.followers:
        follow(table)
    assert set(called) == {table}


def test_what_is_known_of_a_table_goes_with_it(house: Club) -> None:
    """A server runs for months: what follows tables remembers nothing of those that have left the memory."""
    ann = house.guest("Ann")
    tables = [house.started(ann, seats=3, bots=["random", "random"]) for _ in range(3)]
    hub, server = house.server.hub, house.server
    assert len(server.voices._voices) == 3

    async def let_go() -> None:
        for id in tables:
            table = hub.tables[id]
            async with table.lock:
                hub.let_go(table)
        hub._left.clear()  # else they are taken up again

    house.client.portal.call(let_go)  # type: ignore[union-attr]
    ends = time.monotonic() + 60
    while left(server) and time.monotonic() < ends:  # a bot may still be thinking
        gc.collect()
        time.sleep(0.05)
    assert left(server) == 0
    assert ann.get(f"/tables/{tables[0]}/state")["status"] == "running", "and it comes back"


def test_bots_of_a_table_that_was_let_go_do_not_wait_for_somebody_to_look(house: Club) -> None:
    ann = house.guest("Ann")
    going = house.started(ann, seats=3, bots=["random", "random"])
    over = house.started(ann, seats=3, bots=["random", "random"])
    hub = house.server.hub

    async def let_go() -> list[bool]:
        async with hub.tables[over].lock:
            await hub.tables[over].close("cancelled")
        for id in (going, over):
            hub.let_go(hub.tables[id])
        before = [id in hub.tables for id in (going, over)]
        await hub.tidy()
        return [*before, *(id in hub.tables for id in (going, over))]

    assert house.client.portal.call(let_go) == [False, False, True, False]  # type: ignore[union-attr]
    assert not hub._left


def left(server: Any) -> int:
    return sum(map(len, (server.voices._voices, server.voices._heard, server.bots._answered, server.bots._phases)))


def test_tea_is_not_measured_by_a_clock_that_can_be_set(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ceremony = club.server.hub.tables[club.started(*people)].tea
    before, wall = ceremony.clock(), time.time()
    monkeypatch.setattr("time.time", lambda: wall + 86_400)
    assert 0 <= ceremony.clock() - before < 3600
    assert Steady()() - before >= 86_400, "what begins later has the new time"
