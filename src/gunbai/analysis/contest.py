"""One decision judged: what was chosen and its rivals meet the same worlds with the same luck, and the weak drop out.

The last two meet in worlds that had no say in who they are: the best of many would else look better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gunbai.analysis.documents import AskedDoc, JudgementDoc
from gunbai.analysis.doubt import shrunk, standard_error, usual_error
from gunbai.analysis.experts import Chain, Expert
from gunbai.analysis.parts import Sums, add_world, differences
from gunbai.analysis.walk import Decision
from gunbai.bots.search.guide import World
from gunbai.kernel.luck.chance import simulated

BLOCK: Final = 2
"""Worlds in which all that are left are tried before the next ones drop out."""
HEATS: Final = 0.5
"""The part of the trials that goes into finding the strongest rival."""
PLANNING: Final = 0.4
"""The part that goes into finding plans where those are sealed."""
MOST: Final = 10
LEAST: Final = 3
"""Choices that are compared, at most and at least."""
SURE: Final = 2.0
SURE_AT_ONCE: Final = 3.0
"""Standard errors by which the rival must be ahead to be called better, after a long look and after a quick one."""


class Runner:
    """A choice and what came of it, by number of the world."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.found: dict[int, list[float]] = {}
        self.sums = Sums()

    def mean(self, seat: int, since: int = 0) -> float:
        values = [chances[seat] for number, chances in self.found.items() if number >= since]
        return sum(values) / len(values) if values else 0.0

    def spread(self, seat: int) -> float:
        mean = self.mean(seat)
        return sqrt(sum((one[seat] - mean) ** 2 for one in self.found.values()) / max(len(self.found), 1))


