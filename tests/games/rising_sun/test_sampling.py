"""Sampled worlds of Rising Sun: how a season may have gone since a seat last looked at the mandates."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.games.rising_sun.data.words import BETRAY, HARVEST, TILES_OF_EACH
from gunbai.games.rising_sun.sampling import UNSEEN, Course
from gunbai.games.rising_sun.state import State
from gunbai.kernel.luck.generator import seeded


@pytest.mark.parametrize("draws", [[HARVEST], [HARVEST, BETRAY], [HARVEST, HARVEST, BETRAY]])
def test_rs6_3_a_tile_that_must_have_been_drawn_comes_at_last_just_before_it_was_played(draws: list[int]) -> None:
    """Nobody has looked: four tiles are drawn for the first turn, one for each later one."""
    first = [0] * 5
    course = Course(first, [TILES_OF_EACH] * 5, draws, len(draws) + 3, 0)
    course.reserve_required(seeded(1), late=True)
    assert course.draws[3:] == draws
    assert all(course.pool[tile] == TILES_OF_EACH - draws.count(tile) for tile in range(5))


@pytest.mark.parametrize("tile", range(5))
def test_rs6_3_only_tiles_that_nobody_has_seen_are_drawn(tile: int) -> None:
    pool = [0] * 5
    pool[tile] = 1
    course = Course([0] * 5, pool, [], 0, 0)
    assert course.drawn(seeded(tile)) == tile
    assert course.pool == [0] * 5


def test_rs6_3_every_tile_that_nobody_has_seen_may_be_the_next() -> None:
    drawn = {Course([0] * 5, [1, 0, 2, 0, 1], [], 0, 0).drawn(seeded(seed)) for seed in range(40)}
    assert drawn == {0, 2, 4}


def test_rs12_3_a_tile_that_is_played_later_is_not_laid_before() -> None:
    """In hand are a Harvest and a Betray, one is laid unseen, and then Betray is played without another being drawn."""
    for seed in range(10):
        hand = [0] * 5
        hand[HARVEST] = hand[BETRAY] = 1
        course = Course(hand, [0] * 5, [UNSEEN, BETRAY], 0, 1)
        course.draws = [HARVEST, HARVEST]
        assert course.walk(seeded(seed))
        assert course.laid == [HARVEST]


def test_rs12_3_a_tile_that_is_drawn_before_it_is_played_need_not_be_kept() -> None:
    hand = [0] * 5
    hand[BETRAY] = 1
    course = Course(hand, [0] * 5, [UNSEEN, BETRAY], 0, 1)
    course.draws = [BETRAY, BETRAY]
    assert course.walk(seeded(1))
    assert course.laid == [BETRAY]
    course.draws, course.laid = [HARVEST, HARVEST], []
    course.start[BETRAY], course.start[HARVEST] = 1, 0
    course.plays = [UNSEEN, BETRAY, BETRAY]
    course.draws = [BETRAY, HARVEST, HARVEST]
    assert course.walk(seeded(1)) is False, "both Betrays are needed later, and nothing else is in hand"


def test_rs12_3_what_was_put_back_and_is_not_found_again_was_laid_since() -> None:
    """Had Lotus laid it before, it could not have been among what was put back: such a position is refused."""
    game, looks = gunbai.game("rising-sun"), 0
    for seed in range(4):
        state, rng = game.new(seats=3, seed=seed, options={"clans": "koi+lotus+turtle"}), random.Random(seed)
        while state.actors():
            seat = state.actors()[0]
            asked = state.question(seat)
            if asked is not None and asked.step == "mandate":
                for luck in range(4):
                    world = game.sampled(state.view(seat), random.Random(luck))
                    assert game.from_position(world.position()) == world
                looks += 1
            state.apply(rng.choice(state.choices(seat)))
    assert looks > 50


def test_rs12_3_a_second_try_has_no_tile_twice() -> None:
    """What was laid face down came out of the hand: only what was drawn goes back to what nobody has seen."""
    hand = [0] * 5
    hand[BETRAY] = 1
    course = Course(hand, [1] * 5, [UNSEEN], 1, 1)
    course.reserve_required(seeded(1), late=False)
    assert course.walk(seeded(1))
    assert course.laid
    course.reserve_required(seeded(1), late=True)
    assert course.pool == [1] * 5


def test_rs12_3_a_second_try_lays_what_it_lays_and_nothing_of_the_first() -> None:
    """A tile laid face down in a try that failed was never laid: a world has one for each turn of Lotus's."""
    hand = [0] * 5
    hand[BETRAY] = hand[HARVEST] = 1
    course = Course(hand, [1] * 5, [UNSEEN, UNSEEN], 2, 1)
    for late in (False, True):
        course.reserve_required(seeded(2), late=late)
        assert course.laid == []
        assert course.walk(seeded(3))
        assert len(course.laid) == 2


def test_rs6_3_a_tile_in_hand_is_played_once_and_its_like_must_have_been_drawn() -> None:
    hand = [0] * 5
    hand[BETRAY] = 1
    course = Course(hand, [TILES_OF_EACH] * 5, [BETRAY, HARVEST, BETRAY], 3, 1)
    course.reserve_required(seeded(1), late=True)
    assert course.draws == [UNSEEN, HARVEST, BETRAY]
    assert course.walk(seeded(1))
    assert min(course.hand) == 0


def tiles(state: gunbai.State) -> tuple[int, int, int]:
    """Tiles in hand or just put back, tiles that nobody has seen, and tiles that lie face down."""
    assert isinstance(state, State)
    hidden = state.secrets
    assert min(hidden.hand + hidden.pool) >= 0
    return sum(hidden.hand), sum(hidden.pool), len(hidden.laid)


@pytest.mark.parametrize("clans", ["koi+lotus+turtle", "koi+turtle+bonsai"])
def test_rs6_3_a_world_has_as_many_tiles_in_hand_face_down_and_unseen_as_the_true_game(clans: str) -> None:
    """Whoever looks, with or without a tile that is laid unseen, before and after the first look of a season."""
    game, rng, worlds = gunbai.game("rising-sun"), random.Random(3), 0
    for seed in range(3):
        state = game.new(seats=3, seed=seed, options={"clans": clans})
        while state.actors():
            for seat in (*range(3), None) if rng.random() < 0.15 else ():
                assert tiles(game.sampled(state.view(seat), rng)) == tiles(state), seat
                worlds += 1
            state.apply(rng.choice(state.choices(state.actors()[0])))
    assert worlds > 200
