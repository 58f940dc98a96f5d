"""Choices race: all meet the same worlds with the same luck, the weak drop out, the last ones meet in fresh worlds.

The worlds are those that the seat can imagine from its view, so nothing that is hidden from it has a say.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gunbai.analysis.doubt import standard_error
from gunbai.analysis.experts import Chain, Expert
from gunbai.analysis.parts import Sums, add_world
from gunbai.analysis.walk import Decision
from gunbai.bots.sage import BATCH
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.state import State

LAP: Final = 4
"""Worlds in which all that are left are tried before the next ones drop out."""
ACTIONS: Final = "actions"
"""The phase in which sealed plans are carried out."""
LAST: Final = 3
"""Choices in the final, the quick one besides."""
PLANNING: Final = 0.4
"""The part of the trials that goes into finding plans where those are sealed."""
MOST_WORLDS: Final = 1_000_000


class Lead(NamedTuple):
    """By how much one choice is ahead of another one in the chance to win, and the standard error of that."""

    mean: float
    error: float

    def is_clear(self, least: float, errors: float) -> bool:
        return self.mean >= least and self.mean >= errors * self.error


class Runner:
    """A choice, with what came of it by number of the world."""

    def __init__(self, chain: Chain) -> None:
        self.chain: Final = chain
        self.found: dict[int, list[float]] = {}
        self.sums = Sums()

    def win(self, seat: int, since: int = 0) -> float:
        values = [chances[seat] for number, chances in self.found.items() if number >= since]
        return sum(values) / len(values) if values else 0.0


class Race:
    """One decision, and some of the choices that it allows."""

    def __init__(self, expert: Expert, decision: Decision, seed: int) -> None:
        self.expert: Final = expert
        self.decision: Final = decision
        self.seed: Final = seed
        self.worlds = 0
        self.trials = 0

    def lap(self, runners: list[Runner], worlds: int, with_parts: bool = False) -> None:
        """The next worlds, for all of these; many are judged at once, which a network does for little more than one."""
        end, each = self.worlds + worlds, max(1, BATCH // len(runners))
        for number in range(self.worlds, end, each):
            self._some(runners, range(number, min(end, number + each)), with_parts)
        self.worlds = end
        self.trials += worlds * len(runners)

    def _some(self, runners: list[Runner], numbers: range, with_parts: bool) -> None:
        seat, game = self.decision.seat, self.expert.game.name
        after: list[State] = []
        for number in numbers:
            luck = self.seed * MOST_WORLDS + number
            first = self.expert.world(self.decision, luck)
            for runner in runners:
                world = first.copy(simulated(luck))
                self.expert.go(world, self.decision, runner.chain, luck)
                after.append(world)
        judged = self.expert.judge.chances(after, seat)
        for place, (world, chances) in enumerate(zip(after, judged, strict=True)):
            runner = runners[place % len(runners)]
            runner.found[numbers[place // len(runners)]] = chances
            if with_parts:
                add_world(runner.sums, game, world, seat)

    def lead(self, one: Runner, other: Runner, since: int = 0) -> Lead:
        """In the worlds that both have met."""
        seat, both = self.decision.seat, [n for n in one.found if n >= since and n in other.found]
        leads = [one.found[number][seat] - other.found[number][seat] for number in both]
        return Lead(sum(leads) / len(leads), standard_error(leads)) if leads else Lead(0.0, 1.0)


class Outcome(NamedTuple):
    """What a race has found."""

    runners: list[Runner]
    """All that were tried, the best first."""
    quick: Runner
    """What the quick bot would do."""
    over_quick: Lead
    over_second: Lead
    """By how much the best is ahead in worlds that had no say in who the best is."""
    since: int
    """The first of those worlds."""


def decision_of(expert: Expert, state: State, seat: int) -> Decision:
    """What a seat is asked now, as it sees it. Plans that others have laid it suspects by the table at hand; to think
    of them is dear, and an expert thinks once for each decision that it is shown."""
    view = state.view(seat)
    has_planned = expert.place(state)[1] == ACTIONS
    return Decision(state, seat, view, state.is_sealed(), view if has_planned else None)


def candidates(expert: Expert, decision: Decision, seed: int, trials: int, most: int) -> list[Chain]:
    """The choices that are compared: the likeliest so many, whole plans where those are sealed."""
    searched = round(trials * PLANNING) if decision.sealed else 0
    return expert.rivals(decision, seed, searched, most)


def raced(expert: Expert, decision: Decision, quick: Chain, chains: list[Chain], seed: int, trials: int) -> Outcome:
    """Half of the trials find the best few; these then meet in worlds that had no say in choosing them."""
    race, seat = Race(expert, decision, seed), decision.seat
    first = Runner(quick)
    everyone = [first, *(Runner(chain) for chain in chains if chain != quick)]
    left = everyone
    while len(left) > LAST:
        race.lap(left, LAP)
        left = sorted(left, key=lambda runner: -runner.win(seat))
        left = left[: max(LAST, (len(left) + 1) // 2) if 2 * race.trials < trials else LAST]
    since, finalists = race.worlds, left if first in left else [*left, first]
    race.lap(finalists, max(LAP, (trials - race.trials) // len(finalists)), with_parts=True)
    ranked = sorted(finalists, key=lambda runner: -runner.win(seat, since))
    best, second = ranked[0], ranked[1] if len(ranked) > 1 else ranked[0]
    others = sorted((one for one in everyone if one not in ranked), key=lambda runner: -runner.win(seat))
    over_quick, over_second = race.lead(best, first, since), race.lead(best, second, since)
    return Outcome([*ranked, *others], first, over_quick, over_second, since)
