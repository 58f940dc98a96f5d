"""What happened, in lines: events of one kind in a row are told together where their message says how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gunbai.kernel.events import Event
from gunbai.locale.words import GameWords


def told(events: Sequence[Event], words: GameWords) -> list[str]:
    """One line an event, or one for several: `.many` of the message with its `.item`s."""
    return [words.event(run[0]) if len(run) == 1 else _together(run, words) for run in _runs(events, words)]


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
