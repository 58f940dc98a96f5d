"""What the pages of one table are told: each viewer its own, and nothing at all when nothing changed for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from gunbai.server.deals.chat import Saying
from gunbai.server.messages import PresenceMessage, StateMessage, TableMessage, TalkMessage
from gunbai.server.play.state_documents import Standing, event_documents
from gunbai.server.tables.audience import Sink
from gunbai.server.tables.table_documents import seat_documents, table_document

if TYPE_CHECKING:
    from gunbai.server.tables.table import Table

encode = msgspec.json.Encoder().encode
NO_EVENTS: Final = b"[]}"
"""The end of a state that tells of no event."""
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
        self._seats: list[dict[str, object]] = []
        self._was_sealed = False
        """Whether choices were sealed when everybody was told last: the news since then tell of a sealed phase."""
        self._beat: asyncio.TimerHandle | None = None
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
            self._told[sink.seat], self._shown[sink.seat] = document["next"], hash(encode(document))
            self._was_sealed = self.table.play.is_sealed()
        self._written_seats()

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

    def keeps_time(self) -> bool:
        """Whether what leaves this table waits for the beat: choices are sealed, or spectators lag behind them."""
        play = self.table.play
        return self.table.services.beat.seconds > 0 and play is not None and (self.table.lags or play.is_sealed())

    async def in_time(self) -> None:
        """Whoever asks for something of this table is answered on the beat, as those who are told."""
        if self.keeps_time():
            await self.table.services.beat.wait()

    def states(self, actor: int | None) -> None:
        """Every viewer its own state, with the events since it was told last; whoever acted is answered at once."""
        seats, are_news = self._written_seats()
        assert self.table.play is not None
        standing = Standing(self.table.play, self.table.row.status, self.table.tea.document())
        for viewer in self.table.audience.viewers():
            if viewer is None and self.table.lags:
                asyncio.get_running_loop().call_later(self.table.row.delay + 0.05, self._late)
            else:
                at_once = not self._was_sealed or (actor is not None and viewer == actor)
                self._state(standing, viewer, seats, are_news=are_news, at_once=at_once)
        self._was_sealed = self.table.play.is_sealed()

    def _written_seats(self) -> tuple[bytes, bool]:
        """The seats as everybody knows them, and whether they are news. Who is online is told by itself."""
        seats, known = seat_documents(self.table, 0), self._seats
        self._seats = [{**seat, "online": False} for seat in seats]
        return encode(seats), self._seats != known

    def _state(self, standing: Standing, viewer: int | None, seats: bytes, *, are_news: bool, at_once: bool) -> None:
        session, since = standing.session, self._told.get(viewer, 0)
        self._told[viewer] = session.stream.count(viewer)
        state = encode(standing.state(viewer, []))
        events, shown = event_documents(session, viewer, since), hash(state)
        if events or are_news or shown != self._shown.get(viewer):
            self._shown[viewer] = shown
            state = state.removesuffix(NO_EVENTS)
            message = b"".join((b'{"type":"state","seats":', seats, b',"state":', state, encode(events), b"}}"))
            for sink in list(self.table.audience.sinks.get(viewer, ())):
                self._leave(sink, message, at_once=at_once)

    def _leave(self, sink: Sink, message: bytes, *, at_once: bool) -> None:
        """Now, or on the beat: what comes later never overtakes what waits."""
        beat = self.table.services.beat
        if beat.seconds == 0 or (at_once and not sink.held):
            sink.send(message)
            return
        sink.hold(message)
        if self._beat is None:
            self._beat = asyncio.get_running_loop().call_at(beat.next(), self._let_go)

    def _let_go(self) -> None:
        self._beat = None
        self.table.audience.let_go()

    def _late(self) -> None:
        """Spectators of a table with a delay, when something may be known by now."""
        if self.table.lags and self.table.audience.spectators():
            document = self.table.state(None, self._told.get(None, 0))
            if document["next"] > self._told.get(None, 0):
                self._told[None] = document["next"]
                seats = seat_documents(self.table, None)
                message = encode(StateMessage(type="state", seats=seats, state=document))
                for sink in list(self.table.audience.sinks.get(None, ())):
                    self._leave(sink, message, at_once=False)

    def table_changed(self) -> None:
        """Who sits here, the status, a vote; those who sat down or stood up see with other eyes now."""
        self.table.audience.reseat(self.table.seat_of)
        self.watch()
        self._written_seats()
        host, told = self.table.row.host, dict[tuple[int | None, bool], bytes]()
        for sinks in list(self.table.audience.sinks.values()):
            for sink in list(sinks):
                key = (sink.seat, sink.person == host)
                if key not in told:
                    told[key] = encode(TableMessage(type="table", table=table_document(self.table, sink.person)))
                self._leave(sink, told[key], at_once=not self._was_sealed)

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
                self.table.audience.tell(viewer, encode(TalkMessage(type="talk", talk=heard)))

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
        message = PresenceMessage(type="presence", online=online, spectators=audience.spectators())
        audience.tell_all(encode(message))
