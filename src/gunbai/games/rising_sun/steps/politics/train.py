"""Train: buying one card on display (RS6.9); Ryujin uses it too (RS7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE
from gunbai.games.rising_sun.entries.card import COSTS
from gunbai.games.rising_sun.steps.base import GOODS, PIECES, MandateTurn, violation
from gunbai.games.rising_sun.steps.politics.paying import after_purchase, buy_card, price, to_hand
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField
from gunbai.kernel.steps import NOTHING_CHANGES

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Train(MandateTurn):
    """RS6.9: one card, for the active player and ally one coin less if they like."""

    name: ClassVar[str] = "train"
    clause: ClassVar[str] = "RS6.9"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), FlagField("discount"))

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def resume(self, state: State) -> bool:
        if self.waits(state, self.seat):
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        table = state.table
        held = table.coins[seat]
        shown = [card for card, copies in enumerate(table.market) if copies]
        ids = [DONE]
        for card in shown:
            if price(table, seat, COSTS[card], self.discount) <= held:
                ids.append(BUY.id(card))
        if self.discount:
            for card in shown:
                if COSTS[card] and price(table, seat, COSTS[card], 0) <= held:
                    ids.append(BUY_FULL.id(card))
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if BUY_FULL.has(id):
            buy_card(state, seat, BUY_FULL.only(id), 0)
        elif BUY.has(id):
            buy_card(state, seat, BUY.only(id), self.discount)

    def can_buy(self, table: Table) -> int:
        """How many copies on display the seat could pay for."""
        copies = 0
        for card, shown in enumerate(table.market):
            if shown and price(table, self.seat, COSTS[card], self.discount) <= table.coins[self.seat]:
                copies += shown
        return copies

    def has_work(self, state: State, stirred: int) -> bool | None:
        """Something that it can pay for; two copies where one may be gone by then."""
        copies = self.can_buy(state.table)
        if stirred & GOODS:
            return True if copies > 1 else None
        return copies > 0

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """Coins are handed over and monsters summoned before others go on."""
        if id == DONE:
            return self.follows(state, seat)
        full = BUY_FULL.has(id)
        card = BUY_FULL.only(id) if full else BUY.only(id)
        if to_hand(state.table, seat, price(state.table, seat, COSTS[card], 0 if full else self.discount)):
            return False
        return after_purchase(self, state, card, PIECES | GOODS)

    def changes(self, state: State, seat: int, id: int) -> Mapping[str, int]:
        """RS6.9: the price as this seat pays it."""
        if BUY_FULL.has(id):
            return {"coins": -price(state.table, seat, COSTS[BUY_FULL.only(id)], 0)}
        if BUY.has(id):
            return {"coins": -price(state.table, seat, COSTS[BUY.only(id)], self.discount)}
        return NOTHING_CHANGES

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        full = BUY_FULL.has(id)
        if not full and not BUY.has(id):
            return super().objection(state, seat, id)
        table = state.table
        card = BUY_FULL.only(id) if full else BUY.only(id)
        if not table.market[card]:
            return violation(state, "buy/not_on_display", "RS1.14", id)
        needed = price(table, seat, COSTS[card], 0 if full else self.discount)
        if needed > table.coins[seat]:
            return violation(state, "buy/too_poor", "RS1.14", id, {"needed": needed, "held": table.coins[seat]})
        return violation(state, "buy/no_other_price", "RS6.9", id)
