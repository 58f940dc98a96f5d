"""One world for one seed: a server that dies and comes back, three players, trouble, and in the end the reckoning."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import shutil
import sqlite3
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, Final
from unittest import mock

import aiosqlite.core

from bench.simulate.disk import Disk, Line, Thread, queue_of
from bench.simulate.machine import PROCESS, Machine
from bench.simulate.network import Cut, Host
from bench.simulate.players import Player
from gunbai.server.app import create_app
from gunbai.server.play import moves
from gunbai.server.settings import Settings
from gunbai.server.tables.audience import Sink
from gunbai.server.tables.clocks import Clock
from gunbai.server.tables.table import begun

TROUBLED: Final = 25.0
"""Seconds of trouble; then everything is well, and play must go on."""
WELL: Final = 240.0
LOGS: Final = ("gunbai", "asyncio", "sqlalchemy")
"""Whose words do not matter here: what is told to players does."""
GAMES: Final = ({"game": "shogun", "options": {"setup": "tables"}}, {"game": "rising-sun"})


class World:
    """What the seed makes of it."""

    def __init__(self, seed: int, folder: str) -> None:
        self.rng = Random(seed)
        self.machine = Machine(Random(seed + 1))
        self.disk = Disk(self.machine)
        self.machine.carry_out = self._thread
        self.host = Host(self.machine)
        free: dict[str, Any] = dict.fromkeys(("sign_in_per_minute", "writes_per_second", "reads_per_second"), 1e9)
        self.settings = Settings(database=f"{folder}/club.db", bot_workers=0, socket_limit=1000, **free)
        self.players: list[Player] = []
        self.table = ""
        self.crashes = 0

    def _thread(self, func: Any, *args: Any) -> Any:
        return self.disk.write(func, *args) if func.__name__ == "_write_now" else func(*args)

    async def start(self) -> None:
        """A new process. It may be killed while it starts."""
        self.host.process += 1
        mark = PROCESS.set(self.host.process)
        try:
            app = create_app(self.settings)
            opening = asyncio.get_running_loop().create_task(app.state.server.open())
        finally:
            PROCESS.reset(mark)
        await asyncio.wait([opening], timeout=30)
        if opening.done() and not opening.exception():
            self.host.app = app

    def crash(self) -> None:
        self.machine.kill(self.host.process)
        self.disk.crash(self.host.process)
        self.host.app = None
        self.crashes += 1

    async def run(self) -> list[str]:
        """What is wrong in the end; nothing, if all promises were kept."""
        await self.start()
        await self._begin()
        playing = [asyncio.create_task(player.live()) for player in self.players]
        await self._trouble()
        before = self._done()
        end = self.machine.now + WELL
        while self.machine.now < end and self._done() < before + 3 and not self.players[0].is_over:
            await asyncio.sleep(1.0)
        goes_on = self._done() >= before + 3 or any(player.is_over for player in self.players)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        failed = [repr(task.exception()) for task in playing if not task.cancelled() and task.exception()]
        self.crash()
        await self.start()
        found = [] if goes_on else ["play does not go on"]
        return [*found, *failed, *[line for player in self.players for line in player.wrong], *await self._reckoned()]

    def _done(self) -> int:
        return sum(attempt.outcome == "done" for player in self.players for attempt in player.attempts)

    async def _begin(self) -> None:
        tokens = []
        for name in ("Ann", "Bo", "Cy"):
            tokens.append((await self._well("/api/guests", "", {"name": name, "token": True}))["token"])
        wishes = {"seats": 3, **self.rng.choice(GAMES)}
        self.table = (await self._well("/api/tables", tokens[0], wishes))["id"]
        for token in tokens[1:]:
            await self._well(f"/api/tables/{self.table}/join", token, {})
        await self._well(f"/api/tables/{self.table}/start", tokens[0], None)
        for seat, token in enumerate(tokens):
            self.players.append(Player(self.host, Random(self.rng.random()), seat, token, self.table))

    async def _well(self, path: str, token: str, body: Any) -> Any:
        status, answer = await self.host.ask("POST", path, token, body)
        assert status < 300, answer
        return answer

    async def _trouble(self) -> None:
        """Crashes, cuts, a full disk, a clock that is set, one after another and together; then none of it."""
        end = self.machine.now + TROUBLED
        while self.machine.now < end:
            await asyncio.sleep(self.rng.expovariate(0.7))
            kind = self.rng.randrange(5)
            if kind == 0:
                self.crash()
                await asyncio.sleep(self.rng.expovariate(2))
            elif kind == 1:
                self.disk.trouble = self.rng.choice((0.0, 0.2, 0.9))
            elif kind == 2:
                self.host.loss = self.rng.choice((0.0, 0.05, 0.3))
            elif kind == 3:
                self.machine.step += self.rng.choice((-3600.0, -5.0, 5.0, 86_400.0))
            if self.host.app is None:
                await self.start()
        self.disk.trouble = self.host.loss = 0.0
        while self.host.app is None:
            await self.start()

    async def _reckoned(self) -> list[str]:
        """What is stored against what was told."""
        services = self.host.app.state.server.services
        row, seats = await services.tables.find(self.table)
        session, stored = begun(row, seats), []
        for entry, _ in await services.tables.entries(self.table):
            text = entry if isinstance(entry, str) else str(entry["do"])
            seat = int(text.split()[0])
            stored.append((seat, session.decision(seat), text))
            moves.replayed(session, entry)
        found = [f"stored twice: {one}" for one in set(stored) if stored.count(one) > 1]
        told: dict[Any, set[str]] = {}
        for player in self.players:
            for one in player.attempts:
                told.setdefault((one.seat, one.decision, one.text), set()).add(one.outcome)
        found += [f"acknowledged and lost: {key}" for key, o in told.items() if "done" in o and key not in stored]
        found += [
            f"said not to be done, and stored: {key}" for key, o in told.items() if o == {"refused"} and key in stored
        ]
        found += [f"stored, and nobody did it: {key}" for key in stored if key not in told]
        for player in self.players:
            status, state = await self.host.ask("GET", f"{player.path}/state", player.token)
            if status != 200 or state["events"][: len(player.events)] != player.events:
                found.append(f"seat {player.seat} was told what did not happen")
        return found


@contextmanager
def simulated(world: World, seed: int) -> Iterator[None]:
    """Time, chance, threads and connections are the world's own meanwhile."""
    machine, disk, chance = world.machine, world.disk, Random(seed + 2)
    real, count = sqlite3.connect, iter(range(10**9))
    numbers: dict[int, int] = {}
    connect = lambda *args, **named: disk.connect(real, *args, **named)  # noqa: E731
    patches: list[Any] = [
        mock.patch.object(time, "time", machine.wall),
        mock.patch.object(time, "monotonic", machine.time),
        mock.patch.object(time, "perf_counter", machine.time),
        mock.patch.object(Clock.__init__, "__defaults__", (machine.time, machine.wall)),
        mock.patch.object(secrets, "token_bytes", lambda n=32: chance.randbytes(n)),
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: chance.randbytes(n).hex()),
        mock.patch.object(secrets, "choice", chance.choice),
        mock.patch.object(Sink, "__hash__", lambda sink: numbers.setdefault(id(sink), next(count))),
        mock.patch.object(aiosqlite.core, "SimpleQueue", queue_of(disk)),
        mock.patch.object(aiosqlite.core, "Thread", Thread),
        mock.patch.object(aiosqlite.core, "Connection", Line),
        mock.patch.object(sqlite3, "connect", connect),
        mock.patch.object(sqlite3.dbapi2, "connect", connect),
    ]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in reversed(patches):
            patch.stop()


