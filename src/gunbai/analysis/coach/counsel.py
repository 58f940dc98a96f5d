"""What would you do? The likeliest choices meet the same imagined worlds, and the best of them are compared.

Nothing but a view is looked at, and the luck of the worlds follows from it: two tables that a seat cannot tell apart
give the same counsel.
"""

from __future__ import annotations

import random
import time
from typing import Final
from zlib import crc32

from gunbai.analysis.coach.documents import Begun, CounselDoc, IdeaDoc
from gunbai.analysis.contest import SURE, Race, Runner, asked_of
from gunbai.analysis.experts import Expert
from gunbai.analysis.parts import differences
from gunbai.analysis.walk import Decision
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import NotYourTurn
from gunbai.kernel.state import View

TRIALS: Final = 600
SECONDS: Final = 3.0
"""Of processor time: what a person waits for gladly."""
COMPARED: Final = 4
"""Ideas that are told."""


class Counsel(Race):
    """Heats until few are left, then all the rest of the trials for those; a slow machine ends it before."""

    def __init__(self, expert: Expert, decision: Decision, seed: int, trials: int, seconds: float) -> None:
        self.ends = time.process_time() + seconds
        super().__init__(expert, decision, seed, trials)
        usual = expert.usual(decision, seed) if decision.sealed else []
        if usual and all(runner.chain != usual for runner in self.rivals):
            self.rivals.append(Runner(usual))

    def run(self) -> None:
        seat = self.decision.seat
        while len(self.rivals) > COMPARED:
            self.meet(self.rivals)
            self.rivals.sort(key=lambda runner: -runner.mean(seat))
            self.rivals = self.rivals[: max(COMPARED, (len(self.rivals) + 1) // 2)]
        self.final = self.number
        self.meet(self.rivals, self.rivals)
        while self.trials < self.limit and time.process_time() < self.ends:
            self.meet(self.rivals, self.rivals)
        self.rivals.sort(key=lambda runner: -runner.mean(seat, self.final))

    def document(self) -> CounselDoc:
        """All that is known by now."""
        state, seat = self.decision.state, self.decision.seat
        asked = state.question(seat)
        ideas = [self._idea(runner) for runner in self.rivals]
        return CounselDoc(
            seat=seat,
            step=asked.step if asked else "",
            clause=asked.clause if asked else "",
            options=len(state.choice_ids(seat)),
            ideas=ideas,
            clear=len(ideas) < 2 or ideas[1]["behind"] > SURE * ideas[1]["error"],
            judge=self.expert.name,
            trials=self.trials,
        )

    def _idea(self, runner: Runner) -> IdeaDoc:
        best, seat = self.rivals[0], self.decision.seat
        behind, error = self.lead_of(best, runner)
        win = best.mean(seat, self.final)
        other = self.rivals[1] if runner is best and len(self.rivals) > 1 else runner
        return IdeaDoc(
            actions=self.texts(runner),
            asked=asked_of(self.decision, runner.chain),
            win=round(runner.mean(seat, self.final), 4),
            behind=round(behind, 4),
            error=0.0 if runner is best else round(error, 4),
            parts=differences(best.sums, other.sums, win),
        )


def counsel(expert: Expert, view: View, seat: int, trials: int = TRIALS, seconds: float = SECONDS) -> CounselDoc:
    """What the seat could do now; refuses when it is not asked, and in the middle of a sealed chain.

    >>> import gunbai
    >>> from gunbai.analysis.experts import expert
    >>> game = gunbai.game("rising-sun")
    >>> said = counsel(expert(game), game.new(seats=3, seed=7).view(0), 0, trials=12)
    >>> said["step"], len(said["ideas"]) <= said["options"]
    ('tea', True)
    """
    race = Counsel(expert, decision_of(expert, view, seat), luck_of(view), trials, seconds)
    race.run()
    return race.document()


def decision_of(expert: Expert, view: View, seat: int) -> Decision:
    """What the seat is asked, in a world that it cannot tell from the true one."""
    state = expert.game.sampled(view, random.Random(luck_of(view)))
    asked = state.question(seat)
    if asked is None or seat not in state.actors():
        raise NotYourTurn(seat)
    name, word = expert.opening
    if state.is_sealed() and asked.arguments.get(name) != word:
        raise Begun()
    return Decision(state, seat, view, state.is_sealed(), None)


def luck_of(view: View) -> int:
    """The seed of all worlds that a view makes one think of."""
    return crc32(canonical(view.document()).encode())
