"""Where the games meet the kernel and each other: the same rooms, the same names, and nobody reaches through."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "gunbai"
BESIDE = ("bench", "examples", "scripts", "web/src")
"""Programs beside the package that look at running games, too."""
GAMES = ("rising_sun", "shogun")
ALONE = {"rising_sun": {"promises"}, "shogun": set[str]()}
"""Rooms of one game: Rising Sun's deals are judged, Shogun has none."""
SHARED_NAMES = {
    "actions": "ACTIONS",
    "asides": "forms take",
    "data/board": "NEIGHBOURS PROVINCE PROVINCES",
    "data/draws": "DRAWS",
    "data/options": "NAME OPTIONS RULES_VERSION",
    "data/words": "CARD SEASON SEASONS",
    "events": "EVENTS VOCABULARIES",
    "peek": "table_of",
    "positions/documents": "DOCUMENTS OwnView Position ResultDocument SecretsDocument TableDocument ViewDocument",
    "positions/first_form": "first_form renewed",
    "positions/reading": "read_position",
    "positions/writing": "written_position written_table",
    "sampling": "sampled",
    "scoring": "result_of",
    "state": "State",
    "steps/base": "GameStep",
    "steps/flow": "STEPS",
    "table": "Secrets Table empty_secrets empty_table",
    "tensors/layout": "VERSION",
    "text": "aliases",
    "view": "View seen_by",
}
"""What is the same thing in both games, by module."""


def rooms(game: str) -> set[str]:
    paths = [path for path in (PACKAGE / "games" / game).iterdir() if not path.name.startswith("__")]
    return {path.stem for path in paths} - ALONE[game]


def names_in(path: Path) -> set[str]:
    """What a module defines at its top."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def test_the_folders_of_the_games_mirror_each_other() -> None:
    assert rooms("rising_sun") == rooms("shogun")


@pytest.mark.parametrize("module", SHARED_NAMES)
def test_one_thing_has_one_name_in_both_games(module: str) -> None:
    for game in GAMES:
        missing = set(SHARED_NAMES[module].split()) - names_in(PACKAGE / "games" / game / f"{module}.py")
        assert not missing, f"{module} of {game}"


def test_nobody_outside_the_kernel_counts_from_the_end_of_the_stack() -> None:
    paths = [path for path in PACKAGE.rglob("*.py") if "kernel" not in path.parts]
    paths += [path for folder in BESIDE for path in (ROOT / folder).rglob("*.py")]
    reaching = [path for path in paths if re.search(r"\bstack\[-?\w", path.read_text(encoding="utf-8"))]
    assert len(paths) > 300
    assert reaching == []
