"""What long runs have done, stretch by stretch: which numbers, on which code, with what result.

RESULTS.md is the ledger. What was not written there yet lies in build/; a run that is broken off goes on from both, and
one on a fresh checkout from RESULTS.md alone. A stretch holds what one state of the code has done without a gap:
another commit begins another column, so that no figure is told of code that did not make it.
"""

from __future__ import annotations

import json
import subprocess
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import gunbai
from bench.report import section, write_section

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "RESULTS.md"
CODE: Final = "code"
ON: Final = "on"
NUMBERS: Final = "numbers"
FAILED: Final = "failed"
NONE: Final = "none"
CHANGED: Final = "*"
"""After a commit: with changes that are in no commit."""


@dataclass
class Stretch:
    """Numbers from `first` to before `end`, all on the same code."""

    code: str
    on: str
    first: int
    end: int
    counts: dict[str, int] = field(default_factory=dict)
    failed: list[int] = field(default_factory=list)


class Ledger:
    """One kind of run. What is counted is named as the table shows it."""

    def __init__(self, title: str, file: Path, results: Path = RESULTS, code: str | None = None) -> None:
        self.title = title
        self.file = file
        self.results = results
        self.code = running_code() if code is None else code
        self.stretches = _joined(_read(section(results, title)), _kept(file))
        self.start: int | None = None

    def begin(self, start: int | None) -> None:
        """Go on after all that was ever done; or from a number on, as if this code alone had done anything."""
        self.start = start

    @property
    def next(self) -> int:
        """The first number that is still to be done."""
        return max((one.end for one in self._meant()), default=self.start or 0)

    def sum(self, *names: str) -> int:
        return sum(one.counts.get(name, 0) for one in self._meant() for name in names)

    def _meant(self) -> list[Stretch]:
        if self.start is None:
            return self.stretches
        return [one for one in self.stretches if one.code == self.code and one.first >= self.start]

    def add(self, counts: Mapping[str, int], amount: int = 1, failed: Iterable[int] = ()) -> None:
        """The next numbers are done; noted at once."""
        first, today = self.next, str(datetime.now(UTC).date())
        last = next((one for one in self._meant() if (one.code, one.end) == (self.code, first)), None)
        if last is None:
            last = Stretch(self.code, today, first, first)
            self.stretches.append(last)
        last.end, last.on = first + amount, today
        last.counts = {name: last.counts.get(name, 0) + counts.get(name, 0) for name in {**last.counts, **counts}}
        last.failed += failed
        self._keep()

    def _keep(self) -> None:
        """Broken off at any moment, the file is whole."""
        self.file.parent.mkdir(exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps([asdict(one) for one in self.stretches]))
        fresh.replace(self.file)

    def table(self, names: Iterable[str]) -> str:
        """A column for each stretch, and one for all where there are several."""
        shown = sorted(self.stretches, key=lambda one: (one.first, one.on))
        columns = [_column(one, names) for one in shown]
        if len(shown) > 1:
            counts = sum((Counter(one.counts) for one in shown), Counter[str]())
            failed = sorted({number for one in shown for number in one.failed})
            columns.append({**_column(Stretch("all", "", 0, 0, dict(counts), failed), names), ON: "", NUMBERS: ""})
        rows = [CODE, ON, NUMBERS, *names, FAILED]
        lines = ["| " + " | ".join([row, *(column[row] for column in columns)]) + " |" for row in rows]
        return "\n".join([lines[0], "|---|" + "---:|" * len(columns), *lines[1:]]) + "\n"

    def write(self, about: str, names: Iterable[str]) -> None:
        write_section(self.results, self.title, f"{about}\n\n{self.table(list(names))}")


def arguments(about: str | None, amount: str, default: int) -> ArgumentParser:
    """What every long run takes."""
    parser = ArgumentParser(description=about, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument(f"--{amount}", type=int, default=default, help="how many in all, with those of earlier runs")
    parser.add_argument(
        "--from", type=int, dest="start", help="begin at this number; then all is counted from there on"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    return parser


def running_code() -> str:
    """The commit that is run here. Another package than this checkout's would be told under a wrong name."""
    home = Path(gunbai.__file__).resolve()
    if ROOT not in home.parents:
        raise SystemExit(f"gunbai is {home.parent}, and not this checkout's")
    commit = _git("rev-parse", "--short=9", "HEAD")
    return commit + CHANGED if _git("status", "--porcelain", "--", "src", "bench/*.py") else commit


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def _column(stretch: Stretch, names: Iterable[str]) -> dict[str, str]:
    numbers = f"{stretch.first:,} to {stretch.end - 1:,}"
    failed = f"{len(stretch.failed)}: {', '.join(map(str, stretch.failed))}" if stretch.failed else NONE
    counts = {name: f"{stretch.counts.get(name, 0):,}" for name in names}
    return {CODE: stretch.code, ON: stretch.on, NUMBERS: numbers, FAILED: failed, **counts}


def _read(text: str) -> list[Stretch]:
    """The stretches of a table in RESULTS.md."""
    lines = [line.strip("| ").split("|") for line in text.splitlines() if line.startswith("| ")]
    rows = {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in lines}
    if not {CODE, ON, NUMBERS, FAILED} <= rows.keys():
        return []
    return [_of_column({name: cells[n] for name, cells in rows.items()}) for n in _columns(rows)]


def _columns(rows: Mapping[str, list[str]]) -> list[int]:
    return [n for n, code in enumerate(rows[CODE]) if code != "all"]


def _of_column(cells: Mapping[str, str]) -> Stretch:
    first, _, last = cells[NUMBERS].partition(" to ")
    known = (CODE, ON, NUMBERS, FAILED)
    counts = {name: _number(text) for name, text in cells.items() if name not in known}
    failed = [] if cells[FAILED] == NONE else [int(text) for text in cells[FAILED].partition(": ")[2].split(", ")]
    return Stretch(cells[CODE], cells[ON], _number(first), _number(last) + 1, counts, failed)


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def _kept(file: Path) -> list[Stretch]:
    return [Stretch(**one) for one in json.loads(file.read_text())] if file.exists() else []


def _joined(written: list[Stretch], kept: list[Stretch]) -> list[Stretch]:
    """Of one that is in both, the longer."""
    found: dict[tuple[str, int], Stretch] = {}
    for one in (*written, *kept):
        known = found.setdefault((one.code, one.first), one)
        found[one.code, one.first] = one if one.end > known.end else known
    return list(found.values())
