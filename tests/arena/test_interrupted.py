"""Ctrl-C: a run with workers ends at once, and every game that was over is on disk."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from gunbai.arena import store
from gunbai.arena.engines import IN_FLIGHT, spread
from gunbai.arena.simulation import Played
from gunbai.arena.tournament import Tournament, run

PATIENCE = 120
"""Seconds for workers to start on a busy machine; what is asserted does not depend on it."""
BROKEN_OFF = 130


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def children_of(process: int) -> list[int]:
    """The worker processes, as the system knows them."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def is_running(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < deadline:
        time.sleep(0.05)


def broken_off(out: Path, workers: int, when: Callable[[int], bool], *more: str) -> tuple[int, str]:
    """A run that is interrupted as a terminal does it, all of its processes at once; how it ended and what it said."""
    arguments = ["arena", "shogun", "--bots", "steady,steady,steady", "--games", "3000", "--workers", str(workers)]
    command = [sys.executable, "-c", "from gunbai.cli.main import main; main()", *arguments, *more, "--out", str(out)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    wait_until(lambda: when(process.pid))
    children = children_of(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    told, _ = process.communicate(timeout=PATIENCE)
    wait_until(lambda: not any(is_running(child) for child in children))
    assert not [child for child in children if is_running(child)]
    return process.returncode, told


def test_a_run_with_workers_ends_and_keeps_what_was_over(tmp_path: Path) -> None:
    games = tmp_path / "run" / "games.jsonl"
    code, told = broken_off(tmp_path / "run", 2, lambda _: len(lines_of(games)) >= 3)
    assert code == BROKEN_OFF
    assert "--resume" in told
    assert "Traceback" not in told
    assert 3 <= len([json.loads(line) for line in lines_of(games)]) < 1000, "it played on"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs a list of children")
def test_a_run_whose_workers_still_begin_ends_as_quietly(tmp_path: Path) -> None:
    """They are interrupted, too, and cannot know yet that it is not for them."""
    code, told = broken_off(tmp_path / "run", 8, lambda run: len(children_of(run)) >= 4)
    assert code == BROKEN_OFF
    assert "Traceback" not in told
    assert "died" not in told


def marked(path: str) -> str:
    Path(path).touch()
    return path


def test_what_ended_while_another_was_written_down_is_handed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = []
    given: list[Future[str]] = []
    submit = ProcessPoolExecutor.submit

    def noted(pool: ProcessPoolExecutor, *what: Any) -> Future[str]:
        given.append(submit(pool, *what))
        return given[-1]

    def keep_slowly(name: str) -> None:
        done.append(name)
        if len(done) == 1:
            wait_until(lambda: len(given) == 2 * IN_FLIGHT and all(one.done() for one in given))
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", noted)
    names = [str(tmp_path / str(number)) for number in range(1000)]
    with pytest.raises(KeyboardInterrupt):
        deque(map(keep_slowly, spread(marked, names, 2)), maxlen=0)
    assert sorted(done) == sorted(str(path) for path in tmp_path.iterdir())
    assert len(done) >= 2 * IN_FLIGHT


def test_a_game_that_is_over_is_written_before_one_worker_hears(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Ctrl-C that falls into the writing of a game takes neither the game nor a part of it, though there are other
    threads, which it can fall on."""
    write = store.Store.add
    written: list[Played] = []

    def add(self: store.Store, game: Played) -> None:
        if len(written) == 1:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.2)  # so long that another thread has taken it
        write(self, game)
        written.append(game)

    monkeypatch.setattr(store.Store, "add", add)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    is_over = threading.Event()
    threading.Thread(target=is_over.wait).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            run(Tournament("shogun", [["random", "random", "random"]], 9), 1, tmp_path / "run")
    finally:
        signal.signal(signal.SIGINT, before)
        is_over.set()
    assert [json.loads(line) for line in lines_of(tmp_path / "run" / "games.jsonl")] == written
    assert len(written) == 2
