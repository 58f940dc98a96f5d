"""Makes `bots/shogun/guide/weights.py`: what features of a position are worth.

    python -m scripts.calibrate_shogun [--games 12000] [--seed 1] [--workers 1]

Games begin with whims: each seat drafts, plans and acts more or less at random. From some planning on everybody is
steady; only the positions from there count. So what a feature gains is not mixed up with why steady came by it. For
every such start of a planning, seat by seat: features now, points still to come. By round, a ridge regression on the
differences from the mean of the table, then the spread that makes a softmax of the forecasts most likely to name the
winners. Needs numpy (extra `arena`); takes about 50 ms a game with the compiled package.
"""

from __future__ import annotations

import argparse
import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import gunbai
from gunbai.bots.shogun.guide.features import COUNT, FEATURES, features_of
from gunbai.bots.shogun.guide.plans import Planner, changed, ids_of_plan
from gunbai.bots.shogun.guide.playout import lay
from gunbai.bots.shogun.guide.value import won
from gunbai.bots.shogun.judgement.outlook import round_of
from gunbai.bots.shogun.policy import pick
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.actions import ACT, SKIP
from gunbai.games.shogun.peek import plan_of, table_of
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.kernel.luck.generator import Generator, seeded

TARGET = Path(__file__).parents[1] / "src" / "gunbai" / "bots" / "shogun" / "guide" / "weights.py"
ROUNDS = 6
RIDGE = 100.0
"""Holds back features that hardly vary between seats, as revolt markers in spring: their weights would be noise."""
CALM_FROM = (0, 0, 1, 1, 1, 2, 2, 3, 4, 5)
"""The first round without whims, one of these: early rounds are the hardest to judge."""
DRAFTING = ("draft", "place")
YES_OR_NO = ("build", "collect", "deploy", "muster")
CHUNK = 20
HEAD = '''"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games {games} --seed {seed}`: {positions} positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

'''


class Position:
    """A table at the start of a planning, and how the game ended."""

    def __init__(self, table: Table) -> None:
        self.round = round_of(table)
        self.points = np.array(table.points)
        self.features = np.array(features_of(table)).reshape(table.seats, COUNT)
        self.final = self.points
        self.won: list[float] = []


@dataclass(frozen=True)
class Whims:
    """How far one seat strays from steady: how often it drafts, skips, acts and marches at random, and how it plans."""

    draft: float = 0.0
    skip: float = 0.0
    act: float = 0.0
    march: float = 0.0
    is_shaken: bool = False
    changes: int = 0

    def cards(self, table: Table, seat: int, generator: Generator) -> list[int]:
        planner = Planner(table, seat)
        bid = planner.likely_bid(generator)
        cards = planner.varied(bid, generator) if self.is_shaken else planner.plan(bid).cards
        for _ in range(self.changes):
            cards = changed(table, seat, cards, 0, generator)
        return cards

    def choice(self, step: str, ids: list[int], rng: random.Random) -> int | None:
        """What whim says, if anything."""
        luck = rng.random()
        if step in YES_OR_NO:
            return SKIP if luck < self.skip else ACT if luck > 1 - self.act else None
        return rng.choice(ids) if luck < (self.draft if step in DRAFTING else self.march) else None


STEADY = Whims()


def drawn_whims(rng: random.Random) -> Whims:
    return Whims(
        draft=rng.choice((0.0, 0.0, 0.1, 0.3, 0.6)),
        skip=rng.choice((0.0, 0.0, 0.1, 0.3, 0.6)),
        act=rng.choice((0.0, 0.0, 0.3, 0.7)),
        march=rng.choice((0.0, 0.0, 0.15, 0.4)),
        is_shaken=rng.random() < 0.5,
        changes=rng.choice((0, 0, 1, 2, 4, 8)),
    )


