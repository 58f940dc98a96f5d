"""The guided first game as a comic: every card of the lesson with the position it speaks of, played by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gunbai.games.registry import game as game_named
from gunbai.kernel.actions import Action
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import State
from gunbai.lessons.lesson import END, Lesson


class Panel(NamedTuple):
    """A card of the lesson, the position when it is shown, and what its reader does then; nothing at the end."""

    name: str
    state: State
    action: str


def panels(of: Lesson) -> Iterator[Panel]:
    """The whole lesson as its cards advise."""
    match = Match(game_named(of.game), of.seats, of.options, FairChance(of.seed, [""] * of.seats))
    _others_play(of, match)
    for step in of.steps:
        action = _advised(of, match)
        yield Panel(step.name, match.state.copy(), str(action))
        match.apply(action)
        _others_play(of, match)
    yield Panel(END, match.state.copy(), "")


def _advised(of: Lesson, match: Match) -> Action:
    """What the card says: the only choice, or the advice where the choice is free."""
    step = of.step(match)
    advice = step.advice if step is not None else ""
    offered = of.choices(match, of.learner)
    return next((action for action in offered if str(action).partition(" ")[2] == advice), offered[0])


def _others_play(of: Lesson, match: Match) -> None:
    """The other seats play their parts until it is the learner's turn."""
    while True:
        found = (of.part(match, seat) for seat in match.state.actors() if seat != of.learner)
        action = next((one for one in found if one is not None), None)
        if action is None:
            return
        match.apply(action)
