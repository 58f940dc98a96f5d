"""Information-set Monte Carlo tree search for several players, sealed choices as simultaneous moves.

Every iteration samples a world from the view, walks it down the tables of all seats at once (multiple-observer ISMCTS,
each seat for itself: max-n), lets the guide play on to where it can judge, and backs up each seat's value; a guide that
judges many worlds at once is handed several, and choices under way count as tried but not as lost. Choices that
are made one after another follow a bandit with priors (PUCT), sealed ones a mixed strategy. The n-th
try of every choice at the root meets the n-th world: what is compared has had the same luck. Same seed, same result.
"""

from __future__ import annotations

import math
import random
from typing import Final

from gunbai.bots.search.budget import Timer
from gunbai.bots.search.guide import Guide, World
from gunbai.bots.search.sealed import Mix
from gunbai.bots.search.tree import UNSEEN, Edge, Memory, Node, after
from gunbai.bots.search.trial import Trial
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import View

DEEPEST: Final = 40
SETTLED_EVERY: Final = 32


class Settings:
    """How the tree grows."""

    def __init__(self) -> None:
        self.exploration = 0.5
        """Weight of the priors against what was found."""
        self.first_try = 0.02
        """An untried choice is taken for so much worse than the average of its node."""
        self.ripe = 3
        """A choice's own follow-up is searched once it has been tried so often; until then the guide plays it."""
        self.faith = 0.0
        """Standard errors by which a choice must be ahead of the one that the guide likes best."""


