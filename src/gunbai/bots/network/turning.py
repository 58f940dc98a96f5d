"""A tensor seen from another chair. All that a seat shows lies in the viewer's tensor, only in other cells.

So one network can look at the table as each seat in turn does, although it is given the tensor of one of them: what
labels say of `me+1` is what the next seat calls `me`.
"""

from __future__ import annotations

import re
from typing import Final

from gunbai.kernel.tensors.layout import Layout
from gunbai.kernel.tensors.part import SEATS, Part

NOWHERE: Final = -1
"""Stands for a cell that the viewer cannot know."""
SEAT_WORD: Final = re.compile(r"\bme(?:\+(\d))?(?![\w+])")
OWN: Final = "own"
"""The first word in the note of a part that is the viewer's alone."""
UNREAD: Final = re.compile(r"^level \d|promise (?:low|middle|high)$")
"""Codes are numbers without an order, of no use to a network; what is asked now is there word by word as well."""
UNREAD_PARTS: Final = ("seat",)
"""The number of the chair: a table can be turned."""


def read_cells(layout: Layout) -> list[int]:
    """The cells of an observation that a network reads."""
    found = []
    for index, part in enumerate(layout.parts):
        if part.name in UNREAD_PARTS:
            continue
        for cell, label in enumerate(part.labels()):
            if not UNREAD.search(label):
                found.append(layout.starts[index] + cell)
    return found


def turned_cells(layout: Layout, seats: int, ahead: int) -> list[int]:
    """By cell of the tensor of the seat so many places ahead: the viewer's cell that says the same, or NOWHERE."""
    found: list[int] = []
    for index, part in enumerate(layout.parts):
        if is_own(part) and ahead:
            found += [NOWHERE] * part.size
            continue
        labels = part.labels()
        places = {label: layout.starts[index] + cell for cell, label in enumerate(labels)}
        found += [places[turned_label(label, seats, ahead)] for label in labels]
    return found


def is_own(part: Part) -> bool:
    """Whether nobody but the viewer knows it."""
    return part.note.split()[0].rstrip(":") == OWN


def turned_label(label: str, seats: int, ahead: int) -> str:
    """A label of the seat ahead in the words of the viewer."""

    def word(match: re.Match[str]) -> str:
        number = int(match[1] or 0)
        return SEATS[(number + ahead) % seats] if number < seats else match[0]

    return SEAT_WORD.sub(word, label)
