"""Inside a battle, the bids lying open: whether to use what was won, whom to take, whom to spare (RS9.2 to RS9.10)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import figure_force, token_worth
from gunbai.bots.rising_sun.question import Question, best_of
from gunbai.bots.rising_sun.standing import least_dangerous, provinces_won, threats
from gunbai.bots.rising_sun.war import DEATH_HONOR, DEATH_POINT
from gunbai.games.rising_sun.actions import DONE, KILL, NO, REMAINDER, TAKE_HOSTAGE, VICTIM_KINDS, YES
from gunbai.games.rising_sun.data.cards import JUSTICE, MERCY, RIGHTEOUSNESS
from gunbai.games.rising_sun.data.clans import TURTLE
from gunbai.games.rising_sun.data.figures import KINDS, KOMAINU
from gunbai.games.rising_sun.data.words import HOSTAGE, POETS, RONIN, SEPPUKU
from gunbai.games.rising_sun.figures import figures_at
from gunbai.games.rising_sun.force import force
from gunbai.games.rising_sun.steps.battle import ronin_to_hire
from gunbai.games.rising_sun.table import NOBODY, Table


def province_of_battle(t: Table) -> int:
    return t.wars[t.war - 1]


def holder(t: Table, advantage: int) -> int:
    """Who has laid the most coins on an advantage, ties by honor (RS9.2); nobody without a coin."""
    best, most = NOBODY, 0
    for seat in t.honor:
        if seat in t.fighters and t.bids[seat * 4 + advantage] > most:
            best, most = seat, t.bids[seat * 4 + advantage]
    return best


def forecast(t: Table, forces: list[int], from_stage: int) -> int:
    """The winner if everybody uses what it holds from an advantage on; each hostage weakens the strongest rival."""
    forces = forces[:]
    taker, hirer = holder(t, HOSTAGE), holder(t, RONIN)
    if from_stage <= HOSTAGE and taker != NOBODY:
        rivals = [seat for seat in t.fighters if seat != taker]
        victim = max(rivals, key=lambda seat: forces[seat])
        forces[victim] = max(0, forces[victim] - 1)
    if from_stage <= RONIN and hirer != NOBODY:
        forces[hirer] += ronin_to_hire(t, hirer)
    return strongest_fighter(t, forces)


def strongest_fighter(t: Table, forces: list[int]) -> int:
    """RS9.6, RS9.7: the most Force, ties and nothing at all by honor."""
    best, most = NOBODY, -1
    for seat in t.honor:
        if seat in t.fighters and forces[seat] > most:
            best, most = seat, forces[seat]
    return best


def forces_here(t: Table) -> list[int]:
    province = province_of_battle(t)
    return [force(t, seat, province) + t.hired[seat] for seat in range(t.n)]


def choose_use(q: Question) -> int:
    """Ronin and poets are always used; seppuku when it gives more than fighting on."""
    if q.arg() != SEPPUKU:
        return YES
    return YES if seppuku_worth(q.t, q.seat) > fight_worth(q.t, q.seat) else NO


def seppuku_worth(t: Table, seat: int) -> float:
    """RS9.3: points and honor now; with enough ronin even the province."""
    province = province_of_battle(t)
    dead = figures_at(t, seat, province)
    forces = forces_here(t)
    forces[seat] = t.strongholds[seat * 8 + province] if t.clans[seat] == TURTLE else 0
    value = dead * (DEATH_POINT + t.has(seat, RIGHTEOUSNESS) - w.LOST_FIGURE[t.season])
    value += DEATH_HONOR * 2 * min(dead, t.rank[seat]) + (dead if holder(t, POETS) == seat else 0)
    return value + (prize(t, seat) if forecast(t, forces, HOSTAGE) == seat else 0.0)


def fight_worth(t: Table, seat: int) -> float:
    """What the battle brings if the figures live on."""
    winner = forecast(t, forces_here(t), HOSTAGE)
    if winner == seat:
        return prize(t, seat)
    if t.ally[winner] == seat:
        return 0.0
    lost = figures_at(t, seat, province_of_battle(t))
    return lost * (t.has(seat, RIGHTEOUSNESS) - w.LOST_FIGURE[t.season] + (holder(t, POETS) == seat))


def prize(t: Table, seat: int) -> float:
    return token_worth(t, seat, province_of_battle(t), min(provinces_won(t, seat), 7))


def choose_hostage(q: Question) -> int:
    """The figure whose loss turns the battle, else the one that costs the most dangerous rival most."""
    t, seat = q.t, q.seat
    fear = threats(t, seat)
    before = forecast(t, forces_here(t), RONIN)

    def value(id: int) -> float:
        if id == DONE:
            return 0.0
        owner, kind = divmod(id - TAKE_HOSTAGE, KINDS)
        return capture_worth(t, seat, owner, kind, before) + (1 + 3 * fear[owner] if t.vp[owner] else 0.2)

    return best_of(q.ids, value)


def capture_worth(t: Table, seat: int, owner: int, kind: int, before: int) -> float:
    """What the loss of this figure does to the outcome; an ally's figure is taken only if nothing else is worth it."""
    forces = forces_here(t)
    might = figure_force(t, owner, kind)
    forces[owner] = max(0, forces[owner] - might)
    after = forecast(t, forces, RONIN)
    value = 0.2 * might - (1.0 if t.ally[seat] == owner else 0.0)
    return value + prize(t, seat) * ((after == seat) - (before == seat))


def choose_mercy(q: Question) -> int:
    """Spare for the points, unless the dead are worth more: Justice, poets, rivals without figures."""
    t, seat = q.t, q.seat
    dying = t.stack[-2]
    kill = dying * 2 * w.LOST_FIGURE[min(t.season, 2)]
    if t.fighters:
        kill += dying * (holder(t, POETS) == seat) + 3.0 * t.has(seat, JUSTICE) * victims_below(t, seat)
    return YES if 2.0 * t.has(seat, MERCY) >= kill else NO


def victims_below(t: Table, seat: int) -> int:
    """Losers with less honor whose figures would die."""
    here = province_of_battle(t)
    below = [other for other in t.fighters if t.rank[other] > t.rank[seat] and t.ally[seat] != other]
    return sum(1 for other in below if figures_at(t, other, here))


def choose_remainder(q: Question) -> int:
    """RS9.10: to the ally, else to whoever is least dangerous."""
    takers = [id - REMAINDER for id in q.ids]
    ally = q.t.ally[q.seat]
    return REMAINDER + (ally if ally in takers else least_dangerous(q.t, takers))


def choose_victim(q: Question) -> int:
    """RS10.16: Oni of Hate kills a Komainu rather than a Bushi, a Bushi rather than a Shinto."""

    def value(id: int) -> float:
        kind = VICTIM_KINDS[(id - KILL) // 8 % 3]
        return 2.0 if kind == KOMAINU else 1.0 if kind == VICTIM_KINDS[0] else 0.5

    return best_of(q.ids, value)
