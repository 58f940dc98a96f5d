"""The kami turn: four shrines from left to right (RS7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import DONE, NO, SUMMON, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE, SHRINE, SHRINES
from gunbai.games.rising_sun.data.words import (
    AMATERASU,
    FROM_KAMI,
    FUJIN,
    HACHIMAN,
    RAIJIN,
    RYUJIN,
    SUSANOO,
)
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.force import strongest
from gunbai.games.rising_sun.gains import begin_gain, gain_coins, gain_points, gain_ronin
from gunbai.games.rising_sun.honor import rise_to_top
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.moving import add_moves, begin_instance, try_move
from gunbai.games.rising_sun.steps.recruit import summon

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

FUJIN_MOVES = 2


class Kami(Step):
    """RS7.1: each shrine serves whoever has the most Force there, before the next one. Frame: -, shrine, -."""

    name = "kami"
    clause = "RS7.1"

    def resume(self, s: State) -> bool:
        t = s.table
        shrine = t.stack[-2]
        if shrine == SHRINES:
            t.pop()
            return False
        t.stack[-2] = shrine + 1
        seat = strongest(t, SHRINE + shrine)
        if seat >= 0:
            begin_gain(t)
            s.tell("kami_won", seat, t.shrines[shrine])
            _serve(s, seat, t.shrines[shrine])
        return False


def _serve(s: State, seat: int, kami: int) -> None:
    """Those that let their servant do something have a step of their own, whose `done` declines."""
    t = s.table
    if kami == FUJIN:
        begin_instance(t)
        t.push(frames.FUJIN, seat)
    elif kami == RAIJIN:
        t.push(frames.RAIJIN, seat)
    elif kami == RYUJIN:
        t.push(frames.TRAIN, seat, 0, 0)
    elif kami != AMATERASU or t.rank[seat]:
        t.push(frames.KAMI_GIFT, seat, 0, kami)


class KamiGift(Step):
    """RS7.2: Amaterasu, Hachiman, Susanoo and Tsukuyomi give, if their servant likes. Frame: seat, -, kami."""

    name = "kami_gift"
    clause = "RS7.2"
    arg = "kami"

    def choices(self, s: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, s: State, seat: int, id: int) -> None:
        kami = s.table.stack[-1]
        s.table.pop()
        if id == NO:
            s.tell("kami_declined", seat, kami)
            return
        s.tell("kami_used", seat, kami)
        if kami == AMATERASU:
            rise_to_top(s, seat)
        elif kami == HACHIMAN:
            gain_ronin(s, seat, 2)
        elif kami == SUSANOO:
            gain_points(s, seat, sum(s.table.strongholds[seat * 8 : seat * 8 + 8]), FROM_KAMI)
        else:
            gain_coins(s, seat, 2)


class FujinMoves(Step):
    """RS7.2: two moves, of two figures or of one; one instance for tolls. Frame: seat, finished, -.

    Moves are counted on the table, because one that the Serpent refuses does not count.
    """

    name = "fujin"
    clause = "RS7.2"

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2] and sum(t.moved) < FUJIN_MOVES and self.waits(s, t.stack[-3]):
            return True
        t.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        ids = [DONE]
        add_moves(s.table, seat, ids, each_once=False)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        if id == DONE:
            s.table.stack[-2] = 1
            return
        try_move(s, seat, id)


class RaijinSummon(Step):
    """RS7.2: a summon of one Bushi into any province. Frame: seat, -, -."""

    name = "raijin"
    clause = "RS7.2"

    def resume(self, s: State) -> bool:
        if count(s.table, s.table.stack[-3], BUSHI, RESERVE):
            return True
        s.table.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        return [DONE] + [SUMMON + BUSHI * 8 + province for province in EVERYWHERE]

    def apply(self, s: State, seat: int, id: int) -> None:
        s.table.pop()
        if id != DONE:
            s.table.push(frames.AFTER_SUMMON, seat)
            summon(s, seat, BUSHI, (id - SUMMON) % 8)
