"""One world for one seed: a server that dies and comes back, three players, trouble, and in the end the reckoning."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import gc
import itertools
import logging
import secrets
import shutil
import sqlite3
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar
from unittest import mock

import aiosqlite.core
import msgspec
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.exc import SAWarning
from sqlalchemy.util import LRUCache

from bench.simulate.disk import Disk, Line, Thread, queue_of
from bench.simulate.machine import PROCESS, Machine
from bench.simulate.network import Cut, Host
from bench.simulate.players import Attempt, Player, happened
from gunbai.kernel.errors import GunbaiError
from gunbai.server.app import create_app
from gunbai.server.play import moves
from gunbai.server.settings import Settings
from gunbai.server.store.database import Database
from gunbai.server.tables.clocks import Clock
from gunbai.server.tables.table import begun

TROUBLED: Final = 10.0
"""Seconds of trouble; then everything is well, and play must go on."""
WELL: Final = 240.0
LOGS: Final = ("gunbai", "asyncio", "sqlalchemy")
"""Whose words do not matter here: what is told to players does."""
GAMES: Final = ({"game": "shogun", "options": {"setup": "tables"}}, {"game": "rising-sun"})

BURIED: Final = itertools.count(1)
STATEMENTS: Final[LRUCache[Any, Any]] = LRUCache(1000)
"""SQL as SQLite takes it: the same in all worlds, and a tenth of the work of one if each process wrote its own."""
W = TypeVar("W", bound="World")


class World:
    """What the seed makes of it."""

    def __init__(self, seed: int, folder: str) -> None:
        self.rng = Random(seed)
        self.machine = Machine(Random(seed + 1))
        self.disk = Disk(self.machine, Path(folder) / "club.db")
        self.machine.carry_out = self._thread
        self.host = Host(self.machine)
        free: dict[str, Any] = dict.fromkeys(("sign_in_per_minute", "writes_per_second", "reads_per_second"), 1e9)
        free |= {
            "tea_word": 0,
            "tea_pour": 0,
            "tea_open": 0,
            "tea_beat_ms": 0,
            "offer_wait": 0,
        }  # whoever agrees at tea has moved
        self.settings = Settings(database=f"{folder}/club.db", bot_workers=0, socket_limit=1000, **free)
        self.players: list[Player] = []
        self.table = ""
        self.crashes = 0
        self.machine.on_doom = self.crash
        self._before_lie: dict[int, tuple[list[Attempt], int]] = {}
        """By seat: what had been done and said, and the number of events, before the disk began to lie."""

    def _thread(self, func: Any, *args: Any) -> Any:
        is_write = getattr(func, "__name__", "") == "_write_now"
        return self.disk.write(func, *args) if is_write else func(*args)

    async def start(self) -> None:
        """A new process. It may be killed while it starts; one that takes too long is, before there is another."""
        self.host.process += 1
        mark = PROCESS.set(self.host.process)
        try:
            app = create_app(self.settings)
            app.state.server.services.database.engine.sync_engine._compiled_cache = STATEMENTS
            opening = asyncio.get_running_loop().create_task(app.state.server.open())
        finally:
            PROCESS.reset(mark)
        await asyncio.wait([opening], timeout=30)
        is_open = opening.done() and not opening.exception()
        if is_open and self.host.process not in self.machine.dead:  # it may have died in the last moment
            self.host.app = app
        else:
            self.crash()

    def crash(self) -> None:
        self.machine.kill(self.host.process)
        if self.disk.crash(self.host.process):
            self._forgive()
        self.settings = msgspec.structs.replace(self.settings, database=str(self.disk.file))
        self.host.app = None
        self.crashes += 1

    def _lie(self) -> None:
        """The disk says of what follows that it is written, and loses it in the next crash."""
        if self.disk.kept is None:
            self.disk.lie()
            self._before_lie = {one.seat: (_done(one), len(one.events)) for one in self.players}

    def _forgive(self) -> None:
        """A disk that lies makes a liar of everybody: what was told since then may not have happened. What was told
        before has, and nobody may be told anything that does not fit to it."""
        self.host.void.add(self.host.process)
        for player in self.players:
            done, events = self._before_lie[player.seat]
            for one in _done(player):
                if not any(one is before for before in done):
                    one.outcome = "unknown"
            del player.events[events:]
            player.state = None

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
            await self.rng.choice((self._doomed, self._doomed, self._worse_disk, self._worse_lines, self._other))()
            if self.host.app is None:
                await self.start()
        self.machine.doom = 0
        self.disk.trouble = self.host.loss = self.host.doubling = 0.0
        self.disk.slowness = self.host.slowness = 1.0
        self.disk.kept = None
        while self.host.app is None:
            await self.start()

    async def _doomed(self) -> None:
        """A crash some steps from now, wherever that is."""
        self.machine.doom = self.machine.steps + self.rng.randrange(1, 300)
        await asyncio.sleep(self.rng.expovariate(2))

    async def _worse_disk(self) -> None:
        self.disk.trouble = self.rng.choice((0.0, 0.2, 0.9))
        self.disk.slowness = self.rng.choice((1.0, 1.0, 30.0, 1000.0))

    async def _worse_lines(self) -> None:
        self.host.loss = self.rng.choice((0.0, 0.05, 0.3))
        self.host.doubling = self.rng.choice((0.0, 0.2))
        self.host.slowness = self.rng.choice((1.0, 1.0, 20.0))

    async def _other(self) -> None:
        """The clock is set, or the disk begins to lie."""
        if self.rng.random() < 0.5:
            self.machine.step += self.rng.choice((-3600.0, -5.0, 5.0, 86_400.0))
        else:
            self._lie()

    async def _reckoned(self) -> list[str]:
        """What is stored against what was told."""
        try:
            stored = await self._stored()
        except GunbaiError as error:
            return [f"what is stored cannot be played: {error}"]
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
            if status != 200 or happened(state["events"])[: len(player.events)] != happened(player.events):
                found.append(f"seat {player.seat} was told what did not happen")
        return [*found, *await self._overheard()]

    async def _stored(self) -> list[tuple[int, int, str]]:
        """The moves in the store: who made them, in answer to which decision."""
        services = self.host.app.state.server.services
        row, seats = await services.tables.find(self.table)
        session, stored = begun(row, seats), []
        for entry, _ in await services.tables.entries(self.table):
            text = entry if isinstance(entry, str) else str(entry["do"])
            seat = int(text.split()[0])
            stored.append((seat, session.decision(seat), text))
            moves.replayed(session, entry)
        return stored

    async def _overheard(self) -> list[str]:
        """What was said against what is heard now."""
        _, talk = await self.host.ask("GET", f"{self.players[0].path}/talk", self.players[0].token)
        heard, told = {one["text"] for one in talk}, dict[str, set[str]]()
        for one in (one for player in self.players for one in player.sayings):
            told.setdefault(one.text, set()).add(one.outcome)
        lost = [f"said and lost: {text}" for text, outcomes in told.items() if "done" in outcomes and text not in heard]
        return lost + [f"said not to be said: {text}" for text, o in told.items() if o == {"refused"} and text in heard]


@contextmanager
def simulated(world: World, seed: int) -> Iterator[None]:
    """Time, chance, threads and connections are the world's own meanwhile."""
    machine, disk, chance = world.machine, world.disk, Random(seed + 2)
    real = sqlite3.connect
    connect = lambda *args, **named: disk.connect(real, *args, **named)  # noqa: E731
    patches: list[Any] = [
        mock.patch.object(time, "time", machine.wall),
        mock.patch.object(time, "monotonic", machine.time),
        mock.patch.object(time, "perf_counter", machine.time),
        mock.patch.object(Clock.__init__, "__defaults__", (machine.time, machine.wall)),
        mock.patch.object(secrets, "token_bytes", lambda n=32: chance.randbytes(n)),
        mock.patch.object(secrets, "token_urlsafe", lambda n=32: chance.randbytes(n).hex()),
        mock.patch.object(secrets, "choice", chance.choice),
        mock.patch.object(secrets, "randbelow", chance.randrange),
        mock.patch.object(secrets, "randbits", chance.getrandbits),
        mock.patch.object(aiosqlite.core, "SimpleQueue", queue_of(disk)),
        mock.patch.object(aiosqlite.core, "Thread", Thread),
        mock.patch.object(aiosqlite.core, "Connection", Line),
        mock.patch.object(SQLiteDialect_aiosqlite, "__eq__", lambda one, other: type(one) is type(other)),
        mock.patch.object(SQLiteDialect_aiosqlite, "__hash__", lambda one: hash(type(one))),
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
        self.lies = world.disk.lies
        self.moves = world._done()


def simulate(seed: int) -> Outcome:
    """Run the world of a seed to its end."""
    found: list[Outcome] = []

    async def run(world: World) -> None:
        try:
            wrong = await world.run()
            world.crash()
        except Cut:
            wrong = ["the beginning was cut"]
        except Exception as error:  # the others are run all the same
            wrong = [f"it ended in {error!r}"]
        found.append(Outcome(world, wrong))

    lived(lambda folder: World(seed, folder), seed, run)
    return found[0]


@cache
def template() -> str:
    """A database with its schema and nothing else in it, made once."""
    file = f"{tempfile.mkdtemp()}/template.db"

    async def make() -> None:
        database = Database(Settings(database=file))
        await database.open()
        await database.close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(file)) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    atexit.register(shutil.rmtree, Path(file).parent, True)
    gc.collect()
    gc.freeze()  # what is read by now stays: to look through it after worlds would take longer than they do
    return file


