"""Events: codes with named arguments and a clause, never sentences; the front ends word them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.documents.values import Value
from gunbai.kernel.vocabulary import MAX_SEATS, SEAT

ENTRY: Final = 8
"""Numbers of an entry in a journal: the kind, the only seat that hears it or -1, six particulars."""
OWN_ACTION: Final = -1
"""The kind of an entry that only says what a seat did itself."""


class EventKind:
    """What a code means: the clauses it may cite, its arguments with their vocabularies, and who hears it."""

    def __init__(self, number: int, code: str, clauses: tuple[str, ...], names: tuple[str, ...], private: bool) -> None:
        self.number: Final = number
        """Its place among the kinds, from 0."""
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
        self.kinds[code] = EventKind(len(self.kinds), code, (clause, *also), names, private)

    def event(self, code: str, numbers: list[int], clause: str = "") -> Event:
        """The event of a code, its numbers in words; it cites the clause of its kind unless another one is named."""
        kind = self.kinds[code]
        args: dict[str, str | int] = {}
        for name, number in zip(kind.names, numbers, strict=False):
            words = self.words_of(name)
            args[name] = number if words is None else words[number]
        return Event(code, clause or kind.clause, args, numbers[0] if kind.private else None)

    def words_of(self, name: str) -> Sequence[str] | None:
        """The words of an argument, None where it stays a number; a digit at its end only tells two of a kind apart."""
        return self._vocabularies.get(name.rstrip("0123456789"))

    def shapes(self) -> list[list[bool]]:
        """By the number of a kind: which of its arguments are seats."""
        return [[self._is_seat(name) for name in kind.names] for kind in self.kinds.values()]

    def _is_seat(self, name: str) -> bool:
        word = name.rstrip("0123456789")
        return word == "seat" or tuple(self._vocabularies.get(word, ())[:MAX_SEATS]) == SEAT.words


class Journal:
    """A listener that keeps everything as numbers, secrets included: quick, and the memory of information states.

    >>> import gunbai
    >>> game = gunbai.game("shogun")
    >>> journal = Journal(game.events)
    >>> state = game.new(seats=3, seed=7, listener=journal)
    >>> journal.heard_by(0)[0]
    <first_player seat=1 (SG2.3)>
    """

    def __init__(self, events: EventTable, entries: list[int] | None = None) -> None:
        self.events: Final = events
        self.seats_in: Final = events.shapes()
        """By the number of a kind: which of its arguments are seats."""
        self.entries = entries or []
        """ENTRY numbers each, one after the other."""

    def note(self, kind: EventKind, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        """Something happened."""
        self.entries += [kind.number, a if kind.private else -1, a, b, c, d, e, f]

    def acted(self, seat: int, id: int) -> None:
        """A seat is about to take the action with this id: only that seat remembers it as its own."""
        self.entries += [OWN_ACTION, seat, id, 0, 0, 0, 0, 0]

    def copy(self) -> Journal:
        """The same past for a twin of the state."""
        return Journal(self.events, self.entries[:])

    def entries_of(self, seat: int) -> list[int]:
        """The entries without those that only others heard, or that say what others did."""
        found: list[int] = []
        for first in range(0, len(self.entries), ENTRY):
            if self.entries[first + 1] in (-1, seat):
                found += self.entries[first : first + ENTRY]
        return found

    def heard_by(self, seat: int | None, since: int = 0) -> list[Event | int]:
        """All that a seat heard and did in order: events, and the ids of its own actions. `since`: beginning with what
        was noted when there were so many entries."""
        kinds = list(self.events.kinds)
        found: list[Event | int] = []
        for first in range(since, len(self.entries), ENTRY):
            kind, only = self.entries[first], self.entries[first + 1]
            if only not in (-1, seat):
                continue
            numbers = self.entries[first + 2 : first + ENTRY]
            found.append(numbers[0] if kind == OWN_ACTION else self.events.event(kinds[kind], numbers))
        return found
