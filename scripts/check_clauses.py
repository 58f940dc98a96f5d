"""Lists the clauses, worked examples and cards that no rule test names; fails if there are any.

A test names them in its name (test_rs6_8_…, test_rs_x3_…, test_card_path_of_the_lion_…) or in its docstring.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

CLAUSES = Path("src/gunbai/locale/clauses.txt")
CARDS = Path("src/gunbai/games/rising_sun/entries")
TESTS = Path("tests/rules")
PREFIXES = {"rising-sun": "RS", "shogun": "SG"}

IN_NAME = re.compile(r"(?<=_)(rs|sg)(\d+)_(\d+)(?!\d)")
EXAMPLE_IN_NAME = re.compile(r"(?<=_)(rs|sg)_([xy])(\d+)(?!\d)")
IN_TEXT = re.compile(r"\b(?:RS|SG)(?:\d+\.\d+|-[XY]\d+)\b")
WORD = re.compile(r"[a-z_]+")


def clause_ids(root: Path) -> list[str]:
    return (root / CLAUSES).read_text(encoding="utf-8").split()


def card_ids(root: Path) -> list[str]:
    """The first argument of every `Card(…)` among the entries."""
    found = []
    for path in sorted((root / CARDS).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Card"), args=[ast.Constant(value=str(name)), *_]):
                    found.append(name)
    return found


def tests(root: Path) -> Iterator[tuple[str, str]]:
    """Name and docstring of every test function."""
    for path in sorted((root / TESTS).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def named_clauses(name: str, text: str) -> set[str]:
    """The clauses and examples one test names."""
    found = {f"{game.upper()}{chapter}.{number}" for game, chapter, number in IN_NAME.findall(name)}
    found |= {f"{game.upper()}-{kind.upper()}{number}" for game, kind, number in EXAMPLE_IN_NAME.findall(name)}
    return found | set(IN_TEXT.findall(text))


def names_card(card: str, name: str, text: str) -> bool:
    """`test_card_respect_…`, `test_card_justice_and_respect_…`, or the id as a word of the docstring."""
    in_name = name.startswith("test_card_") and f"_{card}_" in f"{name}_"
    return in_name or card in WORD.findall(text)


def missing(root: Path, game: str | None = None) -> list[str]:
    """Every id of the game (of both, if none is given) that no test names, in the order of the lists."""
    prefix = PREFIXES[game] if game else ""
    written = list(tests(root))
    named: set[str] = set()
    for name, text in written:
        named |= named_clauses(name, text)
    found = [clause for clause in clause_ids(root) if clause.startswith(prefix) and clause not in named]
    if game != "shogun":
        found += [card for card in card_ids(root) if not any(names_card(card, name, text) for name, text in written)]
    return found


def main(root: Path, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(PREFIXES), help="look at one game only")
    found = missing(root, parser.parse_args(arguments).game)
    for id in found:
        print(f"no rule test names {id}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
