"""Who is watching a table: the open sockets by viewer, each with a queue that never blocks the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 256
"""Messages a slow page may lag behind before its socket is closed; it comes back and asks for what it missed."""


class Sink:
    """One open page. `None` in its queue ends it."""

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.held: list[bytes] = []
        """What leaves on the next beat."""
        self.is_closed = False

    def hold(self, message: bytes) -> None:
        """Send it on the next beat. Who has too much waiting comes back and asks for it."""
        if len(self.held) < MOST_WAITING:
            self.held.append(message)
        else:
            self.close()

    def let_go(self) -> None:
        """It is time: what was held leaves in its order."""
        held, self.held = self.held, []
        for message in held:
            self.send(message)

    def send(self, message: bytes) -> None:
        if self.is_closed:
            return
        if self.queue.full():
            self.close()
            return
        self.queue.put_nowait(message)

    def close(self) -> None:
        self.is_closed = True
        self.held = []
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def end(self) -> None:
        """Close it without what still waits: whoever is there may not see it any more."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.close()


class Audience:
    """The sinks of one table; a seat may have several, spectators are the viewer None."""

    def __init__(self) -> None:
        self.sinks: dict[int | None, dict[Sink, None]] = {}
        """By viewer, who came first first: in a set they would lie by their places in memory."""

    def add(self, sink: Sink) -> None:
        self.sinks.setdefault(sink.seat, {})[sink] = None

    def remove(self, sink: Sink) -> None:
        sinks = self.sinks.get(sink.seat, {})
        sinks.pop(sink, None)
        if not sinks:
            self.sinks.pop(sink.seat, None)

    def reseat(self, seat_of: Callable[[str | None], int | None]) -> None:
        """People sat down or stood up: their pages see with other eyes now."""
        sinks = [sink for group in self.sinks.values() for sink in group]
        self.sinks = {}
        for sink in sinks:
            if sink.seat != (seat := seat_of(sink.person)):
                sink.seat, sink.held = seat, []
            self.add(sink)

    def let_go(self) -> None:
        """The beat has come."""
        for sinks in self.sinks.values():
            for sink in sinks:
                sink.let_go()

    def viewers(self) -> list[int | None]:
        return list(self.sinks)

    def is_online(self, seat: int) -> bool:
        return seat in self.sinks

    def spectators(self) -> int:
        return len(self.sinks.get(None, ()))

    def count(self) -> int:
        return sum(len(sinks) for sinks in self.sinks.values())

    def tell(self, viewer: int | None, message: bytes) -> None:
        for sink in list(self.sinks.get(viewer, ())):
            sink.send(message)

    def tell_all(self, message: bytes) -> None:
        for viewer in self.viewers():
            self.tell(viewer, message)

    def close(self) -> None:
        for sinks in list(self.sinks.values()):
            for sink in list(sinks):
                sink.close()
