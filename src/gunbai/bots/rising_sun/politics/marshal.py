"""Moving figures and building strongholds (RS6.8), Fujin's moves (RS7.2), the Serpent's toll (RS10.15)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, strongholds_of
from gunbai.bots.rising_sun.politics.shrines import kami_turns_left, worshippers
from gunbai.games.rising_sun.actions import BUILD, DONE, MOVE, NO, YES
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, ROUTES
from gunbai.games.rising_sun.data.figures import CORE_KINDS
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import SUSANOO
from gunbai.games.rising_sun.entries.archway import BENEVOLENCE
from gunbai.games.rising_sun.entries.core import FORM_OF_THE_KITSUNE
from gunbai.games.rising_sun.steps.politics.moving import Toll, toll_owner
from gunbai.games.rising_sun.steps.politics.paying import STRONGHOLD_PRICE, price
from gunbai.games.rising_sun.table import NOBODY, Table


def move_values(out: Outlook, ids: list[int]) -> list[float]:
    """One link of a Marshal or a Fujin."""
    table, seat = out.table, out.seat
    toll = 0.0
    if not table.clan(seat).moves_anywhere and toll_owner(table) not in (NOBODY, seat):
        toll = w.COIN * 0.7
    values = []
    for id in ids:
        if id == DONE:
            values.append(w.MOVE_MARGIN)
        elif BUILD.has(id):
            values.append(build_worth(out, BUILD.only(id)))
        else:
            values.append(move_worth(out, id, toll))
    return values


def move_worth(out: Outlook, id: int, toll: float) -> float:
    """The target with the figure, the origin without it, the toll, the entering."""
    kind, origin, target = MOVE.split(id)
    might = figure_force(out.table, out.seat, kind)
    gain = out.added(target, might) + out.added(origin, -might)
    if toll > 0 and ROUTES[origin * 8 + target] >= 0:
        gain -= toll
    return gain if kind < CORE_KINDS else gain + entry_worth(out.table, out.seat, kind, target)


def build_worth(out: Outlook, province: int) -> float:
    """A stronghold in a province: figures to come, kami and winter upgrade, for Turtle its Force; less its price."""
    table, seat, calm = out.table, out.seat, out.field.calm
    value = w.STRONGHOLD[table.season] * w.RECRUITS_OF_STRONGHOLD[min(strongholds_of(table, seat), 4)]
    value *= 1 - 0.5 * calm if table.season < 2 else 1 - calm
    value += place_worth(out, province)
    value += 3.0 * FORM_OF_THE_KITSUNE.copies(table, seat) + (1.2 if table.market[FORM_OF_THE_KITSUNE.index] else 0.0)
    cost = price(table, seat, STRONGHOLD_PRICE, 0)
    return value + susanoo_worth(table, seat) + 2.0 * min(cost, BENEVOLENCE.copies(table, seat)) - cost * w.COIN


def place_worth(out: Outlook, province: int) -> float:
    """Where to build: where one more figure would count most; not twice in a place, unless one may summon anywhere."""
    table = out.table
    if table.clan(out.seat).strongholds_fight:
        return out.added(province, 1)
    if table.clan(out.seat).summons_anywhere:
        return 0.0
    near = -9.0
    for p in NEIGHBOURS[table.options[EDO_KYOTO_BORDER]][province]:
        near = max(near, out.added(p, 1))
    return 0.4 * out.added(province, 1) + 0.12 * near - (0.8 if table.strongholds[out.seat * 8 + province] else 0.0)


def susanoo_worth(table: Table, seat: int) -> float:
    """RS7.2: a point in each kami turn left, if it is I whom Susanoo serves."""
    for shrine in range(4):
        if table.shrines[shrine] == SUSANOO:
            mine = worshippers(table, seat, shrine)
            for other in range(table.seats):
                theirs = worshippers(table, other, shrine)
                if theirs > mine or (theirs == mine and table.rank[other] < table.rank[seat]):
                    return 0.0
            return 0.8 * kami_turns_left(table) if mine else 0.0
    return 0.0


def choose_toll(table: Table, step: Toll, seat: int) -> int:
    """RS10.15: everybody pays but an ally."""
    return NO if table.ally[seat] == step.mover else YES


def marshal_gain(out: Outlook, bonus: bool) -> float:
    """The best moves out of each province, and a stronghold."""
    table, seat = out.table, out.seat
    total = 0.0
    for origin in range(8):
        if out.mine[origin]:
            total += best_departures(out, origin)
    if bonus and table.stronghold_reserve(seat) and table.coins[seat] >= price(table, seat, STRONGHOLD_PRICE, 0):
        most = 0.0
        for p in range(8):
            most = max(most, build_worth(out, p))
        total += most
    return total


def best_departures(out: Outlook, origin: int) -> float:
    """Two figures at most leave a province; the second one's gain is counted with what the first has left behind."""
    table = out.table
    free = table.clan(out.seat).moves_anywhere
    best = second = -9.0
    for target in EVERYWHERE if free else NEIGHBOURS[table.options[EDO_KYOTO_BORDER]][origin]:
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
