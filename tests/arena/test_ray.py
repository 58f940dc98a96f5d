"""The same tournament on Ray, if it is installed: loopback only, and the results are equal to the last digit."""

from __future__ import annotations

import json

import pytest

from gunbai.arena.report import Report
from gunbai.arena.tournament import Tournament, run
from gunbai.kernel.errors import BadInput

try:
    import ray  # noqa: F401

    has_ray = True
except ImportError:
    has_ray = False

WANTED = Tournament("rising-sun", [["steady", "novice", "random"]], 6, seed=3)


def without_times(found: Report) -> str:
    kept = [{k: v for k, v in entry.items() if not k.endswith("_ms")} for entry in found["entries"]]
    return json.dumps([kept, found["ratings"], found["seats"], found["clans"], found["decisions"]])


@pytest.mark.full
@pytest.mark.skipif(not has_ray, reason="the extra gunbai[ray] is not installed")
@pytest.mark.filterwarnings("ignore")
def test_ray_gives_the_results_of_one_process() -> None:
    assert without_times(run(WANTED, 2, engine_name="ray")) == without_times(run(WANTED, 1))


@pytest.mark.skipif(has_ray, reason="about its absence")
def test_without_the_extra_ray_is_refused() -> None:
    with pytest.raises(BadInput, match=r"gunbai\[ray\]"):
        run(WANTED, 2, engine_name="ray")
