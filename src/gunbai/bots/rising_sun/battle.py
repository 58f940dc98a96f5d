"""Inside a battle, the bids lying open: whether to use what was won, whom to take, whom to spare (RS9.2 to RS9.10)."""

from __future__ import annotations

from gunbai.bots.rising_sun import weights as w
from gunbai.bots.rising_sun.outlook import figure_force, token_worth
from gunbai.bots.rising_sun.standing import least_dangerous, threats
from gunbai.games.rising_sun.actions import DONE, KILL, NO, TAKE_HOSTAGE, YES
from gunbai.games.rising_sun.data.figures import BUSHI, KOMAINU, VICTIMS
from gunbai.games.rising_sun.data.words import HOSTAGE, POETS, RONIN, SEPPUKU
from gunbai.games.rising_sun.entries.archway import JUSTICE
from gunbai.games.rising_sun.entries.core import RIGHTEOUSNESS
from gunbai.games.rising_sun.entries.horseman import MERCY
from gunbai.games.rising_sun.rules.figures import figures_at
from gunbai.games.rising_sun.rules.force import force
from gunbai.games.rising_sun.steps.killing import Mercy
from gunbai.games.rising_sun.steps.war.advantages import Advantage, ronin_to_hire
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.actions import Verb


def holder(table: Table, advantage: int) -> int:
    """Who has laid the most coins on an advantage, ties by honor (RS9.2); nobody without a coin."""
    best, most = NOBODY, 0
    for seat in table.honor:
        if table.bids[seat * 4 + advantage] > most and seat in table.fighters:
            best, most = seat, table.bids[seat * 4 + advantage]
    return best


def forces_here(table: Table) -> list[int]:
    province = table.wars[table.war - 1]
    return [force(table, seat, province) + table.hired[seat] for seat in range(table.seats)]


def forecast(table: Table, forces: list[int], from_stage: int) -> int:
    """The winner if everybody uses what it holds from an advantage on; a hostage weakens the strongest rival."""
    forces = forces[:]
    taker, hirer = holder(table, HOSTAGE), holder(table, RONIN)
    if from_stage <= HOSTAGE and taker != NOBODY:
        victim, most = NOBODY, -1
        for seat in table.fighters:
            if seat != taker and forces[seat] > most:
                victim, most = seat, forces[seat]
        forces[victim] = max(0, most - 1)
    if from_stage <= RONIN and hirer != NOBODY:
        forces[hirer] += ronin_to_hire(table, hirer)
    best, most = NOBODY, -1
    for seat in table.honor:
        if forces[seat] > most and seat in table.fighters:
            best, most = seat, forces[seat]
    return best


def use_values(table: Table, step: Advantage, seat: int, ids: list[int]) -> list[float]:
    """Ronin and poets are always used; seppuku when it gives more than fighting on."""
    gained = 1.0 if step.advantage != SEPPUKU else seppuku_worth(table, seat) - fight_worth(table, seat)
    return [gained if id == YES else 0.0 for id in ids]


def seppuku_worth(table: Table, seat: int) -> float:
    """RS9.3: points and honor now; with enough ronin even the province."""
    province = table.wars[table.war - 1]
    dead = figures_at(table, seat, province)
    forces = forces_here(table)
    forces[seat] = table.strongholds[seat * 8 + province] if table.clan(seat).strongholds_fight else 0
    value = dead * (1.0 + RIGHTEOUSNESS.copies(table, seat) - w.LOST_FIGURE[table.season])
    value += w.HONOR * min(dead, table.rank[seat]) + (dead if holder(table, POETS) == seat else 0)
    return value + (token_worth(table, seat, province) if forecast(table, forces, HOSTAGE) == seat else 0.0)


def fight_worth(table: Table, seat: int) -> float:
    """What the battle brings if the figures live on."""
    winner = forecast(table, forces_here(table), HOSTAGE)
    province = table.wars[table.war - 1]
    if winner == seat:
        return token_worth(table, seat, province)
    if table.ally[winner] == seat:
        return 0.0
    each = (
        RIGHTEOUSNESS.copies(table, seat) - w.LOST_FIGURE[table.season] + (1.0 if holder(table, POETS) == seat else 0.0)
    )
    return figures_at(table, seat, province) * each


def hostage_values(table: Table, seat: int, ids: list[int]) -> list[float]:
    """The figure whose loss turns the battle, else the one that costs the most dangerous rival most."""
    fear = threats(table, seat)
    forces = forces_here(table)
    before = forecast(table, forces, RONIN) == seat
    prize = token_worth(table, seat, table.wars[table.war - 1])
    values = []
    for id in ids:
        if id == DONE:
            values.append(0.0)
            continue
        owner, kind, _ = TAKE_HOSTAGE.split(id)
        might = figure_force(table, owner, kind)
        weakened = forces[:]
        weakened[owner] = max(0, weakened[owner] - might)
        after = forecast(table, weakened, RONIN) == seat
        value = 0.2 * might - (1.0 if table.ally[seat] == owner else 0.0)
        value += (prize if after else 0.0) - (prize if before else 0.0)
        values.append(value + (1 + 3 * fear[owner] if table.vp[owner] else 0.2))
    return values


def choose_mercy(table: Table, step: Mercy, seat: int) -> int:
    """Spare for the points, unless the dead are worth more: Justice, poets, rivals without figures."""
    dying = step.amount
    kill = dying * 2 * w.LOST_FIGURE[table.season]
    if table.fighters:
        told = dying if holder(table, POETS) == seat else 0
        kill += told + 3.0 * JUSTICE.copies(table, seat) * victims_below(table, seat)
    return YES if 2.0 * MERCY.copies(table, seat) >= kill else NO


def victims_below(table: Table, seat: int) -> int:
    """Losers with less honor whose figures would die."""
    here = table.wars[table.war - 1]
    found = 0
    for other in table.fighters:
        if table.rank[other] > table.rank[seat] and table.ally[seat] != other and figures_at(table, other, here):
            found += 1
    return found


def choose_taker(table: Table, seat: int, ids: list[int], verb: Verb) -> int:
    """A coin that somebody else gets (RS9.10, RS10.19): the ally, else whoever is least dangerous."""
    takers = [verb.only(id) for id in ids if verb.has(id)]
    ally = table.ally[seat]
    return verb.id(ally if ally in takers else least_dangerous(table, takers))


def victim_values(ids: list[int]) -> list[float]:
    """RS10.16: Oni of Hate kills a Komainu rather than a Bushi, a Bushi rather than a Shinto."""
    kinds = [VICTIMS[KILL.split(id)[1]] for id in ids]
    return [2.0 if kind == KOMAINU else 1.0 if kind == BUSHI else 0.5 for kind in kinds]
