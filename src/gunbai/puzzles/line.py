"""The solution played out: the best choice, and how quick bots would go on from there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.registry import STAND_IN, make
from gunbai.examples.reading import Step
from gunbai.games.registry import game as game_named
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import State
from gunbai.puzzles.puzzle import PuzzleDoc, begun, game_of

MOST: Final = 8
"""Steps that are told after the solution."""


def line(found: PuzzleDoc) -> Iterator[Step]:
    """The position, the solution, and what follows until the seat is asked something else in a turn of its own."""
    game, state = game_named(game_of(found["id"])), begun(found)
    bot, rng, seat = make(STAND_IN, game), random.Random(1), found["seat"]
    yield Step([], state.copy(), [])
    yield _told(state, [action for text in found["solution"] if isinstance(action := game.parse(text), Action)])
    has_waited = False
    for _ in range(MOST):
        if state.is_over():
            return
        actor = state.actors()[0]
        if actor == seat and has_waited and not state.is_sealed():
            return
        has_waited = has_waited or actor != seat
        yield _gone_on(state, bot, rng)


def _gone_on(state: State, bot: Bot, rng: random.Random) -> Step:
    """One move, or all that are still to be sealed: nobody sees those one by one."""
    moves: list[str] = []
    heard: list[Event] = []
    opened = state.barriers
    while not moves or (state.barriers == opened and state.is_sealed()):
        seat = state.actors()[0]
        told = _told(state, [bot.choose(state.view(seat), state.choices(seat), rng, 0)])
        moves += told.moves
        heard += told.heard
    return Step(moves, state.copy(), heard)


def _told(state: State, actions: list[Action]) -> Step:
    heard: list[Event] = []
    state.listener = heard.append
    for action in actions:
        state.apply(action)
    state.listener = None
    return Step([str(action) for action in actions], state.copy(), heard)
