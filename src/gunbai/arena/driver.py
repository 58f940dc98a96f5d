"""One game between bots. The driver holds the State; a bot only ever gets the view of its own seat."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.registry import best
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.kernel.game import Game
from gunbai.kernel.state import Result, State

MOST_ASIDES: Final = 200
"""Asides a seat may take in one game: a bot that withdraws its bids for ever must not hold up the others."""


class GameOutcome:
    """How a game between bots went: its result, and what it cost."""

    def __init__(self, seats: int) -> None:
        self.result: Result = Result([], [], [], [])
        self.decisions = 0
        self.cpu_seconds = 0.0
        self.thinking = [0.0] * seats
        """CPU seconds by seat spent inside its bot."""
        self.chosen = [0] * seats
        """Decisions by seat."""
        self.faults = [0] * seats
        """Decisions and asides by seat in which its bot raised or broke the rules."""
        self.first_fault = ""
        """What the first fault was, for whoever wrote that bot."""


class Driver:
    """A game in progress: a state, a bot and a random source a seat, and the outcome so far."""

    def __init__(self, game: Game, state: State, bots: Sequence[Bot], seed: int, budget_ms: int) -> None:
        self.state = state
        self.bots = bots
        self.budget_ms = budget_ms
        self.stand_in = best(game)
        self.luck = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self.asides = [0] * len(bots)
        self.outcome = GameOutcome(len(bots))

    def run(self) -> GameOutcome:
        started = time.process_time()
        while actors := self.state.actors():
            self.step(actors[0])
        self.outcome.cpu_seconds = time.process_time() - started
        self.outcome.result = self.state.result()
        return self.outcome

    def step(self, seat: int) -> None:
        """One decision of one seat, with the aside it may take before."""
        started = time.process_time()
        self._aside(seat)
        action = self._choice(seat)
        self.outcome.thinking[seat] += time.process_time() - started
        self.outcome.chosen[seat] += 1
        self.outcome.decisions += 1
        self.state.apply(action)

    def _aside(self, seat: int) -> None:
        """Asked once; a refused aside is a fault and changes nothing."""
        forms = self.state.asides(seat)
        if not forms or self.asides[seat] >= MOST_ASIDES:
            return
        try:
            aside = self.bots[seat].aside(self.state.view(seat), forms, self.luck[seat])
            if aside is not None:
                self.asides[seat] += 1
                self._take(seat, aside)
        except Exception as fault:
            self._blame(seat, fault)

    def _take(self, seat: int, aside: Aside) -> None:
        if not isinstance(aside, Aside) or aside.seat != seat:
            raise BadInput("aside", f"an aside of seat {seat} or None", str(aside))
        self.state.apply(aside)

    def _choice(self, seat: int) -> Action:
        choices = self.state.choices(seat)
        try:
            action = self.bots[seat].choose(self.state.view(seat), choices[:], self.luck[seat], self.budget_ms)
            if action in choices:
                return action
            raise BadInput("action", "one of the choices", str(action))
        except Exception as fault:
            self._blame(seat, fault)
        return self._stand_in(seat, choices)

    def _stand_in(self, seat: int, choices: list[Action]) -> Action:
        """A bot that failed is replaced for this one decision."""
        action = self.stand_in.choose(self.state.view(seat), choices[:], self.luck[seat], 0)
        return action if action in choices else choices[0]

    def _blame(self, seat: int, fault: Exception) -> None:
        self.outcome.faults[seat] += 1
        if not self.outcome.first_fault:
            code = fault.code if isinstance(fault, GunbaiError) else type(fault).__name__
            self.outcome.first_fault = f"seat {seat}: {code}: {fault}"


def play_game(
    game: Game,
    seats: int,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    budget_ms: int = 0,
) -> GameOutcome:
    """Play one game to its end; the same seed and bots give the same game."""
    if len(bots) != seats:
        raise BadInput("bots", f"{seats} bots, one a seat", str(len(bots)))
    state = game.new(seats, seed=seed, options=options)
    return Driver(game, state, bots, seed, budget_ms).run()
