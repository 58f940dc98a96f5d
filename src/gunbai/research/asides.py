"""Asides as a discrete set: what players may do out of turn, as ids after those of the action table.

A gift or an offer of any size has no place in a fixed table, so only some of them are in the set.
"""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.kernel.actions import Aside, AsideField
from gunbai.kernel.errors import not_among
from gunbai.kernel.game import Game
from gunbai.kernel.state import State
from gunbai.kernel.vocabulary import MAX_SEATS

ASIDES = ("none", "set")
"""No asides at all, or the set."""
GIFTS = ((1, 0), (2, 0), (0, 1))
"""Coins and ronin given."""
OFFERS = ((1, 0, 0, 1, 0), (0, 1, 1, 0, 0), (2, 0, 0, 1, 0), (0, 1, 2, 0, 0), (0, 0, 1, 0, 0), (1, 0, 0, 0, 0))
"""Coins and ronin given, coins and ronin asked, no promise."""
LIMIT = 2
"""Asides that a seat may take before one decision, so that every game ends."""

Template = tuple[str, tuple[int, ...]]


def aside_set(game: Game, kind: str) -> list[Template]:
    """The asides of a game in the order of their ids: a tag and its numbers; the taker decides whose they are.

    >>> import gunbai
    >>> aside_set(gunbai.game("shogun"), "set"), aside_set(gunbai.game("shogun"), "none")
    ([('withdraw', ())], [])
    """
    if kind not in ASIDES:
        raise not_among("asides", ASIDES, kind)
    return [] if kind == "none" else list(_templates(game))


def _templates(game: Game) -> Iterator[Template]:
    for tag, names in game.actions.asides.items():
        tails: tuple[tuple[int, ...], ...] = {"give": GIFTS, "offer": OFFERS}.get(tag, ((),))
        for seat in range(MAX_SEATS) if names else (-1,):
            for tail in tails:
                yield tag, ((seat, *tail) if names else ())


def open_asides(state: State, seat: int, templates: list[Template]) -> list[int]:
    """Which of the templates a seat may use now, by their place."""
    forms = state.asides(seat)
    found = []
    for place, (tag, numbers) in enumerate(templates):
        fits = any(form.tag == tag and _fits(numbers, form.fields) for form in forms)
        if fits and state.refusal(Aside(seat, tag, numbers)) is None:
            found.append(place)
    return found


def _fits(numbers: tuple[int, ...], fields: tuple[AsideField, ...]) -> bool:
    return all(field.low <= number <= field.high for number, field in zip(numbers, fields, strict=True))
