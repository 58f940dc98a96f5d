"""Master: searches worlds it can imagine from its view. The same for every game; a game adds its guide."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.findings import Finding, findings_of
from gunbai.bots.search.guide import Guide
from gunbai.bots.search.ismcts import Search, Settings
from gunbai.bots.thinker import Thinker
from gunbai.kernel.actions import Action
from gunbai.kernel.game import Game
from gunbai.kernel.state import View

GuideMaker = Callable[[int], Guide]
"""Makes the guide of one decision from a seed."""
Priors = Callable[[View, list[int], list[float]], list[float]]
"""How likely each id is, from what the seat sees and what the rules of thumb say of them."""
QUICK: Final = 100
"""Iterations when no budget is given: quick, and the same on every machine."""


class Lesson:
    """What a search of open choices tried: for whoever wants to know beforehand where it would look."""

    def __init__(self, ids: list[int], thumbs: list[float], visits: list[int]) -> None:
        self.ids = ids
        self.thumbs = thumbs
        """How likely the rules of thumb thought each id."""
        self.visits = visits


class Master(Thinker):
    """The search keeps nothing between decisions; asides, and decisions in which it fails, are left to steady. What
    steady has promised the search keeps."""

    def __init__(
        self, game: Game, guide: GuideMaker, steady: Bot, iterations: int = 0, priors: Priors | None = None
    ) -> None:
        super().__init__(steady)
        self.game = game
        self.guide = guide
        self.iterations = iterations
        """A limit instead of the milliseconds of each call: then the same seed is the same game on any machine."""
        self.priors = priors
        """Of open choices, where they were learned; else those of the guide."""
        self.settings = Settings()
        self.clock: Callable[[], float] = time.perf_counter
        self.searched = 0
        """Iterations so far, for whoever measures speed."""
        self.outlook: list[float] = []
        """Each seat's chance to win as the last search saw it; empty where there was none."""
        self.lesson: Lesson | None = None
        """What the last search tried; None where there was none, or one of sealed choices."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.outlook, self.lesson = [], None
        return super().choose(view, choices, rng, budget_ms)

    def think(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        found = self.study(view, choices, rng, self._budget(budget_ms))
        return choices[drawn([one["share"] for one in found], rng)]

    def study(self, view: View, choices: Sequence[Action], rng: random.Random, budget: Budget) -> list[Finding]:
        """What master thinks of each choice, as data: visits, chance to win, prior, how often it would choose it."""
        started = self.clock()
        seed = rng.getrandbits(40)
        ids = [action.id for action in choices]
        search = Search(self.game, self.guide(seed), view, choices[0].seat, ids, seed, self.settings)
        thumbs = self._hope(search)
        search.run(Timer(budget.part(search.effort()), self.clock, started))
        self.searched += search.iterations
        self.outlook = search.outlook()
        if thumbs:
            self.lesson = Lesson(ids, thumbs, [search.root.edges[id].visits for id in ids])
        return findings_of(search, [str(action) for action in choices])

    def _hope(self, search: Search) -> list[float]:
        """Open choices get their learned priors; what the rules of thumb said of each, nothing of sealed ones."""
        if search.sealed:
            return []
        edges = [search.root.edges[id] for id in search.ids]
        thumbs = [edge.prior for edge in edges]
        if self.priors is not None:
            for edge, prior in zip(edges, self.priors(search.view, search.ids, thumbs), strict=True):
                edge.prior = prior
        return thumbs

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
