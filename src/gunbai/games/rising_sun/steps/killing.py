"""Effects that kill outside battles, and Mercy before any killing (RS10.12, RS10.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import KILL, NO, YES
from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.data.figures import BUSHI, VICTIMS
from gunbai.games.rising_sun.data.words import FROM_CARDS
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.honor import lose_honor, most_honored
from gunbai.games.rising_sun.rules.hooks import MERCY_POINTS
from gunbai.games.rising_sun.rules.kills import kill, praise
from gunbai.games.rising_sun.steps.base import GameStep
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

MOST_FIGURES: Final = 99


def ask_mercy(state: State, seat: int, opposing: int) -> None:
    """On top of a step that is about to kill so many figures of others: its owner may spare them all."""
    if opposing and MERCY_POINTS.total(state.table, seat):
        state.table.push(Mercy(seat, opposing))


class Mercy(GameStep):
    """Mercy: spare all and score, or kill all. Below it lies the killing."""

    name: ClassVar[str] = "mercy"
    clause: ClassVar[str] = "RS10.12"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), Field("amount", 0, MOST_FIGURES))
    asked: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount
        """Figures that would die."""

    def choices(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        table.pop()
        if id == YES:
            table.pop()
            state.tell("spared", seat, self.amount)
            gain_points(state, seat, MERCY_POINTS.total(table, seat), FROM_CARDS)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if not below:
            raise BadPosition(field, "a step below that kills", "nothing")


class Hate(GameStep):
    """Oni of Hate has entered: one Bushi or Shinto of each player with more honor dies, its owner says which."""

    name: ClassVar[str] = "hate"
    clause: ClassVar[str] = "RS10.16"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        SeatsField("left"),
        SeatsField("hit"),
        WordField("province", PROVINCE),
    )
    asked: ClassVar[tuple[str, ...]] = ("province",)

    def __init__(self, seat: int, left: int, hit: int, province: int) -> None:
        self.seat = seat
        self.left = left
        """Victims still to choose; `hit` those that have been."""
        self.hit = hit
        self.province = province

    def resume(self, state: State) -> bool:
        if not self.left:
            state.table.pop()
            praise(state, self.seat, self.hit)
            return False
        ids = self.choices(state, self.seat)
        if len(ids) > 1:
            return True
        self.apply(state, self.seat, ids[0])
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        victim = self.next_victim(state.table)
        return [
            KILL.id(victim, index, self.province)
            for index, kind in enumerate(VICTIMS)
            if count(state.table, victim, kind, self.province)
        ]

    def next_victim(self, table: Table) -> int:
        """Of the victims left the one with the most honor."""
        return most_honored(table, [seat for seat in range(table.seats) if self.left >> seat & 1])

    def apply(self, state: State, seat: int, id: int) -> None:
        victim, index, province = KILL.split(id)
        state.table.replace(Hate(seat, self.left & ~(1 << victim), self.hit | 1 << victim, province))
        kill(state, seat, victim, VICTIMS[index], province)


class Strike(GameStep):
    """Path of the Ninja kills one Bushi."""

    name: ClassVar[str] = "strike"
    clause: ClassVar[str] = "RS10.12"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), SeatField("victim"), WordField("province", PROVINCE))

    def __init__(self, seat: int, victim: int, province: int) -> None:
        self.seat = seat
        self.victim = victim
        self.province = province

    def resume(self, state: State) -> bool:
        state.table.pop()
        kill(state, self.seat, self.victim, BUSHI, self.province)
        praise(state, self.seat, 1 << self.victim)
        return False


class Disgrace(GameStep):
    """What Path of the Ninja costs: honor, after the deed or its sparing."""

    name: ClassVar[str] = "disgrace"
    clause: ClassVar[str] = "RS2.3"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(),)

    def resume(self, state: State) -> bool:
        state.table.pop()
        lose_honor(state, self.seat)
        return False
