"""The bot that knows nothing: every choice is equally likely. The yardstick of all others."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.state import View


class RandomBot:
    """Plays any game. It never gives anything away: random gifts would make every measurement noise."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        return rng.choice(choices)

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        return None
