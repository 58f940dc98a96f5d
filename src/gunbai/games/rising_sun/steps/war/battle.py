"""A battle: sealed bids, the four advantages, the outcome, reparations (RS9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.data.board import PROVINCE, PROVINCES
from gunbai.games.rising_sun.data.words import HOSTAGE, POETS, RONIN, SEPPUKU
from gunbai.games.rising_sun.rules.figures import bury_fallen, figures_at
from gunbai.games.rising_sun.rules.force import battle_force, present
from gunbai.games.rising_sun.rules.gains import begin_gain
from gunbai.games.rising_sun.rules.hooks import (
    BATTLE_WON,
    FIGURE_KILLED,
    HOSTAGES,
    MERCY_POINTS,
    OTHERS_KILLED,
    TOKEN_WON,
    fire,
    may_ask,
)
from gunbai.games.rising_sun.steps.base import HIRED, GameStep, check_once
from gunbai.games.rising_sun.steps.war.advantages import Advantage, Hostages, ronin_to_hire
from gunbai.games.rising_sun.steps.war.bids import CHAIN, Bids
from gunbai.games.rising_sun.steps.war.outcome import bid_in_all, decide, figures_to_kill, settle, winner_by
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field, WordField
from gunbai.kernel.steps import OVER, AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

DECISION: Final = 4
LAST_STAGE: Final = 8
PARTS: Final = {"bids": (1,), "advantage": (2, 4, 7), "hostages": (3,), "losses": (5,), "reparations": (8,)}
"""How many parts have begun when a step lies on the battle."""


class Battle(GameStep):
    """RS9.2: bids, seppuku, hostage, ronin, outcome, poets, reparations."""

    name: ClassVar[str] = "battle"
    clause: ClassVar[str] = "RS9.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("stage", 0, LAST_STAGE), WordField("province", PROVINCE))

    def __init__(self, stage: int, province: int) -> None:
        self.stage = stage
        """The part that comes next."""
        self.province = province

    def resume(self, state: State) -> bool:
        table, stage, province = state.table, self.stage, self.province
        if stage == LAST_STAGE:
            _end(table)
            return False
        table.replace(Battle(stage + 1, province))
        if stage == 0:
            _begin(state, province)
        elif stage <= 3:
            _award(state, stage - 1, province)
        elif stage == DECISION:
            decide(state, province)
        elif stage == 5:
            fire(state, BATTLE_WON, table.winner, province)
        elif stage == 6:
            _award(state, POETS, province)
        else:
            if table.fallen:
                bury_fallen(table)
                state.tell("fallen_returned")
            settle(state)
        return False

    def hands_on(self, state: State, seat: int, stirred: int) -> bool | None:
        """Whom the next advantage or the reparations ask; after the battle comes the next one, or the clean-up."""
        table, stage = state.table, self.stage
        while stage <= RONIN + 1:
            winner, advantage = _winner_of(table, stage - 1), stage - 1
            if winner != NOBODY and advantage == HOSTAGE:
                if len(Hostages(winner, 1, self.province).choices(state, winner)) > 1:
                    return winner != seat
            elif winner != NOBODY and _is_useful(table, winner, advantage, self.province):
                return winner != seat
            stage += 1
        if stage == DECISION:
            return None if stirred & ~HIRED else self._decided(table, seat, bool(stirred))
        if stage < LAST_STAGE - 1:
            return None
        return _settled(table, seat, table.winner if stage < LAST_STAGE else NOBODY)

    def _decided(self, table: Table, seat: int, hires: bool) -> bool | None:
        """The same when the battle is decided next, the seat having hired its ronin or not: Mercy is asked first, then
        the poets', then who gets coins."""
        if any(may_ask(table, moment) for moment in (TOKEN_WON, FIGURE_KILLED, OTHERS_KILLED, BATTLE_WON)):
            return None
        forces = [battle_force(table, one, self.province) for one in table.fighters]
        if hires:
            forces[table.fighters.index(seat)] += ronin_to_hire(table, seat)
        winner = winner_by(table, forces)
        dying = figures_to_kill(table, winner, self.province)
        if dying and MERCY_POINTS.total(table, winner):
            return winner != seat
        poet = _winner_of(table, POETS)
        if poet != NOBODY and table.fallen + dying:
            return poet != seat
        return _settled(table, seat, winner)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        """RS8.5: a battle has a war and, once begun, two sides or more."""
        check_once(self, below, field)
        table = state.table
        if not table.war or table.wars[table.war - 1] != self.province:
            raise BadPosition(field, "the province of the war that is being decided", PROVINCES[self.province])
        sides = table.fighters if self.stage else present(table, self.province)
        if len(sides) < 2:
            raise BadPosition("locals.fighters", "two or more different seats in a battle", str(sides))
        above = table.above(self)
        if above is not OVER and self.stage not in PARTS.get(above.name, ()):
            raise BadPosition(field, f"a battle that has come to {above.name}", repr(self))


def _settled(table: Table, seat: int, winner: int) -> bool | None:
    """What follows a battle: a remainder that its winner assigns, if it has still to pay; then others, or chance."""
    if winner != NOBODY and bid_in_all(table, winner) % (len(table.fighters) - 1):
        return winner != seat
    return None if may_ask(table, TOKEN_WON) else True


def _begin(state: State, province: int) -> None:
    """RS8.5: everybody with Force here takes part."""
    table = state.table
    table.fighters = present(table, province)
    table.ready = [0 if seat in table.fighters and table.coins[seat] else 1 for seat in range(table.seats)]
    table.fallen = 0
    table.winner = NOBODY
    state.tell("battle_began", province)
    table.push(Bids())


def _end(table: Table) -> None:
    table.fighters = []
    table.bids = [0] * (table.seats * CHAIN)
    table.hired = [0] * table.seats
    table.fallen = 0
    table.winner = NOBODY
    table.pop()


def _winner_of(table: Table, advantage: int) -> int:
    seat, most = NOBODY, 0
    for one in table.fighters:
        bid = table.bids[one * CHAIN + advantage]
        if bid > most or (bid and bid == most and table.rank[one] < table.rank[seat]):
            seat, most = one, bid
    return seat


def _award(state: State, advantage: int, province: int) -> None:
    """RS9.2: the most coins, ties by the honor of this moment; skipped where it could do nothing."""
    table = state.table
    seat = _winner_of(table, advantage)
    if seat == NOBODY:
        return
    state.tell("advantage_won", seat, advantage)
    begin_gain(table)
    if advantage == HOSTAGE:
        table.push(Hostages(seat, 1 + HOSTAGES.total(table, seat), province))
    elif _is_useful(table, seat, advantage, province):
        table.push(Advantage(seat, advantage, province))


def _is_useful(table: Table, seat: int, advantage: int, province: int) -> bool:
    if advantage == SEPPUKU:
        return figures_at(table, seat, province) > 0
    if advantage == RONIN:
        return ronin_to_hire(table, seat) > 0
    return table.fallen > 0
