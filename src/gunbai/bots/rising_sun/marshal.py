"""Moving figures and building strongholds (RS6.8), Fujin's moves (RS7.2), the Serpent's toll (RS10.15)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, strongholds_of
from gunbai.bots.rising_sun.shrines import kami_turns_left, worshippers
from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE, NO, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, ROUTES
from gunbai.games.rising_sun.data.cards import BENEVOLENCE, FORM_OF_THE_KITSUNE
from gunbai.games.rising_sun.data.clans import DRAGONFLY, STRONGHOLD_PRICE, TURTLE
from gunbai.games.rising_sun.data.figures import CORE_KINDS
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import SUSANOO
from gunbai.games.rising_sun.steps.moving import serpent_owner
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table


def move_values(out: Outlook, ids: list[int]) -> list[float]:
    """One link of a Marshal or a Fujin."""
    t, seat = out.t, out.seat
    toll = 0.0
    if t.clans[seat] != DRAGONFLY and serpent_owner(t) not in (NOBODY, seat):
        toll = w.COIN * 0.7
    values = []
    for id in ids:
        if id == DONE:
            values.append(w.MOVE_MARGIN)
        elif id >= BUILD:
            values.append(build_worth(out, id - BUILD))
        else:
            values.append(move_worth(out, id - MOVE, toll))
    return values


def move_worth(out: Outlook, move: int, toll: float) -> float:
    """The target with the figure, the origin without it, the toll, the entering."""
    kind, origin, target = move // 64, move // 8 % 8, move % 8
    might = figure_force(out.t, out.seat, kind)
    gain = out.added(target, might) + out.added(origin, -might)
    if toll > 0 and ROUTES[origin * 8 + target] >= 0:
        gain -= toll
    return gain if kind < CORE_KINDS else gain + entry_worth(out.t, out.seat, kind, target)


def build_worth(out: Outlook, province: int) -> float:
    """A stronghold in a province: figures to come, kami and winter upgrade, for Turtle its Force; less its price."""
    t, seat, calm = out.t, out.seat, out.field.calm
    value = w.STRONGHOLD[t.season] * w.RECRUITS_OF_STRONGHOLD[min(strongholds_of(t, seat), 4)]
    value *= 1 - 0.5 * calm if t.season < 2 else 1 - calm
    value += place_worth(out, province)
    value += 3.0 * t.has(seat, FORM_OF_THE_KITSUNE) + (1.2 if t.market[FORM_OF_THE_KITSUNE] else 0.0)
    cost = price(t, seat, STRONGHOLD_PRICE, 0)
    return value + susanoo_worth(t, seat) + 2.0 * min(cost, t.has(seat, BENEVOLENCE)) - cost * w.COIN


def place_worth(out: Outlook, province: int) -> float:
    """Where to build: where one more figure would count most; not twice in a place, unless one may summon anywhere."""
    t = out.t
    if t.clans[out.seat] == TURTLE:
        return out.added(province, 1)
    if t.clans[out.seat] == DRAGONFLY:
        return 0.0
    near = -9.0
    for p in NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][province]:
        near = max(near, out.added(p, 1))
    return 0.4 * out.added(province, 1) + 0.12 * near - (0.8 if t.strongholds[out.seat * 8 + province] else 0.0)


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


def choose_toll(t: Table, seat: int) -> int:
    """RS10.15: everybody pays but an ally."""
    return NO if t.ally[seat] == t.stack[-2] else YES


def marshal_gain(out: Outlook, bonus: bool) -> float:
    """The best moves out of each province, and a stronghold."""
    t, seat = out.t, out.seat
    total = 0.0
    for origin in range(8):
        if out.mine[origin]:
            total += best_departures(out, origin)
    if bonus and t.stronghold_reserve(seat) and t.coins[seat] >= price(t, seat, STRONGHOLD_PRICE, 0):
        most = 0.0
        for p in range(8):
            most = max(most, build_worth(out, p))
        total += most
    return total


def best_departures(out: Outlook, origin: int) -> float:
    """Two figures at most leave a province; the second one's gain is counted with what the first has left behind."""
    t = out.t
    free = t.clans[out.seat] == DRAGONFLY
    best = second = -9.0
    for target in EVERYWHERE if free else NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][origin]:
        if target != origin:
            more = out.added(target, 1)
            if more > best:
                best, second = more, best
            elif more > second:
                second = more
    mine = out.mine[origin]
    net = best + out.worth(origin, mine - 1) - out.worth(origin, mine)
    total = 0.0
    if net > w.MOVE_MARGIN:
        total, mine, best = net, mine - 1, second
        net = best + out.worth(origin, mine - 1) - out.worth(origin, mine)
        if mine and net > w.MOVE_MARGIN:
            total += net
    return total
