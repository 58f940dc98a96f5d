"""How fast the frames of a socket are read: what asks nothing of us must not keep us from those who do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

PIECE: Final = 2_048
"""Bytes that are read before others have their turn: the smallest frames are six bytes, and each takes its time."""
AT_ONCE: Final = 300.0
PER_SECOND: Final = 50.0
"""Frames without a message: pings, pongs, parts of a message, and all that comes after the end."""


class Measured(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which by itself reads all that has come at once. Messages wait until the page has taken the
    ones before, as `Pace` lets it; of frames that bring none there may be few, or the line is cut."""

    _unread = b""
    _left = AT_ONCE
    _at = 0.0

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read()

    def _read(self) -> None:
        """As much as may be read now; what is left waits for `receive`."""
        unread, place = self._unread, 0
        while place < len(unread) and not self.read_paused and not self.transport.is_closing():
            super().data_received(unread[place : place + PIECE])
            place += PIECE
        self._unread = unread[place:]

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._read()  # a close lets go of what was paused

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_part(event)
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count_part(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count_part(event)
        super().handle_bytes(event)

    def _count_part(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            self._count()

    def _count(self) -> None:
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._at) * PER_SECOND) - 1.0
        self._at = now
        if self._left < 0.0:
            self.transport.abort()
