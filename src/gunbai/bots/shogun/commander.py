"""Master in Shogun: plans and actions chosen by play-outs in worlds that the view allows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.findings import Finding
from gunbai.bots.shogun.guide_belief import Belief
from gunbai.bots.shogun.guide_choices import raced
from gunbai.bots.shogun.guide_race import Maker, Runner, Track
from gunbai.bots.shogun.guide_strategy import PlanSearch
from gunbai.bots.shogun.policy import fitting
from gunbai.bots.shogun.steady import checked
from gunbai.games.shogun.steps.frames import DRAFT, PLACE
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.chance import simulated
from gunbai.kernel.game import Game
from gunbai.kernel.generator import Generator, seeded
from gunbai.kernel.state import View as KernelView

SOME: Final = 400
"""Play-outs when no budget is given."""


class Commander:
    """Remembers the table of the last planning and the plan made there; without them it thinks anew."""

    def __init__(self, game: Game, iterations: int = 0) -> None:
        self.game = game
        self.iterations = iterations
        """A limit in play-outs instead of milliseconds: then the same seed is the same game on any machine."""
        self.searched = 0
        """Play-outs so far, for whoever measures speed."""
        self.findings: list[Finding] = []
        """What it thought of each choice at its last decision, for a coach."""
        self.belief: Belief | None = None
        self.search: PlanSearch | None = None

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        seen = checked(view)
        if len(choices) == 1:
            return choices[0]
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
            search = PlanSearch(self.game, view, seat, self._believed(view, seat), seeded(seed), timer)
            self.search = search
            search.run()
        else:
            search.go_on(view.links, timer)
        self.searched += search.track.trials - search.track.done
        self.findings = noted(seat, ids, [r.from_link(view.links) for r in search.finalists], search.shares, self.game)
        return fitting(search.chosen, view.links, ids)

    def _act(self, view: View, seat: int, ids: list[int], timer: Timer, seed: int) -> int:
        """Any open choice: by play-outs to the next planning."""
        generator = seeded(seed)
        track = Track(self._maker(view, seat, generator), seat, generator, timer)
        runners = raced(view, seat, ids, track)
        self.searched += track.trials
        self.findings = noted(seat, ids, runners, [1.0] + [0.0] * (len(runners) - 1), self.game)
        return runners[0].ids[0]

    def _maker(self, view: View, seat: int, generator: Generator) -> Maker:
        if view.table.stack[-4] in (DRAFT, PLACE):
            return lambda: self.game.deal(view, simulated(generator.word()))
        belief = self._believed(view, seat)
        return lambda: belief.acting_world(self.game, view, generator)


def noted(seat: int, ids: list[int], runners: list[Runner], shares: list[float], game: Game) -> list[Finding]:
    """By choice: play-outs, chance to win, and how often it would be chosen; those that begin alike are one."""
    found = []
    for id in ids:
        alike = [number for number in range(len(runners)) if runners[number].ids[0] == id]
        values = [value for number in alike for value in runners[number].values]
        win = sum(values) / len(values) if values else 0.0
        share = sum([shares[number] for number in alike])
        text = f"{seat} {game.actions.text(id)}"
        found.append(Finding(action=text, visits=len(values), win=round(win, 4), prior=1 / len(ids), share=share))
    return found
