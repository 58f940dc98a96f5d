"""Marshal: moving figures, building a stronghold (RS6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE
from gunbai.games.rising_sun.data.figures import STRONGHOLD
from gunbai.games.rising_sun.steps.base import Box, violation
from gunbai.games.rising_sun.steps.politics.moving import (
    add_moves,
    begin_instance,
    objection_to_move,
    standing,
    try_move,
)
from gunbai.games.rising_sun.steps.politics.paying import STRONGHOLD_PRICE, buy_stronghold, price
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

BUILDS: Final = list(BUILD.ids())


class Marshal(Box):
    """RS6.8: each figure at most once, one after another; the bonus builds once."""

    name: ClassVar[str] = "marshal"
    clause: ClassVar[str] = "RS6.8"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("begun"), FlagField("bonus"))

    def __init__(self, seat: int, begun: int, bonus: int) -> None:
        self.seat = seat
        self.begun = begun
        self.bonus = bonus
        """Whether a stronghold may still be built."""

    def resume(self, state: State) -> bool:
        if not self.begun:
            state.table.replace(Marshal(self.seat, 1, self.bonus))
            begin_instance(state.table)
        if self.waits(state, self.seat):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [DONE]
        add_moves(table, seat, ids, each_once=True)
        if self.bonus and self._may_build(state, seat):
            ids += BUILDS
        return ids

    def _may_build(self, state: State, seat: int) -> bool:
        table = state.table
        return table.coins[seat] >= price(table, seat, STRONGHOLD_PRICE, 0) and table.stronghold_reserve(seat) > 0

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == DONE:
            state.table.pop()
        elif BUILD.has(id):
            state.table.replace(Marshal(seat, 1, 0))
            buy_stronghold(state, seat, BUILD.only(id))
        else:
            try_move(state, seat, id)

    def clause_of(self, state: State, id: int) -> str:
        return "RS12.5" if MOVE.has(id) and MOVE.split(id)[0] == STRONGHOLD else self.clause

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        table = state.table
        if BUILD.has(id):
            return self._objection_to_build(state, seat, id)
        if not MOVE.has(id):
            return super().objection(state, seat, id)
        kind, origin, _ = MOVE.split(id)
        here = standing(table, seat, kind, origin)
        if not here:
            return violation(state, "move/no_such_figure", "RS6.8", id)
        if table.moved[kind * 8 + origin] >= here:
            return violation(state, "move/moved_already", "RS6.8", id)
        return objection_to_move(state, seat, id)

    def _objection_to_build(self, state: State, seat: int, id: int) -> RuleViolation:
        table = state.table
        if not self.bonus:
            return violation(state, "build/no_bonus", "RS6.8", id)
        if not table.stronghold_reserve(seat):
            return violation(state, "build/none_left", "RS6.8", id)
        needed = price(table, seat, STRONGHOLD_PRICE, 0)
        return violation(state, "build/too_poor", "RS6.8", id, {"needed": needed, "held": table.coins[seat]})