class Outcome:
    """What became of a seed."""

    def __init__(self, world: World, wrong: list[str]) -> None:
        self.wrong = wrong
        self.steps = world.machine.steps
        self.crashes = world.crashes
        self.faults = world.disk.faults
        self.moves = world._done()


def simulate(seed: int) -> Outcome:
    """Run the world of a seed to its end."""
    folder = tempfile.mkdtemp()
    for name in LOGS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    gc.disable()  # what is dead must not be woken by the collector
    world = World(seed, folder)
    asyncio.set_event_loop(world.machine)
    try:
        with simulated(world, seed):
            wrong = world.machine.run_until_complete(world.run())
            world.crash()
    except Cut:
        wrong = ["the beginning was cut"]
    finally:
        asyncio.set_event_loop(None)
        shutil.rmtree(folder, ignore_errors=True)
        gc.enable()
    outcome = Outcome(world, wrong)
    _bury(world)
    return outcome


def _bury(world: World) -> None:
    """Forget the dead. Python runs their `finally` now, which has nothing left to tell anybody."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for tasks in world.machine.tasks.values():
                for task in tasks:
                    task._log_destroy_pending = False
                    with suppress(BaseException):
                        task.get_coro().close()
            world.machine.tasks.clear()
            world.host.app = None
            world.players.clear()
            gc.collect()
            world.machine.close()
    finally:
        sys.unraisablehook = hook
