"""Sealed choices as simultaneous moves: each seat mixes whole plans, so that none can be read off.

Smooth fictitious play: every seat answers what it has lately met with a softmax, and the average of its answers is its
strategy. On noisy 20 x 20 games of 300 rounds it leaves half of what regret matching (plus, on means) gives away, 0.10
against 0.19 of a win, and it settles on a mix in rock, paper, scissors, where the latter circles.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.kernel.luck.generator import Generator

MIXING: Final = 0.25
"""Share of plain trying, so that every plan is met again now and then."""
DOUBT: Final = 3.0
"""A plan's estimate starts as if it had been tried so often with an average result."""
FADING: Final = 0.97
"""What an earlier try counts at the next one: the others change their minds, too."""
TEMPER: Final = 0.02
"""A difference in the chance to win that makes a plan 2.7 times as likely, where the game is open."""
LEAST_OPEN: Final = 0.15
WORD: Final = 4294967296.0


class Plan:
    """One chain of choices, and what it has earned."""

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids
        self.prior = 1.0
        self.visits = 0
        self.value = 0.0
        self.recent = 0.0
        """Faded sum of its values, and of its tries: `weight`."""
        self.weight = 0.0
        self.share = 0.0
        """Sum of its chances: the average strategy, which is what converges."""
        self.chance = 0.0

    def estimate(self, average: float) -> float:
        return (self.recent + DOUBT * average) / (self.weight + DOUBT)

    def learn(self, value: float) -> None:
        self.visits += 1
        self.value += value
        self.recent = self.recent * FADING + value
        self.weight = self.weight * FADING + 1.0


class Mix:
    """The plans of one seat and its strategy among them."""

    def __init__(self, chains: list[list[int]]) -> None:
        self.plans: list[Plan] = []
        self.rounds = 0
        self.visits = 0
        self.value = 0.0
        for chain in chains:
            self._add(chain)

    def _add(self, chain: list[int]) -> None:
        """A plan that was proposed twice is twice as likely."""
        for plan in self.plans:
            if plan.ids == chain:
                plan.prior += 1.0
                return
        self.plans.append(Plan(chain))

    def choose(self, generator: Generator) -> Plan:
        """Draw a plan by the strategy of this round, and keep the round in the average."""
        self._set_chances()
        self.rounds += 1
        even = MIXING / len(self.plans)
        chances = []
        for plan in self.plans:
            plan.share += plan.chance
            chances.append((1 - MIXING) * plan.chance + even)
        return drawn(chances, self.plans, generator)

    def _set_chances(self) -> None:
        """The softmax of the estimates; a game that is nearly decided is judged on a finer scale."""
        average = self.value / self.visits if self.visits else 0.5
        temper = TEMPER * max(LEAST_OPEN, 4 * average * (1 - average))
        most = 0.0
        for plan in self.plans:
            most = max(most, plan.estimate(average))
        total = 0.0
        for plan in self.plans:
            plan.chance = plan.prior * exp((plan.estimate(average) - most) / temper)
            total += plan.chance
        for plan in self.plans:
            plan.chance /= total

    def learn(self, chosen: Plan, value: float) -> None:
        chosen.learn(value)
        self.visits += 1
        self.value += value

    def strategy(self) -> list[float]:
        """The average strategy; the priors before the first round. Adds up to 1."""
        shares = [plan.share if self.rounds else plan.prior for plan in self.plans]
        total = sum(shares)
        return [share / total for share in shares]


def drawn(chances: list[float], plans: list[Plan], generator: Generator) -> Plan:
    """One of the plans, by chances that add up to about 1."""
    left = float(generator.word()) / WORD * sum(chances)
    for index in range(len(plans)):
        left -= chances[index]
        if left < 0:
            return plans[index]
    return plans[-1]
