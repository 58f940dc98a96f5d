"""Fits the weights of master's evaluation of Rising Sun to games of steady players, and writes them as a module.

    python -m scripts.fit_guide --games 12000 --seed 1 > src/gunbai/bots/rising_sun/guide/weights.py

Each game gives one position a stage (every tea ceremony, every mandate turn begun) and its winner. By stage and number
of players a conditional logit is fitted by Newton's method: the chance to win is a softmax of a weighted sum of
features. Needs numpy.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

import gunbai
from gunbai.bots.rising_sun.guide.value import FEATURES, STAGES, features, stage
from gunbai.bots.rising_sun.outlook import Field
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import State
from scripts.fitting import SETS, fit, module, play_one, written

Floats = NDArray[np.float64]
ABOUT = "Weights of the evaluation, by players, stage and feature."
AFTER = "For 3, 4 and 5 players; stages and features as in `guide_value`."
PRIOR = 0.002
"""Pull of each squared weight towards the guess that makes points count and nothing else."""


def started(state: State, latest: int) -> bool:
    """Whether this is the first choice of a stage not seen yet."""
    table = table_of(state)
    return isinstance(table.top(), (Tea, Mandate)) and stage(table) > latest


def game(seats: int, seed: int, generator: Generator) -> tuple[dict[int, list[list[float]]], list[int]]:
    """The features of all seats by stage, and the winners."""
    state = gunbai.game("rising-sun").new(seats, seed=seed, options={"set": SETS[seed % 3]})
    seen: dict[int, list[list[float]]] = {}
    latest = -1
    while not state.is_over():
        table = table_of(state)
        if started(state, latest):
            latest = stage(table)
            field = Field(table)
            seen[latest] = [features(field, seat) for seat in range(seats)]
        play_one(state, generator)
    return seen, state.result().winners


def collected(seats: int, games: int, seed: int) -> tuple[list[list[list[list[float]]]], list[list[list[float]]]]:
    """By stage: the features by game and seat, and the share of the victory by game and seat."""
    generator = seeded(seed)
    inputs: list[list[list[list[float]]]] = [[] for _ in range(3 * STAGES)]
    shares: list[list[list[float]]] = [[] for _ in range(3 * STAGES)]
    for number in range(games):
        seen, winners = game(seats, seed * 1_000_000 + number, generator)
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        for at, rows in seen.items():
            inputs[at].append(rows)
            shares[at].append(share)
    return inputs, shares


def probabilities(inputs: Floats, weights: Floats) -> Floats:
    scores = inputs @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Floats = powers / powers.sum(axis=1, keepdims=True)
    return result


def fitted(inputs: Floats, shares: Floats, guess: Floats) -> Floats:
    """Newton's method; with the pull towards the guess the sum has one maximum."""
    weights, games = guess.copy(), len(inputs)
    for _ in range(12):
        chances = probabilities(inputs, weights)
        gradient = np.einsum("gs,gsf->f", shares - chances, inputs) / games - PRIOR * (weights - guess)
        centred = inputs - np.einsum("gs,gsf->gf", chances, inputs)[:, None, :]
        curvature = np.einsum("gs,gsf,gsh->fh", chances, centred, centred) / games + PRIOR * np.eye(len(weights))
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def log_loss(inputs: Floats, shares: Floats, weights: Floats) -> float:
    return float(-(shares * np.log(probabilities(inputs, weights) + 1e-12)).sum(axis=1).mean())


def rows_for(seats: int, games: int, seed: int) -> list[list[float]]:
    """The weights of all stages; what they predict on the last fifth of the games goes to stderr."""
    inputs, shares = collected(seats, games, seed)
    guess = np.zeros(len(FEATURES))
    guess[:3] = (0.08, 0.06, 0.03)
    rows = []
    for at in range(3 * STAGES):
        x, y = np.array(inputs[at]), np.array(shares[at])
        cut = len(x) * 4 // 5
        held_out = log_loss(x[cut:], y[cut:], fitted(x[:cut], y[:cut], guess))
        print(f"{seats} players, stage {at}: log loss {held_out:.3f} of {np.log(seats):.3f}", file=sys.stderr)
        rows.append([round(float(weight), 3) for weight in fitted(x, y, guess)])
    return rows


def main() -> None:
    command, tables = fit("fit_guide", __doc__, 12000, rows_for)
    rows = [[written(row, 2, 3) for row in table] for table in tables]
    print(module(ABOUT, AFTER, command, rows), end="")


if __name__ == "__main__":
    main()
