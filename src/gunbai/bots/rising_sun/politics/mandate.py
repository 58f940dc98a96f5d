"""Which mandate: what it gives me and my ally, less what it gives the others (RS6)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Field, Outlook, rewards
from gunbai.bots.rising_sun.politics.betray import betray_gain
from gunbai.bots.rising_sun.politics.cards import best_purchase
from gunbai.bots.rising_sun.politics.marshal import marshal_gain
from gunbai.bots.rising_sun.politics.recruit import recruit_gain
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.data.words import BETRAY, HARVEST, MARSHAL, RECRUIT, TRAIN
from gunbai.games.rising_sun.entries.teapot import HONESTY
from gunbai.games.rising_sun.table import NOBODY, Table


def mandate_values(table: Table, seat: int, ids: list[int], faith: float = 1.0) -> list[float]:
    """By id; a tile that Lotus lays face down is judged by what the next player would do with it (RS12.3).

    Faith says how far an alliance binds the seat: 1 for what it is worth.
    """
    field = Field(table)
    outlooks = [Outlook(field, other) for other in range(table.seats)]
    first = ids[0]
    verb = NAME if NAME.has(first) else LAY if LAY.has(first) else PLAY
    player = (seat + 1) % table.seats if verb is LAY else seat
    fear = threats(table, player)
    bound = faith if player == seat else 1.0
    return [mandate_worth(outlooks, fear, player, verb.only(id), bound) for id in ids]


def mandate_worth(outlooks: list[Outlook], fear: list[float], seat: int, mandate: int, faith: float) -> float:
    """My gain as the active player, less the others' gains by how much they threaten me."""
    table = outlooks[seat].table
    if mandate == BETRAY:
        return betray_gain(outlooks[seat], fear, faith)
    value = gain(outlooks[seat], mandate, True)
    if table.ally[seat] != NOBODY:
        value += 2.0 * HONESTY.copies(table, seat)
    for other in range(table.seats):
        if other != seat:
            value -= fear[other] * gain(outlooks[other], mandate, table.ally[seat] == other)
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
    table, total = out.table, w.COIN
    if bonus:
        fruits = rewards(table)
        for p in range(8):
            mine, rival = out.mine[p], out.rival[p]
            if mine > rival or (mine and mine == rival and table.rank[out.seat] < table.rank[out.rival_seat[p]]):
                total += fruits[p]
    return total
