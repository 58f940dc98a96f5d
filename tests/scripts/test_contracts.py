"""Who may import whom is said for every package: a new one without a contract fails here, not only a door too many."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/gunbai"
WITH_ROOMS = 2
"""Modules and packages inside one that have to stand in some order."""


def rooms(package: Path) -> list[Path]:
    """The modules and packages of a package."""
    modules = [path for path in package.glob("*.py") if path.name != "__init__.py"]
    return modules + [path.parent for path in package.glob("*/__init__.py")]


def test_every_package_says_who_may_import_whom_inside_it() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    covered = {name for one in contracts if one.get("exhaustive") for name in one["containers"]}
    games = [init.parent for init in SOURCE.glob("games/*/__init__.py")]
    packages = [init.parent for init in SOURCE.glob("*/__init__.py")] + games
    packages += [SOURCE / "bots" / game.name for game in games]
    packages = [package for package in packages if len(rooms(package)) >= WITH_ROOMS]
    names = {".".join(package.relative_to(SOURCE.parent).parts) for package in packages}
    assert len(names) > 10
    assert sorted(names - covered) == []
