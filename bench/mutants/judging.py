"""Puts faults into copies of the tree, one at a time in each, and runs the tests on them."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.mutants.faults import Fault
from bench.mutants.measuring import Measures
from bench.mutants.results import SURVIVED, TIMEOUT, Result, Results
from bench.mutants.running import run_pytest


@dataclass(frozen=True, slots=True)
class Patience:
    """A test may take `least` seconds and `times` those that were measured; all tests together `whole`."""

    least: float = 5.0
    times: float = 3.0
    whole: float = 1200.0

    def limit(self, seconds: float) -> float:
        return self.least + self.times * seconds


PATIENCE = Patience()


class Judge:
    """One copy of the tree, and the runs in it."""

    def __init__(self, measures: Measures, copy: Path, patience: Patience, ends: float) -> None:
        self.measures = measures
        self.copy = copy
        self.patience = patience
        self.ends = ends
        self._limits = {test: patience.limit(found["seconds"]) for test, found in measures.tests.items()}

    def result(self, fault: Fault) -> Result | None:
        """What the tests say. None: nothing, because the time was over or the run broke for a reason of its own."""
        start = time.monotonic()
        how, test = self._verdict(fault, self.ends - start)
        if not how:
            return None
        game = self.measures.project.game_of(fault.file)
        return Result(str(fault), game, how, test, round(time.monotonic() - start, 2))

    def _verdict(self, fault: Fault, left: float) -> tuple[str, str]:
        out = self.copy / "verdict.json"
        out.unlink(missing_ok=True)
        game, project = self.measures.project.game_of(fault.file), self.measures.project
        plan = {
            "order": self.measures.order(fault),
            "skipped": self.measures.skipped(game),
            "limits": self._limits,
            "limit": max(self._limits.values()),
            "out": str(out),
        }
        files = project.test_files(project.judges(game))
        with put_in(self.copy / fault.file, fault):
            try:
                run = run_pytest(self.copy, "verdict", plan, files, min(self.patience.whole, left))
            except subprocess.TimeoutExpired:
                return (TIMEOUT, "") if self.patience.whole < left else ("", "")
        if out.exists():
            found = json.loads(out.read_text(encoding="utf-8"))
            return found["how"], found["test"]
        if run.returncode == 0:
            return SURVIVED, ""
        print(f"no verdict on {fault}\n{run.stdout[-2000:]}", file=sys.stderr)
        return "", ""


@contextmanager
def put_in(path: Path, fault: Fault) -> Iterator[None]:
    """The file gets a time of its own with its fault, so that no other version's bytecode is taken for it."""
    content, times = path.read_bytes(), path.stat()
    faulty = fault.put_into(content)
    path.write_bytes(faulty)
    stamp = zlib.crc32(faulty) >> 1
    os.utime(path, (stamp, stamp))
    try:
        yield
    finally:
        path.write_bytes(content)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def judge_all(faults: Iterable[Fault], judges: Sequence[Judge], results: Results) -> None:
    """Every fault, by the next judge that is free, until the time is over; each result is written at once."""
    waiting: queue.SimpleQueue[Fault] = queue.SimpleQueue()
    for fault in faults:
        waiting.put(fault)

    def work(judge: Judge) -> None:
        while time.monotonic() < judge.ends:
            try:
                fault = waiting.get_nowait()
            except queue.Empty:
                return
            result = judge.result(fault)
            if result is not None:
                results.add(result)

    with ThreadPoolExecutor(len(judges)) as pool:
        list(pool.map(work, judges))
