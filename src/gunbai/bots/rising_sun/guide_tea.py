"""The tea ceremony in play-outs and as a prior: whom to ask, whom to accept, when to be ready (RS5.3)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun import tea as known
from gunbai.bots.rising_sun.guide_field import forces_of
from gunbai.bots.rising_sun.guide_standing import standing
from gunbai.bots.rising_sun.guide_war import unit
from gunbai.games.rising_sun.actions import AGREE, DECLINE, PROPOSE, READY
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.generator import Generator

FAR_AHEAD: Final[float] = known.FAR_AHEAD
CONTENT: Final[float] = known.CONTENT
SHARED_PROVINCE: Final[float] = known.SHARED_PROVINCE
TURN: Final[float] = known.TURN
AHEAD: Final[float] = known.AHEAD
MOOD: Final[float] = known.MOOD
NEVER: Final = -9.0


def likings(t: Table, seat: int) -> list[float]:
    """By seat: how good an ally it would be; many mandate turns, common borders, not too far ahead."""
    forces = forces_of(t)
    mine = standing(t, seat)
    found = [NEVER] * t.n
    first = t.honor[0] if t.active == NOBODY else (t.active + 1) % t.n
    for other in range(t.n):
        if other == seat or t.ally[other] != NOBODY:
            continue
        lead = standing(t, other) - mine
        if t.season == 2 and lead > FAR_AHEAD:
            continue
        shared = 0
        for p in range(8):
            if forces[seat * 8 + p] and forces[other * 8 + p]:
                shared += 1
        turns = (MANDATE_TURNS - (other - first) % t.n + t.n - 1) // t.n
        found[other] = 2.5 + TURN * turns + SHARED_PROVINCE * shared - AHEAD * max(-10.0, min(25.0, lead))
    return found


def choose_partner(t: Table, seat: int, ids: list[int], generator: Generator) -> int:
    """Accept a good proposal, else ask the favourite not asked yet, else accept any decent one, else be ready."""
    found = likings(t, seat)
    free = refused = 0
    offer = favourite = NOBODY
    for other in range(t.n):
        if other == seat:
            continue
        found[other] += MOOD * unit(generator)
        free += 1 if t.ally[other] == NOBODY else 0
        asked = t.proposals[seat * t.n + other] > 0
        refused += 1 if asked else 0
        if found[other] > 0:
            if AGREE + other in ids:
                offer = better(found, offer, other)
            elif PROPOSE + other in ids and not asked:
                favourite = better(found, favourite, other)
    if offer != NOBODY:
        pressing = refused > 0 or free <= 2
        if favourite == NOBODY or pressing or found[favourite] - found[offer] < CONTENT:
            return AGREE + offer
    return PROPOSE + favourite if favourite != NOBODY else READY


def better(found: list[float], one: int, other: int) -> int:
    return other if one == NOBODY or found[other] > found[one] else one


def tea_values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """A prior: what an alliance with each may be worth, half of it for asking, nothing for being alone."""
    found = likings(t, seat)
    values = []
    for id in ids:
        if PROPOSE <= id < AGREE:
            values.append(0.5 * found[id - PROPOSE])
        elif AGREE <= id < DECLINE:
            values.append(found[id - AGREE])
        else:
            values.append(0.0)
    return values
