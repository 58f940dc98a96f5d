"""Recruit: summoning at strongholds, worship, and the cards that follow a summon (RS6.6, RS6.7, RS10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE, SUMMON, WORSHIP, worship_id
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.clans import DRAGONFLY
from gunbai.games.rising_sun.data.figures import KOMAINU, RESERVE, SHINTO, SHRINE, SHRINES
from gunbai.games.rising_sun.figures import kinds_at, shift
from gunbai.games.rising_sun.moments import AFTER_SUMMON, AFTER_SUMMON_PROMPTS, Prompt, enter, fire
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.table import Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Recruit(Step):
    """RS6.6: one figure per stronghold, one more for the active player and ally. Frame: seat, begun, bonus."""

    name = "recruit"
    clause = "RS6.6"

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = 1
            t.summoned = [0] * 8
            t.fresh = [0] * 16
        if self.waits(s, t.stack[-3]):
            return True
        _finish(t)
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        ids = [DONE]
        kinds = kinds_at(t, seat, RESERVE)
        if kinds:
            for province in _open_provinces(t, seat, t.stack[-1]):
                for kind in kinds:
                    ids.append(SUMMON + kind * 8 + province)
        _add_worship(t, ids)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        if id == DONE:
            _finish(s.table)
        elif id >= WORSHIP:
            worship(s, seat, id)
        else:
            kind, province = divmod(id - SUMMON, 8)
            s.table.summoned[province] += 1
            summon(s, seat, kind, province)

    def clause_of(self, s: State, id: int) -> str:
        return "RS6.7" if id >= WORSHIP else self.clause


def _finish(t: Table) -> None:
    seat = t.stack[-3]
    t.pop()
    if sum(t.summoned):
        t.push(frames.AFTER_SUMMON, seat)


def _open_provinces(t: Table, seat: int, bonus: int) -> list[int]:
    """Where this seat may still summon; Dragonfly anywhere (RS12.4)."""
    built = t.strongholds[seat * 8 : seat * 8 + 8]
    if t.clans[seat] == DRAGONFLY:
        return EVERYWHERE if sum(t.summoned) < sum(built) + bonus else []
    extra = bonus
    for province in EVERYWHERE:
        if t.summoned[province] > built[province]:
            extra = 0
    return [p for p in EVERYWHERE if built[p] and t.summoned[p] < built[p] + extra]


def _add_worship(t: Table, ids: list[int]) -> None:
    for index in range(16):
        if t.fresh[index]:
            for shrine in range(SHRINES):
                ids.append(WORSHIP + index * 4 + shrine)


def summon(s: State, seat: int, kind: int, province: int) -> None:
    """A figure comes from the reserve into a province: it enters, and a Shinto may still go to worship (RS6.7)."""
    shift(s.table, seat, kind, RESERVE, province)
    s.tell("summoned", seat, kind, province)
    if kind == SHINTO:
        s.table.fresh[province] += 1
    elif kind == KOMAINU:
        s.table.fresh[8 + province] += 1
    enter(s, seat, kind, province)


def worship(s: State, seat: int, id: int) -> None:
    """RS6.7: straight from the province it was summoned to; not a move."""
    index, shrine = divmod(id - WORSHIP, 4)
    komainu, province = divmod(index, 8)
    kind = KOMAINU if komainu else SHINTO
    s.table.fresh[index] -= 1
    shift(s.table, seat, kind, province, SHRINE + shrine)
    s.tell("worshipped", seat, kind, SHRINE + shrine)


class KomainuWorship(Step):
    """RS6.7: a Komainu that was just bought may go to worship. Frame: seat, -, province."""

    name = "komainu_worship"
    clause = "RS6.7"
    arg = "province"

    def choices(self, s: State, seat: int) -> list[int]:
        province = s.table.stack[-1]
        return [DONE] + [worship_id(1, province, shrine) for shrine in range(SHRINES)]

    def apply(self, s: State, seat: int, id: int) -> None:
        s.table.pop()
        if id != DONE:
            worship(s, seat, id)


class AfterSummon(CardPrompts):
    """RS10.5: cards that act after their owner has summoned.

    What cards give by themselves comes first, which is never worse for the owner than later (RS2.6).
    """

    name = "after_summon"
    clause = "RS10.5"

    def prompts(self) -> list[Prompt]:
        return AFTER_SUMMON_PROMPTS

    def begin(self, s: State, seat: int) -> None:
        s.table.fresh = [0] * 16
        fire(s, AFTER_SUMMON, seat, 0)
