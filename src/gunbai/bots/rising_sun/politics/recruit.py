"""Summoning, worship, and what cards place after it (RS6.6, RS6.7, RS10.5, RS6.14)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import Outlook, entry_worth, figure_force, strongholds_of
from gunbai.bots.rising_sun.politics.shrines import best_worship, worship_worth
from gunbai.bots.rising_sun.standing import threats
from gunbai.games.rising_sun.actions import DONE, KILL, PLACE_BUSHI, PLACE_WORSHIPPER, SUMMON, USE, WORSHIP
from gunbai.games.rising_sun.data.figures import RESERVE, SHINTO, worships
from gunbai.games.rising_sun.entries.archway import JUSTICE, PATH_OF_THE_KENIN, PATH_OF_THE_LIGHT, PATH_OF_THE_SAMURAI
from gunbai.games.rising_sun.entries.core import RIGHTEOUSNESS
from gunbai.games.rising_sun.entries.horseman import MERCY, PATH_OF_THE_MONKEY, PATH_OF_THE_SPIRIT
from gunbai.games.rising_sun.entries.teapot import PATH_OF_THE_PATRON, PATH_OF_THE_WARLORD
from gunbai.games.rising_sun.rules.figures import count, figures_at
from gunbai.games.rising_sun.table import Table


def summon_values(out: Outlook, ids: list[int]) -> list[float]:
    """Recruit, a monster bought, Raijin's Bushi, an Ashigaru."""
    devotion = -1.0
    values = []
    for id in ids:
        if id == DONE:
            values.append(w.SUMMON_MARGIN)
        elif WORSHIP.has(id):
            values.append(leaving_for_worship(out, id))
        else:
            kind, province, _ = SUMMON.split(id)
            worth = summon_worth(out, kind, province)
            if worships(kind):
                if devotion < 0:
                    devotion = best_worship(out)
                worth = max(worth, devotion + w.FIGURE) + 0.01
            values.append(worth)
    return values


def province_values(out: Outlook, ids: list[int]) -> list[float]:
    """Where to summon when worship is no question."""
    values = []
    for id in ids:
        if SUMMON.has(id):
            kind, province, _ = SUMMON.split(id)
            values.append(summon_worth(out, kind, province))
        else:
            values.append(w.SUMMON_MARGIN)
    return values


def summon_worth(out: Outlook, kind: int, province: int) -> float:
    """A figure of the reserve into a province."""
    gain = out.added(province, figure_force(out.table, out.seat, kind))
    return gain + entry_worth(out.table, out.seat, kind, province) + w.FIGURE


def leaving_for_worship(out: Outlook, id: int) -> float:
    """RS6.7: the shrine's worth less what the figure is worth where it stands now."""
    _, province, shrine = WORSHIP.split(id)
    return worship_worth(out, shrine) + out.added(province, -1) - 0.05


def effect_values(out: Outlook, ids: list[int]) -> list[float]:
    """Cards after a summon or at the end of Recruit."""
    return [effect_worth(out, id) for id in ids]


def effect_worth(out: Outlook, id: int) -> float:
    table = out.table
    if PLACE_BUSHI.has(id):
        return out.added(PLACE_BUSHI.split(id)[1], 1) + w.FIGURE
    if PLACE_WORSHIPPER.has(id):
        return worship_worth(out, PLACE_WORSHIPPER.split(id)[1])
    if KILL.has(id):
        victim, _, province = KILL.split(id)
        return ninja_worth(out, victim, province)
    if USE.has(id) and USE.only(id) == PATH_OF_THE_MONKEY.index:
        purses = [table.coins[other] for other in range(table.seats) if other != out.seat]
        return purses.count(max(purses)) * w.COIN * 1.3 - w.HONOR * (1 if table.rank[out.seat] < table.seats - 1 else 0)
    return 0.0


def ninja_worth(out: Outlook, victim: int, province: int) -> float:
    """Path of the Ninja: the victim loses a Bushi, I lose honor."""
    table, seat, mine = out.table, out.seat, out.mine[province]
    if victim == seat:
        return -1.0
    gain = out.worth_against(province, mine, out.rival_without(victim, province)) - out.worth(province, mine)
    gain += threats(table, seat)[victim] * 1.5 - RIGHTEOUSNESS.copies(table, victim) - w.HONOR
    gain += 2.0 * MERCY.copies(table, seat) + (
        3.0 * JUSTICE.copies(table, seat) if table.rank[victim] > table.rank[seat] else 0.0
    )
    return gain - (2.0 if table.ally[seat] == victim else 0.0)


def recruit_gain(out: Outlook, bonus: bool) -> float:
    """The best summons one after another, as a play-out would take them."""
    table, seat = out.table, out.seat
    summons = min(figures_at(table, seat, RESERVE), strongholds_of(table, seat) + (1 if bonus else 0))
    if not summons:
        return 0.0
    return card_gain(table, seat) + greedy_gain(out, summons, bonus) + summons * w.FIGURE


def greedy_gain(out: Outlook, summons: int, bonus: bool) -> float:
    """Figures of Force 1 to the best places; Shinto may go to the best shrine instead."""
    table, seat = out.table, out.seat
    free = table.clan(seat).summons_anywhere
    room = [summons if free else table.strongholds[seat * 8 + p] for p in range(8)]
    more = [out.added(p, 1) if room[p] else -9.0 for p in range(8)]
    mine = out.mine[:]
    spare = 1 if bonus else 0
    priests = count(table, seat, SHINTO, RESERVE)
    devotion = best_worship(out) if priests else 0.0
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
            more[p] = out.worth(p, mine[p] + 1) - out.worth(p, mine[p])
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


def card_gain(table: Table, seat: int) -> float:
    """RS10.5: what the seat's own cards pay after a summon."""
    coins = PATH_OF_THE_WARLORD.copies(table, seat) + PATH_OF_THE_MONKEY.copies(table, seat) * 0.5
    if table.rank[seat] <= table.seats - 3:
        coins += 2 * PATH_OF_THE_PATRON.copies(table, seat)
    spirit = (2 + 2 * w.COIN) * PATH_OF_THE_SPIRIT.copies(table, seat) if table.rank[seat] == 0 else 0.0
    figures = (
        PATH_OF_THE_KENIN.copies(table, seat)
        + PATH_OF_THE_SAMURAI.copies(table, seat)
        + PATH_OF_THE_LIGHT.copies(table, seat)
    )
    return coins * w.COIN + spirit + figures * 0.9
