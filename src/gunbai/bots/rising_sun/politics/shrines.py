"""What worship is worth: which kami, how many kami turns are left, who holds the shrine (RS7)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, strongholds_of
from gunbai.bots.rising_sun.politics.cards import best_purchase
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KOMAINU, PLACES, SHINTO, SHRINE
from gunbai.games.rising_sun.data.words import AMATERASU, POLITICS, RYUJIN, SUSANOO
from gunbai.games.rising_sun.rules.force import force
from gunbai.games.rising_sun.table import Table

BEHIND: Final = 0
EVEN: Final = 1
AHEAD: Final = 3
FAR: Final = 9
RYUJINS_SHARE: Final = 0.8
"""Of the best purchase: it may be gone when the kami's turn comes."""


def kami_turns_left(table: Table) -> int:
    """RS6.1: kami turns come after the third, fifth and seventh mandate turn."""
    if table.phase != POLITICS:
        return 0
    return 3 if table.turn <= 3 else 2 if table.turn <= 5 else 1


def kami_worth(out: Outlook, kami: int) -> float:
    """One use of a kami to a seat (RS7.2)."""
    if kami == SUSANOO:
        return float(strongholds_of(out.table, out.seat))
    if kami == AMATERASU:
        return w.KAMI_WORTH[kami] * (0.5 + 0.25 * out.table.rank[out.seat])
    if kami == RYUJIN:
        if out.bargain < 0:
            out.bargain = best_purchase(out, 0)
        return max(w.KAMI_WORTH[kami], RYUJINS_SHARE * out.bargain)
    return w.KAMI_WORTH[kami]


def worshippers(table: Table, seat: int, shrine: int) -> int:
    """Force at a shrine: a Shinto or a Komainu counts one; other monsters never come here but by Betray."""
    if table.monster_place[KOMAINU - CORE_KINDS] == SHRINE + shrine:
        return force(table, seat, SHRINE + shrine)
    return table.figures[(seat * CORE_KINDS + SHINTO) * PLACES + SHRINE + shrine]


def hold(lead: int) -> float:
    """The chance to be served with so many half worshippers ahead, the half being honor (RS2.4)."""
    return w.KAMI_HOLDS[0 if lead <= BEHIND else 1 if lead == EVEN else 2 if lead <= AHEAD else 3]


def worship_worth(out: Outlook, shrine: int) -> float:
    """What one more worshipper at this shrine is worth for the rest of the season."""
    table, seat = out.table, out.seat
    turns = kami_turns_left(table)
    if not turns:
        return 0.0
    mine = worshippers(table, seat, shrine)
    lead = FAR
    for other in range(table.seats):
        if other != seat:
            ahead = 2 * (mine - worshippers(table, other, shrine)) + (1 if table.rank[seat] < table.rank[other] else 0)
            lead = min(lead, ahead)
    before = hold(lead) if mine else 0.0
    return (hold(min(lead + 2, FAR)) - before) * turns * kami_worth(out, table.shrines[shrine])


def best_worship(out: Outlook) -> float:
    most = 0.0
    for shrine in range(4):
        most = max(most, worship_worth(out, shrine))
    return most
