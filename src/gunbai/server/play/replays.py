"""Replays: any move, whole or through one seat's eyes; and records that come from elsewhere."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock
from typing import Any, Final

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import BadInput
from gunbai.kernel.records import record
from gunbai.kernel.records.match import Entry
from gunbai.server.documents import ReplayDoc
from gunbai.server.ids import new_id, new_secret
from gunbai.server.play.state_documents import question_document
from gunbai.server.store.rows import PersonRow, SeatRow, TableRow
from gunbai.server.tables.table import begun
from gunbai.session.session import Session

KEPT: Final = 16
LONGEST_SEED: Final = 80


class Cursor:
    """A game replayed up to some move; going forward continues, going back begins again."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        self.row = row
        self.seats = seats
        self.entries = entries
        self.lock = Lock()
        self.play = begun(row, seats)

    def at(self, move: int, moves: int, seat: int | None, whole: bool) -> ReplayDoc:
        """The state after `move` of `moves` moves and the events of that move."""
        with self.lock:
            if len(self.play.entries) > max(0, move - 1):
                self.play = begun(self.row, self.seats)
            self._advance(move - 1)
            heard = self.play.stream.count(seat)
            self.play.watch(seat)
            self._advance(move)
            self.play.unwatch(seat)
            return self._document(move, moves, seat, whole, heard)

    def _advance(self, move: int) -> None:
        while len(self.play.entries) < move:
            self.play.replay(self.entries[len(self.play.entries)].text)

    def _document(self, move: int, moves: int, seat: int | None, whole: bool, heard: int) -> ReplayDoc:
        session = self.play
        return ReplayDoc(
            table=self.row.id,
            move=move,
            moves=moves,
            seat=seat,
            action=self._action(move, seat, whole),
            question=question_document(session, seat),
            view=session.view_document(seat),
            position=dict(session.position()) if whole else None,
            actors=sorted(session.actors()),
            events=session.stream.documents(seat, heard),
        )

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


class Cursors:
    """The replays looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Cursor] = OrderedDict()

    def of(self, row: TableRow, seats: list[SeatRow], play: Session) -> Cursor:
        cursor = self._kept.get(row.id)
        if cursor is None or cursor.entries is not play.entries:  # by common consent a game may go back
            cursor = self._kept[row.id] = Cursor(row, seats, play.entries)
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return cursor


def checked(text: str) -> tuple[record.Record, list[Any]]:
    """A record from outside: it must be of a finished game, replay, and have honest luck. Slow: not for the loop."""
    if _is_broken(text):
        raise BadInput("record", "whole characters", "half of one")
    read = record.read(text)
    if read.header.get("result") is None:
        raise BadInput("result", "a finished game", "none")
    given = read.header.get("player_seeds")
    for seed in given if isinstance(given, list) else []:
        if len(str(seed)) > LONGEST_SEED or any(ord(letter) < 32 for letter in str(seed)):
            raise BadInput("player_seeds", f"at most {LONGEST_SEED} plain letters each", f"{len(str(seed))} letters")
    match = record.verified(game_by_name(str(read.header.get("game"))), read)
    return read, [record.entry_document(entry) for entry in match.entries]


def _is_broken(text: str) -> bool:
    """Whether there is half a character in it, which JSON can name and nothing can store."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def imported_rows(
    read: record.Record, entries: list[Any], owner: PersonRow
) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows of an imported game: a finished table without people."""
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
    seeds = [str(seed) for seed in given] if isinstance(given, list) else []
    seats = [_seat(id, n, seeds[n] if n < len(seeds) else "") for n in range(read.seats)]
    moves = [{"table_id": id, "number": n, "entry": canonical(e), "at": now} for n, e in enumerate(entries, 1)]
    return table, seats, moves


def _seat(table: str, number: int, seed: str) -> dict[str, Any]:
    return {"table_id": table, "seat": number, "name": f"seat {number}", "seed": seed}
