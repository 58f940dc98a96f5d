"""Ratings over all match-ups: one strength a bot that makes the places of all games together most likely.

The model is Plackett and Luce's: the first place is drawn among all with chances in proportion to their strengths, the
second among the rest, and so on. All games count at once, so their order does not matter; the doubt comes from playing
the same fit on deals drawn anew out of those that were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log10
from typing import Final, TypedDict

from gunbai.arena.simulation import Played
from gunbai.kernel.luck.generator import seeded

MIDDLE: Final = 1500
"""The rating of the average bot; ten times its strength is 400 more, as in chess."""
ROUNDS: Final = 200
CLOSE: Final = 1e-4
RESAMPLED: Final = 200
Strengths = dict[str, float]


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


def fitted(bots: Sequence[str], places: Stages) -> Strengths:
    """The most likely strengths, by Hunter's minorisation and maximisation.

    Each bot also wins and loses half a game against the average, so that one which always won stays finite.
    """
    strengths = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.5)
    for (winner, _), times in places.items():
        won[winner] += times
    for _ in range(ROUNDS):
        weights = {bot: 1 / (strength + 1) for bot, strength in strengths.items()}
        for (_, field), times in places.items():
            weight = times / sum(strengths[bot] for bot in field)
            for bot in field:
                weights[bot] += weight
        after = {bot: won[bot] / weights[bot] for bot in bots}
        moved = max(abs(after[bot] / strengths[bot] - 1) for bot in bots)
        strengths = after
        if moved < CLOSE:
            break
    return strengths


def points(strengths: Strengths) -> dict[str, float]:
    """Strengths as ratings around the middle."""
    raw = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = sum(raw.values()) / len(raw)
    return {bot: MIDDLE + rating - mean for bot, rating in raw.items()}


def _resampled(bots: Sequence[str], deals: Sequence[Stages]) -> list[dict[str, float]]:
    """Ratings of runs as they might have been: as many deals, drawn with repetition out of those played."""
    luck = seeded(len(deals))
    drawn = ([deals[luck.below(len(deals))] for _ in deals] for _ in range(RESAMPLED))
    return [points(fitted(bots, _together(some))) for some in drawn]


def _together(deals: Sequence[Stages]) -> Stages:
    whole: Stages = Counter()
    for deal in deals:
        whole.update(deal)
    return whole


def _interval(spread: list[float]) -> list[float]:
    ordered = sorted(spread)
    return [round(ordered[round(share * (len(ordered) - 1))], 1) for share in (0.025, 0.975)]
