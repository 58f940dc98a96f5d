"""Sealed choices as simultaneous moves: each seat mixes whole plans by regret matching; none can be read off."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.generator import Generator

MIXING: Final = 0.25
"""Share of plain trying, so that every plan is met again now and then."""
DOUBT: Final = 3.0
"""A plan's estimate starts as if it had been tried so often with an average result."""
WORD: Final = 4294967296.0


class Plan:
    """One chain of choices, with what it has earned and how much it is regretted not to have been played."""

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids
        self.prior = 1.0
        self.visits = 0
        self.value = 0.0
        self.regret = 0.0
        self.share = 0.0
        """Sum of its chances, later rounds counting more: the average strategy, which is what converges."""
        self.chance = 0.0

    def estimate(self, average: float) -> float:
        return (self.value + DOUBT * average) / (self.visits + DOUBT)


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
        for plan in self.plans:
            plan.share += plan.chance * self.rounds
        return drawn(
            [(1 - MIXING) * plan.chance + MIXING / len(self.plans) for plan in self.plans], self.plans, generator
        )

    def _set_chances(self) -> None:
        """In proportion to regret; by the priors while there is none."""
        total = 0.0
        for plan in self.plans:
            total += plan.regret
        if total > 0:
            for plan in self.plans:
                plan.chance = plan.regret / total
        else:
            for plan in self.plans:
                total += plan.prior
            for plan in self.plans:
                plan.chance = plan.prior / total

    def learn(self, chosen: Plan, value: float) -> None:
        """Regret matching plus, on the plans' running means: far steadier than single play-outs."""
        chosen.visits += 1
        chosen.value += value
        self.visits += 1
        self.value += value
        average = self.value / self.visits
        expected = 0.0
        for plan in self.plans:
            expected += plan.chance * plan.estimate(average)
        for plan in self.plans:
            plan.regret = max(0.0, plan.regret + plan.estimate(average) - expected)

    def strategy(self) -> list[float]:
        """The average strategy; the priors before the first round. Adds up to 1."""
        shares = [plan.share if self.rounds else plan.prior for plan in self.plans]
        total = sum(shares)
        return [share / total for share in shares]


def drawn(chances: list[float], plans: list[Plan], generator: Generator) -> Plan:
    """One of the plans, by chances that add up to about 1."""
    left = generator.word() / WORD * sum(chances)
    for index in range(len(plans)):
        left -= chances[index]
        if left < 0:
            return plans[index]
    return plans[-1]
