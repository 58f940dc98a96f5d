"""What the players added to the luck of a game. At a table everybody adds a seed or nothing. A record from elsewhere
may have fewer seeds than seats, none at all as games at a keyboard have, or more: what was mixed is mixed again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.server.store.rows import SeatRow, TableRow

NONE: Final = "\x1e"
BETWEEN: Final = "\x1f"
"""No seed may hold them: the place of a seed that is not there, and between several at one place."""
UNGIVEN: Final = ("", NONE)
"""What stands at a seat where nobody added a seed."""


def stored(given: Sequence[str], seats: int) -> list[str]:
    """The seeds of a record, one place for each seat."""
    whole, surplus = list(given[: seats - 1]), list(given[seats - 1 :])
    kept = [*whole, BETWEEN.join(surplus)] if surplus else whole
    return kept + [NONE] * (seats - len(kept))


def mixed(row: TableRow, seats: Sequence[SeatRow]) -> list[str]:
    """The seeds from which the luck follows, beside the table's own."""
    if not row.imported:
        return [seat.seed for seat in seats]
    return [seed for seat in seats if seat.seed != NONE for seed in seat.seed.split(BETWEEN)]
