"""Force, computed afresh whenever it is needed (RS1.4, RS1.13)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.figures import CORE_KINDS, PLACES
from gunbai.games.rising_sun.data.words import WAR
from gunbai.games.rising_sun.entries.card import MONSTER_FIGURES
from gunbai.games.rising_sun.rules.hooks import BUSHI_FORCE_AT_WAR, DAIMYO_FORCE
from gunbai.games.rising_sun.table import Table


def daimyo_bonus(table: Table, seat: int) -> int:
    """What cards add to the Force of a Daimyo."""
    return DAIMYO_FORCE.total(table, seat)


def bushi_force(table: Table, seat: int) -> int:
    """The Force of one Bushi now."""
    return 1 + BUSHI_FORCE_AT_WAR.total(table, seat) if table.phase == WAR else 1


def is_present(table: Table, seat: int, place: int) -> bool:
    """Whether a seat has Force at a place (RS1.13)."""
    row = seat * CORE_KINDS * PLACES + place
    figures = table.figures
    if figures[row] or figures[row + PLACES] or figures[row + 2 * PLACES]:
        return True
    if place < 8 and table.strongholds[seat * 8 + place] and table.clan(seat).strongholds_fight:
        return True
    for monster in table.bought:
        if table.monster_place[monster] == place and table.monster_owner[monster] == seat:
            return True
    return False


def present(table: Table, place: int) -> list[int]:
    """The seats with Force at a place."""
    return [seat for seat in range(table.seats) if is_present(table, seat, place)]


def force(table: Table, seat: int, place: int) -> int:
    """The Force of a seat in a province or at a shrine; in a battle without hired ronin."""
    row = seat * CORE_KINDS * PLACES + place
    figures = table.figures
    total = figures[row + 2 * PLACES]
    bushi = figures[row + PLACES]
    if bushi:
        total += bushi * bushi_force(table, seat)
    if figures[row]:
        total += 1 + daimyo_bonus(table, seat)
    if place < 8 and table.strongholds[seat * 8 + place] and table.clan(seat).strongholds_fight:
        total += table.strongholds[seat * 8 + place]
    for monster in table.bought:
        if table.monster_place[monster] == place and table.monster_owner[monster] == seat:
            total += _monster_force(table, seat, monster, place)
    return total


def _monster_force(table: Table, seat: int, monster: int, place: int) -> int:
    figure = MONSTER_FIGURES[monster]
    force = figure.force if figure.force_of is None else figure.force_of(table, seat)
    if figure.is_daimyo:
        force += daimyo_bonus(table, seat)
    if figure.least_honor_force and _has_least_honor(table, seat, place):
        force += figure.least_honor_force
    return force


def _has_least_honor(table: Table, seat: int, place: int) -> bool:
    """Least honor of those present; on the battlefield of the participants, whether they still have Force or not.

    RS9.11: only there; elsewhere, also while a battle is fought, those who are present count.
    """
    rank = table.rank[seat]
    for other in table.fighters if place == battlefield(table) else present(table, place):
        if table.rank[other] > rank:
            return False
    return True


def battlefield(table: Table) -> int:
    """The province of the battle that is being fought, -1 without one."""
    return table.wars[table.war - 1] if table.fighters and table.war else -1


def battle_force(table: Table, seat: int, province: int) -> int:
    """The Force that decides the battle being fought here: with the ronin hired so far (RS9.5)."""
    return force(table, seat, province) + table.hired[seat]


def strongest(table: Table, place: int) -> int:
    """The seat with the most Force, above 0; ties go to the most honor (RS2.4). -1: nobody."""
    best, most = -1, 0
    for seat in table.honor:
        here = force(table, seat, place)
        if here > most:
            best, most = seat, here
    return best
