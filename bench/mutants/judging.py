"""Puts faults into copies of the tree, one at a time in each, and runs the tests on them."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import pytest

from bench.mutants.faults import Fault
from bench.mutants.measuring import Measure, Measures
from bench.mutants.results import SURVIVED, TIMEOUT, Result, Results
from bench.mutants.running import run_pytest

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Patience:
    """A test may take `least` seconds and `times` those that were measured, one that was not `unmeasured`; all that are
    asked of one fault together `whole`, by the clock on the wall. Many faults at once have no end but that of the run:
    each test has its own, by the processor's time."""

    least: float = 5.0
    times: float = 3.0
    unmeasured: float = 90.0
    whole: float = 1200.0

    def limit(self, seconds: float) -> float:
        return self.least + self.times * seconds


PATIENCE = Patience()
CHUNK: Final = 100
"""Faults for which the tests are loaded once."""
SIFTED: Final = 20
"""The same where the slower tests are asked, too: what they say is written when all of these are judged."""
NONE: Final[Measure] = {"seconds": 0.0, "lines": {}}


class Judge:
    """One copy of the tree, and the runs in it."""

    def __init__(self, measures: Measures, copy: Path, patience: Patience, ends: float) -> None:
        self.measures = measures
        self.copy = copy
        self.patience = patience
        self.ends = ends
        self._limits = {test: patience.limit(found["seconds"]) for test, found in measures.tests.items()}

    def split(self, faults: Sequence[Fault], tests: Mapping[str, Sequence[str]] | None = None) -> Iterator[Result]:
        """What tests say of the faults that can be put in without loading anything again: those that are named for
        each, else those that touch it."""
        out = self.copy / "split.jsonl"
        near = {str(fault): self.measures.near(fault) if tests is None else tests[str(fault)] for fault in faults}
        out.unlink(missing_ok=True)
        asked = [fault for fault in faults if near[str(fault)]]
        plan = {
            "do": "split",
            "folder": self._folder(),
            "faults": [self._row(fault) | {"tests": list(near[str(fault)])} for fault in asked],
            "limits": self._limits,
            "limit": self.patience.unmeasured,
            "out": str(out),
        }
        files = sorted({test.partition("::")[0] for named in near.values() for test in named})
        with suppress(subprocess.TimeoutExpired):
            if files:
                run_pytest(self.copy, "split", plan, files, self.ends - time.monotonic())
        games = {str(fault): self.measures.project.game_of(fault.file) for fault in faults}
        for line in out.read_text(encoding="utf-8").splitlines() if out.exists() else ():
            found = json.loads(line)
            yield Result(found["fault"], games[found["fault"]], found["how"], found["test"], found["seconds"])

    def alone(self, fault: Fault, files: Sequence[str], only: Sequence[str] = ()) -> Result | None:
        """What these files, or only some tests in them, say of a fault. None: the time was over, or the run broke."""
        start = time.monotonic()
        failed = self.failed([fault], files, only)
        if failed is None:
            return None
        how, test = failed[0] if failed else (SURVIVED, "")
        game = self.measures.project.game_of(fault.file)
        return Result(str(fault), game, how, test, round(time.monotonic() - start, 2))

    def failed(
        self, faults: Sequence[Fault], files: Sequence[str], only: Sequence[str] = (), *, every: bool = False
    ) -> list[tuple[str, str]] | None:
        """How and where tests fail with these faults in the tree: the first that does, or every one."""
        out, left = self.copy / "verdict.jsonl", self.ends - time.monotonic()
        out.unlink(missing_ok=True)
        plan = {
            "do": "judge",
            "order": self.measures.order(faults[0]),
            "only": list(only),
            "limits": self._limits,
            "limit": self.patience.unmeasured,
            "every": every,
            "out": str(out),
        }
        with put_in(self.copy, faults):
            try:
                limit = left if every else min(self.patience.whole, left)
                run = run_pytest(self.copy, "verdict", plan, files, limit, every=every)
            except subprocess.TimeoutExpired:
                return [(TIMEOUT, "")] if limit < left else None
        if out.exists():
            rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
            return [(row["how"], row["test"]) for row in rows]
        if run.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return []
        print(f"no verdict on {faults[0]}\n{run.stdout[-2000:]}", file=sys.stderr)
        return None

    def _row(self, fault: Fault) -> dict[str, object]:
        place = {"file": str(self.copy / fault.file), "start": fault.edit.start, "end": fault.edit.end}
        return {"name": str(fault), "new": fault.edit.new, **place}

    def _folder(self) -> str:
        project = self.measures.project
        return f"{self.copy / project.folder.relative_to(project.root)}{os.sep}"


