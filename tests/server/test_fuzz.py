"""Some of the nonsense of `python -m bench.fuzz`: none of it makes the server fail, or write an error into its log."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bench.fuzz.trying import Traces, tried
from gunbai.server.deals.chat import Talk

SEED = 7
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", [0, pytest.param(10_000, marks=pytest.mark.full)])
def test_no_nonsense_is_a_fault(first: int) -> None:
    counts: Counter[str] = Counter()
    amount = 400 if first == 0 else 1_500
    found = asyncio.run(tried(SEED, first, amount, counts))
    assert not found, "\n".join(f"{number}: {made}\n{wrong}" for number, made, wrong in found)
    assert counts.total() == amount
    assert min(counts["2xx"], counts["4xx"], counts["socket"], counts["raw"]) > 0, "every kind was tried"


@pytest.mark.full
def test_the_program_puts_inputs_to_servers_beside_each_other(tmp_path: Path) -> None:
    """As it is called: what its processes run must be found by them, too."""
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = (sys.executable, "-m", "bench.fuzz", "--from", "4980", "--inputs", "20", "--workers", "2")
    done = subprocess.run(command, cwd=tmp_path, env={**os.environ, **paths}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    stretches = json.loads((tmp_path / "build" / "fuzz.json").read_text())
    assert [(one["end"], one["failed"]) for one in stretches if one["first"] == 4_980] == [(5_000, [])]


def test_a_fault_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial can fail: an answer 500, and the error that it leaves in the log."""

    def breaks(*_: object, **__: object) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(Talk, "heard", breaks)
    found = asyncio.run(tried(SEED, 0, 400, Counter()))
    assert found
    assert [wrong for _, _, wrong in found if "server/fault" not in wrong and "planted" not in wrong] == []


def test_a_task_that_fails_unheard_would_be_found() -> None:
    """Nobody waits for it, and it stands in no answer."""

    async def spoil(traces: Traces) -> None:
        asyncio.get_running_loop().set_exception_handler(traces.handle_loop)
        task = asyncio.create_task(asyncio.sleep(0))
        task.add_done_callback(lambda _: 1 // 0)
        await task
        await asyncio.sleep(0)

    traces = Traces()
    asyncio.run(spoil(traces))
    assert ["ZeroDivisionError" in one for one in traces.seen] == [True]
