"""Requests and sockets for a table that another process owns are passed on to it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gunbai.server.cluster.peers import ELSEWHERE, Answer, credentials
from gunbai.server.refusal import Refusal, moving
from gunbai.server.web.guard import is_own_origin

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from gunbai.server.server import Server

OF_A_TABLE: Final = re.compile(r"/api/(?:admin/)?tables/([a-z0-9]{1,20})(?:/.*)?")
WAITS: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 1.0, 1.0)
"""Seconds between tries while a table passes from a dead process to another."""
REMEMBERED: Final = 5.0
"""How long an owner is remembered; one that is no longer it says so."""
RESTARTING: Final = 1012


class Forwarding:
    """Middleware, plain ASGI. Tables of our own cost one look into a dictionary."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self._owners: dict[str, tuple[str, float]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = OF_A_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None or found[1] in self.server.hub.tables:
            await self.app(scope, receive, send)
        elif self.server.peers.is_hop(scope["headers"]):
            await self._from_peer(scope, receive, send, found[1])
        elif scope["type"] == "http":
            await self._request(scope, receive, send, found[1])
        else:
            await self._socket(scope, receive, send, found[1])

    async def _owner(self, id: str, *, anew: bool = False) -> str | None:
        address, until = self._owners.get(id, ("", 0.0))
        if until > time.monotonic() and not anew:
            return address
        self._owners.pop(id, None)
        found = await self.server.hub.whereabouts(id)
        if found is not None:
            if len(self._owners) > 50_000:
                self._owners.clear()
            self._owners[id] = (found, time.monotonic() + REMEMBERED)
        return found

    async def _from_peer(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        """Another process takes us for the owner; if we cannot be, it is told so and nothing is done."""
        if await self.server.hub.whereabouts(id) is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 503, "headers": [(ELSEWHERE.encode(), b"1")]})
            await send({"type": "http.response.body", "body": b""})
        else:
            await send({"type": "websocket.close", "code": RESTARTING})

    # --- requests -------------------------------------------------------------------------------------------------

    async def _request(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        address = await self._owner(id)
        if address is None:
            await self.app(scope, receive, send)
            return
        body = await _whole(receive)
        for wait in WAITS:
            answer = await self.server.peers.ask(address, scope["method"], _target(scope), scope["headers"], body)
            if answer is not None:
                self.server.services.metrics.forwarded.inc()
                await _send(answer, send)
                return
            await asyncio.sleep(wait)
            address = await self._owner(id, anew=True)
            if address is None:
                await self.app(scope, _again(body, receive), send)
                return
        raise moving()

    # --- sockets --------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        connection = HTTPConnection(scope)
        if not is_own_origin(connection, self.server.settings):
            await self.app(scope, receive, send)  # it refuses
            return
        try:
            upstream = await self._connected(scope, id, connection)
        except Refusal:
            await send({"type": "websocket.close", "code": RESTARTING})
            return
        if upstream is None:
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        self.server.services.metrics.forwarded.inc()
        await _joined(upstream, receive, send)

    async def _connected(self, scope: Scope, id: str, connection: HTTPConnection) -> ClientConnection | None:
        """A socket at the owner; None when that is this process."""
        for wait in WAITS:
            address = await self._owner(id, anew=True)
            if address is None:
                return None
            upstream = await self.server.peers.connect(
                address, _target(scope), credentials(connection), self.server.address(connection)
            )
            if upstream is not None:
                return upstream
            await asyncio.sleep(wait)
        raise moving()


def _target(scope: Scope) -> str:
    path = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string", b"")
    return str(path + (b"?" + query if query else b""), "ascii", "replace")


async def _whole(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for the application of this process."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _send(answer: Answer, send: Send) -> None:
    headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


async def _joined(upstream: ClientConnection, receive: Receive, send: Send) -> None:
    """Two sockets as one until either side ends; the page is told to come back when the owner is gone."""
    ways = [asyncio.create_task(_down(upstream, send)), asyncio.create_task(_up(upstream, receive))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await upstream.close()
    with contextlib.suppress(Exception):  # the page may be gone already
        await send({"type": "websocket.close", "code": _code(upstream)})


def _code(upstream: ClientConnection) -> int:
    code = upstream.close_code
    return RESTARTING if code in (None, 1000, 1005, 1006) else int(code)


async def _down(upstream: ClientConnection, send: Send) -> None:
    async for message in upstream:
        text: Any = message if isinstance(message, str) else message.decode()
        await send({"type": "websocket.send", "text": text})


async def _up(upstream: ClientConnection, receive: Receive) -> None:
    while (message := await receive())["type"] != "websocket.disconnect":
        await upstream.send(message.get("text") or message.get("bytes") or b"")
