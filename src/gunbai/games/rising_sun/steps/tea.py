"""The tea ceremony: proposals, answers, alliances (RS5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.actions import AGREE, DECLINE, PROPOSE, READY
from gunbai.games.rising_sun.asides import clear_offers
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.table import NOBODY, Table

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

PROPOSALS_PER_PAIR: Final = 2


class Tea(Step):
    """RS5.3: old alliances end, new ones may be formed; over when everybody is ready or allied."""

    name = "tea"
    clause = "RS5.3"
    together = True

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = 1
            _begin(s)
        if _undecided(t):
            return True
        t.pop()
        clear_offers(t)
        return False

    def actors(self, s: State) -> list[int]:
        """Starting after the seat that acted last, so that taking the first is fair."""
        t = s.table
        waiting = _undecided(t)
        return [seat for seat in waiting if seat > t.last_actor] + [seat for seat in waiting if seat <= t.last_actor]

    def choices(self, s: State, seat: int) -> list[int]:
        t = s.table
        ids = [READY]
        for other in range(t.n):
            if other == seat or t.ally[other] != NOBODY:
                continue
            if t.open_proposals[other * t.n + seat]:
                ids.append(AGREE + other)
                ids.append(DECLINE + other)
            elif not t.open_proposals[seat * t.n + other] and t.proposals[seat * t.n + other] < PROPOSALS_PER_PAIR:
                ids.append(PROPOSE + other)
        return ids

    def apply(self, s: State, seat: int, id: int) -> None:
        s.table.last_actor = seat
        if id == READY:
            _be_ready(s, seat)
        elif id >= DECLINE:
            _decline(s, seat, id - DECLINE)
        elif id >= AGREE:
            _ally(s, seat, id - AGREE)
        else:
            _propose(s, seat, id - PROPOSE)


def _begin(s: State) -> None:
    t = s.table
    s.tell("alliances_ended")
    t.ally = [NOBODY] * t.n
    t.proposals = [0] * (t.n * t.n)
    t.open_proposals = [0] * (t.n * t.n)
    t.ready = [0] * t.n
    t.last_actor = t.n - 1


def _undecided(t: Table) -> list[int]:
    """Seats that are neither ready nor allied; nobody, once no pair is left."""
    free = [seat for seat in range(t.n) if t.ally[seat] == NOBODY]
    if len(free) < 2:
        return []
    return [seat for seat in free if not t.ready[seat]]


def _propose(s: State, seat: int, other: int) -> None:
    """A proposal takes back the other's readiness."""
    t = s.table
    t.proposals[seat * t.n + other] += 1
    t.open_proposals[seat * t.n + other] = 1
    t.ready[other] = 0
    s.ask_anew(other)
    s.tell("alliance_proposed", seat, other)


def _decline(s: State, seat: int, other: int) -> None:
    s.table.open_proposals[other * s.table.n + seat] = 0
    s.ask_anew(other)
    s.tell("alliance_declined", seat, other)


def _be_ready(s: State, seat: int) -> None:
    """Declines what is open."""
    t = s.table
    for other in range(t.n):
        if t.open_proposals[other * t.n + seat]:
            _decline(s, seat, other)
    t.ready[seat] = 1
    s.tell("tea_ready", seat)


def _ally(s: State, seat: int, other: int) -> None:
    """Both have agreed: final, so no undo goes back behind it; everybody else's choices change with it."""
    t = s.table
    s.barriers += 1
    t.ally[seat] = other
    t.ally[other] = seat
    t.allied_seasons[seat] += 1
    t.allied_seasons[other] += 1
    for third in range(t.n):
        for partner in (seat, other):
            t.open_proposals[third * t.n + partner] = 0
            t.open_proposals[partner * t.n + third] = 0
        s.ask_anew(third)
    s.tell("alliance_formed", seat, other)
