"""Ratings: the order of games does not matter, known strengths are found again, and the doubt is by deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

import pytest

from gunbai.arena.ratings import fitted, points, ratings, stages
from gunbai.arena.simulation import Played

STRENGTHS = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}


def drawn_places(bots: Sequence[str], luck: random.Random) -> list[int]:
    """The places of a game of the model itself."""
    left, ranks = list(range(len(bots))), [0] * len(bots)
    for place in range(1, len(bots) + 1):
        (taken,) = luck.choices(left, [STRENGTHS[bots[entry]] for entry in left])
        left.remove(taken)
        ranks[taken] = place
    return ranks


def games_of(bots: Sequence[str], count: int, seed: int = 1) -> list[Played]:
    luck = random.Random(seed)
    rows: list[Any] = [
        {"match": 0, "number": n, "deal": n // len(bots), "ranks": drawn_places(bots, luck)} for n in range(count)
    ]
    return cast(list[Played], rows)


def test_known_strengths_are_found_again() -> None:
    bots = list(STRENGTHS)
    found = ratings([bots], games_of(bots, 2000))
    assert [one["bot"] for one in found] == bots
    for better, worse in pairwise(found):
        assert better["rating"] - worse["rating"] == pytest.approx(120.4, abs=25), "400 * log10(2)"
    for one in found:
        assert one["interval"][0] < one["rating"] < one["interval"][1]
        assert one["interval"][1] - one["interval"][0] < 60
        assert one["games"] == 2000


def test_the_order_of_the_games_does_not_matter() -> None:
    bots = list(STRENGTHS)
    games = games_of(bots, 120)
    first = ratings([bots], games)
    for seed in range(5):
        shuffled = games[:]
        random.Random(seed).shuffle(shuffled)
        assert ratings([bots], shuffled) == first


def test_fewer_games_leave_more_doubt() -> None:
    bots = list(STRENGTHS)
    few, many = (ratings([bots], games_of(bots, count))[0]["interval"] for count in (40, 1000))
    assert few[1] - few[0] > 2 * (many[1] - many[0])


def test_who_always_wins_stays_finite() -> None:
    strengths = fitted(["a", "b"], Counter(stages(["a", "b"], [1, 2]) * 50))
    assert 50 < strengths["a"] / strengths["b"] < 50_000
    assert sum(points(strengths).values()) == pytest.approx(2 * 1500)


def test_who_always_wins_is_not_known_to_be_just_so_strong() -> None:
    """Every resampled run has it first, too; that must not look like certainty."""
    games: list[Any] = [
        {"match": 0, "number": n, "deal": n // 3, "ranks": [1, 2 + n % 2, 3 - n % 2]} for n in range(60)
    ]
    first, second, third = ratings([["a", "b", "c"]], games)
    assert first["bot"] == "a"
    assert first["interval"][0] < first["rating"] < first["interval"][1]
    assert first["interval"][1] - first["interval"][0] > 300
    assert first["interval"][0] > max(second["interval"][1], third["interval"][1]), "it is the best all the same"


def test_places_are_taken_out_of_those_who_are_left() -> None:
    assert stages(["a", "b", "c"], [2, 1, 3]) == [("b", ("a", "b", "c")), ("a", ("a", "c"))]
    assert stages(["a", "b", "c"], [1, 1, 3]) == [("a", ("a", "b", "c")), ("b", ("a", "b", "c"))]
    assert stages(["a", "b", "b"], [1, 2, 3]) == [("a", ("a", "b", "b"))], "between equals nothing is learned"
