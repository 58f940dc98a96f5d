"""What happened, in lines: events of one kind in a row are told together where their message says how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from gunbai.kernel.events import Event
from gunbai.locale.words import GameWords


class Line(NamedTuple):
    """What is told in one line, and the clause behind it; empty for none."""

    text: str
    clause: str


def told(events: Sequence[Event], words: GameWords) -> list[Line]:
    """One line an event, or one for several: `.many` of the message with its `.item`s."""
    return [Line(_worded(run, words), run[0].clause) for run in _runs(events, words)]


def cited(clauses: Iterable[str]) -> str:
    """Clauses behind what was said, to stand after it."""
    named = " ".join(dict.fromkeys(clause for clause in clauses if clause))
    return f"  {named}" if named else ""


def _worded(run: list[Event], words: GameWords) -> str:
    return words.event(run[0]) if len(run) == 1 else _together(run, words)


def _runs(events: Sequence[Event], words: GameWords) -> Iterator[list[Event]]:
    run: list[Event] = []
    for event in events:
        if run and not _goes_on(run[-1], event, words):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def _goes_on(last: Event, event: Event, words: GameWords) -> bool:
    is_alike = last.code == event.code and last.args.get("seat") == event.args.get("seat")
    return is_alike and words.words.has(words.event_key(event.code), "many")


def _together(run: list[Event], words: GameWords) -> str:
    key = words.event_key(run[0].code)
    items = [words.words.text(key, "item", **words.arguments(event.args)) for event in run]
    return words.words.text(key, "many", **{**words.arguments(run[0].args), "items": words.words.listed(items)})
