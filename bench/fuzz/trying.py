"""A server in this process, and inputs put to it: as requests, over sockets, and as bytes on a line."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

import msgspec
import uvicorn
from argon2 import PasswordHasher

from bench.fuzz.nonsense import Input, Nonsense, broken
from gunbai.server import runner
from gunbai.server.app import create_app
from gunbai.server.people import passwords
from gunbai.server.settings import Settings

PATIENCE: Final = 60.0
WORLD: Final = 5_000
"""Inputs put to one server: then it has seen enough, and the next one is new."""
RENEWED: Final = 25
"""Inputs after which it is looked who and what is still there."""
GAMES: Final = ("shogun", "rising-sun")
TABLES: Final = tuple((game, is_started) for game in GAMES for is_started in (False, True))
LOG: Final = "gunbai"
"""Where our errors are told; those of tasks that nobody waits for go to whoever handles them for the loop."""
CLAUSES: Final = ("RS6.8", "SG4.2", "RS1.1")


@cache
def description() -> dict[str, Any]:
    """What the interface says of itself: the same for every server, and long in the making."""
    described: dict[str, Any] = create_app(Settings()).openapi()
    return described


class Traces(logging.Handler):
    """What a stranger must not be able to cause: a line of the log with a trace, or an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.seen.append(f"{record.name}: {record.getMessage()} {trace}")

    def handle_loop(self, _: object, context: dict[str, Any]) -> None:
        """What a task of this loop has left behind; other loops of this process have their own."""
        self.seen.append(f"asyncio: {context}")


class World:
    """A server with people, tables and tokens in it, and what became of the inputs."""

    def __init__(self, app: Any, port: int) -> None:
        self.app = app
        self.port = port
        self.counts: Counter[str] = Counter()
        self.traces = Traces()
        self.nonsense: Nonsense
        self.people: list[Any] = [{"id": "", "token": ""}] * 4
        """Three guests, and an admin."""
        self.tables = [""] * len(TABLES)
        self.comers = 0
        """A name for each: an input may have made an account of the one before."""

    async def populate(self) -> None:
        self.nonsense = Nonsense(description(), {"game": list(GAMES), "clause": list(CLAUSES)}, [])
        await self.renew()

    async def renewed(self) -> str:
        """Why nobody can play any more, which is a fault of its own; empty when all are back."""
        try:
            await self.renew()
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        return ""

    async def renew(self) -> None:
        """Inputs end sessions, ban, delete and close: whoever is gone comes again and what is closed is made anew, or
        all that follows would be turned away at the door."""
        for place in range(len(self.people)):
            if await self._status("/api/me", self.people[place]["token"]) != 200:
                self.people[place] = await self._back(self.people[place], is_boss=place == 3)
        invites = [await self._invite(place) for place in range(len(TABLES))]
        self.nonsense.tokens = [one["token"] for one in self.people]
        self.nonsense.ids |= {"id": self.tables, "person": self._ids(), "invite": invites, "action": self._choices()}

    async def _invite(self, place: int) -> str:
        """The invitation to the table that belongs there: the one that is there, or another."""
        (game, is_started), token = TABLES[place], self.people[0]["token"]
        seen = await self._seen(self.tables[place], token)
        wanted = "running" if is_started else "open"
        known = [one for one in seen.get("seats", ()) if one["person"] in self._ids()]
        if seen.get("status") != wanted or len(known) < 2:
            self.tables[place] = await self._table(game, is_started)
            seen = await self._seen(self.tables[place], token)
        return str(seen.get("invite"))

    def _ids(self) -> list[str]:
        return [str(one["id"]) for one in self.people]

    def _choices(self) -> list[str]:
        """Some of what could really be done now, so that some of it is."""
        known = self.app.state.server.hub.tables
        plays = [known[id].play for id in self.tables if id in known and known[id].play is not None]
        return [str(choice) for play in plays for seat in play.actors() for choice in play.choices(seat)[:3]]

    async def _back(self, person: Any, *, is_boss: bool) -> Any:
        """The same person with a new session; another one where that one is gone for good."""
        server = self.app.state.server
        people, row = server.services.people, await server.services.people.find(person["id"])
        if row is not None and not row.gone:
            await people.change(row.id, banned=False, admin=is_boss)
            server.identity.forget(row.id)
            return {**person, "token": await server.identity.new_session(row, "again")}
        self.comers += 1
        if not is_boss:
            return await self.ask("POST", "/api/guests", {"name": f"Guest {self.comers}", "token": True})
        await people.set_registration("open")
        body = {"name": f"Boss {self.comers}", "password": "correct horse", "token": True}
        boss = await self.ask("POST", "/api/accounts", body)
        await people.change(boss["id"], admin=True)
        server.identity.forget(boss["id"])
        return boss

    async def _status(self, path: str, token: str) -> int:
        return (await self._request(asked("GET", path, None, token)))[0] if token else 401

    async def _seen(self, table: str, token: str) -> Any:
        return msgspec.json.decode((await self._request(asked("GET", f"/api/tables/{table}", None, token)))[1])

    async def _table(self, game: str, is_started: bool) -> str:
        host, *others = self.people[:3]
        table = await self.ask("POST", "/api/tables", {"game": game, "seats": 3}, host["token"])
        for person in others:
            await self.ask("POST", f"/api/tables/{table['id']}/join", {}, person["token"])
        if is_started:
            await self.ask("POST", f"/api/tables/{table['id']}/start", None, host["token"])
        return str(table["id"])

    async def ask(self, method: str, path: str, body: Any, token: str = "") -> Any:
        status, answer = await self._request(asked(method, path, body, token))
        assert status < 300, (path, status, answer)
        return msgspec.json.decode(answer)

    async def put(self, made: Input) -> str:
        """What is wrong with the answer; empty when nothing is."""
        before = len(self.traces.seen)
        ways = {"request": self._answered, "socket": self._spoken, "raw": self._sent}
        try:
            wrong = await asyncio.wait_for(ways[made.kind](made), PATIENCE)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        return wrong or "\n".join(self.traces.seen[before:])

    async def _answered(self, made: Input) -> str:
        status, body = await self._request(made)
        self.counts[f"{status // 100}xx"] += 1
        if status >= 500 and status != 503:
            return f"{status}: {body[:300]!r}"
        if status >= 400 and made.path.startswith(b"/api/") and made.method != "HEAD":
            return "" if b'"code"' in body else f"{status} without a code: {body[:200]!r}"
        return ""

    async def _request(self, made: Input) -> tuple[int, bytes]:
        scope = {**_scope(made), "type": "http", "method": made.method, "scheme": "http"}
        waiting = [{"type": "http.request", "body": made.body, "more_body": False}]
        told: list[Any] = []

        async def receive() -> Any:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, receive, send)
        assert told, "no answer"
        assert told[0]["type"] == "http.response.start", "no beginning"
        assert not told[-1].get("more_body"), "no end"
        return told[0]["status"], b"".join(one.get("body", b"") for one in told[1:])

    async def _spoken(self, made: Input) -> str:
        scope = {**_scope(made), "type": "websocket", "scheme": "ws", "subprotocols": []}
        waiting: asyncio.Queue[Any] = asyncio.Queue()
        waiting.put_nowait({"type": "websocket.connect"})
        told: list[Any] = []
        for frame in made.frames:
            part = {"text": frame} if isinstance(frame, str) else {"bytes": frame}
            waiting.put_nowait({"type": "websocket.receive", **part})
        waiting.put_nowait({"type": "websocket.disconnect", "code": 1001})

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, waiting.get, send)
        self.counts["socket"] += 1
        codes = [one.get("code") for one in told if one["type"] == "websocket.close"]
        return "closed as a fault of ours" if 1011 in codes else ""

    async def _sent(self, made: Input) -> str:
        """The same as bytes on a line, broken once more: the parser has its say, too."""
        query = b"?" + made.query if made.query else b""
        line = b" ".join((made.method.encode("utf-8", "replace"), quote(made.path).encode() + query, b"HTTP/1.1"))
        head = b"\r\n".join([line, *(name + b": " + value for name, value in made.headers)])
        rng = Random(made.body + head)
        data = head + b"\r\ncontent-length: %d\r\n\r\n" % len(made.body) + made.body
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(broken(data, rng) if rng.random() < 0.8 else data)
        writer.write_eof()
        try:
            answer = await asyncio.wait_for(reader.read(), 20)
        except ConnectionError:
            answer = b""
        finally:
            writer.close()
        self.counts["raw"] += 1
        return answer[:2000].decode("latin-1") if b" 500 " in answer[:40] else ""  # its head is long


