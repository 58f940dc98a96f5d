"""What the characters at tables say: after every change one of them may have a line about what everybody has heard."""

from __future__ import annotations

import time

from gunbai.bots.characters.talk import Line, Said, Voices
from gunbai.kernel.events import Event
from gunbai.server.operation.logs import Logger
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.tables.table import Table

log = Logger("voices")


class VoiceKeeper:
    """Hangs on to every change of a table. What was said is talk like any other, and stored as such."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._voices: dict[str, Voices] = {}
        self._heard: dict[str, int] = {}

    def follow(self, table: Table) -> None:
        if table.play is None or table.play.guide is not None or self.services.is_closing or table.is_retired:
            return
        if table.row.status != "running":
            self._voices.pop(table.id, None)
            self._heard.pop(table.id, None)
            return
        line = self._line(table)
        if line is not None:
            self.services.spawn(self._say(table, line), f"voices {table.id}")

    def _line(self, table: Table) -> Line | None:
        """While choices are sealed everybody is silent: talk must not tell who is still choosing."""
        play, now = table.play, time.time()
        assert play is not None
        count = play.stream.count(None)
        if table.id not in self._voices:
            self._voices[table.id] = _voices(table)
            self._heard[table.id] = count
            return None if table.talk.sayings or len(play.entries) else self._voices[table.id].greet(now)
        news = [told.event for told in play.stream.of(None, self._heard[table.id]) if isinstance(told.event, Event)]
        self._heard[table.id] = count
        return None if play.is_sealed() else self._voices[table.id].hear(news, now)

    async def _say(self, table: Table, line: Line) -> None:
        try:
            async with table.lock:
                table.telling.said(await table.talk.speak(line.seat, line.character, line.text()))
        except Refusal as refusal:
            log.info("a line was not said", table=table.id, code=refusal.code)


def _voices(table: Table) -> Voices:
    """The cast of a table, with what it has said already."""
    live = table.row.pace != "turns"
    voices = Voices([seat.bot for seat in table.seats], int.from_bytes(table.row.id.encode()) % (1 << 40), live)
    for saying in table.talk.sayings:
        if saying.is_line and saying.text and saying.seat is not None:
            character, moment, number = saying.text.split()
            voices.said.append(Said(saying.at, Line(saying.seat, character, moment, int(number))))
    return voices
