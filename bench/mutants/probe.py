"""A plugin of pytest, for runs in a copy of the tree; it stands alone there.

Measuring, it notes how long each test takes and which lines of the games it touches. Judging, it puts the tests into
the order asked for, ends one that hangs, and notes the first that fails. The file MUTANTS_PLAN says what is wanted.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import hypothesis
import pytest

CALLS_OF_ONE = 25
CALLS_OF_ALL = 500_000
"""Within one test the lines of so many calls of a function are noted, and so many calls of all functions looked at:
a test about a rule is seen whole, one that plays many games is not slowed down much."""
MEMORY = 2 << 30
"""Bytes: a fault that fills the memory fails its test before it fills the machine."""
LOADING = 60.0
"""Seconds until the tests must be loaded."""


class Measuring:
    """Seconds and lines of every test."""

    def __init__(self, folder: str, out: Path) -> None:
        self.folder = folder
        self.out = out
        self.calls: dict[int, int] = {}
        self.calls_left = 0
        self.touched: set[tuple[str, int]] = set()
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.calls.clear()
        self.calls_left = CALLS_OF_ALL
        self.touched.clear()
        start = time.process_time()
        sys.settrace(self._called)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            lines: dict[str, list[int]] = {}
            for file, line in sorted(self.touched):
                lines.setdefault(os.path.relpath(file), []).append(line)
            self.tests[item.nodeid] = {"seconds": round(time.process_time() - start, 4), "lines": lines}

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        count = self.calls.get(id(code))
        if count is None:
            count = 0 if code.co_filename.startswith(self.folder) else CALLS_OF_ONE
        self.calls[id(code)] = count + 1
        self.calls_left -= 1
        if not self.calls_left:
            sys.settrace(None)
        return self._passed if count < CALLS_OF_ONE else None

    def _passed(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            self.touched.add((frame.f_code.co_filename, frame.f_lineno))
        return self._passed

    def pytest_sessionfinish(self) -> None:
        self.out.write_text(json.dumps(self.tests), encoding="utf-8")


class Judging:
    """The first test that fails or hangs."""

    def __init__(self, order: list[str], skipped: list[str], limits: dict[str, float], limit: float, out: Path) -> None:
        self.rank = {test: number for number, test in enumerate(order)}
        self.skipped = frozenset(skipped)
        self.limits = limits
        self.limit = limit
        self.out = out
        self.running = ""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, self._hangs)
        signal.setitimer(signal.ITIMER_PROF, LOADING)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that nobody has measured, because the fault itself has made them, come last."""
        items[:] = [item for item in items if item.nodeid not in self.skipped]
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """The clock counts the processor's time, so that a busy machine makes no test hang."""
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.limits.get(item.nodeid, self.limit))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._note("", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._note("import", report.nodeid)

    def _hangs(self, signum: int, frame: FrameType | None) -> None:
        self._note("timeout", self.running)
        os._exit(1)

    def _note(self, how: str, test: str) -> None:
        """The first that fails counts; what fails after it may be its consequence."""
        if not self.out.exists():
            self.out.write_text(json.dumps({"how": how or test.split("/")[1], "test": test}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Random tests draw the same examples in every run, and do not look for smaller ones."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=phases)
    hypothesis.settings.load_profile("mutants")
    plan = json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text(encoding="utf-8"))
    out = Path(plan.pop("out"))
    config.pluginmanager.register(Measuring(plan["folder"], out) if "folder" in plan else Judging(**plan, out=out))
