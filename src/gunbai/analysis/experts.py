"""What a game tells the analysis: worlds that a seat can imagine, choices worth comparing, how play goes on."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from gunbai.analysis.walk import Decision
from gunbai.bots.network.files import shipped
from gunbai.bots.rising_sun.guide.guide import KAMI, RisingSunGuide, TableJudge
from gunbai.bots.sage import BATCH, rising_sun_judge, shogun_judge
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.guide import Guide, World
from gunbai.bots.search.ismcts import seal
from gunbai.bots.search.judge import Judge
from gunbai.bots.shogun.guide.belief import Belief
from gunbai.bots.shogun.guide.notebook import Notebook
from gunbai.bots.shogun.guide.plans import Planner, ids_of_plan
from gunbai.bots.shogun.guide.playout import lay
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.bots.shogun.guide.search import ShogunGuide
from gunbai.bots.shogun.guide.strategy import PlanSearch
from gunbai.bots.shogun.steady import checked as shogun_view
from gunbai.games.rising_sun.data.words import ADVANTAGE, PHASE
from gunbai.games.rising_sun.data.words import SEASON as RISING_SUN_SEASON
from gunbai.games.rising_sun.peek import table_of as rising_sun_table
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, SPACE_COUNT, SPACE_ORDER, SPACES
from gunbai.games.shogun.data.words import SEASON as SHOGUN_SEASON
from gunbai.games.shogun.peek import table_of as shogun_table
from gunbai.games.shogun.table import Table
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import State, View

Chain = list[int]
"""One choice, or all links of a sealed one."""
SAGE: Final = "sage"
MASTER: Final = "master"
LEAST_PLANNING: Final = 12
"""Trials in which a few plans can be told apart."""


class Expert:
    """The knowledge of one game. Whatever it is asked, it answers the same for the same seed."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.name = SAGE
        """Who judges: sage's network where it is there, else master's rules of thumb."""
        try:
            self.judge = self.learned()
        except BadInput:
            self.name, self.judge = MASTER, self.thumbs()

    # --- what a game fills in -------------------------------------------------------------------------------------

    def learned(self) -> Judge:
        raise NotImplementedError

    def thumbs(self) -> Judge:
        raise NotImplementedError

    def guide(self, view: View, seat: int, planned: View | None) -> Guide:
        """The guide of one seat at one moment; `planned` is what it saw when it last sealed something."""
        raise NotImplementedError

    def place(self, state: State) -> tuple[str, str]:
        """Season and phase, by name."""
        raise NotImplementedError

    def points(self, state: State) -> list[int]:
        raise NotImplementedError

    def honor(self, state: State) -> list[int]:
        """Places on the honor track, from 1; empty in a game without one."""
        return []

    def plans(self, decision: Decision, seed: int, trials: int) -> list[Chain]:
        """Other chains that a sealed decision is compared with, the likeliest first."""
        raise NotImplementedError

    def usual(self, decision: Decision, seed: int) -> Chain:
        """What a quick player would seal; empty where play goes on by itself."""
        return []

    opening: ClassVar[tuple[str, str]]
    """What the first link of a sealed chain is asked with, and only the first."""
    usual_lead: ClassVar[float]
    """How far the lead of one choice over another strays where both met the same world with the same luck."""

    # --- what every game shares -----------------------------------------------------------------------------------

    def world(self, decision: Decision, seed: int) -> World:
        """A world that the seat could imagine when it decided."""
        return self.imagined(decision.view, decision.seat, decision.planned, seed)

    def imagined(self, view: View, seat: int, planned: View | None, seed: int) -> World:
        """The same for any moment, whoever must choose."""
        return self.guide(view, seat, planned).imagined(self.game, view, seat, random.Random(seed))

    def rivals(self, decision: Decision, seed: int, trials: int, most: int) -> list[Chain]:
        """The choices worth comparing with what was chosen, the likeliest first."""
        if decision.sealed:
            found = self.plans(decision, seed, trials)
        else:
            world, seat = self.world(decision, seed), decision.seat
            ids = decision.state.choice_ids(seat)
            weights = self.guide(decision.view, seat, decision.planned).weights(world, seat, ids)
            order = sorted(range(len(ids)), key=lambda index: -weights[index])
            found = [[ids[index]] for index in order]
        return [chain for chain in found if chain != decision.ids][:most]

    def go(self, world: World, decision: Decision, chain: Chain, seed: int) -> None:
        """Make the choice, then let all go on by rules of thumb up to where the judge can judge."""
        self.make(world, decision, chain)
        self.play_on(world, decision.view, decision.seat, seed)

    def make(self, world: World, decision: Decision, chain: Chain) -> None:
        """Make the choice, all its links."""
        if decision.sealed:
            seal(world, decision.seat, chain)
        else:
            for id in chain:
                world.play(decision.seat, id)

    def play_on(self, world: World, view: View, seat: int, seed: int) -> None:
        if not world.is_over():
            self.guide(view, seat, None).play_on(world, seeded(seed))

    def play_far(self, world: World, view: View, seat: int, seed: int) -> None:
        """The same, to the end of the season or round: as far as others can strike before all is planned anew."""
        self.play_on(world, view, seat, seed)


