"""Kills with SIGKILL, as many as wanted; goes on where it was broken off.

python -m bench.kills --kills 1000             server on SQLite, server on PostgreSQL, PostgreSQL itself, in turns
python -m bench.kills --kills 1000 --seconds 600 --write
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Final

from bench.kills.nursery import Nursery, end, is_ready
from bench.kills.players import Player
from bench.kills.stores import Postgres, Sqlite, free_port
from bench.ledger import Ledger, arguments

TABLES: Final = 6
KINDS: Final = ("server on SQLite", "server on PostgreSQL", "PostgreSQL itself")
ABOUT: Final = (
    "By `python -m bench.kills --write`: six tables are played over REST in each house, something is killed with "
    "SIGKILL in the midst of a move, some twenty times, and what is stored is held against what was told. Failed are "
    "houses in which a move was acknowledged and lost, refused and stored, or stored and told to nobody, or in which "
    "play did not go on."
)
ROWS: Final = tuple(row for kind in KINDS for row in (kind, f"{kind}: acknowledged moves", f"{kind}: answers 500"))


class House:
    """A server on a store, players at their tables, and what was found after each kill."""

    def __init__(self, kind: str, seed: int, nursery: Nursery) -> None:
        self.kind = kind
        self.rng = random.Random(seed)
        self.store = Sqlite() if kind == KINDS[0] else Postgres()
        self.port = free_port()
        self.nursery = nursery
        self.process = 0
        """Of the server."""
        self.players = [Player(f"http://127.0.0.1:{self.port}", n) for n in range(TABLES)]
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def start(self) -> None:
        self.process = self.nursery.start(self.store.address, self.port)

    async def live(self, rounds: int, until: float) -> None:
        for player in self.players:
            await player.sit_down()
        playing = [asyncio.create_task(player.play()) for player in self.players]
        for _ in range(rounds):
            if time.monotonic() > until or all(player.is_over for player in self.players):
                break
            await self._round()
        for task in playing:
            task.cancel()
        failed = [
            repr(task.exception()) for task in playing if task.done() and not task.cancelled() and task.exception()
        ]
        self.wrong += failed
        self.counts[f"{self.kind}: acknowledged moves"] += sum(player.done for player in self.players)
        self.counts[f"{self.kind}: answers 500"] += sum(player.answers["500"] for player in self.players)

    async def _round(self) -> None:
        """Some moves, a kill in the midst of the next ones, a new start, and a look into the store."""
        await self._moves(self.rng.randint(4, 20))
        await asyncio.sleep(self.rng.random() * 0.02)
        if self.kind == KINDS[2]:
            assert isinstance(self.store, Postgres)
            await asyncio.to_thread(self.store.kill)
            await asyncio.sleep(self.rng.random() * 0.3)
            await asyncio.to_thread(self.store.start)
        else:
            end(self.process)
            await asyncio.to_thread(self.start)
        self.counts[self.kind] += 1
        await self._ready()
        await self._moves(2)
        await self._look()

    async def _moves(self, amount: int) -> None:
        wanted = sum(player.done for player in self.players) + amount
        end = time.monotonic() + 120
        while sum(player.done for player in self.players) < wanted and not all(p.is_over for p in self.players):
            if time.monotonic() > end:
                self.wrong.append("play does not go on")
                return
            await asyncio.sleep(0.005)

    async def _ready(self) -> None:
        if not await asyncio.to_thread(is_ready, self.port, 60.0):
            self.wrong.append("it does not get ready again")

    async def _look(self) -> None:
        """Play goes on while we look: of what was not told before it may be stored or not."""
        for player in self.players:
            sure = player.sure
            wrong = player.judged(await self.store.moves(player.table), sure)
            if wrong:
                self.wrong.append(f"table {player.number}: {wrong}")

    def close(self) -> None:
        if self.process:
            end(self.process)
        self.store.close()


def main() -> None:
    parser = arguments(__doc__, "kills", 30)
    parser.add_argument("--rounds", type=int, default=20, help="kills in one house; then there is a new one")
    given = parser.parse_args()
    ledger = Ledger("Kills", Path("build/kills.json"))
    ledger.begin(given.start)
    until = time.monotonic() + given.seconds
    with Nursery() as nursery:
        while ledger.sum(*KINDS) < given.kills and time.monotonic() < until:
            run(ledger, nursery, given.rounds, until)
    print(ledger.table(ROWS))
    if given.write:
        ledger.write(ABOUT, ROWS)


def run(ledger: Ledger, nursery: Nursery, rounds: int, until: float) -> None:
    """One house to its end."""
    number = ledger.next
    kind = KINDS[number % len(KINDS)]
    house = House(kind, number, nursery)
    try:
        house.start()
        asyncio.run(house.live(rounds, until))
    finally:
        house.close()
    ledger.add(house.counts, failed=[number] if house.wrong else [])
    for wrong in house.wrong:
        print(f"house {number}, {kind}: {wrong}", flush=True)


if __name__ == "__main__":
    main()
