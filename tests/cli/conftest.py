"""A terminal for tests: commands with scripted input, saves in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gunbai.cli.main import app

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "rising-sun", lines=["1"])`: the command, and what is typed into it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def invoke(*arguments: str, lines: Sequence[str] = (), columns: int = 80) -> Result:
        monkeypatch.setenv("COLUMNS", str(columns))
        text = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(app, list(arguments), input=text)

    return invoke


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """The record of a game that bots have played to its end."""
    path = tmp_path / "finished.json"
    done = run("play", "rising-sun", "--players", "3", "--humans", "0", "--bots", "random", "--seed", "9", *_in(path))
    assert done.exit_code == 0, done.output
    return path


def _in(path: Path) -> tuple[str, str]:
    return "--record", str(path)