class RisingSunExpert(Expert):
    """Bids are compared as whole chains, everything else choice by choice."""

    opening = ("advantage", ADVANTAGE.words[0])
    usual_lead = 0.06

    def learned(self) -> Judge:
        return rising_sun_judge(self.game, shipped(self.game))

    def thumbs(self) -> Judge:
        return TableJudge()

    def guide(self, view: View, seat: int, planned: View | None) -> Guide:
        guide = RisingSunGuide(self.judge, BATCH)
        guide.cut = KAMI
        return guide

    def play_far(self, world: World, view: View, seat: int, seed: int) -> None:
        if not world.is_over():
            RisingSunGuide(self.judge, BATCH).play_on(world, seeded(seed))

    def place(self, state: State) -> tuple[str, str]:
        table = rising_sun_table(state)
        return RISING_SUN_SEASON.words[min(table.season, 3)], PHASE.words[table.phase]

    def points(self, state: State) -> list[int]:
        return rising_sun_table(state).vp[: state.seats()]

    def honor(self, state: State) -> list[int]:
        return [place + 1 for place in rising_sun_table(state).rank[: state.seats()]]

    def plans(self, decision: Decision, seed: int, trials: int) -> list[Chain]:
        guide = self.guide(decision.view, decision.seat, decision.planned)
        found: list[Chain] = []
        for chain in guide.plans(self.world(decision, seed), decision.seat, seeded(seed)):
            if chain not in found:
                found.append(chain)
        return found


class ShogunExpert(Expert):
    """Plans of eleven cards are searched for as master does, and compared whole."""

    opening = ("space", SPACES[SPACE_ORDER[0]])
    usual_lead = 0.12

    def learned(self) -> Judge:
        return shogun_judge(self.game, shipped(self.game))

    def thumbs(self) -> Judge:
        return PointsJudge()

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.memory: dict[tuple[int, int], Notebook] = {}
        """What each seat makes of the plans of a round: to think of them is dear, and it thinks once."""
        self.planning = Belief(shogun_table(game.new(3, seed=1)), 0)
        self.decision: Decision | None = None

    def notebook(self, seat: int, planned: View | None, table: Table) -> Notebook:
        """What the seat remembers of the table at its last planning, and suspects since bids were opened."""
        if planned is None:
            return Notebook()
        key = (id(planned), seat)
        if key not in self.memory:
            notebook = self.memory[key] = Notebook()
            for rival in notebook.believed(shogun_view(planned).table, seat).rivals:
                bid = table.spaces[rival.seat * SPACE_COUNT + BID]
                rival.guesses(bid if bid < EMPTY else CHEST_0, seeded(seat + 1))
        return self.memory[key]

    def belief(self, decision: Decision) -> Belief:
        """What the seat expects of the others at a planning; made anew whenever another decision is studied."""
        if self.decision is not decision:
            self.decision = decision
            self.planning = Belief(shogun_view(decision.view).table, decision.seat)
        return self.planning

    def guide(self, view: View, seat: int, planned: View | None) -> Guide:
        return ShogunGuide(1, self.notebook(seat, planned, shogun_view(view).table), self.judge, BATCH)

    def world(self, decision: Decision, seed: int) -> World:
        if not decision.sealed:
            return super().world(decision, seed)
        generator, view = seeded(seed), shogun_view(decision.view)
        world = self.belief(decision).planning_world(self.game, view, generator)
        return world.copy(simulated(generator.word()))

    def imagined(self, view: View, seat: int, planned: View | None, seed: int) -> World:
        """Only while plans are carried out is there something to suspect."""
        if phase_of(shogun_view(view).table) == "actions":
            return super().imagined(view, seat, planned, seed)
        return self.game.sampled(view, random.Random(seed))

    def place(self, state: State) -> tuple[str, str]:
        table = shogun_table(state)
        return SHOGUN_SEASON.words[min(table.season, 3)], phase_of(table)

    def points(self, state: State) -> list[int]:
        return shogun_table(state).points[: state.seats()]

    def plans(self, decision: Decision, seed: int, trials: int) -> list[Chain]:
        self.decision = None
        view, timer = shogun_view(decision.view), Timer(Budget(iterations=max(trials, LEAST_PLANNING)))
        search = PlanSearch(self.game, view, decision.seat, self.belief(decision), seeded(seed), timer, self.judge)
        search.run()
        return [runner.ids for runner in search.finalists]

    def usual(self, decision: Decision, seed: int) -> Chain:
        planner = Planner(shogun_view(decision.view).table, decision.seat)
        return ids_of_plan(planner.plan(planner.likely_bid(seeded(seed))).cards, 0)

    def make(self, world: World, decision: Decision, chain: Chain) -> None:
        if decision.sealed:
            lay(world, decision.seat, chain)
        else:
            super().make(world, decision, chain)


def phase_of(table: Table) -> str:
    """Draft, planning, actions or winter."""
    if table.is_planning():
        return "planning"
    step = table.top().name if table.stack else "winter"
    return {"draft": "draft", "place": "draft", "revolts": "winter", "winter": "winter"}.get(step, "actions")


EXPERTS: Final[dict[str, type[Expert]]] = {"rising-sun": RisingSunExpert, "shogun": ShogunExpert}


def expert(game: Game) -> Expert:
    """Refuses a game that nobody can judge."""
    found = EXPERTS.get(game.name)
    if found is None:
        raise BadInput("game", " or ".join(EXPERTS), game.name)
    return found(game)
