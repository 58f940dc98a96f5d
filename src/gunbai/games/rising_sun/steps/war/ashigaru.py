"""Way of the Ashigaru: Bushi that are summoned when the war phase begins (RS8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, SUMMON
from gunbai.games.rising_sun.data.board import EVERYWHERE, PROVINCE
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.rules.figures import count, figures_at
from gunbai.games.rising_sun.steps.base import GameStep, violation
from gunbai.games.rising_sun.steps.politics.recruit import AfterSummon, summon
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import NOTHING, Field, SeatField, WordField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

LIMIT: Final = 2


def ashigaru_provinces(table: Table, seat: int) -> list[int]:
    """Provinces with exactly one own figure, if there is a Bushi to summon."""
    if not count(table, seat, BUSHI, RESERVE):
        return []
    return [province for province in EVERYWHERE if figures_at(table, seat, province) == 1]


class Ashigaru(GameStep):
    """Up to two Bushi where exactly one own figure stands, both in the same province."""

    name: ClassVar[str] = "ashigaru"
    clause: ClassVar[str] = "RS8.1"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        Field("summoned", 0, LIMIT),
        WordField("province", PROVINCE, optional=True),
    )

    def __init__(self, seat: int, summoned: int = 0, province: int = NOTHING) -> None:
        self.seat = seat
        self.summoned = summoned
        self.province = province

    def resume(self, state: State) -> bool:
        if self.waits(state, self.seat):
            return True
        self._finish(state.table)
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        if self.province == NOTHING:
            return [DONE] + [SUMMON.id(BUSHI, province) for province in ashigaru_provinces(table, seat)]
        if self.summoned < LIMIT and count(table, seat, BUSHI, RESERVE):
            return [DONE, SUMMON.id(BUSHI, self.province)]
        return [DONE]

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == DONE:
            self._finish(state.table)
            return
        province = SUMMON.split(id)[1]
        state.table.replace(Ashigaru(seat, self.summoned + 1, province))
        summon(state, seat, BUSHI, province)

    def _finish(self, table: Table) -> None:
        table.pop()
        if self.summoned:
            table.push(AfterSummon(self.seat))

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if SUMMON.has(id):
            return violation(state, "summon/not_this", "RS8.1", id)
        return super().objection(state, seat, id)
