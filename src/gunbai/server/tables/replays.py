"""Replays: any move, whole or through one seat's eyes; and records that come from elsewhere."""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from threading import Lock
from typing import Any, Final, cast

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.records import record
from gunbai.kernel.records.match import Entry
from gunbai.kernel.state import View
from gunbai.server.deals.ledger import promised_rows
from gunbai.server.ids import new_id, new_secret
from gunbai.server.play.seeds import stored
from gunbai.server.play.state_documents import question_document
from gunbai.server.store.rows import PersonRow, SeatRow, TableRow
from gunbai.server.tables.table import begun
from gunbai.server.wire.deals import PromiseDoc
from gunbai.server.wire.state import FilmDoc, LedgerDoc, ReplayDoc, SharedFilm, SharedReplay
from gunbai.session.promises import Written, check_promises, written_in
from gunbai.session.session import Session
from gunbai.session.stream import EventDoc

KEPT: Final = 16
LONGEST_SEED: Final = 80


class Cursor:
    """A game replayed up to some move; going forward continues, going back begins again."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry], written: Written, rewinds: int = 0
    ) -> None:
        self.row = row
        self.seats = seats
        self.entries = entries
        self.written = written
        """What was promised, and after which move."""
        self.sealed_by = row if rewinds == 0 else replace(row, id=f"{row.id} replay {rewinds}")
        """After a rewind the salts of the taken-back stretch may be known, so here, too, others are taken."""
        self.lock = Lock()
        self.play = self._begun()

    def _begun(self) -> Session:
        play = begun(self.sealed_by, self.seats)
        play.promise_again(self.written)
        return play

    def at(self, move: int, moves: int, seat: int | None, whole: bool) -> ReplayDoc:
        """The state after `move` of `moves` moves and the events of that move."""
        with self.lock:
            if len(self.play.entries) > max(0, move - 1):
                self.play = self._begun()
            self._advance(move - 1)
            heard = self.play.stream.count(seat)
            self.play.watch(seat)
            self._advance(move)
            self.play.unwatch(seat)
            return self._document(move, moves, seat, whole, heard)

    def film(self, move: int, moves: int, seat: int | None) -> FilmDoc:
        """How the game stood after `move` of `moves` moves, and all that these eyes saw since, each with its change."""
        with self.lock:
            if len(self.play.entries) > move:
                self.play = self._begun()
            self._advance(move)
            session = self.play
            shared = SharedFilm(table=self.row.id, seat=seat, move=move, moves=moves, ledgers=[self._ledger(seat)])
            own = {
                "game": session.game.name,
                "question": question_document(session, seat),
                "view": session.view_document(seat),
                "events": self._told(moves, seat, shared["ledgers"]),
            }
            return cast(FilmDoc, {**shared, **own})

    def position(self, move: int, eyes: int | None, luck: int) -> Mapping[str, object]:
        """The position after `move` moves: the true one, or one that these eyes could imagine, by this luck. Of a game
        under way nobody gets the true one."""
        with self.lock:
            if len(self.play.entries) > move:
                self.play = self._begun()
            self._advance(move)
            return self.play.position() if eyes is None else imagined(self.play.game, self.play.view(eyes), luck)

    def _ledger(self, seat: int | None) -> LedgerDoc:
        promised = cast(list[PromiseDoc], self.play.promised(seat))
        return LedgerDoc(after=self.play.stream.count(seat), promises=promised)

    def _told(self, moves: int, seat: int | None, ledgers: list[LedgerDoc]) -> list[EventDoc]:
        """The events up to some move; taken move by move, for the stream forgets what the oldest ones changed. Those of
        the setup come without their changes: the first view has them all."""
        told = [] if self.play.entries else self.play.stream.documents(seat)
        self.play.watch(seat)
        for move in range(len(self.play.entries) + 1, moves + 1):
            heard = self.play.stream.count(seat)
            self._advance(move)
            told += self.play.stream.documents(seat, heard)
            if (ledger := self._ledger(seat))["promises"] != ledgers[-1]["promises"]:
                ledgers.append(ledger)
        self.play.unwatch(seat)
        return told

    def _advance(self, move: int) -> None:
        while len(self.play.entries) < move:
            self.play.replay(self.entries[len(self.play.entries)].text)
            self.play.promise_again(self.written)

    def _document(self, move: int, moves: int, seat: int | None, whole: bool, heard: int) -> ReplayDoc:
        session = self.play
        shared = SharedReplay(
            table=self.row.id,
            move=move,
            moves=moves,
            seat=seat,
            action=self._action(move, seat, whole),
            actors=sorted(session.actors()),
            promises=cast(list[PromiseDoc], session.promises.record() if whole else session.promised(seat)),
        )
        own = {
            "game": session.game.name,
            "question": question_document(session, seat),
            "view": session.view_document(seat),
            "position": session.position() if whole else None,
            "events": session.stream.documents(seat, heard),
        }
        return cast(ReplayDoc, {**shared, **own})

    def _action(self, move: int, seat: int | None, whole: bool) -> str | None:
        """The text of the move, if these eyes saw it."""
        if move == 0:
            return None
        text = self.entries[move - 1].text
        words = text.split()
        actions = self.play.game.actions
        id = actions.id_of(" ".join(words[1:]))
        hidden = id >= 0 and actions.secrets[id] and words[0] != str(seat)
        return f"{words[0]} {record.HIDDEN}" if hidden and not whole else text


def imagined(game: Game, view: View, luck: int) -> Mapping[str, object]:
    """A position that whoever sees this view could imagine; it follows from the view and the luck alone."""
    return game.sampled(view, random.Random(luck)).position()


class Cursors:
    """The replays looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Cursor] = OrderedDict()

    def of(self, row: TableRow, seats: list[SeatRow], play: Session) -> Cursor:
        cursor, written = self._kept.get(row.id), play.promises.written()
        is_other = cursor is not None and (cursor.entries is not play.entries or cursor.written != written)
        if cursor is None or is_other:  # by common consent a game may go back, and promises come between moves
            cursor = self._kept[row.id] = Cursor(row, seats, play.entries, written, play.rewinds)
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return cursor


