"""Inside a battle, the bids lying open: whether to use what was won, whom to take, whom to spare (RS9.2 to RS9.10)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import figure_force, token_worth
from gunbai.bots.rising_sun.standing import least_dangerous, threats
from gunbai.games.rising_sun.actions import DONE, KILL, NO, TAKE_HOSTAGE, VICTIM_KINDS, YES
from gunbai.games.rising_sun.data.cards import JUSTICE, MERCY, RIGHTEOUSNESS
from gunbai.games.rising_sun.data.clans import TURTLE
from gunbai.games.rising_sun.data.figures import KINDS, KOMAINU
from gunbai.games.rising_sun.data.words import HOSTAGE, POETS, RONIN, SEPPUKU
from gunbai.games.rising_sun.rules.figures import figures_at
from gunbai.games.rising_sun.rules.force import force
from gunbai.games.rising_sun.steps.battle import ronin_to_hire
from gunbai.games.rising_sun.table import NOBODY, Table


def holder(t: Table, advantage: int) -> int:
    """Who has laid the most coins on an advantage, ties by honor (RS9.2); nobody without a coin."""
    best, most = NOBODY, 0
    for seat in t.honor:
        if t.bids[seat * 4 + advantage] > most and seat in t.fighters:
            best, most = seat, t.bids[seat * 4 + advantage]
    return best


def forces_here(t: Table) -> list[int]:
    province = t.wars[t.war - 1]
    return [force(t, seat, province) + t.hired[seat] for seat in range(t.n)]


def forecast(t: Table, forces: list[int], from_stage: int) -> int:
    """The winner if everybody uses what it holds from an advantage on; a hostage weakens the strongest rival."""
    forces = forces[:]
    taker, hirer = holder(t, HOSTAGE), holder(t, RONIN)
    if from_stage <= HOSTAGE and taker != NOBODY:
        victim, most = NOBODY, -1
        for seat in t.fighters:
            if seat != taker and forces[seat] > most:
                victim, most = seat, forces[seat]
        forces[victim] = max(0, most - 1)
    if from_stage <= RONIN and hirer != NOBODY:
        forces[hirer] += ronin_to_hire(t, hirer)
    best, most = NOBODY, -1
    for seat in t.honor:
        if forces[seat] > most and seat in t.fighters:
            best, most = seat, forces[seat]
    return best


def use_values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """Ronin and poets are always used; seppuku when it gives more than fighting on."""
    gained = 1.0 if t.stack[-1] != SEPPUKU else seppuku_worth(t, seat) - fight_worth(t, seat)
    return [gained if id == YES else 0.0 for id in ids]


def seppuku_worth(t: Table, seat: int) -> float:
    """RS9.3: points and honor now; with enough ronin even the province."""
    province = t.wars[t.war - 1]
    dead = figures_at(t, seat, province)
    forces = forces_here(t)
    forces[seat] = t.strongholds[seat * 8 + province] if t.clans[seat] == TURTLE else 0
    value = dead * (1.0 + t.has(seat, RIGHTEOUSNESS) - w.LOST_FIGURE[t.season])
    value += w.HONOR * min(dead, t.rank[seat]) + (dead if holder(t, POETS) == seat else 0)
    return value + (token_worth(t, seat, province) if forecast(t, forces, HOSTAGE) == seat else 0.0)


def fight_worth(t: Table, seat: int) -> float:
    """What the battle brings if the figures live on."""
    winner = forecast(t, forces_here(t), HOSTAGE)
    province = t.wars[t.war - 1]
    if winner == seat:
        return token_worth(t, seat, province)
    if t.ally[winner] == seat:
        return 0.0
    each = t.has(seat, RIGHTEOUSNESS) - w.LOST_FIGURE[t.season] + (1.0 if holder(t, POETS) == seat else 0.0)
    return figures_at(t, seat, province) * each


def hostage_values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """The figure whose loss turns the battle, else the one that costs the most dangerous rival most."""
    fear = threats(t, seat)
    forces = forces_here(t)
    before = forecast(t, forces, RONIN) == seat
    prize = token_worth(t, seat, t.wars[t.war - 1])
    values = []
    for id in ids:
        if id == DONE:
            values.append(0.0)
            continue
        owner, kind = (id - TAKE_HOSTAGE) // KINDS, (id - TAKE_HOSTAGE) % KINDS
        might = figure_force(t, owner, kind)
        weakened = forces[:]
        weakened[owner] = max(0, weakened[owner] - might)
        after = forecast(t, weakened, RONIN) == seat
        value = 0.2 * might - (1.0 if t.ally[seat] == owner else 0.0)
        value += (prize if after else 0.0) - (prize if before else 0.0)
        values.append(value + (1 + 3 * fear[owner] if t.vp[owner] else 0.2))
    return values


def choose_mercy(t: Table, seat: int) -> int:
    """Spare for the points, unless the dead are worth more: Justice, poets, rivals without figures."""
    dying = t.stack[-2]
    kill = dying * 2 * w.LOST_FIGURE[t.season]
    if t.fighters:
        told = dying if holder(t, POETS) == seat else 0
        kill += told + 3.0 * t.has(seat, JUSTICE) * victims_below(t, seat)
    return YES if 2.0 * t.has(seat, MERCY) >= kill else NO


def victims_below(t: Table, seat: int) -> int:
    """Losers with less honor whose figures would die."""
    here = t.wars[t.war - 1]
    found = 0
    for other in t.fighters:
        if t.rank[other] > t.rank[seat] and t.ally[seat] != other and figures_at(t, other, here):
            found += 1
    return found


def choose_taker(t: Table, seat: int, ids: list[int], base: int) -> int:
    """A coin that somebody else gets (RS9.10, RS10.19): the ally, else whoever is least dangerous."""
    takers = [id - base for id in ids if id >= base]
    ally = t.ally[seat]
    return base + (ally if ally in takers else least_dangerous(t, takers))


def victim_values(ids: list[int]) -> list[float]:
    """RS10.16: Oni of Hate kills a Komainu rather than a Bushi, a Bushi rather than a Shinto."""
    kinds = [VICTIM_KINDS[(id - KILL) // 8 % 3] for id in ids]
    return [2.0 if kind == KOMAINU else 1.0 if kind == VICTIM_KINDS[0] else 0.5 for kind in kinds]
