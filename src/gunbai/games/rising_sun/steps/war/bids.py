"""Sealed bids (RS9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gunbai.games.rising_sun.actions import BID
from gunbai.games.rising_sun.data.board import PROVINCE, PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGE, ADVANTAGES
from gunbai.games.rising_sun.rules.force import battlefield
from gunbai.games.rising_sun.steps.base import GameStep, violation
from gunbai.kernel.errors import BadPosition, RuleViolation
from gunbai.kernel.fields import Field, WordField
from gunbai.kernel.steps import OVER, AnyStep, Arguments, Question
from gunbai.kernel.vocabulary import MAX_AMOUNT

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

CHAIN: Final = 4
"""Bids of a seat: one for each advantage."""
BID_IDS: Final = list(BID.ids())


class Bids(GameStep):
    """RS9.1, sealed: a chain of four numbers each; the last seat's last number reveals them all."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "RS9.1"
    asked: ClassVar[tuple[str, ...]] = ("advantage", "province", "amount")
    told: ClassVar[tuple[Field, ...]] = (
        WordField("advantage", ADVANTAGE),
        WordField("province", PROVINCE),
        Field("amount", 0, MAX_AMOUNT),
    )

    def __init__(self) -> None:
        pass

    def is_together(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        for ready in state.table.ready:
            if not ready:
                return True
        state.table.pop()
        _reveal(state)
        return False

    def actors(self, state: State) -> list[int]:
        return [seat for seat in range(state.table.seats) if not state.table.ready[seat]]

    def choices(self, state: State, seat: int) -> list[int]:
        return BID_IDS[: min(coins_left(state, seat), MAX_AMOUNT) + 1]

    def apply(self, state: State, seat: int, id: int) -> None:
        hidden = state.secrets
        advantage = hidden.bids_made[seat]
        hidden.sealed_bids[seat * CHAIN + advantage] = BID.only(id)
        hidden.bids_made[seat] += 1
        state.tell("bid_laid", seat, advantage, BID.only(id))
        if hidden.bids_made[seat] == CHAIN or not coins_left(state, seat):
            hidden.bids_made[seat] = CHAIN
            state.table.ready[seat] = 1
            state.tell("bid_sealed", seat)

    def ends(self, state: State, seat: int, id: int) -> bool | None:
        """The last number seals the chain, and so does the last coin."""
        return state.secrets.bids_made[seat] + 1 == CHAIN or BID.only(id) == coins_left(state, seat)

    def asked_of(self, state: State, seat: int, ids: list[int]) -> list[int]:
        """Up to the last number or the last coin, which seal the chain."""
        left, asked = coins_left(state, seat), 0
        for id in ids[: CHAIN - state.secrets.bids_made[seat]]:
            asked += 1
            left -= BID.only(id) if BID.has(id) else 0
            if left <= 0:
                break
        return ids[:asked]

    def objection(self, state: State, seat: int, id: int) -> RuleViolation:
        if BID.has(id):
            return violation(state, "bid/too_poor", "RS9.1", id, {"held": coins_left(state, seat)})
        return super().objection(state, seat, id)

    def question(self, state: State, seat: int | None) -> Question:
        """The advantage a seat bids on next and what is left for it; to everybody only where the battle is."""
        arguments: Arguments = {"province": PROVINCES[battlefield(state.table)]}
        if seat is not None:
            arguments["advantage"] = ADVANTAGES[min(state.secrets.bids_made[seat], CHAIN - 1)]
            arguments["amount"] = coins_left(state, seat)
        return Question(self.name, self.clause, arguments)

    def check(self, state: State, below: tuple[AnyStep, ...], field: str) -> None:
        """Who has not sealed its bids can still bid."""
        table = state.table
        if table.above(self) is not OVER:
            raise BadPosition(field, "bids as the innermost step", repr(table.above(self)))
        if battlefield(table) < 0:
            raise BadPosition("wars_decided", "the war of the battle that is bid for", str(table.war))
        for seat in range(table.seats):
            able = seat in table.fighters and state.secrets.bids_made[seat] < CHAIN
            if not table.ready[seat] and not able:
                raise BadPosition("locals.ready", "1 for every seat that has nothing to bid any more", str(table.ready))


def bids_laid(state: State, seat: int) -> list[int]:
    """The bids of a seat's chain so far."""
    row = seat * CHAIN
    return state.secrets.sealed_bids[row : row + state.secrets.bids_made[seat]]


def coins_left(state: State, seat: int) -> int:
    """Coins of a seat that its chain has not laid yet."""
    bids, row = state.secrets.sealed_bids, seat * CHAIN
    return state.table.coins[seat] - bids[row] - bids[row + 1] - bids[row + 2] - bids[row + 3]


def _reveal(state: State) -> None:
    """Coins that were bid leave the reserve; those set aside stay in it."""
    table = state.table
    state.barriers += 1
    table.bids = state.secrets.sealed_bids
    state.secrets.sealed_bids = [0] * (table.seats * CHAIN)
    state.secrets.bids_made = [0] * table.seats
    for seat in table.fighters:
        row = seat * CHAIN
        one, two, three, four = table.bids[row], table.bids[row + 1], table.bids[row + 2], table.bids[row + 3]
        table.coins[seat] -= one + two + three + four
        state.tell("bids_revealed", seat, one, two, three, four)
