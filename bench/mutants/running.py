"""One run of pytest in a copy of the tree, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.mutants.project import PROBE

PYTEST = (
    *("-m", "pytest", "-q", "-x", "--tb=short", "-m", "not full", "-o", "addopts=--import-mode=importlib"),
    *("-W", "ignore::pytest.PytestConfigWarning", "-W", "ignore::pytest.PytestUnknownMarkWarning"),
    *("-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"),
    *("-p", PROBE.stem),
)
"""With no plugins but these: what else is installed does not slow a run, and is not missed where it is not."""


def run_pytest(
    copy: Path, name: str, plan: Mapping[str, object], files: Sequence[str], seconds: float, *, every: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run these files of tests under the probe; raises subprocess.TimeoutExpired after so many seconds.

    It ends with the first test that fails, or goes on to every one.
    """
    path = copy / f"{name}.plan.json"
    path.write_text(json.dumps(plan), encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PYTEST"))}
    environment |= {
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)]),
        "PYTHONHASHSEED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "MUTANTS_PLAN": str(path),
    }
    return subprocess.run(
        [sys.executable, *PYTEST, *files, *(["--maxfail=99999", "--continue-on-collection-errors"] if every else [])],
        cwd=copy,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=max(seconds, 0.1),
    )
