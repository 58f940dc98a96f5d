"""Rewards: what the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.errors import not_among
from gunbai.kernel.state import Result

REWARDS: Final = ("win", "rank", "score")
"""`win`: 1 shared by the winners; `rank`: from 1 for the first place to -1 for the last, those tied share; `score`:
points above the mean of the table."""


def check_rewards(kind: str) -> str:
    """The kind itself, or a refusal that names the others."""
    if kind not in REWARDS:
        raise not_among("rewards", REWARDS, kind)
    return kind


def rewards_of(result: Result, kind: str) -> list[float]:
    """The reward of each seat.

    >>> ended = Result([7, 9, 7], [2, 1, 2], [1], [{}, {}, {}])
    >>> rewards_of(ended, "win"), rewards_of(ended, "rank"), rewards_of(ended, "score")[0] < 0
    ([0.0, 1.0, 0.0], [-0.5, 1.0, -0.5], True)
    """
    seats = len(result.scores)
    if kind == "win":
        share = 1.0 / len(result.winners)
        return [share if seat in result.winners else 0.0 for seat in range(seats)]
    if kind == "rank":
        return [_by_place(result.ranking, place) for place in result.ranking]
    mean = sum(result.scores) / seats
    return [score - mean for score in result.scores]


def _by_place(ranking: list[int], place: int) -> float:
    """Those who share a place share the rewards of the places they take up."""
    better = sum([1 for other in ranking if other < place])
    tied = ranking.count(place)
    mean_place = better + (tied - 1) / 2.0
    return 1.0 - 2.0 * mean_place / (len(ranking) - 1)
