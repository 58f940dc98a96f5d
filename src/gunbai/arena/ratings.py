"""Ratings over all match-ups: OpenSkill's Plackett-Luce model on the places of every game, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from gunbai.arena.simulation import Played


class Rating(TypedDict):
    """`mu` is the strength (25 at the start), `sigma` the doubt, `ordinal` a strength that is nearly certain."""

    bot: str
    games: int
    mu: float
    sigma: float
    ordinal: float


def ratings(tables: Sequence[Sequence[str]], games: Sequence[Played]) -> list[Rating]:
    """The strongest first; empty without the extra `gunbai[arena]`."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return []
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bots in tables for bot in bots}
    counts = dict.fromkeys(known, 0)
    for game in games:
        bots = tables[game["match"]]
        rated = model.rate([[known[bot]] for bot in bots], ranks=[float(rank) for rank in game["ranks"]])
        for bot in dict.fromkeys(bots):
            own = [rated[seat][0] for seat, name in enumerate(bots) if name == bot]
            known[bot].mu = sum(one.mu for one in own) / len(own)
            known[bot].sigma = sum(one.sigma for one in own) / len(own)
            counts[bot] += 1
    found = [
        Rating(bot=bot, games=counts[bot], mu=round(r.mu, 2), sigma=round(r.sigma, 2), ordinal=round(r.ordinal(), 2))
        for bot, r in known.items()
    ]
    return sorted(found, key=lambda rating: -rating["mu"])
