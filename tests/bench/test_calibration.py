"""The measure of calibration: chances that come true as often as they say are no points off."""

from __future__ import annotations

import pytest

from bench.analysis import Point, binned, error_of


def test_chances_that_come_true_as_often_as_they_say_are_right() -> None:
    found = [Point(0.25, 1.0)] * 25 + [Point(0.25, 0.0)] * 75 + [Point(1.0, 1.0)] * 3
    assert binned(found) == [(0.25, 0.25, 100), (1.0, 1.0, 3)]
    assert error_of(binned(found)) == 0.0


def test_the_distance_is_weighed_by_how_often_a_chance_was_told() -> None:
    found = [Point(0.5, 1.0)] * 3 + [Point(0.9, 0.9)]
    assert error_of(binned(found)) == pytest.approx(100 * 0.5 * 3 / 4)
