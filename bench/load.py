"""The server under load, on loopback: `python -m bench.load`. One process on SQLite, server and clients on one machine.

A database with running games is prepared, `python -m gunbai.server` is started on it, idle sockets watch most tables,
active ones play 200 moves a second for some seconds. Every move is validated, durable, redacted and sent to five seats.
The run is bounded in count and time and ends the server it started.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
import websockets
from sqlalchemy import insert

from bench import load_report
from gunbai.games.registry import game as game_by_name
from gunbai.server.ids import hashed
from gunbai.server.play import moves
from gunbai.server.services import Services
from gunbai.server.settings import Settings
from gunbai.server.store.schema import MOVES, SEATS, TABLES
from gunbai.session.session import begun

SEATS_PER_TABLE = 5
LONG = "long"
LONG_MOVES = 300
"""A stored game that is opened while nothing else happens."""


class Arguments:
    """How much of what."""

    def __init__(self) -> None:
        parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
        parser.add_argument("--game", default="rising-sun")
        parser.add_argument("--tables", type=int, default=1000, help="running games in all")
        parser.add_argument("--idle", type=int, default=2000, help="sockets that only watch")
        parser.add_argument("--active", type=int, default=200, help="sockets of players who move")
        parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
        parser.add_argument("--seconds", type=float, default=20.0)
        parser.add_argument("--port", type=int, default=8765)
        parser.add_argument("--write", action="store_true", help="put the figures into RESULTS.md")
        given = parser.parse_args()
        self.game: str = given.game
        self.tables: int = given.tables
        self.idle: int = min(given.idle, 5000)
        self.active: int = min(given.active, 1000)
        self.rate: float = given.rate
        self.seconds: float = min(given.seconds, 120.0)
        self.port: int = given.port
        self.write: bool = given.write


# --- preparing --------------------------------------------------------------------------------------------------------


async def prepared(database: str, wanted: Arguments) -> list[str]:
    """Running games of five seats each; returns their ids. All seats belong to people with known tokens."""
    services = Services(Settings(database=database, tables_per_person=10**6))
    await services.database.open()
    people = [await services.people.add_guest(f"Player {seat}") for seat in range(SEATS_PER_TABLE)]
    for seat, person in enumerate(people):
        await services.people.add_session(hashed(token(seat)), person.id, None, "bench", 1)
    template = moves_of(wanted.game, 40)
    ids = []
    async with services.database.writing() as connection:
        for number in range(wanted.tables):
            ids.append(await add_table(connection, wanted.game, f"bench{number}", people, template))
        await add_table(connection, wanted.game, LONG, people, moves_of(wanted.game, LONG_MOVES))
    await services.database.close()
    return ids


def token(seat: int) -> str:
    return f"bench-token-of-seat-{seat}"


def moves_of(game: str, count: int) -> list[Any]:
    """The first moves of a random game; its seed is the same at every table."""
    row: Any = table_row(game, "bench", "nobody")
    from gunbai.kernel.luck.chance import FairChance

    luck = FairChance(row["seed"], [""] * SEATS_PER_TABLE)
    session = begun(game_by_name(game), SEATS_PER_TABLE, {}, luck, table="bench")
    rng = random.Random(3)  # its games of both kinds are long enough
    entries: list[Any] = []
    while len(entries) < count:
        seat = session.actors()[0]
        entries += moves.acted(session, seat, [str(rng.choice(session.choices(seat)))], None)
    return [session.setup(), entries]


def table_row(game: str, id: str, host: str) -> dict[str, Any]:
    now = time.time()
    return {
        "id": id,
        "name": id,
        "game": game,
        "rules": 1,
        "options": "{}",
        "status": "running",
        "public": True,
        "pace": "live",
        "policy": "wait",
        "delay": 0,
        "host": host,
        "invite": f"invite-{id}",
        "seed": b"s" * 32,
        "created": now,
        "touched": now,
        "started": now,
    }


async def add_table(connection: Any, game: str, id: str, people: list[Any], template: list[Any]) -> str:
    from gunbai.kernel.documents.codec import canonical

    setup, entries = template
    row = table_row(game, id, people[0].id)
    row["options"] = canonical(game_by_name(game).filled({}))
    row["rules"] = game_by_name(game).version
    row["setup"] = canonical(setup)
    await connection.execute(insert(TABLES), [row])
    seats = [{"table_id": id, "seat": n, "person": p.id, "name": p.name} for n, p in enumerate(people)]
    await connection.execute(insert(SEATS), seats)
    moves = [{"table_id": id, "number": n, "entry": canonical(e), "at": 0.0} for n, e in enumerate(entries, 1)]
    await connection.execute(insert(MOVES), moves)
    return id


# --- playing ----------------------------------------------------------------------------------------------------------


class ActiveTable:
    """Five players of one table; the latest state of each, as text, is decoded only when that seat moves."""

    def __init__(self, url: str, id: str, measures: Measures, rng: random.Random) -> None:
        self.url = url
        self.id = id
        self.measures = measures
        self.rng = rng
        self.sockets: list[Any] = []
        self.latest: list[str] = [""] * SEATS_PER_TABLE
        self.sent = 0.0
        self.replied = asyncio.Event()
        self.acknowledged = 0
        self.over = False

    async def open(self) -> None:
        for seat in range(SEATS_PER_TABLE):
            headers = {"Authorization": f"Bearer {token(seat)}"}
            socket = await websockets.connect(
                f"{self.url}/api/tables/{self.id}/live?since=100000", additional_headers=headers, compression=None
            )
            self.sockets.append(socket)
            self.latest[seat] = str(await socket.recv())

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            kind = text[9:14]
            if kind == "state":
                self.latest[seat] = text
                self.measures.told.append(now - self.sent)
            elif kind == "reply":
                self.measures.acknowledged.append(now - self.sent)
                self.acknowledged += '"ok":true' in text
                self.measures.refused += '"ok":false' in text
                self.replied.set()

    async def move(self) -> None:
        """One move by whoever must choose."""
        state = json.loads(self.latest[0])["state"]
        if not state["actors"]:
            self.over = True
            return
        seat = self.rng.choice(state["actors"])
        mine = json.loads(self.latest[seat])["state"]
        if not mine["choices"]:
            return
        message = {
            "type": "act",
            "id": 1,
            "actions": [self.rng.choice(mine["choices"])["action"]],
            "decision": mine["decision"],
        }
        self.replied.clear()
        self.sent = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))
        await asyncio.wait_for(self.replied.wait(), 10)


class Measures:
    """Seconds from sending a move until its reply, and until each of the five had its new state."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.refused = 0


