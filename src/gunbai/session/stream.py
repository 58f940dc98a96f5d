"""The stream of events of one game: each viewer has its own, with numbers of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.kernel.events import Event
from gunbai.session.patches import Change, ChangeDoc
from gunbai.session.typed import TypedDict

NOTICES: Final[dict[str, dict[str, type]]] = {
    "rewound": {"amount": int},
    "sealed": {"seat": int, "number": int, "hash": str},
    "unsealed": {"seat": int, "number": int},
    "opened": {"seat": int, "number": int, "hash": str, "salt": str, "actions": list[str]},
}
"""What the session itself makes known, with its arguments."""
KEPT: Final = 400
"""Events of each viewer whose patches are kept: enough for who was away for a while."""


class SharedEvent(TypedDict):
    """What is the same of an event for all who hear it."""

    move: int
    """How many moves had been made: the moment to look at in a replay. What happens while choices are sealed has the
    number of the move before, for even the number of sealed choices is secret."""
    code: str
    clause: str
    args: Mapping[str, str | int | list[str]]
    actor: int | None
    """The seat that it is about; nobody where it is about the table."""
    private: bool
    """Whether I alone hear it."""


class EventDoc(SharedEvent):
    """Something that happened, as a code with arguments; the front end words it."""

    number: int
    """Its place among the events that I hear, from 0: others count their own."""
    patch: list[ChangeDoc] | None
    """What it changed of my view since the event before; None where nobody of my seat was looking then, and where all
    events are asked for from the beginning."""


class Notice:
    """Something that the session makes known, a seal, a rewind, a promise, to everybody or to one seat alone."""

    def __init__(
        self, code: str, args: Mapping[str, str | int | list[str]], clause: str = "", seat: int | None = None
    ) -> None:
        self.code: Final = code
        self.args: Final = args
        self.clause: Final = clause
        self.seat: Final = seat


class Told:
    """An event with the number of the move it belongs to and what it changed; what all hear of it is written once."""

    __slots__ = ("change", "event", "move", "written")

    def __init__(self, move: int, event: Event | Notice, change: Change | None = None) -> None:
        self.move: Final = move
        self.event: Final = event
        self.change = change
        self.written: bytes = b""
        """What is the same for everybody, encoded by the first who sends it."""

    def shared(self) -> SharedEvent:
        """What all who hear it are told."""
        event, seat = self.event, self.event.args.get("seat")
        return SharedEvent(
            move=self.move,
            code=event.code,
            clause=event.clause,
            args=event.args,
            actor=seat if isinstance(seat, int) else None,
            private=event.seat is not None,
        )

    def document(self, number: int, viewer: int | None) -> EventDoc:
        """The event as one viewer hears it."""
        return EventDoc(number=number, **self.shared(), patch=None if self.change is None else self.change.of(viewer))


class Stream:
    """Events by viewer, each with numbers of its own: a gap would tell others that something secret happened."""

    def __init__(self, seats: int) -> None:
        self._told: dict[int | None, list[Told]] = {seat: [] for seat in (None, *range(seats))}

    def add(self, told: Told) -> None:
        """One more event; what the oldest ones changed is forgotten, for nobody plays on from there. What all hear is
        forgotten by what all have heard alone: else its going would tell how much others heard in private."""
        seat = told.event.seat
        for heard in self._told.values() if seat is None else [self._told[seat]]:
            heard.append(told)
        for viewer in self._told if seat is None else [seat]:
            heard = self._told[viewer]
            if len(heard) > KEPT and heard[-KEPT - 1].event.seat == viewer:
                heard[-KEPT - 1].change = None

    def documents(self, viewer: int | None, since: int = 0) -> list[EventDoc]:
        """What this viewer has heard, as documents."""
        return [told.document(since + place, viewer) for place, told in enumerate(self.of(viewer, since))]

    def of(self, viewer: int | None, since: int = 0, until: int | None = None) -> list[Told]:
        """What this viewer has heard, from its own number `since` on, up to `until`."""
        return self._told[viewer][since:until]

    def count(self, viewer: int | None) -> int:
        """How many events this viewer has heard: the number of its next one."""
        return len(self._told[viewer])
