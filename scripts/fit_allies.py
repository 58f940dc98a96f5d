"""Fits what allies are worth in Rising Sun to tea ceremonies played out, and writes the weights as a module.

    python -m scripts.fit_allies --games 2000 --seed 1 > src/gunbai/bots/rising_sun/talks/ally_weights.py

At every tea ceremony of a game alliances are drawn blindly, several times, and the season is played out by steady's
policy with the same luck. How far each seat's chance to win at the next tea differs from its mean over the draws is
explained by least squares: so only what the alliances change is left to explain. Needs numpy.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

import gunbai
from gunbai.bots.rising_sun.guide.guide import RisingSunGuide
from gunbai.bots.rising_sun.guide.value import chances
from gunbai.bots.rising_sun.talks.allies import FEATURES, Teahouse, ally_features, alone_features
from gunbai.games.rising_sun.actions import AGREE, PROPOSE, READY
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import State
from scripts.fitting import SETS, fit, module, play_one, written

Floats = NDArray[np.float64]
ABOUT = "Weights of what allies are worth, by players, season and feature."
AFTER = "For 3, 4 and 5 players; seasons, and features as in `allies`."
DRAWS = 5
"""Alliances drawn at each tea."""
RIDGE = 30.0
"""Pull of each squared weight towards nothing."""


def drawn_pairs(seats: int, generator: Generator) -> list[tuple[int, int]]:
    """Some of the seats in pairs, each seat in one at most."""
    left = list(range(seats))
    pairs = []
    for _ in range(generator.below(seats // 2 + 1)):
        pairs.append((left.pop(generator.below(len(left))), left.pop(generator.below(len(left)))))
    return pairs


def pour(world: State, pairs: list[tuple[int, int]]) -> None:
    """Hold the tea ceremony so that these pairs are allied and nobody else is."""
    table = table_of(world)
    for one, other in pairs:
        if isinstance(table.top(), Tea):
            world.play(one, PROPOSE.id(other))
            world.play(other, AGREE.id(one))
    season = table.season
    for seat in range(table.seats):
        at_tea = isinstance(table.top(), Tea) and table.season == season
        if at_tea and not table.ready[seat] and table.ally[seat] == NOBODY:
            world.play(seat, READY)


class Sample:
    """Rows of features and what came of them, by season, each less its mean over the draws of one tea."""

    def __init__(self) -> None:
        self.inputs: list[list[Floats]] = [[], [], []]
        self.gains: list[list[Floats]] = [[], [], []]

    def take(self, state: State, generator: Generator, guide: RisingSunGuide) -> None:
        """Play a tea ceremony on with alliances drawn blindly."""
        table = table_of(state)
        house = Teahouse(table)
        luck, mood = generator.word(), generator.word()
        rows, gains = np.zeros((DRAWS, table.seats, FEATURES)), np.zeros((DRAWS, table.seats))
        for draw in range(DRAWS):
            world = state.copy(simulated(luck))
            pairs = drawn_pairs(table.seats, generator)
            pour(world, pairs)
            guide.play_on(world, seeded(mood))
            gains[draw] = chances(table_of(world))
            rows[draw] = [row_of(house, seat, pairs) for seat in range(table.seats)]
        self.inputs[table.season].append((rows - rows.mean(axis=0)).reshape(-1, FEATURES))
        self.gains[table.season].append(100 * (gains - gains.mean(axis=0)).reshape(-1))


def row_of(house: Teahouse, seat: int, pairs: list[tuple[int, int]]) -> list[float]:
    for one, other in pairs:
        if seat in (one, other):
            return ally_features(house, seat, other if seat == one else one, len(pairs) - 1)
    return alone_features(house, seat, len(pairs))


def collected(seats: int, games: int, seed: int) -> Sample:
    """What happens after the tea ceremonies of some games."""
    generator, guide, sample = seeded(seed), RisingSunGuide(), Sample()
    for number in range(games):
        seed_of_game = seed * 1_000_000 + number
        state = gunbai.game("rising-sun").new(seats, seed=seed_of_game, options={"set": SETS[number % 3]})
        season = -1
        while not state.is_over():
            table = table_of(state)
            if isinstance(table.top(), Tea) and table.season != season:
                season = table.season
                sample.take(state, generator, guide)
                pour(state, drawn_pairs(seats, generator))
                continue
            play_one(state, generator)
    return sample


def fitted(inputs: Floats, gains: Floats) -> Floats:
    moments: Floats = inputs.T @ inputs + RIDGE * np.eye(FEATURES)
    return np.asarray(np.linalg.solve(moments, inputs.T @ gains), dtype=np.float64)


def rows_for(seats: int, games: int, seed: int) -> list[list[float]]:
    """The weights of all seasons; what they explain of the last fifth of the games goes to stderr."""
    sample = collected(seats, games, seed)
    rows = []
    for season in range(3):
        x, y = np.concatenate(sample.inputs[season]), np.concatenate(sample.gains[season])
        cut = len(x) * 4 // 5
        guess = x[cut:] @ fitted(x[:cut], y[:cut])
        found = np.corrcoef(guess, y[cut:])[0, 1]
        print(
            f"{seats} players, season {season}: {len(x)} rows, spread {y.std():.1f}, of the guess {guess.std():.2f}, "
            f"correlation {found:.3f}",
            file=sys.stderr,
        )
        rows.append([round(float(weight), 2) for weight in fitted(x, y)])
    return rows


def main() -> None:
    command, tables = fit("fit_allies", __doc__, 2000, rows_for)
    rows = [[written(row, 4, 2) for row in table] for table in tables]
    print(module(ABOUT, AFTER, command, rows), end="")


if __name__ == "__main__":
    main()
