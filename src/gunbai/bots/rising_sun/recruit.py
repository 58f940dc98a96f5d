"""Summoning, worship, and what cards place after it (RS6.6, RS6.7, RS10.5, RS6.14)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.cards import summoning_places
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, look
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.shrines import best_worship, worship_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import DONE, KILL, PLACE, PLACE_AT_SHRINE, SUMMON, USE, WORSHIP
from gunbai.games.rising_sun.data import cards as c
from gunbai.games.rising_sun.data.clans import DRAGONFLY
from gunbai.games.rising_sun.data.figures import RESERVE, SHINTO, worships
from gunbai.games.rising_sun.figures import count, figures_at
from gunbai.games.rising_sun.table import Table


def summon_worth(t: Table, out: Outlook, kind: int, province: int) -> float:
    """A figure of the reserve into a province."""
    gain = out.added(province, figure_force(t, out.seat, kind))
    return gain + entry_worth(t, out.seat, kind, province) + w.FIGURE


def choose_summon(q: Question) -> int:
    """One link of a Recruit turn: the best summon or worship while there is one, then done."""
    out = look(q.t, q.seat)
    devotion = best_worship(q.t, out)

    def value(id: int) -> float:
        if id == DONE:
            return w.SUMMON_MARGIN
        if id >= WORSHIP:
            return leaving_for_worship(q.t, out, id)
        kind, province = divmod(id - SUMMON, 8)
        worth = summon_worth(q.t, out, kind, province)
        return max(worth, devotion + w.FIGURE) + 0.01 if worships(kind) else worth

    return best_of(q.ids, value)


def leaving_for_worship(t: Table, out: Outlook, id: int) -> float:
    """RS6.7: the shrine's worth less what the figure is worth where it stands now."""
    index, shrine = divmod(id - WORSHIP, 4)
    return worship_worth(t, out, shrine) + out.added(index % 8, -1) - 0.05


def choose_province(q: Question) -> int:
    """A monster just bought, Raijin's Bushi, an Ashigaru: the best province, or done where none is worth it."""
    out = look(q.t, q.seat)

    def value(id: int) -> float:
        if not SUMMON <= id < WORSHIP:
            return w.SUMMON_MARGIN
        kind, province = divmod(id - SUMMON, 8)
        return summon_worth(q.t, out, kind, province)

    return best_of(q.ids, value)


def choose_komainu(q: Question) -> int:
    """RS6.7: the Komainu stays or goes to worship."""
    out = look(q.t, q.seat)
    return best_of(q.ids, lambda id: 0.0 if id == DONE else leaving_for_worship(q.t, out, id))


def choose_effect(q: Question) -> int:
    """Cards after a summon or at the end of Recruit: the best of what they offer, as long as it gains."""
    out = look(q.t, q.seat)
    return best_of(q.ids, lambda id: effect_worth(q.t, out, id))


def effect_worth(t: Table, out: Outlook, id: int) -> float:
    if PLACE <= id < PLACE_AT_SHRINE:
        return out.added(id - PLACE, 1) + w.FIGURE
    if PLACE_AT_SHRINE <= id < KILL:
        return worship_worth(t, out, (id - PLACE_AT_SHRINE) % 4)
    if KILL <= id < USE:
        return ninja_worth(t, out, (id - KILL) // 24, (id - KILL) % 8)
    if USE <= id < USE + c.CARDS:
        return monkey_worth(t, out.seat)
    return 0.0


def ninja_worth(t: Table, out: Outlook, victim: int, province: int) -> float:
    """Path of the Ninja: the victim loses a Bushi, I lose honor."""
    if victim == out.seat:
        return -1.0
    gain = without_one(t, out, victim, province) + threats(t, out.seat)[victim] * 1.5
    lower = t.rank[victim] > t.rank[out.seat]
    gain += 3.0 * t.has(out.seat, c.JUSTICE) * lower + 2.0 * t.has(out.seat, c.MERCY) - t.has(victim, c.RIGHTEOUSNESS)
    return gain - w.HONOR - (2.0 if t.ally[out.seat] == victim else 0.0)


def without_one(t: Table, out: Outlook, other: int, province: int) -> float:
    """What it is worth to me that a rival has one Force less in a province."""
    mine = out.mine[province]
    return out.worth_against(province, mine, rival_without(t, out, other, province)) - out.worth(province, mine)


def rival_without(t: Table, out: Outlook, other: int, province: int) -> int:
    """The strongest rival when one of them has one Force less."""
    most = 0
    for seat in range(t.n):
        if seat != out.seat:
            most = max(most, out.forces[province * t.n + seat] - (1 if seat == other else 0))
    return most


def monkey_worth(t: Table, seat: int) -> float:
    """Path of the Monkey: a coin from each of the richest, honor lost once."""
    purses = [t.coins[other] for other in range(t.n) if other != seat]
    return purses.count(max(purses)) * w.COIN * 1.3 - w.HONOR * (t.rank[seat] < t.n - 1)


def recruit_gain(t: Table, out: Outlook, bonus: bool) -> float:
    """What a Recruit would bring a seat: its best summons one after another, as `choose_summon` would take them."""
    seat = out.seat
    reserve = figures_at(t, seat, RESERVE)
    built = t.strongholds[seat * 8 : seat * 8 + 8]
    summons = min(reserve, sum(built) + (1 if bonus else 0))
    if not summons:
        return 0.0
    total = card_gain(t, seat) + greedy_gain(t, out, summons, bonus)
    return total + summons * w.FIGURE


def greedy_gain(t: Table, out: Outlook, summons: int, bonus: bool) -> float:
    """Figures of Force 1 to the best places; Shinto may go to the best shrine instead."""
    free = t.clans[out.seat] == DRAGONFLY
    places = summoning_places(t, out.seat)
    room = [summons if free else t.strongholds[out.seat * 8 + p] for p in range(8)]
    spare = 1 if bonus else 0
    mine = out.mine[:]
    priests = count(t, out.seat, SHINTO, RESERVE)
    devotion = best_worship(t, out) if priests else 0.0
    total = 0.0
    for _ in range(summons):
        best, gain = -1, -1.0
        for p in places:
            if room[p] or spare:
                more = out.worth(p, mine[p] + 1) - out.worth(p, mine[p])
                if more > gain:
                    best, gain = p, more
        if best < 0:
            break
        if room[best]:
            room[best] -= 1
        else:
            spare = 0
        if priests and devotion > gain:
            gain, priests, devotion = devotion, priests - 1, devotion * 0.5
        else:
            mine[best] += 1
        total += gain
    return total


def card_gain(t: Table, seat: int) -> float:
    """RS10.5: what the seat's own cards pay after a summon."""
    coins = t.has(seat, c.PATH_OF_THE_WARLORD) + t.has(seat, c.PATH_OF_THE_MONKEY) * 0.5
    if t.rank[seat] <= t.n - 3:
        coins += 2 * t.has(seat, c.PATH_OF_THE_PATRON)
    spirit = (2 + 2 * w.COIN) * t.has(seat, c.PATH_OF_THE_SPIRIT) if t.rank[seat] == 0 else 0.0
    figures = t.has(seat, c.PATH_OF_THE_KENIN) + t.has(seat, c.PATH_OF_THE_SAMURAI) + t.has(seat, c.PATH_OF_THE_LIGHT)
    return coins * w.COIN + spirit + figures * 0.9
