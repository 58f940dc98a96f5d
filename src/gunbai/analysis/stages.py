"""How the work is shared: stages of many small pieces, each with its part of the budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

FIRST_GUESS: Final = 0.002
"""Seconds of a trial before any was measured."""
LEAST_TRIALS: Final = 4
MOST_TRIALS: Final = 4000
"""Trials of one piece."""


class Purse:
    """The budget of an analysis: trials, with which a result is the same anywhere, or seconds of processor time."""

    def __init__(self, seconds: float, trials: int) -> None:
        self.seconds = seconds
        self.trials = trials
        self.clock: Callable[[], float] = time.process_time
        self.begun = self.clock()
        self.used = 0.0
        """The parts of the stages that have been closed."""

    def begin(self, already: float) -> None:
        """Set the watch; a part of the seconds was spent in an earlier sitting."""
        self.begun = self.clock() - already * self.seconds

    def left(self, part: float) -> float:
        """Seconds that a stage may still take: what earlier ones have left over is everybody's."""
        return max(0.0, (self.used + part) * self.seconds - (self.clock() - self.begun))


class Stage:
    """One kind of work: its part of the budget and the weights of its pieces."""

    def __init__(self, purse: Purse, part: float, weights: list[float]) -> None:
        self.purse = purse
        self.part = part
        self.weights = weights
        self.spent = 0.0
        self.tried = 0

    def trials(self, piece: int) -> int:
        """What this piece may cost, by its weight among those that are still to come."""
        purse = self.purse
        if purse.trials:
            wanted = purse.trials * self.part * self.weights[piece] / sum(self.weights)
        else:
            speed = self.spent / self.tried if self.tried and self.spent else FIRST_GUESS
            wanted = purse.left(self.part) * self.weights[piece] / sum(self.weights[piece:]) / speed
        return max(LEAST_TRIALS, min(MOST_TRIALS, round(wanted)))

    def note(self, trials: int, seconds: float) -> None:
        """What a piece has cost."""
        self.tried += trials
        self.spent += seconds

    def done(self, pieces: int) -> float:
        """The part of all work that is done when so many pieces of this stage are."""
        whole = sum(self.weights)
        return self.purse.used + (self.part * sum(self.weights[:pieces]) / whole if whole else self.part)

    def close(self) -> None:
        self.purse.used += self.part