async def watch(url: str, id: str, keep: list[Any]) -> None:
    keep.append(await websockets.connect(f"{url}/api/tables/{id}/live", compression=None, ping_interval=None))


async def drive(table: ActiveTable, every: float, end: float) -> None:
    await asyncio.sleep(random.random() * every)
    due = time.perf_counter()
    while time.perf_counter() < end and not table.over:
        await table.move()
        due += every
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


def opened(port: int, process: subprocess.Popen[bytes]) -> dict[str, float]:
    """Milliseconds for the first look at a game of 300 moves: until the answer, and of the server's processor."""
    url, headers = f"http://127.0.0.1:{port}/api", {"Authorization": f"Bearer {token(0)}"}
    with httpx2.Client(timeout=20) as client:
        client.get(f"{url}/me", headers=headers)
        cpu, begin = cpu_seconds(process.pid), time.perf_counter()
        client.get(f"{url}/tables/{LONG}/state?since=100000", headers=headers).raise_for_status()
        wall = time.perf_counter() - begin
    return {"wall": round(wall * 1000, 1), "cpu": round((cpu_seconds(process.pid) - cpu) * 1000, 1)}


async def loaded(wanted: Arguments, ids: list[str], process: subprocess.Popen[bytes]) -> dict[str, Any]:
    url = f"ws://127.0.0.1:{wanted.port}"
    measures = Measures()
    idle: list[Any] = []
    playing = ids[: wanted.active // SEATS_PER_TABLE]
    tables = [ActiveTable(url, id, measures, random.Random(n)) for n, id in enumerate(playing)]
    for table in tables:
        await table.open()
    rest = ids[len(playing) :] or ids
    for start in range(0, wanted.idle, 50):
        await asyncio.gather(
            *(watch(url, rest[n % len(rest)], idle) for n in range(start, min(start + 50, wanted.idle)))
        )
    listeners = [asyncio.create_task(t.listen(s)) for t in tables for s in range(SEATS_PER_TABLE)]
    begin_cpu, begin = cpu_seconds(process.pid), time.perf_counter()
    end = begin + wanted.seconds
    await asyncio.gather(*(drive(table, len(tables) / wanted.rate, end) for table in tables))
    seconds, cpu = time.perf_counter() - begin, cpu_seconds(process.pid) - begin_cpu
    moves = sum(table.acknowledged for table in tables)
    figures = {
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "refused": measures.refused,
        "server_cpu_share": round(cpu / seconds, 3),
        "server_cpu_ms_per_move": round(cpu / moves * 1000, 2),
        "load_average": os.getloadavg()[0],
        "server_megabytes": resident_megabytes(process.pid),
        "reply_ms": percentiles(measures.acknowledged),
        "told_ms": percentiles(measures.told),
        "idle_sockets": len(idle),
    }
    for task in listeners:
        task.cancel()
    if os.environ.get("BENCH_METRICS"):
        token = {"Authorization": "Bearer bench"}
        text = httpx2.get(f"http://127.0.0.1:{wanted.port}/api/metrics", headers=token, timeout=20).text
        print("\n".join(line for line in text.splitlines() if line.startswith(("gunbai_move_s", "gunbai_store_s"))))
    figures["acknowledged_by_table"] = {table.id: table.acknowledged for table in tables}
    return figures


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)

    def pick(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)

    return {"p50": pick(0.5), "p90": pick(0.9), "p99": pick(0.99), "max": pick(1.0)} if ordered else {}


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


