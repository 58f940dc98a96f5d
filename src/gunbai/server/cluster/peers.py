"""The other processes on the same database, asked on behalf of somebody who came to this one."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import HTTPConnection

from gunbai.server.refusal import lost

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

Header = tuple[bytes, bytes]
HOP: Final = b"x-gunbai-hop"
"""Carries the processes' common secret: a request that was forwarded is not forwarded again."""
ELSEWHERE: Final = "x-gunbai-elsewhere"
"""In an answer: nothing was done, this process does not own the table."""
FOR: Final = b"x-gunbai-for"
"""Beside the secret: the address of whoever came to the other process."""
CREDENTIALS: Final = (b"authorization", b"cookie")
SAFE: Final = ("GET", "HEAD")
OF_A_LINE: Final = frozenset(
    {b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"content-length", HOP, FOR}
)
"""Headers that belong to one connection and not to the request."""


class Answer:
    """What another process answered."""

    def __init__(self, status: int, headers: list[Header], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def document(self) -> Any:
        return msgspec.json.decode(self.body)


def credentials(connection: HTTPConnection) -> list[Header]:
    """Who is asking, for the other process to see for itself."""
    return [header for header in connection.scope["headers"] if header[0] in CREDENTIALS]


class Peers:
    """Connections to other processes; made when the first one is needed."""

    def __init__(self, key: str) -> None:
        self._secret = hmac.digest(key.encode(), b"gunbai forwarding", hashlib.sha256).hex().encode()
        self._client: Any = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    def is_hop(self, headers: Iterable[Header]) -> bool:
        """Whether another process of ours sends this."""
        return any(name == HOP and hmac.compare_digest(value, self._secret) for name, value in headers)

    def told_address(self, headers: Iterable[Header]) -> str:
        """Of whom another process of ours speaks; empty when nobody does, or somebody who may not."""
        given = dict(headers)
        return given[FOR].decode("latin-1") if FOR in given and self.is_hop(given.items()) else ""

    async def ask(self, address: str, method: str, path: str, headers: list[Header], body: bytes) -> Answer | None:
        """The answer, or None when surely nothing was done: then it may be asked again, here or there."""
        import httpx2  # one process alone never needs it

        kept = [header for header in headers if header[0] not in OF_A_LINE]
        try:
            found = await self._http().request(
                method, address + path, headers=[*kept, (HOP, self._secret)], content=body
            )
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            return None
        except httpx2.TransportError:
            if method in SAFE:
                return None
            raise lost() from None
        return None if ELSEWHERE in found.headers else Answer(found.status_code, _own(found.headers.raw), found.content)

    def _http(self) -> Any:
        import httpx2

        if self._client is None:
            limits = httpx2.Limits(max_connections=200, keepalive_expiry=2.0)  # uvicorn ends idle ones after five
            timeout = httpx2.Timeout(30.0, connect=2.0)
            self._client = httpx2.AsyncClient(limits=limits, timeout=timeout, trust_env=False)
        return self._client

    async def connect(self, address: str, path: str, headers: list[Header], of: str) -> ClientConnection | None:
        """A socket to another process, of somebody at this address; None when there is none to be had."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        mine = [(HOP, self._secret), (FOR, of.encode("latin-1"))]
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            return await connect(
                address.replace("http", "ws", 1) + path,
                additional_headers=[(name.decode(), value.decode()) for name, value in [*headers, *mine]],
                compression=None,
                proxy=None,
                open_timeout=5.0,
                max_size=None,
                user_agent_header=None,
            )
        return None


def _own(headers: Iterable[Header]) -> list[Header]:
    """Headers of an answer without those that this process adds itself."""
    ours = (b"date", b"server", b"x-content-type-options", b"referrer-policy", b"x-frame-options")
    lower = [(name.lower(), value) for name, value in headers]
    return [
        (name, value)
        for name, value in lower
        if name not in OF_A_LINE and name not in ours and not name.startswith(b"access-control-")
    ]
