"""A new language: its files are made, what is missing is named, and it is offered only when it is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.locale.words import languages
from scripts.draft_language import lacking, main, of, wrong

ENGLISH = """purse = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
    .about = What { $seat } owns
greeting = Hello
"""
GERMAN = """purse = { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
    .about = Besitz: { $seat }
greeting = Hallo
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "src/gunbai/locale/en").mkdir(parents=True)
    (tmp_path / "src/gunbai/locale/en/web.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def write(tree: Path, text: str) -> None:
    (tree / "drafts/de").mkdir(parents=True, exist_ok=True)
    (tree / "drafts/de/web.ftl").write_text(text, encoding="utf-8")


def test_the_files_are_made_and_renewed(tree: Path) -> None:
    assert main(tree, ["de"]) == 0
    draft = (tree / "drafts/de/web.ftl").read_text(encoding="utf-8")
    assert "# ~ greeting = Hello" in draft
    write(tree, f"greeting = Hallo\n{draft}")
    assert main(tree, ["de"]) == 0
    renewed = (tree / "drafts/de/web.ftl").read_text(encoding="utf-8")
    assert renewed.startswith("greeting = Hallo\n# ~ purse")
    assert "Hello" not in renewed


def test_what_is_missing_is_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "greeting = Hallo\n")
    assert main(tree, ["de", "--list"]) == 0
    assert capsys.readouterr().out.splitlines() == ["web.ftl: 33% of 3", "  purse", "  purse.about"]


def test_what_is_wrong_is_told(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, GERMAN.replace("Besitz: { $seat }", "Besitz").replace("[one]", "[few]"))
    assert main(tree, ["de", "--check"]) == 1
    told = capsys.readouterr().out
    assert "$seat is lost" in told
    assert "the plural form [one] is missing" in told
    assert "the language has no plural form [few]" in told


def test_it_is_offered_only_when_it_is_whole(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, GERMAN.replace("greeting = Hallo\n", ""))
    assert main(tree, ["de", "--offer"]) == 1
    assert "missing: en/web.ftl: greeting" in capsys.readouterr().out
    assert not (tree / "src/gunbai/locale/de").exists()
    write(tree, GERMAN)
    assert main(tree, ["de", "--offer"]) == 0
    assert (tree / "src/gunbai/locale/de/web.ftl").read_text(encoding="utf-8") == GERMAN


def test_an_unknown_language_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(tree, ["xq"])
    assert "xq is no language" in capsys.readouterr().err


def test_the_drafts_that_are_begun_are_right_and_not_offered() -> None:
    root = Path(__file__).parents[2]
    for folder in (root / "drafts").iterdir():
        english, draft = of(root, folder.name)
        assert wrong(english, draft) == []
        assert lacking(english, draft)
        assert folder.name not in languages()
