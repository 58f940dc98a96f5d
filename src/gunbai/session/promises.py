"""The promises of a running game: who may know of them, what is told of them, and how they come back after a rewind.

The ledger itself is the game's (`games/rising_sun/promises`); a session tells it every event at its moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from gunbai.games.rising_sun.actions import BID
from gunbai.games.rising_sun.promises.foresight import foreseen, revealed, would_break
from gunbai.games.rising_sun.promises.ledger import Ledger, Watch, check
from gunbai.games.rising_sun.promises.promise import VOID, Promise, read
from gunbai.games.rising_sun.state import State as RisingSunState
from gunbai.games.rising_sun.steps.war.bids import bids_laid
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.documents.codec import Doc, canonical
from gunbai.kernel.errors import BadRecord, GunbaiError, RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import RecordedChance
from gunbai.kernel.records.match import UNDO, Match
from gunbai.kernel.records.record import Record, begun
from gunbai.session.stream import Notice

Terms = Mapping[str, object]
"""A building block with its particulars: `{"block": "no_entry", "province": "kyoto"}`."""
CLAUSE: Final = "RS3.1"
BESIDE: Final = ("deal", "by", "to", "season", "status", "given", "decided", "private")
"""What a record says of a promise beside its terms."""


class Given(NamedTuple):
    """The terms that one seat promises another."""

    by: int
    to: int
    terms: Terms


class PromiseBook:
    """All promises of one match, and which of them only their two seats know of; empty in a game without deals."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.ledger = Ledger()
        self._private: set[int] = set()
        """Deals that were made between two seats alone."""

    @property
    def table(self) -> Table | None:
        """The table that everybody sees, as it is at this moment; None in a game without deals."""
        state = self.match.state
        return state.table if isinstance(state, RisingSunState) else None

    @property
    def season(self) -> int | None:
        """The season in which deals are made now."""
        return None if self.table is None else self.table.season

    # --- moves ----------------------------------------------------------------------------------------------------

    def apply(self, action: Action | Aside, decision: int | None) -> None:
        """Carry out a move: the ledger must know whose it is before it hears what it brings about."""
        self.ledger.begin(action)
        try:
            self.match.apply(action, decision)
        except GunbaiError:
            self.ledger.cancel()
            raise

    def undo(self, seat: int, count: int) -> None:
        """Take back a seat's last moves, and what they decided."""
        self.match.undo(seat, count)
        self.ledger.take_back(seat, count)

    def hear(self, event: Event) -> list[Notice]:
        """What an event decides, to be told right after it."""
        if self.table is None:
            return []
        changed = sorted(self.ledger.hear(event, self.table), key=lambda watch: watch.status == VOID)
        return [notice for watch in changed for notice in self._notices(watch, watch.status)]

    def hear_silently(self, event: Event) -> None:
        self.hear(event)

    def replay(self, text: str) -> None:
        """Carry out the text of an entry once more."""
        words = text.split()
        if len(words) == 3 and words[1] == UNDO:
            self.undo(int(words[0]), int(words[2]))
        else:
            self.apply(self.match.game.actions.parse(text), None)

    # --- giving ---------------------------------------------------------------------------------------------------

    def check(self, given: Sequence[Given]) -> list[Promise]:
        """The promises of some terms; refuses what is none, and what could not be kept or broken any more."""
        if not given:
            return []
        table = self.table
        if table is None:
            raise RuleViolation("promise/no_such_game", "", {})
        found = [read(one.terms, one.by, one.to, table.season, table.seats) for one in given]
        for promise in found:
            check(promise, table)
        return found

    def give(self, deal: int, given: Sequence[Given], *, private: bool) -> list[Notice]:
        """Take up the promises of a deal that was agreed on just now; returns what is to be told of it."""
        table, promises = self.table, self.check(given)
        if table is None or not promises:
            return []
        if private:
            self._private.add(deal)
        watches = [self.ledger.add(deal, promise, table) for promise in promises]
        return [notice for watch in watches for notice in self._notices(watch, "given")]

    def _notices(self, watch: Watch, what: str) -> list[Notice]:
        promise = watch.promise
        hearers = [promise.by, promise.to] if watch.deal in self._private else [None]
        return [Notice(f"promise_{what}", told_of(promise), CLAUSE, hearer) for hearer in hearers]

    # --- reading --------------------------------------------------------------------------------------------------

    def seen_by(self, viewer: int | None, shown_move: int) -> list[Doc]:
        """What a seat, or a spectator, may know, in the order in which it was given."""
        if not self.ledger.watches:
            return []
        known = [watch for watch in self.ledger.watches if self._is_seen(watch, viewer)]
        return [{**self._document(watch), "given": min(watch.given, shown_move)} for watch in known]

    def broken_by(self, seat: int, chain: Sequence[Action]) -> list[int]:
        """Which promises of a seat these choices would break, by their places in what it is shown."""
        state = self.match.state
        if not isinstance(state, RisingSunState) or not self.ledger.of(seat):
            return []
        table, events = state.table, _told_by(state, seat, chain)
        known = [watch for watch in self.ledger.watches if self._is_seen(watch, seat)]
        return [n for n, watch in enumerate(known) if watch.promise.by == seat and would_break(watch, events, table)]

    def record(self) -> list[Doc]:
        """The whole book as a record holds it."""
        return [self._document(watch) for watch in self.ledger.watches]

    def _document(self, watch: Watch) -> Doc:
        return {**watch.document(), "private": watch.deal in self._private}

    def _is_seen(self, watch: Watch, viewer: int | None) -> bool:
        return watch.deal not in self._private or viewer in (watch.promise.by, watch.promise.to)

    def written(self) -> Written:
        """What was given and when, to be given again at the same moves."""
        return Written([_line(line) for line in self.record()])


