"""The map as one seat sees it: who stands where, what each province is worth, how likely it is to be won.

An Outlook is built once per decision from a Table; the many "what if" questions after that are look-ups.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.standing import has_won, provinces_won
from gunbai.games.rising_sun.data.board import EVERYWHERE, reward
from gunbai.games.rising_sun.data.cards import COURAGE
from gunbai.games.rising_sun.data.figures import (
    BUSHI,
    CORE_KINDS,
    DAIMYO,
    LEAST_HONOR_FORCE,
    MONSTER_FORCE,
    ONI_OF_HATE,
    ONI_OF_SPITE,
    SHINTO,
    STRONGHOLD,
    YUREI,
)
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import MANDATE_TURNS, POLITICS, TEA, TOKEN_POINTS, WAR
from gunbai.games.rising_sun.figures import count
from gunbai.games.rising_sun.force import daimyo_bonus, force
from gunbai.games.rising_sun.table import NOBODY, Table

WIDTH: Final = 40
UNKNOWN: Final = 1e9


class Outlook:
    """What the map is worth to a seat; `worth(province, mine)` answers for any Force of its own."""

    def __init__(self, seat: int, n: int, calm: float) -> None:
        self.seat = seat
        self.n = n
        self.calm = calm
        """From 0 at the start of the political phase to 1 when the wars begin."""
        self.forces = [0] * (n * 8)
        """By province and seat."""
        self.mine = [0] * 8
        self.rival = [0] * 8
        """The most Force of another seat; `rival_seat` whose it is."""
        self.rival_seat = [NOBODY] * 8
        self.edge = [0.0] * 8
        self.stake = [0.0] * 8
        """The token at war this season; `fruit` harvests to come, `one_day` wars of later seasons."""
        self.fruit = [0.0] * 8
        self.one_day = [0.0] * 8
        self.risk = 0.0
        self.slope = w.SLOPE_EARLY + (w.SLOPE_LATE - w.SLOPE_EARLY) * calm
        self._known = [UNKNOWN] * (8 * WIDTH)

    def worth(self, province: int, mine: int) -> float:
        """The province with so much Force of mine in it and all others as they are."""
        index = province * WIDTH + min(max(mine, 0), WIDTH - 1)
        value = self._known[index]
        if value == UNKNOWN:
            value = self.worth_against(province, mine, self.rival[province])
            self._known[index] = value
        return value

    def worth_against(self, province: int, mine: int, rival: int) -> float:
        """The same with another strongest rival."""
        if mine <= 0:
            return 0.0
        win = self.chance(province, mine, rival)
        value = self.stake[province] * win + self.one_day[province] * min(mine, 2) * 0.5
        if rival > 0 and self.stake[province] > 0:
            value -= self.risk * mine * (1 - win)
        if mine > rival or (mine == rival and self.edge[province] > 0):
            value += self.fruit[province]
        return value

    def chance(self, province: int, mine: int, rival: int) -> float:
        """To win a war here. Unopposed it is only a question of who may still come."""
        if mine <= 0:
            return 0.0
        if rival <= 0:
            return 1 - w.LONE_DOUBT * (1 - self.calm) / (0.5 + mine)
        return 1 / (1 + exp(-self.slope * (mine - rival + self.edge[province])))

    def added(self, province: int, extra: int) -> float:
        """What so much more Force is worth here."""
        mine = self.mine[province]
        return self.worth(province, mine + extra) - self.worth(province, mine)


def look(t: Table, seat: int) -> Outlook:
    """Build the outlook of a seat."""
    out = Outlook(seat, t.n, calm(t))
    out.risk = w.LOST_FIGURE[min(t.season, 2)]
    won = min(provinces_won(t, seat), 7)
    harvests = hoped_harvests(t, seat)
    ahead = t.wars[t.war :]
    for province in EVERYWHERE:
        _muster(t, out, province)
        if province in ahead:
            out.stake[province] = token_worth(t, seat, province, won)
        out.one_day[province] = w.ONE_DAY[t.season] * (0.4 if has_won(t, seat, province) else 1.0)
        out.fruit[province] = harvests * reward_worth(t, province)
    return out


def calm(t: Table) -> float:
    """How little can still change before the wars."""
    if t.phase == WAR:
        return 1.0
    return t.turn / MANDATE_TURNS if t.phase == POLITICS else 0.0


def _muster(t: Table, out: Outlook, province: int) -> None:
    """Count the Force of all; the edge is what honor, ronin and coins add against the strongest rival."""
    best = NOBODY
    row = province * t.n
    for seat in t.honor:
        here = force(t, seat, province)
        out.forces[row + seat] = here
        if seat == out.seat:
            out.mine[province] = here
        elif here > out.rival[province]:
            out.rival[province] = here
            best = seat
    out.rival_seat[province] = best
    if best != NOBODY:
        out.edge[province] = edge_over(t, out.seat, best)


def edge_over(t: Table, seat: int, rival: int) -> float:
    """Ties go to honor (RS2.4); ronin and coins can be laid in the battle (RS9.1, RS9.5)."""
    honor = w.HONOR_EDGE if t.rank[seat] < t.rank[rival] else -w.HONOR_EDGE
    ronin = max(-1.0, min(1.0, w.RONIN_EDGE * (t.ronin[seat] - t.ronin[rival])))
    coins = max(-0.8, min(0.8, w.COIN_EDGE * (t.coins[seat] - t.coins[rival])))
    return honor + ronin + coins


def token_worth(t: Table, seat: int, province: int, won: int) -> float:
    """RS11.3, RS11.4 and Courage: what this season's token of a province is worth to a seat."""
    season = min(t.season, 2)
    value = TOKEN_POINTS[season] + 2.0 * t.has(seat, COURAGE)
    if not has_won(t, seat, province):
        value += w.NEW_PROVINCE[season][won]
    return value


