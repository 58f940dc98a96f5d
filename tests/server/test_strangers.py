"""A stranger cannot stall the server: sockets are counted, presence is gathered, walks are short."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gunbai.server.cluster.peers import FOR, HOP
from gunbai.server.operation import limits
from gunbai.server.operation.limits import Limit
from gunbai.server.people.languages import words_of
from gunbai.server.refusal import Refusal
from gunbai.server.tables.table_documents import table_document
from gunbai.server.web.doors import Pace, crowd_of
from tests.server.club import Club, Person, opened


def knock(club: Club, table: str, person: Person | None = None) -> Any:
    return club.client.websocket_connect(f"/api/tables/{table}/live", headers=person.headers if person else {})


def first(socket: Any) -> str:
    """The kind of the first message, or the code of the refusal."""
    message = socket.receive_json()
    return str(message["error"]["code"] if message["type"] == "refused" else message["type"])


def test_watchers_without_a_name_are_counted_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, watchers_per_address=2) as club:
        ann = club.guest("Ann")
        table = ann.post("/tables", 201, game="shogun", seats=3)["id"]
        with knock(club, table) as one, knock(club, table) as two:
            assert (first(one), first(two)) == ("hello", "hello")
            with knock(club, table) as three:
                assert first(three) == "limit/sockets"
            with knock(club, table, ann) as mine:
                assert first(mine) == "hello"
        with knock(club, table) as again:
            assert first(again) == "hello", "there is room again"


def test_watchers_are_counted_by_table_and_players_find_room(tmp_path: Path) -> None:
    with opened(tmp_path, watchers_per_table=2) as club:
        ann, fan, late = (club.guest(name) for name in ("Ann", "Fan", "Late"))
        table = ann.post("/tables", 201, game="shogun", seats=3)["id"]
        other = ann.post("/tables", 201, game="shogun", seats=3)["id"]
        with knock(club, table) as one, knock(club, table, fan) as two:
            assert (first(one), first(two)) == ("hello", "hello")
            with (
                knock(club, table, late) as three,
                knock(club, other, late) as elsewhere,
                knock(club, table, ann) as me,
            ):
                assert (first(three), first(elsewhere), first(me)) == ("limit/watchers", "hello", "hello")


def test_all_sockets_of_an_address_are_counted_and_how_fast_they_come(tmp_path: Path) -> None:
    with opened(tmp_path, sockets_per_address=3) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy", "Di")]
        table = people[0].post("/tables", 201, game="shogun", seats=3)["id"]
        with ExitStack() as stack:
            sockets = [stack.enter_context(knock(club, table, person)) for person in people]
            assert [first(socket) for socket in sockets] == ["hello"] * 3 + ["limit/sockets"]
        with knock(club, table, people[3]) as socket:
            assert first(socket) == "limit/sockets", "three in a minute are enough"


def test_presence_is_gathered(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    started = time.monotonic()
    with people[0].live(table) as mine, ExitStack() as stack:
        for _ in range(15):
            assert first(stack.enter_context(knock(club, table))) == "hello"
        told: list[dict[str, Any]] = []
        while not told or told[-1]["spectators"] < 15:
            message = mine.receive_json()
            if message["type"] == "presence":
                told.append(message)
        assert len(told) <= 2 + (time.monotonic() - started) / 0.5
    assert told[-1]["online"] == [0]


def test_an_announcement_is_made_once_for_all_who_see_the_same(
    club: Club, people: list[Person], monkeypatch: Any
) -> None:
    table = club.table(*people[:2])["id"]
    made = []

    def counted(*given: Any) -> Any:
        made.append(given)
        return table_document(*given)

    with ExitStack() as stack:
        sockets = [stack.enter_context(knock(club, table)) for _ in range(8)]
        assert {first(socket) for socket in sockets} == {"hello"}
        monkeypatch.setattr("gunbai.server.tables.broadcast.table_document", counted)
        people[1].put(f"/tables/{table}/seed", seed="x")
        for socket in sockets:
            while first(socket) != "table":
                pass
        assert len(made) == 1


def test_whoever_sends_too_fast_is_listened_to_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("gunbai.server.web.doors.asyncio.sleep", sleep)
    monkeypatch.setattr("gunbai.server.web.doors.time", SimpleNamespace(monotonic=lambda: 5.0))

    async def flood() -> None:
        pace = Pace()
        for _ in range(110):
            await pace.keep()

    asyncio.run(flood())
    assert waited == [pytest.approx(over / 20) for over in range(1, 11)]


def test_a_knock_is_counted_before_anything_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path, sockets_per_address=3) as club:
        asked = []

        async def find(id: str) -> None:
            asked.append(id)

        monkeypatch.setattr(club.server.services.tables, "find", find)
        for _ in range(10):
            with knock(club, "nowhere") as socket:
                first(socket)
        assert len(asked) == 3


def test_requests_of_strangers_are_counted_whatever_they_want(tmp_path: Path) -> None:
    with opened(tmp_path, reads_per_second=0.5) as club:
        club.server.reads.per_second = 0.001
        statuses = [club.client.post("/api/tables", json={"game": "shogun", "seats": 3}).status_code for _ in range(15)]
        assert statuses[:5] == [401] * 5
        assert statuses[-1] == 429


@pytest.mark.parametrize("path", ["glossary?lang=pl", "search?q=war&lang=pl", "sheet?lang=pl"])
def test_words_are_read_beside_the_loop(club: Club, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a language for the first time takes a part of a second, in which nobody could play."""
    beside = []

    def reading(language: str) -> Any:
        try:
            asyncio.get_running_loop()
            beside.append(False)
        except RuntimeError:
            beside.append(True)
        return words_of("en")

    for place in ("people.languages", "api.study.book", "api.study.rules"):
        monkeypatch.setattr(f"gunbai.server.{place}.words_of", reading)
    assert club.client.get(f"/api/rules/rising-sun/{path}").status_code == 200
    assert beside
    assert all(beside)


