"""Languages: which one is spoken, digits and directions, and English where something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.kernel.errors import BadInput
from gunbai.locale import words as words_module
from gunbai.locale.words import NAMES, Words, best, languages, of_terminal

LANGUAGES = {
    "en": "many = { $amount } of { $who }\nonly = Only here: { $amount }\n",
    "fa": "many = { $amount } برای { $who }\n",
    "uk": "many = { $amount } для { $who }\n",
}


@pytest.fixture(autouse=True)
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in LANGUAGES.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "FOLDER", tmp_path)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "fa_IR"}, "fa"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:uk:en"}, "uk"),
        ({"LANG": "C", "LANGUAGE": "uk"}, "en"),
        ({"LANG": "uk@euro"}, "uk"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_says_its_language(environment: dict[str, str], language: str) -> None:
    assert of_terminal(environment) == language


def test_the_first_language_there_is_counts() -> None:
    assert best(["de-CH", "fa-IR", "uk"]) == "fa"
    assert best(["de", ""]) == "en"


def test_an_unknown_language_is_refused_with_the_nearest_first() -> None:
    with pytest.raises(BadInput, match="one of uk, en, fa, got 'ukr'"):
        Words("ukr")


def test_numbers_have_the_digits_of_the_language() -> None:
    persian = Words("fa")
    assert persian.text("many", amount=1234, who="Koi 7") == "۱٬۲۳۴ برای \u2068Koi 7\u2069"
    assert persian.text("many", amount="12", who="x").startswith("۱۲ ")
    assert persian.text("many", amount=-2, who="x").startswith("\u2066-۲\u2069 ")
    assert persian.number(60) == "۶۰"
    assert Words("uk").text("many", amount=1234, who="x") == "1\u00a0234 для x"
    assert Words("uk").number(60) == "60"


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [("en", "12,345", "−0.50"), ("uk", "12\u00a0345", "−0,50"), ("fa", "۱۲٬۳۴۵", "\u2066−۰٫۵۰\u2069")],
)
def test_numbers_are_grouped_as_the_language_does(language: str, whole: str, part: str) -> None:
    words = Words(language)
    assert words.number(12345) == whole
    assert words.number(-0.5, 2) == part


def test_numbers_to_be_typed_are_not_grouped() -> None:
    assert Words("fa").digits("12345") == "۱۲۳۴۵"
    assert Words("fa").digits("RS6.8") == "RS6.8"
    assert Words("uk").digits("12345") == "12345"


def test_english_among_right_to_left_words_keeps_its_direction() -> None:
    assert Words("fa").text("only", amount=3) == "\u2066Only here: 3\u2069"
    assert Words("uk").text("only", amount=3) == "Only here: 3"


def test_every_language_of_the_package_says_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert set(languages()) == set(NAMES)
