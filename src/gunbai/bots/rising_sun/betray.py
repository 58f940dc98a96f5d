"""Betray: what it takes, and what breaking an alliance costs (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force
from gunbai.bots.rising_sun.shrines import kami_turns_left, kami_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import DONE, REPLACE, WITH
from gunbai.games.rising_sun.data.cards import HONESTY, LOYALTY
from gunbai.games.rising_sun.data.figures import BUSHI, CORE_KINDS, RESERVE, SHINTO
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.rules.figures import count, kinds_at
from gunbai.games.rising_sun.steps.betray import decode_replace, stand_ins
from gunbai.games.rising_sun.table import NOBODY, Table


def target_values(out: Outlook, ids: list[int]) -> list[float]:
    """Betray: whom to replace; done when nothing gains."""
    fear = threats(out.t, out.seat)
    reserve = kinds_at(out.t, out.seat, RESERVE)
    return [0.05 if id == DONE else target_worth(out, fear, reserve, id) for id in ids]


def target_worth(out: Outlook, fear: list[float], reserve: list[int], id: int) -> float:
    """One figure of a rival leaves, one of mine comes."""
    t = out.t
    other, kind, place = decode_replace(id)
    if place >= 8:
        return 0.7 * kami_turns_left(t) * kami_worth(out, t.shrines[place - 8])
    mine = 0
    for own in stand_ins(reserve, kind, place):
        mine = max(mine, figure_force(t, out.seat, own))
    return swap_worth(out, fear[other], other, place, mine) + 0.3 * figure_force(t, other, kind)


def swap_worth(out: Outlook, fear: float, other: int, place: int, mine: int) -> float:
    after = out.worth_against(place, out.mine[place] + mine, out.rival_without(other, place))
    return after - out.worth(place, out.mine[place]) + w.FIGURE + fear * (0.5 + out.stake[place] * 0.2)


def stand_in_values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """RS6.13: the strongest figure that may stand in, with what it does on entering."""
    _, _, place = decode_replace(t.stack[-1] + REPLACE)
    values = []
    for id in ids:
        kind = id - WITH
        entering = entry_worth(t, seat, kind, place) if place < 8 else 0.0
        values.append(figure_force(t, seat, kind) + entering - (0.5 if kind >= CORE_KINDS and place >= 8 else 0.0))
    return values


def betray_gain(out: Outlook, fear: list[float], faith: float) -> float:
    """What playing Betray would bring: the best figure of each of two rivals, less the alliance as far as it binds."""
    best = second = 0.0
    for other in range(out.t.n):
        if other != out.seat:
            swap = best_swap(out, fear[other], other)
            if swap > best:
                best, second = swap, best
            elif swap > second:
                second = swap
    return best + second - faith * alliance_worth(out)


def best_swap(out: Outlook, fear: float, other: int) -> float:
    """The best Bushi or Shinto of a rival to take."""
    t = out.t
    most = 0.0
    for kind in (BUSHI, SHINTO):
        if count(t, out.seat, kind, RESERVE):
            for place in range(8):
                if count(t, other, kind, place):
                    most = max(most, swap_worth(out, fear, other, place, 1) + 0.3)
    return most


def alliance_worth(out: Outlook) -> float:
    """What the alliance of a seat is still worth: shared bonuses, peace, honor, virtues of the loyal."""
    t, seat = out.t, out.seat
    ally = t.ally[seat]
    if ally == NOBODY:
        return 0.0
    shared = 0
    for p in t.wars:
        if out.mine[p] and out.field.forces[ally * 8 + p]:
            shared += 1
    turns = (MANDATE_TURNS - t.turn) * 2 / t.n
    virtues = 3.0 * t.has(seat, LOYALTY) + 2.0 * turns * t.has(seat, HONESTY)
    return turns * w.ALLIANCE_TURN * 2 + shared * w.ALLIANCE_IN_WAR + w.HONOR + virtues + 0.5
