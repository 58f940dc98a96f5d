"""What summons, moves, buildings and replacements are worth in play-outs and as priors: one number an id."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.guide_cards import (
    best_worship,
    kami_turns_left,
    kami_worth,
    strongholds_of,
    worship_worth,
    worshippers,
)
from gunbai.bots.rising_sun.guide_field import COIN, FIGURE, Sight, entry_worth, figure_force
from gunbai.bots.rising_sun.guide_standing import threats
from gunbai.games.rising_sun.actions import BUILD, DONE, KILL, MOVE, PLACE, PLACE_AT_SHRINE, SUMMON, USE, WORSHIP
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.board import NEIGHBOURS, ROUTES
from gunbai.games.rising_sun.data.clans import DRAGONFLY, STRONGHOLD_PRICE, TURTLE
from gunbai.games.rising_sun.data.figures import BUSHI, CORE_KINDS, RESERVE, SHINTO, worships
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import SUSANOO
from gunbai.games.rising_sun.figures import count, kinds_at
from gunbai.games.rising_sun.steps.betray import decode_replace, stand_ins
from gunbai.games.rising_sun.steps.moving import serpent_owner
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table

STRONGHOLD_WORTH: Final[list[float]] = [*w.STRONGHOLD, 0.0]
RECRUITS: Final[list[float]] = [w.RECRUITS_OF_STRONGHOLD[0], *w.RECRUITS_OF_STRONGHOLD]
"""By strongholds built so far: how much of its worth one more brings."""


def summon_values(sight: Sight, ids: list[int]) -> list[float]:
    """Recruit, a monster bought, Raijin's Bushi, an Ashigaru."""
    devotion = -1.0
    values = []
    for id in ids:
        if id == DONE:
            values.append(w.SUMMON_MARGIN)
        elif id >= WORSHIP:
            values.append(leaving_for_worship(sight, id))
        else:
            kind, province = (id - SUMMON) // 8, (id - SUMMON) % 8
            worth = summon_worth(sight, kind, province)
            if worships(kind):
                if devotion < 0:
                    devotion = best_worship(sight)
                worth = max(worth, devotion + FIGURE) + 0.01
            values.append(worth)
    return values


