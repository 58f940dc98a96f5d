"""The terminal speaks the language asked for, else that of its user, and changes it at any question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import typer

import gunbai
from gunbai.cli.help import FRAME, SHARED
from gunbai.cli.language import words_of
from gunbai.cli.main import app
from gunbai.cli.percent import percent
from gunbai.cli.screen import painted
from gunbai.locale.words import GameWords, Words, languages
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
    details = {"field": "clause", "kind": "like", "words": "RS9.1", "got": "'RS99.1'"}
    expected = Words("uk").refusal("refusal-input-badinput", details)
    assert done.exit_code == 2
    assert expected.partition("RS9.1")[0] in done.output


def test_persian_digits_choose(run: Run) -> None:
    def explained(typed: str) -> list[str]:
        done = run("play", "rising-sun", "--seed", "1", "--players", "3", "--lang", "fa", lines=[typed, "q"])
        return [line for line in done.output.splitlines() if ".json" not in line]

    assert explained("? ۱") == explained("? 1")
    assert explained("? ۱") != explained("? ۲")


def test_the_language_changes_at_a_question_and_back(run: Run) -> None:
    lines = ["lang uk", "lang xx", "lang en", "q"]
    done = run("play", "rising-sun", "--seed", "1", "--players", "3", "--bots", "steady", lines=lines)
    english, ukrainian = (Words(language) for language in ("en", "uk"))
    assert done.output.count(english.text("clan-bonsai", "full")) == 1
    assert ukrainian.text("clan-dragonfly") in done.output
    details = {"field": "language", "kind": "among", "words": "X", "got": "Y"}
    assert ukrainian.refusal("refusal-input-badinput", details).partition("X")[0] in done.output
    assert done.output.rindex(english.text("clan-dragonfly")) > done.output.rindex(ukrainian.text("clan-dragonfly"))


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "Koi"), ("en", "koi"), ("ru", "Карп"), ("ru", "koi"), ("uk", "КОЙ"), ("pl", "koi"), ("fa", "کپور")],
)
def test_a_clan_is_asked_for_by_its_name_or_the_engine_s(run: Run, language: str, typed: str) -> None:
    done = run("play", "rising-sun", "--seed", "1", "--players", "3", "--lang", language, "--seat", typed, lines=["q"])
    assert done.exit_code == 0, done.output
    assert Words(language).text("clan-koi", "full") in done.output


def test_an_unknown_clan_is_refused_with_the_names_of_the_language(run: Run) -> None:
    done = run("play", "rising-sun", "--lang", "ru", "--seat", "Тигр")
    assert done.exit_code == 2
    assert all(Words("ru").text(f"clan-{clan}") in done.output for clan in ("koi", "lotus", "bonsai"))


def test_a_house_is_asked_for_in_any_language_and_by_number(run: Run) -> None:
    def seated(*seat: str) -> list[str]:
        done = run("play", "shogun", "--seed", "1", "--players", "3", "--lang", "uk", *seat, lines=["q"])
        return [line for line in done.output.splitlines() if ".json" not in line]

    assert seated("--seat", "Сосна") == seated("--seat", "pine") == seated("--seat", "3") == seated("--seat", "۳")


@pytest.mark.parametrize(("language", "typed"), [("uk", "й"), ("ru", "Й"), ("fa", "ض")])
def test_a_key_counts_by_its_place_on_the_keyboard(run: Run, language: str, typed: str) -> None:
    done = run("play", "rising-sun", "--seed", "1", "--players", "3", "--lang", language, lines=[typed])
    assert done.exit_code == 0
    assert Words(language).text("cli-left", path="X").partition("X")[0].strip() in " ".join(done.output.split())
    assert Words(language).text("cli-not-understood", text=typed) not in done.output


@pytest.mark.parametrize(
    ("language", "decimal", "share"), [("en", "12.5", "50.0"), ("pl", "12,5", "50,0"), ("fa", "۱۲٫۵", "۵۰٫۰")]
)
def test_numbers_are_written_as_the_language_does(run: Run, language: str, decimal: str, share: str) -> None:
    words = Words(language)
    assert words.number(12.5, 1) == decimal
    assert share in percent(words, 0.5, 1)
    assert percent(words, 0.0, 1) in run("odds", "shogun", "--attack", "1", "--defend", "9", "--lang", language).output


def test_names_are_coloured_in_every_case() -> None:
    doc = gunbai.game("rising-sun").new(3, seed=1, options={"clans": "koi+turtle+bonsai"}).view(None).document()
    forms = GameWords(Words("ru"), "rising-sun", doc).spellings("seat", 0)
    assert {"Карп", "Карпа", "Карпом"} <= set(forms)
    assert str(painted("Союз с Карпом", [forms], ["red"]).spans) == "[Span(7, 13, 'red')]"


def everything(command: Any, key: str) -> Iterator[tuple[str, list[str]]]:
    """The commands with the names of what they take."""
    yield key, [parameter.name for parameter in command.params]
    for name, below in getattr(command, "commands", {}).items():
        yield from everything(below, f"{key}-{name}")


def test_every_command_and_option_has_its_help_and_no_help_is_left_over() -> None:
    words = Words()
    commands = dict(everything(typer.main.get_command(app), "help"))
    for key, names in commands.items():
        assert words.has(key), key
        for name in names:
            assert words.has(key, name) or words.has(SHARED, name), f"{key}.{name}"
    worded = {key for key in words.ids() if key == "help" or key.startswith("help-")} - {SHARED, FRAME}
    assert worded == commands.keys()
    assert all(set(words.parts(key)) <= set(names) for key, names in commands.items())
    assert set(words.parts(SHARED)) <= {name for names in commands.values() for name in names}


@pytest.mark.parametrize(
    "line",
    [
        ("--help", "--lang", "uk"),
        ("--lang", "uk", "--help"),
        ("--help", "--lang=uk"),
        ("admin", "--help", "--lang", "uk"),
    ],
)
def test_help_of_everything_takes_a_language_too(run: Run, line: tuple[str, ...]) -> None:
    done = run(*line, columns=200)
    assert done.exit_code == 0, done.output
    assert Words("uk").text("help-frame", "commands") in done.output
    told = Words("uk").text("help-admin" if "admin" in line else "help-play").partition(".")[0]
    assert told in " ".join(done.output.split())


def test_standard_values_have_the_digits_of_the_language(run: Run) -> None:
    shown = run("play", "--help", "--lang", "fa", columns=200).output
    assert f"{Words('fa').text('help-frame', 'default')} ۴]" in shown
    assert not re.search(r"\[\w+: [0-9]", shown)


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language_with_its_frame(run: Run, language: str) -> None:
    words = Words(language)
    shown = " ".join(run("play", "--help", "--lang", language, columns=200).output.split())
    for part in ("usage", "options", "arguments", "help", "default"):
        assert words.text(FRAME, part) in shown, part
    assert " ".join(words.text("help-play").split()) in shown
    assert words.text("help-play", "humans") in shown
    assert words.text(SHARED, "lang") in shown
    assert ("Show this message" in shown) is False
    required = run("odds", f"--lang={language}", "--help", columns=200).output
    assert words.text(FRAME, "required") in required


def test_help_without_a_language_is_in_the_terminals_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    for arguments in ([], ["--help"], ["admin"], ["admin", "list", "--help"]):
        assert Words("pl").text(FRAME, "options") in run(*arguments).output


def test_what_was_expected_is_said_in_the_language(run: Run) -> None:
    refused = run("rules", "--search", "qqqqq", "--lang", "ru").output
    assert "слова, которые есть в правилах" in refused
    assert "Поиск" in refused
    assert Words("fa").text("expected-tower") in run("odds", "rising-sun", "--attack", "1", "--lang", "fa").output


def test_the_language_may_be_named_before_the_command(run: Run) -> None:
    behind = run("options", "shogun", "--lang", "uk")
    for before in (("--lang", "uk"), ("--lang=uk",)):
        assert run(*before, "options", "shogun").output == behind.output
    assert run("--lang", "ukr", "options", "shogun").exit_code == 2
    assert run("--lang", "uk", "admin", "--help").exit_code == 0


def test_shells_can_complete_commands(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda *_: ("bash", "/bin/bash"))
    script = run("--show-completion")
    assert script.exit_code == 0
    assert "complete" in script.output
    shown = run("--help", "--lang", "pl").output
    assert "--install-completion" in shown
    assert Words("pl").text("help", "show_completion").split()[0] in shown
