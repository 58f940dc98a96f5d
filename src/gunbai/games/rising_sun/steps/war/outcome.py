"""How a battle ends: its winner, the losses, the reparations (RS9.6 to RS9.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import REMAINDER
from gunbai.games.rising_sun.data.board import PROVINCE
from gunbai.games.rising_sun.rules.figures import count, figures_at, kinds_at
from gunbai.games.rising_sun.rules.force import battle_force
from gunbai.games.rising_sun.rules.gains import begin_gain
from gunbai.games.rising_sun.rules.kills import kill, praise
from gunbai.games.rising_sun.steps.base import GameStep, no_such_seat
from gunbai.games.rising_sun.steps.killing import ask_mercy
from gunbai.games.rising_sun.steps.war.bids import CHAIN
from gunbai.games.rising_sun.steps.war.tokens import win_token
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

MOST_LEFT: Final = 3
"""A remainder is less than the losers are, and those are four at most."""


def decide(state: State, province: int) -> None:
    """RS9.6, RS9.7, RS9.12: compare Force, the token to the winner, then the losses unless Mercy is shown."""
    table = state.table
    forces = [battle_force(table, seat, province) for seat in table.fighters]
    for seat, here in zip(table.fighters, forces, strict=True):
        state.tell("battle_force", seat, here)
    table.winner = winner_by(table, forces)
    state.tell("battle_won", table.winner, province)
    begin_gain(table)
    win_token(state, table.winner, province, after_battle=1)
    table.push(Losses(table.winner, province))
    ask_mercy(state, table.winner, figures_to_kill(table, table.winner, province))


def winner_by(table: Table, forces: list[int]) -> int:
    """RS9.6: of the participants with these Forces the strongest, of equals the most honored."""
    best = most = -1
    for seat, here in zip(table.fighters, forces, strict=True):
        if here > most or (here == most and table.rank[seat] < table.rank[best]):
            best, most = seat, here
    return best


def losers_to_kill(table: Table, winner: int) -> list[int]:
    """RS9.8: the losers, but not the winner's ally."""
    return [seat for seat in table.fighters if seat != winner and table.ally[winner] != seat]


def figures_to_kill(table: Table, winner: int, province: int) -> int:
    """How many figures those losers have."""
    return sum(figures_at(table, seat, province) for seat in losers_to_kill(table, winner))


class Losses(GameStep):
    """RS9.8: the winner kills the losers' figures."""

    name: ClassVar[str] = "losses"
    clause: ClassVar[str] = "RS9.8"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), WordField("province", PROVINCE))

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def resume(self, state: State) -> bool:
        table, province = state.table, self.province
        table.pop()
        victims = 0
        for loser in losers_to_kill(table, self.seat):
            for kind in kinds_at(table, loser, province):
                victims |= 1 << loser
                for _ in range(count(table, loser, kind, province)):
                    kill(state, self.seat, loser, kind, province)
        praise(state, self.seat, victims)
        return False


def bid_in_all(table: Table, seat: int) -> int:
    """What a participant of the battle has bid."""
    row = seat * CHAIN
    return table.bids[row] + table.bids[row + 1] + table.bids[row + 2] + table.bids[row + 3]


def settle(state: State) -> None:
    """RS9.10: losers' bids are gone, the winner's are split among them; it assigns a remainder."""
    table = state.table
    paid = bid_in_all(table, table.winner)
    losers = [seat for seat in table.fighters if seat != table.winner]
    share, remainder = paid // len(losers), paid % len(losers)
    for loser in losers:
        _compensate(state, loser, share)
    if remainder:
        bits = 0
        for loser in losers:
            bits |= 1 << loser
        table.push(Reparations(table.winner, remainder, bits))


def _compensate(state: State, loser: int, coins: int) -> None:
    if coins:
        state.table.coins[loser] += coins
        state.tell("reparations_paid", state.table.winner, loser, coins)


class Reparations(GameStep):
    """RS9.10: who gets a coin of the remainder, one each."""

    name: ClassVar[str] = "reparations"
    clause: ClassVar[str] = "RS9.10"
    fields: ClassVar[tuple[Field, ...]] = (SeatField(), Field("amount", 0, MOST_LEFT), SeatsField("losers"))
    asked: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, seat: int, amount: int, losers: int) -> None:
        self.seat = seat
        self.amount = amount
        """Coins left, for the losers without one."""
        self.losers = losers

    def resume(self, state: State) -> bool:
        if self.amount:
            return True
        state.table.pop()
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        return [REMAINDER.id(other) for other in range(state.table.seats) if self.losers >> other & 1]

    def apply(self, state: State, seat: int, id: int) -> None:
        loser = REMAINDER.only(id)
        state.table.replace(Reparations(seat, self.amount - 1, self.losers & ~(1 << loser)))
        _compensate(state, loser, 1)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        return False if self.amount > 1 else self.follows(state, seat)

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if REMAINDER.has(id):
            missing = no_such_seat(state, REMAINDER.only(id), id, "RS9.10")
            if missing is not None:
                return missing
        return super().objection(state, seat, id)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        if self.amount > self.losers.bit_count():
            raise BadPosition(field, "a loser for each coin", repr(self))
