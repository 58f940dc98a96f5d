"""Betray: the alliance breaks, up to two figures change sides (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE, REPLACE, SHRINE_SPAN, WITH, replace_id
from gunbai.games.rising_sun.data.cards import PATH_OF_THE_UNRIGHTEOUS
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    CORE_KINDS,
    KINDS,
    KOMAINU,
    RESERVE,
    SHINTO,
    is_daimyo,
    worships,
)
from gunbai.games.rising_sun.figures import kinds_at, shift
from gunbai.games.rising_sun.honor import lose_honor
from gunbai.games.rising_sun.moments import enter
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

BEGUN = 1 << 8
LIMIT = 2


class Betray(Step):
    """RS6.12. Frame: seat, players whose figure was replaced (bits) with a bit for begun, extra uses left (RS10.18)."""

    name = "betray"
    clause = "RS6.12"

    def resume(self, s: State) -> bool:
        t = s.table
        seat = t.stack[-3]
        if not t.stack[-2]:
            t.stack[-2] = BEGUN
            t.stack[-1] = t.has(seat, PATH_OF_THE_UNRIGHTEOUS)
            break_alliance(s, seat)
        if self.waits(s, seat):
            return True
        t.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        ids = [DONE]
        reserve = kinds_at(t, seat, RESERVE)
        if not reserve:
            return ids
        hit, extra = t.stack[-2] & 31, t.stack[-1]
        normal_left = hit.bit_count() < LIMIT
        for other in range(t.n):
            if other == seat:
                continue
            if extra or (normal_left and not hit >> other & 1):
                _add_targets(t, other, reserve, 0, 8, ids)
            if extra:
                _add_targets(t, other, reserve, 8, SHRINE_SPAN, ids)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        if id == DONE:
            t.pop()
            return
        other, _, place = decode_replace(id)
        hit = t.stack[-2] & 31
        if place < 8 and hit.bit_count() < LIMIT and not hit >> other & 1:
            t.stack[-2] |= 1 << other
        else:
            t.stack[-1] -= 1
            s.tell("card_used", seat, PATH_OF_THE_UNRIGHTEOUS)
        t.push(frames.STAND_IN, seat, 0, id - REPLACE)

    def clause_of(self, s: State, id: int) -> str:
        return self.clause if id == DONE or decode_replace(id)[2] < 8 else "RS10.18"


def decode_replace(id: int) -> tuple[int, int, int]:
    """Owner, kind and place of the figure to be replaced."""
    rest, place = divmod(id - REPLACE, SHRINE_SPAN)
    other, kind = divmod(rest, KINDS)
    return other, kind, place


def break_alliance(s: State, seat: int) -> None:
    """Compulsory, even if nothing is replaced; without an alliance no honor is lost."""
    t = s.table
    other = t.ally[seat]
    if other == NOBODY:
        return
    t.ally[seat] = NOBODY
    t.ally[other] = NOBODY
    s.tell("alliance_broken", seat, other)
    lose_honor(s, seat)


def stand_ins(reserve: list[int], kind: int, place: int) -> list[int]:
    """Figures of the reserve that may replace one of this kind there (RS6.13, at a shrine RS10.18)."""
    if is_daimyo(kind):
        return []
    if kind == BUSHI:
        return [mine for mine in reserve if mine == BUSHI]
    if place >= 8 or kind == SHINTO:
        return [mine for mine in reserve if worships(mine)]
    return [mine for mine in reserve if mine >= CORE_KINDS or (kind == KOMAINU and mine == SHINTO)]


def _add_targets(t: Table, other: int, reserve: list[int], first: int, end: int, ids: list[int]) -> None:
    for place in range(first, end):
        for kind in kinds_at(t, other, place):
            if stand_ins(reserve, kind, place):
                ids.append(replace_id(other, kind, place))


class StandIn(Step):
    """RS6.13: which figure of the reserve takes the place. Frame: seat, -, the target."""

    name = "stand_in"
    clause = "RS6.13"
    arg = "replace"

    def resume(self, s: State) -> bool:
        ids = self.choices(s, s.table.stack[-3])
        if len(ids) > 1:
            return True
        self.apply(s, s.table.stack[-3], ids[0])
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        _, kind, place = decode_replace(s.table.stack[-1] + REPLACE)
        return [WITH + mine for mine in stand_ins(kinds_at(s.table, seat, RESERVE), kind, place)]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        other, kind, place = decode_replace(t.stack[-1] + REPLACE)
        mine = id - WITH
        t.pop()
        shift(t, other, kind, place, RESERVE)
        shift(t, seat, mine, RESERVE, place)
        s.tell("replaced", seat, mine, other, kind, place)
        if place < 8:
            enter(s, seat, mine, place)
