"""What a seat has heard and done, as rows of bytes: what an information state has beyond a look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.events import ENTRY, OWN_ACTION, EventTable, Journal
from gunbai.kernel.tensors.part import SEATS
from gunbai.kernel.tensors.strokes import MOST
from gunbai.kernel.vocabulary import MAX_SEATS

HISTORY: Final = 64
"""Rows of an information state: the latest things heard or done, the last one last."""
ROW: Final = 7
"""Cells of a row: what it was, then up to six particulars."""
DONE: Final = 255
"""The first cell of what the seat did itself; its particulars are the id of the action, high and low."""
BASE: Final = 256


class History:
    """One seat's rows out of a journal; it reads on where it stopped, so that a look costs what is new."""

    def __init__(self, seat: int, seats: int, journal: Journal) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.journal: Final = journal
        self.read_up_to = 0
        self.rows = bytes(HISTORY * ROW)

    def latest(self) -> bytes:
        """The last HISTORY rows that this seat heard; zeros stand before the first."""
        entries = self.journal.entries
        if self.read_up_to < len(entries):
            cells: list[int] = []
            for first in range(self.read_up_to, len(entries), ENTRY):
                if entries[first + 1] in (-1, self.seat):
                    self._add(cells, entries, first)
            self.read_up_to = len(entries)
            self.rows = (self.rows + bytes(cells))[-HISTORY * ROW :]
        return self.rows

    def _add(self, cells: list[int], entries: list[int], first: int) -> None:
        kind = entries[first]
        if kind == OWN_ACTION:
            id = entries[first + 2]
            cells += [DONE, id // BASE, id % BASE, 0, 0, 0, 0]
            return
        cells.append(kind + 1)
        seats_in = self.journal.seats_in[kind]
        for index in range(ROW - 1):
            value = entries[first + 2 + index] if index < len(seats_in) else -1
            if value >= 0 and value < self.seats and seats_in[index]:
                value = (value - self.seat) % self.seats
            cells.append(min(MOST, value + 1))


def row_in_words(events: EventTable, row: Sequence[int]) -> str:
    """What a row says; seats are counted from the viewer."""
    if row[0] == DONE:
        return f"did action {row[1] * BASE + row[2]}"
    kind, numbers = list(events.kinds.values())[row[0] - 1], [max(cell - 1, 0) for cell in row[1:]]
    words = list(events.event(kind.code, numbers).args.values())
    for index, is_seat in enumerate(events.shapes()[kind.number]):
        if is_seat and numbers[index] < MAX_SEATS:
            words[index] = SEATS[numbers[index]]
    return " ".join([kind.code, *(f"{name}={word}" for name, word in zip(kind.names, words, strict=True))])
