"""Who may be kept waiting at tea, and how long: nobody is outrun who has not spoken, and bots wait for people.

Two seats that have agreed pour a cup. It becomes an alliance (RS5.3) when nobody holds it; until then either may take
it back. All times come from outside, so that a test needs no waiting.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from gunbai.games.rising_sun.table import NOBODY
from gunbai.games.rising_sun.table import Table as Board

ALL_READY_POUR: Final = 3.0
"""Seconds a cup of two bots is seen when no person waits for anything any more."""
MOST_WAITS: Final = 2
MOST_TAKEN_BACK: Final = 2


class Times(NamedTuple):
    """Seconds at one table."""

    word: float = 75.0
    """In which a person who is not ready cannot be outrun: from when tea began for her, she acted, or was spoken to."""
    pour: float = 20.0
    """For which a cup of two bots is seen at least."""
    open: float = 8.0
    """Before bots pour a cup with each other at all."""
    away: float = 60.0
    """After which somebody who is not here counts as ready."""
    longest: float = 600.0
    """After which nobody is waited for."""

    def by_correspondence(self) -> Times:
        """People are waited for as long as it takes; their clocks, if they have any, bring a stand-in."""
        return Times(math.inf, self.pour, 0.0, math.inf, math.inf)


class Cup(NamedTuple):
    """Two who have agreed: who said so last, to whom, and when."""

    seat: int
    other: int
    poured: float

    def has(self, seat: int) -> bool:
        return seat in (self.seat, self.other)


class Manners:
    """One tea ceremony. Seats of people are told; all others are bots' or stood in for."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.begin(NOBODY, 0.0)

    def begin(self, season: int, now: float) -> None:
        """The tea of a season: nobody has said anything yet."""
        self.season = season
        self.began = now
        self.cups: list[Cup] = []
        self._spoken: dict[int, float] = {}
        """By person: when her word began."""
        self._acted: set[int] = set()
        self._lets_go: set[int] = set()
        """Those who said that the others may go on."""
        self._gone: dict[int, float] = {}
        self._waits: dict[int, int] = {}
        self._taken_back: dict[int, int] = {}

    # --- what happens ---------------------------------------------------------------------------------------------

    def follow(self, board: Board, now: float) -> None:
        """Look at the table: a new ceremony begins then, or cups are no more what they were."""
        if board.season != self.season:
            self.begin(board.season, now)
        for cup in [one for one in self.cups if not self._stands(board, one)]:
            self.spill(cup, now)

    def _stands(self, board: Board, cup: Cup) -> bool:
        free = board.ally[cup.seat] == NOBODY and board.ally[cup.other] == NOBODY
        return free and board.open_proposals[cup.other * board.seats + cup.seat] == 1

    def spoke(self, seat: int, now: float) -> None:
        """A person has done something at tea: from now on she has another word."""
        self._acted.add(seat)
        self._lets_go.discard(seat)
        self._spoken[seat] = now

    def addressed(self, seat: int, now: float) -> None:
        """Something was said to a person: she has time to answer."""
        self._lets_go.discard(seat)
        self._spoken[seat] = now

    def later(self, seconds: float) -> None:
        """The game was paused for so long: nobody's time has passed meanwhile."""
        self.began += seconds
        self.cups = [cup._replace(poured=cup.poured + seconds) for cup in self.cups]
        for times in (self._spoken, self._gone):
            for seat in times:
                times[seat] += seconds

    def left(self, seat: int, now: float) -> None:
        """Nobody looks at a person's page any more."""
        self._gone.setdefault(seat, now)

    def came(self, seat: int, now: float) -> None:
        """She is here: what she has missed she is shown anew."""
        if self._gone.pop(seat, None) is not None:
            self._spoken[seat] = now

    def wait(self, seat: int, now: float) -> bool:
        """`Wait for me`: her word begins anew, twice a tea."""
        if self._waits.get(seat, 0) >= MOST_WAITS:
            return False
        self._waits[seat] = self._waits.get(seat, 0) + 1
        self.addressed(seat, now)
        return True

    def let_go(self, seat: int) -> None:
        """`Let them`: she holds no cup that is poured, and stays free."""
        self._acted.add(seat)
        self._lets_go.add(seat)

    # --- cups -----------------------------------------------------------------------------------------------------

    def pour(self, seat: int, other: int, now: float) -> Cup:
        """Two have agreed. Whoever sat at another cup has changed its mind."""
        for left in [one for one in self.cups if one.has(seat) or one.has(other)]:
            self.spill(left, now)
        cup = Cup(seat, other, now)
        self.cups.append(cup)
        return cup

    def cup_of(self, seat: int) -> Cup | None:
        return next((cup for cup in self.cups if cup.has(seat)), None)

    def take_back(self, seat: int, now: float) -> Cup | None:
        """One of the two is sorry, twice a tea at most; None when there is no cup or it was done too often."""
        cup = self.cup_of(seat)
        if cup is None or self._taken_back.get(seat, 0) >= MOST_TAKEN_BACK:
            return None
        self._taken_back[seat] = self._taken_back.get(seat, 0) + 1
        self.spill(cup, now)
        return cup

    def spill(self, cup: Cup, now: float) -> None:
        """A cup that comes to nothing: both have another word, for they waited for it and spoke to nobody else."""
        self.drop(cup)
        for seat in (cup.seat, cup.other):
            self.addressed(seat, now)

    def drop(self, cup: Cup) -> None:
        """A cup that becomes an alliance now."""
        if cup in self.cups:
            self.cups.remove(cup)

    # --- who waits for whom ---------------------------------------------------------------------------------------

    def held(self, board: Board, people: Sequence[int], cup: Cup, now: float) -> dict[int, float]:
        """Who holds a cup, and until when. People hold it until their first word; bots are held until the last one."""
        if now - self.began >= self.times.longest:
            return {}
        among_bots = cup.seat not in people and cup.other not in people
        found = {}
        for seat in people:
            until = self._word_ends(seat)
            if not self._waits_for(board, cup, seat) or now >= until:
                continue
            if seat not in self._acted or (among_bots and seat not in self._lets_go):
                found[seat] = until
        return found

    def due(self, board: Board, people: Sequence[int], cup: Cup, now: float) -> float:
        """When a cup may become an alliance, if nothing else happens; it may be now or infinitely far."""
        among_bots = cup.seat not in people and cup.other not in people
        waiting = [seat for seat in people if self._waits_for(board, cup, seat) and seat not in self._lets_go]
        least = 0.0
        if among_bots:
            least = self.times.pour if waiting else min(ALL_READY_POUR, self.times.pour)
        held = self.held(board, people, cup, now)
        return min(max([cup.poured + least, *held.values()]), self.began + self.times.longest)

    def may_pour(self, seat: int, other: int, people: Sequence[int], now: float) -> bool:
        """Bots agree with each other only when the others had a moment to speak."""
        return seat in people or other in people or now - self.began >= self.times.open

    def _waits_for(self, board: Board, cup: Cup, seat: int) -> bool:
        """Whether a person is free, not ready, and none of the two."""
        return not cup.has(seat) and board.ally[seat] == NOBODY and not board.ready[seat]

    def _word_ends(self, seat: int) -> float:
        """Somebody who has left is waited for a shorter time."""
        ends = max(self._spoken.get(seat, self.began), self.began) + self.times.word
        return min(ends, self._gone[seat] + self.times.away) if seat in self._gone else ends
