"""The graph and its explanations: brought into agreement, each by as much as it may be off."""

from __future__ import annotations

import random
from itertools import accumulate

import pytest

from gunbai.analysis.course import course
from gunbai.analysis.documents import MomentDoc
from tests.analysis.findings import drawn, made, moment


def test_what_agrees_is_left_as_it_is() -> None:
    moments = [moment(0, 0, 0.5, 0.5), moment(4, 1, 0.7, 0.3), moment(6, -1, 1.0, 0.0, doubt=0.0)]
    found = course(moments, [drawn(5, 0.3, -0.3)], [made(4, 0, 0.7, 0.7, 0.2, -0.2)])
    assert [one["chances"] for one in found.moments] == [one["seen"] for one in moments]
    assert found.swings[0]["changes"] == [0.3, -0.3]
    assert found.decisions[0]["effects"] == [0.2, -0.2]


def test_what_is_in_doubt_gives_way_to_what_is_sure() -> None:
    """From a half to a win: the sure choice explains little of it, so the doubtful draw must have done the rest."""
    moments = [moment(0, 0, 0.5, 0.5), moment(9, -1, 1.0, 0.0, doubt=0.0)]
    found = course(moments, [drawn(9, 0.1, -0.1, doubt=0.2)], [made(4, 0, 0.6, 0.6, 0.1, -0.1, doubt=0.005)])
    assert found.decisions[0]["effects"][0] == pytest.approx(0.1, abs=0.01)
    assert found.swings[0]["changes"][0] > 0.35


def test_a_moment_that_was_looked_at_briefly_is_drawn_to_its_neighbours() -> None:
    moments = [moment(0, 0, 0.5, 0.5), moment(3, 1, 0.8, 0.2, doubt=0.2), moment(6, 0, 0.5, 0.5)]
    found = course(moments, [], [made(3, 0, 0.5, 0.5, 0.0, 0.0), made(6, 1, 0.5, 0.5, 0.0, 0.0)])
    assert found.moments[1]["chances"][0] == pytest.approx(0.5, abs=0.03)
    assert found.moments[1]["error"] < 0.05
    assert found.moments[1]["seen"] == [0.8, 0.2], "what was seen is kept: more may be found"


def test_chances_stay_chances() -> None:
    moments = [moment(0, 0, 0.1, 0.9), moment(3, 1, 0.0, 1.0, doubt=0.1), moment(6, -1, 0.0, 1.0, doubt=0.0)]
    found = course(moments, [drawn(2, -0.3, 0.3)], [made(6, 1, 0.9, 0.9, 0.2, -0.2)])
    for one in found.moments:
        assert min(one["chances"]) >= 0.0
        assert sum(one["chances"]) == pytest.approx(1.0)


def test_a_change_is_not_taken_for_noise_while_its_cause_is_still_to_be_looked_at() -> None:
    moments = [moment(0, 0, 0.5, 0.5), moment(4, 1, 0.9, 0.1, doubt=0.03)]
    assert course(moments, [], [], pending=[4]).moments[1]["chances"][0] > 0.89
    assert course(moments, [], []).moments[1]["chances"][0] < 0.8


def test_nothing_is_no_course() -> None:
    assert course([], [], []).moments == []
    assert course([moment(0, 0, 0.5, 0.5)], [], []).moments[0]["chances"] == [0.5, 0.5]


def test_all_together_come_nearer_the_truth_than_each_alone() -> None:
    """Sixty steps of a chance that is known, seen with errors that are known."""
    rng, doubt = random.Random(3), 0.06
    steps = [rng.choice([0.0, 0.0, 0.03, -0.03, 0.1, -0.1]) for _ in range(60)]
    truth = list(accumulate(steps, initial=0.5))

    def seen(value: float, error: float) -> list[float]:
        off = rng.gauss(0, error)
        return [value + off, 1 - value - off] if error == doubt else [value + off, -value - off]

    moments: list[MomentDoc] = [moment(at, 0, *seen(value, doubt), doubt=doubt) for at, value in enumerate(truth)]
    choices = [made(at, 0, 0.5, 0.5, *seen(step, 0.02), doubt=0.02) for at, step in enumerate(steps, 1)]
    found = course(moments, [], choices)

    def off(key: str) -> float:
        return sum(abs(one[key][0] - value) for one, value in zip(found.moments, truth, strict=True))  # type: ignore[literal-required]

    assert off("chances") < 0.6 * off("seen")
    summed = sum(one["seen"][0] for one in choices)
    explained = sum(one["effects"][0] for one in found.decisions)
    change = truth[-1] - truth[0]
    assert abs(explained - change) < abs(summed - change)
