"""What one seat may know: the table, its own plan, its own blind card. A part not named here stays secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import CARD_NAMES, SPACE_COUNT, SPACES
from gunbai.games.shogun.positions.writing import written_plan, written_table
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.steps.planning import cards_of_a_plan, hand_of, spaces_asked
from gunbai.games.shogun.table import NOTHING, Secrets, Table
from gunbai.kernel.state import View as KernelView

if TYPE_CHECKING:
    from gunbai.games.shogun.positions.documents import OwnView, PlanningDocument, TableDocument, ViewDocument


class View(KernelView):
    """Table and own secrets of a seat (None: a spectator, who has none)."""

    def __init__(self, seat: int | None, table: Table, plan: list[int], cards_laid: int, blind: int) -> None:
        self.seat = seat
        self.table = table
        self.plan = plan
        """Own cards that lie face down or are being laid, by space; NOTHING where there is none."""
        self.cards_laid = cards_laid
        """How many cards of the own plan are laid."""
        self.blind = blind

    def public(self) -> TableDocument:
        return written_table(self.table)

    def own(self) -> OwnView:
        found: OwnView = {
            "seat": self.seat,
            "plan": written_plan(self.plan),
            "blind": None if self.blind == NOTHING else PROVINCES[self.blind],
        }
        if self.seat is not None and self.table.is_planning():
            found["planning"] = self._planning(self.seat)
        return found

    def _planning(self, seat: int) -> PlanningDocument:
        hand = hand_of(self.table, seat)
        asked = spaces_asked(self.table, seat, self.cards_laid) if self.is_planning() else ()
        return {
            "hand": [CARD_NAMES[card] for card in hand],
            "cards": cards_of_a_plan(self.table, seat),
            "spaces": [SPACES[space] for space in asked],
        }

    def document(self) -> ViewDocument:
        return {**self.public(), **self.own()}

    def is_planning(self) -> bool:
        """Whether this seat is asked for the next card of its plan."""
        ready = self.table.ready
        has_cards = self.cards_laid < SPACE_COUNT
        return self.seat is not None and self.table.is_planning() and has_cards and not ready[self.seat]

    def parts(self) -> tuple[object, ...]:
        """Everything, in the order of the constructor."""
        return self.seat, self.table, self.plan, self.cards_laid, self.blind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.seat, self.blind, tuple(self.plan), tuple(self.table.stack)))


def seen_by(table: Table, secrets: Secrets, seat: int | None) -> View:
    """The view of a seat on this very table; a spectator sees the table alone."""
    if seat is None:
        return View(None, table, [NOTHING] * SPACE_COUNT, 0, NOTHING)
    plan = secrets.plans[seat * SPACE_COUNT : (seat + 1) * SPACE_COUNT]
    step = table.top()
    holds_blind = isinstance(step, Place) and step.seat == seat
    return View(seat, table, plan, secrets.cards_laid[seat], secrets.blind if holds_blind else NOTHING)
