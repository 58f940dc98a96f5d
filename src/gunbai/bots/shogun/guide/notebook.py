"""What a seat keeps from one decision of a round to the next, and how another process takes it over."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.shogun.guide.belief import Belief
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.games.shogun.table import Table
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput
from gunbai.kernel.steps import read_stack, written_stack

PARTS: Final = 36
STACK: Final = 3
"""How many parts a table has, and which of them is its stack of steps."""


class Notebook:
    """The belief about the plans of the others in this round, and the own plans that were found."""

    def __init__(self) -> None:
        self.belief: Belief | None = None
        self.plans: list[list[int]] = []
        """By space, the best first."""

    def believed(self, table: Table, seat: int) -> Belief:
        """The belief of the round; without one from its planning, one from the table at hand."""
        belief = self.belief
        if belief is None or not belief.fits(table, seat):
            belief = Belief(table, seat)
            self.belief, self.plans = belief, []
        return belief

    def document(self) -> Doc:
        """As JSON; empty before the first belief."""
        belief = self.belief
        if belief is None:
            return {}
        return {"seat": belief.seat, "planning": written_parts(belief.table), "plans": self.plans}

    @staticmethod
    def read(doc: Doc) -> Notebook:
        """The inverse of `document`."""
        book = Notebook()
        if doc:
            book.belief = Belief(read_parts(doc["planning"]), int(str(doc["seat"])))
            book.plans = rows_of(doc["plans"])
        return book


def rows_of(raw: object) -> list[list[int]]:
    if not isinstance(raw, list):
        raise BadInput("notes", "rows of numbers", repr(raw))
    return [[int(number) for number in row] for row in raw]


def written_parts(table: Table) -> list[object]:
    """A table as JSON: the arguments of its constructor."""
    return [written_stack(table.stack) if part is table.stack else part for part in table.parts()]


def read_parts(raw: object) -> Table:
    """The inverse of `written_parts`."""
    if not isinstance(raw, list) or len(raw) != PARTS:
        raise BadInput("notes", "the parts of a table", repr(raw))
    parts: list[Any] = raw[:]
    parts[STACK] = read_stack(raw[STACK], "notes", STEPS, raw[0])
    return Table(*parts)
