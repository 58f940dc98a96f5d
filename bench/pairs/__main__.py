"""Pairs of worlds that a seat or a watcher cannot tell apart, as many as wanted; goes on where it was broken off.

python -m bench.pairs --pairs 2000         until so many have been looked at in all
python -m bench.pairs --batch 12           one batch again, with what tells its worlds apart
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from bench.ledger import Ledger, arguments
from bench.pairs.kinds import ANYWHERE, SEALED
from bench.pairs.running import Batch, batch

BATCH: Final = 25
ABOUT: Final = (
    f"By `python -m bench.pairs --write`, in batches of {BATCH}: two tables at one position on a server in virtual "
    "time, different in something that a viewer may not know; contents, number, size, order and beat of all that "
    "reaches the viewer are compared: pages, answers (states, records, replays, films, reasons, odds, advice, "
    "foresight, votes, metrics), talk of bots, notices. Failed are batches in which somebody could tell two "
    "tables apart; `--batch N` runs one again."
)
PAIRS: Final = "pairs"
KINDS: Final = sorted({kind.__name__ for kind in (*SEALED, *ANYWHERE)})
REALLY: Final = "… that really differed"
ROWS: Final = (
    *(PAIRS, REALLY),
    *(row for kind in KINDS for row in (f"in {kind}", f"… {kind} that really differed")),
    *("messages compared", "lines of bots among them", "bytes"),
)


def main() -> None:
    parser = arguments(__doc__, "pairs", 200)
    parser.add_argument("--batch", type=int, help="one batch again")
    given = parser.parse_args()
    if given.batch is not None:
        print(*(batch(given.batch, BATCH).wrong or ["nothing tells them apart"]), sep="\n")
        return
    ledger = Ledger("Worlds that nobody can tell apart", Path("build/pairs.json"))
    ledger.begin(given.start)
    run(ledger, given.pairs, time.monotonic() + given.seconds)
    print(ledger.table(ROWS))
    if given.write:
        ledger.write(ABOUT, ROWS)


def run(ledger: Ledger, pairs: int, until: float) -> None:
    while ledger.sum(PAIRS) < pairs and time.monotonic() < until:
        number = ledger.next
        found = batch(number, BATCH)
        ledger.add(counted(found), failed=[number] if found.wrong else [])
        if found.wrong:
            print(f"batch {number}:", *found.wrong, sep="\n  ", flush=True)


def counted(found: Batch) -> dict[str, int]:
    counts = {PAIRS: found.kinds.total(), REALLY: found.differ.total()}
    for kind in KINDS:
        counts |= {f"in {kind}": found.kinds[kind], f"… {kind} that really differed": found.differ[kind]}
    told = {"messages compared": found.messages, "lines of bots among them": found.lines, "bytes": found.bytes}
    return {**counts, **told}


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of the world
        os.execve(
            sys.executable,
            [sys.executable, "-m", "bench.pairs", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    main()