def province_values(sight: Sight, ids: list[int]) -> list[float]:
    """Where to summon when worship is no question."""
    values = []
    for id in ids:
        inside = SUMMON <= id < WORSHIP
        values.append(summon_worth(sight, (id - SUMMON) // 8, (id - SUMMON) % 8) if inside else w.SUMMON_MARGIN)
    return values


def summon_worth(sight: Sight, kind: int, province: int) -> float:
    """A figure of the reserve into a province."""
    gain = sight.added(province, figure_force(sight.t, sight.seat, kind))
    return gain + entry_worth(sight.t, sight.seat, kind, province) + FIGURE


def leaving_for_worship(sight: Sight, id: int) -> float:
    """RS6.7: the shrine's worth less what the figure is worth where it stands now."""
    index, shrine = (id - WORSHIP) // 4, (id - WORSHIP) % 4
    return worship_worth(sight, shrine) + sight.added(index % 8, -1) - 0.05


def effect_values(sight: Sight, ids: list[int]) -> list[float]:
    """Cards after a summon or at the end of Recruit."""
    return [effect_worth(sight, id) for id in ids]


def effect_worth(sight: Sight, id: int) -> float:
    t = sight.t
    if PLACE <= id < PLACE_AT_SHRINE:
        return sight.added(id - PLACE, 1) + FIGURE
    if PLACE_AT_SHRINE <= id < KILL:
        return worship_worth(sight, (id - PLACE_AT_SHRINE) % 4)
    if KILL <= id < USE:
        return ninja_worth(sight, (id - KILL) // 24, (id - KILL) % 8)
    if USE <= id < USE + c.CARDS:
        purses = [t.coins[other] for other in range(t.n) if other != sight.seat]
        return purses.count(max(purses)) * COIN * 1.3 - w.HONOR * (1 if t.rank[sight.seat] < t.n - 1 else 0)
    return 0.0


def ninja_worth(sight: Sight, victim: int, province: int) -> float:
    """Path of the Ninja: the victim loses a Bushi, I lose honor."""
    t, seat, mine = sight.t, sight.seat, sight.mine[province]
    if victim == seat:
        return -1.0
    gain = sight.worth_against(province, mine, sight.rival_without(victim, province)) - sight.worth(province, mine)
    gain += threats(t, seat)[victim] * 1.5 - t.has(victim, c.RIGHTEOUSNESS) - w.HONOR
    gain += 2.0 * t.has(seat, c.MERCY) + (3.0 * t.has(seat, c.JUSTICE) if t.rank[victim] > t.rank[seat] else 0.0)
    return gain - (2.0 if t.ally[seat] == victim else 0.0)


def move_values(sight: Sight, ids: list[int]) -> list[float]:
    """One link of a Marshal or a Fujin."""
    t, seat = sight.t, sight.seat
    toll = 0.0
    if t.clans[seat] != DRAGONFLY and serpent_owner(t) not in (NOBODY, seat):
        toll = COIN * 0.7
    values = []
    for id in ids:
        if id == DONE:
            values.append(w.MOVE_MARGIN)
        elif id >= BUILD:
            values.append(build_worth(sight, id - BUILD))
        else:
            values.append(move_worth(sight, id - MOVE, toll))
    return values


def move_worth(sight: Sight, move: int, toll: float) -> float:
    """The target with the figure, the origin without it, the toll, the entering."""
    kind, origin, target = move // 64, move // 8 % 8, move % 8
    might = figure_force(sight.t, sight.seat, kind)
    gain = sight.added(target, might) + sight.added(origin, -might)
    if toll > 0 and ROUTES[origin * 8 + target] >= 0:
        gain -= toll
    return gain if kind < CORE_KINDS else gain + entry_worth(sight.t, sight.seat, kind, target)


def build_worth(sight: Sight, province: int) -> float:
    """A stronghold in a province: figures to come, kami and winter upgrade, for Turtle its Force; less its price."""
    t, seat, calm = sight.t, sight.seat, sight.field.calm
    value = STRONGHOLD_WORTH[t.season] * RECRUITS[min(strongholds_of(t, seat), 4)]
    value *= 1 - 0.5 * calm if t.season < 2 else 1 - calm
    value += place_worth(sight, province)
    value += 3.0 * t.has(seat, c.FORM_OF_THE_KITSUNE) + (1.2 if t.market[c.FORM_OF_THE_KITSUNE] else 0.0)
    cost = price(t, seat, STRONGHOLD_PRICE, 0)
    return value + susanoo_worth(t, seat) + 2.0 * min(cost, t.has(seat, c.BENEVOLENCE)) - cost * COIN


def place_worth(sight: Sight, province: int) -> float:
    """Where to build: where one more figure would count most; not twice in a place, unless one may summon anywhere."""
    t = sight.t
    if t.clans[sight.seat] == TURTLE:
        return sight.added(province, 1)
    if t.clans[sight.seat] == DRAGONFLY:
        return 0.0
    near = -9.0
    for p in NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][province]:
        near = max(near, sight.added(p, 1))
    return 0.4 * sight.added(province, 1) + 0.12 * near - (0.8 if t.strongholds[sight.seat * 8 + province] else 0.0)


def susanoo_worth(t: Table, seat: int) -> float:
    """RS7.2: a point in each kami turn left, if it is I whom Susanoo serves."""
    for shrine in range(4):
        if t.shrines[shrine] == SUSANOO:
            mine = worshippers(t, seat, shrine)
            for other in range(t.n):
                theirs = worshippers(t, other, shrine)
                if theirs > mine or (theirs == mine and t.rank[other] < t.rank[seat]):
                    return 0.0
            return 0.8 * kami_turns_left(t) if mine else 0.0
    return 0.0


def target_values(sight: Sight, ids: list[int]) -> list[float]:
    """Betray: whom to replace; done when nothing gains."""
    fear = threats(sight.t, sight.seat)
    reserve = kinds_at(sight.t, sight.seat, RESERVE)
    return [0.05 if id == DONE else target_worth(sight, fear, reserve, id) for id in ids]


def target_worth(sight: Sight, fear: list[float], reserve: list[int], id: int) -> float:
    """One figure of a rival leaves, one of mine comes."""
    t = sight.t
    other, kind, place = decode_replace(id)
    if place >= 8:
        return 0.7 * kami_turns_left(t) * kami_worth(sight, t.shrines[place - 8])
    mine = 0
    for own in stand_ins(reserve, kind, place):
        mine = max(mine, figure_force(t, sight.seat, own))
    return swap_worth(sight, fear[other], other, place, mine) + 0.3 * figure_force(t, other, kind)


def swap_worth(sight: Sight, fear: float, other: int, place: int, mine: int) -> float:
    after = sight.worth_against(place, sight.mine[place] + mine, sight.rival_without(other, place))
    return after - sight.worth(place, sight.mine[place]) + FIGURE + fear * (0.5 + sight.stake[place] * 0.2)


def best_swap(sight: Sight, fear: float, other: int) -> float:
    """The best Bushi or Shinto of a rival to take."""
    t = sight.t
    most = 0.0
    for kind in (BUSHI, SHINTO):
        if count(t, sight.seat, kind, RESERVE):
            for place in range(8):
                if count(t, other, kind, place):
                    most = max(most, swap_worth(sight, fear, other, place, 1) + 0.3)
    return most
