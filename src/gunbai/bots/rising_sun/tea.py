"""The tea ceremony: whom to ask, whom to accept, when to be ready (RS5.3)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun.outlook import look
from gunbai.bots.rising_sun.question import Question
from gunbai.bots.rising_sun.standing import standing
from gunbai.games.rising_sun.actions import AGREE, DECLINE, PROPOSE, READY
from gunbai.games.rising_sun.data.words import MANDATE_TURNS
from gunbai.games.rising_sun.table import NOBODY, Table

FAR_AHEAD: Final = 18.0
"""In autumn nobody should help a leader so far ahead."""
CONTENT: Final = 0.9
"""A proposal that is nearly as good as my favourite is taken at once: waiting is how one is left out."""
SHARED_PROVINCE: Final = 0.5
TURN: Final = 0.8
AHEAD: Final = 0.06
MOOD: Final = 0.6
"""Chance in the choice of allies: else the same clan would be left out game after game."""


def choose_partner(q: Question) -> int:
    """The best ally by the table alone."""
    return choose_among(q, moods(q))


def moods(q: Question) -> dict[int, float]:
    """How much I would like each free seat as an ally, today."""
    return {other: liking(q.t, q.seat, other) + MOOD * q.rng.random() for other in free_seats(q.t, q.seat)}


def choose_among(q: Question, likings: dict[int, float]) -> int:
    """Accept a good proposal, else ask the favourite not asked yet, else accept any decent one, else be ready."""
    offers = [id - AGREE for id in q.ids if AGREE <= id < DECLINE]
    offers = sorted((other for other in offers if likings[other] > 0), key=lambda other: -likings[other])
    hopes = [other for other in likings if PROPOSE + other in q.ids and likings[other] > 0 and not asked(q, other)]
    favourite = max(hopes, key=lambda other: likings[other], default=NOBODY)
    if offers and (favourite == NOBODY or is_pressing(q) or likings[favourite] - likings[offers[0]] < CONTENT):
        return AGREE + offers[0]
    return PROPOSE + favourite if favourite != NOBODY else READY


def free_seats(t: Table, seat: int) -> list[int]:
    return [other for other in range(t.n) if other != seat and t.ally[other] == NOBODY]


def asked(q: Question, other: int) -> bool:
    return q.t.proposals[q.seat * q.t.n + other] > 0


def is_pressing(q: Question) -> bool:
    """Once I have been refused, or others could pair off without me, the bird in the hand counts."""
    t = q.t
    refused = any(asked(q, other) for other in range(t.n))
    return refused or len(free_seats(t, q.seat)) <= 2


def liking(t: Table, seat: int, other: int) -> float:
    """How good an ally a seat would be: many mandate turns, common borders, not too far ahead."""
    lead = standing(t, other) - standing(t, seat)
    if t.season == 2 and lead > FAR_AHEAD:
        return -1.0
    mine, theirs = look(t, seat).mine, look(t, other).mine
    shared = sum(1 for province in range(8) if mine[province] and theirs[province])
    return 2.5 + TURN * mandate_turns(t, other) + SHARED_PROVINCE * shared - AHEAD * max(-10.0, min(25.0, lead))


def mandate_turns(t: Table, other: int) -> int:
    """RS6.2: how many of the seven turns of this season will be a seat's."""
    first = t.honor[0] if t.active == NOBODY else (t.active + 1) % t.n
    distance = (other - first) % t.n
    return (MANDATE_TURNS - distance + t.n - 1) // t.n
