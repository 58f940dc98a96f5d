"""Games for the tests of Shogun's bots: who plays, to the end, with luck from one seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import gunbai
from gunbai.bots.bot import Bot
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.state import State

GAME = gunbai.game("shogun")
DRAFT = {"setup": "draft"}
TABLES = {"setup": "tables"}
SHORT = {"setup": "tables", "years": "1"}


def decisions(bots: list[Bot], seed: int, options: dict[str, str]) -> Iterator[tuple[State, Action]]:
    """Play to the end; yields the state after each action. A bot that chooses what is not offered is refused."""
    state = GAME.new(len(bots), seed=seed, options=options)
    luck = [random.Random(seed * 10 + seat) for seat in range(len(bots))]
    while state.actors():
        seat = state.actors()[0]
        action = bots[seat].choose(state.view(seat), state.choices(seat), luck[seat], 0)
        state.apply(action)
        yield state, action


def played(bots: list[Bot], seed: int, options: dict[str, str]) -> tuple[State, list[str]]:
    """The final state and all that was done."""
    steps = list(decisions(bots, seed, options))
    return steps[-1][0], [str(action) for _, action in steps]


def planning_views(bots: list[Bot], seed: int, options: dict[str, str]) -> Iterator[View]:
    """The view of every seat at the start of every planning."""
    for state, _ in decisions(bots, seed, options):
        view = state.view(state.actors()[0]) if state.actors() else None
        if isinstance(view, View) and view.is_planning() and view.cards_laid == 0:
            yield view


def table_of(seats: int, change: Callable[[Table], None], seed: int = 1) -> Table:
    """A table in the first planning, changed by the test."""
    view = GAME.new(seats, seed=seed, options=TABLES).view(0)
    assert isinstance(view, View)
    change(view.table)
    return view.table
