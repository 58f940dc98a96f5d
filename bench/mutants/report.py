"""The report: the share of faults that is caught, by what, and the survivors with a person's verdict on each."""

from __future__ import annotations

import datetime as dt
import math
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bench.mutants.results import IMPORT, SURVIVED, TIMEOUT, Result, Results

EQUIVALENT = "equivalent"
"""Verdicts on faults that no test can catch begin with this word."""
HEAD = (
    *("", "faults", "caught at the first try", "share", "95 % interval", "equivalent", "share of the others"),
    *("caught by tests added since", "share of the others with them"),
)
WAYS = {
    "rules": "rule tests",
    "conformance": "conformance",
    "records": "golden records",
    "games": "tests of the modules",
    IMPORT: "does not load",
    TIMEOUT: "hangs",
}


def interval(caught: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, caught / count
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def report(results: Results, count: int, verdicts: Mapping[str, str]) -> str:
    """The text of MUTANTS.md."""
    first, last = results.first(), results.last()
    games = sorted({result.game for result in first.values()})
    parts = {game: [result for result in first.values() if result.game == game] for game in games}
    parts["all"] = list(first.values())
    survivors = [result for result in first.values() if not result.is_caught]
    return "\n".join(
        [
            "# Faults put into the games, and what their tests say",
            "",
            *_head(results, count),
            "",
            *_table(
                HEAD,
                [_row(name, part, last, verdicts) for name, part in parts.items()],
            ),
            "",
            "What caught them, the first test that failed counting:",
            "",
            *_table(["", *WAYS.values()], [_ways(name, part) for name, part in parts.items()]),
            "",
            "## Survivors",
            "",
            *_survivors(survivors, last, verdicts),
            "",
        ]
    )


def _head(results: Results, count: int) -> Iterable[str]:
    tried = results.first()
    seconds = statistics.median(result.seconds for result in tried.values()) if tried else 0.0
    yield f"Written on {dt.datetime.now(tz=dt.UTC).date()} by `python -m bench.mutants`: seed {results.seed},"
    yield f"{len(tried)} of {count} faults tried, sources {results.source}, median {seconds:.1f} s a fault."
    yield "How to read it: [README.md](README.md)."


def _row(name: str, part: Sequence[Result], last: Mapping[str, Result], verdicts: Mapping[str, str]) -> list[str]:
    caught = sum(result.is_caught for result in part)
    same = sum(not last[result.fault].is_caught and _is_equivalent(verdicts, result) for result in part)
    added = sum(not result.is_caught and last[result.fault].is_caught for result in part)
    low, high = interval(caught, len(part))
    between = f"{low:.1%} to {high:.1%}"
    others = len(part) - same
    shares = [_share(caught, len(part)), between, str(same), _share(caught, others)]
    return [name, str(len(part)), str(caught), *shares, str(added), _share(caught + added, others)]


def _is_equivalent(verdicts: Mapping[str, str], result: Result) -> bool:
    return verdicts.get(result.fault, "").startswith(EQUIVALENT)


def _share(caught: int, count: int) -> str:
    return f"{caught / count:.1%}" if count else "–"


def _ways(name: str, part: Sequence[Result]) -> list[str]:
    found = Counter(result.how for result in part)
    return [name, *(str(found[way]) for way in WAYS)]


def _survivors(survivors: Sequence[Result], last: Mapping[str, Result], verdicts: Mapping[str, str]) -> list[str]:
    if not survivors:
        return ["None."]
    rows = []
    for result in sorted(survivors, key=lambda result: result.fault):
        place, _, change = result.fault.partition(" ")
        now = last[result.fault]
        by = f"caught by `{now.test.rpartition('/')[2]}`" if now.is_caught else SURVIVED
        rows.append([place, f"`{change}`", verdicts.get(result.fault, "not judged yet"), by])
    return _table(["place", "fault", "verdict", "now"], rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    cells = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells]
