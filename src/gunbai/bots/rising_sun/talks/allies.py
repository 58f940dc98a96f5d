"""What an ally is worth: the change of a seat's chance to win, by a small model fitted to tea ceremonies played out.

`scripts/fit_allies.py` makes the weights; here are the features it knows and the sum it makes of them. Everything is
read off the public table, so nobody can tell a hand or a plan from what a bot says at tea.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun.guide.value import chances
from gunbai.bots.rising_sun.outlook import forces_of, rewards
from gunbai.bots.rising_sun.talks.ally_weights import WEIGHTS
from gunbai.bots.rising_sun.talks.tea import mandate_turns
from gunbai.games.rising_sun.table import NOBODY, Table

SCALARS: Final = 23
"""Features before those that name a place in the order of turns, or a clan."""
MOST: Final = 5
"""Seats and clans there may be."""
FEATURES: Final = SCALARS + 6 * MOST


class Teahouse:
    """The table as everybody sees it when allies are chosen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chances = chances(table)
        """Of each seat to win, as the table lies; nothing of who will ally with whom."""
        self.forces = forces_of(table)
        self.first = table.honor[0] if table.active == NOBODY else (table.active + 1) % table.seats
        self.fruits = rewards(table)

    def place(self, seat: int) -> int:
        """How many mandate turns pass before a seat's first one."""
        return (seat - self.first) % self.table.seats

    def harvest(self, seat: int) -> float:
        """RS6.11: what a seat would get of a Harvest with its bonus now, from the provinces that it leads."""
        table, total = self.table, 0.0
        for p in range(8):
            mine, leads = self.forces[seat * 8 + p], True
            for other in range(table.seats):
                theirs = self.forces[other * 8 + p]
                if other != seat and (theirs > mine or (theirs == mine and table.rank[other] < table.rank[seat])):
                    leads = False
            if mine and leads:
                total += self.fruits[p]
        return total

    def force_at_war(self, seat: int) -> int:
        """Force of a seat in the provinces that will be fought for."""
        total = 0
        for p in self.table.wars:
            total += self.forces[seat * 8 + p]
        return total

    def meetings(self, seat: int, other: int) -> tuple[float, float]:
        """In how many provinces two seats stand side by side, and in how many of them there will be war."""
        shared = fought = 0.0
        for p in range(8):
            if self.forces[seat * 8 + p] and self.forces[other * 8 + p]:
                shared += 1.0
                if p in self.table.wars:
                    fought += 1.0
        return shared, fought


def alone_features(house: Teahouse, seat: int, pairs: int) -> list[float]:
    """The numbers of a seat without an ally, when so many pairs of others are allied."""
    found = [0.0] * FEATURES
    found[0] = 1.0
    found[1] = float(pairs)
    found[2] = pairs * house.chances[seat]
    found[SCALARS + house.place(seat)] = 1.0
    return found


def ally_features(house: Teahouse, seat: int, ally: int, pairs: int) -> list[float]:
    """The numbers of a seat with an ally, when so many pairs of others are allied, too."""
    table = house.table
    found = [0.0] * FEATURES
    mine, theirs = house.chances[seat], house.chances[ally]
    shared, fought = house.meetings(seat, ally)
    found[3] = float(pairs)
    found[4] = mine
    found[5] = theirs
    found[6] = mine * theirs
    found[7] = mine * mine
    found[8] = theirs * theirs
    found[9] = shared
    found[10] = fought
    found[11] = float(table.coins[seat])
    found[12] = float(table.coins[ally])
    found[13] = float(mandate_turns(table, ally))
    found[14] = 1.0 if table.rank[seat] < table.rank[ally] else 0.0
    found[15] = house.harvest(seat)
    found[16] = house.harvest(ally)
    found[17] = float(table.built(seat))
    found[18] = float(table.built(ally))
    found[19] = float(house.force_at_war(seat))
    found[20] = float(house.force_at_war(ally))
    found[21] = float(table.ronin[seat] - table.ronin[ally])
    found[22] = 1.0
    found[SCALARS + MOST + house.place(seat)] = 1.0
    found[SCALARS + 2 * MOST + house.place(ally)] = 1.0
    found[SCALARS + 3 * MOST + (ally - seat) % table.seats] = 1.0
    mark_clan(found, 4, table.clans[seat])
    mark_clan(found, 5, table.clans[ally])
    return found


def mark_clan(found: list[float], group: int, clan: int) -> None:
    """A clan from outside is none of those that the weights were fitted with."""
    if clan < MOST:
        found[SCALARS + group * MOST + clan] = 1.0


def ally_worth(house: Teahouse, seat: int, ally: int) -> float:
    """What an alliance is worth to a seat in hundredths of a chance to win, against being alone while others pair."""
    table = house.table
    weights = WEIGHTS[table.seats - 3][min(table.season, 2)]
    free = formed = 0
    for other in range(table.seats):
        if table.ally[other] != NOBODY:
            formed += 1
        elif other not in (seat, ally):
            free += 1
    allied = summed(weights, ally_features(house, seat, ally, (formed + free) // 2))
    return allied - summed(weights, alone_features(house, seat, (formed + free + 1) // 2))


def summed(weights: list[float], found: list[float]) -> float:
    total = 0.0
    for index in range(len(found)):
        total += weights[index] * found[index]
    return total
