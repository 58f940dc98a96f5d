"""The folder of a tournament: what was asked for, one line a game, and the table. A run can be broken off anywhere."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final, cast

from gunbai.arena.simulation import Played
from gunbai.kernel.errors import BadInput

RUN: Final = "run.json"
GAMES: Final = "games.jsonl"
TABLE: Final = "table.json"
MAY_GROW: Final = "games"
Settings = Mapping[str, Any]


class Store:
    """An open folder; every game is on disk before the next one is awaited."""

    def __init__(self, folder: Path, games: list[Played], lines: IO[str]) -> None:
        self.folder = folder
        self.games = games
        """What earlier runs have played."""
        self._lines = lines

    def add(self, game: Played) -> None:
        self._lines.write(json.dumps(game, separators=(",", ":")) + "\n")
        self._lines.flush()

    def close(self) -> None:
        self._lines.close()

    def write(self, name: str, document: object) -> None:
        """Whole or not at all."""
        write(self.folder / name, document)


def opened(folder: Path, settings: Settings, resume: bool) -> Store:
    """A new folder, or one to go on with: refused when it belongs to other settings."""
    run = folder / RUN
    if run.exists():
        if not resume:
            raise BadInput("out", "an empty folder, or --resume to go on", str(folder))
        _check(_read(run), settings, run)
    elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput("out", "an empty folder or one of an earlier run", str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    games = finished(folder / GAMES)
    write(run, settings)
    return Store(folder, games, (folder / GAMES).open("a", encoding="utf-8"))


def _read(path: Path) -> Settings:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise BadInput(path.name, "the JSON of an earlier run", f"{path} ({fault})") from None
    return cast(Settings, found) if isinstance(found, dict) else {}


def _check(before: Settings, now: Settings, path: Path) -> None:
    """Only the number of games may change, and only to more."""
    for name in now:
        if name != MAY_GROW and before.get(name) != now[name]:
            raise BadInput(name, f"{before.get(name)} as in {path}", str(now[name]))
    if now[MAY_GROW] < before.get(MAY_GROW, 0):
        raise BadInput(MAY_GROW, f"at least {before[MAY_GROW]} as in {path}", str(now[MAY_GROW]))


def finished(path: Path) -> list[Played]:
    """The games on disk; a line torn by a crash is cut off, a spoilt one in the middle is refused."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    games: dict[tuple[int, int], Played] = {}
    for number, line in enumerate(text[:whole].splitlines(), 1):
        game = _game(line, path, number)
        games.setdefault((game["match"], game["number"]), game)
    if whole < len(text):
        with path.open("r+b") as file:
            file.truncate(whole)
    return list(games.values())


def _game(line: bytes, path: Path, number: int) -> Played:
    try:
        game = json.loads(line)
    except ValueError:
        game = None
    if not isinstance(game, dict) or not set(Played.__annotations__) <= set(game):
        raise BadInput(path.name, "one game a line", f"line {number} of {path}")
    return cast(Played, game)


def write(path: Path, document: object) -> None:
    """By way of a file beside it, so that a reader never meets half of it."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)
