"""What the pages show is so: examples run, positions written by hand are read, files they name exist."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import gunbai
from scripts.docs.described import fields_of
from scripts.docs.pages import documents_of, example, fragments

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
JSON = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)
INCLUDED = re.compile(r'--8<-- "([^"]+)"')
"""What `--8<-- "FILE"` names is put there when the pages are built; with a space more or less it stays as it is."""
FILE = re.compile(r"`((?:src|tests|examples|scripts|bench|docs|kernel|games)/[\w./-]+)`")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT / "docs").with_suffix("").as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [path for path in PAGES if ">>>" in text_of(path)], ids=name_of)
def test_the_examples_of_a_page_run(path: Path) -> None:
    page = doctest.DocTestParser().get_doctest(text_of(path), {}, path.name, str(path), 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(page).failed == 0


def positions() -> list[object]:
    """Every position that stands on a page as JSON."""
    found = [json.loads(text) for path in PAGES for text in JSON.findall(text_of(path))]
    return [document for document in found if isinstance(document, dict) and "game" in document]


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_position_written_by_hand_is_shown_and_read(name: str) -> None:
    mine = [document for document in positions() if isinstance(document, dict) and document["game"] == name]
    assert mine, "no page shows a position of this game"
    for document in mine:
        assert document["form"] == 2
        assert gunbai.game(name).from_position(document).actors()


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_files_that_a_page_names_exist(path: Path) -> None:
    for name in FILE.findall(text_of(path)):
        if any(word.isupper() for word in re.split(r"[/.]", name)):
            continue  # GAME or LANG: one of several
        folder = ROOT / "src/gunbai" if name.startswith(("kernel/", "games/")) else ROOT
        assert (folder / name).exists(), name


@cache
def made() -> set[str]:
    """The files that are written for the pages to include."""
    return {"names.md", *example(), *(file for name in gunbai.GAMES for file in fragments(gunbai.game(name)))}


@pytest.mark.parametrize("path", [path for path in PAGES if re.search(r"8 ?< ?-", text_of(path))], ids=name_of)
def test_what_a_page_includes_is_there(path: Path) -> None:
    for line in text_of(path).splitlines():
        if re.search(r"8 ?< ?-", line):
            found = INCLUDED.fullmatch(line)
            assert found, f"{line!r} includes nothing"
            assert found[1] in made() or (ROOT / found[1]).is_file(), found[1]


def test_the_page_of_the_small_game_shows_all_of_it() -> None:
    shown = INCLUDED.findall(text_of(ROOT / "docs/write-a-game.md"))
    files = {f"examples/lanterns/{path.name}" for path in (ROOT / "examples/lanterns").glob("[!_]*.py")}
    assert set(shown) == {*files - {"examples/lanterns/steps.py"}, *example()}


def test_the_layers_that_are_drawn_are_those_that_are_checked() -> None:
    contracts = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    checked = [layer.split(" | ") for layer in contracts[0]["layers"] if layer != "__main__"]
    [line] = [line for line in text_of(ROOT / "docs/architecture.md").splitlines() if line.startswith("cli  >")]
    drawn = [layer.split(" | ") for layer in re.split(" +> +", line)]
    assert [sorted(layer) for layer in drawn] == [sorted(layer) for layer in checked]


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_every_field_of_a_document_has_a_meaning(name: str) -> None:
    classes = documents_of(gunbai.game(name))
    silent = [f"{kind}.{field}" for kind in classes for field, text in fields_of(kind, classes).items() if not text]
    assert classes
    assert not silent
