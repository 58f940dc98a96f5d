"""Nonsense for the server, as much as wanted; goes on where it was broken off.

python -m bench.fuzz --inputs 1000000        goes on until so many have been tried in all
python -m bench.fuzz --again 123456          the server of that input, up to it, and what went wrong
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, deque
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from bench.fuzz.servers import SEED, Tried, one_server, quiet
from bench.fuzz.trying import WORLD, tried
from bench.ledger import Ledger, arguments

ABOUT: Final = (
    "By `python -m bench.fuzz --write`: requests by the interface's own description, bent and broken byte by byte, put "
    "to the application; frames on sockets; bytes on a line. Failed is an input with an answer 500 or none, after "
    "which a socket is closed as our fault, or with an error in the log; `--again N` tries one again."
)
INPUTS: Final = "inputs"
KINDS: Final = {"2xx": "… answered 2xx", "3xx": "… answered 3xx", "4xx": "… answered 4xx", "5xx": "… answered 503"}
WAYS: Final = {"socket": "… on sockets", "raw": "… as bytes on a line"}
ROWS: Final = (INPUTS, *KINDS.values(), *WAYS.values())


def main() -> None:
    parser = arguments(__doc__, "inputs", 10_000)
    parser.add_argument("--again", type=int, help="an input that failed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="servers beside each other")
    given = parser.parse_args()
    quiet()
    if given.again is not None:
        again(given.again)
        return
    ledger = Ledger("Nonsense for the server", Path("build/fuzz.json"))
    ledger.begin(given.start)
    run(ledger, given.inputs, time.monotonic() + given.seconds, given.workers)
    print(ledger.table(ROWS))
    if given.write:
        ledger.write(ABOUT, ROWS)


def run(ledger: Ledger, inputs: int, until: float, workers: int) -> None:
    """Servers beside each other, each in a process of its own; they are noted in the order of their inputs."""
    under_way = deque[tuple[int, Future[Tried]]]()
    first, done = ledger.next, ledger.sum(INPUTS)
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=quiet) as pool:
        while True:
            while len(under_way) < workers and done < inputs and time.monotonic() < until:
                amount = WORLD - first % WORLD
                under_way.append((amount, pool.submit(one_server, first, amount)))
                first, done = first + amount, done + amount
            if not under_way:
                return
            amount, trying = under_way.popleft()
            note(ledger, amount, trying.result())


def note(ledger: Ledger, amount: int, done: Tried) -> None:
    counts, found = done
    told = {name: counts[kind] for kind, name in {**KINDS, **WAYS}.items()}
    ledger.add({INPUTS: amount, **told}, amount, failed=[number for number, _, _ in found])
    for number, made, wrong in found:
        print(f"{number}: {made}\n{wrong}\n", flush=True)


def again(number: int) -> None:
    first = number - number % WORLD
    for wrong in asyncio.run(tried(SEED, first, number - first + 1, Counter())):
        print(*wrong, sep="\n")


if __name__ == "__main__":
    main()
