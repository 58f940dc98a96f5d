"""Sealed phases: the order of the seats does not matter, withdrawing works to the last, others see only `ready`."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import is_sealed, sealed_states, view_text, viewers

few_cases = pytest.mark.parametrize("case", FEW, ids=str)
PHASES = 4


def sealed_phases(case: Case) -> list[State]:
    """Some sealed phases with two actors or more."""
    found: list[State] = []
    for seed in range(60, 70):
        for state in sealed_states(case, seed):
            found.append(state)
            if len(found) == PHASES:
                return found
    raise AssertionError("no sealed phase in ten games")


class Planner:
    """Each seat makes the same choices whatever the others do: its own stream of numbers."""

    def __init__(self, salt: int) -> None:
        self.salt = salt
        self.made: dict[int, int] = {}

    def act(self, state: State, seat: int) -> None:
        number = self.made.get(seat, 0)
        self.made[seat] = number + 1
        choices = state.choices(seat)
        state.apply(choices[random.Random(f"{self.salt} {seat} {number}").randrange(len(choices))])


def seal(state: State, order: Callable[[list[int]], int], salt: int, leave: int = 0) -> None:
    """Let the actors act in some order until only `leave` of them are not ready."""
    planner = Planner(salt)
    barriers = state.barriers
    while state.barriers == barriers and len(state.actors()) > leave:
        planner.act(state, order(state.actors()))


@few_cases
def test_the_order_of_the_seats_does_not_matter(case: Case) -> None:
    for state in sealed_phases(case):
        rng = random.Random(1)
        orders: list[Callable[[list[int]], int]] = [min, max, rng.choice, rng.choice]
        ends = []
        for order in orders:
            twin = state.copy(state.chance.copy())
            seal(twin, order, salt=3)
            ends.append(twin)
        assert all(end == ends[0] for end in ends)
        assert ends[0].barriers > state.barriers


def twin_of(state: State) -> State:
    return state.copy(state.chance.copy())


@few_cases
def test_others_see_no_progress_and_no_content_only_readiness(case: Case) -> None:
    steps = 0
    for state in sealed_phases(case):
        seat = state.actors()[0]
        others = [viewer for viewer in viewers(state) if viewer != seat]
        ready = []
        for salt in (4, 5):
            twin, planner = twin_of(state), Planner(salt)
            before = [view_text(twin, viewer) for viewer in others]
            numbers = [twin.decision(other) for other in range(case.seats) if other != seat]
            while seat in twin.actors():
                assert [view_text(twin, viewer) for viewer in others] == before, "others see the progress"
                planner.act(twin, seat)
                steps += 1
            assert [twin.decision(other) for other in range(case.seats) if other != seat] == numbers
            ready.append([view_text(twin, viewer) for viewer in others])
            assert ready[-1] != before, "others do not see that the seat is ready"
        assert ready[0] == ready[1], "others see what was sealed"
    assert steps > 2 * PHASES, "chains of more than one link"


@few_cases
def test_withdrawing_works_until_the_last_is_ready(case: Case) -> None:
    for state in sealed_phases(case):
        straight = twin_of(state)
        seal(straight, min, salt=6)
        twin = twin_of(state)
        fresh = {seat: state.choices(seat) for seat in state.actors()}
        seal(twin, min, salt=7, leave=1)
        assert is_sealed(twin)
        for seat in set(fresh) - set(twin.actors()):
            number = twin.decision(seat)
            assert [form.tag for form in twin.asides(seat)] == ["withdraw"]
            twin.apply(Aside(seat, "withdraw", ()))
            assert twin.choices(seat) == fresh[seat]
            assert twin.decision(seat) != number
        if half_made(twin):
            twin.apply(Aside(twin.actors()[0], "withdraw", ()))
        seal(twin, max, salt=6)
        assert twin == straight, "what was withdrawn has left a trace"


def half_made(state: State) -> bool:
    return any(form.tag == "withdraw" for form in state.asides(state.actors()[0]))


@few_cases
def test_nothing_is_withdrawn_after_the_reveal(case: Case) -> None:
    for state in sealed_phases(case):
        seal(state, min, salt=8)
        before = state.position()
        for seat in range(case.seats):
            with pytest.raises(RuleViolation):
                state.apply(Aside(seat, "withdraw", ()))
        assert state.position() == before


@few_cases
def test_sampled_worlds_hold_a_guess_for_every_ready_seat(case: Case) -> None:
    """So that a search can withdraw it for them, and the reveal has something to reveal."""
    rng = random.Random(9)
    for state in sealed_phases(case):
        seal(state, min, salt=9, leave=1)
        worlds = [case.game.sampled(state.view(state.actors()[0]), rng) for _ in range(4)]
        for seat in set(range(case.seats)) - set(state.actors()):
            expected = [form.tag for form in state.asides(seat)]
            assert [[form.tag for form in world.asides(seat)] for world in worlds] == [expected] * 4
        for world in worlds:
            seal(world, min, salt=10)
            case.adapter.counts(world)
        assert len({world.digest() for world in worlds}) > 1, "every guess is the same"
