"""The ledger: every promise of a game and how it stands, told of events one by one. The same in server and replay."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.data.words import AUTUMN, POLITICS, SEASONS, TEA, WAR
from gunbai.games.rising_sun.promises.judging import JUDGES
from gunbai.games.rising_sun.promises.promise import BROKEN, OPEN, VOID, Promise
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event

TEA_ONLY: Final = ("ally",)
NEXT_TEA: Final = ("pay_next", "first_ask")
BEFORE_THE_WARS: Final = (
    "leave",
    "at_most",
    "at_least",
    "pay",
    "once",
    "next",
    "not",
    "no_betray",
    "shrine",
    "no_build",
)
"""What is over when the wars have begun: a promise of it then would be empty."""


class Watch(Value):
    """A promise as it stands: its deal, its status, what its judge keeps in mind, and when it was given and decided."""

    def __init__(self, deal: int, promise: Promise, status: str, seen: int, given: int, decided: int) -> None:
        self.deal: Final = deal
        self.promise: Final = promise
        self.status: Final = status
        self.seen: Final = seen
        self.given: Final = given
        """The move after which it was given; `decided` is the one that decided it, 0 while it is open."""
        self.decided: Final = decided

    def parts(self) -> tuple[object, ...]:
        return self.deal, self.promise, self.status, self.seen, self.given, self.decided

    def heard(self, event: Event, table: Table, move: int) -> Watch:
        """The same promise after an event; what is decided stays decided."""
        if self.status != OPEN or event.seat is not None:
            return self
        status, seen = JUDGES[self.promise.block](self.promise, self.seen, event, table)
        if status == OPEN and event.code == "winter_came":
            status = VOID
        if status == OPEN and seen == self.seen:
            return self
        return Watch(self.deal, self.promise, status, seen, self.given, move if status != OPEN else 0)

    def lapsed(self, move: int) -> Watch:
        return Watch(self.deal, self.promise, VOID, self.seen, self.given, move)

    def document(self) -> Doc:
        return {
            "deal": self.deal,
            **self.promise.document(),
            "status": self.status,
            "given": self.given,
            "decided": self.decided,
        }


class Ledger:
    """All promises of one game. Taking back a choice takes back what it decided."""

    def __init__(self) -> None:
        self.watches: list[Watch] = []
        self.move = 0
        """Moves heard of so far: lines of the record."""
        self._before: list[tuple[int, list[Watch]]] = []
        """By move that was not taken back: who made it, and how the promises stood before it."""

    def add(self, deal: int, promise: Promise, table: Table) -> Watch:
        """Take up a promise that was given just now; refuses what can no longer be kept or broken."""
        check(promise, table)
        seen = 1 if promise.block == "not_with" and table.phase == TEA else 0
        if promise.block == "ally" and table.open_proposals[promise.to * table.seats + promise.by]:
            seen = 1
        watch = Watch(deal, promise, OPEN, seen, self.move, 0)
        self.watches.append(watch)
        return watch

    def begin(self, done: Action | Aside) -> None:
        """Something is about to be done; what is done out of turn is never taken back."""
        self._before.append((NOBODY if isinstance(done, Aside) else done.seat, self.watches[:]))
        self.move += 1

    def cancel(self) -> None:
        """What was about to be done was refused: nothing has happened."""
        self._before.pop()
        self.move -= 1

    def hear(self, event: Event, table: Table) -> list[Watch]:
        """What an event decides; the counter-promises of a broken one lapse with it."""
        if event.seat is not None:
            return []
        before = self.watches
        self.watches = [watch.heard(event, table, self.move) for watch in before]
        for watch, old in zip(self.watches, before, strict=True):
            if watch.status == BROKEN and old.status == OPEN:
                self._release(watch)
        return [new for new, old in zip(self.watches, before, strict=True) if new.status != old.status]

    def take_back(self, seat: int, count: int) -> None:
        """The seat's last moves are undone: promises stand as before them. Those given since stay as they are."""
        self.move += 1
        found = [number for number, (mover, _) in enumerate(self._before) if mover == seat]
        first = found[-count]
        then = self._before[first][1]
        self.watches = [*then, *self.watches[len(then) :]]
        self._before = [one for number, one in enumerate(self._before) if number not in found[-count:]]

    def of(self, seat: int) -> list[Watch]:
        """The open promises of a seat."""
        return [watch for watch in self.watches if watch.promise.by == seat and watch.status == OPEN]

    def _release(self, broken: Watch) -> None:
        """What was promised in return binds less than nothing now: it lapses."""
        one = broken.promise
        for number, watch in enumerate(self.watches):
            other = watch.promise
            if watch.status == OPEN and watch.deal == broken.deal and (other.by, other.to) == (one.to, one.by):
                self.watches[number] = watch.lapsed(self.move)


def check(promise: Promise, table: Table) -> None:
    """Refuse a promise that is too early, too late, or broken or kept as it is given."""
    block, code = promise.block, ""
    clause = "RS3.1"
    if block in TEA_ONLY and (table.phase != TEA or table.ally[promise.by] != NOBODY):
        code, clause = "promise/no_tea", "RS5.3"
    elif block in BEFORE_THE_WARS and table.phase >= WAR:
        code, clause = "promise/too_late", "RS8.1"
    elif table.season == AUTUMN and (block in NEXT_TEA or (block == "not_with" and table.phase >= POLITICS)):
        code, clause = "promise/no_next_tea", "RS5.3"
    elif block == "stay" and table.phase >= POLITICS and table.ally[promise.by] != promise.to:
        code, clause = "promise/no_alliance", "RS5.3"
    if code:
        raise RuleViolation(code, clause, {"promise": block, "season": SEASONS[table.season]})
