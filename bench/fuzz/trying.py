"""A server in this process, and inputs put to it: as requests, over sockets, and as bytes on a line."""

from __future__ import annotations

import asyncio
import logging
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

import msgspec
import uvicorn
from argon2 import PasswordHasher

from bench.fuzz.nonsense import Input, Nonsense, broken
from gunbai.server.app import create_app
from gunbai.server.operation import runner
from gunbai.server.people import passwords
from gunbai.server.settings import Settings

PATIENCE: Final = 60.0
WORLD: Final = 2_000
"""Inputs put to one server: then it has seen enough, and the next one is new."""


class Traces(logging.Handler):
    """What a stranger must not be able to cause: a line of the log with a trace, or an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.seen.append(f"{record.name}: {record.getMessage()} {trace}")


class World:
    """A server with people, tables and tokens in it, and what became of the inputs."""

    def __init__(self, app: Any, port: int) -> None:
        self.app = app
        self.port = port
        self.counts: Counter[str] = Counter()
        self.traces = Traces()
        self.nonsense: Nonsense

    async def populate(self) -> None:
        people = [await self.ask("POST", "/api/guests", {"name": n, "token": True}) for n in ("Ann", "Bo", "Cy")]
        body = {"name": "Boss", "password": "correct horse", "token": True}
        boss = await self.ask("POST", "/api/accounts", body)
        await self.ask("POST", "/api/me/admin", {"token": self.app.state.server.admin_token}, boss["token"])
        tables = [await self._table(people, game, started) for game in ("shogun", "rising-sun") for started in (0, 1)]
        ids = {"id": tables, "person": [one["id"] for one in people], "game": ["rising-sun", "shogun"]}
        self.nonsense = Nonsense(self.app.openapi(), ids, [one["token"] for one in (*people, boss)])

    async def _table(self, people: list[Any], game: str, started: int) -> str:
        table = await self.ask("POST", "/api/tables", {"game": game, "seats": 3}, people[0]["token"])
        for person in people[1:]:
            await self.ask("POST", f"/api/tables/{table['id']}/join", {}, person["token"])
        if started:
            await self.ask("POST", f"/api/tables/{table['id']}/start", None, people[0]["token"])
        return str(table["id"])

    async def ask(self, method: str, path: str, body: Any, token: str = "") -> Any:
        headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
        headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
        sent = b"" if body is None else msgspec.json.encode(body)
        status, answer = await self._request(Input("request", method, path.encode(), b"", headers, sent))
        assert status < 300, (status, answer)
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
        return answer[:200].decode("latin-1") if b" 500 " in answer[:40] else ""


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
    folder = tempfile.mkdtemp()
    free: dict[str, Any] = dict.fromkeys(("sign_in_per_minute", "writes_per_second", "reads_per_second"), 1000000000.0)
    free |= dict.fromkeys(("tea_word", "tea_pour", "tea_open", "tea_beat_ms"), 0)
    free |= {"sockets_per_address": 10**6, "watchers_per_address": 10**6, "socket_limit": 10**6}
    settings = Settings(database=f"{folder}/fuzz.db", bot_workers=0, bot_budget_ms=1, request_seconds=5, **free)
    listener = runner.listening(msgspec.structs.replace(settings, port=0))
    app = create_app(settings)
    server = uvicorn.Server(runner.configuration(settings, app))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        made = World(app, listener.getsockname()[1])
        logging.getLogger("gunbai").addHandler(made.traces)
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
            made = here.nonsense.make(Random(f"{seed}/{number}"))
            wrong = await here.put(made)
            if wrong:
                found.append((number, made, wrong))
        counts.update(here.counts)
        logging.getLogger("gunbai").removeHandler(here.traces)
    return found
