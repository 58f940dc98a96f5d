"""How long we wait for the rest of a request: whoever sends half of it and falls silent is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

BODY_FACTOR = 3.0


class Patient(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for ever, with an end to the waiting."""

    seconds = 20.0
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(self.seconds * BODY_FACTOR)

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._end = self.loop.call_later(seconds, self.transport.close)

    def _stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


def patient(seconds: float) -> Any:
    """The protocol with this patience."""
    return type("Patient", (Patient,), {"seconds": seconds})
