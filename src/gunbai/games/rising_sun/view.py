"""What one seat may know: the table, and its own part of the secrets (RS1.8)."""

from __future__ import annotations

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.clans import CLANS, LOTUS
from gunbai.games.rising_sun.data.figures import RESERVE, SHRINE_NAMES
from gunbai.games.rising_sun.data.words import MANDATES
from gunbai.games.rising_sun.force import battle_force, battlefield, force
from gunbai.games.rising_sun.position import document, memory, pieces_at, tile_words
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.table import MEMORY, Secrets, Table
from gunbai.kernel.codec import Doc
from gunbai.kernel.errors import out_of_range
from gunbai.kernel.state import View as KernelView


class View(KernelView):
    """A copy of the table and of what this seat has seen, remembers or has sealed itself."""

    def __init__(
        self,
        seat: int | None,
        table: Table,
        hand: list[int],
        laid: list[int],
        seen: list[int],
        chain: list[int],
        links: int,
    ) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        """The tiles being looked at, by mandate; all 0 when it is not this seat that looks."""
        self.laid = laid
        """For Lotus: its face-down tiles of this season."""
        self.seen = seen
        """The turn of the last look and the tiles put back."""
        self.chain = chain
        """Own bids so far; `links` says how many."""
        self.links = links

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.table.parts(), self.hand, self.laid, self.seen, self.chain, self.links)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(str(self.parts()))

    def public(self) -> Doc:
        doc = document(self.table, None)
        doc["force"] = force_document(self.table)
        doc["reserve"] = pieces_at(self.table, RESERVE)
        return doc

    def own(self) -> Doc:
        known = Secrets(self.hand, [0] * 5, self.laid, self.seen, self.chain, [self.links])
        return {
            "seat": None if self.seat is None else CLANS[self.table.clans[self.seat]],
            "known": {
                "hand": tile_words(self.hand),
                "laid": [MANDATES[tile] for tile in self.laid],
                "seen": memory(known, 0) if self.seen[0] else None,
                "bids": self.chain[: self.links],
            },
        }


def view_of(t: Table, secrets: Secrets, seat: int | None) -> View:
    """A field not named here stays secret."""
    if seat is not None and not 0 <= seat < t.n:
        raise out_of_range("seat", 0, t.n - 1, seat)
    table = t.copy()
    if seat is None:
        return View(None, table, [0] * 5, [], [0] * MEMORY, [0] * 4, 0)
    looking = is_looking(t, seat)
    return View(
        seat,
        table,
        secrets.hand[:] if looking else [0] * 5,
        secrets.laid[:] if t.clans[seat] == LOTUS else [],
        secrets.seen[seat * MEMORY : (seat + 1) * MEMORY],
        secrets.chains[seat * 4 : seat * 4 + 4],
        secrets.links[seat],
    )


def is_looking(t: Table, seat: int) -> bool:
    """Whether this seat holds the top four tiles in its hand now."""
    return bool(t.stack) and t.stack[-4] == frames.MANDATE and t.stack[-3] == seat and t.stack[-2] == 1


def force_document(t: Table) -> Doc:
    """Force by place and clan, where there is any; on the battlefield with the hired ronin."""
    fought = battlefield(t)
    found: Doc = {}
    for place, name in enumerate((*PROVINCES, *SHRINE_NAMES)):
        reckon = battle_force if place == fought else force
        here = {CLANS[t.clans[seat]]: reckon(t, seat, place) for seat in range(t.n)}
        if any(here.values()):
            found[name] = {clan: strength for clan, strength in here.items() if strength}
    return found
