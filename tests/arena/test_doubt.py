"""Intervals: published values, and deals that say the same over and over."""

from __future__ import annotations

import pytest

from gunbai.arena.doubt import by_deal, wilson


def test_wilson_interval() -> None:
    """Against published values: 8 of 10 gives 0.490 to 0.943."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == pytest.approx(0)


def test_games_of_deals_of_one_are_single_games() -> None:
    deals = {number: [1.0 if number % 3 == 0 else 0.0] for number in range(300)}
    low, high = by_deal(deals)
    assert low == pytest.approx(wilson(100, 300)[0], abs=0.002)
    assert high == pytest.approx(wilson(100, 300)[1], abs=0.002)


def test_the_same_result_four_times_counts_once() -> None:
    """Forty deals, in each of which all four games end alike, are worth forty games."""
    deals = {number: [1.0 if number % 4 == 0 else 0.0] * 4 for number in range(40)}
    low, high = by_deal(deals)
    assert (low, high) == pytest.approx(wilson(10, 40), abs=0.01)


def test_results_that_even_out_within_a_deal_count_for_no_more_than_they_are() -> None:
    deals = {number: [1.0, 0.0, 0.0, 0.0] for number in range(40)}
    assert by_deal(deals) == pytest.approx(wilson(40, 160))


def test_one_deal_alone_is_worth_one_game() -> None:
    assert by_deal({0: [1.0, 1.0, 0.0]}) == pytest.approx(wilson(2 / 3, 1))
    assert by_deal({0: [1.0, 1.0, 1.0], 1: [1.0, 1.0, 1.0]}) == pytest.approx(wilson(2, 2))
