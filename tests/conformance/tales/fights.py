"""What the events of Shogun's battles and revolts stand for: cubes into the tower and out, provinces won and lost."""

from __future__ import annotations

from gunbai.games.shogun.data.pieces import BUILDINGS, TOWER_ARMIES, TOWER_FARMERS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.table import NEUTRAL, NOTHING
from tests.conformance.tales.tale import Tale
from tests.games.shogun.counts import cubes


class Fights(Tale[State]):
    """The rows of the tower."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.before, self.asked = state.table.copy(), state.table.top()
        self.table, self.secrets = state.table.copy(), state.secrets.copy()
        """As they were before the decision; then as told."""
        self.inside = [sum(self.table.tower[colour::COLOURS]) for colour in range(COLOURS)]
        """Cubes in the tower by colour."""
        self.thrown = [0] * COLOURS
        """Cubes on their way into it."""
        self.attacker = self.target = -1
        self.more_farmers = 0
        """What hunger adds to the farmers of a revolt."""

    def attacked(self, seat: int, province1: int, province2: int, amount: int) -> None:
        table = self.table
        assert isinstance(self.asked, HowMany)
        assert (self.asked.seat, self.asked.origin, self.asked.target) == (seat, province1, province2)
        assert table.owner[province2] != seat == table.owner[province1]
        self.attacker, self.target = seat, province2
        table.armies[province1] -= amount
        self.thrown[seat] = amount
        if table.owner[province2] >= 0:
            self._throw_garrison(province2)

    def _throw_garrison(self, province: int) -> None:
        self.thrown[self.table.owner[province]] += self.table.armies[province]
        self.table.armies[province] = 0

    def attack_reinforced(self, seat: int, amount: int) -> None:
        assert seat == self.attacker
        self._send(seat, amount)

    def defence_reinforced(self, seat: int, amount: int) -> None:
        assert seat == self.table.owner[self.target]
        self._send(seat, amount)

    def castle_defended(self, seat: int, amount: int) -> str:
        self.defence_reinforced(seat, amount)
        return self.table.event_card().clause

    def _send(self, seat: int, amount: int) -> None:
        self.table.supply[seat] -= amount
        self.thrown[seat] += amount

    def farmers_defend(self, province: int, amount: int) -> str:
        event = self.table.event_card()
        assert province == self.target
        assert self.table.owner[province] == NEUTRAL
        assert amount == min(event.farmers_of_neutral, self.table.pool)
        self._call_farmers(amount)
        return event.clause if event.farmers_of_neutral > 1 else "SG6.3"

    def _call_farmers(self, amount: int) -> None:
        self.table.pool -= amount
        self.thrown[FARMER] += amount

    def cubes_thrown(self, colour: int, amount1: int, amount2: int) -> str:
        """The tray falls in with what is thrown; only at the start nobody fights."""
        seeding = self.target < 0
        if seeding and colour == FARMER:
            self._call_farmers(TOWER_FARMERS)
        elif seeding:
            self._send(colour, TOWER_ARMIES)
        assert amount1 == self.thrown[colour] + self.table.tray[colour]
        assert cubes(self.state.table) == [], "whoever looks now sees every cube once"
        self.inside[colour] += amount1 - amount2
        self.thrown[colour], self.table.tray[colour] = 0, amount2
        return "SG2.7" if seeding else "SG6.1"

    def tower_seeded(self, amount: int) -> None:
        """What has fallen out returns."""
        assert amount == sum(self.inside)
        for seat in range(self.table.seats):
            self._retire(seat, 0)
        self._dismiss_farmers()

    def _retire(self, seat: int, kept: int) -> None:
        self.table.supply[seat] += self.table.tray[seat] - kept
        self.table.tray[seat] = 0

    def _dismiss_farmers(self) -> None:
        self.table.pool += self.table.tray[FARMER]
        self.table.tray[FARMER] = 0

    # --- outcomes -------------------------------------------------------------------------------------------------

    def attack_won(self, seat: int, province: int, amount: int) -> None:
        assert amount > 0
        self._settle(seat, province, amount, 0)
        self.table.owner[province], self.table.armies[province] = seat, amount

    def attack_beaten(self, seat1: int, seat2: int, province: int, amount: int) -> None:
        assert seat2 == self.table.owner[province]
        assert amount > 0
        self._settle(seat1, province, 0, amount)
        self.table.armies[province] = amount

    def battle_drawn(self, seat1: int, seat2: int, province: int) -> None:
        assert seat2 == self.table.owner[province]
        self._settle(seat1, province, 0, 0)

    def neutral_held(self, seat: int, province: int) -> None:
        assert self.table.owner[province] == NEUTRAL
        self._settle(seat, province, 0, 0)

    def _settle(self, seat: int, province: int, attackers: int, defenders: int) -> None:
        """All cubes of both sides leave the tray; farmers do if no revolt marker keeps them out (SG6.4)."""
        assert (seat, province) == (self.attacker, self.target)
        self._retire(seat, attackers)
        if self.before.owner[province] != NEUTRAL:
            self._retire(self.before.owner[province], defenders)
        if not self.before.markers[province]:
            self._dismiss_farmers()

    def became_neutral(self, province: int) -> str:
        table = self.table
        assert province == self.target
        table.owner[province], table.armies[province], table.markers[province] = NEUTRAL, 0, 0
        for kind in range(len(BUILDINGS)):
            table.stock[kind] += table.has_building(province, kind)
        table.buildings[province] = 0
        return "SG6.8" if self.attacker >= 0 else "SG6.9"

    def card_lost(self, seat: int, province: int) -> None:
        """A card that lies open goes with it; of one that lies face down it is told where."""
        table = self.table
        assert province == self.target
        assert table.owner[province] == seat
        table.possible_cards[seat] &= ~(1 << province)
        for place in range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT):
            if table.spaces[place] == province:
                table.spaces[place] = EMPTY

    def action_lost(self, seat: int, space: int, province: int) -> None:
        place = seat * SPACE_COUNT + space
        assert self.table.spaces[place] == FACE_DOWN
        assert self.secrets.plans[place] == province
        self.table.spaces[place], self.secrets.plans[place] = EMPTY, NOTHING

    # --- revolts --------------------------------------------------------------------------------------------------

    def fight_revolt(self, seat: int, province: int, amount: int) -> None:
        """A farmer for each marker, and what hunger adds, as long as there are any."""
        assert seat == self.table.owner[province]
        assert amount == min(self.table.pool, self.table.markers[province] + self.more_farmers)
        self.attacker, self.target = -1, province
        self._throw_garrison(province)
        self._call_farmers(amount)

    def revolt_put_down(self, seat: int, province: int, amount: int) -> None:
        assert amount > 0
        self._end_revolt(seat, province, amount)
        self.table.armies[province] = amount

    def revolt_won(self, seat: int, province: int) -> None:
        self._end_revolt(seat, province, 0)

    def _end_revolt(self, seat: int, province: int, kept: int) -> None:
        assert province == self.target
        assert seat == self.table.owner[province]
        self._retire(seat, kept)
        self._dismiss_farmers()
