"""What a process of the pool does. It loads this module by its name, as it could not load the program that began it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from bench.fuzz.nonsense import Input
from bench.fuzz.trying import tried
from gunbai.server.operation import logs

Tried = tuple[Counter[str], list[tuple[int, Input, str]]]
"""What became of the inputs of a server, and those that went wrong."""
SEED: Final = 1


def one_server(first: int, amount: int) -> Tried:
    counts = Counter[str]()
    return counts, asyncio.run(tried(SEED, first, amount, counts))


def quiet() -> None:
    logs.configure("error", as_json=True)
