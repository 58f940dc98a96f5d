"""A plugin of pytest, for runs in a copy of the tree; it stands alone there.

Measuring, it notes how long each test takes and which lines of the games it touches. Judging, it puts the tests into
the order asked for, ends one that hangs, and notes those that fail. Splitting, it loads the tests once for many faults.
The file MUTANTS_PLAN says what is wanted.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

if TYPE_CHECKING:
    from bench.mutants.exchange import Functions
else:
    from exchange import Functions  # beside it in the copy

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
        self.seen: list[CodeType] = []
        self.calls_left = 0
        self.touched: set[tuple[str, int]] = set()
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.calls.clear()
        self.seen.clear()
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
            self.seen.append(code)  # one that is gone would leave its id to another
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
    """The first test that fails or hangs; all of them where `every` says so."""

    def __init__(
        self, order: list[str], only: list[str], limits: dict[str, float], limit: float, out: Path, every: bool
    ) -> None:
        self.rank = {test: number for number, test in enumerate(order)}
        self.only = frozenset(only)
        self.clock = Clock(limits, limit, self._hangs)
        self.out = out
        self.every = every
        self.clock.begin()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that nobody has measured come last."""
        items[:] = [item for item in items if not self.only or item.nodeid in self.only]
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.clock.start(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._note("", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._note("import", report.nodeid)

    def _hangs(self, test: str) -> None:
        self._note("timeout", test)
        os._exit(1)

    def _note(self, how: str, test: str) -> None:
        """The first that fails counts; what fails after it may be its consequence."""
        if self.every or not self.out.exists():
            with self.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found(how, test)) + "\n")


class Clock:
    """Ends a test that hangs. It counts the processor's time, so that a busy machine makes no test hang."""

    def __init__(self, limits: dict[str, float], limit: float, hangs: Callable[[str], None]) -> None:
        self.limits = limits
        self.limit = limit
        self.hangs = hangs
        self.running = ""

    def begin(self) -> None:
        """From here on a test that fills the memory fails, and loading must come to an end."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda signum, frame: self.hangs(self.running))
        signal.setitimer(signal.ITIMER_PROF, LOADING)

    def start(self, test: str) -> None:
        self.running = test
        signal.setitimer(signal.ITIMER_PROF, self.limits.get(test, self.limit))


class Splitting:
    """Loads the tests once. Each fault that can be exchanged has a process split off, and its own tests there."""

    def __init__(
        self, folder: str, faults: list[dict[str, Any]], limits: dict[str, float], limit: float, out: Path
    ) -> None:
        self.functions = Functions(folder)
        self.faults = faults
        self.clock = Clock(limits, limit, self._hangs)
        self.out = out
        self.start = 0.0
        sys.setprofile(self.functions.watch)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        self.functions.find()
        gc.freeze()
        items = {item.nodeid: item for item in session.items}
        for fault in self.faults:
            child = os.fork()
            if not child:
                self._judge(fault, [items[test] for test in fault["tests"] if test in items])
                os._exit(0)
            os.waitpid(child, 0)
        return True

    def _judge(self, fault: dict[str, Any], items: list[pytest.Item]) -> None:
        self.start, self.name = time.monotonic(), fault["name"]
        path = Path(fault["file"])
        content = path.read_bytes()
        faulty = content[: fault["start"]] + fault["new"].encode() + content[fault["end"] :]
        if not self.functions.exchange(path, faulty):
            return
        self.clock.begin()
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.clock.start(item.nodeid)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        self._note("survived", "")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._note("", report.nodeid)
            os._exit(0)

    def _hangs(self, test: str) -> None:
        self._note("timeout", test)
        os._exit(0)

    def _note(self, how: str, test: str) -> None:
        seconds = round(time.monotonic() - self.start, 2)
        with self.out.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"fault": self.name, "seconds": seconds, **found(how, test)}) + "\n")


def found(how: str, test: str) -> dict[str, str]:
    """What is written of a test that failed; how is the folder it stands in, where nothing else says it."""
    return {"how": how or test.split("/")[1], "test": test}


def pytest_configure(config: pytest.Config) -> None:
    """Random tests draw the same examples in every run, and do not look for smaller ones."""
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=phases)
    hypothesis.settings.load_profile("mutants")
    plan = json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text(encoding="utf-8"))
    kind = {"measure": Measuring, "judge": Judging, "split": Splitting}[plan.pop("do")]
    config.pluginmanager.register(kind(**plan | {"out": Path(plan["out"])}))
