"""Which mandate, in play-outs and as a prior: what it gives me and my ally, less what it gives the others (RS6)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.guide_cards import best_purchase, best_worship
from gunbai.bots.rising_sun.guide_field import COIN, FIGURE, Field, Sight, rewards
from gunbai.bots.rising_sun.guide_moves import best_swap, build_worth
from gunbai.bots.rising_sun.guide_standing import threats
from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS
from gunbai.games.rising_sun.data.clans import DRAGONFLY, STRONGHOLD_PRICE
from gunbai.games.rising_sun.data.figures import RESERVE, SHINTO
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import BETRAY, HARVEST, MANDATE_TURNS, MARSHAL, RECRUIT, TRAIN
from gunbai.games.rising_sun.figures import count, figures_at
from gunbai.games.rising_sun.steps.paying import price
from gunbai.games.rising_sun.table import NOBODY, Table


def mandate_values(field: Field, seat: int, ids: list[int]) -> list[float]:
    """By id; a tile that Lotus lays face down is judged by what the next player would do with it (RS12.3)."""
    t = field.t
    sights = [Sight(field, other) for other in range(t.n)]
    first = ids[0]
    base = NAME if first >= NAME else LAY if first >= LAY else PLAY
    player = (seat + 1) % t.n if base == LAY else seat
    fear = threats(t, player)
    return [mandate_worth(sights, fear, player, id - base) for id in ids]


def mandate_worth(sights: list[Sight], fear: list[float], seat: int, mandate: int) -> float:
    """My gain as the active player, less the others' gains by how much they threaten me."""
    t = sights[seat].t
    if mandate == BETRAY:
        return betray_gain(sights[seat], fear)
    value = gain(sights[seat], mandate, True)
    if t.ally[seat] != NOBODY:
        value += 2.0 * t.has(seat, c.HONESTY)
    for other in range(t.n):
        if other != seat:
            value -= fear[other] * gain(sights[other], mandate, t.ally[seat] == other)
    return value


def gain(sight: Sight, mandate: int, bonus: bool) -> float:
    """What carrying out a mandate would bring one seat, with or without its bonus part."""
    if mandate == RECRUIT:
        return recruit_gain(sight, bonus)
    if mandate == MARSHAL:
        return marshal_gain(sight, bonus)
    if mandate == TRAIN:
        return best_purchase(sight, 1 if bonus else 0)
    return harvest_gain(sight, bonus) if mandate == HARVEST else 0.0


def harvest_gain(sight: Sight, bonus: bool) -> float:
    """RS6.11: a coin, and with the bonus the reward of every province led."""
    t, total = sight.t, COIN
    if bonus:
        fruits = rewards(t)
        for p in range(8):
            mine, rival = sight.mine[p], sight.rival[p]
            if mine > rival or (mine and mine == rival and t.rank[sight.seat] < t.rank[sight.rival_seat[p]]):
                total += fruits[p]
    return total


def marshal_gain(sight: Sight, bonus: bool) -> float:
    """The best moves out of each province, and a stronghold."""
    t, seat = sight.t, sight.seat
    total = 0.0
    for origin in range(8):
        if sight.mine[origin]:
            total += best_departures(sight, origin)
    if bonus and t.stronghold_reserve(seat) and t.coins[seat] >= price(t, seat, STRONGHOLD_PRICE, 0):
        most = 0.0
        for p in range(8):
            most = max(most, build_worth(sight, p))
        total += most
    return total


def best_departures(sight: Sight, origin: int) -> float:
    """Two figures at most leave a province; the second one's gain is counted with what the first has left behind."""
    t = sight.t
    free = t.clans[sight.seat] == DRAGONFLY
    best = second = -9.0
    for target in EVERYWHERE if free else NEIGHBOURS[t.options[EDO_KYOTO_BORDER]][origin]:
        if target != origin:
            more = sight.added(target, 1)
            if more > best:
                best, second = more, best
            elif more > second:
                second = more
    mine = sight.mine[origin]
    net = best + sight.worth(origin, mine - 1) - sight.worth(origin, mine)
    total = 0.0
    if net > w.MOVE_MARGIN:
        total, mine, best = net, mine - 1, second
        net = best + sight.worth(origin, mine - 1) - sight.worth(origin, mine)
        if mine and net > w.MOVE_MARGIN:
            total += net
    return total


