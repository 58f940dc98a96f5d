"""The state of a game of Shogun: table, secrets, and the stack of steps that runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun import asides
from gunbai.games.shogun.actions import ACTIONS
from gunbai.games.shogun.data.words import EMPTY, SPACE_COUNT
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.positions.first_form import first_form
from gunbai.games.shogun.positions.writing import written_position
from gunbai.games.shogun.scoring import result_of
from gunbai.games.shogun.table import NOTHING, Secrets, Table
from gunbai.games.shogun.view import View, seen_by
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.luck.chance import Chance, Sampler
from gunbai.kernel.state import Result
from gunbai.kernel.state import State as KernelState
from gunbai.kernel.steps import written_stack

if TYPE_CHECKING:
    from gunbai.games.shogun.positions.documents import Position


class State(KernelState):
    """A running game of Shogun."""

    def __init__(self, table: Table, secrets: Secrets, chance: Chance) -> None:
        super().__init__(ACTIONS, EVENTS, chance, table.stack)
        self.table = table
        self.secrets = secrets

    # --- the contract ---------------------------------------------------------------------------------------------

    def asides(self, seat: int) -> list[AsideForm]:
        return asides.forms(self, seat)

    def take_aside(self, aside: Aside) -> None:
        asides.take(self, aside)

    def twin(self, chance: Chance) -> State:
        twin = State(self.table.copy(), self.secrets.copy(), chance)
        twin.adopt(self)
        return twin

    def seen_by(self, seat: int | None) -> View:
        return seen_by(self.table.copy(), self.secrets, seat)

    def glimpse(self, seat: int | None) -> View:
        return seen_by(self.table, self.secrets, seat)

    def position(self) -> Position:
        return written_position(self.table, self.secrets)

    def first_form(self) -> Doc:
        return first_form(self.position(), written_stack(self.stack))

    def result(self) -> Result:
        return result_of(self.table)

    def seats(self) -> int:
        return self.table.seats

    # --- what steps share -----------------------------------------------------------------------------------------

    def pick(self, label: str, size: int, private: bool = False) -> int:
        """One of 0 … size - 1; nothing is drawn where only one is left."""
        if size == 1:
            return 0
        self.barriers += 1
        return self.chance.pick(label, size, private)

    def shuffle(self, label: str, size: int) -> list[int]:
        self.barriers += 1
        return self.chance.shuffle(label, size)

    def sample(self, label: str, sampler: Sampler, numbers: list[int]) -> list[int]:
        self.barriers += 1
        return self.chance.sample(label, sampler, numbers)

    def open_card(self, place: int) -> int:
        """A card of a personal board is turned up, from the secrets onto the table: this card."""
        card = self.secrets.plans[place]
        self.secrets.plans[place] = NOTHING
        self.table.spaces[place] = card
        self.table.possible_cards[place // SPACE_COUNT] &= ~(1 << card)
        self.barriers += 1
        return card

    def clear_plans(self) -> None:
        """SG5.9: all cards return to the hands."""
        table = self.table
        seats = table.seats
        table.ready = [0] * seats
        table.spaces = [EMPTY] * (seats * SPACE_COUNT)
        table.possible_cards = [0] * seats
        self.secrets.plans = [NOTHING] * (seats * SPACE_COUNT)
        self.secrets.cards_laid = [0] * seats
