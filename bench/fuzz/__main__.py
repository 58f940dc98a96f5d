"""Nonsense for the server, as much as wanted; goes on where it was broken off.

python -m bench.fuzz --inputs 1000000        goes on until so many have been tried in all
python -m bench.fuzz --again 123456          the server of that input, up to it, and what went wrong
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.fuzz.trying import WORLD, tried
from bench.report import write_section
from gunbai.server.operation import logs

STATE = Path("build/fuzz.json")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=10_000, help="how many in all, with those of earlier runs")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=int, help="an input that failed")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    logs.configure("error", as_json=True)
    if given.again is not None:
        again(given.seed, given.again)
        return
    state = read(given.seed)
    run(state, given.inputs, time.monotonic() + given.seconds)
    print(table(state))
    if given.write:
        write_section(Path(__file__).parents[1] / "RESULTS.md", "Nonsense for the server", table(state))


def read(seed: int) -> dict[str, Any]:
    found = json.loads(STATE.read_text()) if STATE.exists() else {}
    return found if found.get("seed") == seed else {"seed": seed, "done": 0, "counts": {}, "faults": []}


def run(state: dict[str, Any], inputs: int, until: float) -> None:
    """One server after another, each noted when it is done."""
    STATE.parent.mkdir(exist_ok=True)
    while state["done"] < inputs and time.monotonic() < until:
        counts = Counter(state["counts"])
        amount = min(WORLD, inputs - state["done"])
        found = asyncio.run(tried(state["seed"], state["done"], amount, counts))
        state["counts"], state["done"] = dict(counts), state["done"] + amount
        state["faults"] += [number for number, _, _ in found]
        STATE.write_text(json.dumps(state))
        for number, made, wrong in found:
            print(f"{number}: {made}\n{wrong}\n", flush=True)


def again(seed: int, number: int) -> None:
    first = number - number % WORLD
    for wrong in asyncio.run(tried(seed, first, number - first + 1, Counter())):
        print(*wrong, sep="\n")


def table(state: dict[str, Any]) -> str:
    counts = "".join(f"| … {kind} | {count:,} |\n" for kind, count in sorted(state["counts"].items()))
    return (
        f"As of {datetime.now(UTC).date()}, by `python -m bench.fuzz --write` with seed {state['seed']}: requests by "
        "the interface's own description, bent and broken byte by byte, put to the application; frames on sockets; "
        "bytes on a line. A fault is an answer 500 or none, a socket closed as our fault, or an error in the log.\n\n"
        f"| | |\n|---|---:|\n| inputs | {state['done']:,} |\n{counts}| faults | {len(state['faults'])} |\n"
    )


if __name__ == "__main__":
    main()
