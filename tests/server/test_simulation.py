"""Some worlds of `python -m bench.simulate`: every promise is kept in them, and a seed makes the same world again."""

from __future__ import annotations

import pytest

from bench.simulate.world import simulate
from gunbai.server.refusal import Refusal, not_stored
from gunbai.server.store.journal import Appending, Journal
from gunbai.server.tables.table import Table
from tests.server.apart import apart

WORLDS = 20
"""In each test."""
MORE = range(WORLDS, 6 * WORLDS, WORLDS)


@pytest.mark.parametrize("first", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in MORE)])
def test_every_promise_is_kept(first: int) -> None:
    outcomes = apart(lambda: [simulate(seed) for seed in range(first, first + WORLDS)])
    wrong = {first + number: outcome.wrong for number, outcome in enumerate(outcomes) if outcome.wrong}
    assert not wrong, "python -m bench.simulate --seed N makes one of them again"
    assert all(outcome.moves > 0 for outcome in outcomes)


@pytest.mark.full
def test_a_seed_makes_the_same_world_again() -> None:
    first, second = apart(lambda: (simulate(1), simulate(1)))
    assert (first.steps, first.moves, first.crashes, first.faults) == (
        second.steps,
        second.moves,
        second.crashes,
        second.faults,
    )


def found(seeds: range) -> str:
    """The first broken promise; empty when all are kept."""
    return apart(lambda: next((line for seed in seeds for line in simulate(seed).wrong), ""))


def test_a_move_that_is_acknowledged_too_early_would_be_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reckoning can fail: whoever says “done” before it is on the disk is found out by a crash."""
    write = Journal._write

    async def early(journal: Journal, group: list[Appending]) -> None:
        for one in group:
            one.done.set_result(None)
        await write(journal, [Appending(one.moves, one.banks, one.notes) for one in group])

    monkeypatch.setattr(Journal, "_write", early)
    wrong = found(range(WORLDS))
    assert "cannot be played" in wrong or "acknowledged and lost" in wrong


def test_a_stored_move_that_is_refused_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def always(table: Table, wanted: int) -> Refusal:
        await table._reread()
        return not_stored()

    monkeypatch.setattr(Table, "_recovered", always)
    assert "said not to be done, and stored" in found(range(WORLDS))
