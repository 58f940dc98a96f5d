"""Puts faults into the games and counts those that the tests catch; writes MUTANTS.md.

A run that was cut is taken up by the same command. `--minutes 0` only writes the report again.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.mutants.faults import Fault, drawn
from bench.mutants.judging import PATIENCE, Judge, Patience, judge_all
from bench.mutants.measuring import measures_of
from bench.mutants.project import Project
from bench.mutants.report import EQUIVALENT, report
from bench.mutants.results import Results

ROOT = Path(__file__).resolve().parents[2]
VERDICTS = Path(__file__).with_name("verdicts.json")


def bench(
    project: Project, faults: Sequence[Fault], results: Results, workers: int, ends: float, patience: Patience
) -> None:
    """Measure the tests, then judge the faults, in copies that are gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        base = project.copy_to(Path(place).resolve() / "tree")
        measures = measures_of(project, base, results.file.with_name("measures.json"), workers, ends)
        print(f"{len(measures.tests)} tests, {len(faults)} faults to try", file=sys.stderr)
        copies = [shutil.copytree(base, base.with_name(f"tree-{number}")) for number in range(workers)]
        judge_all(faults, [Judge(measures, copy, patience, ends) for copy in copies], results)


def waiting(faults: Sequence[Fault], results: Results, verdicts: Mapping[str, str], *, again: bool) -> list[Fault]:
    """The faults that were not tried yet; or again those that survived, but for those that no test can catch."""
    last = results.last()
    if not again:
        return [fault for fault in faults if str(fault) not in last]
    survived = [fault for fault in faults if str(fault) in last and not last[str(fault)].is_caught]
    return [fault for fault in survived if not verdicts.get(str(fault), "").startswith(EQUIVALENT)]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT, patience: Patience = PATIENCE) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="faults to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="runs side by side")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    parser.add_argument("--again", action="store_true", help="try the survivors again, after tests were added")
    parser.add_argument("--list", action="store_true", help="print the faults drawn, do nothing")
    parser.add_argument("--folder", type=Path, default=root / "build" / "mutants", help="of results and measures")
    parser.add_argument("--report", type=Path, default=root / "bench" / "MUTANTS.md")
    given = parser.parse_args(arguments)
    ends = time.monotonic() + 60 * given.minutes
    project = Project(root)
    faults = drawn(project.sources(), given.count, given.seed)
    if given.list:
        print(*faults, sep="\n")
        return
    results = Results(given.folder, given.seed, project.source_digest())
    verdicts: dict[str, str] = json.loads(VERDICTS.read_text(encoding="utf-8"))
    todo = waiting(faults, results, verdicts, again=given.again)
    if todo and given.minutes > 0:
        try:
            bench(project, todo, results, given.workers, ends, patience)
        except subprocess.TimeoutExpired:
            raise SystemExit("the time was over before the tests were measured") from None
    given.report.write_text(report(results, given.count, verdicts), encoding="utf-8")
    print(given.report)


if __name__ == "__main__":
    main()
