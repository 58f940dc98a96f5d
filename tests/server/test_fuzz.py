"""Some of the nonsense of `python -m bench.fuzz`: none of it makes the server fail, or write an error into its log."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bench.fuzz.trying import tried

SEED = 7


@pytest.mark.parametrize("first", [0, pytest.param(10_000, marks=pytest.mark.full)])
def test_no_nonsense_is_a_fault(first: int) -> None:
    counts: Counter[str] = Counter()
    amount = 400 if first == 0 else 1_500
    found = asyncio.run(tried(SEED, first, amount, counts))
    assert not found, "\n".join(f"{number}: {made}\n{wrong}" for number, made, wrong in found)
    assert counts.total() == amount
    assert min(counts["2xx"], counts["4xx"], counts["socket"], counts["raw"]) > 0, "every kind was tried"
