"""Writes what pages include: `python -m scripts.docs.pages` fills build/docs with tables and schemas."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import griffe

import gunbai
from gunbai import Game
from scripts.docs import tables
from scripts.docs.described import Described, described
from scripts.docs.schemas import pages_of

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "docs"
DOCUMENTS = ("position", "view")


def documents_of(game: Game) -> dict[str, Described]:
    """The typed documents of one of our games."""
    return described(ROOT / "src/gunbai/games" / game.name.replace("-", "_") / "positions" / "documents.py")


def fragments(game: Game) -> dict[str, str]:
    """What pages include of one game, by file name."""
    found = {
        f"{game.name}-{kind.__name__}.md": "\n".join(kind(game))
        for kind in (tables.options, tables.actions, tables.events, tables.draws, tables.tensors)
    }
    classes, seen = documents_of(game), set[str]()
    for document in DOCUMENTS:
        lines = pages_of(game.schema(document), classes, game.name, seen)
        found[f"{game.name}-{document}.md"] = "\n".join(lines)
    return found


def example() -> dict[str, str]:
    """The rules of the small game, and its steps one by one."""
    folder = ROOT / "examples" / "lanterns"
    text = ast.get_docstring(ast.parse(_text(folder / "__init__.py"))) or ""
    found = {"lanterns/rules.md": re.sub(r"(LN\d\.\d) +", r"- **\1** ", text.split("\n\n")[1])}
    steps = _text(folder / "steps.py")
    for node in ast.parse(steps).body:
        if isinstance(node, ast.ClassDef):
            found[f"lanterns/{node.name}.py"] = ast.get_source_segment(steps, node) or ""
    return found


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def names() -> str:
    """Every public name with the first sentence about it; each must stand on a page, or the build complains."""
    package = griffe.load("gunbai", search_paths=[ROOT / "src"])
    rows = ((f"[`{name}`][gunbai.{name}]", about(package[name])) for name in gunbai.__all__)
    return "\n".join(tables.table("name, what it is", rows))


def about(thing: griffe.Object) -> str:
    """The first paragraph of its docstring, in one line."""
    text = thing.docstring.value if thing.docstring else ""
    return " ".join(text.split("\n\n")[0].split())


def main(out: Path = OUT) -> None:
    files = {"names.md": names(), **example()}
    for name in gunbai.GAMES:
        files |= fragments(gunbai.game(name))
    for file, text in files.items():
        path = out / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