def asked(method: str, path: str, body: Any, token: str) -> Input:
    """A request as it should be."""
    headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
    headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
    return Input("request", method, path.encode(), b"", headers, b"" if body is None else msgspec.json.encode(body))


def _scope(made: Input) -> dict[str, Any]:
    return {
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": unquote_to_bytes(made.path).decode("utf-8", "replace"),
        "raw_path": made.path,
        "query_string": made.query,
        "root_path": "",
        "headers": made.headers,
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "state": {},
    }


@asynccontextmanager
async def world() -> AsyncIterator[World]:
    """A server of its own, quick and generous; it ends with the block, its database too."""
    passwords.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # type: ignore[misc]
    folder = tempfile.mkdtemp(dir="/dev/shm" if Path("/dev/shm").is_dir() else None)  # no disk is tried here
    free: dict[str, Any] = dict.fromkeys(("sign_in_per_minute", "writes_per_second", "reads_per_second"), 1000000000.0)
    free |= dict.fromkeys(("seal_beat_ms", "tea_word", "tea_pour", "tea_open", "tea_beat_ms", "offer_wait"), 0)
    free |= {"sockets_per_address": 10**6, "watchers_per_address": 10**6, "socket_limit": 10**6}
    settings = Settings(database=f"{folder}/fuzz.db", bot_workers=0, bot_budget_ms=1, request_seconds=5, **free)
    listener = runner.listening(msgspec.structs.replace(settings, port=0))
    app = create_app(settings)
    runner.calm_collector()
    server = uvicorn.Server(runner.configuration(settings, app))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        made = World(app, listener.getsockname()[1])
        logging.getLogger(LOG).addHandler(made.traces)
        asyncio.get_running_loop().set_exception_handler(made.traces.handle_loop)
        await made.populate()
        yield made
    finally:
        server.should_exit = True
        await serving
        shutil.rmtree(folder, ignore_errors=True)


async def tried(seed: int, first: int, amount: int, counts: Counter[str]) -> list[tuple[int, Input, str]]:
    """Put inputs `first` and on to one server; returns what went wrong, with the numbers that make it again."""
    found = []
    async with world() as here:
        for number in range(first, first + amount):
            if number % RENEWED == 0 and (trouble := await here.renewed()):
                found.append((number, Input("renewal"), trouble))
                break
            made = here.nonsense.make(Random(f"{seed}/{number}"))
            wrong = await here.put(made)
            if wrong:
                found.append((number, made, wrong))
        counts.update(here.counts)
        logging.getLogger(LOG).removeHandler(here.traces)
    return found