class Race:
    """Choices of one decision that meet the same worlds with the same luck."""

    def __init__(self, expert: Expert, decision: Decision, seed: int, trials: int) -> None:
        self.expert = expert
        self.decision = decision
        self.seed = seed
        self.limit = trials
        self.trials = 0
        self.number = 0
        """Worlds so far, and the first one of the final."""
        self.final = 0
        searched = round(trials * PLANNING) if decision.sealed else 0
        size = max(LEAST, min(MOST, trials // (2 * BLOCK)))
        self.rivals = [Runner(chain) for chain in expert.rivals(decision, seed, searched, size)]
        """All but what was chosen, the strongest first once they have met."""
        self.limit -= searched

    def meet(self, runners: list[Runner], told_apart: Sequence[Runner] = ()) -> None:
        """All try the next worlds; of some is counted what their choice is worth, part by part."""
        worlds: list[World] = []
        places: list[tuple[Runner, int]] = []
        for number in range(self.number, self.number + BLOCK):
            luck = self.seed * 1009 + number
            first = self.expert.world(self.decision, luck)
            for runner in runners:
                world = first.copy(simulated(luck))
                self.expert.go(world, self.decision, runner.chain, luck)
                worlds.append(world)
                places.append((runner, number))
        judged = self.expert.judge.chances(worlds, self.decision.seat)
        for (runner, number), world, chances in zip(places, worlds, judged, strict=True):
            runner.found[number] = chances
            if runner in told_apart:
                add_world(runner.sums, self.expert.game.name, world, self.decision.seat)
        self.number += BLOCK
        self.trials += len(worlds)

    def lead_of(self, one: Runner, other: Runner, seat: int | None = None) -> tuple[float, float]:
        """By how much one is better than the other in the final, for who decides or for another seat, and the
        standard error of that."""
        seat = self.decision.seat if seat is None else seat
        leads = [one.found[n][seat] - other.found[n][seat] for n in one.found if n >= self.final and n in other.found]
        return sum(leads) / len(leads), standard_error(leads, self.expert.usual_lead)

    def texts(self, runner: Runner) -> list[str]:
        actions = self.decision.state.actions
        return [str(action) for action in actions.all_of(self.decision.seat, runner.chain)]


class Contest(Race):
    """What was chosen against what might have been."""

    def __init__(self, expert: Expert, decision: Decision, seed: int, trials: int) -> None:
        super().__init__(expert, decision, seed, trials)
        self.chosen = Runner(decision.ids)
        self.usual = Runner(expert.usual(decision, seed) if decision.sealed else [])

    def run(self) -> None:
        """Heats until one rival is left, then the final; each has one block at least."""
        seat = self.decision.seat
        while len(self.rivals) > 1:
            self.meet([self.chosen, *self.rivals])
            self.rivals.sort(key=lambda runner: -runner.mean(seat))
            left = max(1, (len(self.rivals) + 1) // 2)
            self.rivals = self.rivals[: left if self.trials < HEATS * self.limit else 1]
        self.final = self.number
        while True:
            self.meet([self.chosen, *self.rivals, self.usual], [self.chosen, *self.rivals])
            if self.trials >= self.limit:
                return

    # --- what came of it ------------------------------------------------------------------------------------------

    def judgement(self, thorough: bool) -> JudgementDoc:
        """The decision in a document; nothing is called better that is not clearly so."""
        decision, seat = self.decision, self.decision.seat
        rival = self.rivals[0] if self.rivals else self.chosen
        lead, error = self.lead_of(rival, self.chosen)
        is_better = rival is not self.chosen and lead > error * (SURE if thorough else SURE_AT_ONCE)
        best = rival if is_better else self.chosen
        loss = shrunk([lead], [error])[0] if is_better else 0.0
        season, phase = self.expert.place(decision.state)
        asked = decision.state.question(seat)
        win = self.chosen.mean(seat, self.final)
        other, gain = self._let_ahead(best)
        effects, doubt = self._effects()
        return JudgementDoc(
            entry=decision.entries[-1],
            entries=decision.entries,
            seat=seat,
            season=season,
            phase=phase,
            step=asked.step if asked else "",
            options=decision.options[0],
            chosen=self.texts(self.chosen),
            best=self.texts(best),
            chosen_asked=asked_of(decision, self.chosen.chain),
            best_asked=asked_of(decision, best.chain),
            win=round(win, 4),
            best_win=round(win + loss, 4),
            loss=round(loss, 4),
            error=round(error, 4),
            effects=effects,
            seen=effects,
            doubt=doubt,
            parts=differences(best.sums, self.chosen.sums, win) if is_better else [],
            rival=other,
            rival_gain=round(gain, 4),
            risk=round(self.chosen.spread(seat) - best.spread(seat), 4) if is_better else 0.0,
            need=round(max(0.0, lead) + error, 5),
            trials=self.trials,
            thorough=thorough,
        )

    def _effects(self) -> tuple[list[float], float]:
        """What the choice changed for every seat, and the standard error of that."""
        leads = [self.lead_of(self.chosen, self.usual, seat) for seat in range(self.decision.state.seats())]
        errors = [error for _, error in leads]
        changes = shrunk([lead for lead, _ in leads], errors)
        return [round(change, 4) for change in changes], round(usual_error(errors), 4)

    def _let_ahead(self, best: Runner) -> tuple[int, float]:
        """The seat that gains most by the choice, and how much."""
        if best is self.chosen:
            return -1, 0.0
        seats = range(self.decision.state.seats())
        gains = [self.chosen.mean(seat, self.final) - best.mean(seat, self.final) for seat in seats]
        most = max(seats, key=lambda seat: gains[seat])
        return (most, gains[most]) if gains[most] > 0 else (-1, 0.0)


def asked_of(decision: Decision, chain: Chain) -> list[AskedDoc]:
    """What is asked at a link follows from the links before it."""
    state, seat = decision.state.copy(), decision.seat
    found: list[AskedDoc] = []
    for place, id in enumerate(chain):
        if seat not in state.actors() or id not in state.choice_ids(seat):
            break
        asked = state.question(seat)
        found.append(AskedDoc(step=asked.step if asked else "", args=dict(asked.arguments) if asked else {}))
        if place < len(chain) - 1:
            state.play(seat, id)
    return found
