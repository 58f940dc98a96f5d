"""The map at one moment: who stands where, what each province is worth to a seat, how likely it is to be won.

A Field is what all seats have in common, an Outlook what one seat makes of it; the many "what if" questions after that
are cheap. `steady` asks them, and so do the play-outs of `master`: nothing is asked twice, nothing is boxed.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.standing import has_won, provinces_won
from gunbai.games.rising_sun.data.board import reward
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    CORE_KINDS,
    DAIMYO,
    ONI_OF_HATE,
    ONI_OF_SPITE,
    PLACES,
    SHINTO,
    STRONGHOLD,
)
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import MANDATE_TURNS, POLITICS, TEA, WAR
from gunbai.games.rising_sun.entries.card import MONSTER_FIGURES
from gunbai.games.rising_sun.entries.horseman import COURAGE
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.force import bushi_force, daimyo_bonus, force
from gunbai.games.rising_sun.table import NOBODY, Table

TOKEN: Final[list[float]] = [1.0, 2.0, 3.0, 0.0]
"""RS11.3: points of a token by season."""


def _reward_worths() -> list[list[float]]:
    """By the two options and province: the harvest reward in victory points."""
    rows = []
    for options in range(4):
        given = [reward(province, options >= 2, options % 2 == 1) for province in range(8)]
        rows.append([points + coins * w.COIN + ronin * w.RONIN for points, coins, ronin in given])
    return rows


REWARDS: Final[list[list[float]]] = _reward_worths()


def rewards(table: Table) -> list[float]:
    """What a harvest of each province is worth."""
    return REWARDS[
        (2 if table.options[SHIKOKU_REWARD] == 1 else 0) + (1 if table.options[NAGATO_KYUSHU_VP] == 1 else 0)
    ]


def forces_of(table: Table) -> list[int]:
    """Force by seat and province, as `force` counts it (RS1.13), in one pass."""
    forces = [0] * (table.seats * 8)
    figures = table.figures
    for seat in range(table.seats):
        row = seat * CORE_KINDS * PLACES
        bushi = bushi_force(table, seat)
        daimyo = 1 + daimyo_bonus(table, seat)
        fighting = table.clan(seat).strongholds_fight
        for p in range(8):
            here = figures[row + p] * daimyo + figures[row + PLACES + p] * bushi + figures[row + 2 * PLACES + p]
            if fighting:
                here += table.strongholds[seat * 8 + p]
            forces[seat * 8 + p] = here
    for monster in table.bought:
        place = table.monster_place[monster]
        if place < 8:
            owner = table.monster_owner[monster]
            forces[owner * 8 + place] = force(table, owner, place)
    return forces


def strongholds_of(table: Table, seat: int) -> int:
    built = 0
    for index in range(seat * 8, seat * 8 + 8):
        built += table.strongholds[index]
    return built


class Field:
    """What every seat's Force is, and what does not depend on who looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.forces = forces_of(table)
        self.calm = 1.0 if table.phase == WAR else table.turn / MANDATE_TURNS if table.phase == POLITICS else 0.0
        """From 0 at the start of the political phase to 1 when the wars begin: how little can still change."""
        self.slope = w.SLOPE_EARLY + (w.SLOPE_LATE - w.SLOPE_EARLY) * self.calm
        self.at_war = [False] * 8
        for index in range(table.war, len(table.wars)):
            self.at_war[table.wars[index]] = True


