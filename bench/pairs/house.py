"""A server in virtual time with tables put into it at any position, and everything that leaves it written down."""

from __future__ import annotations

import asyncio
import math
import random
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bench.pairs.positions import SEED, Position
from bench.simulate.network import Host, Line, scope
from bench.simulate.world import World
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.server.play.bot_pool import Answer, Question, think
from gunbai.server.tables.table import Table

STRANGER: Final = 3
"""The viewer after the seats: somebody without a name."""
TIMES: Final = re.compile(r'"(at|made|created|started|touched|deadline|before)":[0-9.]+')
HASH: Final = re.compile(r"[0-9a-f]{64}")
CHARACTERS: Final = ("monk", "poet")
"""Bots that talk most of all."""
Heard = tuple[int, str]
"""In which beat it came, and what."""


class Direct(Host):
    """A line without delays: what takes time is the server."""

    async def lag(self) -> None:
        """Nothing is lost, and nothing is late."""


class Page(Line):
    """A page that writes down what it hears, and when."""

    def __init__(self, host: Host, heard: list[Heard], beat: float) -> None:
        super().__init__(host)
        self.heard = heard
        self.beat = beat

    async def down(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append((math.floor(self.host.machine.now / self.beat + 1e-6), message["text"]))


class House(World):
    """One server with three people; every pair of worlds is a pair of tables in it."""

    def __init__(self, seed: int, folder: str) -> None:
        super().__init__(seed, folder)
        self.host = Direct(self.machine)
        self.tokens: list[str] = []
        self.people: list[str] = []
        self.told: list[tuple[str, str, int]] = []
        """Notices: to whom, of which table, in which beat."""
        self.made = 0
        self.are_bots_slow = False
        """Whether they think for longer than anybody looks: they speak meanwhile."""

    @property
    def beat(self) -> float:
        return self.settings.seal_beat_ms / 1000

    @property
    def server(self) -> Any:
        return self.host.app.state.server

    async def open(self) -> None:
        await self.start()
        for name in ("Ann", "Bo", "Cy"):
            person = await self._well("/api/guests", "", {"name": name, "token": True})
            self.tokens.append(person["token"])
            self.people.append(person["id"])
        self.server.services.bots._thought = self._thought
        self.server.notices._wanted = set(self.people)
        self.server.notices._tell = self._notice

    async def _thought(self, question: Question) -> Answer:
        """Bots take the time they take; it must not be seen."""
        await asyncio.sleep(3600 if self.are_bots_slow else self.rng.uniform(0.0, 0.1))
        return think(question)

    async def _notice(self, person: str, table: Table) -> None:
        self.told.append((person, table.id, math.floor(self.machine.now / self.beat)))

    async def until_mid_beat(self, beats: int = 1) -> None:
        """The middle of a beat, some beats from now: what is done there is over before the next one."""
        here = math.floor(self.machine.now / self.beat)
        await asyncio.sleep((here + beats + 0.5) * self.beat - self.machine.now)

    async def put(self, position: Position, bots: Sequence[int] = (), delay: int = 0) -> Place:
        """A table at a position, in the store; whoever comes finds it there."""
        id = f"pair{'ab'[self.made % 2]}{self.made // 2:06d}"  # what characters say hangs on its last letters
        self.made += 1
        table = _table_row(position, id, self.people[0], self.machine.wall()) | {"delay": delay}
        seats = [self._seat_row(id, seat, seat in bots) for seat in range(3)]
        moves = [
            {"table_id": id, "number": n, "entry": entry, "at": 0.0} for n, entry in enumerate(position.entries, 1)
        ]
        await self.server.services.tables.add(table, seats, moves)
        return Place(self, id, len(moves))

    def _seat_row(self, table: str, seat: int, is_bot: bool) -> dict[str, Any]:
        character = CHARACTERS[seat % 2]
        who = {"bot": character} if is_bot else {"person": self.people[seat]}
        name = character if is_bot else f"seat {seat}"
        return {"table_id": table, "seat": seat, "person": None, "bot": None, "name": name, **who}


def _table_row(position: Position, id: str, host: str, now: float) -> dict[str, Any]:
    game = game_by_name(position.game)
    made = {"id": id, "name": "pair", "game": position.game, "rules": game.version, "host": host, "seed": SEED}
    made |= {"options": canonical(game.filled(position.options)), "setup": canonical(position.setup)}
    made |= {"status": "running", "public": True, "pace": "free", "policy": "wait"}
    return made | {"invite": f"invite-{id}", "created": now, "touched": now, "started": now}


class Place:
    """One table of a pair: its pages, and what each viewer got."""

    def __init__(self, house: House, id: str, moves: int) -> None:
        self.house = house
        self.id = id
        self.moves = moves
        """How many had been made when it was put here."""
        self.heard: list[list[Heard]] = [[] for _ in range(4)]
        self.answers: list[list[Heard]] = [[] for _ in range(4)]
        """Apart from what pages heard: which of two that come together comes first says nothing."""
        self.pages: dict[int, Page] = {}

    @property
    def table(self) -> Table:
        found: Table = self.house.server.hub.tables[self.id]
        return found

    @property
    def play(self) -> Any:
        return self.table.play

    def open(self, viewer: int) -> None:
        """A page of a viewer; what came to an earlier one stays written down."""
        page = Page(self.house.host, self.heard[viewer], self.house.beat)
        token = self.house.tokens[viewer] if viewer != STRANGER else ""
        asked = scope("GET", f"/api/tables/{self.id}/live", token, "")
        asked |= {"type": "websocket", "scheme": "ws", "subprotocols": []}
        self.house.host._start(self.house.host.app(asked, page.up.get, page.down))
        self.pages[viewer] = page

    def close(self, viewer: int) -> None:
        if (page := self.pages.pop(viewer, None)) is not None:
            page.close()

    async def ask(self, viewer: int, method: str, path: str, body: Any = None, query: str = "") -> int:
        """A request; the answer is written down, and when it came. A path without a table is about all of them."""
        token = self.house.tokens[viewer] if viewer != STRANGER else ""
        place = path if path.startswith("/api/") else f"/api/tables/{self.id}{path}"
        status, answer = await self.house.host.ask(method, place, token, body, query)
        assert status < 500, (place, query, answer)
        if path == "/api/tables":
            answer = [one for one in answer["tables"] if one["id"] == self.id]
        text = f"{method} {path} {status} {msgspec.json.encode(answer).decode()}"
        self.answers[viewer].append((math.floor(self.house.machine.now / self.house.beat + 1e-6), text))
        return status

    async def act(self, seat: int, text: str) -> None:
        """A move; its answer is nobody else's business, and goes into the seat's own answers."""
        body = {"actions": [text], "decision": self.play.decision(seat)}
        assert await self.ask(seat, "POST", "/actions", body) == 200

    def plain(self, heard: list[Heard], start: int) -> list[Heard]:
        """What a viewer got, without what is different at every table: ids, times, the digits of hashes."""
        made = []
        for at, text in heard:
            text = text.replace(self.id, "<table>")
            made.append((at - start, HASH.sub("<hash>", TIMES.sub(r'"\1":0', text))))
        return made

    def notices(self, viewer: int, start: int) -> list[int]:
        mine = self.house.people[viewer] if viewer != STRANGER else ""
        return [at - start for person, table, at in self.house.told if (person, table) == (mine, self.id)]

    def leave(self) -> None:
        """The pair is done: its pages close, its table leaves the memory."""
        for viewer in list(self.pages):
            self.close(viewer)
        if self.id in self.house.server.hub.tables:
            self.house.server.hub.let_go(self.table)


def drawn(rng: random.Random, found: Sequence[Any]) -> Any:
    return found[rng.randrange(len(found))]
