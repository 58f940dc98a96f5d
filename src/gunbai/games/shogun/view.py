"""What one seat may know: the table, its own plan, its own blind card. A part not named here stays secret."""

from __future__ import annotations

from gunbai.games.shogun.data.words import CARDS, LINKS, SPACE_COUNT, SPACES
from gunbai.games.shogun.positions.writing import plan_document, written_table
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.table import NOTHING, Secrets, Table
from gunbai.kernel.codec import Doc
from gunbai.kernel.state import View as KernelView


class View(KernelView):
    """Table and own secrets of a seat (None: a spectator, who has none)."""

    def __init__(self, seat: int | None, table: Table, plan: list[int], links: int, blind: int) -> None:
        self.seat = seat
        self.table = table
        self.plan = plan
        """Own cards that lie face down or are being laid, by space; NOTHING where there is none."""
        self.links = links
        """How many links of the own plan are laid."""
        self.blind = blind

    def public(self) -> Doc:
        return written_table(self.table)

    def own(self) -> Doc:
        return {
            "seat": self.seat,
            "plan": plan_document(self.plan),
            "next_space": SPACES[LINKS[self.links]] if self.is_planning() else None,
            "blind": None if self.blind == NOTHING else CARDS[self.blind],
        }

    def is_planning(self) -> bool:
        """Whether this seat is asked for the next link of its plan."""
        ready = self.table.ready
        return self.seat is not None and self.table.is_planning() and not ready[self.seat]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.seat, self.plan, self.links, self.blind) == (other.seat, other.plan, other.links, other.blind)
            and self.table.parts() == other.table.parts()
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.blind, tuple(self.plan), tuple(self.table.stack)))


def seen_by(table: Table, secrets: Secrets, seat: int | None) -> View:
    """The view of a seat; a spectator sees the table alone."""
    if seat is None:
        return View(None, table.copy(), [NOTHING] * SPACE_COUNT, 0, NOTHING)
    plan = secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    step = table.top()
    holds_blind = isinstance(step, Place) and step.seat == seat
    return View(seat, table.copy(), plan, secrets.links[seat], secrets.blind if holds_blind else NOTHING)
