"""Turning points, luck apart from skill, accuracy: sums of findings, checked on findings written by hand."""

from __future__ import annotations

import pytest

from gunbai.analysis.documents import JudgementDoc, MomentDoc, SwingDoc
from gunbai.analysis.summary import accuracy, balance, turnings


def moment(entry: int, seat: int, *chances: float) -> MomentDoc:
    return MomentDoc(
        entry=entry, season="spring", phase="war", seat=seat, chances=list(chances), error=0.01, points=[], honor=[]
    )


def made(entry: int, seat: int, win: float, best: float, effect: float, phase: str = "war") -> JudgementDoc:
    return JudgementDoc(
        entry=entry, entries=[entry], seat=seat, season="spring", phase=phase, step="bids", options=3,
        chosen=[f"{seat} bid {entry}"], best=["0 bid 0"], chosen_asked=[], best_asked=[],
        win=win, best_win=best, loss=best - win, error=0.01,
        effect=effect, parts=[], rival=-1, rival_gain=0.0, risk=0.0, need=0.1, trials=10, thorough=True,
    )  # fmt: skip


MOMENTS = [moment(0, 0, 0.5, 0.5), moment(4, 1, 0.7, 0.3), moment(6, -1, 0.71, 0.29), moment(9, -1, 0.0, 1.0)]
SWINGS = [SwingDoc(entry=9, labels=["tower"], changes=[-0.6, 0.6])]
DECISIONS = [made(3, 0, 0.5, 0.5, 0.01), made(4, 0, 0.4, 0.5, 0.2), made(6, 1, 0.25, 0.25, 0.05, "tea")]


def test_a_turning_point_names_its_cause() -> None:
    first, last = turnings(MOMENTS, SWINGS, DECISIONS)
    assert (first["entry"], first["until"], first["cause"], first["by"]) == (0, 4, "choice", 0)
    assert first["move"] == 4
    assert (last["cause"], last["by"], last["move"]) == ("luck", -1, 0)
    assert last["change"] == pytest.approx(-0.71)


def test_what_all_seal_at_once_turns_the_game_by_its_reveal() -> None:
    assert [one["cause"] for one in turnings(MOMENTS, [], DECISIONS)] == ["choice", "reveal"]


def test_a_change_that_may_be_chance_is_no_turning_point() -> None:
    unsure: list[MomentDoc] = [{**one, "error": 0.2} for one in MOMENTS]
    assert [one["entry"] for one in turnings(unsure, SWINGS, DECISIONS)] == []


def test_own_luck_and_others_add_up_to_what_a_seat_won_or_lost() -> None:
    for row in balance(MOMENTS, SWINGS, DECISIONS):
        assert row["start"] + row["own"] + row["luck"] + row["others"] == pytest.approx(row["end"])
    first = balance(MOMENTS, SWINGS, DECISIONS)[0]
    assert first["own"] == pytest.approx(0.21)
    assert first["luck"] == -0.6


def test_accuracy_is_the_part_of_the_best_chance_that_was_kept() -> None:
    rows = {(row["seat"], row["phase"]): row for row in accuracy(2, DECISIONS)}
    assert rows[0, "all"]["kept"] == pytest.approx(0.9)
    assert rows[0, "all"]["mistakes"] == 1
    assert rows[1, "tea"]["kept"] == 1.0
    assert (0, "tea") not in rows
