"""Nothing that was accepted is lost, and a file is never half written."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from gunbai.cli.screen import PLAIN_SIGNS, Leave, Screen
from gunbai.cli.table import saving
from gunbai.kernel.errors import BadInput
from gunbai.locale.words import Words
from tests.cli.conftest import Run
from tests.cli.test_play import THREE, texts


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")

    def refuse(*arguments: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="disk full"):
        saving.replace(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_only_its_owner_reads_the_secret_seed_of_a_running_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*THREE, "--record", str(path), lines=["q"])
    assert path.stat().st_mode & 0o077 == 0


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("x" * 100, encoding="utf-8")
    monkeypatch.setattr(saving, "LARGEST", 50)
    with pytest.raises(BadInput, match="at most 50 bytes"):
        saving.load(path)


def test_ctrl_c_at_a_question_saves_and_ends(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    answers = iter(["1"])

    def typed() -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    done = run(*THREE, "--record", str(path), "--seed", "2")
    assert done.exit_code == 0
    assert "The game is saved" in done.stdout
    assert texts(path)[0] == "0 propose 1"


def test_ctrl_c_while_a_bot_thinks_saves_and_ends(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def choose(self, *arguments: object) -> object:
            raise KeyboardInterrupt

        def aside(self, *arguments: object) -> None:
            return None

    path = tmp_path / "game.json"
    monkeypatch.setattr("gunbai.cli.table.table.make", lambda name, game: Interrupted())
    done = run(*THREE, "--record", str(path), "--seed", "2", lines=["1"])
    assert done.exit_code == 0
    assert texts(path) == ["0 propose 1"]


def test_the_end_of_input_is_a_polite_way_to_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    with pytest.raises(Leave):
        Screen(Words(), Console(file=io.StringIO())).ask("?")


def test_the_curtain_clears_the_screen_and_what_can_be_scrolled_back() -> None:
    file = io.StringIO()
    Screen(Words(), Console(file=file, force_terminal=True)).clear()
    assert "\x1b[3J" in file.getvalue()


def test_a_terminal_without_our_signs_gets_plain_ones() -> None:
    assert "D ⌂ · ✓1 é".encode("ascii", PLAIN_SIGNS) == b"D ^ . +1 ?"


def test_the_installed_command_starts_without_a_terminal(tmp_path: Path) -> None:
    call = [sys.executable, "-c", "from gunbai.cli.main import main; main()", "play", "rising-sun", "--bots", "random"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = subprocess.run(call, input=b"", capture_output=True, env=environment, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert b"D B ^" in done.stdout
    assert b"The game is saved" in done.stdout
    assert done.stderr == b""
