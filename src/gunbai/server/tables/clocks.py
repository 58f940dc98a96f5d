"""Clocks: seconds for each move and a bank for the whole game. Only those who must choose use theirs up."""

from __future__ import annotations

import time
from collections.abc import Callable

from gunbai.session import beats


class Clock:
    """The time of every seat. The server's own downtime costs nobody anything: a clock starts when it is loaded. It is
    measured by a clock that only goes forward: when the machine's time is set, no bank is emptied."""

    def __init__(
        self,
        per_move: int | None,
        banks: list[float | None],
        now: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.per_move = per_move
        self._banks = [bank or 0.0 for bank in banks]
        self._since: dict[int, float] = {}
        self._shown: dict[int, float] = {}
        """When the time of each seat is up, for people; fixed when it begins, so that looking again tells nothing."""
        self._now = now
        self._wall = wall
        self._seen_at = now()
        """When everybody who watches at the usual speed has seen what was told."""
        self.is_paused = False

    def moved(self, acting: list[int], asked_anew: list[int], showing: float = 0.0) -> None:
        """After a change that takes `showing` seconds to be seen: who acts now, and whose question is a new one; their
        per-move time begins again when it was seen."""
        now = self._now()
        self._seen_at = min(max(now, self._seen_at) + showing, now + beats.LONGEST_SHOW)
        for seat in list(self._since):
            if seat not in acting or seat in asked_anew:
                self._spend(seat, now)
        for seat in acting:
            if seat not in self._since:
                self._begin(seat, now)

    def _begin(self, seat: int, now: float) -> None:
        wait = max(0.0, self._seen_at - now)
        self._since[seat] = now + wait
        self._shown[seat] = round(self._wall() + wait + (self.per_move or 0) + self._banks[seat], 1)

    def pause(self) -> None:
        """Stop all clocks; what has been used stays used."""
        self.is_paused = True
        for seat in list(self._since):
            self._spend(seat, self._now())

    def resume(self, acting: list[int]) -> None:
        self.is_paused = False
        self.moved(acting, [])

    def grant(self, seat: int) -> None:
        """A fresh time for this move: somebody returned, or a vote gave them more time."""
        if seat in self._since:
            self._begin(seat, self._now())

    def _spend(self, seat: int, now: float) -> None:
        over = now - self._since.pop(seat) - (self.per_move or 0)
        if over > 0:
            self._banks[seat] = max(0.0, self._banks[seat] - over)

    def bank_of(self, seat: int) -> float | None:
        return None if self.per_move is None else round(self._banks[seat], 1)

    def deadline_of(self, seat: int) -> float | None:
        """When the seat's time is up, in seconds since 1970; None when its clock does not run."""
        return self._shown[seat] if self._runs(seat) else None

    def _runs(self, seat: int) -> bool:
        return self.per_move is not None and not self.is_paused and seat in self._since

    def _left(self, seat: int) -> float:
        return self._since[seat] + (self.per_move or 0) + self._banks[seat] - self._now()

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self._since if self._runs(seat) and self._left(seat) <= 0]

    def wait(self) -> float | None:
        """Seconds until the next one's time is up; None when no clock runs."""
        return min((self._left(seat) for seat in self._since if self._runs(seat)), default=None)
