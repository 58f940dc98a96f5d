"""What the characters at tables say: after every change one of them may have a line about what everybody has heard."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final
from weakref import WeakKeyDictionary

from gunbai.bots.characters.talk import REASON, Line, Said, Voices, read
from gunbai.kernel.events import Event
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.tables.table import Table
from gunbai.session.stream import Notice

log = Logger("voices")
PROMISES: Final = "promise_"
"""How the codes begin that tell what became of one."""


class VoiceKeeper:
    """Hangs on to every change of a table. What was said is talk like any other, and stored as such."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._voices: WeakKeyDictionary[Table, Voices] = WeakKeyDictionary()
        self._heard: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """Both go with the table: one that comes back into memory has its cast made anew, from what was said."""

    def follow(self, table: Table) -> None:
        if table.play is None or table.play.guide is not None or self.services.is_closing or table.is_retired:
            return
        if table.row.status != "running":
            self._voices.pop(table, None)
            self._heard.pop(table, None)
            return
        for line in self._lines(table):
            self.services.spawn(self._say(table, line), f"voices {table.id}")

    def _lines(self, table: Table) -> list[Line]:
        """While choices are sealed everybody is silent: talk must not tell who is still choosing."""
        play, now = table.play, time.time()
        assert play is not None
        count = play.stream.count(None)
        if table not in self._voices:
            self._voices[table] = _voices(table)
            self._heard[table] = count
            hello = None if table.talk.sayings or len(play.entries) else self._voices[table].greet(now)
            return [] if hello is None else [hello]
        news = [
            event if isinstance(event, Event) else _of_promise(event)
            for told in play.stream.of(None, self._heard[table])
            if isinstance(event := told.event, Event) or event.code.startswith(PROMISES)
        ]
        self._heard[table] = count
        if play.is_sealed():
            return []
        voices = self._voices[table]
        answers = [voices.refuse(seat, reason, now) for seat, reason in _declined(table, news)]
        line = None if answers else voices.hear(news, now)
        return answers if line is None else [line]

    async def _say(self, table: Table, line: Line) -> None:
        try:
            async with table.lock:
                table.telling.said(await table.talk.speak(line.seat, line.character, line.text()))
        except Refusal as refusal:
            log.info("a line was not said", table=table.id, code=refusal.code)


def _of_promise(event: Notice) -> Event:
    """What became of a promise, in the form of what the game tells: characters speak of both."""
    args = {name: value for name, value in event.args.items() if not isinstance(value, list)}
    return Event(event.code, event.clause, args, event.seat)


def _declined(table: Table, news: list[Event]) -> Iterator[tuple[int, str]]:
    """Bots that have declined an alliance with a person, and why."""
    for event in news:
        if event.code == "alliance_declined":
            seat, other = int(event.args["seat"]), int(event.args["seat2"])
            reason = table.tea.reason(seat, other)
            if reason is not None:
                yield seat, reason


def _voices(table: Table) -> Voices:
    """The cast of a table, with what it has said already."""
    live = table.row.pace != "turns"
    voices = Voices([seat.bot for seat in table.seats], int.from_bytes(table.row.id.encode()) % (1 << 40), live)
    for saying in table.talk.sayings:
        if saying.is_line and saying.text and saying.seat is not None:
            line = read(saying.seat, saying.text)
            if line.moment != REASON:
                voices.said.append(Said(saying.at, line))
    return voices
