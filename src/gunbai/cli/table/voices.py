"""What the characters at this table say: a line now and then about what everybody has heard. They can be muted."""

from __future__ import annotations

import time
from collections.abc import Callable

from gunbai.bots.characters.talk import Line, Voices
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.session.session import Session


class TableVoices:
    """The cast at a terminal. By the clock of the room, as at any other table."""

    def __init__(self, session: Session, seating: Seating, clock: Callable[[], float] = time.time) -> None:
        bots = [None if name == HUMAN else name for name in seating.players]
        self.session = session
        self.seating = seating
        self.clock = clock
        self.voices = Voices(bots, int.from_bytes(session.chance.seed[:4]))
        self._heard = session.stream.count(None)

    def said(self) -> Line | None:
        """What somebody says about what has happened since; nothing while choices are sealed, or when all are muted."""
        events = self.session.events(None, self._heard)
        self._heard = self.session.stream.count(None)
        if self.seating.muted or self.session.is_sealed():
            return None
        return self.voices.hear(events, self.clock())
