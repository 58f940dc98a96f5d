"""Buying cards (RS6.9), Benevolence (RS10.19), Ryujin's purchase (RS7.2)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.cards import card_worth
from gunbai.bots.rising_sun.outlook import Outlook, look
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.shrines import best_purchase
from gunbai.bots.rising_sun.standing import least_dangerous
from gunbai.games.rising_sun.actions import BUY, BUY_FULL, DONE, HAND_COIN, NO
from gunbai.games.rising_sun.data.cards import BENEVOLENCE, COSTS
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import Table

HANDED_COIN: float = 2.3
"""RS10.19: two points and a step of honor for a coin that somebody else gets."""


def choose_card(q: Question) -> int:
    """The card that gains most over its price; none if none does."""
    out = look(q.t, q.seat)
    return best_of(q.ids, lambda id: purchase_worth(q.t, out, id, q.arg()))


def purchase_worth(t: Table, out: Outlook, id: int, discount: int) -> float:
    if id == DONE:
        return 0.0
    card = id - BUY_FULL if id >= BUY_FULL else id - BUY
    cost = price(t, out.seat, COSTS[card], 0 if id >= BUY_FULL else discount)
    handed = min(cost, t.has(out.seat, BENEVOLENCE))
    return card_worth(t, out, card) - cost * w.COIN + HANDED_COIN * handed


def choose_receiver(q: Question) -> int:
    """RS10.19: the coin is paid anyway, so hand it to whoever is least dangerous."""
    takers = [id - HAND_COIN for id in q.ids if id != NO]
    ally = q.t.ally[q.seat]
    return HAND_COIN + (ally if ally in takers else least_dangerous(q.t, takers))


def train_gain(t: Table, out: Outlook, bonus: bool) -> float:
    """What a Train would bring a seat."""
    return best_purchase(t, out, 1 if bonus else 0)
