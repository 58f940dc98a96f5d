"""The example of a bot of one's own runs, warnings being errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"


def test_own_bot_plays_a_game() -> None:
    done = subprocess.run([sys.executable, "-W", "error", str(EXAMPLE)], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert "1. steady" in done.stdout


def test_own_bot_stays_short() -> None:
    source = EXAMPLE.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(source) if line.startswith("class "))
    assert len([line for line in source[start:] if line.strip()]) <= 20
