"""What follows from the findings: turning points, luck apart from skill, how accurate each seat was."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gunbai.analysis.documents import AccuracyDoc, BalanceDoc, JudgementDoc, MomentDoc, SwingDoc, TurningDoc

ALL: Final = "all"
TURNINGS: Final = 6
"""Turning points that are told."""
LEAST_TURN: Final = 0.04
SURE: Final = 2.0
"""A turning point changes a chance by so much, and by so many standard errors."""
MISTAKE: Final = 0.02
"""A decision that gives away so much of the chance to win is a mistake."""


def turnings(
    moments: Sequence[MomentDoc], swings: Sequence[SwingDoc], decisions: Sequence[JudgementDoc]
) -> list[TurningDoc]:
    """The stretches between two moments that changed somebody's chance most, in the order of the game."""
    found = [_turning(one, two, swings, decisions) for one, two in pairwise(moments)]
    sure = [
        turning
        for turning, (one, two) in zip(found, pairwise(moments), strict=True)
        if abs(turning["change"]) > max(LEAST_TURN, SURE * (one["error"] + two["error"]))
    ]
    sure.sort(key=lambda turning: -abs(turning["change"]))
    return sorted(sure[:TURNINGS], key=lambda turning: turning["entry"])


def _turning(
    one: MomentDoc, two: MomentDoc, swings: Sequence[SwingDoc], decisions: Sequence[JudgementDoc]
) -> TurningDoc:
    changes = [round(after - before, 4) for before, after in zip(one["chances"], two["chances"], strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    within = [made for made in decisions if one["entry"] < made["entry"] <= two["entry"]]
    luck = sum(swing["changes"][seat] for swing in swings if one["entry"] < swing["entry"] <= two["entry"])
    weightiest = max(within, key=lambda made: abs(made["effect"]), default=None)
    cause, by = "choice", one["seat"]
    if 2 * abs(luck) > abs(changes[seat]):
        cause, by = "luck", -1
    elif by < 0:
        cause = "reveal"
    return TurningDoc(
        entry=one["entry"],
        until=two["entry"],
        season=one["season"],
        seat=seat,
        change=changes[seat],
        changes=changes,
        cause=cause,
        by=by,
        move=weightiest["entry"] if weightiest and cause == "choice" else 0,
    )


def balance(
    moments: Sequence[MomentDoc], swings: Sequence[SwingDoc], decisions: Sequence[JudgementDoc]
) -> list[BalanceDoc]:
    """By seat: what its own decisions and the draws did to its chance; the rest is what the others did."""
    if len(moments) < 2:
        return []
    first, last = moments[0]["chances"], moments[-1]["chances"]
    found = []
    for seat in range(len(first)):
        own = sum(made["effect"] for made in decisions if made["seat"] == seat)
        luck = sum(swing["changes"][seat] for swing in swings)
        others = last[seat] - first[seat] - own - luck
        found.append(
            BalanceDoc(
                seat=seat,
                start=first[seat],
                end=last[seat],
                own=round(own, 4),
                luck=round(luck, 4),
                others=round(others, 4),
            )
        )
    return found


def accuracy(seats: int, decisions: Sequence[JudgementDoc]) -> list[AccuracyDoc]:
    """By seat, for the whole game and each of its phases: the part of the best chance that was kept, on average."""
    phases = [ALL, *dict.fromkeys(made["phase"] for made in decisions)]
    found = []
    for seat in range(seats):
        for phase in phases:
            made = [one for one in decisions if one["seat"] == seat and phase in (ALL, one["phase"])]
            if made:
                found.append(_accuracy(seat, phase, made))
    return found


def _accuracy(seat: int, phase: str, made: Sequence[JudgementDoc]) -> AccuracyDoc:
    kept = [one["win"] / one["best_win"] if one["best_win"] > 0 else 1.0 for one in made]
    mistakes = sum(1 for one in made if is_mistake(one))
    return AccuracyDoc(
        seat=seat, phase=phase, decisions=len(made), kept=round(sum(kept) / len(kept), 4), mistakes=mistakes
    )


def is_mistake(made: JudgementDoc) -> bool:
    """Whether the decision gave away enough to be told of."""
    return made["loss"] >= MISTAKE