def test_notices_under_way_are_bounded(club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    notices, table = club.server.notices, club.server.hub.tables[club.started(*people)]
    begun = []

    async def slow(person: str, table: Any) -> None:
        begun.append(person)
        await asyncio.sleep(0.01)

    async def flood() -> None:
        for _ in range(300):
            notices._send("somebody", table)
        await all_told()
        notices._send("somebody", table)
        await all_told()

    async def all_told() -> None:
        while notices._under_way:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(notices, "_tell", slow)
    club.client.portal.call(flood)  # type: ignore[union-attr]
    assert len(begun) == 201


def test_play_goes_on_while_all_tables_are_looked_at(club: Club) -> None:
    async def tidied() -> tuple[int, int]:
        turns, most, at = 0, 0, 0

        def look(seconds: float) -> bool:
            nonlocal at, most
            at += 1
            most = max(most, at)
            return False

        async def others() -> None:
            nonlocal turns, at
            while True:
                turns, at = turns + 1, 0
                await asyncio.sleep(0)

        tables = {str(n): SimpleNamespace(id=str(n), is_idle=look) for n in range(1000)}
        hub = club.server.hub
        before, hub.tables = hub.tables, tables
        other = asyncio.create_task(others())
        await hub.tidy()
        other.cancel()
        hub.tables = before
        return turns, most

    turns, most = club.client.portal.call(tidied)  # type: ignore[union-attr]
    assert most <= 50
    assert turns >= 20


def test_one_table_is_never_loaded_twice_at_a_time(club: Club, people: list[Person], monkeypatch: Any) -> None:
    """A load that fails must not let two others in."""
    table = club.started(*people)
    hub, loaded = club.server.hub, club.server.hub._loaded
    club.server.hub.tables.pop(table)
    at_once, most, calls = 0, 0, 0

    async def watched(id: str) -> Any:
        nonlocal at_once, most, calls
        at_once, calls = at_once + 1, calls + 1
        most, mine = max(most, at_once), calls
        try:
            await asyncio.sleep(0.02)
            if mine == 1:
                raise Refusal(503, "storage/failed", "away")
            return await loaded(id)
        finally:
            at_once -= 1

    async def asked(after: float) -> Any:
        await asyncio.sleep(after)
        try:
            return await hub.get(table)
        except Refusal:
            return None

    async def all_asked() -> list[Any]:
        found = await asyncio.gather(*[asked(after) for after in (0.0, 0.01, 0.015, 0.025, 0.03)])
        return [*found, await asked(0.0)]

    monkeypatch.setattr(hub, "_loaded", watched)
    found = {id(one) for one in club.client.portal.call(all_asked) if one is not None}  # type: ignore[union-attr]
    assert most == 1
    assert found == {id(hub.tables[table])}


def test_a_household_is_one_address() -> None:
    assert crowd_of("192.0.2.7") == "192.0.2.7"
    assert crowd_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert crowd_of("2001:db8::1") == crowd_of("2001:db8::ffff:1") != crowd_of("2001:db8:0:1::1")
    assert crowd_of("unix") == "unix"


def test_limits_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    clock = [0.0]
    monkeypatch.setattr("gunbai.server.operation.limits.time.monotonic", lambda: clock[0])
    limit = Limit("x", 1.0, 1000.0)
    for n in range(1000):
        clock[0] += 0.1
        limit.take(f"address {n}")
    assert len(limit._buckets) <= 150


def test_only_our_own_processes_say_who_is_asking(club: Club) -> None:
    class Connection:
        def __init__(self, headers: list[tuple[bytes, bytes]]) -> None:
            self.scope = {"headers": headers}
            self.client = SimpleNamespace(host="192.0.2.1")

    secret = club.server.peers._secret
    told = [(FOR, b"198.51.100.7")]
    address = club.server.address
    assert address(Connection([*told, (HOP, secret)])) == "198.51.100.7"
    assert address(Connection([*told, (HOP, b"forged")])) == "192.0.2.1"
    assert address(Connection(told)) == "192.0.2.1"
