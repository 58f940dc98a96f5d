"""Which tests touch which lines of the games, and how long they take: measured once, without a fault."""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypedDict

import pytest

from bench.mutants.faults import Fault
from bench.mutants.project import Project
from bench.mutants.running import run_pytest


class Measure(TypedDict):
    """Of one test: processor seconds, and the lines of each file that it touches."""

    seconds: float
    lines: dict[str, list[int]]


class Measures:
    """Those of all tests."""

    def __init__(self, project: Project, tests: dict[str, Measure]) -> None:
        self.project = project
        self.tests = tests
        self._games = {test: {project.game_of(file) for file in found["lines"]} for test, found in tests.items()}

    def order(self, fault: Fault) -> list[str]:
        """The tests that touch a fault before the others, and the faster before the slower ones."""
        return sorted(self.tests, key=lambda test: (not self.touches(test, fault), self.tests[test]["seconds"], test))

    def touches(self, test: str, fault: Fault) -> bool:
        lines = self.tests[test]["lines"].get(fault.file, ())
        return any(fault.statement <= line <= fault.line for line in lines)

    def skipped(self, game: str) -> list[str]:
        """The tests that touch other games only."""
        others = set(self.project.games) - set(self.project.judges(game))
        return [test for test, games in self._games.items() if games & others and game not in games]


def measures_of(project: Project, copy: Path, kept: Path, workers: int, ends: float) -> Measures:
    """Measured in a copy, or read back where the same sources and tests were measured before."""
    digest = project.digest()
    if kept.exists():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["digest"] == digest:
            return Measures(project, found["tests"])
    print("measuring the tests, processor seconds of each file:", file=sys.stderr)
    tests: dict[str, Measure] = {}
    with ThreadPoolExecutor(workers) as pool:
        for part in pool.map(lambda file: _measured(project, copy, file, ends), project.test_files(project.games)):
            tests |= part
    kept.write_text(json.dumps({"digest": digest, "tests": tests}), encoding="utf-8")
    return Measures(project, tests)


def _measured(project: Project, copy: Path, file: str, ends: float) -> dict[str, Measure]:
    """One file of tests in a process of its own; all of them must pass."""
    name = file.replace("/", ".")
    out, folder = copy / f"{name}.json", copy / project.folder.relative_to(project.root)
    plan = {"folder": f"{folder}{os.sep}", "out": str(out)}
    run = run_pytest(copy, name, plan, [file], ends - time.monotonic())
    if run.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{file} fails without any fault\n{run.stdout[-3000:]}")
    tests: dict[str, Measure] = json.loads(out.read_text(encoding="utf-8"))
    print(f"{sum(test['seconds'] for test in tests.values()):6.1f} s: {file}", file=sys.stderr)
    return tests
