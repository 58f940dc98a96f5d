"""What one seat may know: the table, and its own part of the secrets (RS1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.data.figures import MAP_NAMES, RESERVE, SHRINE, SHRINE_NAMES
from gunbai.games.rising_sun.data.words import ADVANTAGES, MANDATES
from gunbai.games.rising_sun.positions.wording import Wording
from gunbai.games.rising_sun.positions.writing import memory_document, tile_words, written_table
from gunbai.games.rising_sun.rules.figures import figures_at
from gunbai.games.rising_sun.rules.force import battle_force, battlefield, force, strongest
from gunbai.games.rising_sun.steps.politics.track import PLAYING, Mandate
from gunbai.games.rising_sun.steps.war.advantages import ronin_to_hire
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table
from gunbai.kernel.state import View as KernelView

if TYPE_CHECKING:
    from gunbai.games.rising_sun.positions.documents import Bidding, OwnView, PublicView, ViewDocument


class View(KernelView):
    """A copy of the table and of what this seat has seen, remembers or has sealed itself."""

    wording: Wording | None = None
    """The words of the last look at the same running game, where there was one."""

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
        table, wording = self.table, self.wording
        if wording is None:
            wording = Wording(table)
        else:
            wording.renew(table)
        return {
            **written_table(table, wording),
            "force": force_document(table),
            "served": served_document(table),
            "reserve": wording.placed.at[RESERVE],
        }

    def own(self) -> OwnView:
        own: OwnView = {
            "seat": self.seat,
            "known": {
                "hand": tile_words(self.hand),
                "laid": [MANDATES[tile] for tile in self.laid],
                "seen": memory_document(self.seen) if self.seen[0] else None,
                "bids": self.sealed_bids[: self.bids_made],
            },
        }
        if self.seat is not None and isinstance(self.table.top(), Bids) and self.seat in self.table.fighters:
            own["bidding"] = bidding_document(self.table, self.seat)
        return own

    def document(self) -> ViewDocument:
        return {**self.public(), **self.own()}


def seen_by(table: Table, secrets: Secrets, seat: int | None) -> View:
    """A view of this very table. A field not named here stays secret."""
    if seat is None:
        return View(None, table, [0] * 5, [], [0] * MEMORY, [0] * 4, 0)
    return View(
        seat,
        table,
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


def bidding_document(table: Table, seat: int) -> Bidding:
    """What each advantage is about now (RS9.3 to RS9.5, RS9.9), and who wins ties against a seat (RS2.4)."""
    field = battlefield(table)
    mine = figures_at(table, seat, field)
    everybody = sum(figures_at(table, one, field) for one in range(table.seats))
    return {
        "stakes": dict(zip(ADVANTAGES, [mine, everybody - mine, ronin_to_hire(table, seat), everybody], strict=True)),
        "above": [one for one in table.honor if one in table.fighters and table.rank[one] < table.rank[seat]],
    }


def served_document(table: Table) -> dict[str, int]:
    """Whom each kami would serve now (RS7.1): who has the most Force at its shrine, and of equals the most honored."""
    found = {name: strongest(table, SHRINE + number) for number, name in enumerate(SHRINE_NAMES)}
    return {name: seat for name, seat in found.items() if seat >= 0}
