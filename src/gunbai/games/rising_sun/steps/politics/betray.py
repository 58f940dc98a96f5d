"""Betray: the alliance breaks, up to two figures change sides (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, REPLACE, WITH
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    CORE_KINDS,
    DAIMYO,
    FIGURE,
    KINDS,
    KOMAINU,
    PLACE,
    PLACES,
    RESERVE,
    SHINTO,
    SHRINE,
    SHRINES,
    YUREI,
    is_daimyo,
    worships,
)
from gunbai.games.rising_sun.entries.card import Card
from gunbai.games.rising_sun.rules.entering import acts_on_entering, enter
from gunbai.games.rising_sun.rules.figures import count, kinds_at, shift
from gunbai.games.rising_sun.rules.honor import lose_honor
from gunbai.games.rising_sun.rules.hooks import BETRAYALS
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES, GameStep, no_such_seat, violation
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

LIMIT: Final = 2
MOST_EXTRA: Final = 9


class Betray(GameStep):
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
        on_map = _matched(reserve, 0)
        at_shrine = _matched(reserve, SHRINE) if self.extra else on_map
        for other in range(table.seats):
            if other != seat and (self.extra or self.is_normal(other, 0)):
                _add_targets(table, other, on_map, 0, SHRINE, ids)
            if other != seat and self.extra:
                _add_targets(table, other, at_shrine, SHRINE, SHRINE + SHRINES, ids)
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
        table.replace(self._after(other, place))
        if not self.is_normal(other, place):
            _tell_extra(state, seat)
        table.push(StandIn(seat, other, kind, place))

    def _after(self, other: int, place: int) -> Betray:
        """This step when a figure there has been replaced."""
        if self.is_normal(other, place):
            return Betray(self.seat, 1, self.hit | 1 << other, self.extra)
        return Betray(self.seat, 1, self.hit, self.extra - 1)

    def clause_of(self, state: State, id: int) -> str:
        return "RS10.18" if REPLACE.has(id) and REPLACE.split(id)[2] >= SHRINE else self.clause

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """The next question is which figure of the reserve stands in, if there is a choice."""
        if id == DONE:
            return self.follows(state, seat)
        other, kind, place = REPLACE.split(id)
        able = stand_ins(kinds_at(state.table, seat, RESERVE), kind, place)
        if len(able) > 1:
            return False
        if acts_on_entering(able[0]):
            return None
        goes_on = self._after(other, place).goes_on(state, id, able[0])
        return False if goes_on else self.follows(state, seat, PIECES | GOODS | OTHERS)

    def goes_on(self, state: State, replaced: int, mine: int) -> bool:
        """Whether figures are left to replace when one of the reserve has taken a place."""
        table, seat = state.table, self.seat
        reserve = [
            kind for kind in kinds_at(table, seat, RESERVE) if kind != mine or count(table, seat, kind, RESERVE) > 1
        ]
        for id in self.choices(state, seat)[1:]:
            other, kind, place = REPLACE.split(id)
            if (id != replaced or count(table, other, kind, place) > 1) and stand_ins(reserve, kind, place):
                return True
        return False

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


def _matched(reserve: list[int], place: int) -> list[bool]:
    """By kind: whether the reserve holds a figure that may replace one there, as `stand_ins` says which."""
    bushi = shinto = worshipper = monster = False
    for mine in reserve:
        bushi = bushi or mine == BUSHI
        shinto = shinto or mine == SHINTO
        worshipper = worshipper or worships(mine)
        monster = monster or mine >= CORE_KINDS
    found = [worshipper if place >= SHRINE else monster] * KINDS
    found[DAIMYO] = found[YUREI] = False
    found[BUSHI], found[SHINTO] = bushi, worshipper
    found[KOMAINU] = worshipper if place >= SHRINE else monster or shinto
    return found


def _add_targets(table: Table, other: int, matched: list[bool], first: int, end: int, ids: list[int]) -> None:
    """Every figure of a seat at these places whose kind is matched in the reserve."""
    row = other * CORE_KINDS * PLACES
    for place in range(first, end):
        for kind in range(CORE_KINDS):
            if table.figures[row + kind * PLACES + place] and matched[kind]:
                ids.append(REPLACE.id(other, kind, place))
        for monster in table.bought:
            here = table.monster_place[monster] == place and table.monster_owner[monster] == other
            if here and matched[monster + CORE_KINDS]:
                ids.append(REPLACE.id(other, monster + CORE_KINDS, place))


class StandIn(GameStep):
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

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        below = state.table.beneath(self)
        if not isinstance(below, Betray) or acts_on_entering(WITH.only(id)):
            return None
        goes_on = below.goes_on(state, REPLACE.id(self.owner, self.figure, self.place), WITH.only(id))
        return False if goes_on else below.follows(state, seat, PIECES | GOODS | OTHERS)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        table = state.table
        if self.owner == self.seat or not count(table, self.owner, self.figure, self.place):
            raise BadPosition(field, "a figure of another seat that stands there", repr(self))
        if not stand_ins(kinds_at(table, self.seat, RESERVE), self.figure, self.place):
            raise BadPosition(field, "a figure that one of the reserve can replace", repr(self))
