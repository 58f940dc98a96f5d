"""What a kami is: whom it serves is for the shrines to say, how it serves is said here (RS7.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import KAMI
from gunbai.games.rising_sun.steps.base import STILL
from gunbai.kernel.entries import Entry

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

Service = Callable[["State", int], None]
Asks = Callable[["State", int], bool]


class Kami(Entry):
    """One kami. `serve` begins its service to a seat; of one that gives, `give` is the gift once it is taken.

    `asks` says whether the service has a question for a seat as the table stands, and does nothing otherwise; `reads`
    what that hangs on, `stirs` what the gift changes of what later steps look at.
    """

    def __init__(
        self,
        name: str,
        serve: Service,
        give: Service,
        asks: Asks,
        reads: int = STILL,
        stirs: int = STILL,
        clause: str = "RS7.2",
    ) -> None:
        super().__init__(KAMI.name, name, clause)
        self.serve: Final = serve
        self.give: Final = give
        self.asks: Final = asks
        self.reads: Final = reads
        self.stirs: Final = stirs


def no_gift(state: State, seat: int) -> None:
    """Of a kami whose service is not a gift."""


KAMI_ENTRIES: Final[list[Kami]] = []
"""All kami, in the order of their vocabulary."""
