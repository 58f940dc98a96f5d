"""Random play to the end: the loop lives here so that it is compiled with the rules."""

from __future__ import annotations

from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.state import State


class PlayoutCount:
    """How many decisions a play-out took, and how many of them had two or more choices."""

    def __init__(self) -> None:
        self.decisions = 0
        self.real_decisions = 0


def play_randomly(state: State, generator: Generator, limit: int = 1_000_000) -> PlayoutCount:
    """Play uniformly random choices until the game is over, at most `limit` decisions."""
    count = PlayoutCount()
    while count.decisions < limit and not state.is_over():
        seat = state.actors()[0]
        ids = state.choice_ids(seat)
        size = len(ids)
        count.decisions += 1
        if size > 1:
            count.real_decisions += 1
        state.play(seat, ids[generator.below(size)] if size > 1 else ids[0])
    return count