@contextlib.contextmanager
def silent(logs: Sequence[str]) -> Iterator[None]:
    """Faults are wanted here, and told in the outcome; who runs after it may want to read the log."""
    loggers = [logging.getLogger(name) for name in logs]
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in zip(loggers, before, strict=True):
            logger.setLevel(level)


def lived(make: Callable[[str], W], seed: int, run: Callable[[W], Coroutine[Any, Any, None]]) -> W:
    """A world, simulated while something is done in it, and buried."""
    folder = tempfile.mkdtemp(dir="/dev/shm" if Path("/dev/shm").is_dir() else None)
    shutil.copy(template(), f"{folder}/club.db")
    warnings.filterwarnings("ignore", category=SAWarning)  # of connections that died with their process
    gc.disable()  # what is dead must not be woken by the collector
    world = make(folder)
    asyncio.set_event_loop(world.machine)
    with silent(LOGS):
        try:
            with simulated(world, seed):
                world.machine.run_until_complete(run(world))
        finally:
            asyncio.set_event_loop(None)
            shutil.rmtree(folder, ignore_errors=True)
            gc.enable()
            _bury(world)
    return world


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
            if next(BURIED) % 10 == 0:  # it takes long
                gc.collect()
            world.machine.close()
    finally:
        sys.unraisablehook = hook


def _done(player: Player) -> list[Attempt]:
    """What it did and said and was told to be done."""
    return [one for one in (*player.attempts, *player.sayings) if one.outcome == "done"]
