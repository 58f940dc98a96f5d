"""How long we wait for the rest of a request, and for how much of it: whoever sends half and falls silent is let go."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gunbai.server.web.doors import crowd_of

BODY_FACTOR: Final = 3.0
MOST_HEAD: Final = 65_536
"""Bytes of a request before its body, when they come in pieces."""
PIECE: Final = 4_096
MOST_AHEAD: Final = 16
"""Requests on a line before the first of them is answered: uvicorn would keep as many as come. No browser sends any."""


class Lobby:
    """Lines on which no whole request has come yet, by address. Proxies that we trust wait for their own clients."""

    def __init__(self, most: int, trusted: Sequence[str]) -> None:
        self.most = most
        self._trusted = [ipaddress.ip_network(one, strict=False) for one in trusted if _is_network(one)]
        self._waiting: Counter[str] = Counter()

    def enter(self, host: str) -> str | None:
        """Who waits from now on; None when there are too many already."""
        known = "" if self._is_trusted(host) else crowd_of(host)
        if known and self._waiting[known] >= self.most:
            return None
        self._waiting[known] += 1
        return known

    def leave(self, known: str) -> None:
        self._waiting[known] -= 1
        if not self._waiting[known]:
            del self._waiting[known]

    def _is_trusted(self, host: str) -> bool:
        return _is_network(host) and any(ipaddress.ip_address(host) in network for network in self._trusted)


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


class Patient(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for ever and for anything, with an end to the waiting."""

    seconds = 20.0
    lobby = Lobby(1_000_000, ())
    _end: asyncio.TimerHandle | None = None
    _known: str | None = None
    _head = 0
    _is_body = False
    _is_head_only = True
    """Whether the piece that is being read brought neither the end of a head nor of a request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Piece by piece: a line that is cut in the midst of it is not read on."""
        for place in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._read(data[place : place + PIECE])

    def _read(self, data: bytes) -> None:
        self._is_head_only = True
        super().data_received(data)
        self._head = self._head + len(data) if self._is_head_only and not self._is_body else 0
        if self._head > MOST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.seconds)

    def on_headers_complete(self) -> None:
        self._is_body, self._is_head_only = True, False
        super().on_headers_complete()
        if len(self.pipeline) > MOST_AHEAD:
            self.transport.abort()
        self._wait(self.seconds * BODY_FACTOR)

    def on_message_complete(self) -> None:
        self._is_body = self._is_head_only = False
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._known = self.lobby.enter(self.client[0] if self.client else "unknown")
        if self._known is None:
            self.transport.abort()
        else:
            self._end = self.loop.call_later(seconds, self.transport.close)

    def _stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if self._known is not None:
            self.lobby.leave(self._known)
            self._known = None


def patient(seconds: float, most: int, trusted: Sequence[str]) -> Any:
    """The protocol with this patience, for so many of one address."""
    return type("Patient", (Patient,), {"seconds": seconds, "lobby": Lobby(most, trusted)})
