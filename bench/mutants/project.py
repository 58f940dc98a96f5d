"""Where a project keeps its games and their tests, and copies of it in which a fault may be put."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Sequence
from pathlib import Path

from bench.mutants.source import Source

SHARED = "shared"
"""Stands for the files that belong to no single game."""
QUICK_FOLDERS = ("tests/rules/{game}", "tests/games/{game}")
"""Tests about single rules and modules: measured, and asked first."""
TEST_FOLDERS = (*QUICK_FOLDERS, "tests/conformance", "tests/records")
TESTS_OF_ALL = "tests/games/test_*.py"
"""Tests that run over every game."""
COPIED = ("src", "tests", "examples", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "web", "*.so", "*.pyd")
PROBE = Path(__file__).with_name("probe.py")
PLUGINS = (PROBE, PROBE.with_name("exchange.py"))


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

    def test_files(self, games: Sequence[str], templates: Sequence[str] = TEST_FOLDERS) -> list[str]:
        """The files of tests that judge these games."""
        folders = {folder.format(game=game) for folder in templates for game in games}
        paths = [path for folder in sorted(folders) for path in sorted((self.root / folder).rglob("test_*.py"))]
        paths += sorted(self.root.glob(TESTS_OF_ALL))
        return [path.relative_to(self.root).as_posix() for path in paths]

    def quick_files(self, games: Sequence[str]) -> list[str]:
        """Those of them that are about single rules and modules."""
        return self.test_files(games, QUICK_FOLDERS)

    def judges(self, game: str) -> list[str]:
        """The games whose tests judge a fault of this one."""
        return self.games if game == SHARED else [game]

    def concerns(self, test: str, file: str) -> bool:
        """Whether a test can tell anything of a file: not if it names another game, as folders and cases do."""
        here = self.game_of(file)
        others = [game for game in self.games if game != here] if here != SHARED else []
        return not any(name in test for game in others for name in (game, game.replace("_", "-")))

    def source_digest(self) -> str:
        """Results belong to these sources: the games, and what they stand on."""
        return _digest(sorted(self.folder.parent.rglob("*.py")), self.root)

    def digest(self, file: str) -> str:
        """The measures of a file of tests belong to the sources, to what the tests share, and to the file."""
        shared = [path for path in sorted((self.root / "tests").rglob("*.py")) if not path.name.startswith("test_")]
        return _digest([*sorted(self.folder.parent.rglob("*.py")), *shared, self.root / file], self.root)

    def copy_to(self, place: Path) -> Path:
        """What the tests need, and the plugin that watches them."""
        place.mkdir(parents=True)
        for name in COPIED:
            path = self.root / name
            if path.is_dir():
                shutil.copytree(path, place / name, ignore=LEFT_OUT)
            elif path.exists():
                shutil.copy2(path, place / name)
        for plugin in PLUGINS:
            shutil.copy2(plugin, place / plugin.name)
        return place


def _digest(paths: Sequence[Path], root: Path) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]
