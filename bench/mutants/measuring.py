"""Which tests touch which lines of the games, and how long they take: measured once, without a fault."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypedDict

import pytest

from bench.mutants.faults import Fault
from bench.mutants.project import Project
from bench.mutants.running import run_pytest

NEAR: Final = 40
NEAR_SECONDS: Final = 10.0
"""So many tests that touch a fault, and of so many seconds together, are asked before all the others."""


class Measure(TypedDict):
    """Of one test: processor seconds, and the lines of each file that it touches."""

    seconds: float
    lines: dict[str, list[int]]


class Kept(TypedDict):
    """The measures of one file of tests, and of what they were made."""

    digest: str
    tests: dict[str, Measure]


class Measures:
    """Those of all tests."""

    def __init__(self, project: Project, tests: dict[str, Measure]) -> None:
        self.project = project
        self.tests = tests

    def order(self, fault: Fault) -> list[str]:
        """The tests that touch a fault before the others, and the faster before the slower ones."""
        return sorted(self.tests, key=lambda test: (not self.touches(test, fault), self.tests[test]["seconds"], test))

    def near(self, fault: Fault) -> list[str]:
        """The fastest of the tests that touch a fault."""
        seconds, found = 0.0, list[str]()
        for test in self.order(fault)[:NEAR]:
            seconds += self.tests[test]["seconds"]
            if not self.touches(test, fault) or seconds > NEAR_SECONDS:
                break
            found.append(test)
        return found

    def touches(self, test: str, fault: Fault) -> bool:
        lines = self.tests[test]["lines"].get(fault.file, ())
        return any(fault.statement <= line <= fault.line for line in lines)


def measures_of(project: Project, copy: Path, kept: Path, workers: int, ends: float) -> Measures:
    """Measured in a copy; of a file of tests that was measured before, and stands on the same, read back."""
    found: dict[str, Kept] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    digests = {file: project.digest(file) for file in project.quick_files(project.games)}
    found = {file: found[file] for file, digest in digests.items() if file in found and found[file]["digest"] == digest}
    missing = [file for file in digests if file not in found]
    parts = [part for number in range(workers) if (part := missing[number::workers])]
    print(f"measuring {len(missing)} files of tests", file=sys.stderr)
    with ThreadPoolExecutor(workers) as pool:
        for tests in pool.map(lambda part: _measured(project, copy, part, ends), parts):
            for test, measure in tests.items():
                file = test.partition("::")[0]
                found.setdefault(file, {"digest": digests[file], "tests": {}})["tests"][test] = measure
    kept.write_text(json.dumps(found), encoding="utf-8")
    return Measures(project, {test: measure for one in found.values() for test, measure in one["tests"].items()})


def _measured(project: Project, copy: Path, files: Sequence[str], ends: float) -> dict[str, Measure]:
    """Files of tests in a process of their own; all of them must pass."""
    name = f"measures-{files[0].replace('/', '.')}"
    out, folder = copy / f"{name}.json", copy / project.folder.relative_to(project.root)
    plan = {"do": "measure", "folder": f"{folder}{os.sep}", "out": str(out)}
    run = run_pytest(copy, name, plan, files, ends - time.monotonic())
    if run.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"a test fails without any fault\n{run.stdout[-3000:]}")
    tests: dict[str, Measure] = json.loads(out.read_text(encoding="utf-8"))
    return tests
