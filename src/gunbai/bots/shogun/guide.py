"""What Shogun tells the generic search: plans, priors, play-outs to the next planning, and what it is worth there.

`commander` plays stronger with the same parts, for it also imagines what the others have laid face down.
"""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.search.guide import Guide, World
from gunbai.bots.shogun.guide_plans import Planner, fitted, links_of_plan
from gunbai.bots.shogun.guide_quick import lay, play_round
from gunbai.bots.shogun.guide_value import win_chances
from gunbai.bots.shogun.policy import pick
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.access import links_of, plan_of, table_of
from gunbai.games.shogun.actions import WITHDRAW
from gunbai.games.shogun.steps.frames import PLACE
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.actions import Aside
from gunbai.kernel.generator import Generator

FAVOURITE: Final = 3.0
"""How much likelier steady's choice is than any other."""
VARIED: Final = 12


class ShogunGuide(Guide):
    """Knowledge of Shogun for one decision."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def prepare(self, world: World, seat: int) -> None:
        """Plans that others have sealed were guessed blindly: they choose anew (SG4.9)."""
        table = table_of(world)
        if table.is_planning():
            for other in range(table.seats):
                if other != seat and links_of(world, other):
                    world.apply(Aside(other, WITHDRAW, ()))

    def weights(self, world: World, seat: int, ids: list[int]) -> list[float]:
        table = table_of(world)
        if table.stack[-4] == PLACE and table.stack[-1] == NOTHING:
            return [1.0] * len(ids)
        question = Question(table, seat, ids, plan_of(world, seat), links_of(world, seat), NOTHING, self.rng)
        favourite = pick(question)
        return [FAVOURITE if id == favourite else 1.0 for id in ids]

    def plans(self, world: World, seat: int, generator: Generator) -> list[list[int]]:
        """Whole plans from the link at hand on: steady's first, other bids, shaken ones."""
        table = table_of(world)
        link, laid = links_of(world, seat), plan_of(world, seat)
        planner = Planner(table, seat)
        found = [planner.plan(planner.likely_bid(generator)).cards]
        bids = planner.bids()
        found += [planner.plan(bid).cards for bid in bids]
        found += [planner.varied(bids[number % len(bids)], generator) for number in range(VARIED)]
        return [links_of_plan(fitted(cards, laid, link), link) for cards in found]

    def play_on(self, world: World, generator: Generator) -> None:
        """To the next planning or the end of the game; a planning at hand is finished as steady would."""
        table = table_of(world)
        while table.is_planning():
            seat = world.actors()[0]
            planner = Planner(table, seat)
            cards = planner.plan(planner.likely_bid(generator)).cards
            link = links_of(world, seat)
            lay(world, seat, links_of_plan(fitted(cards, plan_of(world, seat), link), link))
        play_round(world, generator)

    def evaluate(self, world: World) -> list[float]:
        return win_chances(table_of(world))
