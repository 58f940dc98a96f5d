"""Several processes on one PostgreSQL: one game through two of them, and SIGKILL of the one that owns it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server import postgres
from tests.server.process import ServerProcess, asked, at_once

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(postgres.programs() is None, reason="Debian's postgresql is not installed"),
]
WITHIN = 60.0
"""Seconds in which a dead process's tables go on, on a busy machine."""
SLOWLY = 120.0
"""Seconds in which a table goes on at which a person lets their time of five seconds a move pass."""
ROUNDS = 2


class Cluster:
    """A database and the processes on it."""

    def __init__(self, database: str, **given: str) -> None:
        self.database = database
        self.given = {"bot_workers": "1", **given}
        self.client = httpx2.Client(timeout=60, trust_env=False, limits=httpx2.Limits(keepalive_expiry=2))
        self.servers: list[ServerProcess] = []

    def start(self) -> None:
        """Two at the same moment: one of them makes the schema."""

        def one(_: int) -> None:
            self.servers.append(ServerProcess(self.database, None, **self.given))

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(one, range(2)))

    def query(self, sql: str, *values: Any) -> list[Any]:
        async def run() -> list[Any]:
            connection = await asyncpg.connect(self.database)
            try:
                return list(await connection.fetch(sql, *values))
            finally:
                await connection.close()

        return asyncio.run(run())

    def owner(self, table: str) -> ServerProcess:
        """By its counted requests nobody could tell; the lock does. Where it is just passing on, the next one."""
        from gunbai.server.cluster.ownership import HELD, KEY, key_of

        named = "SELECT (SELECT a.application_name FROM pg_stat_activity a WHERE a.pid = l.pid) AS url"
        until = time.monotonic() + WITHIN
        while True:
            urls = [row["url"] for row in self.query(f"{named} {HELD} AND {KEY} = {key_of(table)}")]
            if owners := [server for server in self.servers if server.url in urls]:
                return owners[0]
            assert time.monotonic() < until, "nobody owns the table"
            time.sleep(0.05)

    def cut(self, server: ServerProcess) -> None:
        """The session that holds its locks ends."""
        self.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", server.url)

    def other(self, server: ServerProcess) -> ServerProcess:
        return next(one for one in self.servers if one is not server)

    def moves(self, table: str) -> list[str]:
        rows = self.query("SELECT entry FROM moves WHERE table_id = $1 ORDER BY number", table)
        entries = [json.loads(row["entry"]) for row in rows]
        return [entry if isinstance(entry, str) else entry["do"] for entry in entries]

    def restart(self, server: ServerProcess) -> None:
        self.servers[self.servers.index(server)] = ServerProcess(self.database, server.port, **self.given)


@contextlib.contextmanager
def processes(address: str, **given: str) -> Iterator[Cluster]:
    cluster = Cluster(address, **given)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.client.close()
        for server in cluster.servers:
            if server.process.poll() is None:
                server.kill()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with postgres.running() as address, processes(address, bot_pause_ms="100") as cluster:
        yield cluster


class Unknown(Exception):
    """The server went away before it answered."""


