"""What worship is worth: which kami, how many kami turns are left, who holds the shrine (RS7)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.cards import card_worth
from gunbai.bots.rising_sun.outlook import Outlook
from gunbai.games.rising_sun.data.cards import CARDS, COSTS
from gunbai.games.rising_sun.data.figures import SHRINE
from gunbai.games.rising_sun.data.words import AMATERASU, POLITICS, RYUJIN, SUSANOO
from gunbai.games.rising_sun.force import force
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import Table


def kami_turns_left(t: Table) -> int:
    """RS6.1: kami turns come after the third, fifth and seventh mandate turn."""
    if t.phase != POLITICS:
        return 0
    return 3 if t.turn <= 3 else 2 if t.turn <= 5 else 1


def kami_worth(t: Table, out: Outlook, kami: int) -> float:
    """One use of a kami to the seat of the outlook (RS7.2)."""
    if kami == SUSANOO:
        return float(sum(t.strongholds[out.seat * 8 : out.seat * 8 + 8]))
    if kami == AMATERASU:
        return w.KAMI_WORTH[kami] * (0.5 + 0.25 * t.rank[out.seat])
    if kami == RYUJIN:
        return max(w.KAMI_WORTH[kami], 0.8 * best_purchase(t, out, 0))
    return w.KAMI_WORTH[kami]


def best_purchase(t: Table, out: Outlook, discount: int) -> float:
    """What the best card on display would gain the seat, 0 if none is worth its price."""
    most = 0.0
    for card in range(CARDS):
        if t.market[card]:
            cost = price(t, out.seat, COSTS[card], discount)
            if cost <= t.coins[out.seat]:
                most = max(most, card_worth(t, out, card) - cost * w.COIN)
    return most


def hold(t: Table, seat: int, shrine: int, mine: int) -> float:
    """The chance to be served at a shrine with so much Force there (ties: RS2.4)."""
    if mine <= 0:
        return 0.0
    lead = 9
    for other in range(t.n):
        if other != seat:
            ahead = 2 * (mine - force(t, other, SHRINE + shrine))
            lead = min(lead, ahead + (1 if t.rank[seat] < t.rank[other] else 0))
    return w.KAMI_HOLDS[0 if lead <= 0 else 1 if lead == 1 else 2 if lead <= 3 else 3]


def worship_worth(t: Table, out: Outlook, shrine: int) -> float:
    """What one more worshipper at this shrine is worth for the rest of the season."""
    turns = kami_turns_left(t)
    if not turns:
        return 0.0
    mine = force(t, out.seat, SHRINE + shrine)
    gained = hold(t, out.seat, shrine, mine + 1) - hold(t, out.seat, shrine, mine)
    return gained * turns * kami_worth(t, out, t.shrines[shrine])


def best_worship(t: Table, out: Outlook) -> float:
    return max(worship_worth(t, out, shrine) for shrine in range(4))
