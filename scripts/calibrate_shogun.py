"""Makes `bots/shogun/guide_weights.py`: what features of a position are worth, from games of steady against itself.

    python scripts/calibrate_shogun.py [--games 400] [--seed 1]

For every start of a planning, seat by seat: features now, points still to come. By round, a ridge regression on the
differences from the mean of the table, then the spread that makes a softmax of the forecasts most likely to name the
winners. Needs numpy (extra `arena`).
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path
from typing import Any

import numpy as np

import gunbai
from gunbai.bots.shogun import guide_value
from gunbai.bots.shogun.outlook import round_of
from gunbai.bots.shogun.policy import pick, planned_chain
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.access import plan_of, table_of
from gunbai.games.shogun.data.words import SPACE_COUNT
from gunbai.games.shogun.view import View

TARGET = Path(__file__).parents[1] / "src" / "gunbai" / "bots" / "shogun" / "guide_weights.py"
ROUNDS = 6
RIDGE = 300.0
"""Holds back features that hardly vary between seats, as revolt markers in spring: their weights would be noise."""
HEAD = '''"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games {games} --seed {seed}`: {positions} positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

'''


class Position:
    """A table at the start of a planning, and how the game ended."""

    def __init__(self, round: int, points: list[int], features: list[float]) -> None:
        self.round = round
        self.points = points
        self.features = features
        self.final: list[int] = []
        self.won: list[float] = []


def games_of(count: int, seed: int) -> list[Position]:
    found: list[Position] = []
    for number in range(count):
        found += one_game(3 + number % 3, seed * 1_000_003 + number)
    return found


def one_game(seats: int, seed: int) -> list[Position]:
    """Steady in all seats; the positions of its plannings."""
    game = gunbai.game("shogun")
    state: Any = game.new(seats, seed=seed, options={"setup": "draft" if seed % 2 else "tables"})
    rng = random.Random(seed)
    found: list[Position] = []
    while not state.is_over():
        seat = state.actors()[0]
        table = table_of(state)
        if table.is_planning():
            if not any(table.ready):
                found.append(Position(round_of(table), table.points[:], guide_value.features_of(table)))
            lay(state, seat, planned_chain(table, seat, rng))
            continue
        view = state.view(seat)
        assert isinstance(view, View)
        state.play(seat, pick(Question(table, seat, state.choice_ids(seat), plan_of(state, seat), 0, view.blind, rng)))
    for position in found:
        position.final, position.won = table_of(state).points[:], guide_value.won(table_of(state))
    return found


def lay(state: Any, seat: int, chain: list[int]) -> None:
    for link in range(SPACE_COUNT):
        if not table_of(state).is_planning() or table_of(state).ready[seat]:
            return
        state.play(seat, chain[link])


def rows_of(positions: list[Position]) -> tuple[Any, Any]:
    """Features and points to come, both as differences from the mean of the table."""
    features, targets = [], []
    for p in positions:
        seats = len(p.points)
        x = np.array(p.features).reshape(seats, guide_value.COUNT)
        y = np.array(p.final) - np.array(p.points)
        features.append(x - x.mean(axis=0))
        targets.append(y - y.mean())
    return np.concatenate(features), np.concatenate(targets)


def fitted(positions: list[Position]) -> tuple[Any, float]:
    x, y = rows_of(positions)
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(guide_value.COUNT), x.T @ y)
    residual = y - x @ weights
    return weights, float(1 - residual.var() / y.var())


def spread_of(positions: list[Position], weights: Any) -> float:
    spreads = [0.5 * 1.1**step for step in range(40)]
    return max(spreads, key=lambda spread: likelihood(positions, weights, spread))


def likelihood(positions: list[Position], weights: Any, spread: float) -> float:
    total = 0.0
    for p in positions:
        x = np.array(p.features).reshape(len(p.points), guide_value.COUNT)
        forecast = (np.array(p.points) + x @ weights) / spread
        logs = forecast - forecast.max() - math.log(float(np.exp(forecast - forecast.max()).sum()))
        total += float(np.array(p.won) @ logs)
    return total / len(positions)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    positions = games_of(given.games, given.seed)
    weights, spreads = [], []
    for round in range(ROUNDS):
        chosen = [p for p in positions if p.round == round]
        found, explained = fitted(chosen)
        spread = spread_of(chosen, found)
        print(f"round {round}: {len(chosen)} positions, R2 {explained:.2f}, spread {spread:.2f}", end=" ")
        print(f"log likelihood {likelihood(chosen, found, spread):.3f}")
        weights.append([round_off(value) for value in found])
        spreads.append(round_off(spread))
    write(given.games, given.seed, len(positions), weights, spreads)


def round_off(value: float) -> float:
    return float(f"{value:.3f}")


def write(games: int, seed: int, positions: int, weights: list[list[float]], spreads: list[float]) -> None:
    lines = [HEAD.format(games=games, seed=seed, positions=positions), "WEIGHTS: Final = [\n"]
    lines += [f"    {row},\n" for row in weights]
    lines += ["]\n", '"""By round and feature (`guide_value.FEATURES`)."""\n', f"SPREAD: Final = {spreads}\n"]
    TARGET.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
