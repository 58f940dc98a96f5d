"""Budgets: iterations, milliseconds, whichever is spent first. The clock is a fake: no machine is too slow for this."""

from __future__ import annotations

import pytest

from gunbai.bots.search.budget import Budget, Timer


class FakeClock:
    """Each look at it takes a millisecond."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


def spent(timer: Timer) -> int:
    done = 0
    while True:
        done += 1
        if timer.is_over(done):
            return done


@pytest.mark.parametrize("wanted", [1, 7, 100])
def test_iterations_are_kept_exactly(wanted: int) -> None:
    assert spent(Timer(Budget(iterations=wanted), FakeClock())) == wanted


@pytest.mark.parametrize("wanted", [10, 100, 1000])
def test_milliseconds_are_kept_within_a_fifth(wanted: int) -> None:
    clock = FakeClock()
    spent(Timer(Budget(milliseconds=wanted), clock))
    assert 0.8 * wanted <= clock.looks <= 1.2 * wanted


def test_time_that_went_by_before_the_search_counts() -> None:
    clock = FakeClock()
    started = clock()
    for _ in range(50):
        clock()
    assert spent(Timer(Budget(milliseconds=60), clock, started)) < 15


def test_whichever_is_spent_first() -> None:
    assert spent(Timer(Budget(iterations=5, milliseconds=1000), FakeClock())) == 5
    assert spent(Timer(Budget(iterations=5000, milliseconds=10), FakeClock())) < 15


def test_without_a_limit_once_is_enough() -> None:
    assert spent(Timer(Budget(), FakeClock())) == 1


def test_a_part_of_a_budget_is_never_nothing_and_never_unlimited() -> None:
    part = Budget(iterations=3, milliseconds=2).part(0.01)
    assert (part.iterations, part.milliseconds) == (1, 1)
    assert Budget(iterations=8).part(0.5).milliseconds == 0


def test_what_is_left_is_estimated_from_what_was_done() -> None:
    clock = FakeClock()
    timer = Timer(Budget(milliseconds=100), clock)
    while clock.looks < 50:
        clock()
    assert 80 < timer.left(100) < 120
    assert Timer(Budget(iterations=10), FakeClock()).left(4) == 6
