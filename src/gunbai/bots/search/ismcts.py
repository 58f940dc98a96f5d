"""Information-set Monte Carlo tree search for several players, sealed choices as simultaneous moves.

Every iteration samples a world from the view, walks it down one tree a seat (multiple-observer ISMCTS, max-n), lets the
guide play on a little, and backs up each seat's value. Where seats choose together their choices follow regret matching,
so that the result is a mixed strategy; elsewhere a bandit with priors. The same seed gives the same result.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Final

from gunbai.bots.search.guide import Guide
from gunbai.bots.search.tree import Edge, Node, key_of
from gunbai.kernel.game import Game
from gunbai.kernel.generator import Generator, seeded
from gunbai.kernel.state import State, View

EXPLORATION: Final = 0.6
MIXING: Final = 0.1
"""Share of plain chance in sealed choices, so that every choice is tried now and then."""
DEEPEST: Final = 60
CLOCK_EVERY: Final = 8


class Budget:
    """When to stop: a number of iterations, a number of milliseconds, or whichever comes first (0: no limit)."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


class Finding:
    """What the search thinks of one choice."""

    def __init__(self, id: int, visits: int, value: float, share: float) -> None:
        self.id = id
        self.visits = visits
        self.value = value
        """The seat's chance to win after it."""
        self.share = share
        """How often to choose it: 1 for the best, a mixed strategy in sealed choices."""


class Step:
    """One choice on the way down: the edge taken, by whom, with which probability among which others."""

    def __init__(self, edge: Edge, node: Node, seat: int, chance: float, ids: list[int]) -> None:
        self.edge = edge
        self.node = node
        self.seat = seat
        self.chance = chance
        self.ids = ids


class Search:
    """One decision being thought about."""

    def __init__(self, game: Game, guide: Guide, view: View, seats: int, rng: random.Random) -> None:
        self.game = game
        self.guide = guide
        self.view = view
        self.seats = seats
        self.rng = rng
        self.generator: Generator = seeded(rng.getrandbits(62))
        self.roots = [Node() for _ in range(seats)]
        self.iterations = 0

    def run(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        """Iterate until the budget is spent; with neither limit, once."""
        end = clock() + budget.milliseconds / 1000
        while True:
            self.iterate()
            if budget.iterations and self.iterations >= budget.iterations:
                return
            if not budget.milliseconds:
                if not budget.iterations:
                    return
            elif self.iterations % CLOCK_EVERY == 0 and clock() >= end:
                return

    def iterate(self) -> None:
        state = self.game.sampled(self.view, self.rng)
        path = self._descend(state)
        if not state.is_over():
            self.guide.play_on(state, self.generator)
        self._back_up(path, self.guide.evaluate(state))
        self.iterations += 1

    def _descend(self, state: State) -> list[Step]:
        """Walk down all trees at once, until a choice is tried for the first time."""
        nodes = self.roots[:]
        path: list[Step] = []
        last_seat = last_id = -1
        while len(path) < DEEPEST and not state.is_over():
            seat = state.actors()[0]
            ids = self.guide.candidates(state, seat, state.choice_ids(seat), last_id if seat == last_seat else -1)
            step = self._choose(state, nodes[seat], seat, ids)
            fresh = step.edge.visits == 0 and len(ids) > 1
            path.append(step)
            last_seat, last_id = seat, step.edge.id
            secret = state.actions.secrets[last_id]
            state.play(seat, last_id)
            if fresh:
                break
            for observer in range(self.seats):
                nodes[observer] = nodes[observer].child(key_of(observer, seat, last_id, secret))
        return path

    def _choose(self, state: State, node: Node, seat: int, ids: list[int]) -> Step:
        if len(ids) == 1:
            return Step(self._edge(node, seat, ids[0], 1.0), node, seat, 1.0, ids)
        self._expand(state, node, seat, ids)
        if state.is_together() and state.actions.secrets[ids[0]]:
            return self._mixed(node, seat, ids)
        return self._bandit(node, seat, ids)

    def _edge(self, node: Node, seat: int, id: int, prior: float) -> Edge:
        key = key_of(seat, seat, id, False)
        edge = node.edges.get(key)
        if edge is None:
            edge = Edge(id, prior)
            node.edges[key] = edge
        return edge

    def _expand(self, state: State, node: Node, seat: int, ids: list[int]) -> None:
        """Edges for ids met for the first time here, with the guide's priors."""
        for id in ids:
            if key_of(seat, seat, id, False) not in node.edges:
                break
        else:
            return
        weights = self.guide.weights(state, seat, ids)
        total = sum(weights)
        for index in range(len(ids)):
            self._edge(node, seat, ids[index], weights[index] / total)

    def _bandit(self, node: Node, seat: int, ids: list[int]) -> Step:
        """Value so far plus what the prior still hopes for; untried choices are taken for a little below average."""
        node.visits += 1
        tried = 0
        earned = 0.0
        edges = [node.edges[key_of(seat, seat, id, False)] for id in ids]
        for edge in edges:
            tried += edge.visits
            earned += edge.value
        hope = EXPLORATION * math.sqrt(tried + 1)
        average = earned / tried if tried else 0.5
        best, most = edges[0], -1.0
        for edge in edges:
            mean = edge.value / edge.visits if edge.visits else average * 0.9
            score = mean + hope * edge.prior / (1 + edge.visits)
            if score > most:
                best, most = edge, score
        return Step(best, node, seat, 1.0, [])

    def _mixed(self, node: Node, seat: int, ids: list[int]) -> Step:
        """Regret matching: in proportion to regret, priors where there is none yet, and a little of anything."""
        node.visits += 1
        edges = [node.edges[key_of(seat, seat, id, False)] for id in ids]
        chances = [edge.regret if edge.regret > 0 else 0.0 for edge in edges]
        total = sum(chances)
        if total <= 0:
            chances = [edge.prior for edge in edges]
            total = sum(chances)
        drawn = self.generator.below(1 << 30) / (1 << 30)
        chosen = len(edges) - 1
        for index, edge in enumerate(edges):
            chance = (1 - MIXING) * chances[index] / total + MIXING * edge.prior
            chances[index] = chance
            edge.share += chance
        for index, chance in enumerate(chances):
            drawn -= chance
            if drawn < 0:
                chosen = index
                break
        return Step(edges[chosen], node, seat, max(chances[chosen], 1e-6), ids)

    def _back_up(self, path: list[Step], values: list[float]) -> None:
        for step in path:
            value = values[step.seat]
            step.edge.visits += 1
            step.edge.value += value
            if step.chance < 1.0 and step.ids:
                self._regret(step, value)

    def _regret(self, step: Step, value: float) -> None:
        """What the others would have been worth: estimated by the choices' own averages, which vary less."""
        for id in step.ids:
            edge = step.node.edges[key_of(step.seat, step.seat, id, False)]
            if edge.visits:
                edge.regret += (edge.value / edge.visits - value) * 1.0
                if edge.regret < 0:
                    edge.regret = 0.0

    def findings(self, seat: int, ids: list[int]) -> list[Finding]:
        """Visits, value and share of every choice at the root, as data for a coach."""
        edges = self.roots[seat].edges
        found = []
        total = 0.0
        for id in ids:
            edge = edges.get(key_of(seat, seat, id, False))
            if edge is not None:
                total += edge.share
        for id in ids:
            edge = edges.get(key_of(seat, seat, id, False))
            if edge is None:
                found.append(Finding(id, 0, 0.0, 0.0))
            else:
                found.append(Finding(id, edge.visits, edge.mean(), edge.share / total if total else 0.0))
        return found
