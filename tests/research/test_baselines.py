"""The baselines run: a few rounds of each on a handful of games, and what they learned plays in the arena."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="gunbai[research] is not installed")
pytest.importorskip("torch", reason="gunbai[train] is not installed")
pytest.importorskip("pyarrow", reason="gunbai[research] is not installed")

import gunbai  # noqa: E402
from gunbai.arena.tournament import Tournament, run  # noqa: E402
from gunbai.research.export import SelfPlay, export  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "examples"
ppo: Any = import_module("examples.ppo")


def lines_of(script: str, *args: str) -> list[list[str]]:
    command = [sys.executable, str(EXAMPLES / script), *args, "--threads", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("game", gunbai.GAMES)
def test_ppo_learns_saves_and_plays(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "policy.pt"
    small = ("--minutes", "0.01", "--envs", "4", "--length", "16", "--trial", "3", "--out", str(out))
    lines = lines_of("ppo.py", game, *small)
    assert int(lines[0][1]) == 0 < int(lines[-1][1]), "steps before and after"
    assert all(0 <= float(line[2]) <= 1 for line in lines)
    assert (tmp_path / "policy.pt.csv").read_text().startswith("cpu_seconds,steps")
    monkeypatch.setenv("GUNBAI_POLICY", str(out))
    monkeypatch.syspath_prepend(str(EXAMPLES.parent))
    found = run(Tournament(game, [["class:examples.ppo:Learned", "random", "random"]], games=1, seed=3))
    assert [entry["faults"] for entry in found["entries"]] == [0, 0, 0]


def test_cloning_learns_from_exported_games(tmp_path: Path) -> None:
    export("shogun", SelfPlay(["random"] * 3, 12, seed=1), tmp_path / "games")
    lines = lines_of(
        "cloning.py", str(tmp_path / "games"), "--epochs", "1", "--trial", "3", "--out", str(tmp_path / "p.pt")
    )
    assert [line[1] for line in lines] == ["0", "1"]
    assert all(0 <= float(line[2]) <= 1 for line in lines)


def test_the_end_of_a_game_pays_every_seat_once() -> None:
    """Two games, two seats, no estimates: advantages are what the end paid, each seat its own."""
    kept = {
        "worth": np.zeros((4, 2), np.float32),
        "seats": np.array([[0, 1], [1, 0], [0, 1], [1, 0]]),
        "ended": np.array([[0, 0], [1, 0], [0, 0], [0, 0]], bool),
        "rewards": np.zeros((4, 2, 2), np.float32),
        "after": np.array([0.5, 0.25], np.float32),
        "next": np.array([0, 1]),
    }
    kept["rewards"][1, 0] = [1, -1]
    found, told = ppo.advantages(kept, 1.0)
    assert found[:2, 0].tolist() == [1, -1], "the first game ended after two steps"
    assert told[:, 0].tolist() == [True, True, True, False], "seat 1 has no sequel yet"
    assert found[2, 0] == 0.5, "seat 0 is to act again: what comes is estimated"
    assert told[:, 1].tolist() == [True, True, True, False]
    assert found[[0, 2], 1].tolist() == [0.25, 0.25]


def test_actions_are_turned_to_the_seat_and_back() -> None:
    game = gunbai.game("rising-sun")
    turning = ppo.Turning(game, 4)
    seats = np.array([0, 3])
    masks = np.zeros((2, len(game.actions)), np.uint8)
    ids = np.array([next(id for id, verb in enumerate(game.actions.verbs) if verb.names_seat)] * 2)
    masks[np.arange(2), ids] = 1
    seen = turning.masks(masks, seats).argmax(axis=1)
    assert seen[0] == ids[0]
    assert seen[1] != ids[1]
    assert turning.ids(seen, seats).tolist() == ids.tolist()
