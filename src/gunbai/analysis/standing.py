"""How things stood between the moves, and what the draws did: chances of all seats at once."""

from __future__ import annotations

import time
from typing import Final

from gunbai.analysis.documents import MomentDoc, StandingDoc, SwingDoc
from gunbai.analysis.doubt import shrunk, standard_error, usual_error
from gunbai.analysis.experts import Expert
from gunbai.analysis.walk import NOBODY, Stop, Throw, whose_turn
from gunbai.bots.search.guide import World
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.state import State

LEAST_PAIRS: Final = 6
"""Comparisons of what was drawn with what might have been."""
STANDING_TRIALS: Final = 120
"""Worlds of each seat after which a position is judged: errors are then below two points of a hundred."""


class Tally:
    """Chances by seat, world by world."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[list[float]] = []

    def means(self) -> list[float]:
        return [sum(row[seat] for row in self.rows) / len(self.rows) for seat in range(self.seats)]

    def errors(self) -> list[float]:
        """By seat: the standard error of its mean."""
        return [standard_error([row[seat] for row in self.rows]) for seat in range(self.seats)]


def moment(expert: Expert, stop: Stop, seed: int, trials: int) -> MomentDoc:
    """By worlds that the seats imagine in turn: what the table as a whole could know."""
    state, seats = stop.state, stop.state.seats()
    chances, error = (won(state), 0.0) if state.is_over() else _imagined(expert, stop, seed, trials)
    season, phase = expert.place(state)
    told = [round(one, 4) for one in chances]
    return MomentDoc(
        entry=stop.entry,
        season=season,
        phase=phase,
        seat=NOBODY if state.is_over() else whose_turn(state),
        chances=told,
        error=round(error, 4),
        seen=told,
        doubt=round(error, 4),
        points=expert.points(state)[:seats],
        honor=expert.honor(state),
    )


def _imagined(expert: Expert, stop: Stop, seed: int, trials: int) -> tuple[list[float], float]:
    state = stop.state
    tally = Tally(state.seats())
    each = max(2, round(trials / state.seats()))
    for seat in range(state.seats()):
        luck = (seed + seat) * 1009
        view = state.view(seat)
        worlds: list[World] = []
        for number in range(each):
            world = expert.imagined(view, seat, stop.planned[seat], luck + number)
            expert.play_on(world, view, seat, luck + number)
            worlds.append(world)
        tally.rows += expert.judge.chances(worlds, seat)
    return tally.means(), max(tally.errors())


def standing(expert: Expert, state: State, earlier: StandingDoc | None, slice_seconds: float) -> StandingDoc:
    """How a position stands that nobody has played up to: go on from what was found earlier, for a while. All seats
    imagine worlds in turn, one after the other; the same trials come to the same on any machine."""
    seats = state.seats()
    found = earlier or StandingDoc(trials=0, sums=[0.0] * seats, squares=[0.0] * seats, judge=expert.name)
    trials, sums, squares = found["trials"], found["sums"][:], found["squares"][:]
    ends = time.monotonic() + slice_seconds
    while trials < STANDING_TRIALS * seats:
        for seat in range(seats):
            row = _trial(expert, state, seat, trials + seat)
            sums = [total + one for total, one in zip(sums, row, strict=True)]
            squares = [total + one * one for total, one in zip(squares, row, strict=True)]
        trials += seats
        if time.monotonic() >= ends:
            break
    return StandingDoc(trials=trials, sums=sums, squares=squares, judge=expert.name)


def _trial(expert: Expert, state: State, seat: int, number: int) -> list[float]:
    view, luck = state.view(seat), (number + 1) * 1009
    world = expert.imagined(view, seat, None, luck)
    expert.play_on(world, view, seat, luck)
    return expert.judge.chances([world], seat)[0]


def won(state: State) -> list[float]:
    """The result: those who have won share it."""
    winners = state.result().winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats())]


def swing(expert: Expert, throw: Throw, seed: int, trials: int) -> SwingDoc:
    """What was drawn against what might have been drawn, all else as it was: the game is over, nothing is secret."""
    tally = Tally(throw.before.seats())
    seats = tally.seats
    for number in range(max(LEAST_PAIRS, trials // 2)):
        luck, viewer = seed * 1009 + number, number % seats
        expected = throw.before.copy(simulated(luck))
        expected.play(throw.action.seat, throw.action.id)
        drawn = throw.after.copy(simulated(luck))
        view = throw.after.view(viewer)
        for world in (expected, drawn):
            expert.play_on(world, view, viewer, luck)
        was, became = expert.judge.chances([expected, drawn], viewer)
        tally.rows.append([became[seat] - was[seat] for seat in range(seats)])
    errors = tally.errors()
    changes = [round(change, 4) for change in shrunk(tally.means(), errors)]
    doubt = round(usual_error(errors), 4)
    return SwingDoc(entry=throw.entry, labels=throw.labels, changes=changes, seen=changes, doubt=doubt)
