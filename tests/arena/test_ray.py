"""Tournaments on Ray, if it is installed: equal to the last digit whatever dies, and broken off like any other."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gunbai.arena.report import Report
from gunbai.arena.tournament import Tournament, run
from gunbai.bots.random_bot import RandomBot
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import View
from tests.arena.test_interrupted import BROKEN_OFF, broken_off, lines_of

try:
    import ray  # noqa: F401

    has_ray = True
except ImportError:
    has_ray = False

MARK = "GUNBAI_TEST_MARK"
needs_ray = pytest.mark.skipif(not has_ray, reason="the extra gunbai[ray] is not installed")


class Mortal(RandomBot):
    """The first one that is asked takes its worker with it; a file tells all others that it has happened."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, choices, rng, budget_ms)


WANTED = Tournament("rising-sun", [["steady", f"class:{__name__}:Mortal", "random"]], 6, seed=3)


def without_times(found: Report) -> str:
    kept = [{k: v for k, v in entry.items() if not k.endswith("_ms")} for entry in found["entries"]]
    return json.dumps([kept, found["ratings"], found["seats"], found["clans"], found["decisions"]])


@pytest.mark.full
@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_worker_gives_the_results_of_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two nodes that know each other by address alone, as two machines do."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 100 << 20}
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    cluster: Any = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        cluster.add_node(**node)
        monkeypatch.setenv("RAY_ADDRESS", cluster.address)
        found = run(WANTED, 2, engine_name="ray")
    finally:
        cluster.shutdown()
    assert (tmp_path / "mark").exists(), "somebody died"
    assert without_times(found) == without_times(run(WANTED, 1))


@pytest.mark.full
@needs_ray
def test_ctrl_c_ends_a_run_on_ray_and_keeps_what_was_over(tmp_path: Path) -> None:
    games = tmp_path / "run" / "games.jsonl"
    code, told = broken_off(tmp_path / "run", 2, lambda _: len(lines_of(games)) >= 3, "--engine", "ray")
    assert code == BROKEN_OFF, told
    assert "Traceback" not in told
    assert 3 <= len([json.loads(line) for line in lines_of(games)]) < 1000, "it played on"


@pytest.mark.skipif(has_ray, reason="about its absence")
def test_without_the_extra_ray_is_refused() -> None:
    with pytest.raises(BadInput, match=r"gunbai\[ray\]"):
        run(WANTED, 2, engine_name="ray")
