"""A bot of your own: a class with two methods. Run it: python examples/own_bot.py"""

import random

import gunbai
from gunbai.arena.driver import play_game
from gunbai.bots.registry import make


class Farmer:
    """Harvests whenever it can and chooses anything else at random."""

    def choose(self, view, choices, rng: random.Random, budget_ms: int):
        harvests = [action for action in choices if str(action).endswith("harvest")]
        return rng.choice(harvests or choices)

    def aside(self, view, forms, rng: random.Random):
        return None


game = gunbai.game("rising-sun")
outcome = play_game(game, 3, [Farmer(), make("random", game), make("steady", game)], seed=7)
for place, score, name in zip(
    outcome.result.ranking, outcome.result.scores, ("farmer", "random", "steady"), strict=True
):
    print(f"{place}. {name} with {score} points")
