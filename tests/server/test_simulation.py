"""Some worlds of `python -m bench.simulate`: every promise is kept in them, and a seed makes the same world again."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bench.simulate.world import LOGS, simulate

QUICK = [0, 2]
"""In world 2 a move was stored though the disk complained, and whoever was asked next never learned of it."""
MORE = range(3, 15)


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LOGS]
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.mark.parametrize("seed", [*QUICK, *(pytest.param(seed, marks=pytest.mark.full) for seed in MORE)])
def test_every_promise_is_kept(seed: int) -> None:
    outcome = simulate(seed)
    assert not outcome.wrong, f"python -m bench.simulate --seed {seed}: {outcome.wrong}"
    assert outcome.moves > 0


@pytest.mark.full
def test_a_seed_makes_the_same_world_again() -> None:
    first, second = simulate(1), simulate(1)
    assert (first.steps, first.moves, first.crashes, first.faults) == (
        second.steps,
        second.moves,
        second.crashes,
        second.faults,
    )
