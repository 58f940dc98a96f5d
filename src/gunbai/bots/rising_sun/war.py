"""Bids: what each advantage is worth in this battle, and how much of the purse this battle deserves (RS9.1)."""

from __future__ import annotations

import random
from math import exp
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import token_worth
from gunbai.bots.rising_sun.question import Question
from gunbai.bots.rising_sun.standing import provinces_won
from gunbai.games.rising_sun.actions import BID
from gunbai.games.rising_sun.data.cards import RESPECT, RIGHTEOUSNESS
from gunbai.games.rising_sun.data.clans import KOI
from gunbai.games.rising_sun.data.figures import is_daimyo
from gunbai.games.rising_sun.figures import figures_at, kinds_at
from gunbai.games.rising_sun.force import force, present
from gunbai.games.rising_sun.table import Table

SHARPNESS: Final = 1.1
"""How surely one Force more wins, before the bids are open."""
STOLEN_POINT: Final = 1.5
"""A point from a rival is worth more than one from the supply (RS9.4), and the figure brings a coin (RS5.2d)."""
DEATH_POINT: Final = 1.0
DEATH_HONOR: Final = 0.25
KOI_ASIDE: Final = 0.5
"""The share of its coins Koi can expect to keep aside and hire (RS12.1)."""
LATER: Final = 0.8
"""Battles to come may still fall away."""
LEAST: Final = 0.25
"""An advantage worth less than this gets nothing."""
ROUGHNESS: Final = 0.5
"""How far a bid strays from its measure, so that it cannot be read off."""


class Battle:
    """A battle as one of its fighters sees it before the bids are open."""

    def __init__(self, t: Table, seat: int, province: int, fighters: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.province = province
        self.others = [other for other in fighters if other != seat]
        self.figures = figures_at(t, seat, province)
        self.prize = token_worth(t, seat, province, min(provinces_won(t, seat), 7))
        self.ronin = hireable(t, seat)
        self.their_ronin = max(hireable(t, other) for other in self.others)
        self.lead = min(lead_over(t, seat, other, province) for other in self.others)

    def chance(self, extra: float) -> float:
        """To win with so much more Force."""
        return 1 / (1 + exp(-SHARPNESS * (self.lead + extra)))

    def worths(self) -> list[float]:
        """What winning each advantage is worth, in the order they are resolved (RS9.2)."""
        return [self.seppuku(), self.hostage(), self.hire(), self.poets()]

    def seppuku(self) -> float:
        """RS9.3: a point and honor for each figure, against the battle that is thrown away."""
        kept = w.LOST_FIGURE[self.t.season] - self.t.has(self.seat, RIGHTEOUSNESS)
        thrown_away = (self.prize + kept * self.figures) * self.chance(0)
        return self.figures * (DEATH_POINT + DEATH_HONOR) - thrown_away

    def hostage(self) -> float:
        """RS9.4: a point of theirs, and one Force; to have it also keeps them from taking mine."""
        if not any(has_captive(self.t, other, self.province) for other in self.others):
            return 0.3 * self.prize * (self.chance(0) - self.chance(-1)) if self.figures else 0.0
        swing = 0.5 * self.prize * (self.chance(1) - self.chance(-1))
        return STOLEN_POINT * (1 + 0.6 * self.t.has(self.seat, RESPECT)) + swing

    def hire(self) -> float:
        """RS9.5: my ronin for me, theirs kept from them."""
        denied = 0.6 * (self.chance(0) - self.chance(-self.their_ronin))
        return self.prize * (self.chance(self.ronin) - self.chance(0) + denied)

    def poets(self) -> float:
        """RS9.9: a point for each figure that is likely to fall."""
        theirs = sum(figures_at(self.t, other, self.province) for other in self.others)
        win = self.chance(0)
        return self.figures * (1 - win) + theirs * max(win, 0.5 if len(self.others) > 1 else 0.0)


def hireable(t: Table, seat: int) -> float:
    """RS12.1: Koi's coins set aside count as ronin."""
    return t.ronin[seat] + (KOI_ASIDE * t.coins[seat] if t.clans[seat] == KOI else 0.0)


def lead_over(t: Table, seat: int, other: int, province: int) -> float:
    """Force ahead of a rival; ties go to honor (RS2.4)."""
    tie = 0.4 if t.rank[seat] < t.rank[other] else -0.4
    return force(t, seat, province) - force(t, other, province) + tie


def has_captive(t: Table, other: int, province: int) -> bool:
    """Whether a rival has a figure there that may be taken (RS1.7)."""
    for kind in kinds_at(t, other, province):
        if not is_daimyo(kind):
            return True
    return False


def choose_bid(q: Question) -> int:
    """One link of the chain: this advantage's share of what is left of the budget, roughened."""
    t = q.t
    province = t.wars[t.war - 1]
    worths = Battle(t, q.seat, province, t.fighters).worths()
    left = q.ids[-1] - BID
    spendable = left - round(t.coins[q.seat] * (1 - share_of_purse(t, q.seat, sum_worth(worths))))
    amount = slice_of(worths, q.link, max(0, spendable), q.rng)
    return BID + min(left, amount, enough(t, q.seat))


def sum_worth(worths: list[float]) -> float:
    total = 0.0
    for worth in worths:
        if worth > LEAST:
            total += worth
    return total


def share_of_purse(t: Table, seat: int, here: float) -> float:
    """What this battle may cost: all, if it is my last of the season; coins left over are lost (RS5.5)."""
    later = 0.0
    for province in t.wars[t.war :]:
        fighters = present(t, province)
        if seat in fighters and is_battle(t, fighters):
            later += sum_worth(Battle(t, seat, province, fighters).worths())
    return here / (here + LATER * later) if here > 0 else 0.0


def is_battle(t: Table, fighters: list[int]) -> bool:
    """RS8.3 to RS8.5: more than one, and not two allies alone."""
    return len(fighters) > 2 or (len(fighters) == 2 and t.ally[fighters[0]] != fighters[1])


def slice_of(worths: list[float], link: int, budget: int, rng: random.Random) -> int:
    """The coins for one advantage; the last one that is worth anything takes what is left."""
    mine = worths[link]
    if mine <= LEAST or budget <= 0:
        return 0
    rest = sum_worth(worths[link + 1 :])
    if rest <= 0:
        return budget
    exact = budget * mine / (mine + rest) * (1 + ROUGHNESS * (2 * rng.random() - 1))
    return int(exact + rng.random())


def enough(t: Table, seat: int) -> int:
    """More than the richest rival can lay is thrown away (ties: RS2.4)."""
    most = 0
    for other in t.fighters:
        if other != seat:
            most = max(most, t.coins[other] + (1 if t.rank[other] < t.rank[seat] else 0))
    return max(most, 1)