def recruit_gain(sight: Sight, bonus: bool) -> float:
    """The best summons one after another, as a play-out would take them."""
    t, seat = sight.t, sight.seat
    built = 0
    for index in range(seat * 8, seat * 8 + 8):
        built += t.strongholds[index]
    summons = min(figures_at(t, seat, RESERVE), built + (1 if bonus else 0))
    if not summons:
        return 0.0
    return card_gain(t, seat) + greedy_gain(sight, summons, bonus) + summons * FIGURE


def greedy_gain(sight: Sight, summons: int, bonus: bool) -> float:
    """Figures of Force 1 to the best places; Shinto may go to the best shrine instead."""
    t, seat = sight.t, sight.seat
    free = t.clans[seat] == DRAGONFLY
    room = [summons if free else t.strongholds[seat * 8 + p] for p in range(8)]
    more = [sight.added(p, 1) if room[p] else -9.0 for p in range(8)]
    mine = sight.mine[:]
    spare = 1 if bonus else 0
    priests = count(t, seat, SHINTO, RESERVE)
    devotion = best_worship(sight) if priests else 0.0
    total = 0.0
    for _ in range(summons):
        p = best_place(more)
        best = more[p]
        if best < -1.0:
            break
        if room[p]:
            room[p] -= 1
        else:
            spare = 0
        if priests and devotion > best:
            best, priests, devotion = devotion, priests - 1, devotion * 0.5
        else:
            mine[p] += 1
            more[p] = sight.worth(p, mine[p] + 1) - sight.worth(p, mine[p])
        total += best
        close_places(more, room, spare)
    return total


def best_place(more: list[float]) -> int:
    best = 0
    for p in range(1, 8):
        if more[p] > more[best]:
            best = p
    return best


def close_places(more: list[float], room: list[int], spare: int) -> None:
    """Without the bonus a province takes no more than it has strongholds."""
    if not spare:
        for p in range(8):
            if not room[p]:
                more[p] = -9.0


def card_gain(t: Table, seat: int) -> float:
    """RS10.5: what the seat's own cards pay after a summon."""
    coins = t.has(seat, c.PATH_OF_THE_WARLORD) + t.has(seat, c.PATH_OF_THE_MONKEY) * 0.5
    if t.rank[seat] <= t.n - 3:
        coins += 2 * t.has(seat, c.PATH_OF_THE_PATRON)
    spirit = (2 + 2 * COIN) * t.has(seat, c.PATH_OF_THE_SPIRIT) if t.rank[seat] == 0 else 0.0
    figures = t.has(seat, c.PATH_OF_THE_KENIN) + t.has(seat, c.PATH_OF_THE_SAMURAI) + t.has(seat, c.PATH_OF_THE_LIGHT)
    return coins * COIN + spirit + figures * 0.9


def betray_gain(sight: Sight, fear: list[float]) -> float:
    """The best figure of each of two rivals, less the alliance."""
    best = second = 0.0
    for other in range(sight.t.n):
        if other != sight.seat:
            swap = best_swap(sight, fear[other], other)
            if swap > best:
                best, second = swap, best
            elif swap > second:
                second = swap
    return best + second - alliance_worth(sight)


def alliance_worth(sight: Sight) -> float:
    """What the alliance of a seat is still worth: shared bonuses, peace, honor, virtues of the loyal."""
    t, seat = sight.t, sight.seat
    ally = t.ally[seat]
    if ally == NOBODY:
        return 0.0
    shared = 0
    for p in t.wars:
        if sight.mine[p] and sight.field.forces[ally * 8 + p]:
            shared += 1
    turns = (MANDATE_TURNS - t.turn) * 2 / t.n
    virtues = 3.0 * t.has(seat, c.LOYALTY) + 2.0 * turns * t.has(seat, c.HONESTY)
    return turns * w.ALLIANCE_TURN * 2 + shared * w.ALLIANCE_IN_WAR + w.HONOR + virtues + 0.5
