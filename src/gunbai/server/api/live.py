"""One WebSocket a page: my state when it changes, talk, who is online; and my actions the other way."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from gunbai.server.api.common import person_of
from gunbai.server.messages import (
    ActMessage,
    ClientMessage,
    HelloMessage,
    ReplyMessage,
    UndoMessage,
)
from gunbai.server.people.identity import Caller
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.tables.audience import Sink
from gunbai.server.tables.table import Table
from gunbai.server.tables.table_documents import table_document
from gunbai.server.web.doors import Pace
from gunbai.server.web.guard import is_own_origin, turned_away

router = APIRouter()
encode = msgspec.json.Encoder().encode
TABLE_ID: Final = re.compile(r"[a-z0-9]{1,20}")
FAREWELL: Final = 2.0
"""Seconds in which a page whose session has ended may take the last message."""


decode = msgspec.json.Decoder(ClientMessage).decode


class Page:
    """One connected page."""

    def __init__(self, server: Server, socket: WebSocket, table: Table, caller: Caller | None) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.caller = caller
        self.person = person_of(caller, table.id)
        self.sink = Sink(self.person, table.seat_of(self.person))
        self.pace = Pace()

    async def run(self, since: int) -> None:
        """A receive loop beside the sender: a page that only listens must be noticed when it goes. Who left the game to
        a bot may look on: they come back when they say so, or act."""
        if self.sink.seat is not None and self.sink.seat not in self.table.left:
            await self.table.hand_back(self.sink.seat)
        await self.table.telling.in_time()
        async with self.table.lock:
            self.table.telling.joined(self.sink)
            self.sink.send(encode(self._hello(since)))
            self.table.presence_changed()
        sender = asyncio.create_task(self._send())
        try:
            await self._still_known()
            await self._receive()
        finally:
            self.table.telling.left(self.sink)
            self.table.presence_changed()
            if self.sink.is_closed:
                await asyncio.wait([sender], timeout=FAREWELL)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _still_known(self) -> None:
        """The session may have ended after it was looked up and before this page was noted under it."""
        try:
            if self.caller is not None and await self.server.identity.caller(self.socket) is None:
                self.sink.end()
        except Refusal:
            self.sink.end()

    def _hello(self, since: int) -> HelloMessage:
        table = self.table
        state = None if table.play is None else table.state(self.sink.seat, since)
        return HelloMessage(type="hello", table=table_document(table, self.person), state=state)

    async def _send(self) -> None:
        while (message := await self.sink.queue.get()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(1001)

    async def _receive(self) -> None:
        while not self.sink.is_closed:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            await self.pace.keep()
            if not self.sink.is_closed:
                await self._handle(text)

    async def _handle(self, text: str) -> None:
        id = None
        try:
            message = _decoded(text)
            id = message.id
            if isinstance(message, ActMessage):
                await self.table.act(self._seat(), message.actions, message.decision)
            elif isinstance(message, UndoMessage):
                await self.table.undo(self._seat(), message.count)
            self.sink.send(b'{"type":"reply","id":%d,"ok":true,"error":null}' % id)
        except Refusal as refusal:
            self.server.services.metrics.refusals.labels(refusal.code).inc()
            self.sink.send(encode(ReplyMessage(type="reply", id=id, ok=False, error=refusal.document())))

    def _seat(self) -> int:
        """The seat that moves; refuses who may not."""
        if self.person is None or self.sink.seat is None:
            raise Refusal(403, "seat/none", "you do not sit at this table")
        if self.server.services.is_closing:
            raise Refusal(503, "server/closing", "the server is closing, try again in a moment")
        self.server.writes.take(self.person)
        return self.sink.seat


def _decoded(text: str) -> ClientMessage:
    try:
        message: ClientMessage = decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(400, "message/malformed", str(error)[:200]) from None


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, since: int = 0, invite: str | None = None) -> None:
    """Live play at one table."""
    server: Server = socket.app.state.server
    with contextlib.ExitStack() as stack:
        try:
            table, caller = await _admitted(server, socket, id, invite)
            person = person_of(caller, id)
            address, known = server.address(socket), caller.person.id if caller else None
            stack.enter_context(server.doors.entered(address, known, id, table.seat_of(person)))
        except Refusal as refusal:
            await turned_away(socket, refusal)
            return
        await socket.accept()
        page = Page(server, socket, table, caller)
        stack.enter_context(_present(page))
        try:
            await page.run(max(0, since))
        except Refusal:  # the table has just gone to another process: the page comes back and finds it
            await socket.close(1012)


@contextlib.contextmanager
def _present(page: Page) -> Iterator[None]:
    """A page is counted, and ends with the session it is signed in by."""
    sockets, attendance = page.server.services.metrics.sockets, page.server.attendance
    sockets.inc()
    if page.caller is not None:
        attendance.add(page.caller.session, page.sink)
    try:
        yield
    finally:
        sockets.dec()
        if page.caller is not None:
            attendance.remove(page.caller.session, page.sink)


async def _admitted(server: Server, socket: WebSocket, id: str, invite: str | None) -> tuple[Table, Caller | None]:
    if not is_own_origin(socket, server.settings):
        raise Refusal(403, "origin/foreign", "this page may not use this server")
    if not TABLE_ID.fullmatch(id):
        raise not_found("table")
    caller = await server.identity.caller(socket)
    table = await server.hub.get(id)
    if not table.may_watch(person_of(caller, id), invite):
        raise not_found("table")
    return table, caller