@contextmanager
def put_in(copy: Path, faults: Sequence[Fault]) -> Iterator[None]:
    """A file gets a time of its own with its faults, so that no other version's bytecode is taken for it."""
    kept = {path: (path.read_bytes(), path.stat()) for path in {copy / fault.file for fault in faults}}
    for path, (content, _) in kept.items():
        here = [fault for fault in faults if copy / fault.file == path]
        for fault in sorted(here, key=lambda fault: -fault.edit.start):
            content = fault.put_into(content)
        path.write_bytes(content)
        stamp = zlib.crc32(content) >> 1
        os.utime(path, (stamp, stamp))
    try:
        yield
    finally:
        for path, (content, times) in kept.items():
            path.write_bytes(content)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def judge_all(faults: Sequence[Fault], judges: Sequence[Judge], results: Results) -> None:
    """Every fault until the time is over; each result is written at once. First those that can be exchanged, then those
    with which the tests must be loaded; what both let pass is put to all tests together, as few tell anything of it."""
    told: set[str] = set()

    def take(result: Result) -> None:
        told.add(result.fault)
        if result.is_caught:
            results.add(result)
        else:
            results.wait(result.fault)

    def split(judge: Judge, chunk: Sequence[Fault]) -> None:
        for result in judge.split(chunk):
            take(result)

    def load(judge: Judge, fault: Fault) -> None:
        project = judge.measures.project
        result = judge.alone(fault, project.quick_files(project.judges(project.game_of(fault.file))))
        if result is not None:
            take(result)

    fresh = [fault for fault in faults if str(fault) not in results.waiting]
    _share_out([fresh[start : start + CHUNK] for start in range(0, len(fresh), CHUNK)], judges, split)
    _share_out([fault for fault in fresh if str(fault) not in told], judges, load)
    sift(judges[0], [fault for fault in faults if str(fault) in results.waiting], results)


def _share_out(pieces: Sequence[T], judges: Sequence[Judge], do: Callable[[Judge, T], None]) -> None:
    """Every piece to the next judge that is free, until the time is over."""
    waiting: queue.SimpleQueue[T] = queue.SimpleQueue()
    for piece in pieces:
        waiting.put(piece)

    def work(judge: Judge) -> None:
        while time.monotonic() < judge.ends:
            try:
                piece = waiting.get_nowait()
            except queue.Empty:
                return
            do(judge, piece)

    with ThreadPoolExecutor(len(judges)) as pool:
        list(pool.map(work, judges))


def sift(judge: Judge, faults: Sequence[Fault], results: Results) -> None:
    """Put all of them in at once and run every test: what passes so has not been noticed by any."""
    left, project = list(faults), judge.measures.project
    files = project.test_files(project.games)
    while left:
        together = _apart(left)
        failed = judge.failed(together, files, every=True)
        if failed is None:
            return
        print(f"{len(failed)} tests fail with {len(together)} faults", file=sys.stderr)
        found: Iterable[Result] = (result for result in _each(judge, together, failed) if result.is_caught)
        if not failed:
            found = [Result(str(fault), project.game_of(fault.file), SURVIVED, "", 0.0) for fault in together]
        told = _added(found, results)
        if not told:
            told = _added((result for fault in together if (result := judge.alone(fault, files))), results)
        if not told:
            return
        left = [fault for fault in left if str(fault) not in told]


def _added(found: Iterable[Result], results: Results) -> set[str]:
    """Each is written as it comes, as the next may not come in time."""
    told = set[str]()
    for result in found:
        results.add(result)
        told.add(result.fault)
    return told


def _each(judge: Judge, faults: Sequence[Fault], failed: Sequence[tuple[str, str]]) -> Iterator[Result]:
    """What the tests that failed with all faults say of each."""
    whole = any("::" not in test for _, test in failed)
    concerns, rank = judge.measures.project.concerns, judge.measures.tests
    names = sorted(
        {test for _, test in failed if test}, key=lambda test: (test not in rank, rank.get(test, NONE)["seconds"])
    )
    asked = {str(fault): [test for test in names if concerns(test, fault.file)] for fault in faults}
    told = set[str]()
    for start in range(0, 0 if whole else len(faults), SIFTED):
        for result in judge.split(faults[start : start + SIFTED], asked):
            told.add(result.fault)
            yield result
    for fault in faults:
        files = sorted({test.partition("::")[0] for test in asked[str(fault)]})
        if str(fault) not in told and files:
            alone = judge.alone(fault, files, () if whole else asked[str(fault)])
            if alone is not None:
                yield alone


def _apart(faults: Sequence[Fault]) -> list[Fault]:
    """As many as can be put in at once: no two of them in the same place."""
    found: list[Fault] = []
    for fault in faults:
        here = [other.edit for other in found if other.file == fault.file]
        if all(edit.end <= fault.edit.start or fault.edit.end <= edit.start for edit in here):
            found.append(fault)
    return found
