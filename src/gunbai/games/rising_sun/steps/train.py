"""Train: buying one card on display (RS6.9); Ryujin uses it too (RS7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE
from gunbai.games.rising_sun.data.cards import CARDS, COSTS
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.paying import buy_card, price

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


class Train(Step):
    """RS6.9: one card, for the active player and ally one coin less if they like. Frame: seat, -, discount."""

    name = "train"
    clause = "RS6.9"

    def resume(self, s: State) -> bool:
        if self.waits(s, s.table.stack[-3]):
            return True
        s.table.pop()
        return False

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        discount = t.stack[-1]
        held = t.coins[seat]
        market = t.market
        ids = [DONE]
        for card in range(CARDS):
            if market[card] and price(t, seat, COSTS[card], discount) <= held:
                ids.append(BUY + card)
        if discount:
            for card in range(CARDS):
                if market[card] and COSTS[card] and price(t, seat, COSTS[card], 0) <= held:
                    ids.append(BUY_FULL + card)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        discount = s.table.stack[-1]
        s.table.pop()
        if id >= BUY_FULL:
            buy_card(s, seat, id - BUY_FULL, 0)
        elif id >= BUY:
            buy_card(s, seat, id - BUY, discount)
