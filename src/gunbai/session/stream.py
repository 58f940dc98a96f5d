"""The stream of events of one game: each viewer has its own, with numbers of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from typing_extensions import TypedDict

from gunbai.kernel.events import Event


class EventDoc(TypedDict):
    """Something that happened, as a code with arguments; the front end words it."""

    move: int
    """How many moves had been made: the moment to look at in a replay. What happens while choices are sealed has the
    number of the move before, for even the number of sealed choices is secret."""
    code: str
    clause: str
    args: Mapping[str, str | int | list[str]]


class Notice:
    """Something that the session makes known to everybody, a seal or a rewind; no clause stands behind it."""

    clause: Final = ""
    seat: Final = None

    def __init__(self, code: str, args: Mapping[str, str | int | list[str]]) -> None:
        self.code: Final = code
        self.args: Final = args


class Told:
    """An event with the number of the move it belongs to; the document of it is made once for all who hear it."""

    __slots__ = ("event", "move", "written")

    def __init__(self, move: int, event: Event | Notice) -> None:
        self.move: Final = move
        self.event: Final = event
        self.written: bytes = b""
        """The document, encoded by the first who sends it."""

    def document(self) -> EventDoc:
        """The event as JSON."""
        event = self.event
        return EventDoc(move=self.move, code=event.code, clause=event.clause, args=event.args)


class Stream:
    """Events by viewer, each with numbers of its own: a gap would tell others that something secret happened."""

    def __init__(self, seats: int) -> None:
        self._told: dict[int | None, list[Told]] = {seat: [] for seat in (None, *range(seats))}

    def add(self, move: int, event: Event | Notice) -> None:
        told = Told(move, event)
        for heard in self._told.values() if event.seat is None else [self._told[event.seat]]:
            heard.append(told)

    def of(self, viewer: int | None, since: int = 0, until: int | None = None) -> list[Told]:
        """What this viewer has heard, from its own number `since` on, up to `until`."""
        return self._told[viewer][since:until]

    def count(self, viewer: int | None) -> int:
        """How many events this viewer has heard: the number of its next one."""
        return len(self._told[viewer])
