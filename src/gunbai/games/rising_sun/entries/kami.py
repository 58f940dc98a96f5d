"""What a kami is: whom it serves is for the shrines to say, how it serves is said here (RS7.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import KAMI
from gunbai.kernel.entries import Entry

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

Service = Callable[["State", int], None]


class Kami(Entry):
    """One kami. `serve` begins its service to a seat; of one that gives, `give` is the gift once it is taken."""

    def __init__(self, name: str, serve: Service, give: Service, clause: str = "RS7.2") -> None:
        super().__init__(KAMI.name, name, clause)
        self.serve: Final = serve
        self.give: Final = give


def no_gift(state: State, seat: int) -> None:
    """Of a kami whose service is not a gift."""


KAMI_ENTRIES: Final[list[Kami]] = []
"""All kami, in the order of their vocabulary."""
