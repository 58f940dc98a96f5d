"""Novice: has the right idea more often than not, and then errs: the wrong province, the wrong amount."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.bots.bot import Bot, counter, explain, faithful, notes, reasons, remember, settle, told
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.state import View

ERRORS: Final[Mapping[str, Mapping[str, float]]] = {
    "rising-sun": {"play": 0.6, "name": 0.6, "bid": 0.6, "move": 0.5, "summon": 0.5, "buy": 0.5, "propose": 0.5},
    "shogun": {"plan": 0.3, "target": 0.4, "count": 0.5, "take": 0.5},
}
"""By game and kind of choice: how often a novice gets it wrong."""
OTHERWISE: Final = 0.3
RIGHT_IDEA: Final = 0.7
"""How often a mistake is at least of the right kind: it moves, but elsewhere; it bids, but another amount."""


class Novice:
    """Asks an advisor, and does not always listen. It answers offers, and never makes one."""

    def __init__(self, game: str, advisor: Bot) -> None:
        self.errors = ERRORS.get(game, {})
        self.advisor = advisor

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        best = self.advisor.choose(view, choices, rng, 0)
        if rng.random() >= self.errors.get(best.tag, OTHERWISE):
            return best
        choices = faithful(self.advisor, view, choices, rng)
        alike = [action for action in choices if action.tag == best.tag]
        return rng.choice(alike if rng.random() < RIGHT_IDEA else choices)

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        answers = [form for form in forms if form.tag in ("accept", "refuse")]
        return self.advisor.aside(view, answers, rng) if answers else None

    def notes(self) -> Doc:
        return notes(self.advisor)

    def remember(self, notes: Doc) -> None:
        remember(self.advisor, notes)

    def told(self, deals: Doc) -> None:
        told(self.advisor, deals)

    def reasons(self) -> dict[int, str]:
        return reasons(self.advisor)

    def explain(self, view: View, action: Action) -> dict[int, str]:
        return explain(self.advisor, view, action)

    def settle(self, view: View, giver: int) -> Aside | None:
        return settle(self.advisor, view, giver)

    def counter(self, view: View, giver: int) -> Aside | None:
        return counter(self.advisor, view, giver)
