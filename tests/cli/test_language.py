"""The terminal speaks the language asked for, else that of its user, and changes it at any question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from rich.cells import cell_len

import gunbai
from gunbai.cli.help import FRAME, SHARED
from gunbai.cli.language import words_of
from gunbai.cli.main import app
from gunbai.cli.percent import percent
from gunbai.cli.screen import painted
from gunbai.locale.glossary import printed_names
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


def test_the_names_of_the_edition_are_said_where_a_language_has_one(run: Run) -> None:
    begin = ("play", "rising-sun", "--seed", "1", "--players", "3", "--seat", "koi")
    names, ours = printed_names()["fa"], Words("fa")
    for command, key in ((begin, "clan-koi"), (("rules", "RS-X3"), "figure-bushi")):
        printed, plain = (run(*command, "--lang", lang, lines=["q"]).output for lang in ("fa@edition", "fa"))
        assert names[key] in printed
        assert ours.text(key) in plain
        assert names[key] not in plain
    changed = run(*begin, lines=["lang fa@edition", "lang uk@edition", "q"]).output
    assert names["clan-koi"] in changed
    assert "fa@edition" in changed.rpartition(names["clan-koi"])[2], (
        "a language without an edition names those with one"
    )


@pytest.mark.parametrize(
    ("wanted", "offered"), [("uk@edition", "fa@edition"), ("xx@edition", "uk"), ("fa@print", "fa")]
)
def test_an_unknown_edition_is_refused_with_what_there_is(run: Run, wanted: str, offered: str) -> None:
    done = run("rules", "--lang", wanted)
    assert done.exit_code == 2
    assert offered in done.output


def test_running_text_keeps_our_words(run: Run) -> None:
    told = " ".join(run("rules", "RS6.9", "--lang", "fa@edition").output.split())
    assert Words("fa").text("RS6-9") in told
    assert printed_names()["fa"]["mandate-train"] in told, "what cites it has the name of the edition"
    assert run("--help", "--lang", "fa@edition").output == run("--help", "--lang", "fa").output


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "uk", "admin", "list", "--nope"),
        ("admin", "--lang=uk", "list", "--nope"),
        ("admin", "list", "--nope", "--lang", "uk"),
    ],
)
def test_the_language_may_stand_anywhere(run: Run, arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    words = Words("uk")
    assert words.text("usage-option", name="--nope") in done.output
    assert words.text("usage-help", command="gunbai admin list --help") in done.output


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("group", [(), ("admin",)])
def test_a_list_of_commands_cuts_none_of_its_texts(run: Run, language: str, group: tuple[str, ...]) -> None:
    shown = run(*group, "--help", "--lang", language).output.partition("[ARGS]...")[2]
    assert "..." not in shown
    told = re.split(r"[.:;؛]\s", Words(language).text("help-admin-replay" if group else "help-what-if"))[0].rstrip(".")
    assert told in " ".join(shown.split())
    assert all(cell_len(line) <= 80 for line in shown.splitlines())


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


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("gunbai pl", ["play"]),
        ("gunbai play ", ["rising-sun", "shogun"]),
        ("gunbai learn s", ["shogun"]),
        ("gunbai rules RS-X", [f"RS-X{number}" for number in range(1, 10)]),
        ("gunbai options shogun --lang u", ["uk"]),
    ],
)
def test_a_shell_is_offered_commands_and_what_stands_behind_them(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    monkeypatch.setenv("_ROOT_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
    assert run().output.split() == offered


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ply"], "Команди ply немає. Можливо, play, replay?"),
        (["play", "--players"], "Після --players потрібне значення."),
        (["play", "rising-sun", "--players", "x"], "--players: потрібне ціле число."),
        (["play", "rising-sun", "--playrs", "3"], "Параметра --playrs немає. Можливо, --player-seed, --players?"),
        (["play", "rising-sun", "shogun"], "Зайве: shogun."),
        (["replay"], "Бракує: FILE."),
        (["admin", "ply"], "Команди ply немає."),
        (["odds", "shogun", "--attack", "x"], "--attack: потрібне ціле число."),
        (["serve", "--port", "x"], "--port: потрібне ціле число."),
        (["admin", "registration", "x"], "Можливо, closed, invited, open?"),
    ],
)
def test_a_command_line_that_cannot_be_understood_is_refused_in_the_language(
    run: Run, arguments: list[str], told: str
) -> None:
    done = run("--lang", "uk", *arguments)
    assert done.exit_code == 2
    assert told in done.stderr
    assert "--help" in done.stderr
    assert "Error" not in done.stderr


def test_files_that_cannot_be_read_are_refused_in_the_language(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 1,\n oops}', encoding="utf-8")
    for path, told in (
        (tmp_path / "none", f"Plik. Wymagane: istniejący plik; podano: {tmp_path / 'none'}."),
        (tmp_path, f"Plik. Wymagane: plik, a nie folder; podano: {tmp_path}."),
        (broken, "Plik. Wymagane: dokument JSON (wiersz 2, kolumna 2); podano: 'oops}'."),
    ):
        done = run("replay", str(path), "--lang", "pl")
        assert done.exit_code == 2
        assert told in done.stderr.replace("\n", "")


def test_commands_without_a_language_of_their_own_refuse_in_the_one_asked_for(run: Run, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere.db")
    for arguments, told in (
        (["serve", "--port", "99999"], "port. Потрібно: значення, як його описано в docs/server.md (Expected"),
        (["admin", "list", "--database", nowhere], f"База даних. Потрібно: наявний файл; отримано: {nowhere}."),
    ):
        done = run(*arguments, "--lang", "uk")
        assert done.exit_code == 2
        assert told in done.stderr.replace("\n", "")
    assert "database: expected an existing file" in run("admin", "list", "--database", nowhere).stderr


def test_an_unknown_setting_is_refused_with_the_nearest_and_without_its_value(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUNBAI_SERVER_METRICS_TOKN", "geheim")
    done = run("serve", "--lang", "pl")
    assert done.exit_code == 2
    assert "Ustawienia: nie ma 'metrics_tokn'; są na przykład metrics_token" in done.stderr
    assert "geheim" not in done.output


@pytest.mark.parametrize("lines", [["n"], [""], ["?", "n"], []])
def test_what_is_not_confirmed_is_not_done_and_said_in_the_language(run: Run, lines: list[str]) -> None:
    done = run("admin", "delete", "ann", "--lang", "ru", lines=lines)
    assert done.exit_code == 1
    assert Words("ru").text("cli-cancelled") in done.stderr
    assert (Words("ru").text("admin-delete-help")[:40] in done.stdout) == ("?" in lines)
    assert not re.search(r"Abort|Error|\[y/N\]", done.output)


def test_a_yes_counts_by_its_place_on_the_keyboard(run: Run, tmp_path: Path) -> None:
    """It goes on to the database, which is not there."""
    nowhere = str(tmp_path / "nowhere.sqlite")
    done = run("admin", "delete", "ann", "--database", nowhere, "--lang", "ru", lines=["н"])
    assert done.exit_code == 2
    assert Words("ru").text("expected-file_there") in done.stderr
