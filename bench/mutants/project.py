"""Where a project keeps its games and their tests, and copies of it in which a fault may be put."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.mutants.source import Source

SHARED = "shared"
"""Stands for the files that belong to no single game."""
TEST_FOLDERS = ("tests/rules/{game}", "tests/games/{game}", "tests/conformance", "tests/records")
COPIED = ("src", "tests", "examples", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "web", "*.so", "*.pyd")
PROBE = Path(__file__).with_name("probe.py")


class Project:
    """A tree with `src/*/games/GAME` and `tests`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = next(root.glob("src/*/games"))
        self.games = sorted(path.parent.name for path in self.folder.glob("*/__init__.py"))

    def sources(self) -> list[Source]:
        files = sorted(self.folder.rglob("*.py"))
        return [Source(path.relative_to(self.root).as_posix(), path.read_bytes()) for path in files]

    def game_of(self, file: str) -> str:
        """The game that a file of the sources belongs to."""
        first = (self.root / file).relative_to(self.folder).parts[0]
        return first if first in self.games else SHARED

    def test_files(self, games: Sequence[str]) -> list[str]:
        """The files of tests that judge these games."""
        folders = {folder.format(game=game) for folder in TEST_FOLDERS for game in games}
        paths = [path for folder in sorted(folders) for path in sorted((self.root / folder).rglob("test_*.py"))]
        return [path.relative_to(self.root).as_posix() for path in paths]

    def judges(self, game: str) -> list[str]:
        """The games whose tests judge a fault of this one."""
        return self.games if game == SHARED else [game]

    def source_digest(self) -> str:
        """Results belong to these sources: the games, and what they stand on."""
        return _digest(sorted(self.folder.parent.rglob("*.py")), self.root)

    def digest(self) -> str:
        """Measures belong to these sources and tests."""
        return _digest([*_python_files(self.folder.parent), *_python_files(self.root / "tests")], self.root)

    def copy_to(self, place: Path) -> Path:
        """What the tests need, and the plugin that watches them."""
        place.mkdir(parents=True)
        for name in COPIED:
            path = self.root / name
            if path.is_dir():
                shutil.copytree(path, place / name, ignore=LEFT_OUT)
            elif path.exists():
                shutil.copy2(path, place / name)
        shutil.copy2(PROBE, place / PROBE.name)
        return place


def _python_files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*.py"))


def _digest(paths: Sequence[Path], root: Path) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]
