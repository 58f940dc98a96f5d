"""What one seat may know: the table, and its own part of the secrets (RS1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.figures import MAP_NAMES, RESERVE
from gunbai.games.rising_sun.data.words import MANDATES
from gunbai.games.rising_sun.positions.writing import (
    memory_document,
    pieces_at,
    tile_words,
    written_table,
)
from gunbai.games.rising_sun.rules.force import battle_force, battlefield, force
from gunbai.games.rising_sun.steps.politics.track import PLAYING, Mandate
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table
from gunbai.kernel.state import View as KernelView

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import OwnView, PublicView, ViewDocument


class View(KernelView):
    """A copy of the table and of what this seat has seen, remembers or has sealed itself."""

    def __init__(
        self,
        seat: int | None,
        table: Table,
        hand: list[int],
        laid: list[int],
        seen: list[int],
        sealed_bids: list[int],
        bids_made: int,
    ) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """The tiles being looked at, by mandate; all 0 when it is not this seat that looks."""
        self.laid = laid
        """For who lays tiles face down: those of this season."""
        self.seen = seen
        """The turn of the last look and the tiles put back."""
        self.sealed_bids = sealed_bids
        """Own bids so far; `bids_made` says how many."""
        self.bids_made = bids_made

    def parts(self) -> tuple[object, ...]:
        """Everything, in the order of the constructor."""
        return self.seat, self.table, self.hand, self.laid, self.seen, self.sealed_bids, self.bids_made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.seat, self.bids_made, tuple(self.hand), tuple(self.seen), tuple(self.table.stack)))

    def public(self) -> PublicView:
        table = self.table
        return {
            **written_table(table),
            "force": force_document(table),
            "reserve": pieces_at(table, RESERVE),
        }

    def own(self) -> OwnView:
        return {
            "seat": self.seat,
            "known": {
                "hand": tile_words(self.hand),
                "laid": [MANDATES[tile] for tile in self.laid],
                "seen": memory_document(self.seen) if self.seen[0] else None,
                "bids": self.sealed_bids[: self.bids_made],
            },
        }

    def document(self) -> ViewDocument:
        return {**self.public(), **self.own()}


def seen_by(table: Table, secrets: Secrets, seat: int | None) -> View:
    """A field not named here stays secret."""
    if seat is None:
        return View(None, table.copy(), [0] * 5, [], [0] * MEMORY, [0] * 4, 0)
    return View(
        seat,
        table.copy(),
        secrets.hand[:] if is_looking(table, seat) else [0] * 5,
        secrets.laid[:] if table.clan(seat).lays_face_down else [],
        secrets.seen[seat * MEMORY : (seat + 1) * MEMORY],
        secrets.sealed_bids[seat * 4 : seat * 4 + 4],
        secrets.bids_made[seat],
    )


def is_looking(table: Table, seat: int) -> bool:
    """Whether this seat holds the top four tiles in its hand now."""
    top = table.top()
    return isinstance(top, Mandate) and top.seat == seat and top.stage == PLAYING


def force_document(table: Table) -> dict[str, list[int]]:
    """Force by place and seat, where there is any; on the battlefield with the hired ronin."""
    fought = battlefield(table)
    found: dict[str, list[int]] = {}
    for place, name in enumerate(MAP_NAMES):
        reckon = battle_force if place == fought else force
        here = [reckon(table, seat, place) for seat in range(table.seats)]
        if any(here):
            found[name] = here
    return found
