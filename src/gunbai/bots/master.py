"""Master: searches worlds it can imagine from its view. The same for every game; a game adds its guide."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from gunbai.bots.bot import Bot, notes, remember, watch
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.findings import Finding, findings_of
from gunbai.bots.search.guide import Guide
from gunbai.bots.search.ismcts import Search, Settings
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.game import Game
from gunbai.kernel.state import View

GuideMaker = Callable[[int], Guide]
"""Makes the guide of one decision from a seed."""
LOG: Final = logging.getLogger(__name__)
QUICK: Final = 100
"""Iterations when no budget is given: quick, and the same on every machine."""


class Master:
    """The search keeps nothing between decisions; asides, and decisions in which it fails, are left to steady."""

    def __init__(self, game: Game, guide: GuideMaker, steady: Bot, iterations: int = 0) -> None:
        self.game = game
        self.guide = guide
        self.steady = steady
        self.iterations = iterations
        """A limit instead of the milliseconds of each call: then the same seed is the same game on any machine."""
        self.settings = Settings()
        self.clock: Callable[[], float] = time.perf_counter
        self.searched = 0
        """Iterations so far, for whoever measures speed."""
        self.failures = 0
        """Decisions that steady had to make."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        watch(self.steady, view)
        if len(choices) == 1:
            return choices[0]
        try:
            found = self.study(view, choices, rng, self._budget(budget_ms))
            return choices[drawn([one["share"] for one in found], rng)]
        except Exception:
            LOG.exception("the search failed, steady chooses: %s", choices[0])
            self.failures += 1
            return self.steady.choose(view, choices, rng, budget_ms)

    def study(self, view: View, choices: Sequence[Action], rng: random.Random, budget: Budget) -> list[Finding]:
        """What master thinks of each choice, as data: visits, chance to win, prior, how often it would choose it."""
        started = self.clock()
        seed = rng.getrandbits(40)
        ids = [action.id for action in choices]
        search = Search(self.game, self.guide(seed), view, choices[0].seat, ids, seed, self.settings)
        search.run(Timer(budget.part(search.effort()), self.clock, started))
        self.searched += search.iterations
        return findings_of(search, [str(action) for action in choices])

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        return self.steady.aside(view, forms, rng)

    def notes(self) -> Doc:
        """What steady remembers for its asides."""
        return notes(self.steady)

    def remember(self, notes: Doc) -> None:
        remember(self.steady, notes)

    def _budget(self, milliseconds: int) -> Budget:
        if self.iterations:
            return Budget(iterations=self.iterations)
        return Budget(milliseconds=milliseconds) if milliseconds > 0 else Budget(iterations=QUICK)


def drawn(shares: list[float], rng: random.Random) -> int:
    """An index by its share; the largest where rounding leaves a gap."""
    left = rng.random() * sum(shares)
    for index, share in enumerate(shares):
        left -= share
        if left < 0:
            return index
    return shares.index(max(shares))
