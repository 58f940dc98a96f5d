"""The examples of a bot of one's own run, as a class and as a program, warnings being errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gunbai.arena.tournament import Tournament, run

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN_BOT = EXAMPLES / "own_bot.py"


def test_own_bot_plays_a_game() -> None:
    done = subprocess.run([sys.executable, "-W", "error", str(OWN_BOT)], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert "1. steady" in done.stdout


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_both_examples_meet_in_the_arena(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a fault, and without a word: importing a bot must not play a game of its own."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    program = f"process:{sys.executable} {EXAMPLES / 'process_bot.py'}"
    found = run(Tournament(game, [["class:own_bot:Farmer", program, "random"]], games=1, seed=3))
    assert [entry["faults"] + entry["overruns"] for entry in found["entries"]] == [0, 0, 0]
    assert all(entry["decisions"] > 10 for entry in found["entries"])
    assert capsys.readouterr().out == ""


def test_own_bot_stays_short() -> None:
    source = OWN_BOT.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(source) if line.startswith("class "))
    assert len([line for line in source[start:] if line.strip()]) <= 20
