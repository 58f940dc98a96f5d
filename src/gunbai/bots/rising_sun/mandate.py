"""Which mandate to play: what it gives me and my ally, less what it gives the others (RS6.3, RS6.4)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.betray import betray_gain
from gunbai.bots.rising_sun.marshal import marshal_gain
from gunbai.bots.rising_sun.outlook import Outlook, look, reward_worth
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.recruit import recruit_gain
from gunbai.bots.rising_sun.standing import threats
from gunbai.bots.rising_sun.train import train_gain
from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.data.board import EVERYWHERE
from gunbai.games.rising_sun.data.cards import HONESTY
from gunbai.games.rising_sun.data.words import BETRAY, HARVEST, MARSHAL, RECRUIT, TRAIN
from gunbai.games.rising_sun.table import NOBODY, Table


def choose_mandate(q: Question) -> int:
    """What `choose_with_faith` says of a player to whom an alliance is what it is worth."""
    return choose_with_faith(q, 1.0)


def choose_with_faith(q: Question, faith: float) -> int:
    """Play or name the best one. Lotus first lays a tile face down (RS12.3): the one the others would like most."""
    t = q.t
    outlooks = [look(t, seat) for seat in range(t.n)]
    if LAY <= q.ids[0] < NAME:
        following = (q.seat + 1) % t.n
        return best_of(q.ids, lambda id: mandate_worth(t, outlooks, following, id - LAY))
    base = NAME if q.ids[0] >= NAME else PLAY
    return best_of(q.ids, lambda id: mandate_worth(t, outlooks, q.seat, id - base, faith))


def mandate_worth(t: Table, outlooks: list[Outlook], seat: int, mandate: int, faith: float = 1.0) -> float:
    """My gain as the active player, less the others' gains by how much they threaten me."""
    if mandate == BETRAY:
        return betray_gain(t, outlooks[seat], faith)
    fear = threats(t, seat)
    value = gain(t, outlooks[seat], mandate, True)
    if t.ally[seat] != NOBODY:
        value += 2.0 * t.has(seat, HONESTY)
    for other in range(t.n):
        if other != seat:
            value -= fear[other] * gain(t, outlooks[other], mandate, t.ally[seat] == other)
    return value


def gain(t: Table, out: Outlook, mandate: int, bonus: bool) -> float:
    """What carrying out a mandate would bring one seat, with or without its bonus part."""
    if mandate == RECRUIT:
        return recruit_gain(t, out, bonus)
    if mandate == MARSHAL:
        return marshal_gain(t, out, bonus)
    if mandate == TRAIN:
        return train_gain(t, out, bonus)
    return harvest_gain(t, out, bonus) if mandate == HARVEST else 0.0


def harvest_gain(t: Table, out: Outlook, bonus: bool) -> float:
    """RS6.11: a coin, and with the bonus the reward of every province led."""
    total = w.COIN
    if bonus:
        for province in EVERYWHERE:
            mine, rival = out.mine[province], out.rival[province]
            if mine > rival or (mine and mine == rival and t.rank[out.seat] < t.rank[out.rival_seat[province]]):
                total += reward_worth(t, province)
    return total
