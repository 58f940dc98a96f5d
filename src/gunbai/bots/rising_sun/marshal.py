"""Moving figures and building strongholds (RS6.8), Fujin's moves (RS7.2), the Serpent's toll (RS10.15)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, look
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.shrines import kami_turns_left
from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE, NO, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, ROUTES
from gunbai.games.rising_sun.data.cards import BENEVOLENCE, FORM_OF_THE_KITSUNE, PATH_OF_THE_SERPENT
from gunbai.games.rising_sun.data.clans import DRAGONFLY, STRONGHOLD_PRICE, TURTLE
from gunbai.games.rising_sun.data.figures import SHRINE
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import SUSANOO
from gunbai.games.rising_sun.force import strongest
from gunbai.games.rising_sun.steps.moving import serpent_owner
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table


def move_worth(t: Table, out: Outlook, kind: int, origin: int, target: int) -> float:
    """What one move gains: the target with the figure, the origin without it, the toll, the entering."""
    might = figure_force(t, out.seat, kind)
    gain = out.added(target, might) + out.added(origin, -might)
    if t.has(out.seat, PATH_OF_THE_SERPENT) == 0 and ROUTES[origin * 8 + target] >= 0:
        gain -= toll_worth(t, out.seat)
    return gain + entry_worth(t, out.seat, kind, target)


def toll_worth(t: Table, seat: int) -> float:
    owner = serpent_owner(t)
    return 0.0 if owner == NOBODY or t.clans[seat] == DRAGONFLY else w.COIN * 0.7


def choose_move(q: Question) -> int:
    """One link of a Marshal or a Fujin: the best move or building, done when nothing gains enough."""
    t = q.t
    out = look(t, q.seat)

    def value(id: int) -> float:
        if id == DONE:
            return w.MOVE_MARGIN
        if id >= BUILD:
            return build_worth(t, out, id - BUILD)
        rest, target = divmod(id - MOVE, 8)
        kind, origin = divmod(rest, 8)
        return move_worth(t, out, kind, origin, target)

    return best_of(q.ids, value)


def build_worth(t: Table, out: Outlook, province: int) -> float:
    """A stronghold in a province: figures to come, kami and winter upgrade, for Turtle its Force; less its price."""
    seat = out.seat
    built = sum(t.strongholds[seat * 8 : seat * 8 + 8])
    value = w.STRONGHOLD[t.season] * w.RECRUITS_OF_STRONGHOLD[min(built, 4) - 1 if built else 0]
    value *= 1 - 0.5 * out.calm if t.season < 2 else 1 - out.calm
    value += place_worth(t, out, province)
    value += 3.0 * t.has(seat, FORM_OF_THE_KITSUNE) + (1.2 if t.market[FORM_OF_THE_KITSUNE] else 0.0)
    cost = price(t, seat, STRONGHOLD_PRICE, 0)
    return value + susanoo_worth(t, seat) + 2.0 * min(cost, t.has(seat, BENEVOLENCE)) - cost * w.COIN


def place_worth(t: Table, out: Outlook, province: int) -> float:
    """Where to build: where one more figure would count most; not twice in a place, unless one may summon anywhere."""
    if t.clans[out.seat] == TURTLE:
        return out.added(province, 1)
    if t.clans[out.seat] == DRAGONFLY:
        return 0.0
    near = 0.4 * max(out.added(p, 1) for p in neighbours(t, province))
    return 0.4 * out.added(province, 1) + 0.3 * near - (0.8 if t.strongholds[out.seat * 8 + province] else 0.0)


def susanoo_worth(t: Table, seat: int) -> float:
    """RS7.2: a point in each kami turn left, if it is I whom Susanoo serves."""
    for shrine, kami in enumerate(t.shrines):
        if kami == SUSANOO and strongest(t, SHRINE + shrine) == seat:
            return 0.8 * kami_turns_left(t)
    return 0.0


def neighbours(t: Table, province: int) -> list[int]:
    return NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][province]


def choose_toll(q: Question) -> int:
    """RS10.15: everybody pays but an ally."""
    return NO if q.t.ally[q.seat] == q.t.stack[-2] else YES


def marshal_gain(t: Table, out: Outlook, bonus: bool) -> float:
    """What a Marshal would bring a seat: the best move out of each province it stands in, and a stronghold."""
    total = 0.0
    for origin in EVERYWHERE:
        if out.mine[origin]:
            total += best_departures(t, out, origin)
    if bonus and t.stronghold_reserve(out.seat) and t.coins[out.seat] >= price(t, out.seat, STRONGHOLD_PRICE, 0):
        total += max(0.0, max(build_worth(t, out, province) for province in EVERYWHERE))
    return total


def best_departures(t: Table, out: Outlook, origin: int) -> float:
    """Two figures at most leave a province; the second one's gain is counted with what the first has left behind."""
    targets = EVERYWHERE if t.clans[out.seat] == DRAGONFLY else neighbours(t, origin)
    gains = sorted((out.added(target, 1) for target in targets if target != origin), reverse=True)
    total, mine = 0.0, out.mine[origin]
    for gain in gains[: min(2, mine)]:
        net = gain + out.worth(origin, mine - 1) - out.worth(origin, mine)
        if net > w.MOVE_MARGIN:
            total += net
            mine -= 1
    return total