class Outlook:
    """What the map is worth to one seat; `worth(province, mine)` answers for any Force of its own."""

    def __init__(self, field: Field, seat: int) -> None:
        table = field.table
        self.table = table
        self.seat = seat
        self.field = field
        self.risk = w.LOST_FIGURE[table.season]
        self.lone = w.LONE_DOUBT * (1 - field.calm)
        self.mine = field.forces[seat * 8 : seat * 8 + 8]
        self.rival = [0] * 8
        """The most Force of another seat; `rival_seat` whose it is."""
        self.rival_seat = [NOBODY] * 8
        self.edge = [0.0] * 8
        self.stake = [0.0] * 8
        """The token at war this season; `fruit` harvests to come, `one_day` wars of later seasons."""
        self.fruit = [0.0] * 8
        self.one_day = [0.0] * 8
        self.bargain = -1.0
        """What the best card on display would gain; below 0 before somebody asks."""
        self._find_rivals()
        self._set_stakes()

    def _find_rivals(self) -> None:
        """The strongest rival in each province, ties by honor, and what honor, ronin and coins add against it."""
        table, forces = self.table, self.field.forces
        for seat in table.honor:
            if seat != self.seat:
                edge = edge_over(table, self.seat, seat)
                for p in range(8):
                    if forces[seat * 8 + p] > self.rival[p]:
                        self.rival[p] = forces[seat * 8 + p]
                        self.rival_seat[p] = seat
                        self.edge[p] = edge

    def _set_stakes(self) -> None:
        """This season's token, harvests to be hoped for, wars of later seasons."""
        table, seat = self.table, self.seat
        won = [has_won(table, seat, p) for p in range(8)]
        step = w.NEW_PROVINCE[table.season][won.count(True)]
        token = TOKEN[table.season] + 2.0 * COURAGE.copies(table, seat)
        harvests = hoped_harvests(table, seat)
        fruits = rewards(table)
        later = w.ONE_DAY[table.season]
        for p in range(8):
            if self.field.at_war[p]:
                self.stake[p] = token if won[p] else token + step
            self.fruit[p] = harvests * fruits[p]
            self.one_day[p] = later * (0.4 if won[p] else 1.0)

    def worth(self, province: int, mine: int) -> float:
        """The province with so much Force of mine in it and all others as they are."""
        return self.worth_against(province, mine, self.rival[province])

    def worth_against(self, province: int, mine: int, rival: int) -> float:
        """The same with another strongest rival."""
        if mine <= 0:
            return 0.0
        value = self.one_day[province] * (0.5 if mine == 1 else 1.0)
        stake = self.stake[province]
        if stake > 0:
            win = self.chance(province, mine, rival)
            value += stake * win
            if rival > 0:
                value -= self.risk * mine * (1 - win)
        if mine > rival or (mine == rival and self.edge[province] > 0):
            value += self.fruit[province]
        return value

    def chance(self, province: int, mine: int, rival: int) -> float:
        """To win a war here. Unopposed it is only a question of who may still come."""
        if mine <= 0:
            return 0.0
        if rival <= 0:
            return 1 - self.lone / (0.5 + mine)
        return 1 / (1 + exp(-self.field.slope * (mine - rival + self.edge[province])))

    def added(self, province: int, extra: int) -> float:
        """What so much more Force is worth here."""
        mine = self.mine[province]
        return self.worth(province, mine + extra) - self.worth(province, mine)

    def rival_without(self, other: int, province: int) -> int:
        """The strongest rival when one of them has one Force less."""
        most = 0
        forces = self.field.forces
        for seat in range(self.table.seats):
            if seat != self.seat:
                most = max(most, forces[seat * 8 + province] - (1 if seat == other else 0))
        return most


def look(table: Table, seat: int) -> Outlook:
    """The outlook of one seat."""
    return Outlook(Field(table), seat)


def edge_over(table: Table, seat: int, rival: int) -> float:
    """Ties go to honor (RS2.4); ronin and coins can be laid in the battle (RS9.1, RS9.5)."""
    ronin = max(-1.0, min(1.0, w.RONIN_EDGE * (table.ronin[seat] - table.ronin[rival])))
    coins = max(-0.8, min(0.8, w.COIN_EDGE * (table.coins[seat] - table.coins[rival])))
    return (w.HONOR_EDGE if table.rank[seat] < table.rank[rival] else -w.HONOR_EDGE) + ronin + coins


def token_worth(table: Table, seat: int, province: int) -> float:
    """RS11.3, RS11.4 and Courage: what this season's token of a province is worth to a seat."""
    value = TOKEN[table.season] + 2.0 * COURAGE.copies(table, seat)
    if not has_won(table, seat, province):
        value += w.NEW_PROVINCE[table.season][provinces_won(table, seat)]
    return value


def hoped_harvests(table: Table, seat: int) -> float:
    """Harvest bonuses still to be hoped for (RS6.11), later seasons with little weight."""
    if table.phase not in (POLITICS, TEA):
        return w.HARVEST_LATER[table.season]
    allied = table.ally[seat] != NOBODY or table.phase == TEA
    per_season = w.HARVESTS_ALLIED if allied else w.HARVESTS_ALONE
    return per_season * (MANDATE_TURNS - table.turn) / MANDATE_TURNS + w.HARVEST_LATER[table.season]


def figure_force(table: Table, seat: int, kind: int) -> int:
    """What a figure would bring to a province, near enough: who else stands there is not asked."""
    if kind == DAIMYO:
        return 1 + daimyo_bonus(table, seat)
    if kind < CORE_KINDS or kind == STRONGHOLD:
        return 1
    figure = MONSTER_FIGURES[kind - CORE_KINDS]
    if figure.is_daimyo:
        return figure.force + daimyo_bonus(table, seat)
    if figure.least_honor_force and table.rank[seat] >= table.seats - 2:
        return figure.force + figure.least_honor_force
    return figure.force


def entry_worth(table: Table, seat: int, kind: int, province: int) -> float:
    """RS10.16: what Oni of Hate and Oni of Spite do on entering."""
    if kind not in (ONI_OF_HATE, ONI_OF_SPITE):
        return 0.0
    total = 0.0
    for index in range(table.rank[seat]):
        other = table.honor[index]
        if kind == ONI_OF_SPITE:
            total += 1.3 * min(2, table.vp[other]) if force(table, other, province) else 0.0
        elif count(table, other, BUSHI, province) or count(table, other, SHINTO, province):
            total += 0.4 if table.ally[seat] == other else 1.0
    return total
