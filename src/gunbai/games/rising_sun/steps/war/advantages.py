"""The war advantages: using what was won, and taking hostages (RS9.3 to RS9.5, RS9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, NO, TAKE_HOSTAGE, YES
from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.figures import HELD, is_daimyo
from gunbai.games.rising_sun.data.words import (
    ADVANTAGE,
    FROM_HOSTAGES,
    FROM_POETS,
    FROM_SEPPUKU,
    POETS,
    RONIN,
    SEPPUKU,
)
from gunbai.games.rising_sun.rules.figures import count, kinds_at, shift
from gunbai.games.rising_sun.rules.gains import gain_points, lose_points
from gunbai.games.rising_sun.rules.honor import gain_honor
from gunbai.games.rising_sun.rules.hooks import RONIN_BESIDE
from gunbai.games.rising_sun.rules.kills import kill
from gunbai.games.rising_sun.steps.base import HIRED, OTHERS, STILL, GameStep, no_such_seat, violation
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, SeatField, WordField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

CLAUSES: Final = ("RS9.3", "RS9.4", "RS9.5", "RS9.9")
"""By advantage."""
MOST_HOSTAGES: Final = 9


def ronin_to_hire(table: Table, seat: int) -> int:
    """RS9.5; for Koi every coin in its reserve counts as one (RS12.1)."""
    return table.ronin[seat] + RONIN_BESIDE.total(table, seat)


class Advantage(GameStep):
    """RS9.2: the winner of an advantage uses it or not."""

    name: ClassVar[str] = "advantage"
    clause: ClassVar[str] = "RS9.2"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        WordField("advantage", ADVANTAGE),
        WordField("province", PROVINCE),
    )
    asked: ClassVar[tuple[str, ...]] = ("advantage", "province")

    def __init__(self, seat: int, advantage: int, province: int) -> None:
        self.seat = seat
        self.advantage = advantage
        self.province = province

    def choices(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, state: State, seat: int, id: int) -> None:
        table, advantage = state.table, self.advantage
        table.pop()
        if id == NO:
            state.tell("advantage_declined", seat, advantage)
        elif advantage == SEPPUKU:
            _commit_seppuku(state, seat, self.province)
        elif advantage == RONIN:
            table.hired[seat] = ronin_to_hire(table, seat)
            state.tell("ronin_hired", seat, table.hired[seat])
        else:
            gain_points(state, seat, table.fallen, FROM_POETS)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """What seppuku does to a battle is seen when it is decided."""
        if id == YES and self.advantage == RONIN:
            return self.follows(state, seat, HIRED)
        return self.follows(state, seat) if id == NO or self.advantage == POETS else None

    def clause_of(self, state: State, id: int) -> str:
        return CLAUSES[self.advantage]


def _commit_seppuku(state: State, seat: int, province: int) -> None:
    """RS9.3: all own figures die; then 1 VP and one gain of honor for each."""
    dead = 0
    for kind in kinds_at(state.table, seat, province):
        for _ in range(count(state.table, seat, kind, province)):
            kill(state, seat, seat, kind, province)
            dead += 1
    gain_points(state, seat, dead, FROM_SEPPUKU)
    for _ in range(dead):
        gain_honor(state, seat)


class Hostages(GameStep):
    """RS9.4: one figure of another participant, with Respect one more per copy."""

    name: ClassVar[str] = "hostages"
    clause: ClassVar[str] = "RS9.4"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        Field("amount", 1, MOST_HOSTAGES),
        WordField("province", PROVINCE),
    )
    asked: ClassVar[tuple[str, ...]] = ("province", "amount")

    def __init__(self, seat: int, amount: int, province: int) -> None:
        self.seat = seat
        self.amount = amount
        """Figures left to take."""
        self.province = province

    def resume(self, state: State) -> bool:
        if self.waits(state, self.seat):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [DONE]
        for other in table.fighters:
            if other != seat:
                for kind in kinds_at(table, other, self.province):
                    if not is_daimyo(kind):
                        ids.append(TAKE_HOSTAGE.id(other, kind))
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        if id == DONE or self.amount == 1:
            table.pop()
        else:
            table.replace(Hostages(seat, self.amount - 1, self.province))
        if id == DONE:
            return
        owner, kind, _ = TAKE_HOSTAGE.split(id)
        shift(table, owner, kind, self.province, HELD + seat)
        state.tell("hostage_taken", seat, owner, kind)
        gain_points(state, seat, lose_points(state, owner, 1), FROM_HOSTAGES)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """One more may be taken if there is another one."""
        if id != DONE and self.amount > 1:
            owner, kind, _ = TAKE_HOSTAGE.split(id)
            if len(state.choice_ids(seat)) > 2 or count(state.table, owner, kind, self.province) > 1:
                return False
        return self.follows(state, seat, STILL if id == DONE else OTHERS)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not TAKE_HOSTAGE.has(id):
            return super().objection(state, seat, id)
        other, kind, _ = TAKE_HOSTAGE.split(id)
        missing = no_such_seat(state, other, id, "RS9.4")
        if missing is not None:
            return missing
        if is_daimyo(kind):
            return violation(state, "take-hostage/daimyo", "RS1.7", id)
        return violation(state, "take-hostage/no_such_figure", "RS9.4", id)
