"""Abilities of several players at one moment: the most honored says first or last (RS2.5, RS6.14, RS8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import FIRST, LAST
from gunbai.games.rising_sun.cards.war_upgrades import acts_at_war_start, resolve_war_start, war_order_matters
from gunbai.games.rising_sun.gains import begin_gain
from gunbai.games.rising_sun.honor import most_honored
from gunbai.games.rising_sun.moments import END_OF_RECRUIT_PROMPTS, Prompt
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

BEGUN = 1 << 8


class Ordering(Step):
    """RS2.5. Frame: who is asked, seats waiting (bits) with a bit for begun, -.

    Who says "last" is kept in `later`, the one to go first on top.
    """

    clause = "RS2.5"
    seat_step: int = 0

    def involved(self, s: State) -> list[int]:
        raise NotImplementedError

    def order_matters(self, s: State, seats: list[int]) -> bool:
        return True

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = BEGUN + sum(1 << seat for seat in self.involved(s))
            t.later = []
        waiting = _waiting(t)
        if waiting:
            seat = most_honored(t, waiting)
            t.stack[-3] = seat
            if len(waiting) > 1 and self.order_matters(s, waiting):
                return True
            self._go(t, seat)
        elif t.later:
            t.push(self.seat_step, t.later.pop())
        else:
            t.pop()
        return False

    def _go(self, t: Table, seat: int) -> None:
        t.stack[-2] ^= 1 << seat
        t.push(self.seat_step, seat)

    def choices(self, s: State, seat: int) -> list[int]:
        return [FIRST, LAST]

    def apply(self, s: State, seat: int, id: int) -> None:
        if id == FIRST:
            self._go(s.table, seat)
        else:
            s.table.stack[-2] ^= 1 << seat
            s.table.later.append(seat)


def _waiting(t: Table) -> list[int]:
    bits = t.stack[-2]
    return [seat for seat in range(t.n) if bits >> seat & 1]


class EndOfRecruit(Ordering):
    """RS6.14: cards that act at the end of a Recruit mandate, whoever played it."""

    name = "end_of_recruit"
    seat_step = frames.SEAT_AT_END_OF_RECRUIT

    def involved(self, s: State) -> list[int]:
        return [seat for seat in range(s.table.n) if _offers(s, seat)]


def _offers(s: State, seat: int) -> bool:
    for prompt in END_OF_RECRUIT_PROMPTS:
        if s.table.has(seat, prompt.card) and prompt.choices(s, seat):
            return True
    return False


class SeatAtEndOfRecruit(CardPrompts):
    """One player's cards at the end of Recruit."""

    name = "seat_at_end_of_recruit"
    clause = "RS6.14"

    def prompts(self) -> list[Prompt]:
        return END_OF_RECRUIT_PROMPTS


class WarStart(Ordering):
    """RS8.1: everything that says "at the start of the war phase"; asked only where the order can matter."""

    name = "war_start"
    seat_step = frames.SEAT_AT_WAR_START

    def involved(self, s: State) -> list[int]:
        begin_gain(s.table)
        return [seat for seat in range(s.table.n) if acts_at_war_start(s.table, seat)]

    def order_matters(self, s: State, seats: list[int]) -> bool:
        return war_order_matters(s, seats)


class SeatAtWarStart(Step):
    """One player's war upgrades; plain gains are automatic, Koi's exchange comes last. Frame: seat, -, -."""

    name = "seat_at_war_start"
    clause = "RS8.1"

    def resume(self, s: State) -> bool:
        seat = s.table.stack[-3]
        s.table.pop()
        resolve_war_start(s, seat)
        return False
