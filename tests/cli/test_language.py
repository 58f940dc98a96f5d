"""The terminal speaks the language asked for, else that of its user, and changes it at any question."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from gunbai.cli.language import words_of
from gunbai.locale.words import Words
from tests.cli.conftest import Run


def test_the_language_of_the_locale_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert Words("uk").text("RS2") in run("rules").output
    assert Words("pl").text("RS2") in run("rules", "--lang", "pl").output


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "en"), ("koi8-u", "uk"), ("utf-8", "uk")])
def test_a_terminal_that_cannot_show_it_speaks_english(
    monkeypatch: pytest.MonkeyPatch, encoding: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA")
    monkeypatch.setattr("gunbai.cli.language.sys", SimpleNamespace(stdout=SimpleNamespace(encoding=encoding)))
    assert words_of().language == language
    assert words_of("pl").language == "pl"


def test_an_unknown_language_is_refused_with_the_nearest(run: Run) -> None:
    done = run("rules", "--lang", "ukr")
    assert done.exit_code == 2
    assert "one of uk, en" in done.output


def test_a_refusal_is_worded_in_the_language(run: Run) -> None:
    done = run("rules", "RS99.1", "--lang", "uk")
    expected = Words("uk").text("refusal-input-badinput", field="clause", expected="X", got="Y").partition("X")[0]
    assert done.exit_code == 2
    assert expected in done.output


def test_persian_digits_choose(run: Run) -> None:
    def explained(typed: str) -> list[str]:
        done = run("play", "rising-sun", "--seed", "1", "--players", "3", "--lang", "fa", lines=[typed, "q"])
        return [line for line in done.output.splitlines() if ".json" not in line]

    assert explained("? ۱") == explained("? 1")
    assert explained("? ۱") != explained("? ۲")


def test_the_language_changes_at_a_question_and_back(run: Run) -> None:
    lines = ["lang uk", "lang xx", "lang en", "q"]
    done = run("play", "rising-sun", "--seed", "1", "--players", "3", lines=lines)
    english, ukrainian = (Words(language) for language in ("en", "uk"))
    assert done.output.count(english.text("clan-bonsai", "full")) == 1
    assert ukrainian.text("clan-dragonfly") in done.output
    refused = ukrainian.text("refusal-input-badinput", field="language", expected="X", got="Y")
    assert refused.partition("X")[0] in done.output
    assert done.output.rindex(english.text("clan-dragonfly")) > done.output.rindex(ukrainian.text("clan-dragonfly"))
