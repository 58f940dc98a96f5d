"""The gate before every request: foreign pages, long bodies and faults of ours stop here."""

from __future__ import annotations

import contextlib
import re
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gunbai.server.messages import RefusedMessage
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import Refusal
from gunbai.server.settings import Settings

if TYPE_CHECKING:
    from gunbai.server.server import Server

API: Final = "/api/"
FREE: Final = frozenset({"/api/health", "/api/ready", "/api/metrics"})
"""What watches over the server is never turned away."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
RECORD_FACTOR: Final = 20
LENGTH: Final = re.compile(r"[0-9]{1,12}", re.ASCII)
FAULT: Final = 1011
log = Logger("requests")


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser's page of ours is asking, or no browser at all. Tokens are not sent by foreign pages."""
    if connection.headers.get("authorization"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    own = connection.headers.get("host", "")
    allowed = {host_of(settings.public_url), own} - {""}
    return host_of(origin) in allowed or origin in settings.origins


def host_of(url: str) -> str:
    """Host and port of an address; empty when it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """A host without its port, in small letters; empty when it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def turned_away(socket: WebSocket, refusal: Refusal) -> None:
    """A page may read why, and a program has the code."""
    await socket.accept()
    await socket.send_text(msgspec.json.encode(RefusedMessage(type="refused", error=refusal.document())).decode())
    await socket.close(4000 + refusal.status)


class Guard:
    """Outermost middleware, plain ASGI because it stands before every message."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.settings = server.settings
        self.metrics = server.services.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answered(scope, receive, send)
            return
        try:  # a socket: a fault of ours is told to our log, and its page comes back
            if scope["type"] == "websocket":
                connection = HTTPConnection(scope)
                self._check_host(connection)
                self.server.doors.knock(self.server.address(connection))
            await self.app(scope, receive, send)
        except Refusal as refusal:
            if scope["type"] != "websocket":
                raise
            await turned_away(WebSocket(scope, receive, send), refusal)
        except Exception:
            if scope["type"] != "websocket":
                raise
            log.exception("socket failed", path=scope["path"])
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": FAULT})

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request: whatever happens, it is answered."""
        exchange = Exchange(send)
        started = time.perf_counter()
        try:
            self._check(scope)
            await self.app(scope, self._limited(scope, receive, exchange), exchange.send)
        except Refusal as refusal:
            await exchange.refuse(refusal)
        except Exception:
            log.exception("request failed", path=scope["path"])
            await exchange.refuse(Refusal(500, "server/fault", "a fault of ours; it has been noted"))
        finally:
            self.metrics.request_seconds.observe(time.perf_counter() - started)
            if exchange.status >= 400:
                self.metrics.refusals.labels(str(exchange.status)).inc()

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        self._check_host(connection)
        if scope["method"] not in SAFE and not is_own_origin(connection, self.settings):
            raise Refusal(403, "origin/foreign", "this page may not use this server")
        self._count(scope, connection)
        length = connection.headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > self._limit(scope):
            raise _too_long()

    def _check_host(self, connection: HTTPConnection) -> None:
        """A foreign name that leads here (DNS rebinding) would make its pages ours. Whoever watches over the server and
        our own processes come by address."""
        hosts, scope = self.settings.hosts, connection.scope
        if not hosts or scope["path"] in FREE or self.server.peers.is_hop(scope["headers"]):
            return
        if name_of(connection.headers.get("host", "")) not in hosts:
            raise Refusal(421, "host/unknown", "this server has another name")

    def _count(self, scope: Scope, connection: HTTPConnection) -> None:
        """Whoever says no name that we know is counted by address: even a refusal costs us something."""
        path = scope["path"]
        if path.startswith(API) and path not in FREE and not self.server.identity.is_remembered(connection):
            self.server.reads.take(self.server.address(connection))

    def _limit(self, scope: Scope) -> int:
        factor = RECORD_FACTOR if scope["path"] == "/api/records" else 1
        return self.settings.body_limit * factor

    def _limited(self, scope: Scope, receive: Receive, exchange: Exchange) -> Receive:
        """Bodies without a declared length are counted as they come. Whoever reads the body may take the refusal for a
        fault of parsing and answer with that; then it is answered with this all the same."""
        limit, seen = self._limit(scope), 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                exchange.overruled = _too_long()
                raise exchange.overruled
            return message

        return counted


def _too_long() -> Refusal:
    return Refusal(413, "request/too_long", "the request is too long")


class Exchange:
    """One answer, with our headers; knows whether it has begun."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.overruled: Refusal | None = None
        """What is answered whatever the application says."""

    async def send(self, message: Message) -> None:
        if self.overruled is not None:
            await self.refuse(self.overruled)
        else:
            await self._pass_on(message)

    async def _pass_on(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        if self.status:
            return
        body = msgspec.json.encode(refusal.document())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
        await self._pass_on({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self._pass_on({"type": "http.response.body", "body": body})
