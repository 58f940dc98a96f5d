"""What a search has found, as plain data: for the choice itself, and for a coach to show later."""

from __future__ import annotations

from math import sqrt
from typing import TypedDict

from gunbai.bots.search.ismcts import Search
from gunbai.bots.search.tree import Edge


class Finding(TypedDict):
    """One choice. `share` is how often master would choose it: 1 for the best, a mixed strategy in sealed phases."""

    action: str
    visits: int
    win: float
    """The seat's estimated chance to win after it; 0 if it was never tried."""
    prior: float
    share: float


TRUSTED = 0.3
"""A choice with so much of the most visits may be the best by its mean."""


def findings_of(search: Search, texts: list[str]) -> list[Finding]:
    """By choice, in the order of the search's ids."""
    return _sealed(search, texts) if search.sealed else _open(search, texts)


def _open(search: Search, texts: list[str]) -> list[Finding]:
    best = best_edge(search)
    found = []
    for id, text in zip(search.ids, texts, strict=True):
        edge = search.root.edges[id]
        share = 1.0 if edge is best else 0.0
        found.append(
            Finding(action=text, visits=edge.visits, win=round(edge.mean(), 4), prior=round(edge.prior, 4), share=share)
        )
    return found


def best_edge(search: Search) -> Edge:
    """The best mean of those that were tried enough to be trusted; the guide's own choice if that may be as good."""
    edges = [search.root.edges[id] for id in search.ids]
    most = max(edge.visits for edge in edges)
    trusted = [edge for edge in edges if edge.visits and edge.visits >= TRUSTED * most]
    best = max(trusted, key=lambda edge: edge.mean())
    favourite = max(edges, key=lambda edge: edge.prior)
    error = sqrt(best.doubt() + favourite.doubt())
    is_ahead = favourite.visits == 0 or best.mean() - favourite.mean() >= search.settings.faith * error
    return best if is_ahead else favourite


def _sealed(search: Search, texts: list[str]) -> list[Finding]:
    """Plans with the same next link are taken together."""
    mix = search.mixes[search.seat]
    found = [Finding(action=text, visits=0, win=0.0, prior=0.0, share=0.0) for text in texts]
    if mix is None:
        return found
    values = [0.0] * len(texts)
    priors = sum(plan.prior for plan in mix.plans)
    for plan, share in zip(mix.plans, mix.strategy(), strict=True):
        index = search.ids.index(plan.ids[0])
        found[index]["visits"] += plan.visits
        found[index]["prior"] += plan.prior / priors
        found[index]["share"] += share
        values[index] += plan.value
    for one, value in zip(found, values, strict=True):
        one["win"] = round(value / one["visits"], 4) if one["visits"] else 0.0
    return found
