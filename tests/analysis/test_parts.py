"""Reasons: the parts of a judgement in which two choices differ, and only those that anybody would understand."""

from __future__ import annotations

import pytest

from gunbai.analysis.parts import Sums, differences


def sums(*parts: tuple[str, float, float]) -> Sums:
    """One world, with the worth and the amount of each part."""
    found = Sums()
    found.count = 1
    for name, worth, amount in parts:
        found.add(name, worth, amount)
    return found


def told(best: Sums, chosen: Sums) -> list[tuple[str, bool]]:
    """By part: whether it speaks for the better choice."""
    return [(part["part"], part["worth"] > 0) for part in differences(best, chosen, 0.5)]


def test_what_speaks_for_a_choice_and_against_it_the_heaviest_first() -> None:
    best, chosen = sums(("force", 0.8, 5.0), ("honor", 0.1, 1.0)), sums(("force", 0.2, 2.0), ("honor", 0.3, 3.0))
    assert told(best, chosen) == [("force", True), ("honor", False)]
    force = differences(best, chosen, 0.5)[0]
    assert force["amount"] == 3.0
    assert force["worth"] == pytest.approx(0.15)


@pytest.mark.parametrize(("amount", "tells"), [(2.0, False), (-2.0, True), (0.0, False)])
def test_more_that_is_worth_less_is_no_reason(amount: float, tells: bool) -> None:
    """The worth of a part is made of more than what is counted: where the two go apart, the count explains nothing."""
    assert bool(told(sums(("force", -0.5, amount)), sums(("force", 0.0, 0.0)))) is tells


@pytest.mark.parametrize("part", ["danger", "unrest"])
def test_less_danger_speaks_for_a_choice(part: str) -> None:
    assert told(sums((part, 0.4, -1.0)), sums((part, 0.0, 0.0))) == [(part, True)]
    assert told(sums((part, 0.4, 1.0)), sums((part, 0.0, 0.0))) == []


def test_trifles_are_not_told() -> None:
    assert differences(sums(("coins", 0.004, 1.0)), sums(), 0.5) == []
