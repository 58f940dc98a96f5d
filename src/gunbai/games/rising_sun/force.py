"""Force, computed afresh whenever it is needed (RS1.4, RS1.13)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.cards import PATH_OF_THE_DRAGON, PATH_OF_THE_LION, WAY_OF_THE_KATANA
from gunbai.games.rising_sun.data.clans import TURTLE
from gunbai.games.rising_sun.data.figures import (
    CORE_KINDS,
    HATE_FORCE_BY_OPTION,
    LEAST_HONOR_FORCE,
    MONSTER_FORCE,
    ONI_OF_HATE,
    PLACES,
    YUREI,
)
from gunbai.games.rising_sun.data.options import ONI_HATE_FORCE
from gunbai.games.rising_sun.data.words import WAR
from gunbai.games.rising_sun.table import Table


def daimyo_bonus(t: Table, seat: int) -> int:
    """Path of the Lion and Path of the Dragon add up."""
    return t.has(seat, PATH_OF_THE_LION) + 3 * t.has(seat, PATH_OF_THE_DRAGON)


def bushi_force(t: Table, seat: int) -> int:
    """Way of the Katana: Force 2 during the war phase (RS8.1)."""
    return 2 if t.phase == WAR and t.has(seat, WAY_OF_THE_KATANA) else 1


def is_present(t: Table, seat: int, place: int) -> bool:
    """Whether a seat has Force at a place (RS1.13)."""
    row = seat * CORE_KINDS * PLACES + place
    figures = t.figures
    if figures[row] or figures[row + PLACES] or figures[row + 2 * PLACES]:
        return True
    if place < 8 and t.clans[seat] == TURTLE and t.strongholds[seat * 8 + place]:
        return True
    for monster in t.bought:
        if t.monster_place[monster] == place and t.monster_owner[monster] == seat:
            return True
    return False


def present(t: Table, place: int) -> list[int]:
    """The seats with Force at a place."""
    return [seat for seat in range(t.n) if is_present(t, seat, place)]


def force(t: Table, seat: int, place: int) -> int:
    """The Force of a seat in a province or at a shrine; in a battle without hired ronin."""
    row = seat * CORE_KINDS * PLACES + place
    figures = t.figures
    total = figures[row + 2 * PLACES]
    bushi = figures[row + PLACES]
    if bushi:
        total += bushi * bushi_force(t, seat)
    if figures[row]:
        total += 1 + daimyo_bonus(t, seat)
    if place < 8 and t.clans[seat] == TURTLE:
        total += t.strongholds[seat * 8 + place]
    for monster in t.bought:
        if t.monster_place[monster] == place and t.monster_owner[monster] == seat:
            total += _monster_force(t, seat, monster, place)
    return total


def _monster_force(t: Table, seat: int, monster: int, place: int) -> int:
    force = MONSTER_FORCE[monster]
    if monster == ONI_OF_HATE - CORE_KINDS:
        return HATE_FORCE_BY_OPTION[t.options[ONI_HATE_FORCE]]
    if monster == YUREI - CORE_KINDS:
        return force + daimyo_bonus(t, seat)
    if LEAST_HONOR_FORCE[monster] and _has_least_honor(t, seat, place):
        return force + LEAST_HONOR_FORCE[monster]
    return force


def _has_least_honor(t: Table, seat: int, place: int) -> bool:
    """Least honor of those present; on the battlefield of the participants, whether they still have Force or not.

    RS9.11: only there; elsewhere, also while a battle is fought, those who are present count.
    """
    rank = t.rank[seat]
    for other in t.fighters if place == battlefield(t) else present(t, place):
        if t.rank[other] > rank:
            return False
    return True


def battlefield(t: Table) -> int:
    """The province of the battle that is being fought, -1 without one."""
    return t.wars[t.war - 1] if t.fighters and t.war else -1


def battle_force(t: Table, seat: int, province: int) -> int:
    """The Force that decides the battle being fought here: with the ronin hired so far (RS9.5)."""
    return force(t, seat, province) + t.hired[seat]


def strongest(t: Table, place: int) -> int:
    """The seat with the most Force, above 0; ties go to the most honor (RS2.4). -1: nobody."""
    best, most = -1, 0
    for seat in t.honor:
        here = force(t, seat, place)
        if here > most:
            best, most = seat, here
    return best
