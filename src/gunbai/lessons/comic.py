"""The guided first game as a comic: every card of the lesson with the position it speaks of, played by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from gunbai.kernel.state import View
from gunbai.lessons.lesson import END, Lesson
from gunbai.session.session import Session


class Panel(NamedTuple):
    """A card of the lesson, what its reader sees, who is to act, and what the reader does then; nothing at the end."""

    name: str
    view: View
    actors: list[int]
    action: str
    facts: Mapping[str, int]
    """What the card tells in numbers."""


def panels(of: Lesson) -> Iterator[Panel]:
    """The whole lesson as its cards advise."""
    session = of.begun()
    of.others_play(session)
    for step in of.path():
        action = of.advised(session)
        yield _panel(of, session, step.name, str(action))
        session.apply(action)
        of.others_play(session)
    yield _panel(of, session, END, "")


def _panel(of: Lesson, session: Session, name: str, action: str) -> Panel:
    progress = of.progress(session, of.learner)
    return Panel(name, session.view(of.learner), session.actors(), action, progress.facts if progress else {})
