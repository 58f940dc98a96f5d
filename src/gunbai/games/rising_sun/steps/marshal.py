"""Marshal: moving figures, building a stronghold (RS6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.clans import STRONGHOLD_PRICE
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.moving import add_moves, begin_instance, try_move
from gunbai.games.rising_sun.steps.paying import buy_stronghold, price

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Marshal(Step):
    """RS6.8: each figure at most once, one after another; the bonus builds. Frame: seat, begun, bonus left."""

    name = "marshal"
    clause = "RS6.8"

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = 1
            begin_instance(t)
        if self.waits(s, t.stack[-3]):
            return True
        t.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        ids = [DONE]
        add_moves(t, seat, ids, each_once=True)
        if t.stack[-1] and t.coins[seat] >= price(t, seat, STRONGHOLD_PRICE, 0) and t.stronghold_reserve(seat):
            for province in EVERYWHERE:
                ids.append(BUILD + province)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        if id == DONE:
            s.table.pop()
        elif id >= BUILD:
            s.table.stack[-1] = 0
            buy_stronghold(s, seat, id - BUILD)
        else:
            try_move(s, seat, id)

    def clause_of(self, s: State, id: int) -> str:
        return "RS12.5" if MOVE + 11 * 64 <= id < BUILD else self.clause
