"""What follows from the findings: turning points, luck apart from skill, how accurate each seat was."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gunbai.analysis.course import Course, Stretch
from gunbai.analysis.documents import AccuracyDoc, BalanceDoc, JudgementDoc, MomentDoc, TurningDoc
from gunbai.analysis.walk import NOBODY

ALL: Final = "all"
TURNINGS: Final = 6
"""Turning points that are told."""
LEAST_TURN: Final = 0.04
SURE: Final = 2.0
"""A turning point changes a chance by so much, and by so many standard errors."""
LEAST_CAUSE: Final = 0.35
"""The part of a change that its cause must have done: of what many sealed at once nobody is the cause."""
MISTAKE: Final = 0.02
"""A decision that gives away so much of the chance to win is a mistake."""


def turnings(found: Course) -> list[TurningDoc]:
    """The stretches between two moments that changed somebody's chance most, in the order of the game."""
    sure = [
        turning
        for stretch, (one, two) in zip(found.stretches, pairwise(found.moments), strict=True)
        if abs((turning := _turning(found, stretch, one, two))["change"])
        > max(LEAST_TURN, SURE * (one["error"] + two["error"]))
    ]
    sure.sort(key=lambda turning: -abs(turning["change"]))
    return sorted(sure[:TURNINGS], key=lambda turning: turning["entry"])


def _turning(found: Course, stretch: Stretch, one: MomentDoc, two: MomentDoc) -> TurningDoc:
    changes = [round(after - before, 4) for before, after in zip(one["chances"], two["chances"], strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    cause, by, move = _cause(found, stretch, seat, changes[seat])
    return TurningDoc(
        entry=one["entry"],
        until=two["entry"],
        season=one["season"],
        seat=seat,
        change=changes[seat],
        changes=changes,
        cause=cause,
        by=by,
        move=move,
    )


def _cause(found: Course, stretch: Stretch, seat: int, change: float) -> tuple[str, int, int]:
    """What did most of a change: the draws, the choices of one seat with the weightiest of them, or neither."""
    way = 1 if change > 0 else -1
    luck = way * sum(found.swings[number]["changes"][seat] for number in stretch.swings)
    made = [found.decisions[number] for number in stretch.decisions]
    by_seat: dict[int, float] = {}
    for one in made:
        by_seat[one["seat"]] = by_seat.get(one["seat"], 0.0) + way * one["effects"][seat]
    most = max(by_seat, key=lambda other: by_seat[other], default=NOBODY)
    choices = by_seat.get(most, 0.0)
    rest = abs(change) - luck - sum(by_seat.values())
    if max(luck, choices) < max(rest, LEAST_CAUSE * abs(change)):
        return "reveal", NOBODY, 0
    if luck >= choices:
        return "luck", NOBODY, 0
    own = [one for one in made if one["seat"] == most]
    return "choice", most, max(own, key=lambda one: way * one["effects"][seat])["entry"]


def balance(found: Course) -> list[BalanceDoc]:
    """By seat: what its own decisions and the draws did to its chance; the rest is what the others did."""
    if len(found.moments) < 2:
        return []
    return [_balance(found, seat) for seat in range(len(found.moments[0]["chances"]))]


def _balance(found: Course, seat: int) -> BalanceDoc:
    start, end = (moment["chances"][seat] for moment in (found.moments[0], found.moments[-1]))
    own = sum(made["effects"][seat] for made in found.decisions if made["seat"] == seat)
    luck = sum(swing["changes"][seat] for swing in found.swings)
    others = end - start - own - luck
    return BalanceDoc(seat=seat, start=start, end=end, own=round(own, 4), luck=round(luck, 4), others=round(others, 4))


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
