"""The one interface of everything that plays: a structural protocol, so that a bot of yours need not import us."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.state import View


class Bot(Protocol):
    """A player. It is given what its seat may know and nothing else, and keeps no secret the view does not hold.

    All its luck must come from `rng`: then the same seed is the same game, in any process.
    """

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        """One of `choices`, within about `budget_ms` milliseconds (0: as quickly as it can)."""
        ...

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        """Something it would like to do out of turn, or None; asked at most once per decision."""
        ...
