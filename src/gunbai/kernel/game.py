"""A game: stateless rules that make states, read texts and positions, and sample worlds from views."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence

from gunbai.kernel.actions import Action, ActionTable, Aside
from gunbai.kernel.chance import Chance, simulated
from gunbai.kernel.codec import Reader
from gunbai.kernel.errors import BadPosition, not_among
from gunbai.kernel.events import EventTable
from gunbai.kernel.options import Option, chosen, older
from gunbai.kernel.state import Listener, State, View


class Game:
    """The rules of one game in one version."""

    name: str
    version: int
    """Raised whenever a record would replay differently; how older versions played, its options say."""

    def __init__(self, name: str, version: int, actions: ActionTable, events: EventTable, options: Sequence[Option]):
        self.name = name
        self.version = version
        self.actions = actions
        self.events = events
        self.options = options
        self.seat_counts = (3, 4, 5)

    # --- what a game fills in -------------------------------------------------------------------------------------

    def set_up(self, seats: int, options: Mapping[str, str], chance: Chance, listener: Listener | None) -> State:
        """A fresh state whose setup has been run up to the first choice; the listener hears the setup, too."""
        raise NotImplementedError

    def read(self, reader: Reader, chance: Chance) -> State:
        """The state of a position document; raises BadPosition with the field at fault."""
        raise NotImplementedError

    def deal(self, view: View, chance: Chance) -> State:
        """A random full state consistent with the view."""
        raise NotImplementedError

    # --- what every game shares -----------------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> State:
        """A new game. Without a seed (or a chance) its luck is new, too."""
        if seats not in self.seat_counts:
            raise not_among("seats", self.seat_counts, seats)
        return self.set_up(seats, options or {}, chance or luck(seed), listener)

    def filled(self, given: Mapping[str, str], rules: int = 0) -> dict[str, str]:
        """The options with their defaults, those of an older rules version if one is named; refuses unknown ones."""
        indices = chosen(self.options, {**older(self.options, rules or self.version), **given})
        return {option.name: option.values[index] for option, index in zip(self.options, indices, strict=True)}

    def from_position(self, document: object, seed: int | None = None) -> State:
        """The state of a position, also of a hand-written one: missing fields take their defaults."""
        reader = Reader(document)
        if reader.text("game", self.name) != self.name:
            raise BadPosition("game", self.name, str(reader.raw("game")))
        return self.read(reader, luck(seed))

    def parse(self, text: str) -> Action | Aside:
        return self.actions.parse(text)

    def sampled(self, view: View, rng: random.Random) -> State:
        """A random full state consistent with the view, with luck of its own: all that search bots get."""
        return self.deal(view, simulated(rng.getrandbits(62)))


def luck(seed: int | None) -> Chance:
    return simulated(secrets.randbits(62) if seed is None else seed)
