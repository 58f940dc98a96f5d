"""The kami turn: four shrines from left to right (RS7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, MOVE, NO, SUMMON, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE, SHRINE, SHRINES
from gunbai.games.rising_sun.data.words import KAMI
from gunbai.games.rising_sun.entries.kami import KAMI_ENTRIES
from gunbai.games.rising_sun.rules.entering import acts_on_entering
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.force import strongest
from gunbai.games.rising_sun.rules.gains import begin_gain
from gunbai.games.rising_sun.steps.base import OTHERS, PIECES, STILL, GameStep, check_once, violation
from gunbai.games.rising_sun.steps.politics.moving import (
    add_moves,
    begin_instance,
    is_stronghold,
    is_tolled,
    objection_to_move,
    standing,
    try_move,
)
from gunbai.games.rising_sun.steps.politics.recruit import AfterSummon, after_summon, summon
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

FUJIN_MOVES: Final = 2
UNKNOWN: Final = -2
"""Neither a seat nor NOBODY."""


class KamiTurn(GameStep):
    """RS7.1: each shrine serves whoever has the most Force there, before the next one."""

    name: ClassVar[str] = "kami"
    clause: ClassVar[str] = "RS7.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("shrine", 0, SHRINES),)

    def __init__(self, shrine: int = 0) -> None:
        self.shrine = shrine
        """The one that comes next."""

    def resume(self, state: State) -> bool:
        table = state.table
        shrine = self.shrine
        if shrine == SHRINES:
            table.pop()
            return False
        table.replace(KamiTurn(shrine + 1))
        seat = strongest(table, SHRINE + shrine)
        if seat >= 0:
            begin_gain(table)
            state.tell("kami_won", seat, table.shrines[shrine])
            KAMI_ENTRIES[table.shrines[shrine]].serve(state, seat)
        return False

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """Whom the next shrine asks; after the last one the track goes on."""
        asked = asked_by_kami(state, self.shrine, seat, stirred)
        if asked == NOBODY:
            return self.follows(state, seat, stirred)
        return None if asked == UNKNOWN else asked != seat

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        check_once(self, below, field)


def asked_by_kami(state: State, first: int, seat: int, stirred: int) -> int:
    """The seat that the shrines from this one on ask first, or NOBODY; UNKNOWN if that hangs on what the seat stirs."""
    table = state.table
    for shrine in range(first, SHRINES):
        if stirred & OTHERS:
            return UNKNOWN
        served = strongest(table, SHRINE + shrine)
        if served >= 0:
            kami = KAMI_ENTRIES[table.shrines[shrine]]
            if kami.reads & (stirred if served == seat else stirred & ~PIECES):
                return UNKNOWN
            if kami.asks(state, served):
                return served
    return NOBODY


class KamiGift(GameStep):
    """RS7.2: a kami that gives, if its servant likes."""

    name: ClassVar[str] = "kami_gift"
    clause: ClassVar[str] = "RS7.2"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("kami", KAMI))
    asked: ClassVar[tuple[str, ...]] = ("kami",)

    def __init__(self, seat: int, kami: int) -> None:
        self.seat = seat
        self.kami = kami

    def choices(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if id == NO:
            state.tell("kami_declined", seat, self.kami)
            return
        state.tell("kami_used", seat, self.kami)
        KAMI_ENTRIES[self.kami].give(state, seat)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return self.follows(state, seat, KAMI_ENTRIES[self.kami].stirs if id == YES else STILL)


class FujinMoves(GameStep):
    """RS7.2: two moves, of two figures or of one; one instance for tolls.

    Moves are counted on the table, because one that the Serpent refuses does not count.
    """

    name: ClassVar[str] = "fujin"
    clause: ClassVar[str] = "RS7.2"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(),)

    def resume(self, state: State) -> bool:
        if sum(state.table.moved) < FUJIN_MOVES and self.waits(state, self.seat):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        ids = [DONE]
        add_moves(state.table, seat, ids, each_once=False)
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == DONE:
            state.table.pop()
        else:
            try_move(state, seat, id)

    def clause_of(self, state: State, id: int) -> str:
        return "RS12.5" if is_stronghold(id) else self.clause

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """Whoever has moved once may move that figure on."""
        if id == DONE:
            return self.follows(state, seat)
        table = state.table
        if is_tolled(table, seat, id):
            return True
        if sum(table.moved) + 1 < FUJIN_MOVES:
            return None if table.barred else False
        return None if acts_on_entering(MOVE.split(id)[0]) else self.follows(state, seat)

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """Once the toll of the first move is settled, there is a second one."""
        may_move = sum(state.table.moved) + 1 < FUJIN_MOVES and not state.table.barred
        return self.seat != seat if may_move else None

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not MOVE.has(id):
            return super().objection(state, seat, id)
        kind, origin, _ = MOVE.split(id)
        if not standing(state.table, seat, kind, origin):
            return violation(state, "move/no_such_figure", "RS7.2", id)
        return objection_to_move(state, seat, id)


class RaijinSummon(GameStep):
    """RS7.2: a summon of one Bushi into any province."""

    name: ClassVar[str] = "raijin"
    clause: ClassVar[str] = "RS7.2"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(),)

    def resume(self, state: State) -> bool:
        if count(state.table, self.seat, BUSHI, RESERVE):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [DONE] + [SUMMON.id(BUSHI, province) for province in EVERYWHERE]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if id != DONE:
            state.table.push(AfterSummon(seat))
            summon(state, seat, BUSHI, SUMMON.split(id)[1])

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return self.follows(state, seat) if id == DONE else after_summon(self, state, PIECES)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if SUMMON.has(id):
            return violation(state, "summon/not_this", "RS7.2", id)
        return super().objection(state, seat, id)


def push_fujin(state: State, seat: int) -> None:
    """Two moves in an instance of their own."""
    begin_instance(state.table)
    state.table.push(FujinMoves(seat))