def hoped_harvests(t: Table, seat: int) -> float:
    """Harvest bonuses still to be hoped for (RS6.11), later seasons with little weight."""
    allied = t.ally[seat] != NOBODY or t.phase == TEA
    per_season = w.HARVESTS_ALLIED if allied else w.HARVESTS_ALONE
    now = per_season * (MANDATE_TURNS - t.turn) / MANDATE_TURNS if t.phase in (POLITICS, TEA) else 0.0
    return now + w.HARVEST_LATER[min(t.season, 2)]


def reward_worth(t: Table, province: int) -> float:
    """The harvest reward of a province in victory points."""
    points, coins, ronin = reward(province, t.options[SHIKOKU_REWARD] == 1, t.options[NAGATO_KYUSHU_VP] == 1)
    return points + coins * w.COIN + ronin * w.RONIN


def figure_force(t: Table, seat: int, kind: int) -> int:
    """What a figure would bring to a province, near enough: who else stands there is not asked."""
    if kind == DAIMYO:
        return 1 + daimyo_bonus(t, seat)
    if kind < CORE_KINDS or kind == STRONGHOLD:
        return 1
    own = MONSTER_FORCE[kind - CORE_KINDS]
    if kind == YUREI:
        return own + daimyo_bonus(t, seat)
    if LEAST_HONOR_FORCE[kind - CORE_KINDS] and t.rank[seat] >= t.n - 2:
        return own + LEAST_HONOR_FORCE[kind - CORE_KINDS]
    return own


def entry_worth(t: Table, seat: int, kind: int, province: int) -> float:
    """RS10.16: what Oni of Hate and Oni of Spite do on entering."""
    if kind not in (ONI_OF_HATE, ONI_OF_SPITE):
        return 0.0
    total = 0.0
    for other in t.honor[: t.rank[seat]]:
        if kind == ONI_OF_SPITE:
            total += 1.3 * min(2, t.vp[other]) if force(t, other, province) else 0.0
        elif count(t, other, BUSHI, province) or count(t, other, SHINTO, province):
            total += 0.4 if t.ally[seat] == other else 1.0
    return total
