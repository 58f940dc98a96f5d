"""Events: codes with named arguments and a clause, never sentences; the front ends word them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.documents.values import Value


class EventKind:
    """What a code means: the clauses it may cite, its arguments with their vocabularies, and who hears it."""

    def __init__(self, code: str, clauses: tuple[str, ...], names: tuple[str, ...], private: bool) -> None:
        self.code: Final = code
        self.clause: Final = clauses[0]
        """What it cites unless another clause is named when it is told."""
        self.clauses: Final = clauses
        self.names: Final = names
        self.private: Final = private


class Event(Value):
    """Something that happened. `seat` is the only one who hears it, or None for everybody.

    >>> event = Event("drawn", "X1.2", {"seat": 2, "card": "koi"}, seat=2)
    >>> event.args["card"], event.is_heard_by(2), event.is_heard_by(None)
    ('koi', True, False)
    """

    def __init__(self, code: str, clause: str, args: dict[str, str | int], seat: int | None) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.args: Final = args
        self.seat: Final = seat

    def parts(self) -> tuple[object, ...]:
        return self.code, self.clause, self.args, self.seat

    def __hash__(self) -> int:
        return hash((self.code, self.clause, self.seat))

    def __repr__(self) -> str:
        named = " ".join(f"{key}={value}" for key, value in self.args.items())
        return f"<{self.code} {named} ({self.clause})>"

    def is_heard_by(self, seat: int | None) -> bool:
        """Whether a seat may be told; None is a spectator."""
        return self.seat is None or self.seat == seat


class EventTable:
    """All event codes of a game. An argument called `seat…` or `amount…` stays a number, others become words."""

    def __init__(self, vocabularies: dict[str, Sequence[str]]) -> None:
        self.kinds: dict[str, EventKind] = {}
        self._vocabularies = vocabularies
        self.add("undone", "", "seat", "amount")
        self.add("undone_by_you", "", "seat", "amount", private=True)

    def add(self, code: str, clause: str, *names: str, private: bool = False, also: tuple[str, ...] = ()) -> None:
        """Declare a code; `also` are clauses it may cite instead. A private one only the seat named first hears."""
        self.kinds[code] = EventKind(code, (clause, *also), names, private)

    def event(self, code: str, numbers: list[int], clause: str = "") -> Event:
        """The event of a code, its numbers in words; it cites the clause of its kind unless another one is named."""
        kind = self.kinds[code]
        args: dict[str, str | int] = {}
        for name, number in zip(kind.names, numbers, strict=False):
            words = self._vocabularies.get(name.rstrip("0123456789"))
            args[name] = number if words is None else words[number]
        return Event(code, clause or kind.clause, args, numbers[0] if kind.private else None)
