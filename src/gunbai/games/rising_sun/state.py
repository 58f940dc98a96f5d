"""A running game of Rising Sun: the table, the secrets, and the stack of steps that drives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun import asides
from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.positions.first_form import first_form
from gunbai.games.rising_sun.positions.wording import Wording
from gunbai.games.rising_sun.positions.writing import written_position
from gunbai.games.rising_sun.scoring import result_of
from gunbai.games.rising_sun.table import Secrets, Table
from gunbai.games.rising_sun.view import View, seen_by
from gunbai.kernel.actions import Aside, AsideForm
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.state import Result
from gunbai.kernel.state import State as KernelState

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import Position


class State(KernelState):
    """Table and secrets of one game, and the contract on them."""

    def __init__(self, table: Table, secrets: Secrets, chance: Chance) -> None:
        super().__init__(ACTIONS, EVENTS, chance, table.stack)
        self.table = table
        self.secrets = secrets
        self._wording: Wording | None = None
        """The words of the last glimpse: most of them serve the next one too."""

    def seats(self) -> int:
        return self.table.seats

    def draw(self, label: str, size: int, private: bool = False) -> int:
        """One of 0 … size - 1, through the one door for chance."""
        self.barriers += 1
        return self.chance.pick(label, size, private)

    def twin(self, chance: Chance) -> State:
        twin = State(self.table.copy(), self.secrets.copy(), chance)
        twin.adopt(self)
        return twin

    def copy(self, luck: Chance | str = "fork") -> State:
        """The kernel's copy, known to be a state of this game."""
        twin = super().copy(luck)
        assert isinstance(twin, State)
        return twin

    def view(self, seat: int | None) -> View:
        """The kernel's view, known to be one of this game."""
        seen = super().view(seat)
        assert isinstance(seen, View)
        return seen

    def position(self) -> Position:
        return written_position(self.table, self.secrets)

    def first_form(self) -> Doc:
        return first_form(self.table, self.secrets)

    def seen_by(self, seat: int | None) -> View:
        return seen_by(self.table.copy(), self.secrets, seat)

    def glimpse(self, seat: int | None) -> View:
        seen = seen_by(self.table, self.secrets, seat)
        if self._wording is None:
            self._wording = Wording(self.table)
        seen.wording = self._wording
        return seen

    def result(self) -> Result:
        return result_of(self.table)

    def asides(self, seat: int) -> list[AsideForm]:
        return asides.forms(self, seat)

    def take_aside(self, aside: Aside) -> None:
        asides.take(self, aside)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.table == other.table and self.secrets == other.secrets

    def __hash__(self) -> int:
        return hash(self.digest())
