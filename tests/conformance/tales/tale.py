"""A tale: the events of one decision, carried out by hand on a copy of the table as it was before.

Each kind of event has a method of its name, whose parameters are the event's arguments as numbers. It says what must be
so when the event is told, and makes on the copy the change that the event stands for. At the end of the decision the
copy must be the table: an event that is missing, told twice, or told with a wrong seat, number, place or card shows.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, TypeVar

from gunbai.kernel.events import Event, EventKind, EventTable, Journal
from gunbai.kernel.state import State

S = TypeVar("S", bound=State)
OF_MATCHES = {"undone"}
"""Told by a match when a decision is taken back: no decision of the game tells it."""
Row = Callable[..., str | None]


class Tale(Generic[S]):
    """One decision of a game as its events tell it."""

    untold: ClassVar[frozenset[str]] = frozenset()
    """What changes on the table without being told; all else must follow from the events."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.codes: list[str] = []
        """The kinds heard so far."""

    def hear(self, event: Event) -> None:
        """The row of the event, which may name the clause to be cited; else it is the first of its kind."""
        self.codes.append(event.code)
        events = self.state.events
        row: Row = getattr(self, event.code)
        clause = row(**numbers_of(events, event)) or events.kinds[event.code].clause
        assert event.clause == clause, f"{event} should cite {clause}"

    def finish(self) -> None:
        """All was heard: what was told must be what is."""
        self.close()
        for name, told, real in self.compared():
            assert told == real, f"{name} is told as {told}, and is {real}, after {self.codes}"

    def close(self) -> None:
        """What ends by itself with a phase."""

    def compared(self) -> Iterator[tuple[str, object, object]]:
        """The name of each part of the position, what was told of it, and what it is."""
        raise NotImplementedError


def numbers_of(events: EventTable, event: Event) -> dict[str, int]:
    """The arguments of an event as the rules know them."""
    found: dict[str, int] = {}
    for name, value in event.args.items():
        words = events.words_of(name)
        found[name] = int(value) if words is None else words.index(str(value))
    return found


def fields_of(told: object, real: object, untold: frozenset[str]) -> Iterator[tuple[str, object, object]]:
    """Every field of a table or of the secrets that events must tell."""
    for name in dir(real):
        if not name.startswith("_") and name not in untold and isinstance(getattr(real, name), (int, list)):
            yield name, getattr(told, name), getattr(real, name)


def row_names(kind: type[Tale[Any]], event: EventKind) -> tuple[str, ...]:
    """The parameters of the row of an event; empty and "missing" where there is none."""
    row = getattr(kind, event.code, None)
    return tuple(inspect.signature(row).parameters)[1:] if row is not None else ("missing",)


@contextmanager
def listening(tale: Tale[Any]) -> Iterator[None]:
    """What happens inside is checked against what is told of it; who listened before still hears it."""
    state = tale.state
    before = state.listener
    if isinstance(before, Journal):
        yield
        return

    def hear(event: Event) -> None:
        tale.hear(event)
        if before is not None:
            before(event)

    state.listener = hear
    try:
        yield
    finally:
        state.listener = before
    tale.finish()
