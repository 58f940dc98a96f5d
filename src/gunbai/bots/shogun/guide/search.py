"""What Shogun tells the generic search: likely worlds, priors, play-outs to the next planning, what it is worth there.

Sealed plans are `strategy`'s: eleven cards are searched as one.
"""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.search.guide import Guide, World
from gunbai.bots.search.judge import Judge
from gunbai.bots.shogun.guide.notebook import Notebook
from gunbai.bots.shogun.guide.playout import play_round
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.bots.shogun.judgement.harvest import look
from gunbai.bots.shogun.judgement.marching import best_of_target
from gunbai.bots.shogun.policy import pick
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.actions import count_of
from gunbai.games.shogun.peek import blind_of, cards_laid_by, plan_of, table_of
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.view import View
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import View as KernelView

SMALL: Final = 0.3
MIDDLING: Final = 0.6
SMALL_STEPS: Final = ("build", "collect", "deploy", "muster", "revolts")
"""To do what was planned or not: seldom a question."""
MIDDLING_STEPS: Final = ("order", "relocate", "how_many")


class ShogunGuide(Guide):
    """Knowledge of Shogun for one decision; the notebook goes from one to the next."""

    def __init__(self, seed: int, notebook: Notebook, judge: Judge | None = None, batch: int = 1) -> None:
        self.rng = random.Random(seed)
        self.notebook = notebook
        self.judge: Judge = judge or PointsJudge()
        self.batch = batch
        """Worlds that the judge is shown at once."""
        self.favourite = 3.0
        """How much likelier steady's choice is than any other."""

    def imagined(self, game: Game, view: KernelView, seat: int, rng: random.Random) -> World:
        """What lies face down is as suspected (SG4.9)."""
        if not isinstance(view, View):
            raise BadInput("view", "a view of Shogun", type(view).__name__)
        generator = seeded(rng.getrandbits(60))
        belief = self.notebook.believed(view.table, seat)
        return belief.acting_world(game, view, generator).copy(simulated(generator.word()))

    def candidates(self, world: World, seat: int, ids: list[int], last: int) -> list[int]:
        """Target and number are one march: of the numbers steady's and the largest are enough below the root."""
        table = table_of(world)
        step = table.top()
        if not isinstance(step, HowMany):
            return ids
        held = table.armies[step.origin]
        best = count_of(best_of_target(look(table, seat), step.origin, step.target, held).armies)
        most = count_of(held - 1)
        return [id for id in ids if id in (best, most)] or ids

    def weights(self, world: World, seat: int, ids: list[int]) -> list[float]:
        table = table_of(world)
        question = Question(
            table, seat, ids, plan_of(world, seat), cards_laid_by(world, seat), blind_of(world), self.rng
        )
        favourite = pick(question)
        return [self.favourite if id == favourite else 1.0 for id in ids]

    def play_on(self, world: World, generator: Generator) -> None:
        """To the next planning or the end of the game."""
        play_round(world, generator)

    def together(self) -> int:
        return self.batch

    def evaluate(self, worlds: list[World], seat: int) -> list[list[float]]:
        return self.judge.chances(worlds, seat)

    def effort(self, world: World, seat: int, ids: list[int]) -> float:
        step = table_of(world).top().name
        if step in SMALL_STEPS:
            return SMALL
        return MIDDLING if step in MIDDLING_STEPS else 1.0
