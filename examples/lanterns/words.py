"""The words of the game: what there is, what can be done, what is told, what is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai import ActionTable, DrawKind, Entry, Option, Vocabulary
from gunbai.kernel.events import EventTable
from gunbai.kernel.vocabulary import AMOUNT

if TYPE_CHECKING:
    from examples.lanterns.state import State


class Lantern(Entry):
    """A kind of lantern: how many there are, how bright it is, and what it does when it is lit."""

    def __init__(self, name: str, clause: str, many: int, light: int) -> None:
        super().__init__("lantern", name, clause)
        self.many = many
        self.light = light

    def lit(self, state: State, seat: int) -> None:
        """Its moment. Most lanterns only shine."""


class Fox(Lantern):
    """The fox pays back."""

    def lit(self, state: State, seat: int) -> None:
        state.table.coins[seat] += 2
        state.tell("gained", seat, 2)


LANTERNS: Final = (
    Lantern("paper", "LN3.2", 24, 1),
    Lantern("silk", "LN3.2", 14, 2),
    Lantern("gold", "LN3.2", 6, 4),
    Fox("fox", "LN3.3", 8, 1),
)
LANTERN: Final = Vocabulary("lantern", [lantern.name for lantern in LANTERNS])
PLACE: Final = Vocabulary("place", ("gate", "bridge", "shrine"))

ACTIONS: Final = ActionTable()
BID: Final = ACTIONS.add("bid", "LN2.1", secret=True, place=PLACE, amount=AMOUNT)
KEEP: Final = ACTIONS.add("keep", "LN3.1").first
LIGHT: Final = ACTIONS.add("light", "LN3.1", lantern=LANTERN)
ACTIONS.add_aside("withdraw")

EVENTS: Final = EventTable({"place": PLACE.words, "lantern": LANTERN.words})
EVENTS.add("dusk", "LN1.2", "amount")
EVENTS.add("drawn", "LN1.2", "seat", "lantern", private=True)
EVENTS.add("shown", "LN2.3", "seat", "place", "amount")
EVENTS.add("won", "LN2.3", "seat", "place", "amount")
EVENTS.add("lit", "LN3.1", "seat", "place", "lantern")
EVENTS.add("gained", "LN3.3", "seat", "amount")

OPTIONS: Final = (Option("ties", ("nobody", "host"), "LN2.3"),)
DRAWS: Final = (
    DrawKind("lantern", "LN1.2", "the number of the lantern among those in the bag, sorted by kind", private=True),
)
