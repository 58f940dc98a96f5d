"""Games on disk: a record, and beside it what only the running table knows. Replaced whole, never half written."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import gunbai
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput, BadRecord, not_among
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records import record
from gunbai.kernel.records.files import trouble_with_file
from gunbai.session.guide import Guide
from gunbai.session.promises import check_promises, written_in
from gunbai.session.session import Session

LARGEST: Final = 20_000_000
"""Bytes of a file that is read; a game is about 100 kB."""


class Seating:
    """Who plays: `human` or the name of a bot for each seat, the promises made so far, whether bots are muted, and of
    a branch the position it begins with."""

    def __init__(
        self,
        players: list[str],
        promises: list[str] | None = None,
        muted: bool = False,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.players = players
        self.promises = promises or []
        self.muted = muted
        self.position = position

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]


HUMAN: Final = "human"


def folder() -> Path:
    """Where games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gunbai"


def fresh_path(game: str) -> Path:
    """Where a game is kept unless the player names a file."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def save(path: Path, session: Session, seating: Seating) -> None:
    """The record; with the secret seed beside it only while the game runs."""
    notes = {f"promise {number}": text for number, text in enumerate(seating.promises, 1)}
    doc: Doc = session.record(notes)
    table: Doc = {"players": seating.players, "promises": seating.promises, "muted": seating.muted}
    if not session.is_over():
        table["seed"] = session.chance.seed.hex()
    if seating.position is not None:
        table["position"] = seating.position
    doc["table"] = table
    replace(path, json.dumps(doc, ensure_ascii=False, indent=1) + "\n")


def replace(path: Path, text: str) -> None:
    """Write beside the file, make it durable, then put it in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> tuple[Game, record.Record]:
    """A record file and the game it is of; a branch is no record, for it does not begin at the beginning."""
    game, found = _loaded(path)
    if _position(found.header) is not None:
        raise BadInput(
            "file", "a game from its beginning (gunbai play --resume takes up this one)", str(path), "whole_game"
        )
    return game, found


def position_in(path: Path) -> Mapping[str, object] | None:
    """The position that a file holds, as the editor of the pages saves it; None where it is no position."""
    try:
        document = json.loads(_text(path))
    except (ValueError, RecursionError):
        return None  # whoever reads it as a record says what is wrong with it
    if not isinstance(document, Mapping) or "format" in document or not {"game", "form"} <= set(document):
        return None
    if document["game"] not in gunbai.GAMES:
        raise not_among("game", tuple(gunbai.GAMES), document["game"])
    return document


def _position(header: Mapping[str, object]) -> Mapping[str, object] | None:
    """What the game of a file begins with, where that is not its beginning."""
    table = header.get("table")
    position = table.get("position") if isinstance(table, Mapping) else None
    if position is not None and not isinstance(position, Mapping):
        raise BadRecord("table.position", "a position", str(position))
    return position


def _loaded(path: Path) -> tuple[Game, record.Record]:
    found = record.read(_text(path))
    name = found.header.get("game")
    if name not in gunbai.GAMES:
        raise BadRecord("game", "one of " + ", ".join(gunbai.GAMES), str(name))
    return gunbai.game(str(name)), found


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("file", f"at most {LARGEST} bytes", f"{path.stat().st_size} ({path})", "bytes", most=LARGEST)
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("file", "a game record in UTF-8", str(path), "utf8_record") from None
    except OSError as error:
        raise trouble_with_file(error, path) from None


def resume(path: Path, guide: Guide | None = None) -> tuple[Session, Seating]:
    """A saved game, taken up where it was left."""
    game, found = _loaded(path)
    table = found.header.get("table")
    seed = table.get("seed") if isinstance(table, Mapping) else None
    if found.header.get("seed") is not None:
        raise BadInput("file", "a game that is still running (gunbai replay shows others)", str(path), "running")
    if not isinstance(table, Mapping) or not isinstance(seed, str):
        raise BadRecord("table.seed", "the seed of a saved game", str(seed))
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadRecord("table.seed", "hexadecimal digits", seed) from None
    position = _position(found.header)
    if position is None:
        record.replayed(game, found)
        check_promises(game, found)
    _, chance = record.resumed(game, found, secret, position)
    session = Session(record.begun(game, found, FairChance(secret, chance.player_seeds), position), guide)
    session.replay_all([entry.text for entry in found.entries], written_in(found.header))
    return session, _seating(table, session.seats, position)


def _seating(table: Mapping[str, object], seats: int, position: Mapping[str, object] | None) -> Seating:
    players, promises = table.get("players"), table.get("promises", [])
    if not isinstance(players, list) or len(players) != seats or not all(isinstance(one, str) for one in players):
        raise BadRecord("table.players", f"{seats} names", str(players))
    if not isinstance(promises, list):
        raise BadRecord("table.promises", "a list", str(promises))
    muted = table.get("muted") is True
    return Seating(list(players), [str(one) for one in promises], muted, position)
