"""Open pages by the session they came with: when a session ends its pages end, at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gunbai.server.store.people import PeopleStore
from gunbai.server.tables.audience import Sink

AT_A_TIME: Final = 500
"""Sessions looked up in one query."""


class Attendance:
    """The sinks of all pages with a session, known by its hash."""

    def __init__(self) -> None:
        self._sinks: dict[str, dict[Sink, None]] = {}

    def add(self, session: str, sink: Sink) -> None:
        self._sinks.setdefault(session, {})[sink] = None

    def remove(self, session: str, sink: Sink) -> None:
        sinks = self._sinks.get(session, {})
        sinks.pop(sink, None)
        if not sinks:
            self._sinks.pop(session, None)

    def end(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            for sink in self._sinks.get(session, ()):
                sink.end()

    def end_of(self, person: str) -> None:
        """All pages of somebody."""
        for sinks in self._sinks.values():
            for sink in sinks:
                if sink.person == person:
                    sink.end()

    async def weed(self, people: PeopleStore) -> None:
        """End the pages whose session is gone from the store: it has expired, or somebody ended it beside us."""
        known = list(self._sinks)
        for start in range(0, len(known), AT_A_TIME):
            asked = known[start : start + AT_A_TIME]
            self.end(set(asked) - await people.living(asked))
