"""What the pages of one table are told: each viewer its own, and nothing at all when nothing changed for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from gunbai.server.deals.chat import Saying
from gunbai.server.tables.audience import Sink
from gunbai.server.tables.table_documents import seat_documents, table_document

if TYPE_CHECKING:
    from gunbai.server.tables.table import Table

encode = msgspec.json.Encoder().encode
PRESENCE_BEAT: Final = 0.5
"""Seconds between two messages about who is online."""
PRESENCE_DELAY: Final = 0.02
"""Seconds in which those who come together are told of together."""


class Telling:
    """Remembers how many events each viewer has been told, and what it was shown last. A message without news would
    tell of others' progress in a sealed phase, so whatever shows something to a viewer is noted here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[int | None, int] = {}
        self._shown: dict[int | None, int] = {}
        self._seats = 0
        self._presence: asyncio.TimerHandle | None = None
        self._presence_told = 0.0

    def begin(self) -> None:
        """A game begins: everybody is told its events from the first on."""
        self._told = {}
        self._shown = {}
        self.watch()

    def joined(self, sink: Sink) -> None:
        """From now on this page is told everything; the caller sends it the present state first."""
        self.table.audience.add(sink)
        if self.table.play is not None:
            self.watch()
            document = self.table.state(sink.seat, None)
            document.pop("events")
            self._told[sink.seat], self._shown[sink.seat] = document["next"], hash(encode(document))
        self._seats = self._seats_now()

    def watch(self) -> None:
        """Events say what they change for everybody who has looked: who goes away for a moment finds afterwards what it
        missed. This begins when somebody comes, never with a move: that would tell of a sealed one."""
        session = self.table.play
        if session is not None:
            for viewer in set(self.table.audience.viewers()) - session.watched():
                session.watch(viewer)

    def left(self, sink: Sink) -> None:
        """This page is told nothing more. Where nobody is left, nothing is compared any more."""
        self.table.audience.remove(sink)
        session = self.table.play
        if session is not None and not self.table.audience.sinks:
            for viewer in list(session.watched()):
                session.unwatch(viewer)

    def states(self) -> None:
        """Every viewer its own state, with the events since it was told last."""
        seats, known = encode(seat_documents(self.table, 0)), self._seats
        self._seats = self._seats_now()
        for viewer in self.table.audience.viewers():
            if viewer is None and self.table.lags:
                asyncio.get_running_loop().call_later(self.table.row.delay + 0.05, self._late)
            else:
                self._state(viewer, seats, are_news=self._seats != known)

    def _seats_now(self) -> int:
        """The seats as everybody knows them. Who is online is told by itself, and no news here."""
        return hash(encode([{**seat, "online": False} for seat in seat_documents(self.table, 0)]))

    def _state(self, viewer: int | None, seats: bytes, *, are_news: bool) -> None:
        document: dict[str, Any] = self.table.state(viewer, self._told.get(viewer, 0))
        self._told[viewer] = document["next"]
        events = document.pop("events")
        state = encode(document)
        if events or are_news or hash(state) != self._shown.get(viewer):
            self._shown[viewer] = hash(state)
            parts = (b'{"type":"state","seats":', seats, b',"state":', state[:-1], b',"events":', encode(events), b"}}")
            self.table.audience.tell(viewer, b"".join(parts))

    def _late(self) -> None:
        """Spectators of a table with a delay, when something may be known by now."""
        if self.table.lags and self.table.audience.spectators():
            document = self.table.state(None, self._told.get(None, 0))
            if document["next"] > self._told.get(None, 0):
                self._told[None] = document["next"]
                message = {"type": "state", "state": document, "seats": seat_documents(self.table, None)}
                self.table.audience.tell(None, encode(message))

    def table_changed(self) -> None:
        """Who sits here, the status, a vote; those who sat down or stood up see with other eyes now."""
        self.table.audience.reseat(self.table.seat_of)
        self.watch()
        self._seats = self._seats_now()
        host, told = self.table.row.host, dict[tuple[int | None, bool], bytes]()
        for sinks in list(self.table.audience.sinks.values()):
            for sink in list(sinks):
                key = (sink.seat, sink.person == host)
                if key not in told:
                    told[key] = encode({"type": "table", "table": table_document(self.table, sink.person)})
                sink.send(told[key])

    def said(self, saying: Saying) -> None:
        """Everybody who hears it, each when they do."""
        for viewer in (None, *range(len(self.table.seats))):
            lag = saying.heard_at(viewer, self.table.row) - saying.at
            if lag > 0:
                asyncio.get_running_loop().call_later(lag + 0.05, self._say, saying, viewer)
            else:
                self._say(saying, viewer)

    def _say(self, saying: Saying, viewer: int | None) -> None:
        if viewer in self.table.audience.sinks:
            heard = self.table.talk.document(saying, viewer, over=self.table.is_over)
            if heard is not None:
                self.table.audience.tell(viewer, encode({"type": "talk", "talk": heard}))

    def presence(self) -> None:
        """Who is online has changed: it is told soon, together with what else changes until then. One message for each
        coming and going would be as many as the square of those who come."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            wait = max(PRESENCE_DELAY, self._presence_told + PRESENCE_BEAT - loop.time())
            self._presence = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence, self._presence_told = None, asyncio.get_running_loop().time()
        audience = self.table.audience
        online = [seat.seat for seat in self.table.seats if audience.is_online(seat.seat)]
        audience.tell_all(encode({"type": "presence", "online": online, "spectators": audience.spectators()}))
