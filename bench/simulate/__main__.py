"""Many worlds, each by its seed.

python -m bench.simulate --seeds 10000     goes on where it was broken off
python -m bench.simulate --seed 123        one world again, with what is wrong in it
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.report import write_section
from bench.simulate.world import simulate

STATE = Path("build/simulate.json")
SUMS = ("steps", "moves", "crashes", "faults")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=100, help="how many in all, with those of earlier runs")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", type=int, help="one world again")
    parser.add_argument("--write", action="store_true", help="put the table into RESULTS.md")
    given = parser.parse_args()
    if given.seed is not None:
        print(*(simulate(given.seed).wrong or ["nothing is wrong"]), sep="\n")
        return
    fresh: dict[str, Any] = {"done": 0, "failed": [], **dict.fromkeys(SUMS, 0)}
    state = json.loads(STATE.read_text()) if STATE.exists() else fresh
    run(state, given.seeds, time.monotonic() + given.seconds)
    print(table(state))
    if given.write:
        write_section(Path(__file__).parents[1] / "RESULTS.md", "Simulated worlds", table(state))


def run(state: dict[str, Any], seeds: int, until: float) -> None:
    STATE.parent.mkdir(exist_ok=True)
    while state["done"] < seeds and time.monotonic() < until:
        seed = state["done"]
        outcome = simulate(seed)
        state["done"] += 1
        for name in SUMS:
            state[name] += getattr(outcome, name)
        if outcome.wrong:
            state["failed"].append(seed)
            print(f"seed {seed}:", *outcome.wrong[:5], sep="\n  ", flush=True)
        STATE.write_text(json.dumps(state))


def table(state: dict[str, Any]) -> str:
    return (
        f"As of {datetime.now(UTC).date()}, by `python -m bench.simulate --write`: the server's own code on a "
        "simulated clock, loop, network and disk (SQLite), three players, and crashes, cuts, lost and doubled "
        "messages, a disk that fails before or after a commit, and a clock that is set. `--seed N` runs one again.\n\n"
        f"| | |\n|---|---:|\n| worlds | {state['done']:,} |\n| steps of the loop | {state['steps']:,} |\n"
        f"| acknowledged moves | {state['moves']:,} |\n| crashes | {state['crashes']:,} |\n"
        f"| faults of the disk | {state['faults']:,} |\n"
        f"| worlds in which a promise was broken | {len(state['failed'])} |\n"
    )


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of the world
        os.execve(
            sys.executable,
            [sys.executable, "-m", "bench.simulate", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    main()
