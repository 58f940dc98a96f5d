"""Marshal: moving figures, building a stronghold (RS6.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE
from gunbai.games.rising_sun.rules.entering import acts_on_entering
from gunbai.games.rising_sun.rules.hooks import COINS_TO_HAND
from gunbai.games.rising_sun.steps.base import GOODS, PIECES, MandateTurn, violation
from gunbai.games.rising_sun.steps.politics.moving import (
    Toll,
    add_moves,
    begin_instance,
    has_movers,
    is_stronghold,
    is_tolled,
    objection_to_move,
    standing,
    try_move,
)
from gunbai.games.rising_sun.steps.politics.paying import STRONGHOLD_PRICE, buy_stronghold, price
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField
from gunbai.kernel.steps import NOTHING_CHANGES

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

BUILDS: Final = list(BUILD.ids())


class Marshal(MandateTurn):
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

    def changes(self, state: State, seat: int, id: int) -> Mapping[str, int]:
        return {"coins": -price(state.table, seat, STRONGHOLD_PRICE, 0)} if BUILD.has(id) else NOTHING_CHANGES

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

    def has_work(self, state: State, stirred: int) -> bool | None:
        """Something to move, or with the bonus to build."""
        if has_movers(state.table, self.seat) or not self.bonus:
            return has_movers(state.table, self.seat)
        return None if stirred & GOODS else self._may_build(state, self.seat)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        if id == DONE:
            return self.follows(state, seat)
        if BUILD.has(id):
            return self._ends_with_build(state, seat)
        kind, origin, _ = MOVE.split(id)
        if is_tolled(state.table, seat, id):
            return True
        if self._goes_on(state, seat, kind, origin):
            return False
        return None if acts_on_entering(kind) else self.follows(state, seat)

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """Once a toll is settled: whoever has another figure to move goes on."""
        toll = state.table.top()
        if not isinstance(toll, Toll) or state.table.barred:
            return None
        for id in self.choices(state, self.seat)[1:]:
            if MOVE.has(id) and MOVE.split(id)[:2] != (toll.figure, toll.origin):
                return self.seat != seat
        return None

    def _ends_with_build(self, state: State, seat: int) -> bool | None:
        """Coins may be handed over first, and figures moved after it; a stronghold, too, by a clan that moves them."""
        table = state.table
        if COINS_TO_HAND.total(table, seat) or table.clan(seat).strongholds_move:
            return False
        if MOVE.has(state.choice_ids(seat)[1]):
            return None if table.barred else False
        return self.follows(state, seat, PIECES | GOODS)

    def _goes_on(self, state: State, seat: int, kind: int, origin: int) -> bool:
        """Whether after a move another figure may move or a stronghold be built."""
        table = state.table
        if standing(table, seat, kind, origin) > table.moved[kind * 8 + origin] + 1:
            return True
        for other in state.choice_ids(seat)[1:]:
            if not MOVE.has(other) or MOVE.split(other)[:2] != (kind, origin):
                return True
        return False

    def clause_of(self, state: State, id: int) -> str:
        return "RS12.5" if is_stronghold(id) else self.clause

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
