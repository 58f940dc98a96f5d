"""The analysis of a whole game: work in small pieces, each a finding, spread over a budget and resumed at any piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gunbai.analysis.contest import Contest
from gunbai.analysis.course import course
from gunbai.analysis.documents import FORM, Analysis, JudgementDoc, MomentDoc, SwingDoc
from gunbai.analysis.experts import Expert, expert
from gunbai.analysis.stages import Purse, Stage
from gunbai.analysis.standing import moment, swing
from gunbai.analysis.summary import accuracy, balance, turnings
from gunbai.analysis.walk import Walk
from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.game import Game
from gunbai.kernel.records.record import Record

Finding = MomentDoc | SwingDoc | JudgementDoc
SECONDS: Final = 15
MOST_SECONDS: Final = 3600
LEAST_SECONDS: Final = 1
MOMENTS: Final = 0.15
SWINGS: Final = 0.2
QUICK: Final = 0.35
THOROUGH: Final = 0.3
"""Parts of the budget: the graph, the draws, a quick look at every decision, a longer one where it matters."""
EVEN: Final = 0.2
"""The part of the longer looks that is shared evenly; the rest goes where choices differ or doubt is great."""
SEALED: Final = 4.0
"""A sealed chain, a plan of eleven cards for instance, weighs as much as so many single choices."""


class Analyst:
    """One game being analysed. With `trials` the same seed gives the same result on any machine; with `seconds` of
    processor time the machine has a say in how deep it goes."""

    def __init__(
        self,
        game: Game,
        found: Record,
        seconds: int = SECONDS,
        trials: int = 0,
        seed: int = 0,
        earlier: Analysis | None = None,
    ) -> None:
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise out_of_range("seconds", LEAST_SECONDS, MOST_SECONDS, seconds)
        self.walk: Final = Walk(game, found)
        if not self.walk.end.is_over():
            raise BadInput("file", "a finished game", str(len(found.entries)), "finished_game")
        self.expert: Final[Expert] = expert(game)
        self.seed = seed
        self.purse: Final = Purse(seconds, trials)
        self.made: Final = [one for one in self.walk.decisions if not one.is_forced]
        self.moments: list[MomentDoc] = []
        self.swings: list[SwingDoc] = []
        self.judged: dict[int, JudgementDoc] = {}
        """By the last move of the decision."""
        self.done = 0.0
        if earlier is not None:
            self._take_up(earlier)

    def _take_up(self, earlier: Analysis) -> None:
        """Go on where an earlier sitting stopped; what it found of another game or by another judge is left aside."""
        known = (earlier["form"], earlier["game"], earlier["entries"], earlier["seed"], earlier["judge"])
        if known == (FORM, self.walk.game.name, len(self.walk.found.entries), self.seed, self.expert.name):
            self.moments, self.swings = list(earlier["moments"]), list(earlier["swings"])
            self.judged = {made["entry"]: made for made in earlier["decisions"]}
            self.done = earlier["done"]

    def run(self) -> Iterator[Finding]:
        """Finding after finding, the graph first; stop whenever you like, `document` knows all that was found."""
        self.purse.begin(self.done)
        yield from self._look_at_moments()
        yield from self._look_at_throws()
        yield from self._look_at_decisions()
        yield from self._look_again()
        self.done = 1.0

    def _look_at_moments(self) -> Iterator[Finding]:
        stops = self.walk.stops
        stage = Stage(self.purse, MOMENTS, [1.0] * len(stops))
        for number in range(len(self.moments), len(stops)):
            trials, begun = stage.trials(number), self.purse.clock()
            found = moment(self.expert, stops[number], self._luck(1, number), trials)
            stage.note(trials, self.purse.clock() - begun)
            self.moments.append(found)
            self.done = stage.done(number + 1)
            yield found
        stage.close()

    def _look_at_throws(self) -> Iterator[Finding]:
        throws = self.walk.throws
        stage = Stage(self.purse, SWINGS, [1.0] * len(throws))
        for number in range(len(self.swings), len(throws)):
            trials, begun = stage.trials(number), self.purse.clock()
            found = swing(self.expert, throws[number], self._luck(2, number), trials)
            stage.note(trials, self.purse.clock() - begun)
            self.swings.append(found)
            self.done = stage.done(number + 1)
            yield found
        stage.close()

    def _look_at_decisions(self) -> Iterator[Finding]:
        stage = Stage(self.purse, QUICK, [SEALED if one.sealed else 1.0 for one in self.made])
        for number in range(len(self.made)):
            if self.made[number].entries[-1] not in self.judged:
                yield self._judge(stage, number, number, False)
        stage.close()

    def _look_again(self) -> Iterator[Finding]:
        """Where the quick look saw most at stake first: whoever stops early has what matters."""
        needs = [self.judged[one.entries[-1]]["need"] for one in self.made]
        order = sorted(range(len(needs)), key=lambda number: -needs[number])
        whole = sum(needs) or 1.0
        weights = [EVEN / len(needs) + (1 - EVEN) * needs[number] / whole for number in order]
        stage = Stage(self.purse, THOROUGH, weights)
        for place, number in enumerate(order):
            if not self.judged[self.made[number].entries[-1]]["thorough"]:
                yield self._judge(stage, place, number, True)
        stage.close()

    def _judge(self, stage: Stage, place: int, number: int, thorough: bool) -> JudgementDoc:
        trials, begun = stage.trials(place), self.purse.clock()
        contest = Contest(self.expert, self.made[number], self._luck(4 if thorough else 3, number), trials)
        contest.run()
        stage.note(trials, self.purse.clock() - begun)
        found = contest.judgement(thorough)
        if thorough:
            found["need"] = self.judged[found["entry"]]["need"]
        self.judged[found["entry"]] = found
        self.done = stage.done(place + 1)
        return found

    def _luck(self, kind: int, number: int) -> int:
        return ((self.seed * 8 + kind) * 10007 + number) * 5

    def document(self) -> Analysis:
        """All that is known by now."""
        walk, state = self.walk, self.walk.end
        found = course(
            self.moments, self.swings, [self.judged[entry] for entry in sorted(self.judged)], self._pending()
        )
        is_complete = len(self.moments) == len(walk.stops)
        return Analysis(
            form=FORM,
            game=walk.game.name,
            rules=walk.rules,
            seats=state.seats(),
            entries=len(walk.found.entries),
            seed=self.seed,
            judge=self.expert.name,
            done=round(self.done, 4),
            finished=self.done >= 1.0,
            winners=state.result().winners,
            moments=found.moments,
            swings=found.swings,
            decisions=found.decisions,
            turnings=turnings(found),
            balance=balance(found) if is_complete else [],
            accuracy=accuracy(state.seats(), found.decisions),
        )

    def _pending(self) -> list[int]:
        """The moves that are still to be looked at."""
        drawn = [throw.entry for throw in self.walk.throws[len(self.swings) :]]
        return drawn + [one.entries[-1] for one in self.made if one.entries[-1] not in self.judged]
