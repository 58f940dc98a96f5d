"""The political phase: the track, mandate turns, carrying out a mandate (RS6.1 to RS6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.actions import LAY, NAME, PLAY
from gunbai.games.rising_sun.asides import clear_offers
from gunbai.games.rising_sun.data.clans import LOTUS
from gunbai.games.rising_sun.data.words import BETRAY, HAND, HARVEST, MARSHAL, RECRUIT, TRACK, TRAIN
from gunbai.games.rising_sun.gains import begin_gain
from gunbai.games.rising_sun.moments import MANDATE_CHOSEN, fire
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.steps.base import Step
from gunbai.games.rising_sun.steps.harvest import harvest
from gunbai.games.rising_sun.table import MEMORY, NOBODY

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

PART = {
    RECRUIT: frames.RECRUIT,
    MARSHAL: frames.MARSHAL,
    TRAIN: frames.TRAIN,
    BETRAY: frames.BETRAY,
}


class Politics(Step):
    """RS6.1: the track of seven mandate turns and three kami turns."""

    name = "politics"
    clause = "RS6.1"

    def resume(self, s: State) -> bool:
        t = s.table
        slot = t.stack[-2]
        if slot == len(TRACK):
            t.pop()
            clear_offers(t)
            return False
        t.stack[-2] = slot + 1
        if TRACK[slot]:
            t.push(frames.KAMI)
        else:
            t.active = t.honor[0] if t.active == NOBODY else (t.active + 1) % t.n
            t.turn += 1
            t.push(frames.MANDATE, t.active)
        return False


class Mandate(Step):
    """RS6.3: look at the top four, play one. RS12.3: Lotus lays one face down and names any mandate.

    Frame: seat, 0 before the look, 1 to play or lay, 2 to name.
    """

    name = "mandate"
    clause = "RS6.3"

    def resume(self, s: State) -> bool:
        t = s.table
        if not t.stack[-2]:
            t.stack[-2] = 1
            _look(s, t.stack[-3])
        return True

    def choices(self, s: State, seat: int) -> list[int]:
        if s.table.stack[-2] == 2:
            return [NAME, NAME + 1, NAME + 2, NAME + 3, NAME + 4]
        base = LAY if s.table.clans[seat] == LOTUS else PLAY
        return [base + kind for kind in range(5) if s.secrets.hand[kind]]

    def apply(self, s: State, seat: int, id: int) -> None:
        t = s.table
        if id >= NAME:
            s.tell("mandate_named", seat, id - NAME)
            _chosen(s, seat, id - NAME, 1)
        elif id >= LAY:
            _put_back(s, seat, id - LAY)
            s.secrets.laid.append(id - LAY)
            s.tell("tile_laid", seat)
            s.tell("tile_laid_by_you", seat, id - LAY)
            t.stack[-2] = 2
        else:
            _put_back(s, seat, id - PLAY)
            s.tell("mandate_played", seat, id - PLAY)
            _chosen(s, seat, id - PLAY, 0)

    def clause_of(self, s: State, id: int) -> str:
        return "RS6.3" if id < LAY else "RS12.3"


def _look(s: State, seat: int) -> None:
    """Draw late: only tiles that were never looked at come from the pool."""
    hidden = s.secrets
    for _ in range(HAND - sum(hidden.hand)):
        index = s.draw("mandate", sum(hidden.pool), private=True)
        kind = 0
        while index >= hidden.pool[kind]:
            index -= hidden.pool[kind]
            kind += 1
        hidden.pool[kind] -= 1
        hidden.hand[kind] += 1
    s.tell("looked", seat)
    for kind in range(5):
        for _ in range(hidden.hand[kind]):
            s.tell("drew", seat, kind)


def _put_back(s: State, seat: int, played: int) -> None:
    """The other three go back on top; the seat remembers them."""
    hidden = s.secrets
    hidden.hand[played] -= 1
    row = seat * MEMORY
    hidden.seen[row] = s.table.turn
    for kind in range(5):
        hidden.seen[row + 1 + kind] = hidden.hand[kind]


def _chosen(s: State, seat: int, mandate: int, face_down: int) -> None:
    t = s.table
    t.plays.append(seat)
    t.plays.append(mandate)
    t.plays.append(face_down)
    begin_gain(t)
    fire(s, MANDATE_CHOSEN, seat, mandate)
    begin_gain(t)
    t.pop()
    t.push(frames.EXECUTE, seat, 0, mandate)


class Execute(Step):
    """RS6.4: one after another, the active player last (Train: first); Harvest is one moment, Betray one player's."""

    name = "execute"
    clause = "RS6.4"
    arg = "mandate"

    def resume(self, s: State) -> bool:
        t = s.table
        active, done, mandate = t.stack[-3], t.stack[-2], t.stack[-1]
        t.stack[-2] = done + 1
        if done == t.n or (done and mandate in (HARVEST, BETRAY)):
            t.pop()
            if mandate == RECRUIT:
                t.push(frames.END_OF_RECRUIT)
        elif mandate == HARVEST:
            harvest(s, active)
        elif mandate == BETRAY:
            t.push(frames.BETRAY, active)
        else:
            seat = (active + done + (mandate != TRAIN)) % t.n
            bonus = seat == active or t.ally[seat] == active
            t.push(PART[mandate], seat, 0, 1 if bonus else 0)
        return False
