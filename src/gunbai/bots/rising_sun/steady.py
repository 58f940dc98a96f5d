"""Steady: rules of thumb on what its seat can see. Quick, sound, and pleasant to play against."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gunbai.bots.rising_sun.gifts import answer
from gunbai.bots.rising_sun.policy import pick
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import View as KernelView


class Steady:
    """Keeps nothing between decisions: any process can play any decision of any game."""

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        seen = checked(view)
        by_id = {action.id: action for action in choices}
        return by_id[pick(seen.table, choices[0].seat, list(by_id), seen.links, rng)]

    def aside(self, view: KernelView, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Answers one open offer; never gives, offers or withdraws by itself."""
        seen = checked(view)
        for form in forms:
            if form.tag == "accept" and seen.seat is not None:
                giver = form.fields[0].low
                return Aside(seen.seat, answer(seen.table, seen.seat, giver), (giver,))
        return None


def checked(view: KernelView) -> View:
    if not isinstance(view, View):
        raise BadInput("view", "a view of Rising Sun", type(view).__name__)
    return view
