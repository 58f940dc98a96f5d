"""Ratings over all match-ups: one strength a bot that makes the places of all games together most likely.

The model is Plackett and Luce's: the first place is drawn among all with chances in proportion to their strengths, the
second among the rest, and so on. All games count at once, so their order does not matter; the doubt comes from playing
the same fit on deals drawn anew out of those that were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import exp, log10
from random import Random
from typing import Final, TypedDict

from gunbai.arena.simulation import Played
from gunbai.kernel.luck.generator import seeded

MIDDLE: Final = 1500
"""The rating of the average bot; ten times its strength is 400 more, as in chess."""
ROUNDS: Final = 100
CLOSE: Final = 1e-6
LONGEST: Final = 1.0
"""A step in logarithms: 174 points."""
RESAMPLED: Final = 200
LEAST: Final = 1e-6
Strengths = dict[str, float]
Halves = Mapping[str, tuple[float, float]]
"""How much of a game each bot wins and loses against the average."""


class Rating(TypedDict):
    """A bot's rating and the 95 % interval of it."""

    bot: str
    games: int
    rating: float
    interval: list[float]


Stage = tuple[str, tuple[str, ...]]
"""One place of one game: who took it, out of whom."""
Stages = Counter[Stage]


def ratings(tables: Sequence[Sequence[str]], games: Sequence[Played]) -> list[Rating]:
    """The strongest first."""
    deals: dict[int, Stages] = {}
    counts = {bot: 0 for bots in tables for bot in bots}
    for game in sorted(games, key=lambda game: (game["match"], game["number"])):
        bots = tables[game["match"]]
        deals.setdefault(game["deal"], Counter()).update(stages(bots, game["ranks"]))
        for bot in dict.fromkeys(bots):
            counts[bot] += 1
    rated = points(fitted(list(counts), _together(list(deals.values()))))
    spread = _resampled(list(counts), list(deals.values()))
    found = [
        Rating(bot=bot, games=counts[bot], rating=round(rated[bot], 1), interval=_interval([r[bot] for r in spread]))
        for bot in counts
    ]
    return sorted(found, key=lambda rating: (-rating["rating"], rating["bot"]))


def stages(bots: Sequence[str], ranks: Sequence[int]) -> list[Stage]:
    """The places of a game, best first; those who share one have each taken it out of the same field."""
    found = []
    for rank in sorted(set(ranks)):
        field = tuple(sorted(bot for bot, place in zip(bots, ranks, strict=True) if place >= rank))
        tied = [bot for bot, place in zip(bots, ranks, strict=True) if place == rank]
        if len(set(field)) > 1:
            found += [(bot, field) for bot in tied]
    return found


def fitted(bots: Sequence[str], places: Stages, halves: Halves | None = None) -> Strengths:
    """The most likely strengths, by Newton's steps on their logarithms.

    Each bot also wins and loses half a game against the average, or as much as is said of it: so one that always won
    stays finite, and there is one best answer, which the steps, held short, always reach.
    """
    halves = halves or dict.fromkeys(bots, (0.5, 0.5))
    logs = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        slope, bend = _slopes(logs, places, halves)
        step = solved([[bend[i, j] for j in bots] for i in bots], [slope[i] for i in bots])
        longest = max(map(abs, step))
        held = min(1.0, LONGEST / max(longest, CLOSE))
        for bot, part in zip(bots, step, strict=True):
            logs[bot] += held * part
        if longest < CLOSE:
            break
    return {bot: exp(log) for bot, log in logs.items()}


def _slopes(logs: Strengths, places: Stages, halves: Halves) -> tuple[Strengths, dict[tuple[str, str], float]]:
    """How much likelier the places become with each logarithm, and (negated) how that changes with another."""
    slope, bend = dict.fromkeys(logs, 0.0), dict.fromkeys(product(logs, logs), 0.0)
    for bot, (won, lost) in halves.items():
        chance = 1 / (1 + exp(-logs[bot]))
        slope[bot] += won - (won + lost) * chance
        bend[bot, bot] += (won + lost) * chance * (1 - chance)
    for (winner, field), times in places.items():
        weights = [exp(logs[bot]) for bot in field]
        chances = [(bot, weight / sum(weights)) for bot, weight in zip(field, weights, strict=True)]
        slope[winner] += times
        for bot, chance in chances:
            slope[bot] -= times * chance
            bend[bot, bot] += times * chance
            for other, its in chances:
                bend[bot, other] -= times * chance * its
    return slope, bend


def solved(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """The numbers that a system of equations holds for, by elimination; ours need no exchange of rows.

    >>> solved([[2, 1], [1, 3]], [4, 7])
    [1.0, 2.0]
    """
    whole = [[*row, value] for row, value in zip(rows, wanted, strict=True)]
    for place, row in enumerate(whole):
        for below in whole[place + 1 :]:
            share = below[place] / row[place]
            for column in range(place, len(row)):
                below[column] -= share * row[column]
    found: list[float] = []
    for place in reversed(range(len(whole))):
        row = whole[place]
        known = sum(row[column] * value for column, value in zip(range(len(row) - 2, place, -1), found, strict=False))
        found.append((row[-1] - known) / row[place])
    return found[::-1]


def points(strengths: Strengths) -> dict[str, float]:
    """Strengths as ratings around the middle."""
    raw = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = sum(raw.values()) / len(raw)
    return {bot: MIDDLE + rating - mean for bot, rating in raw.items()}


def _resampled(bots: Sequence[str], deals: Sequence[Stages]) -> list[dict[str, float]]:
    """Ratings of runs as they might have been: as many deals, drawn with repetition out of those played.

    Who always won does so in all of these, too. How much that says is in the half game it did not win: drawn as what a
    rate may be of which nothing was seen, it gives such a bot the doubt that it deserves, and others none to speak of.
    """
    luck, unseen = seeded(len(deals)), Random(len(deals))
    found = []
    for _ in range(RESAMPLED):
        drawn = _together([deals[luck.below(len(deals))] for _ in deals])
        halves = {bot: (_half(unseen), _half(unseen)) for bot in bots}
        found.append(points(fitted(bots, drawn, halves)))
    return found


def _half(luck: Random) -> float:
    """Half a game on the average, never nothing: a rate that is nought has no logarithm."""
    return max(LEAST, luck.gammavariate(0.5, 1))


def _together(deals: Sequence[Stages]) -> Stages:
    whole: Stages = Counter()
    for deal in deals:
        whole.update(deal)
    return whole


def _interval(spread: list[float]) -> list[float]:
    ordered = sorted(spread)
    return [round(ordered[round(share * (len(ordered) - 1))], 1) for share in (0.025, 0.975)]