def one_game(seed: int) -> list[Position]:
    """The positions of the plannings without whims."""
    rng, generator = random.Random(seed), seeded(seed)
    seats = 3 + seed % 3
    setup = rng.choice(("draft", "draft", "tables"))
    state: Any = gunbai.game("shogun").new(seats, seed=seed, options={"setup": setup})
    calm_from = rng.choice(CALM_FROM)
    whims = [drawn_whims(rng) for _ in range(seats)]
    found: list[Position] = []
    while not state.is_over():
        seat, table = state.actors()[0], table_of(state)
        step = table.top().name
        is_calm = round_of(table) >= calm_from and step not in DRAFTING
        whim = STEADY if is_calm else whims[seat]
        if table.is_planning():
            if is_calm and not any(table.ready):
                found.append(Position(table))
            lay(state, seat, ids_of_plan(whim.cards(table, seat, generator), 0))
            continue
        ids = state.choice_ids(seat)
        id = ids[0] if len(ids) == 1 else whim.choice(step, ids, rng)
        state.play(seat, steady_choice(state, seat, ids, rng) if id is None else id)
    for position in found:
        position.final, position.won = np.array(table_of(state).points), won(table_of(state))
    return found


def steady_choice(state: Any, seat: int, ids: list[int], rng: random.Random) -> int:
    view = state.view(seat)
    assert isinstance(view, View)
    return pick(Question(table_of(state), seat, ids, plan_of(state, seat), 0, view.blind, rng))


def games_of(count: int, seed: int, workers: int) -> list[Position]:
    seeds = range(seed * 1_000_003, seed * 1_000_003 + count)
    with ProcessPoolExecutor(workers) as pool:
        return [position for game in pool.map(one_game, seeds, chunksize=CHUNK) for position in game]


def fitted(positions: list[Position]) -> tuple[Any, float]:
    """Weights, and how much of the points to come they explain; all as differences from the mean of the table."""
    x = np.concatenate([p.features - p.features.mean(axis=0) for p in positions])
    to_come = [p.final - p.points for p in positions]
    y = np.concatenate([points - points.mean() for points in to_come])
    scale = x.std(axis=0) + 1e-9
    x = x / scale
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(COUNT), x.T @ y)
    return weights / scale, float(1 - (y - x @ weights).var() / y.var())


def spread_of(positions: list[Position], weights: Any) -> float:
    spreads = [1.1**step for step in range(30)]
    return max(spreads, key=lambda spread: likelihood(positions, weights, spread))


def likelihood(positions: list[Position], weights: Any, spread: float) -> float:
    total = 0.0
    for p in positions:
        forecast = (p.points + p.features @ weights) / spread
        logs = forecast - forecast.max() - math.log(float(np.exp(forecast - forecast.max()).sum()))
        total += float(np.array(p.won) @ logs)
    return total / len(positions)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    positions = games_of(given.games, given.seed, given.workers)
    weights, spreads = [], []
    for round in range(ROUNDS):
        chosen = [p for p in positions if p.round == round]
        found, explained = fitted(chosen)
        spread = spread_of(chosen, found)
        print(f"round {round}: {len(chosen)} positions, R2 {explained:.2f}, spread {spread:.2f}", end=" ")
        print(f"log likelihood {likelihood(chosen, found, spread):.3f}")
        weights.append([float(f"{value:.3f}") for value in found])
        spreads.append(float(f"{spread:.3f}"))
    write(given, len(positions), weights, spreads)


def write(given: argparse.Namespace, positions: int, weights: list[list[float]], spreads: list[float]) -> None:
    lines = [HEAD.format(games=given.games, seed=given.seed, positions=positions), "WEIGHTS: Final = [\n"]
    for feature, name in enumerate(FEATURES):
        lines.append(f"    {[weights[round][feature] for round in range(ROUNDS)]},  # {name}\n")
    lines += ["]\n", '"""By feature and round."""\n', f"SPREAD: Final = {spreads}\n"]
    TARGET.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
