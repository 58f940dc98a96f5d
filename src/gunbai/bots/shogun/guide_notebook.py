"""What a seat keeps from one decision of a round to the next, and how another process takes it over."""

from __future__ import annotations

from gunbai.bots.shogun.guide_belief import Belief
from gunbai.games.shogun.table import Table
from gunbai.kernel.codec import Doc
from gunbai.kernel.errors import BadInput


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
        return {"seat": belief.seat, "planning": belief.table.fields(), "plans": self.plans}

    @staticmethod
    def read(doc: Doc) -> Notebook:
        """The inverse of `document`."""
        book = Notebook()
        if doc:
            book.belief = Belief(table_of_fields(rows_of(doc["planning"])), int(str(doc["seat"])))
            book.plans = rows_of(doc["plans"])
        return book


def rows_of(raw: object) -> list[list[int]]:
    if not isinstance(raw, list):
        raise BadInput("notes", "rows of numbers", repr(raw))
    return [[int(number) for number in row] for row in raw]


def table_of_fields(rows: list[list[int]]) -> Table:
    """The inverse of `Table.fields`."""
    seats, board, year, season, pool, event, seen = rows[0]
    return Table(
        seats, rows[1], board, rows[2], year, season, rows[3], rows[4], rows[5], rows[6], rows[7], rows[8], rows[9],
        rows[10], pool, rows[11], rows[12], rows[13], event, rows[14], seen, rows[15], rows[16], rows[17], rows[18],
        rows[19], rows[20], rows[21], rows[22], rows[23], rows[24], rows[25], rows[26], rows[27], rows[28], rows[29],
    )  # fmt: skip
