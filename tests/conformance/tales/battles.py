"""What the events of Rising Sun's wars stand for: tokens, bids, advantages, killing, the outcome."""

from __future__ import annotations

from gunbai.games.rising_sun.data.figures import FALLEN, HELD, RESERVE
from gunbai.games.rising_sun.data.words import SEPPUKU, WAR
from gunbai.games.rising_sun.rules.figures import send_home
from gunbai.games.rising_sun.rules.force import battle_force
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.killing import Mercy
from gunbai.games.rising_sun.steps.politics.moving import Toll
from gunbai.games.rising_sun.steps.war.advantages import Advantage, Hostages
from gunbai.games.rising_sun.steps.war.bids import CHAIN
from gunbai.games.rising_sun.table import DISCARDED, NOBODY, Table
from tests.conformance.tales.tale import Tale


class Battles(Tale[State]):
    """The rows of the war phase."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.before, self.asked = state.table.copy(), state.table.top()
        self.table, self.secrets = state.table.copy(), state.secrets.copy()
        """As they were before the decision; then as told."""
        self.forces: dict[int, int] = {}

    @property
    def now(self) -> Table:
        raise NotImplementedError

    def shift(self, seat: int, figure: int, origin: int, target: int) -> None:
        raise NotImplementedError

    def clear_battle(self) -> None:
        table = self.table
        table.fighters, table.winner, table.fallen = [], NOBODY, 0
        table.bids, table.hired = [0] * (table.seats * CHAIN), [0] * table.seats
        self.forces = {}

    def wars_began(self) -> None:
        self.table.phase = WAR

    def war_skipped(self, province: int) -> None:
        self._come_to_war(province)
        self.table.tokens[self.table.season * 8 + province] = DISCARDED

    def _come_to_war(self, province: int) -> None:
        assert self.table.wars[self.table.war] == province
        self.table.war += 1
        self.clear_battle()

    def token_won(self, seat: int, province: int) -> None:
        if not self.now.fighters:
            self._come_to_war(province)
        assert self.table.wars[self.table.war - 1] == province
        self.table.tokens[self.table.season * 8 + province] = seat

    def battle_began(self, province: int) -> None:
        """Who takes part is known from the map; who has coins is asked for a bid."""
        self._come_to_war(province)
        table = self.table
        table.fighters = self.now.fighters[:]
        table.ready = [0 if seat in table.fighters and table.coins[seat] else 1 for seat in range(table.seats)]

    # --- bids -----------------------------------------------------------------------------------------------------

    def bid_laid(self, seat: int, advantage: int, amount: int) -> None:
        assert advantage == self.secrets.bids_made[seat]
        self.secrets.sealed_bids[seat * CHAIN + advantage] = amount
        self.secrets.bids_made[seat] += 1

    def bid_sealed(self, seat: int) -> None:
        assert not self.table.ready[seat]
        self.table.ready[seat] = 1
        self.secrets.bids_made[seat] = CHAIN

    def bid_withdrawn(self, seat: int) -> None:
        assert self.table.ready[seat]
        self.table.ready[seat] = 0
        self._clear_bids(seat)

    def undone_by_you(self, seat: int, amount: int) -> None:
        assert amount == self.secrets.bids_made[seat]
        assert not self.table.ready[seat]
        self._clear_bids(seat)

    def _clear_bids(self, seat: int) -> None:
        self.secrets.sealed_bids[seat * CHAIN : (seat + 1) * CHAIN] = [0] * CHAIN
        self.secrets.bids_made[seat] = 0

    def bids_revealed(self, seat: int, amount1: int, amount2: int, amount3: int, amount4: int) -> None:
        row, bids = seat * CHAIN, [amount1, amount2, amount3, amount4]
        assert bids == self.secrets.sealed_bids[row : row + CHAIN]
        self.table.bids[row : row + CHAIN] = bids
        self.table.coins[seat] -= sum(bids)
        self._clear_bids(seat)

    # --- advantages and the outcome -------------------------------------------------------------------------------

    def advantage_won(self, seat: int, advantage: int) -> None:
        bids = {one: self.table.bids[one * CHAIN + advantage] for one in self.table.fighters}
        assert bids[seat] > 0
        assert seat == self._first(bids)

    def _first(self, amounts: dict[int, int]) -> int:
        """Who has the most; ties go to the most honor."""
        return max(amounts, key=lambda seat: (amounts[seat], -self.table.honor.index(seat)))

    def advantage_declined(self, seat: int, advantage: int) -> None:
        assert isinstance(self.asked, Advantage)
        assert (self.asked.seat, self.asked.advantage) == (seat, advantage)

    def hostage_taken(self, seat: int, seat2: int, figure: int) -> None:
        assert isinstance(self.asked, Hostages)
        assert self.asked.seat == seat != seat2
        self.shift(seat2, figure, self.asked.province, HELD + seat)

    def ronin_hired(self, seat: int, amount: int) -> None:
        self.table.hired[seat] = amount

    def battle_force(self, seat: int, amount: int) -> None:
        assert amount == battle_force(self.now, seat, self.table.wars[self.table.war - 1])
        self.forces[seat] = amount

    def battle_won(self, seat: int, province: int) -> None:
        assert province == self.table.wars[self.table.war - 1]
        assert list(self.forces) == self.table.fighters
        assert seat == self._first(self.forces)
        self.table.winner = seat

    def killed(self, seat: int, seat2: int, figure: int, province: int) -> None:
        assert seat == self._killer(seat2)
        self.table.fallen += bool(self.now.fighters)
        self.shift(seat2, figure, province, FALLEN if self.now.fighters else RESERVE)

    def _killer(self, victim: int) -> int:
        """By seppuku the owner; in a battle the winner; else who has just acted, or paid a toll for it."""
        if isinstance(self.asked, Advantage) and self.asked.advantage == SEPPUKU and "battle_won" not in self.codes:
            return victim
        if self.now.fighters:
            return self.now.winner
        return self.asked.mover if isinstance(self.asked, Toll) else self.asked.seat

    def spared(self, seat: int, amount: int) -> None:
        assert isinstance(self.asked, Mercy)
        assert (self.asked.seat, self.asked.amount) == (seat, amount)

    def fallen_returned(self) -> None:
        assert self.table.fallen
        send_home(self.table, FALLEN)

    def reparations_paid(self, seat: int, seat2: int, amount: int) -> None:
        assert seat == self.table.winner != seat2
        assert seat2 in self.table.fighters
        self.table.coins[seat2] += amount
