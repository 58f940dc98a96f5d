"""Master in Shogun: plans and actions chosen by play-outs in worlds that the view allows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.shogun.guide_belief import Belief
from gunbai.bots.shogun.guide_choices import raced
from gunbai.bots.shogun.guide_race import Runner, Track
from gunbai.bots.shogun.guide_strategy import PlanSearch
from gunbai.bots.shogun.policy import fitting
from gunbai.bots.shogun.steady import Steady, checked
from gunbai.games.shogun.steps.frames import DRAFT, PLACE
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.game import Game
from gunbai.kernel.generator import seeded
from gunbai.kernel.state import View as KernelView

SOME: Final = 400
"""Play-outs when no budget is given."""
LATER_LINKS: Final = 0.0
"""The part of the budget spent on each link of a plan after the first."""


class Commander:
    """Remembers the table of the last planning and the plan made there; without them it thinks anew."""

    def __init__(self, game: Game, iterations: int = 0) -> None:
        self.game = game
        self.iterations = iterations
        """A limit in play-outs instead of milliseconds: then the same seed is the same game on any machine."""
        self.searched = 0
        self.steady = Steady()
        self.belief: Belief | None = None
        self.search: PlanSearch | None = None

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        seen = checked(view)
        step = seen.table.stack[-4]
        if len(choices) == 1:
            return choices[0]
        if step in (DRAFT, PLACE):
            return self.steady.choose(view, choices, rng, budget_ms)
        seat, ids = choices[0].seat, [action.id for action in choices]
        timer = Timer(self._budget(budget_ms))
        seed = rng.getrandbits(40)
        if seen.table.is_planning():
            return choices[ids.index(self._link(seen, seat, ids, timer, seed))]
        return choices[ids.index(self._act(seen, seat, ids, timer, seed))]

    def aside(self, view: KernelView, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """A plan once made stands."""
        return None

    def _budget(self, milliseconds: int) -> Budget:
        if self.iterations:
            return Budget(iterations=self.iterations)
        return Budget(milliseconds=milliseconds) if milliseconds > 0 else Budget(iterations=SOME)

    def _believed(self, view: View, seat: int) -> Belief:
        if self.belief is None or not self.belief.fits(view.table, seat):
            self.belief = Belief(view.table, seat)
        return self.belief

    def _link(self, view: View, seat: int, ids: list[int], timer: Timer, seed: int) -> int:
        """The next card of the plan that was chosen; a new plan if there is none that fits what is laid."""
        search = self.search
        if search is None or not search.fits(view, seat):
            search = PlanSearch(self.game, view, seat, self._believed(view, seat), seeded(seed))
            self.search = search
            search.run(timer)
            self.searched += search.track.trials
        return fitting(search.chosen, view.links, ids)

    def _act(self, view: View, seat: int, ids: list[int], timer: Timer, seed: int) -> int:
        generator = seeded(seed)
        belief = self._believed(view, seat)
        track = Track(lambda: belief.acting_world(self.game, view, generator), seat, generator)
        runners: list[Runner] = raced(view, seat, ids, track, timer)
        self.searched += track.trials
        return runners[0].ids[0]
