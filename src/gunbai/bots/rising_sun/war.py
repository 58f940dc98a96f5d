"""Bids: what each advantage is worth in this battle, and how much of the purse this battle deserves (RS9.1)."""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import token_worth
from gunbai.games.rising_sun.data.figures import CORE_KINDS, PLACES, YUREI
from gunbai.games.rising_sun.entries.core import RESPECT, RIGHTEOUSNESS
from gunbai.games.rising_sun.rules.figures import figures_at
from gunbai.games.rising_sun.rules.force import force, present
from gunbai.games.rising_sun.rules.hooks import RONIN_BESIDE
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.luck.generator import Generator

SHARPNESS: Final = 1.1
"""How surely one Force more wins, before the bids are open."""
STOLEN_POINT: Final = 1.5
"""A point from a rival is worth more than one from the supply (RS9.4), and the figure brings a coin (RS5.2d)."""
DEATH: Final = 1.25
"""A figure that dies by its own hand: a point, and a step of honor at half its worth."""
KOI_ASIDE: Final = 0.5
"""The share of its coins Koi can expect to keep aside and hire (RS12.1)."""
LATER: Final = 0.8
"""Battles to come may still fall away."""
LEAST: Final = 0.25
"""An advantage worth less than this gets nothing."""
ROUGHNESS: Final = 0.5
"""How far a bid strays from its measure, so that it cannot be read off."""
WORD: Final = 4294967296.0
LINKS: Final = 4


def unit(generator: Generator) -> float:
    """A number from 0 to 1."""
    return int(generator.word()) / WORD


def hireable(table: Table, seat: int) -> float:
    """RS12.1: Koi's coins set aside count as ronin."""
    return table.ronin[seat] + KOI_ASIDE * RONIN_BESIDE.total(table, seat)


def has_captive(table: Table, other: int, province: int) -> bool:
    """Whether a rival has a figure there that may be taken (RS1.7)."""
    row = other * CORE_KINDS * PLACES + province
    if table.figures[row + PLACES] or table.figures[row + 2 * PLACES]:
        return True
    for monster in table.bought:
        here = table.monster_place[monster] == province and table.monster_owner[monster] == other
        if here and monster + CORE_KINDS != YUREI:
            return True
    return False


class Battle:
    """A battle as one of its fighters sees it before the bids are open."""

    def __init__(self, table: Table, seat: int, province: int, fighters: list[int]) -> None:
        self.prize = token_worth(table, seat, province)
        self.figures = figures_at(table, seat, province)
        self.lead = 99.0
        self.their_ronin = 0.0
        self.theirs = 0
        self.captives = False
        mine = force(table, seat, province)
        for other in fighters:
            if other != seat:
                tie = 0.4 if table.rank[seat] < table.rank[other] else -0.4
                self.lead = min(self.lead, mine - force(table, other, province) + tie)
                self.their_ronin = max(self.their_ronin, hireable(table, other))
                self.theirs += figures_at(table, other, province)
                self.captives = self.captives or has_captive(table, other, province)
        self.crowded = len(fighters) > 2
        self.worths = self._worths(table, seat)

    def chance(self, extra: float) -> float:
        """To win with so much more Force."""
        return 1 / (1 + exp(-SHARPNESS * (self.lead + extra)))

    def _worths(self, table: Table, seat: int) -> list[float]:
        """What winning each advantage is worth, in the order they are resolved (RS9.2)."""
        win, prize, figures = self.chance(0), self.prize, self.figures
        kept = w.LOST_FIGURE[table.season] - RIGHTEOUSNESS.copies(table, seat)
        seppuku = figures * DEATH - (prize + kept * figures) * win
        if self.captives:
            swing = 0.5 * prize * (self.chance(1) - self.chance(-1))
            hostage = STOLEN_POINT * (1 + 0.6 * RESPECT.copies(table, seat)) + swing
        else:
            hostage = 0.3 * prize * (win - self.chance(-1)) if figures else 0.0
        denied = 0.6 * (win - self.chance(-self.their_ronin))
        hire = prize * (self.chance(hireable(table, seat)) - win + denied)
        poets = figures * (1 - win) + self.theirs * max(win, 0.5 if self.crowded else 0.0)
        return [seppuku, hostage, hire, poets]


def sum_worth(worths: list[float], start: int) -> float:
    total = 0.0
    for index in range(start, LINKS):
        if worths[index] > LEAST:
            total += worths[index]
    return total


def share_of_purse(table: Table, seat: int, here: float) -> float:
    """What this battle may cost: all, if it is my last of the season; coins left over are lost (RS5.5)."""
    if here <= 0:
        return 0.0
    later = 0.0
    for index in range(table.war, len(table.wars)):
        fighters = present(table, table.wars[index])
        if seat in fighters and is_battle(table, fighters):
            later += sum_worth(Battle(table, seat, table.wars[index], fighters).worths, 0)
    return here / (here + LATER * later)


def is_battle(table: Table, fighters: list[int]) -> bool:
    """RS8.3 to RS8.5: more than one, and not two allies alone."""
    return len(fighters) > 2 or (len(fighters) == 2 and table.ally[fighters[0]] != fighters[1])


def enough(table: Table, seat: int) -> int:
    """More than the richest rival can lay is thrown away (ties: RS2.4)."""
    most = 1
    for other in table.fighters:
        if other != seat:
            most = max(most, table.coins[other] + (1 if table.rank[other] < table.rank[seat] else 0))
    return most


class Bidder:
    """What a seat would bid in the battle at hand: its measure, roughened."""

    def __init__(self, table: Table, seat: int) -> None:
        self.worths = Battle(table, seat, table.wars[table.war - 1], table.fighters).worths
        self.coins = table.coins[seat]
        self.share = share_of_purse(table, seat, sum_worth(self.worths, 0))
        self.cap = enough(table, seat)

    def bid(self, link: int, left: int, generator: Generator) -> int:
        """One link of the chain, with `left` coins not laid yet."""
        budget = left - round(self.coins * (1 - self.share))
        return self.sliced(link, left, budget, ROUGHNESS, generator)

    def sliced(self, link: int, left: int, budget: int, roughness: float, generator: Generator) -> int:
        """This advantage's share of what is left of the budget; the last one worth anything takes the rest."""
        mine = self.worths[link]
        if mine <= LEAST or budget <= 0:
            return 0
        rest = sum_worth(self.worths, link + 1)
        amount = budget
        if rest > 0:
            exact = budget * mine / (mine + rest) * (1 + roughness * (2 * unit(generator) - 1))
            amount = int(exact + unit(generator))
        return min(left, amount, self.cap)
