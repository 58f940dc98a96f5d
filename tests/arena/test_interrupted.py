"""Ctrl-C: a run with workers ends at once, and every game that was over is on disk."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60
"""Seconds for workers to start on a busy machine; what is asserted does not depend on it."""


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def children_of(process: int) -> list[int]:
    """The worker processes, as the system knows them."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def is_running(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_run_with_workers_ends_and_keeps_what_was_over(tmp_path: Path) -> None:
    out = tmp_path / "run"
    arguments = ["arena", "shogun", "--bots", "steady,steady,steady", "--games", "3000", "--workers", "2"]
    command = [sys.executable, "-c", "from gunbai.cli.main import main; main()", *arguments, "--out", str(out)]
    run = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + PATIENCE
    while len(lines_of(out / "games.jsonl")) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = children_of(run.pid)
    run.send_signal(signal.SIGINT)
    _, told = run.communicate(timeout=PATIENCE)
    games = [json.loads(line) for line in lines_of(out / "games.jsonl")]
    assert len(games) >= 3, told
    assert len(games) < 1000, "it played on"
    assert run.returncode != 0
    assert "Traceback" not in told
    while any(is_running(worker) for worker in workers) and time.monotonic() < deadline + PATIENCE:
        time.sleep(0.05)
    assert not [worker for worker in workers if is_running(worker)]