def checked(text: str) -> tuple[record.Record, list[Any]]:
    """A record from outside: it must be of a finished game, replay, and have honest luck. Slow: not for the loop."""
    if is_broken(text):
        raise BadInput("record", "whole characters", "half of one")
    read = record.read(text)
    if read.header.get("result") is None:
        raise BadInput("result", "a finished game", "none")
    given = read.header.get("player_seeds")
    for seed in given if isinstance(given, list) else []:
        if len(str(seed)) > LONGEST_SEED or any(ord(letter) < 32 for letter in str(seed)):
            raise BadInput("player_seeds", f"at most {LONGEST_SEED} plain letters each", f"{len(str(seed))} letters")
    game = game_by_name(str(read.header.get("game")))
    match = record.verified(game, read)
    check_promises(game, read)
    return read, [record.entry_document(entry) for entry in match.entries]


def is_broken(text: str) -> bool:
    """Whether there is half a character in it, which JSON can name and nothing can store."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def imported_rows(
    read: record.Record, entries: list[Any], owner: PersonRow
) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows of an imported game: a finished table without people, its seats, moves and deals."""
    now, id = time.time(), new_id()
    header = read.header
    table = {
        "id": id,
        "name": f"imported by {owner.name}"[:60],
        "game": header["game"],
        "rules": header["rules"],
        "options": canonical(read.options),
        "status": "over",
        "public": False,
        "pace": "free",
        "policy": "wait",
        "delay": 0,
        "host": owner.id,
        "invite": new_secret(),
        "seed": bytes.fromhex(str(header["seed"])),
        "setup": canonical([record.draw_document(draw) for draw in read.setup]),
        "created": now,
        "touched": now,
        "started": now,
        "ended": now,
        "result": canonical(header["result"]),
        "imported": True,
    }
    given = header.get("player_seeds")
    places = stored([str(seed) for seed in given] if isinstance(given, list) else [], read.seats)
    seats = [_seat(id, number, seed) for number, seed in enumerate(places)]
    moves = [{"table_id": id, "number": n, "entry": canonical(e), "at": now} for n, e in enumerate(entries, 1)]
    return table, seats, moves, promised_rows(id, written_in(header), now)


def _seat(table: str, number: int, seed: str) -> dict[str, Any]:
    return {"table_id": table, "seat": number, "name": f"seat {number}", "seed": seed}
