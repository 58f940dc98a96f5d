"""Paying for cards and strongholds: prices, Benevolence, and what is bought (RS6.8 to RS6.10, RS10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import HAND_COIN, NO, SUMMON
from gunbai.games.rising_sun.data.board import EVERYWHERE, PROVINCE
from gunbai.games.rising_sun.data.figures import CORE_KINDS, FIGURE, KOMAINU, RESERVE
from gunbai.games.rising_sun.data.words import CARD, FROM_CARDS
from gunbai.games.rising_sun.entries.card import COSTS, DECK
from gunbai.games.rising_sun.rules.entering import acts_on_entering
from gunbai.games.rising_sun.rules.gains import gain_points
from gunbai.games.rising_sun.rules.honor import gain_honor
from gunbai.games.rising_sun.rules.hooks import COINS_TO_HAND
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES, GameStep, no_such_seat, violation
from gunbai.games.rising_sun.steps.politics.recruit import AfterSummon, KomainuWorship, after_summon, summon
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import NOTHING, Field, SeatField, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import MAX_SEATS

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

STRONGHOLD_PRICE: Final = 3
MOST_COINS: Final = 99


def price(table: Table, seat: int, cost: int, discount: int) -> int:
    """RS12.2: a clan's limit comes first; the discount comes after that."""
    dearest = table.clan(seat).dearest
    if cost > dearest:
        cost = dearest
    return cost - discount if cost > discount else 0


def buy_card(state: State, seat: int, card: int, discount: int) -> None:
    """The coins leave the purse; what they buy comes when all of them are spent."""
    table = state.table
    coins = price(table, seat, COSTS[card], discount)
    table.coins[seat] -= coins
    handed = to_hand(table, seat, coins)
    if handed:
        table.push(Pay(seat, handed, card, NOTHING))
    else:
        take_card(table, seat, card)
    state.tell("bought", seat, card, coins)


def buy_stronghold(state: State, seat: int, province: int) -> None:
    """The same for a stronghold."""
    table = state.table
    coins = price(table, seat, STRONGHOLD_PRICE, 0)
    table.coins[seat] -= coins
    handed = to_hand(table, seat, coins)
    if handed:
        table.push(Pay(seat, handed, NOTHING, province))
    else:
        table.strongholds[seat * 8 + province] += 1
    state.tell("built", seat, province, coins)


def to_hand(table: Table, seat: int, coins: int) -> int:
    """The copies of Benevolence owned before this purchase may turn coins of the price into gifts."""
    return min(coins, COINS_TO_HAND.total(table, seat))


class Pay(GameStep):
    """RS10.19: each such coin goes to the supply or to another player. What is bought is a card or a stronghold."""

    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "RS10.19"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        Field("amount", 0, MOST_COINS),
        WordField("card", CARD, optional=True),
        WordField("province", PROVINCE, optional=True),
    )
    asked: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, seat: int, amount: int, card: int, province: int) -> None:
        self.seat = seat
        self.amount = amount
        """Coins to decide on."""
        self.card = card
        self.province = province

    def resume(self, state: State) -> bool:
        if self.amount:
            return True
        table = state.table
        table.pop()
        if self.card >= 0:
            take_card(table, self.seat, self.card)
            state.tell("card_taken", self.seat, self.card)
        else:
            table.strongholds[self.seat * 8 + self.province] += 1
            state.tell("stronghold_placed", self.seat, self.province)
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [NO] + [HAND_COIN.id(other) for other in range(state.table.seats) if other != seat]

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.replace(Pay(seat, self.amount - 1, self.card, self.province))
        if id != NO:
            other = HAND_COIN.only(id)
            state.table.coins[other] += 1
            state.tell("coin_handed", seat, other)
            gain_honor(state, seat)
            gain_points(state, seat, 2, FROM_CARDS)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        if self.amount > 1:
            return False
        return after_purchase(self, state, self.card, PIECES | GOODS | OTHERS) if self.card >= 0 else None

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if HAND_COIN.has(id):
            missing = no_such_seat(state, HAND_COIN.only(id), id, "RS10.19")
            if missing is not None:
                return missing
        return super().objection(state, seat, id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if (self.card == NOTHING) == (self.province == NOTHING):
            raise BadPosition(field, "either a card or the province of a stronghold", repr(self))


def take_card(table: Table, seat: int, card: int) -> None:
    """RS1.14, RS6.10: the copy leaves the display; a monster must be summoned at once."""
    table.market[card] -= 1
    table.cards[card * MAX_SEATS + seat] += 1
    kind = DECK[card].figure
    if kind >= 0:
        monster = kind - CORE_KINDS
        table.bought.append(monster)
        table.monster_owner[monster] = seat
        table.monster_place[monster] = RESERVE
        table.push(Monster(seat, kind))


def after_purchase(step: GameStep, state: State, card: int, stirred: int) -> bool | None:
    """What follows a step that ends with a card in the hands of its seat."""
    kind = DECK[card].figure
    if kind < 0:
        return step.follows(state, step.seat, stirred)
    provinces = len(Monster(step.seat, kind).choices(state, step.seat))
    if provinces > 1:
        return False
    return after_monster(step, state, kind, stirred) if provinces else step.follows(state, step.seat, stirred)


def after_monster(step: GameStep, state: State, kind: int, stirred: int) -> bool | None:
    """What follows a step that ends with a monster of its seat in a province; a Komainu may go to worship (RS6.7)."""
    if kind == KOMAINU:
        return False
    return None if acts_on_entering(kind) else after_summon(step, state, stirred)


class Monster(GameStep):
    """RS6.10: a bought monster is summoned at a stronghold, by Dragonfly anywhere; without one it waits in reserve."""

    name: ClassVar[str] = "monster"
    clause: ClassVar[str] = "RS6.10"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("figure", FIGURE))
    asked: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def resume(self, state: State) -> bool:
        ids = self.choices(state, self.seat)
        if len(ids) > 1:
            return True
        if ids:
            self.apply(state, self.seat, ids[0])
        else:
            state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        anywhere = table.clan(seat).summons_anywhere
        return [SUMMON.id(self.figure, p) for p in EVERYWHERE if anywhere or table.strongholds[seat * 8 + p]]

    def apply(self, state: State, seat: int, id: int) -> None:
        table = state.table
        kind, province, _ = SUMMON.split(id)
        table.pop()
        table.push(AfterSummon(seat))
        if kind == KOMAINU:
            table.push(KomainuWorship(seat, province))
        summon(state, seat, kind, province)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return after_monster(self, state, self.figure, PIECES)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if SUMMON.has(id):
            return violation(state, "summon/not_this", "RS6.10", id)
        return super().objection(state, seat, id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        owned = self.figure >= CORE_KINDS and state.table.monster_owner[self.figure - CORE_KINDS] == self.seat
        if not owned:
            raise BadPosition(field, "a monster that this seat owns", repr(self))
