"""The long run: five thousand random games of each game over all numbers of players and option sets."""

from __future__ import annotations

import random

import pytest

from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.conformance.adapters import CASES, Case
from tests.conformance.driving import ENDLESS, try_aside

GAMES_EACH = 5000
CHUNKS = 4
BETWEEN_CHECKS = 40


def games_per_chunk(case: Case) -> int:
    cases = sum(1 for other in CASES if other.name == case.name)
    return -(-GAMES_EACH // (cases * CHUNKS))


def play_to_the_end(case: Case, seed: int) -> None:
    state = case.new(seed)
    state.listener = case.adapter.watcher(state)
    rng, generator = random.Random(seed), seeded(seed)
    decisions = 0
    while not state.is_over():
        decisions += play_randomly(state, generator, limit=BETWEEN_CHECKS).decisions
        case.adapter.played_counts(state)
        try_aside(state, state, rng)
        assert decisions < ENDLESS, "the game does not end"
    case.adapter.played_counts(state)
    assert state.result().winners


@pytest.mark.full
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_thousands_of_random_games_end_with_nothing_lost(case: Case, chunk: int) -> None:
    many = games_per_chunk(case)
    for seed in range(chunk * many, (chunk + 1) * many):
        play_to_the_end(case, seed)


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_read_back_in_many_games(case: Case) -> None:
    for seed in range(25):
        state, generator = case.new(seed), seeded(seed)
        while not state.is_over():
            play_randomly(state, generator, limit=7)
            assert case.game.from_position(state.position()) == state


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
def test_sampled_worlds_agree_with_their_views_in_many_games(case: Case) -> None:
    rng = random.Random(1)
    for seed in range(1000, 1015):
        state, generator = case.new(seed), seeded(seed)
        while not state.is_over():
            play_randomly(state, generator, limit=3)
            for seat in [*range(case.seats), None]:
                view = state.view(seat)
                assert case.game.sampled(view, rng).view(seat) == view
