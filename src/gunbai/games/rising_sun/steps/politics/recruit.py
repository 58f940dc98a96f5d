"""Recruit: summoning at strongholds, worship, and the cards that follow a summon (RS6.6, RS6.7, RS10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import DONE, SUMMON, WORSHIP
from gunbai.games.rising_sun.data.board import EVERYWHERE, PROVINCE
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    KOMAINU,
    PLACES,
    RESERVE,
    SHINTO,
    SHRINE,
    SHRINES,
    WORSHIPPERS,
)
from gunbai.games.rising_sun.rules.entering import acts_on_entering, enter
from gunbai.games.rising_sun.rules.figures import count, figures_at, shift
from gunbai.games.rising_sun.rules.gains import gain_coins
from gunbai.games.rising_sun.rules.hooks import (
    AFTER_SUMMON,
    AFTER_SUMMON_PROMPTS,
    COINS_AFTER_SUMMON,
    Offer,
    fire,
    is_awaited,
    may_ask,
)
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES, STILL, GameStep, MandateTurn, violation
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

SUMMONS: Final = [
    [SUMMON.id(kind, province) for kind in range(CORE_KINDS) if core >> kind & 1]
    for core in range(1 << CORE_KINDS)
    for province in EVERYWHERE
]
"""By the core kinds in a reserve, as bits, and province: lists of choices are put together without new numbers."""
WORSHIPS: Final = [
    [WORSHIP.id(index, province, shrine) for shrine in range(SHRINES)]
    for index in range(len(WORSHIPPERS))
    for province in EVERYWHERE
]
"""By worshipper and province: to each shrine."""


class Recruit(MandateTurn):
    """RS6.6: one figure per stronghold, one more for the active player and ally."""

    name: ClassVar[str] = "recruit"
    clause: ClassVar[str] = "RS6.6"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("begun"), FlagField("bonus"))

    def __init__(self, seat: int, begun: int, bonus: int) -> None:
        self.seat = seat
        self.begun = begun
        self.bonus = bonus

    def resume(self, state: State) -> bool:
        table = state.table
        if not self.begun:
            table.replace(Recruit(self.seat, 1, self.bonus))
            table.summoned = [0] * 8
            table.newcomers = [0] * 16
        if self.waits(state, self.seat):
            return True
        self._finish(table)
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        ids = [DONE]
        row = seat * CORE_KINDS * PLACES + RESERVE
        core = 0
        for kind in range(CORE_KINDS):
            if table.figures[row + kind * PLACES]:
                core |= 1 << kind
        monsters = [
            monster + CORE_KINDS
            for monster in table.bought
            if table.monster_place[monster] == RESERVE and table.monster_owner[monster] == seat
        ]
        if core or monsters:
            for province in self._open_provinces(table, seat):
                ids += SUMMONS[core * 8 + province]
                for kind in monsters:
                    ids.append(SUMMON.id(kind, province))
        for index in range(16):
            if table.newcomers[index]:
                ids += WORSHIPS[index]
        return ids

    def _open_provinces(self, table: Table, seat: int) -> list[int]:
        """Where this seat may still summon: at its strongholds, or anywhere (RS12.4)."""
        if table.clan(seat).summons_anywhere:
            return EVERYWHERE if sum(table.summoned) < table.built(seat) + self.bonus else []
        strongholds, summoned, row = table.strongholds, table.summoned, seat * 8
        extra = self.bonus
        for province in range(8):
            if summoned[province] > strongholds[row + province]:
                extra = 0
        found = []
        for province in range(8):
            built = strongholds[row + province]
            if built and summoned[province] < built + extra:
                found.append(province)
        return found

    def apply(self, state: State, seat: int, id: int) -> None:
        if id == DONE:
            self._finish(state.table)
        elif WORSHIP.has(id):
            worship(state, seat, id)
        else:
            kind, province, _ = SUMMON.split(id)
            state.table.summoned[province] += 1
            summon(state, seat, kind, province)

    def _finish(self, table: Table) -> None:
        table.pop()
        if sum(table.summoned):
            table.push(AfterSummon(self.seat))

    def has_work(self, state: State, stirred: int) -> bool | None:
        """A figure in reserve, and a stronghold or any province to summon it to."""
        table, seat = state.table, self.seat
        return self._places(table, seat) > 0 and figures_at(table, seat, RESERVE) > 0

    def _places(self, table: Table, seat: int) -> int:
        """How many figures may be summoned in all."""
        built = table.built(seat)
        return built + self.bonus if built or table.clan(seat).summons_anywhere else 0

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        table = state.table
        summoned, newcomers = sum(table.summoned), sum(table.newcomers)
        if id == DONE:
            return after_summon(self, state, STILL) if summoned else self.follows(state, seat)
        left, reserve = self._places(table, seat) - summoned, figures_at(table, seat, RESERVE)
        if WORSHIP.has(id):
            goes_on = newcomers > 1 or (left > 0 and reserve > 0)
            return False if goes_on else after_summon(self, state, PIECES | OTHERS)
        kind = SUMMON.split(id)[0]
        if kind in WORSHIPPERS or newcomers or (left > 1 and reserve > 1):
            return False
        return None if acts_on_entering(kind) else after_summon(self, state, PIECES)

    def clause_of(self, state: State, id: int) -> str:
        return WORSHIP.clause if WORSHIP.has(id) else self.clause

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        table = state.table
        if WORSHIP.has(id):
            return violation(state, "worship/not_just_summoned", "RS6.7", id)
        if not SUMMON.has(id):
            return super().objection(state, seat, id)
        kind, province, _ = SUMMON.split(id)
        if not count(table, seat, kind, RESERVE):
            return violation(state, "summon/not_in_reserve", "RS6.6", id)
        if not table.strongholds[seat * 8 + province] and not table.clan(seat).summons_anywhere:
            return violation(state, "summon/no_stronghold", "RS6.6", id)
        return violation(state, "summon/used_up", "RS6.6", id, {"summoned": table.summoned[province]})

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        """RS6.7: only figures that stand where they were summoned can still go to worship."""
        table = state.table
        for index, kind in enumerate(WORSHIPPERS):
            for province in EVERYWHERE:
                if table.newcomers[index * 8 + province] > count(table, self.seat, kind, province):
                    expected = "no more figures than stand there"
                    raise BadPosition("locals.newcomers", expected, str(table.newcomers))


def summon(state: State, seat: int, kind: int, province: int) -> None:
    """A figure comes from the reserve into a province: it enters, and a Shinto may still go to worship (RS6.7)."""
    shift(state.table, seat, kind, RESERVE, province)
    state.tell("summoned", seat, kind, province)
    if kind == SHINTO:
        state.table.newcomers[province] += 1
    elif kind == KOMAINU:
        state.table.newcomers[8 + province] += 1
    if kind >= CORE_KINDS:
        enter(state, seat, kind, province)


def worship(state: State, seat: int, id: int) -> None:
    """RS6.7: straight from the province it was summoned to; not a move."""
    index, province, shrine = WORSHIP.split(id)
    state.table.newcomers[index * 8 + province] -= 1
    shift(state.table, seat, WORSHIPPERS[index], province, SHRINE + shrine)
    state.tell("worshipped", seat, WORSHIPPERS[index], SHRINE + shrine)


def after_summon(step: GameStep, state: State, stirred: int) -> bool | None:
    """What follows a step that ends with a summon of its seat: its cards come first."""
    table, seat = state.table, step.seat
    prompting = any(offer.power.copies(table, seat) for offer in AFTER_SUMMON_PROMPTS.offers)
    if prompting or may_ask(table, AFTER_SUMMON):
        return None
    if is_awaited(table, AFTER_SUMMON, seat):
        stirred |= PIECES | GOODS | OTHERS
    return step.follows(state, seat, stirred | (GOODS if COINS_AFTER_SUMMON.total(table, seat) else STILL))


class KomainuWorship(GameStep):
    """RS6.7: a Komainu that was just bought may go to worship."""

    name: ClassVar[str] = "komainu_worship"
    clause: ClassVar[str] = "RS6.7"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("province", PROVINCE))
    asked: ClassVar[tuple[str, ...]] = ("province",)

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def choices(self, state: State, seat: int) -> list[int]:
        return [DONE, *WORSHIPS[8 + self.province]]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if id != DONE:
            worship(state, seat, id)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return self.follows(state, seat, PIECES if id == DONE else PIECES | OTHERS)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if WORSHIP.has(id):
            return violation(state, "worship/not_just_summoned", "RS6.7", id)
        return super().objection(state, seat, id)


class AfterSummon(CardPrompts):
    """RS10.5: cards that act after their owner has summoned.

    What cards give by themselves comes first, which is never worse for the owner than later (RS2.6).
    """

    name: ClassVar[str] = "after_summon"
    clause: ClassVar[str] = "RS10.5"

    def offers(self) -> list[Offer]:
        return AFTER_SUMMON_PROMPTS.offers

    def again(self) -> CardPrompts:
        return AfterSummon(self.seat, 1)

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        return None if self.begun else after_summon(self, state, stirred)

    def begin(self, state: State) -> None:
        state.table.newcomers = [0] * 16
        gain_coins(state, self.seat, COINS_AFTER_SUMMON.total(state.table, self.seat))
        fire(state, AFTER_SUMMON, self.seat, 0)
