"""The tea ceremony: whom to ask, whom to accept, when to be ready (RS5.3)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun.outlook import forces_of
from gunbai.bots.rising_sun.standing import standing
from gunbai.bots.rising_sun.war import unit
from gunbai.games.rising_sun.actions import AGREE, PROPOSE, READY
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.luck.generator import Generator

FAR_AHEAD: Final = 18.0
"""In autumn nobody should help a leader so far ahead."""
CONTENT: Final = 0.9
"""A proposal that is nearly as good as my favourite is taken at once: waiting is how one is left out."""
SHARED_PROVINCE: Final = 0.5
TURN: Final = 0.8
AHEAD: Final = 0.06
MOOD: Final = 0.6
"""Chance in the choice of allies: else the same clan would be left out game after game."""
NEVER: Final = -9.0


def likings(table: Table, seat: int) -> list[float]:
    """By seat: how good an ally it would be; many mandate turns, common borders, not too far ahead."""
    forces = forces_of(table)
    mine = standing(table, seat)
    found = [NEVER] * table.seats
    for other in range(table.seats):
        if other == seat or table.ally[other] != NOBODY:
            continue
        lead = standing(table, other) - mine
        if table.season == 2 and lead > FAR_AHEAD:
            continue
        shared = 0
        for p in range(8):
            if forces[seat * 8 + p] and forces[other * 8 + p]:
                shared += 1
        found[other] = 2.5 + TURN * mandate_turns(table, other) + SHARED_PROVINCE * shared
        found[other] -= AHEAD * max(-10.0, min(25.0, lead))
    return found


def mandate_turns(table: Table, other: int) -> int:
    """RS6.2: how many of the seven turns of this season will be a seat's."""
    first = table.honor[0] if table.active == NOBODY else (table.active + 1) % table.seats
    return (MANDATE_TURNS - (other - first) % table.seats + table.seats - 1) // table.seats


def moods(table: Table, seat: int, generator: Generator) -> list[float]:
    """How much I would like each seat as an ally, today."""
    return [liking + MOOD * unit(generator) for liking in likings(table, seat)]


def choose_among(table: Table, seat: int, ids: list[int], found: list[float], content: float = CONTENT) -> int:
    """Accept a good proposal, else ask the favourite not asked yet, else accept any decent one, else be ready."""
    offer = favourite = NOBODY
    for other in range(table.seats):
        if other != seat and found[other] > 0:
            if AGREE.id(other) in ids:
                offer = better(found, offer, other)
            elif PROPOSE.id(other) in ids and not table.proposals[seat * table.seats + other]:
                favourite = better(found, favourite, other)
    if offer != NOBODY and (
        favourite == NOBODY or is_pressing(table, seat) or found[favourite] - found[offer] < content
    ):
        return AGREE.id(offer)
    return PROPOSE.id(favourite) if favourite != NOBODY else READY


def is_pressing(table: Table, seat: int) -> bool:
    """Once I have been refused, or others could pair off without me, the bird in the hand counts."""
    refused = max(table.proposals[seat * table.seats : (seat + 1) * table.seats]) > 0
    return refused or len(free_seats(table, seat)) <= 2


def free_seats(table: Table, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat and table.ally[other] == NOBODY]


def better(found: list[float], one: int, other: int) -> int:
    return other if one == NOBODY or found[other] > found[one] else one


def tea_values(table: Table, seat: int, ids: list[int]) -> list[float]:
    """A prior: what an alliance with each may be worth, half of it for asking, nothing for being alone."""
    found = likings(table, seat)
    values = []
    for id in ids:
        if PROPOSE.has(id):
            values.append(0.5 * found[PROPOSE.only(id)])
        elif AGREE.has(id):
            values.append(found[AGREE.only(id)])
        else:
            values.append(0.0)
    return values
