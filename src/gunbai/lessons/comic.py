"""The guided first game as a comic: every card of the lesson with the position it speaks of, played by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gunbai.games.registry import game as game_named
from gunbai.kernel.actions import Action
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.state import View
from gunbai.lessons.lesson import END, Lesson
from gunbai.session.session import Session, begun


class Panel(NamedTuple):
    """A card of the lesson, what its reader sees, who is to act, and what the reader does then; nothing at the end."""

    name: str
    view: View
    actors: list[int]
    action: str


def panels(of: Lesson) -> Iterator[Panel]:
    """The whole lesson as its cards advise."""
    chance = FairChance(of.seed, [""] * of.seats)
    session = begun(game_named(of.game), of.seats, of.options, chance, guide=of)
    _others_play(of, session)
    for step in of.steps:
        action = _advised(of, session)
        yield Panel(step.name, session.view(of.learner), session.actors(), str(action))
        session.apply(action)
        _others_play(of, session)
    yield Panel(END, session.view(of.learner), session.actors(), "")


def _advised(of: Lesson, session: Session) -> Action:
    """What the card says: the only choice, or the advice where the choice is free."""
    step = of.step(session)
    advice = step.advice if step is not None else ""
    offered = session.choices(of.learner)
    return next((action for action in offered if str(action).partition(" ")[2] == advice), offered[0])


def _others_play(of: Lesson, session: Session) -> None:
    """The other seats play their parts until it is the learner's turn."""
    while True:
        found = (of.part(session, seat) for seat in session.actors() if seat != of.learner)
        action = next((one for one in found if one is not None), None)
        if action is None:
            return
        session.apply(action)
