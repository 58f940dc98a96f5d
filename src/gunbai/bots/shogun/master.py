"""Master in Shogun: open choices by the search of every game, sealed plans by a race of whole plans."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.master import Master, Priors, drawn
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.findings import Finding
from gunbai.bots.search.ismcts import Settings
from gunbai.bots.search.judge import Judge
from gunbai.bots.shogun.guide.notebook import Notebook
from gunbai.bots.shogun.guide.race import Runner
from gunbai.bots.shogun.guide.search import ShogunGuide
from gunbai.bots.shogun.guide.strategy import PlanSearch, begins
from gunbai.bots.shogun.steady import checked
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import View as KernelView

LATER_LINK: Final = 0.3
"""The ten cards that follow the first get so much of the time each: small changes of a good plan gain most."""


class ShogunMaster(Master):
    """Remembers the table of the last planning and the plans made there; without them it thinks anew."""

    def __init__(
        self,
        game: Game,
        steady: Bot,
        iterations: int = 0,
        judge: Judge | None = None,
        batch: int = 1,
        priors: Priors | None = None,
    ) -> None:
        self.notebook = Notebook()
        self.search: PlanSearch | None = None
        self.judge = judge
        super().__init__(game, lambda seed: ShogunGuide(seed, self.notebook, judge, batch), steady, iterations, priors)
        self.settings = wary_settings()

    def study(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget: Budget) -> list[Finding]:
        seen = checked(view)
        if not seen.table.is_planning():
            return super().study(view, choices, rng, budget)
        timer = Timer(budget.part(LATER_LINK if seen.cards_laid else 1.0), self.clock)
        search = self._planned(seen, choices[0].seat, rng.getrandbits(40), timer)
        self.searched += search.track.trials - search.track.done
        if seen.cards_laid:
            search.shares = [1.0] + [0.0] * (len(search.finalists) - 1)
        self.notebook.plans = shuffled([runner.cards for runner in search.finalists], search.shares, rng)
        return noted(choices, [runner.from_card(seen.cards_laid) for runner in search.finalists], search.shares)

    def _planned(self, view: View, seat: int, seed: int, timer: Timer) -> PlanSearch:
        """The search of this planning: a plan is drawn with the first card, then only the best change of it stands."""
        belief = self.notebook.believed(view.table, seat)
        plan = next((cards for cards in self.notebook.plans if view.cards_laid and begins(cards, view)), None)
        search = self.search
        if plan and search is not None and search.fits(view, seat):
            search.finalists = [runner for runner in search.finalists if runner.cards == plan]
            search.go_on(view, timer)
            return search
        search = self.search = PlanSearch(self.game, view, seat, belief, seeded(seed), timer, self.judge)
        if plan:
            search.take_up([plan])
        else:
            search.run()
        return search

    def notes(self) -> Doc:
        """The table of the last planning and the plans made there, for a process that goes on in its place."""
        return self.notebook.document()

    def remember(self, notes: Doc) -> None:
        """Go on with the notes of another process."""
        self.notebook, self.search = Notebook.read(notes), None


def shuffled(plans: list[list[int]], shares: list[float], rng: random.Random) -> list[list[int]]:
    """In an order drawn by their shares: the first that fits the cards that are laid is the plan to go on with."""
    left = list(range(len(plans)))
    order = []
    while left:
        order.append(left.pop(drawn([shares[number] for number in left], rng)))
    return [plans[number] for number in order]


def wary_settings() -> Settings:
    """Steady's choice is a coarse prior here: try widely, leave it for a clear gain only, look late at what follows."""
    settings = Settings()
    settings.exploration = 2.0
    settings.ripe = 24
    settings.faith = 1.0
    return settings


def noted(choices: Sequence[Action], runners: list[Runner], shares: list[float]) -> list[Finding]:
    """By choice: play-outs, chance to win, and how often it would be chosen; plans that go on alike are one."""
    found = []
    for action in choices:
        alike = [number for number in range(len(runners)) if runners[number].ids[0] == action.id]
        values = [value for number in alike for value in runners[number].values]
        win = sum(values) / len(values) if values else 0.0
        share = sum([shares[number] for number in alike])
        prior = round(1 / len(choices), 4)
        found.append(Finding(action=str(action), visits=len(values), win=round(win, 4), prior=prior, share=share))
    return found
