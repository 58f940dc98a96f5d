"""Runs of words out of a printed rulebook are found by their hashes, whatever their letters, marks and numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.wordcheck import copying, exceptions
from scripts.wordcheck.messages import Language, languages, read

BOOK = "Кожен гравець бере 3 монети, потім ставить свою фігурку до будь-якої провінції мапи."


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The hashes of one small book."""
    (tmp_path / "book.txt").write_text(BOOK, encoding="utf-8")
    monkeypatch.setattr(copying, "FOLDER", tmp_path / "printed")
    assert copying.main([f"uk={tmp_path / 'book.txt'}"]) == 0
    return tmp_path


def said(folder: Path, text: str) -> Language:
    (folder / "uk").mkdir(exist_ok=True)
    (folder / "uk/web.ftl").write_text(f"rule = {text}\n", encoding="utf-8")
    return read(folder, "uk")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (BOOK, True),
        ("Далі кожен ГРАВЕЦЬ бере 5 монети, потім ставить свою фігурку.", True),
        ("Кожен гравець бере монети, потім ставить свою провінцію.", False),
        ("Кожен гравець бере { $amount } монети, потім ставить свою фігурку.", False),
    ],
)
def test_eight_words_in_a_row_are_a_copy(printed: Path, text: str, found: bool) -> None:
    assert bool(list(copying.faults(said(printed, text), {}))) is found


def test_an_exception_that_is_no_longer_needed_is_a_fault(printed: Path) -> None:
    place = {"uk/web.ftl: rule": "a list"}
    assert list(copying.faults(said(printed, BOOK), place)) == []
    assert list(copying.faults(said(printed, "Інше."), place)) == ["uk/web.ftl: rule is no longer an exception"]


def test_no_text_of_ours_is_a_rulebook_s() -> None:
    root = Path(__file__).parents[2]
    for language in languages(root / "src/gunbai/locale"):
        assert list(copying.faults(language, exceptions.COPIED)) == []
        assert bool(copying.printed(language.code)) is (language.code != "en")


def test_nothing_but_hashes_is_kept() -> None:
    for path in (Path(__file__).parents[2] / "scripts/wordcheck/printed").iterdir():
        assert path.suffix == ".bin"
        assert path.stat().st_size % copying.SIZE == 0
