"""What the documentation takes from the code: fields and their meaning, tables, examples; nothing from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.lanterns.game import Lanterns
from scripts.docs import check, pages, tables
from scripts.docs.described import described, fields_of, whose_fields
from scripts.docs.doctests import fenced
from scripts.docs.schemas import pages_of

SOURCE = '''
class Shown(TypedDict):
    """What everybody sees."""

    seats: int
    """How many
    play."""
    night: int

class Position(Shown):
    secrets: list[str]
    """What they hide."""
'''
LANTERNS = Path(pages.ROOT / "examples/lanterns/documents.py")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "documents.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def test_fields_have_their_meaning_from_the_source_bases_included(source: Path) -> None:
    classes = described(source)
    assert classes["Shown"].about == "What everybody sees."
    assert fields_of("Position", classes) == {"seats": "How many play.", "night": "", "secrets": "What they hide."}
    assert whose_fields({"seats", "night", "secrets"}, classes) == "Position"
    assert whose_fields({"seats"}, classes) == ""


def tables_of(document: str, seen: set[str]) -> list[str]:
    return list(pages_of(Lanterns().schema(document), described(LANTERNS), "lanterns", seen))


def test_a_schema_becomes_tables_of_fields_objects_and_steps() -> None:
    lines = tables_of("position", set())
    assert "| `seats` | number, 3 to 5 | How many guests there are. |" in lines
    assert any(line.startswith("| `secrets` | list of: [Hidden](#lanterns-hidden)") for line in lines)
    assert "#### Hidden {#lanterns-hidden}" in lines
    assert "| `lighting` | `seat`: number, 0 to 4; `place`: `gate`, `bridge`, `shrine` |" in lines


def test_what_a_position_has_told_a_view_does_not_tell_again() -> None:
    seen: set[str] = set()
    assert any(line.startswith("#### Steps") for line in tables_of("position", seen))
    lines = tables_of("view", seen)
    assert any("(#lanterns-steps)" in line for line in lines)
    assert not any(line.startswith("#### Steps") for line in lines)


def test_tables_say_what_a_game_declares() -> None:
    game = Lanterns()
    assert "| `ties` | `nobody`, `host` | LN2.3 |" in tables.options(game)
    assert "| `bid PLACE AMOUNT` | yes | LN2.1 |" in tables.actions(game)
    assert "| `withdraw` | nothing |" in tables.actions(game)
    assert "| `drawn` | `seat`, `lantern` | LN1.2 | `seat` only |" in tables.events(game)
    assert any(line.startswith("| `lantern` | the number of") and "one seat" in line for line in tables.draws(game))


def test_examples_are_shown_as_code() -> None:
    assert fenced("Adds.\n\n>>> 1 + 1\n2\n\nMore.") == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
    assert fenced(">>> 1\n1") == "```pycon\n>>> 1\n1\n```"
    assert fenced("Nothing to see.") == "Nothing to see."


def test_the_example_game_is_told_step_by_step() -> None:
    found = pages.example()
    assert found["lanterns/rules.md"].startswith("- **LN1.1** Three to five guests")
    assert found["lanterns/Bidding.py"].startswith('class Bidding(Step["State"]):')


def test_a_page_that_loads_something_from_elsewhere_is_named(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text('<a href="https://example.org">follow</a><script src="assets/one.js"></script>', encoding="utf-8")
    assert check.main(tmp_path) == 0
    page.write_text('<script src="https://example.org/x.js"></script><img src="//example.org/y">', encoding="utf-8")
    assert list(check.foreign(tmp_path)) == [
        "index.html: https://example.org/x.js",
        "index.html: //example.org/y",
    ]
    assert check.main(tmp_path) == 1


def test_an_empty_site_is_a_fault(tmp_path: Path) -> None:
    assert check.main(tmp_path) == 1