class Search:
    """One decision of one seat being thought about."""

    def __init__(
        self, game: Game, guide: Guide, view: View, seat: int, ids: list[int], seed: int, settings: Settings
    ) -> None:
        self.game = game
        self.guide = guide
        self.view = view
        self.seat = seat
        self.ids = ids
        self.seed = seed
        self.settings = settings
        self.luck = random.Random()
        self.generator: Generator = seeded(seed)
        self.drawing: Generator = seeded(seed + 1)
        first = self._world(0)
        seats = first.seats()
        self.sealed = first.is_together() and first.actions.secrets[ids[0]]
        self.memories = [Memory() for _ in range(seats)]
        self.mixes: list[Mix | None] = [None] * seats
        self.root: Node = self.memories[seat].node(0)
        self.iterations = 0
        self.trials: list[Trial] = []
        """Under way: played on, not judged."""
        self.totals = [0.0] * seats
        """By seat: the sum of what its worlds were worth to it."""
        if self.sealed:
            self.mixes[seat] = Mix(guide.plans(first, seat, self.drawing))
        else:
            self.root.add(ids, guide.weights(first, seat, ids))

    def _world(self, number: int) -> World:
        """The n-th world, the same whenever it is asked for, and the same luck for the play-out in it."""
        self.luck.seed(self.seed * 1000003 + number)
        world = self.guide.imagined(self.game, self.view, self.seat, self.luck)
        self.generator = seeded(self.luck.getrandbits(60))
        return world

    def run(self, timer: Timer) -> None:
        """Iterate until the budget is spent or nothing can change any more; at least once."""
        together = self.guide.together()
        while True:
            self.trials.append(self._trial())
            self.iterations += 1
            is_over = timer.is_over(self.iterations)
            if is_over or len(self.trials) >= together:
                self._judge()
            if is_over:
                return
            if self.iterations % SETTLED_EVERY == 0 and self._is_settled(timer.left(self.iterations)):
                self._judge()
                return

    def effort(self) -> float:
        """Which part of the budget this decision deserves."""
        return self.guide.effort(self._world(0), self.seat, self.ids)

    def _trial(self) -> Trial:
        """A way through one world, played on to where it can be judged."""
        trial = self._sealed_trial() if self.sealed else self._open_trial()
        if not trial.world.is_over():
            self.guide.play_on(trial.world, self.generator)
        return trial

    def _judge(self) -> None:
        """Judge the worlds of all trials at once, and let every choice on their ways learn from it."""
        if not self.trials:
            return
        found = self.guide.evaluate([trial.world for trial in self.trials], self.seat)
        for index in range(len(found)):
            self.trials[index].learn(found[index])
            for seat in range(len(self.totals)):
                self.totals[seat] += found[index][seat]
        self.trials = []

    def outlook(self) -> list[float]:
        """Each seat's chance to win as the search sees it now."""
        return [total / self.iterations for total in self.totals]

    # --- sealed choices -------------------------------------------------------------------------------------------

    def _sealed_trial(self) -> Trial:
        """All seats that must choose seal a plan, up to the reveal; then the world runs on."""
        world = self._world(self.iterations)
        trial = Trial(world)
        opened = world.barriers
        while world.barriers == opened and not world.is_over():
            seat = self.seat if self.seat in world.actors() else world.actors()[0]
            mix = self._mix(world, seat)
            plan = mix.choose(self.drawing)
            trial.add_plan(mix, plan, seat)
            seal(world, seat, plan.ids)
        return trial

    def _mix(self, world: World, seat: int) -> Mix:
        mix = self.mixes[seat]
        if mix is None:
            mix = Mix(self.guide.plans(world, seat, self.drawing))
            self.mixes[seat] = mix
        return mix

    # --- choices one after another --------------------------------------------------------------------------------

    def _open_trial(self) -> Trial:
        best = self._bandit(self.root, self.ids)
        world = self._world(best.visits)
        trial = Trial(world)
        ripe = best.visits >= self.settings.ripe
        trial.add(self.root, best, self.seat)
        secret = world.actions.secrets[best.id]
        seen = [after(0, self.seat, UNSEEN if secret and one != self.seat else best.id) for one in range(world.seats())]
        world.play(self.seat, best.id)
        if ripe:
            self._walk(world, seen, trial)
        return trial

    def _walk(self, world: World, seen: list[int], trial: Trial) -> None:
        """On down the tables, until a choice is not ripe for a search of its own; sealed phases are the guide's."""
        last_seat, last_id = self.seat, trial.edges[0].id
        while len(trial.edges) < DEEPEST and not world.is_over():
            seat = world.actors()[0]
            ids = world.choice_ids(seat)
            if world.is_together() and world.actions.secrets[ids[0]]:
                return
            if len(ids) == 1:
                world.play(seat, ids[0])
                continue
            ids = self.guide.candidates(world, seat, ids, last_id if seat == last_seat else -1)
            node = self.memories[seat].node(seen[seat])
            if not node.knows(ids):
                node.add(ids, self.guide.weights(world, seat, ids))
            edge = self._bandit(node, ids)
            ripe = edge.visits >= self.settings.ripe
            trial.add(node, edge, seat)
            last_seat, last_id = seat, edge.id
            secret = world.actions.secrets[edge.id]
            world.play(seat, edge.id)
            if not ripe:
                return
            for one in range(len(seen)):
                seen[one] = after(seen[one], seat, UNSEEN if secret and one != seat else edge.id)

    def _bandit(self, node: Node, ids: list[int]) -> Edge:
        """Value so far plus what the prior still hopes for; untried choices are taken for a little below average."""
        tried = 0
        for id in ids:
            tried += node.edges[id].visits
        hope = self.settings.exploration * math.sqrt(tried + 1)
        average = (node.value / node.visits if node.visits else 0.5) - self.settings.first_try
        best, most = node.edges[ids[0]], -1e9
        for id in ids:
            edge = node.edges[id]
            judged = edge.visits - edge.pending
            mean = edge.value / judged if judged else average
            score = mean + hope * edge.prior / (1 + edge.visits)
            if score > most:
                best, most = edge, score
        return best

    # --- both -----------------------------------------------------------------------------------------------------

    def _is_settled(self, left: float) -> bool:
        """Whether the leader cannot be overtaken any more."""
        if self.sealed:
            return False
        first = second = 0
        for id in self.ids:
            visits = self.root.edges[id].visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left


def seal(world: World, seat: int, chain: list[int]) -> None:
    """Play a whole chain; where a link is not legal in this world, the nearest below it is."""
    for id in chain:
        if seat not in world.actors() or not world.is_together():
            return
        ids = world.choice_ids(seat)
        world.play(seat, id if id in ids else nearest_below(ids, id))


def nearest_below(ids: list[int], id: int) -> int:
    found = ids[0]
    for one in ids:
        if found < one <= id:
            found = one
    return found
