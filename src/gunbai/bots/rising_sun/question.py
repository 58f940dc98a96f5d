"""What a rule of thumb is asked. Not a View: play-outs inside a search ask the same on a sampled Table."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from gunbai.games.rising_sun.table import Table


class Question:
    """A table, the seat that must choose, the ids it may choose from, and luck to mix with."""

    def __init__(self, t: Table, seat: int, ids: Sequence[int], link: int, rng: random.Random) -> None:
        self.t = t
        self.seat = seat
        self.ids = ids
        self.link = link
        """In a chain of bids: how many the seat has made already."""
        self.rng = rng

    def arg(self) -> int:
        """The last number of the frame: what the step is about."""
        return self.t.stack[-1]


def best_of(ids: Sequence[int], value: Callable[[int], float]) -> int:
    """The id of the highest value, the first of equals."""
    best, most = ids[0], value(ids[0])
    for id in ids[1:]:
        worth = value(id)
        if worth > most:
            best, most = id, worth
    return best
