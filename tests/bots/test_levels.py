"""Levels a person can tell apart: each wins more than twice its fair share against the one below, in both games.

Small samples here; `docs/bots/results.md` has the large ones.
"""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.arena.driver import play_game
from gunbai.arena.summary import simulate
from gunbai.bots.novice import Novice
from gunbai.bots.registry import make

GAMES = ("rising-sun", "shogun")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("steady", "novice")])
def test_each_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    """Five players, fair share 20 %: ten games are enough to see twice that."""
    entry = simulate(game, [better, *[worse] * 4], 10, seed=3)["entries"][0]
    assert entry["win_share"] >= 0.4
    assert entry["faults"] == 0


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("steady", "novice")])
def test_each_level_wins_twice_its_fair_share(game: str, seats: int, better: str, worse: str) -> None:
    entry = simulate(game, [better] + [worse] * (seats - 1), 60, seed=11)["entries"][0]
    assert entry["win_share"] >= 2 / seats


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_errs_but_not_always(name: str) -> None:
    """Beside its advisor at every decision of a game: sometimes the same, sometimes not, never illegal."""
    game = gunbai.game(name)
    state = game.new(3, seed=2)
    bot, rng = make("novice", game), random.Random(4)
    assert isinstance(bot, Novice)
    same = all_of_them = 0
    while actors := state.actors():
        choices = state.choices(actors[0])
        chosen = bot.choose(state.view(actors[0]), choices, rng, 0)
        advised = make("steady", game).choose(state.view(actors[0]), choices, random.Random(1), 0)
        if len(choices) > 1:
            same += chosen == advised
            all_of_them += 1
        state.apply(chosen)
    assert 0.3 < same / all_of_them < 0.9


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_game(name: str) -> None:
    game = gunbai.game(name)
    results = [play_game(game, 3, [make("novice", game) for _ in range(3)], 7).result.document() for _ in range(2)]
    assert results[0] == results[1]
