"""Which mandate: what it gives me and my ally, less what it gives the others (RS6)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.betray import betray_gain
from gunbai.bots.rising_sun.cards import best_purchase
from gunbai.bots.rising_sun.marshal import marshal_gain
from gunbai.bots.rising_sun.outlook import Field, Outlook, rewards
from gunbai.bots.rising_sun.recruit import recruit_gain
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.data.cards import HONESTY
from gunbai.games.rising_sun.data.words import BETRAY, HARVEST, MARSHAL, RECRUIT, TRAIN
from gunbai.games.rising_sun.table import NOBODY, Table


def mandate_values(t: Table, seat: int, ids: list[int], faith: float = 1.0) -> list[float]:
    """By id; a tile that Lotus lays face down is judged by what the next player would do with it (RS12.3).

    Faith says how far an alliance binds the seat: 1 for what it is worth.
    """
    field = Field(t)
    outlooks = [Outlook(field, other) for other in range(t.n)]
    first = ids[0]
    base = NAME if first >= NAME else LAY if first >= LAY else PLAY
    player = (seat + 1) % t.n if base == LAY else seat
    fear = threats(t, player)
    bound = faith if player == seat else 1.0
    return [mandate_worth(outlooks, fear, player, id - base, bound) for id in ids]


def mandate_worth(outlooks: list[Outlook], fear: list[float], seat: int, mandate: int, faith: float) -> float:
    """My gain as the active player, less the others' gains by how much they threaten me."""
    t = outlooks[seat].t
    if mandate == BETRAY:
        return betray_gain(outlooks[seat], fear, faith)
    value = gain(outlooks[seat], mandate, True)
    if t.ally[seat] != NOBODY:
        value += 2.0 * t.has(seat, HONESTY)
    for other in range(t.n):
        if other != seat:
            value -= fear[other] * gain(outlooks[other], mandate, t.ally[seat] == other)
    return value


def gain(out: Outlook, mandate: int, bonus: bool) -> float:
    """What carrying out a mandate would bring one seat, with or without its bonus part."""
    if mandate == RECRUIT:
        return recruit_gain(out, bonus)
    if mandate == MARSHAL:
        return marshal_gain(out, bonus)
    if mandate == TRAIN:
        return best_purchase(out, 1 if bonus else 0)
    return harvest_gain(out, bonus) if mandate == HARVEST else 0.0


def harvest_gain(out: Outlook, bonus: bool) -> float:
    """RS6.11: a coin, and with the bonus the reward of every province led."""
    t, total = out.t, w.COIN
    if bonus:
        fruits = rewards(t)
        for p in range(8):
            mine, rival = out.mine[p], out.rival[p]
            if mine > rival or (mine and mine == rival and t.rank[out.seat] < t.rank[out.rival_seat[p]]):
                total += fruits[p]
    return total