# --- the run ----------------------------------------------------------------------------------------------------------


def started(database: str, port: int) -> tuple[subprocess.Popen[bytes], float]:
    """The server, and the seconds until it was ready."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "gunbai.server", "--port", str(port), "--database", database]
    chosen = {
        "GUNBAI_SERVER_BOT_WORKERS": "0",
        "GUNBAI_SERVER_TEA_WORD": "0",
        "GUNBAI_SERVER_TEA_POUR": "0",
        "GUNBAI_SERVER_TEA_OPEN": "0",
        "GUNBAI_SERVER_TEA_BEAT_MS": "0",
        "GUNBAI_SERVER_WRITES_PER_SECOND": "1000",
        "GUNBAI_SERVER_METRICS_TOKEN": "bench",
        "GUNBAI_SERVER_SOCKET_LIMIT": "5000",
        "GUNBAI_SERVER_SOCKETS_PER_ADDRESS": "1000000",
        "GUNBAI_SERVER_WATCHERS_PER_ADDRESS": "1000000",
        "GUNBAI_SERVER_WATCHERS_PER_TABLE": "1000000",
    }
    process = subprocess.Popen(command, env={**os.environ, **chosen}, stdout=subprocess.DEVNULL)
    while time.perf_counter() - begin < 60:
        try:
            if httpx2.get(f"http://127.0.0.1:{port}/api/ready", timeout=2).status_code == 200:
                return process, round(time.perf_counter() - begin, 2)
        except httpx2.TransportError:
            time.sleep(0.02)
    process.kill()
    raise TimeoutError("the server did not get ready")


def lost_moves(database: str, acknowledged: dict[str, int]) -> int:
    """Acknowledged moves that are not in the database after the server was killed."""
    connection = sqlite3.connect(database)
    stored = dict(connection.execute("SELECT table_id, COUNT(*) FROM moves GROUP BY table_id"))
    connection.close()
    return sum(max(0, count - (stored.get(id, 0) - 40)) for id, count in acknowledged.items())


def main() -> None:
    wanted = Arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.db")
        ids = asyncio.run(prepared(database, wanted))
        process, ready = started(database, wanted.port)
        try:
            start = {"wall": ready, "cpu": round(cpu_seconds(process.pid), 2)}
            first = opened(wanted.port, process)
            figures = asyncio.run(loaded(wanted, ids, process))
        finally:
            process.kill()
            process.wait()
        figures["lost"] = lost_moves(database, figures.pop("acknowledged_by_table"))
        figures |= {"start_seconds": start, "open_300_moves_ms": first}
    print(json.dumps(figures, indent=2))
    if wanted.write:
        load_report.write(figures, wanted.tables, wanted.active)


if __name__ == "__main__":
    main()