class Line(NamedTuple):
    """One promise of a record: the move after which it was given, its deal, whether only two know of it."""

    given: int
    deal: int
    private: bool
    promise: Given


class Written(NamedTuple):
    """The promises of a record, or of an older book."""

    lines: list[Line]

    def after(self, move: int) -> Iterator[tuple[int, list[Given], bool]]:
        """The deals of that moment: number, promises, and whether only two know of them."""
        lines = [line for line in self.lines if line.given == move]
        for deal in dict.fromkeys(line.deal for line in lines):
            mine = [line for line in lines if line.deal == deal]
            yield deal, [line.promise for line in mine], mine[0].private


def _told_by(state: RisingSunState, seat: int, chain: Sequence[Action]) -> list[Event]:
    """What choices would tell everybody. Bids are told together, so they count with those that lie already."""
    bids = [BID.only(action.id) for action in chain if BID.has(action.id)]
    if bids:
        return [revealed(seat, [*bids_laid(state, seat), *bids])]
    return [event for action in chain for event in foreseen(state.table, action)]


def written_in(record: Mapping[str, object]) -> Written:
    """The promises of a record; one of the first form has none."""
    lines = record.get("promises", [])
    if not isinstance(lines, list):
        raise BadRecord("promises", "a list", type(lines).__name__)
    return Written([_line(line) for line in lines])


def _line(doc: object) -> Line:
    if not isinstance(doc, Mapping):
        raise BadRecord("promises", "a list of objects", type(doc).__name__)
    found = [doc.get(name) for name in ("given", "deal", "by", "to")]
    numbers = [number for number in found if type(number) is int]
    if len(numbers) != len(found):
        raise BadRecord("promises", "whole numbers given, deal, by and to", str(found))
    given, deal, by, to = numbers
    terms = {str(name): value for name, value in doc.items() if name not in BESIDE}
    return Line(given, deal, doc.get("private") is True, Given(by, to, terms))


def told_of(promise: Promise) -> dict[str, str | int | list[str]]:
    """A promise as the arguments of what is told about it; a third seat is `seat3`."""
    about = {"seat3" if name == "seat2" else name: value for name, value in promise.about.items()}
    return {"seat": promise.by, "seat2": promise.to, "promise": promise.block, **about}


def check_promises(game: Game, read: Record) -> None:
    """Refuse a record whose promises could not be given then, or did not end as it says."""
    written = written_in(read.header)
    if not written.lines:
        return
    chance = RecordedChance(read.setup)
    book = PromiseBook(begun(game, read, chance))
    book.match.tell(book.hear_silently)
    for move, entry in enumerate([None, *read.entries]):
        if entry is not None:
            chance.draws, chance.used = entry.draws, 0
            book.replay(entry.text)
        _give_again(book, written, move)
    ours, theirs = canonical(book.record()), canonical(read.header["promises"])
    if ours != theirs:
        raise BadRecord("promises", ours, theirs, len(read.entries))


def _give_again(book: PromiseBook, written: Written, move: int) -> None:
    for deal, given, private in written.after(move):
        try:
            book.give(deal, given, private=private)
        except GunbaiError as error:
            raise BadRecord("promises", "what could be promised then", error.code, move) from None
