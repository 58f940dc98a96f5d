"""What bots have in common that think for themselves and leave bargaining, promises and their failures to steady."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Final

from gunbai.bots.bot import Bot, counter, explain, faithful, notes, reasons, remember, settle, told, watch
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.state import View

LOG: Final = logging.getLogger(__name__)


class Thinker:
    """Chooses among what keeps the promises of steady, and lets it choose where thinking fails."""

    def __init__(self, steady: Bot) -> None:
        self.steady = steady
        self.failures = 0
        """Decisions that steady had to make."""

    def think(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        """One of two choices or more."""
        raise NotImplementedError

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        watch(self.steady, view)
        choices = faithful(self.steady, view, choices, rng)
        if len(choices) == 1:
            return choices[0]
        try:
            return self.think(view, choices, rng, budget_ms)
        except Exception:
            LOG.exception("thinking failed, steady chooses: %s", choices[0])
            self.failures += 1
            return self.steady.choose(view, choices, rng, budget_ms)

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        return self.steady.aside(view, forms, rng)

    def notes(self) -> Doc:
        """What steady remembers for its asides."""
        return notes(self.steady)

    def remember(self, notes: Doc) -> None:
        remember(self.steady, notes)

    def told(self, deals: Doc) -> None:
        told(self.steady, deals)

    def reasons(self) -> dict[int, str]:
        return reasons(self.steady)

    def explain(self, view: View, action: Action) -> dict[int, str]:
        return explain(self.steady, view, action)

    def settle(self, view: View, giver: int) -> Aside | None:
        return settle(self.steady, view, giver)

    def counter(self, view: View, giver: int) -> Aside | None:
        return counter(self.steady, view, giver)
