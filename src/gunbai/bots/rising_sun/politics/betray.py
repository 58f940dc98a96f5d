"""Betray: what it takes, and what breaking an alliance costs (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force
from gunbai.bots.rising_sun.politics.shrines import kami_turns_left, kami_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import DONE, REPLACE, WITH
from gunbai.games.rising_sun.data.figures import BUSHI, CORE_KINDS, RESERVE, SHINTO
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.entries.teapot import HONESTY, LOYALTY
from gunbai.games.rising_sun.rules.figures import count, kinds_at
from gunbai.games.rising_sun.steps.politics.betray import StandIn, stand_ins
from gunbai.games.rising_sun.table import NOBODY, Table


def target_values(out: Outlook, ids: list[int]) -> list[float]:
    """Betray: whom to replace; done when nothing gains."""
    fear = threats(out.table, out.seat)
    reserve = kinds_at(out.table, out.seat, RESERVE)
    return [0.05 if id == DONE else target_worth(out, fear, reserve, id) for id in ids]


def target_worth(out: Outlook, fear: list[float], reserve: list[int], id: int) -> float:
    """One figure of a rival leaves, one of mine comes."""
    table = out.table
    other, kind, place = REPLACE.split(id)
    if place >= 8:
        return 0.7 * kami_turns_left(table) * kami_worth(out, table.shrines[place - 8])
    mine = 0
    for own in stand_ins(reserve, kind, place):
        mine = max(mine, figure_force(table, out.seat, own))
    return swap_worth(out, fear[other], other, place, mine) + 0.3 * figure_force(table, other, kind)


def swap_worth(out: Outlook, fear: float, other: int, place: int, mine: int) -> float:
    after = out.worth_against(place, out.mine[place] + mine, out.rival_without(other, place))
    return after - out.worth(place, out.mine[place]) + w.FIGURE + fear * (0.5 + out.stake[place] * 0.2)


def stand_in_values(table: Table, step: StandIn, seat: int, ids: list[int]) -> list[float]:
    """RS6.13: the strongest figure that may stand in, with what it does on entering."""
    place = step.place
    values = []
    for id in ids:
        kind = WITH.only(id)
        entering = entry_worth(table, seat, kind, place) if place < 8 else 0.0
        values.append(figure_force(table, seat, kind) + entering - (0.5 if kind >= CORE_KINDS and place >= 8 else 0.0))
    return values


def betray_gain(out: Outlook, fear: list[float], faith: float) -> float:
    """What playing Betray would bring: the best figure of each of two rivals, less the alliance as far as it binds."""
    best = second = 0.0
    for other in range(out.table.seats):
        if other != out.seat:
            swap = best_swap(out, fear[other], other)
            if swap > best:
                best, second = swap, best
            elif swap > second:
                second = swap
    return best + second - faith * alliance_worth(out)


def best_swap(out: Outlook, fear: float, other: int) -> float:
    """The best Bushi or Shinto of a rival to take."""
    table = out.table
    most = 0.0
    for kind in (BUSHI, SHINTO):
        if count(table, out.seat, kind, RESERVE):
            for place in range(8):
                if count(table, other, kind, place):
                    most = max(most, swap_worth(out, fear, other, place, 1) + 0.3)
    return most


def alliance_worth(out: Outlook) -> float:
    """What the alliance of a seat is still worth: shared bonuses, peace, honor, virtues of the loyal."""
    table, seat = out.table, out.seat
    ally = table.ally[seat]
    if ally == NOBODY:
        return 0.0
    shared = 0
    for p in table.wars:
        if out.mine[p] and out.field.forces[ally * 8 + p]:
            shared += 1
    turns = (MANDATE_TURNS - table.turn) * 2 / table.seats
    virtues = 3.0 * LOYALTY.copies(table, seat) + 2.0 * turns * HONESTY.copies(table, seat)
    return turns * w.ALLIANCE_TURN * 2 + shared * w.ALLIANCE_IN_WAR + w.HONOR + virtues + 0.5
