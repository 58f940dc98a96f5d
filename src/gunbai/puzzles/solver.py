"""What somebody has tried: how many were right, in a row, and on how many days in a row the day's puzzle was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final, Protocol

from typing_extensions import TypedDict

from gunbai.puzzles.rating import Rating

SETTLED: Final = 110.0
"""Above this deviation a rating is told as a first guess."""


class Try(Protocol):
    """One first try at a puzzle."""

    @property
    def right(self) -> bool: ...
    @property
    def day(self) -> str | None: ...
    @property
    def rating(self) -> float: ...
    @property
    def deviation(self) -> float: ...


class SolverDoc(TypedDict):
    """Somebody's tries at the puzzles of one game."""

    tried: int
    right: int
    streak: int
    """Right ones in a row, up to now."""
    best: int
    days: int
    """Days in a row on which the day's puzzle was solved, up to today or yesterday."""
    rating: int
    deviation: int
    settled: bool


def solver_of(tries: Sequence[Try], today: date) -> SolverDoc:
    """All that follows from the tries, the first one first."""
    rating = rating_of(tries)
    streak, best = _streaks(tries)
    return SolverDoc(
        tried=len(tries),
        right=sum(one.right for one in tries),
        streak=streak,
        best=best,
        days=_days(tries, today),
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        settled=rating.deviation <= SETTLED,
    )


def rating_of(tries: Sequence[Try]) -> Rating:
    return Rating(tries[-1].rating, tries[-1].deviation) if tries else Rating()


def _streaks(tries: Sequence[Try]) -> tuple[int, int]:
    """The streak that lasts, and the longest."""
    now = best = 0
    for one in tries:
        now = now + 1 if one.right else 0
        best = max(best, now)
    return now, best


def _days(tries: Sequence[Try], today: date) -> int:
    """Today may still be solved: until it is, yesterday counts."""
    solved = {one.day for one in tries if one.right and one.day}
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    count = 0
    while day.isoformat() in solved:
        count, day = count + 1, day - timedelta(days=1)
    return count
