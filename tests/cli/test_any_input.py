"""Whatever is typed, the terminal answers in words, and the record stays sound."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.conftest import Run

KEYS = ("?", "? 2", "r", "r RS9", "r hostge", "i oni", "u", "u 2", "u x", "b", "c", "m", "l", "l 9", "l all", "w", "s")
DEALS = (
    ["g", "1", "1", "1", "0"],
    ["g", "2", "lotus", "1", "0", "0", "1", "peace"],
    ["g", "3"],
    ["g", "4"],
    ["g", "x"],
)
NOISE = (
    "",
    " ",
    "0",
    "-3",
    "99",
    "done",
    "move bushi edo oshu",
    "bid 3",
    "give 1 1 0",
    "accept 1",
    "0 0 0 0",
    "1 2 9",
    "é\x07",
    "u" * 500,
    "c1 2 3",
    "kai 2",
    "- - -",
    "plan kai",
    "m izu",
    "p",
)


def typed(rng: random.Random, count: int) -> list[str]:
    lines: list[str] = []
    while len(lines) < count:
        roll = rng.random()
        if roll < 0.75:
            lines.append(str(rng.randint(1, 6)))
        elif roll < 0.85:
            lines.append(rng.choice(NOISE))
        elif roll < 0.95:
            lines.append(rng.choice(KEYS))
        else:
            lines.extend(rng.choice(DEALS))
    return lines


@pytest.mark.parametrize(
    ("name", "seed", "humans"),
    [
        ("rising-sun", 1, 1),
        ("rising-sun", 2, 2),
        ("shogun", 1, 1),
        ("shogun", 2, 2),
        pytest.param("rising-sun", 3, 3, marks=pytest.mark.full),
        pytest.param("rising-sun", 4, 2, marks=pytest.mark.full),
        pytest.param("shogun", 3, 3, marks=pytest.mark.full),
        pytest.param("shogun", 4, 1, marks=pytest.mark.full),
    ],
)
def test_any_input_leaves_a_sound_record(run: Run, tmp_path: Path, name: str, seed: int, humans: int) -> None:
    path = tmp_path / "game.json"
    game = ("play", name, "--players", "3", "--humans", str(humans), "--seed", str(seed), "--record", str(path))
    done = run(*game, lines=typed(random.Random(seed), 700))
    assert done.exit_code == 0, done.output
    assert done.exception is None
    again = run("replay", str(path), "--seat", "1")
    assert again.exit_code == 0, again.output
    for line in done.stdout.splitlines():
        assert f"{name}-" not in line or "Game file" in line or ".json" in line, line
        assert "cli-" not in line, line