class Player:
    """Plays the human seats of a table, each move through a process of its choice, and notes what it was told."""

    def __init__(self, cluster: Cluster, urls: list[str], game: str, bots: list[str], seed: int, **wishes: Any) -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.client = cluster.client
        self.said: list[tuple[str, bool]] = []
        """Moves in order, and whether they were acknowledged; an unanswered one may have happened or not."""
        self.tokens: list[str] = []
        for number in range(3 - len(bots)):
            person = self.set_up("/guests", {"name": f"Player {number}", "token": True}, "")
            self.tokens.append(person["token"])
        wished = {"game": game, "seats": 3, "bots": bots, **wishes}
        self.table = str(self.set_up("/tables", wished, self.tokens[0])["id"])
        for token in self.tokens:
            self.set_up(f"/tables/{self.table}/join", {}, token)
        self.set_up(f"/tables/{self.table}/start", None, self.tokens[0])

    def set_up(self, path: str, body: Any, token: str) -> Any:
        """Tests before may have killed a process or cut it off: where the answer is that this is so, or none comes, it
        is asked again. It may have been done all the same: then there is a conflict."""
        until, tried, headers = time.monotonic() + WITHIN, 0, {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            tried += 1
            with contextlib.suppress(httpx2.TransportError):
                answer = self.client.post(f"{self.rng.choice(self.urls)}/api{path}", json=body, headers=headers)
                if answer.status_code != 503:
                    assert answer.status_code < 300 or (answer.status_code == 409 and tried > 1), answer.text
                    return answer.json()
            assert time.monotonic() < until, "no process is back"
            time.sleep(0.1)

    def ask(self, seat: int, method: str, path: str, **rest: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        url = f"{self.rng.choice(self.urls)}/api{path}"
        try:
            answer = self.client.request(method, url, headers=headers, **rest)
        except httpx2.TransportError:
            raise Unknown from None
        if answer.status_code == 503 and answer.json()["code"] in ("table/lost", "storage/failed", "storage/away"):
            raise Unknown
        if answer.status_code in (409, 503):
            return None
        assert answer.status_code < 300, answer.text
        return answer.json()

    def play(self, until: threading.Event) -> None:
        while not until.is_set():
            try:
                if not self.step():
                    return
            except Unknown:
                time.sleep(0.05)

    def play_until_acknowledged(self, moves: int) -> None:
        """So many, through whatever happens to processes."""
        until = time.monotonic() + WITHIN
        while self.acknowledged < moves:
            with contextlib.suppress(Unknown):
                assert self.step(), "the game is over"
            assert time.monotonic() < until, "play does not go on"

    def step(self) -> bool:
        seats = range(len(self.tokens))
        states = {seat: self.ask(seat, "GET", f"/tables/{self.table}/state") for seat in seats}
        acting = [seat for seat in seats if states[seat] and states[seat]["choices"]]
        if not acting:
            time.sleep(0.01)
            return states[0] is None or states[0]["status"] == "running"
        seat = self.rng.choice(acting)
        action = self.rng.choice(at_once(states[seat]["choices"]))
        body = {"actions": [action], "decision": states[seat]["decision"]}
        try:
            if self.ask(seat, "POST", f"/tables/{self.table}/actions", json=body) is not None:
                self.said.append((action, True))
        except Unknown:
            self.said.append((action, False))
            raise
        return True

    def sees_the_table(self) -> bool:
        with contextlib.suppress(Unknown):
            return self.ask(0, "GET", f"/tables/{self.table}/state") is not None
        return False

    @property
    def acknowledged(self) -> int:
        return sum(sure for _, sure in self.said)

    def check(self, moves: list[str]) -> None:
        """Every acknowledged move is stored, in order, and nothing else but moves whose answer never came."""
        stored = [text for text in moves if int(text.split()[0]) < len(self.tokens)]
        places = {0}
        for action, sure in self.said:
            done = {place + 1 for place in places if stored[place : place + 1] == [action]}
            places = done if sure else done | places
        assert len(stored) in places, (stored, self.said)


def wait_for(what: Callable[[], bool], seconds: float = WITHIN) -> float:
    """How long it took."""
    started = time.monotonic()
    while not what():
        assert time.monotonic() - started < seconds, "it took too long"
        time.sleep(0.05)
    return time.monotonic() - started


def live(player: Player, seat: int, url: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {player.tokens[seat]}"}
    path = f"{url.replace('http', 'ws')}/api/tables/{player.table}/live"
    return connect(path, additional_headers=headers, compression=None, proxy=None, open_timeout=60)


def next_of(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message


def test_players_at_different_processes_play_one_table(cluster: Cluster) -> None:
    player = Player(cluster, [server.url for server in cluster.servers], "rising-sun", [], 3)
    player.play_until_acknowledged(25)
    player.check(cluster.moves(player.table))
    owner = cluster.owner(player.table)
    with live(player, 0, owner.url) as near, live(player, 1, cluster.other(owner).url) as far:
        assert next_of(near, "hello")["state"]["status"] == "running"
        hello = next_of(far, "hello")
        assert hello["table"]["you"] == 1
        wait_for(lambda: set(next_of(near, "presence")["online"]) == {0, 1})
        player.ask(1, "POST", f"/tables/{player.table}/talk", json={"text": "through another door"})
        assert next_of(near, "talk")["talk"]["text"] == next_of(far, "talk")["talk"]["text"] == "through another door"
        far.send(json.dumps({"type": "act", "id": 7, "actions": ["1 nonsense"], "decision": 0}))
        assert next_of(far, "reply")["ok"] is False
    mine = [player.ask(0, "GET", "/tables?mine=true")["tables"] for _ in range(8)]
    assert all([table["id"] for table in tables] == [player.table] for tables in mine)
    assert all(any(seat["acting"] for seat in tables[0]["seats"]) for tables in mine), "the owner is asked"


def test_refusals_pass_through(cluster: Cluster) -> None:
    player = Player(cluster, [cluster.servers[0].url], "shogun", [], 4, public=True)
    owner = cluster.owner(player.table)
    far = cluster.other(owner).url
    path = f"/api/tables/{player.table}"
    both = [asked("GET", f"{url}{path}/state?since=-1") for url in (owner.url, far)]
    assert both[0].json() == both[1].json()
    assert [answer.status_code for answer in both] == [422, 422]
    assert asked("POST", f"{far}{path}/actions", json={"actions": ["x"]}).status_code == 401
    assert asked("GET", f"{far}/api/tables/nosuchtable").status_code == 404
    forged = asked("GET", f"{far}{path}", headers={"x-gunbai-hop": "forged"})
    assert forged.status_code == 200, "it is forwarded like any other"
    assert forged.headers.get_list("x-frame-options") == ["DENY"]
    origin = {"Origin": "http://elsewhere.example"}
    assert asked("POST", f"{far}{path}/start", headers=origin).status_code == 403


def test_somebody_elses_append_makes_the_owner_step_down(cluster: Cluster) -> None:
    player = Player(cluster, [cluster.servers[0].url], "rising-sun", [], 5)
    player.play_until_acknowledged(5)
    next_one = len(cluster.moves(player.table)) + 1
    cluster.query("INSERT INTO moves VALUES ($1, $2, $3, $4)", player.table, next_one, '"0 rogue"', time.time())
    with pytest.raises(Unknown):
        player.step()
    cluster.query("DELETE FROM moves WHERE table_id = $1 AND number = $2", player.table, next_one)
    player.said.pop()
    player.play_until_acknowledged(7)
    player.check(cluster.moves(player.table))


def test_losing_the_session_moves_the_tables_on(cluster: Cluster) -> None:
    player = Player(cluster, [server.url for server in cluster.servers], "shogun", ["random"], 6)
    stop = threading.Event()
    thread = threading.Thread(target=player.play, args=(stop,))
    thread.start()
    try:
        for _ in range(3):
            before = player.acknowledged
            wait_for(lambda before=before: player.acknowledged > before + 3)  # type: ignore[misc]
            cluster.cut(cluster.owner(player.table))
            before = player.acknowledged
            wait_for(lambda before=before: player.acknowledged > before + 3)  # type: ignore[misc]
    finally:
        stop.set()
        thread.join(WITHIN)
    player.check(cluster.moves(player.table))


def test_who_comes_while_the_session_is_cut_waits_for_the_next(cluster: Cluster) -> None:
    """No answer is lost by that: it was the first request that found the session gone."""
    player = Player(cluster, [server.url for server in cluster.servers], "shogun", [], 8)
    for server in cluster.servers * 2:
        cluster.cut(server)
        body, headers = {"game": "shogun", "seats": 3}, {"Authorization": f"Bearer {player.tokens[0]}"}
        answer = cluster.client.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert answer.status_code == 201, answer.text


def test_a_bot_game_goes_on_by_itself_when_its_process_dies(cluster: Cluster) -> None:
    wishes: dict[str, Any] = {"clock": {"per_move": 5, "bank": 0}, "policy": "bot"}
    player = Player(cluster, [cluster.servers[0].url], "rising-sun", ["random", "random"], 7, **wishes)
    wait_for(lambda: any(move.startswith("0 ") for move in cluster.moves(player.table)), SLOWLY)
    owner = cluster.owner(player.table)
    owner.kill()
    before = cluster.moves(player.table)
    took = wait_for(lambda: len(cluster.moves(player.table)) > len(before) + 2, SLOWLY)
    print(f"a bot game went on after {took:.2f} s")
    assert cluster.moves(player.table)[: len(before)] == before
    cluster.restart(owner)


def test_nothing_acknowledged_is_lost_when_the_owner_is_killed(cluster: Cluster) -> None:
    rng = random.Random(23)
    lineups: list[list[str]] = [[], ["random"], ["random", "random"]]
    games = ["rising-sun", "shogun"]
    urls = [server.url for server in cluster.servers]
    players = [Player(cluster, urls, games[n % 2], lineups[n % 3], n) for n in range(6)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        for number in range(ROUNDS):
            killed_and_restarted(cluster, players, rng.uniform(0.5, 2.0), players[number % 6].table)
        wait_for(lambda: sum(player.acknowledged for player in players) > 30)
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
    for player in players:
        player.check(cluster.moves(player.table))
        for _ in range(4):
            wait_for(player.sees_the_table)
    assert [server.stop() for server in cluster.servers] == [0, 0]


def killed_and_restarted(cluster: Cluster, players: list[Player], seconds: float, table: str) -> None:
    """SIGKILL of a table's owner in mid-game: play goes on through the other process, before any restart."""
    time.sleep(seconds)
    owner = cluster.owner(table)
    owner.kill()
    before = sum(player.acknowledged for player in players)
    took = wait_for(lambda: sum(player.acknowledged for player in players) > before + 3)
    print(f"went on after {took:.2f} s")
    cluster.restart(owner)
