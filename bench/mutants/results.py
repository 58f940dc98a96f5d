"""The results of a bench in a file that grows by a line a fault, so that a run can be cut and taken up again."""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import asdict, dataclass
from pathlib import Path

SURVIVED = "survived"
TIMEOUT = "timeout"
IMPORT = "import"


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a fault. `how`: the folder of the test that caught it, or one of the words above."""

    fault: str
    game: str
    how: str
    test: str
    seconds: float

    @property
    def is_caught(self) -> bool:
        return self.how != SURVIVED


class Results:
    """Of one draw from one state of the sources. A fault may have several results: it is tried again on request."""

    def __init__(self, folder: Path, seed: int, source: str) -> None:
        self.seed = seed
        self.source = source
        self.file = folder / f"seed-{seed}-{source}.jsonl"
        self.all: list[Result] = []
        self._waiting_file = self.file.with_suffix(".waiting")
        self.waiting: set[str] = set()
        """Faults that the quick tests let pass and that all tests together have still to judge."""
        self._lock = threading.Lock()
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._read()
        if self._waiting_file.exists():
            self.waiting = set(self._waiting_file.read_text(encoding="utf-8").splitlines())

    def _read(self) -> None:
        """A last line that was cut off is dropped."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        self.all = [Result(**json.loads(line)) for line in whole]
        self.file.write_text("".join(whole), encoding="utf-8")

    def wait(self, fault: str) -> None:
        """A run that is cut asks the quick tests no second time."""
        with self._lock:
            self.waiting.add(fault)
            with self._waiting_file.open("a", encoding="utf-8") as out:
                out.write(f"{fault}\n")

    def add(self, result: Result) -> None:
        with self._lock:
            self.all.append(result)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(result)) + "\n")
            print(f"{len(self.all)}: {result.how} in {result.seconds:.1f} s: {result.fault}", file=sys.stderr)

    def first(self) -> dict[str, Result]:
        """The result of each fault when it was first tried."""
        return {result.fault: result for result in reversed(self.all)}

    def last(self) -> dict[str, Result]:
        return {result.fault: result for result in self.all}
