"""Betray: the alliance breaks, up to two figures change sides (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, REPLACE, WITH
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    CORE_KINDS,
    FIGURE,
    KOMAINU,
    PLACE,
    RESERVE,
    SHINTO,
    SHRINE,
    SHRINES,
    is_daimyo,
    worships,
)
from gunbai.games.rising_sun.entries.card import Card
from gunbai.games.rising_sun.rules.entering import enter
from gunbai.games.rising_sun.rules.figures import count, kinds_at, shift
from gunbai.games.rising_sun.rules.honor import lose_honor
from gunbai.games.rising_sun.rules.hooks import BETRAYALS
from gunbai.games.rising_sun.steps.base import Box, no_such_seat, violation
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

LIMIT: Final = 2
MOST_EXTRA: Final = 9


class Betray(Box):
    """RS6.12: whose figures have been replaced, and how many more than those two may be (RS10.18)."""

    name: ClassVar[str] = "betray"
    clause: ClassVar[str] = "RS6.12"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        FlagField("begun"),
        SeatsField("hit"),
        Field("extra", 0, MOST_EXTRA),
    )

    def __init__(self, seat: int, begun: int = 0, hit: int = 0, extra: int = 0) -> None:
        self.seat = seat
        self.begun = begun
        self.hit = hit
        self.extra = extra

    def resume(self, state: State) -> bool:
        table = state.table
        if not self.begun:
            table.replace(Betray(self.seat, 1, 0, BETRAYALS.total(table, self.seat)))
            break_alliance(state, self.seat)
            return False
        if self.waits(state, self.seat):
            return True
        table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [DONE]
        reserve = kinds_at(table, seat, RESERVE)
        if not reserve:
            return ids
        for other in range(table.seats):
            if other == seat:
                continue
            if self.extra or self.is_normal(other, 0):
                _add_targets(table, other, reserve, 0, SHRINE, ids)
            if self.extra:
                _add_targets(table, other, reserve, SHRINE, SHRINE + SHRINES, ids)
        return ids

    def is_normal(self, other: int, place: int) -> bool:
        """Whether a figure there is one of the two that every Betray replaces."""
        return place < SHRINE and self.hit.bit_count() < LIMIT and not self.hit >> other & 1

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        if id == DONE:
            table.pop()
            return
        other, kind, place = REPLACE.split(id)
        if self.is_normal(other, place):
            table.replace(Betray(seat, 1, self.hit | 1 << other, self.extra))
        else:
            table.replace(Betray(seat, 1, self.hit, self.extra - 1))
            _tell_extra(state, seat)
        table.push(StandIn(seat, other, kind, place))

    def clause_of(self, state: State, id: int) -> str:
        return "RS10.18" if REPLACE.has(id) and REPLACE.split(id)[2] >= SHRINE else self.clause

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if not REPLACE.has(id):
            return super().objection(state, seat, id)
        table = state.table
        other, kind, place = REPLACE.split(id)
        missing = no_such_seat(state, other, id, "RS6.12")
        if missing is not None:
            return missing
        if other == seat:
            return violation(state, "replace/own_figure", "RS6.12", id)
        if is_daimyo(kind):
            return violation(state, "replace/daimyo", "RS1.7", id)
        if not count(table, other, kind, place):
            return violation(state, "replace/no_such_figure", "RS6.12", id)
        if not stand_ins(kinds_at(table, seat, RESERVE), kind, place):
            return violation(state, "replace/no_match_in_reserve", "RS6.13", id)
        if place >= SHRINE:
            return violation(state, "replace/at_shrine", "RS6.13", id)
        return violation(state, "replace/limit", "RS6.12", id)


def _tell_extra(state: State, seat: int) -> None:
    """Whose card it is that allows a figure beyond the two."""
    for share in BETRAYALS.shares:
        card = share.power
        if isinstance(card, Card) and card.copies(state.table, seat):
            state.tell("card_used", seat, card.index)
            return


def break_alliance(state: State, seat: int) -> None:
    """Compulsory, even if nothing is replaced; without an alliance no honor is lost."""
    table = state.table
    other = table.ally[seat]
    if other == NOBODY:
        return
    table.ally[seat] = NOBODY
    table.ally[other] = NOBODY
    state.tell("alliance_broken", seat, other)
    lose_honor(state, seat)


def stand_ins(reserve: list[int], kind: int, place: int) -> list[int]:
    """Figures of the reserve that may replace one of this kind there (RS6.13, at a shrine RS10.18)."""
    if is_daimyo(kind):
        return []
    if kind == BUSHI:
        return [mine for mine in reserve if mine == BUSHI]
    if place >= SHRINE or kind == SHINTO:
        return [mine for mine in reserve if worships(mine)]
    return [mine for mine in reserve if mine >= CORE_KINDS or (kind == KOMAINU and mine == SHINTO)]


def _add_targets(table: Table, other: int, reserve: list[int], first: int, end: int, ids: list[int]) -> None:
    for place in range(first, end):
        for kind in kinds_at(table, other, place):
            if stand_ins(reserve, kind, place):
                ids.append(REPLACE.id(other, kind, place))


class StandIn(Box):
    """RS6.13: which figure of the reserve takes the place."""

    name: ClassVar[str] = "stand_in"
    clause: ClassVar[str] = "RS6.13"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        SeatField("owner"),
        WordField("figure", FIGURE),
        WordField("place", PLACE),
    )
    asked: ClassVar[tuple[str, ...]] = ("owner", "figure", "place")

    def __init__(self, seat: int, owner: int, figure: int, place: int) -> None:
        self.seat = seat
        self.owner = owner
        """Whose figure is replaced, which, and where."""
        self.figure = figure
        self.place = place

    def resume(self, state: State) -> bool:
        ids = self.choices(state, self.seat)
        if len(ids) > 1:
            return True
        self.apply(state, self.seat, ids[0])
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [WITH.id(mine) for mine in stand_ins(kinds_at(state.table, seat, RESERVE), self.figure, self.place)]

    def apply(self, state: State, seat: int, id: int) -> None:
        table, mine = state.table, WITH.only(id)
        table.pop()
        shift(table, self.owner, self.figure, self.place, RESERVE)
        shift(table, seat, mine, RESERVE, self.place)
        state.tell("replaced", seat, mine, self.owner, self.figure, self.place)
        if self.place < SHRINE:
            enter(state, seat, mine, self.place)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        table = state.table
        if self.owner == self.seat or not count(table, self.owner, self.figure, self.place):
            raise BadPosition(field, "a figure of another seat that stands there", repr(self))
        if not stand_ins(kinds_at(table, self.seat, RESERVE), self.figure, self.place):
            raise BadPosition(field, "a figure that one of the reserve can replace", repr(self))
