"""The server under load, on loopback: `python -m bench.load club`. One process on SQLite, all on one machine.

A database with running games is prepared, `python -m gunbai.server` is started on it, idle sockets watch most tables,
active ones play at a fixed rate for some seconds. Every move is validated, durable, redacted and sent to five seats.
Every run is bounded in count and time and ends the server it started; `bench/load_report.py` lists them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
import msgspec
import websockets

from bench import load_report
from bench.load_report import RUNS, Run
from bench.load_tables import LONG, MOVES_BEFORE, SEATS_PER_TABLE, prepared, token


class Arguments:
    """What is run, and how long."""

    def __init__(self) -> None:
        parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
        parser.add_argument("run", nargs="?", choices=list(RUNS), default="club", help="how much of what")
        parser.add_argument("--game", choices=["rising-sun", "shogun"], help="the other one is left out")
        parser.add_argument("--tables", type=int, help="running games in all, where they are not those of the run")
        parser.add_argument("--idle", type=int, help="sockets that only watch")
        parser.add_argument("--active", type=int, help="sockets of players who move, five a table")
        parser.add_argument("--rate", type=float, help="moves a second")
        parser.add_argument("--seconds", type=float, help="how long moves are made")
        parser.add_argument("--port", type=int, default=8765)
        parser.add_argument("--write", action="store_true", help="put the figures into RESULTS.md")
        given = parser.parse_args()
        self.name: str = given.run
        changes = (given.tables, given.idle, given.active, given.rate, given.seconds)
        if given.write and changes != (None,) * len(changes):
            parser.error("--write puts a run into RESULTS.md under its name, so it is run as it is")
        self.run: Run = RUNS[given.run].changed(*changes)
        self.games: tuple[str, ...] = (given.game,) if given.game else self.run.games
        self.port: int = given.port
        self.write: bool = given.write


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
        state = msgspec.json.decode(self.latest[0])["state"]
        if not state["actors"]:
            self.over = True
            return
        seat = self.rng.choice(state["actors"])
        mine = msgspec.json.decode(self.latest[seat])["state"]
        if not mine["choices"]:
            return
        actions = [str(choice["action"]) for choice in mine["choices"]]
        # whoever agrees at tea has a cup, and that is a move only when it is drunk
        actions = [one for one in actions if " agree " not in one] or actions
        message = {
            "type": "act",
            "id": 1,
            "actions": [self.rng.choice(actions)],
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


async def loaded(wanted: Run, port: int, ids: list[str], process: subprocess.Popen[bytes]) -> dict[str, Any]:
    url = f"ws://127.0.0.1:{port}"
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
    # players who stall together move together afterwards: that would be measured, not the server
    gc.collect()
    gc.freeze()
    gc.disable()
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
        "tables_played": sum(table.acknowledged > 0 for table in tables),
    }
    gc.enable()
    for task in listeners:
        task.cancel()
    if os.environ.get("BENCH_METRICS"):
        token = {"Authorization": "Bearer bench"}
        text = httpx2.get(f"http://127.0.0.1:{port}/api/metrics", headers=token, timeout=20).text
        print("\n".join(line for line in text.splitlines() if line.startswith(("gunbai_move_s", "gunbai_store_s"))))
    figures["acknowledged_by_table"] = {table.id: table.acknowledged for table in tables}
    return figures


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)

    def pick(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)

    return {"p50": pick(0.5), "p90": pick(0.9), "p99": pick(0.99), "max": pick(1.0)} if ordered else {}


def cpu_seconds(pid: int) -> float:
    """The process's own clock counts every nanosecond; `/proc` counts the ticks at which it was seen running, and work
    that always begins just after a tick is counted several times too high."""
    return time.clock_gettime((~pid << 3) | 2)  # as clock_getcpuclockid() names it


def resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


# --- the run ----------------------------------------------------------------------------------------------------------


NO_LIMITS = {
    "SOCKET_LIMIT": "5000",
    **dict.fromkeys(
        ("SOCKETS_PER_ADDRESS", "WATCHERS_PER_ADDRESS", "WATCHERS_PER_TABLE", "LINES_PER_ADDRESS"), "1000000"
    ),
}


def started(database: str, port: int, limits: dict[str, str]) -> tuple[subprocess.Popen[bytes], float]:
    """The server, and the seconds until it was ready."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "gunbai.server", "--port", str(port), "--database", database]
    chosen = {
        "GUNBAI_SERVER_BOT_WORKERS": "0",
        "GUNBAI_SERVER_SEAL_BEAT_MS": "0",  # what the server does is measured, not what it waits for
        "GUNBAI_SERVER_TEA_WORD": "0",
        "GUNBAI_SERVER_TEA_POUR": "0",
        "GUNBAI_SERVER_TEA_OPEN": "0",
        "GUNBAI_SERVER_TEA_BEAT_MS": "0",
        "GUNBAI_SERVER_WRITES_PER_SECOND": "1000",
        "GUNBAI_SERVER_METRICS_TOKEN": "bench",
        **{f"GUNBAI_SERVER_{name}": value for name, value in limits.items()},
    }
    process = subprocess.Popen(command, env={**os.environ, **chosen}, stdout=subprocess.DEVNULL)
    while time.perf_counter() - begin < 240:
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
    return sum(max(0, count - (stored.get(id, 0) - MOVES_BEFORE)) for id, count in acknowledged.items())


def measured(game: str, run: Run, port: int) -> dict[str, Any]:
    """One run with one game, on a database and a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.db")
        ids = asyncio.run(prepared(database, game, run.tables))
        process, ready = started(database, port, NO_LIMITS)
        try:
            start = {"wall": ready, "cpu": round(cpu_seconds(process.pid), 2)}
            first = opened(port, process)
            figures = asyncio.run(loaded(run, port, ids, process))
        finally:
            process.kill()
            process.wait()
        figures["lost"] = lost_moves(database, figures.pop("acknowledged_by_table"))
    return figures | {"start_seconds": start, "open_300_moves_ms": first}


def main() -> None:
    wanted = Arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20000)), hard))
    columns = wanted.run.columns(wanted.games)
    figures = {head: measured(game, run, wanted.port) for head, (game, run) in columns.items()}
    print(json.dumps(figures, indent=2))
    if wanted.write:
        load_report.write(wanted.name, wanted.run, figures)


if __name__ == "__main__":
    main()
