"""Strangers at the doors, on loopback: `python -m bench.strangers`. What do players notice of them?

Games are played as in `bench.load`, with the limits of a host who sets none. Meanwhile thousands watch without a name,
from many addresses (all of 127.0.0.0/8 is this machine), come and go; hundreds of connections send half a request and
fall silent; one address tries more than it may. The run is bounded in count and time and ends the server it started.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import websockets

from bench import load, load_tables
from bench.report import write_section

PER_ADDRESS: Final = 20
"""What a host allows who sets nothing: `watchers_per_address`."""
HALF: Final = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow"
HEALTH: Final = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Wanted:
    """How much of what."""

    def __init__(self) -> None:
        parser = argparse.ArgumentParser(prog="bench.strangers", description=__doc__)
        parser.add_argument("--strangers", type=int, default=3000, help="sockets that say no name")
        parser.add_argument("--half", type=int, default=400, help="connections with half a request")
        parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
        parser.add_argument("--seconds", type=float, default=20.0)
        parser.add_argument("--port", type=int, default=8766)
        parser.add_argument("--write", action="store_true", help="put the figures into RESULTS.md")
        given = parser.parse_args()
        self.strangers = min(given.strangers, 5000)
        self.half = min(given.half, 2000)
        self.rate: float = given.rate
        self.seconds: float = min(given.seconds, 120.0)
        self.port: int = given.port
        self.write: bool = given.write
        self.game, self.tables = "rising-sun", 300


class Crowd:
    """The strangers: who got in, who was turned away, and what they hold open."""

    def __init__(self, port: int, ids: list[str]) -> None:
        self.port = port
        self.ids = ids
        self.sockets: list[Any] = []
        self.lines: list[asyncio.StreamWriter] = []
        self.refused = 0

    async def watch(self, number: int, address: str) -> None:
        """One watcher from an address; the table is drawn, those that are played among them."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.ids[number % len(self.ids)]}/live?since=100000"
        try:
            socket = await websockets.connect(
                url, compression=None, ping_interval=None, local_addr=(address, 0), open_timeout=60, max_queue=None
            )
            first = str(await asyncio.wait_for(socket.recv(), 60))
        except (OSError, TimeoutError, websockets.WebSocketException):
            self.refused += 1
            return
        if first.startswith('{"type":"refused"'):
            self.refused += 1
        else:
            self.sockets.append(socket)

    async def gather(self, amount: int) -> None:
        for start in range(0, amount, 50):
            await asyncio.gather(*(self.watch(n, address_of(n)) for n in range(start, min(amount, start + 50))))

    async def come_and_go(self, end: float) -> None:
        """A few a second leave, and others come: presence is told all the time."""
        number = len(self.sockets)
        while time.perf_counter() < end and self.sockets:
            await self.sockets.pop(random.randrange(len(self.sockets))).close()
            number += 1
            await self.watch(number, f"127.3.{number // 250 % 250}.{number % 250 + 1}")
            await asyncio.sleep(0.05)

    async def push(self, amount: int) -> int:
        """More from one address than it may: how many got in, and stay."""
        for n in range(amount):
            await self.watch(n, "127.4.0.1")
        return len(self.sockets)

    async def fall_silent(self, amount: int) -> None:
        for n in range(amount):
            with contextlib.suppress(OSError):
                where = f"127.5.0.{n // 100 + 1}"
                _, line = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(where, 0))
                line.write(HALF)
                self.lines.append(line)


def address_of(number: int) -> str:
    """So many to an address as may be."""
    block = number // PER_ADDRESS
    return f"127.2.{block // 250}.{block % 250 + 1}"


async def ask_health(port: int, end: float, seconds: list[float]) -> None:
    """A line of its own, as a watchdog has it; a new one where the old one was closed."""
    while time.perf_counter() < end:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            while time.perf_counter() < end:
                begin = time.perf_counter()
                writer.write(HEALTH)
                await reader.readuntil(b'"alive"}')
                seconds.append(time.perf_counter() - begin)
                await asyncio.sleep(0.02)
            writer.close()


async def besieged(wanted: Wanted, ids: list[str]) -> dict[str, Any]:
    measures, health = load.Measures(), list[float]()
    url = f"ws://127.0.0.1:{wanted.port}"
    tables = [load.ActiveTable(url, id, measures, random.Random(n)) for n, id in enumerate(ids[:20])]
    for table in tables:
        await table.open()
    crowd, pushy = Crowd(wanted.port, ids), Crowd(wanted.port, ids)
    begin = time.perf_counter()
    await crowd.gather(wanted.strangers)
    came = time.perf_counter() - begin
    inside, turned_away = len(crowd.sockets), crowd.refused
    await crowd.fall_silent(wanted.half)
    listeners = [asyncio.create_task(t.listen(s)) for t in tables for s in range(load_tables.SEATS_PER_TABLE)]
    end = time.perf_counter() + wanted.seconds
    every = len(tables) / wanted.rate
    _, pushed, *_ = await asyncio.gather(
        crowd.come_and_go(end),
        pushy.push(100),
        ask_health(wanted.port, end, health),
        *(load.drive(table, every, end) for table in tables),
    )
    for task in listeners:
        task.cancel()
    return {
        "strangers": inside,
        "turned_away": turned_away,
        "came_seconds": round(came, 1),
        "half": len(crowd.lines),
        "pushed": pushed,
        "moves_per_second": round(sum(table.acknowledged for table in tables) / wanted.seconds, 1),
        "reply_ms": load.percentiles(measures.acknowledged),
        "health_ms": load.percentiles(health),
        "load_average": os.getloadavg()[0],
    }


def table(figures: dict[str, Any]) -> str:
    reply, health = figures["reply_ms"], figures["health_ms"]
    return (
        f"Measured on {datetime.now(UTC).date()} by `python -m bench.strangers --write`, server, players and strangers "
        f"on two cores together, SQLite, 300 tables, load average of the machine {figures['load_average']:.1f}.\n\n"
        "| | aim | seen |\n|---|---:|---:|\n"
        f"| sockets of strangers, 20 to an address | 3,000 | {figures['strangers']:,} |\n"
        f"| connections with half a request | 400 | {figures['half']:,} |\n"
        f"| of 100 more from one address, let in | at most 20 | {figures['pushed']} |\n"
        f"| `/api/health`, ms: median, 99 %, slowest | < 100 | {health['p50']}, {health['p99']}, {health['max']} |\n"
        f"| moves a second meanwhile | 100 | {figures['moves_per_second']} |\n"
        f"| until the reply to a move, ms: median, 99 % | p99 < 50 | {reply['p50']}, {reply['p99']} |\n"
    )


def main() -> None:
    wanted = Wanted()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "strangers.db")
        ids = asyncio.run(load_tables.prepared(database, wanted.game, wanted.tables))
        process, _ = load.started(database, wanted.port, LIMITS)
        try:
            figures = asyncio.run(besieged(wanted, ids))
        finally:
            process.kill()
            process.wait()
    print(json.dumps(figures, indent=2))
    if wanted.write:
        write_section(Path(__file__).parent / "RESULTS.md", "Strangers at the doors", table(figures))


LIMITS: Final = {"SOCKET_LIMIT": "5000"}
"""The five players of the bench sit at all tables at once; strangers meet what a host has who sets nothing."""


if __name__ == "__main__":
    main()
