"""The odds of an attack, by seeded simulation with the very model and rules that will decide it."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.options import TOWER
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.rules.feasibility import attack_help, castle_help, defence_help, farmers_take_part, survivors
from gunbai.games.shogun.rules.tower import MODELS
from gunbai.games.shogun.table import NEUTRAL, Table
from gunbai.kernel.luck.generator import seeded

SAMPLES: Final = 2000
"""The standard error of a share is then at most 0.011."""


class Odds:
    """How often an attack won, left the province neutral, or failed, of so many samples."""

    def __init__(self, wins: int, draws: int, losses: int, armies: int) -> None:
        self.wins: Final = wins
        self.draws: Final = draws
        self.losses: Final = losses
        self.armies: Final = armies
        """Armies in the province after all the wins together."""

    @property
    def samples(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def win(self) -> float:
        return self.wins / self.samples

    @property
    def draw(self) -> float:
        return self.draws / self.samples

    @property
    def loss(self) -> float:
        return self.losses / self.samples


def odds_of_attack(table: Table, seat: int, target: int, armies: int, samples: int = SAMPLES, seed: int = 1) -> Odds:
    """The odds of attacking `target` now with so many armies; event, special cards, markers, tray and tower count."""
    numbers = table.tower + table.tray
    defender = table.owner[target]
    start = len(numbers) - COLOURS
    numbers[start + seat] += armies + attack_help(table, seat)
    if defender == NEUTRAL:
        numbers[start + FARMER] += min(table.pool, table.event_card().farmers_of_neutral)
    else:
        by_castle = castle_help(table, defender, target)
        by_card = min(defence_help(table, defender), table.supply[defender] - by_castle)
        numbers[start + defender] += table.armies[target] + by_castle + by_card
    return odds(table.options[TOWER], numbers, seat, defender, farmers_take_part(table, target), samples, seed)


def odds(
    model: int, numbers: list[int], seat: int, defender: int, farmers: bool, samples: int = SAMPLES, seed: int = 1
) -> Odds:
    """The odds of one throw: `numbers` are the cubes inside by shelf and colour, then those thrown in, tray included.

    Against a neutral province (defender -1) an attack that does not win is a loss.
    """
    generator = seeded(seed)
    throw = MODELS[model]
    wins, draws, armies = 0, 0, 0
    for _ in range(samples):
        tray = throw(generator, numbers)
        defenders = tray[defender] if defender >= 0 else 0
        left = survivors(tray[seat], defenders, tray[FARMER] if farmers else 0)
        if left > 0:
            wins += 1
            armies += left
        elif left == 0 and defender >= 0:
            draws += 1
    return Odds(wins, draws, samples - wins - draws, armies)
