"""Many games at once: the same games as one by one, rewards at their ends, and refusals that change nothing."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.kernel.batches.batch import Batch
from gunbai.kernel.batches.rewards import rewards_of
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import Result
from gunbai.kernel.tensors.encoder import mask_of

GAMES = pytest.mark.parametrize("name", gunbai.GAMES)


def batch(
    name: str, seats: int = 3, count: int = 3, seed: int = 1, rewards: str = "rank", remembers: bool = False
) -> Batch:
    return Batch(gunbai.game(name), seats, count, seed, {}, rewards, remembers)


def legal(games: Batch, number: int) -> list[int]:
    first = number * games.actions
    return [id for id in range(games.actions) if games.masks[first + id]]


def played(games: Batch, steps: int, seed: int = 5) -> list[tuple[bytes, ...]]:
    """What the games show after each of some random steps."""
    luck = [random.Random(seed + number) for number in range(games.count)]
    shown: list[tuple[bytes, ...]] = []
    for _ in range(steps):
        games.step([luck[number].choice(legal(games, number)) for number in range(games.count)])
        shown.append((bytes(games.observations), bytes(games.masks), bytes(games.actors), games.returns.tobytes()))
    return shown


@GAMES
def test_a_batch_shows_what_a_single_game_does(name: str) -> None:
    games, game, rng = batch(name), gunbai.game(name), random.Random(2)
    state = game.new(seats=3, chance=Chance(seeded(1).forked(2).forked(1)))
    encoder = game.encoder()
    for _ in range(80):
        seat = games.actors[1]
        assert seat == state.actors()[0]
        assert games.observations[games.size : 2 * games.size] == encoder.observation(state, seat)
        assert games.masks[games.actions : 2 * games.actions] == mask_of(state, seat)
        ids = [rng.choice(legal(games, number)) for number in range(3)]
        games.step(ids)
        state.play(seat, ids[1])


@GAMES
def test_the_same_seed_gives_the_same_games_whatever_their_number(name: str) -> None:
    few, many = batch(name, count=2), batch(name, count=4)
    for one, other in zip(played(few, 40), played(many, 40), strict=True):
        assert other[0].startswith(one[0])
        assert other[1].startswith(one[1])
    assert played(batch(name, seed=1), 20) != played(batch(name, seed=2), 20)
    many.reset(1)
    assert played(many, 40) == played(batch(name, count=4), 40)


def test_a_game_that_ends_pays_once_and_makes_place_for_the_next() -> None:
    games, rng, ends = batch("rising-sun", count=2), random.Random(1), 0
    for _ in range(700):
        games.step([rng.choice(legal(games, number)) for number in range(2)])
        for number in range(2):
            paid = games.returns[number * 5 : number * 5 + 5].tolist()
            assert any(paid) == bool(games.ended[number])
            assert sum(paid) == pytest.approx(0)
            assert paid[3:] == [0, 0]
            ends += games.ended[number]
    assert ends >= 4


def test_a_batch_that_remembers_shows_information_states() -> None:
    games = batch("shogun", remembers=True)
    played(games, 30)
    assert games.size == gunbai.game("shogun").layout().information_size
    assert any(games.observations[games.size - 7 : games.size]), "the last row of the memory"


def test_what_is_outside_the_mask_is_refused_and_nothing_happens() -> None:
    games = batch("shogun")
    before = bytes(games.observations)
    ids = [legal(games, number)[0] for number in range(3)]
    wrong = next(id for id in range(games.actions) if id not in legal(games, 2))
    for given, field in (
        ([*ids[:2], wrong], r"actions\[2\]"),
        ([*ids[:2], 99_999], "no action"),
        (ids[:2], "3 numbers"),
    ):
        with pytest.raises(gunbai.BadInput, match=field):
            games.step(given)
    assert bytes(games.observations) == before
    with pytest.raises(gunbai.BadInput, match="rewards: expected one of"):
        batch("shogun", rewards="glory")


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [([1, 2, 3], [1, 0, -1]), ([1, 1, 3], [0.5, 0.5, -1]), ([2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3])],
)
def test_rank_rewards_sum_to_zero_and_ties_share(ranking: list[int], expected: list[float]) -> None:
    result = Result([0] * len(ranking), ranking, [ranking.index(1)], [])
    assert rewards_of(result, "rank") == pytest.approx(expected)
