"""A bot of your own: a class with two methods. Run it: python examples/own_bot.py, or let it meet ours:

gunbai arena rising-sun --bots class:examples.own_bot:Farmer,novice,steady --games 30
"""

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


if __name__ == "__main__":
    game = gunbai.game("rising-sun")
    names = ("farmer", "random", "steady")
    result = play_game(game, 3, [Farmer(), make("random", game), make("steady", game)], seed=7).result
    for place, score, name in zip(result.ranking, result.scores, names, strict=True):
        print(f"{place}. {name} with {score} points")
