"""Spectators may have to lag behind, so that nobody at the table can ask a friend what the others do."""

from __future__ import annotations

import math
import time
from collections import deque

from gunbai.server.play.state_documents import event_documents, state_document, with_events
from gunbai.server.wire.state import StateDoc, Status
from gunbai.session.session import Session


class Frame:
    """What spectators could see from a moment on, and how many events they had by then."""

    def __init__(self, at: float, document: StateDoc) -> None:
        self.at = at
        self.document = document


class DelayedView:
    """The spectators' states of the last seconds, oldest first; the first one is what they see now. Measured by a clock
    that only goes forward: when the machine's time is set, nothing is shown early."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self._frames: deque[Frame] = deque()
        self._last = -math.inf

    def before(self, play: Session, at: float) -> None:
        """While replaying: a move of the last seconds follows, so what is there now is worth keeping."""
        moment = time.monotonic() - max(0.0, time.time() - at)
        if self.seconds and moment > time.monotonic() - self.seconds:
            self._keep(play, "running", self._last)
        self._last = moment

    def changed(self, play: Session, status: Status) -> None:
        if self.seconds:
            self._keep(play, status, time.monotonic() if self._frames else self._last)

    def _keep(self, play: Session, status: Status, at: float) -> None:
        self._frames.append(Frame(at, state_document(play, status, None, play.stream.count(None))))
        self._forget_past()

    def _forget_past(self) -> None:
        seen = time.monotonic() - self.seconds
        while len(self._frames) > 1 and self._frames[1].at <= seen:
            self._frames.popleft()

    def document(self, play: Session, since: int | None) -> StateDoc:
        """The state that spectators may see now."""
        self._forget_past()
        document = self._frames[0].document
        last = document["next"]
        return with_events(document, event_documents(play, None, last if since is None else since, last))
