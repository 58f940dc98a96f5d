"""Train: buying one card on display (RS6.9); Ryujin uses it too (RS7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE
from gunbai.games.rising_sun.entries.card import COSTS
from gunbai.games.rising_sun.steps.base import Box, violation
from gunbai.games.rising_sun.steps.politics.paying import buy_card, price
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.fields import Field, FlagField, SeatField

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Train(Box):
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
        table, discount = state.table, self.discount
        held, market = table.coins[seat], table.market
        ids = [DONE]
        for card in range(len(market)):
            if market[card] and price(table, seat, COSTS[card], discount) <= held:
                ids.append(BUY.id(card))
        if discount:
            for card in range(len(market)):
                if market[card] and COSTS[card] and price(table, seat, COSTS[card], 0) <= held:
                    ids.append(BUY_FULL.id(card))
        return ids

    def apply(self, state: State, seat: int, id: int) -> None:
        state.table.pop()
        if BUY_FULL.has(id):
            buy_card(state, seat, BUY_FULL.only(id), 0)
        elif BUY.has(id):
            buy_card(state, seat, BUY.only(id), self.discount)

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
