"""Many worlds, each by its seed.

python -m bench.simulate --seeds 10000     goes on where it was broken off, or where RESULTS.md ends
python -m bench.simulate --seed 123        one world again, with what is wrong in it
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from bench.ledger import Ledger, arguments
from bench.simulate.world import simulate

ABOUT: Final = (
    "By `python -m bench.simulate --write`: the server's own code on a simulated clock, loop, network and disk "
    "(SQLite), three players, and crashes, cuts, lost and doubled messages, slow lines, a disk that fails before "
    "or after a commit, is slow, or loses in a crash what it said was written, and a clock that is set. Failed are "
    "worlds in which a promise was broken; `--seed N` runs one again."
)
WORLDS: Final = "worlds"
SUMS: Final = {
    "steps of the loop": "steps",
    "acknowledged moves": "moves",
    "crashes": "crashes",
    "faults of the disk": "faults",
    "times that it lied": "lies",
}


def main() -> None:
    parser = arguments(__doc__, "seeds", 100)
    parser.add_argument("--seed", type=int, help="one world again")
    given = parser.parse_args()
    if given.seed is not None:
        print(*(simulate(given.seed).wrong or ["nothing is wrong"]), sep="\n")
        return
    ledger = Ledger("Simulated worlds", Path("build/simulate.json"))
    ledger.begin(given.start)
    run(ledger, given.seeds, time.monotonic() + given.seconds)
    print(ledger.table([WORLDS, *SUMS]))
    if given.write:
        ledger.write(ABOUT, [WORLDS, *SUMS])


def run(ledger: Ledger, seeds: int, until: float) -> None:
    while ledger.sum(WORLDS) < seeds and time.monotonic() < until:
        seed = ledger.next
        outcome = simulate(seed)
        counts = {WORLDS: 1, **{name: getattr(outcome, field) for name, field in SUMS.items()}}
        ledger.add(counts, failed=[seed] if outcome.wrong else [])
        if outcome.wrong:
            print(f"seed {seed}:", *outcome.wrong[:5], sep="\n  ", flush=True)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of the world
        os.execve(
            sys.executable,
            [sys.executable, "-m", "bench.simulate", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    main()
