"""The network between clients and the application: everything takes its time, some of it never comes, some twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from bench.simulate.machine import PROCESS, Machine


class Cut(Exception):
    """The line is gone, or nobody answered."""


class Host:
    """Where the application runs now; a request goes to whichever process there is."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.app: Any = None
        self.process = 0
        self.loss = 0.0
        """How likely a message is lost, and with it its line."""
        self.doubling = 0.0
        """How likely a request comes twice."""
        self.slowness = 1.0
        self.void: set[int] = set()
        """Processes whose last words nobody heard: the whole machine went down with them."""

    async def lag(self) -> None:
        await asyncio.sleep(self.machine.rng.expovariate(100) * self.slowness)
        if self.machine.rng.random() < self.loss:
            raise Cut

    async def ask(
        self,
        method: str,
        path: str,
        token: str,
        body: Any = None,
        query: str = "",
        on_twin: Callable[[], None] = lambda: None,
    ) -> tuple[int, Any]:
        """One request; `Cut` when no answer came, whatever became of it. Who wants to know is told when it comes twice:
        the answer to the second is heard by nobody."""
        await self.lag()
        if self.app is None:
            raise Cut
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        asked_of = self.process
        sent = b"" if body is None else msgspec.json.encode(body)
        self._start(self._serve(scope(method, path, token, query), sent, answer))
        if self.machine.rng.random() < self.doubling:
            on_twin()
            again: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
            self._start(self._serve(scope(method, path, token, query), sent, again))
        try:
            status, text = await asyncio.wait_for(answer, 20.0)
        except TimeoutError:
            raise Cut from None
        await self.lag()
        if asked_of in self.void:
            raise Cut
        return status, msgspec.json.decode(text)

    def _start(self, work: Any) -> asyncio.Task[Any]:
        """In the process that is there: with it, it dies."""
        mark = PROCESS.set(self.process)
        try:
            task = asyncio.get_running_loop().create_task(work)
        finally:
            PROCESS.reset(mark)
        return task

    async def _serve(self, asked: dict[str, Any], sent: bytes, answer: asyncio.Future[tuple[int, bytes]]) -> None:
        waiting = [{"type": "http.request", "body": sent, "more_body": False}]
        told: list[Any] = []

        async def receive() -> Any:
            if not waiting:
                await asyncio.Event().wait()  # it stays as long as it gets no answer
            return waiting.pop()

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(asked, receive, send)
        if not answer.done():
            answer.set_result((told[0]["status"], b"".join(one.get("body", b"") for one in told[1:])))

    def line(self, path: str, token: str, query: str) -> Line:
        if self.app is None:
            raise Cut
        made = Line(self)
        asked = {**scope("GET", path, token, query), "type": "websocket", "scheme": "ws", "subprotocols": []}
        self._start(self.app(asked, made.up.get, made.down))
        return made


class Line:
    """One open socket, as its page has it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.up: asyncio.Queue[Any] = asyncio.Queue()
        self.up.put_nowait({"type": "websocket.connect"})
        self.news: asyncio.Queue[Any] = asyncio.Queue()
        self.process = host.process

    async def down(self, message: Any) -> None:
        """From the server. In order, as a line keeps it."""
        if message["type"] == "websocket.send":
            self.news.put_nowait(msgspec.json.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.news.put_nowait(None)

    async def send(self, message: Any) -> None:
        await self.host.lag()
        self.up.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def receive(self, patience: float) -> Any:
        """The next message; `Cut` when the line has ended, None when nothing came."""
        try:
            message = await asyncio.wait_for(self.news.get(), patience)
        except TimeoutError:
            if self.process in self.host.machine.dead:
                raise Cut from None
            return None
        if message is None:
            raise Cut
        await self.host.lag()
        if self.process in self.host.void:
            raise Cut
        return message

    def close(self) -> None:
        self.up.put_nowait({"type": "websocket.disconnect", "code": 1001})


def scope(method: str, path: str, token: str, query: str) -> dict[str, Any]:
    headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
    headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "state": {},
    }
