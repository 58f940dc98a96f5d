"""Turning points, luck apart from skill, accuracy: sums of findings, checked on findings written by hand."""

from __future__ import annotations

import pytest

from gunbai.analysis.course import Course, course
from gunbai.analysis.documents import MomentDoc
from gunbai.analysis.summary import accuracy, balance, turnings
from tests.analysis.findings import drawn, made, moment

MOMENTS = [
    moment(0, 0, 0.5, 0.5),
    moment(4, 1, 0.7, 0.3),
    moment(6, -1, 0.71, 0.29),
    moment(9, -1, 0.0, 1.0, doubt=0.0),
]
SWINGS = [drawn(9, -0.6, 0.6, doubt=0.1)]
DECISIONS = [
    made(3, 0, 0.5, 0.5, 0.01, -0.01),
    made(4, 0, 0.4, 0.5, 0.2, -0.2),
    made(6, 1, 0.25, 0.25, 0.0, 0.0, phase="tea"),
]


def found(moments: list[MomentDoc] | None = None, with_luck: bool = True) -> Course:
    return course(moments or MOMENTS, SWINGS if with_luck else [], DECISIONS)


def test_a_turning_point_names_its_cause() -> None:
    first, last = turnings(found())
    assert (first["entry"], first["until"], first["cause"], first["by"]) == (0, 4, "choice", 0)
    assert first["move"] == 4
    assert (last["cause"], last["by"], last["move"]) == ("luck", -1, 0)
    assert last["change"] == pytest.approx(-0.71, abs=0.01)


def test_a_choice_is_not_blamed_for_what_it_did_not_do() -> None:
    """The one choice of the stretch was good for its seat, which lost all the same: the draws did that."""
    moments = [moment(0, 0, 0.6, 0.4), moment(5, 1, 0.3, 0.7)]
    choice, luck = made(5, 0, 0.6, 0.6, 0.1, -0.1), drawn(5, -0.4, 0.4)
    turning = turnings(course(moments, [luck], [choice]))[0]
    assert (turning["cause"], turning["by"], turning["move"]) == ("luck", -1, 0)


def test_of_several_who_chose_the_one_is_named_whose_choice_did_it() -> None:
    """Seat 2 agreed to an alliance between two moments that were nobody's turn, and seat 0 lost by it."""
    moments = [moment(0, -1, 0.5, 0.3, 0.2), moment(4, -1, 0.2, 0.4, 0.4)]
    choices = [made(2, 0, 0.5, 0.5, 0.02, -0.01, -0.01), made(4, 2, 0.4, 0.4, -0.3, 0.1, 0.2)]
    turning = turnings(course(moments, [], choices))[0]
    assert (turning["seat"], turning["cause"], turning["by"], turning["move"]) == (0, "choice", 2, 4)


def test_what_neither_luck_nor_a_choice_explains_came_to_light() -> None:
    first, *_, last = turnings(found(with_luck=False))
    assert (first["cause"], last["cause"], last["by"], last["move"]) == ("choice", "reveal", -1, 0)


def test_of_what_all_sealed_at_once_nobody_is_the_cause() -> None:
    moments = [moment(0, -1, 0.1, 0.3, 0.3, 0.3), moment(3, -1, 0.4, 0.2, 0.2, 0.2)]
    choices = [made(3, seat, 0.5, 0.5, 0.09, -0.03, -0.03, -0.03) for seat in range(3)]
    turning = turnings(course(moments, [], choices))[0]
    assert (turning["seat"], turning["cause"], turning["by"], turning["move"]) == (0, "reveal", -1, 0)


def test_a_change_that_may_be_chance_is_no_turning_point() -> None:
    unsure = [moment(one["entry"], one["seat"], *one["seen"], doubt=0.2) for one in MOMENTS]
    assert turnings(course(unsure, [], [])) == []


def test_own_luck_and_others_add_up_to_what_a_seat_won_or_lost() -> None:
    for row in balance(found()):
        assert row["start"] + row["own"] + row["luck"] + row["others"] == pytest.approx(row["end"], abs=2e-4)
    first = balance(found())[0]
    assert first["own"] == pytest.approx(0.21, abs=0.01)
    assert first["luck"] == pytest.approx(-0.7, abs=0.03), "what was seen of it, and what only it can have done"


def test_accuracy_is_the_part_of_the_best_chance_that_was_kept() -> None:
    rows = {(row["seat"], row["phase"]): row for row in accuracy(2, DECISIONS)}
    assert rows[0, "all"]["kept"] == pytest.approx(0.9)
    assert rows[0, "all"]["mistakes"] == 1
    assert rows[1, "tea"]["kept"] == 1.0
    assert (0, "tea") not in rows
