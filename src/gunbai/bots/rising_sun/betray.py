"""Betray: what it takes, and what breaking an alliance costs (RS6.12, RS6.13, RS10.18)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, look
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.recruit import rival_without
from gunbai.bots.rising_sun.shrines import kami_turns_left, kami_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import DONE, REPLACE, WITH
from gunbai.games.rising_sun.data.cards import HONESTY, LOYALTY
from gunbai.games.rising_sun.data.figures import BUSHI, CORE_KINDS, RESERVE, SHINTO
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.figures import count, kinds_at
from gunbai.games.rising_sun.steps.betray import decode_replace, stand_ins
from gunbai.games.rising_sun.table import NOBODY, Table


def choose_target(q: Question) -> int:
    """The replacement that gains most; done when none gains."""
    out = look(q.t, q.seat)
    fear = threats(q.t, q.seat)
    return best_of(q.ids, lambda id: 0.05 if id == DONE else target_worth(q.t, out, fear, id))


def target_worth(t: Table, out: Outlook, fear: list[float], id: int) -> float:
    """One figure of a rival leaves, one of mine comes."""
    other, kind, place = decode_replace(id)
    if place >= 8:
        return 0.7 * kami_turns_left(t) * kami_worth(t, out, t.shrines[place - 8])
    mine = max(figure_force(t, out.seat, own) for own in stand_ins(kinds_at(t, out.seat, RESERVE), kind, place))
    return swap_worth(t, out, fear[other], other, place, mine) + 0.3 * figure_force(t, other, kind)


def swap_worth(t: Table, out: Outlook, fear: float, other: int, place: int, mine: int) -> float:
    after = out.worth_against(place, out.mine[place] + mine, rival_without(t, out, other, place))
    return after - out.worth(place, out.mine[place]) + w.FIGURE + fear * (0.5 + out.stake[place] * 0.2)


def choose_stand_in(q: Question) -> int:
    """RS6.13: the strongest figure that may stand in, with what it does on entering."""
    _, _, place = decode_replace(q.arg() + REPLACE)

    def value(id: int) -> float:
        kind = id - WITH
        entering = entry_worth(q.t, q.seat, kind, place) if place < 8 else 0.0
        return figure_force(q.t, q.seat, kind) + entering - (0.5 if kind >= CORE_KINDS and place >= 8 else 0.0)

    return best_of(q.ids, value)


def betray_gain(t: Table, out: Outlook, faith: float = 1.0) -> float:
    """What playing Betray would bring: the best figure of each of two rivals, less the alliance as far as it binds."""
    fear = threats(t, out.seat)
    gains = sorted((best_swap(t, out, fear[other], other) for other in range(t.n) if other != out.seat), reverse=True)
    return sum(gains[:2]) - faith * alliance_worth(t, out)


def best_swap(t: Table, out: Outlook, fear: float, other: int) -> float:
    """The best Bushi or Shinto of a rival to take; monsters are left to `choose_target`."""
    most = 0.0
    for kind in (BUSHI, SHINTO):
        if count(t, out.seat, kind, RESERVE):
            for place in range(8):
                if count(t, other, kind, place):
                    most = max(most, swap_worth(t, out, fear, other, place, 1) + 0.3)
    return most


def alliance_worth(t: Table, out: Outlook) -> float:
    """What the alliance of a seat is still worth: shared bonuses, peace, honor, virtues of the loyal."""
    ally = t.ally[out.seat]
    if ally == NOBODY:
        return 0.0
    shared = sum(1 for p in t.wars if out.mine[p] and out.forces[p * t.n + ally])
    turns = (MANDATE_TURNS - t.turn) * 2 / t.n
    virtues = 3.0 * t.has(out.seat, LOYALTY) + 2.0 * turns * t.has(out.seat, HONESTY)
    return turns * w.ALLIANCE_TURN * 2 + shared * w.ALLIANCE_IN_WAR + w.HONOR + virtues + 0.5
