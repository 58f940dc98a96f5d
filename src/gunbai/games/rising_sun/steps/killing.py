"""Effects that kill outside battles, and Mercy before any killing (RS10.12, RS10.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import NO, VICTIM_KINDS, YES, kill_id
from gunbai.games.rising_sun.data.cards import MERCY
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.gains import gain_points
from gunbai.games.rising_sun.honor import lose_honor, most_honored
from gunbai.games.rising_sun.kills import kill, praise
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def ask_mercy(s: State, seat: int, opposing: int) -> None:
    """On top of a frame that is about to kill so many figures of others: its owner may spare them all."""
    if opposing and s.table.has(seat, MERCY):
        s.table.push(frames.MERCY, seat, opposing)


class Mercy(Step):
    """Mercy: spare all and score, or kill all. Frame: seat, figures that would die, -. Below it lies the killing."""

    name = "mercy"
    clause = "RS10.12"

    def choices(self, s: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        opposing = t.stack[-2]
        t.pop()
        if id == YES:
            t.pop()
            s.tell("spared", seat, opposing)
            gain_points(s, seat, 2 * t.has(seat, MERCY), FROM_CARDS)


class Hate(Step):
    """Oni of Hate has entered: one Bushi or Shinto of each player with more honor dies, its owner says which.

    Frame: owner, victims still to choose (bits) with those already hit ten bits higher, province.
    """

    name = "hate"
    clause = "RS10.16"
    arg = "province"

    def resume(self, s: State) -> bool:
        t = s.table
        left = t.stack[-2] & 31
        if not left:
            owner, hit = t.stack[-3], t.stack[-2] >> 10
            t.pop()
            praise(s, owner, hit)
            return False
        ids = self.choices(s, t.stack[-3])
        if len(ids) > 1:
            return True
        self.apply(s, t.stack[-3], ids[0])
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        return victims_of(t, next_victim(t), t.stack[-1])

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        victim = next_victim(t)
        kind = VICTIM_KINDS[(id - kill_id(victim, VICTIM_KINDS[0], 0)) // 8]
        t.stack[-2] ^= 1 << victim
        t.stack[-2] |= 1 << (victim + 10)
        kill(s, seat, victim, kind, t.stack[-1])


def next_victim(t: Table) -> int:
    """Of the victims left the one with the most honor."""
    left = t.stack[-2] & 31
    return most_honored(t, [seat for seat in range(t.n) if left >> seat & 1])


def victims_of(t: Table, victim: int, province: int) -> list[int]:
    """The Bushi, Shinto and Komainu of a player that Hate may kill."""
    return [kill_id(victim, kind, province) for kind in VICTIM_KINDS if count(t, victim, kind, province)]


class Strike(Step):
    """Path of the Ninja kills one Bushi. Frame: killer, victim, province."""

    name = "strike"
    clause = "RS10.12"
    arg = "province"

    def resume(self, s: State) -> bool:
        t = s.table
        killer, victim, province = t.stack[-3], t.stack[-2], t.stack[-1]
        t.pop()
        kill(s, killer, victim, VICTIM_KINDS[0], province)
        praise(s, killer, 1 << victim)
        return False


class Disgrace(Step):
    """What Path of the Ninja costs: honor, after the deed or its sparing. Frame: seat, -, -."""

    name = "disgrace"
    clause = "RS2.3"

    def resume(self, s: State) -> bool:
        seat = s.table.stack[-3]
        s.table.pop()
        lose_honor(s, seat)
        return False
