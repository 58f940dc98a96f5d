"""What pages rely on before anything is done: which choices end something, and why something is not possible."""

from __future__ import annotations

import random

import pytest

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError, RuleViolation
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import every_action, new_match, random_aside, random_choice, some_states, walk
from tests.conformance.endings import has_ended
from tests.conformance.test_going_on import Variety, varieties

TRIED = {"rising-sun": 0.05, "shogun": 0.0, "lanterns": 1.0}
"""The share of choices that may be played on a copy: in Rising Sun those after which chains of cards and battles go on
by themselves; the small game of the documentation leaves it to the kernel."""
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@few_cases
def test_a_choice_ends_exactly_when_it_cannot_be_undone_or_others_go_on(case: Case) -> None:
    match, _ = new_match(case, 61)
    rng = random.Random(61)
    seen = {True: 0, False: 0}
    while not match.state.is_over():
        action = random_choice(match.state, rng)
        expected = match.state.ends(action)
        match.apply(action)
        is_final = match.undoable(action.seat) == 0
        assert expected == (is_final or action.seat not in match.state.actors()), str(action)
        seen[expected] += 1
    assert all(seen.values()), f"one of the two was never seen: {seen}"


@pytest.mark.parametrize("variety", list(varieties()), ids=str)
def test_what_a_step_knows_of_an_ending_is_what_playing_shows(variety: Variety) -> None:
    """Where a step knows, nothing is played: over a whole game its word is compared with what happens on a copy."""
    known, unknown, rng = {True: 0, False: 0}, 0, random.Random(65)
    for state in walk(variety.new(65), rng):
        for seat in state.actors() if rng.random() < 0.5 else ():
            for choice in state.choices(seat):
                said = state.stack[-1].ends(state, seat, choice.id)
                if said is None:
                    unknown += 1
                    continue
                known[said] += 1
                assert said == played_out(state, choice), f"{choice} at {state.stack[-1]}"
    assert known[True]
    assert known[False]
    assert unknown <= TRIED[variety.name] * (unknown + sum(known.values())), f"{unknown} choices are tried"


def played_out(state: State, choice: Action) -> bool:
    """Whether a choice crosses a barrier, opens a sealed phase or hands on to others: seen by making it."""
    trial = state.copy()
    trial.play(choice.seat, choice.id)
    return has_ended(state, trial, choice.seat)


@few_cases
def test_whether_a_choice_ends_depends_on_the_view_only(case: Case) -> None:
    for state, rng in some_states(case, seed=62, share=0.1):
        for seat in state.actors():
            world = case.game.sampled(state.view(seat), rng)
            mine = [state.ends(choice) for choice in state.choices(seat)]
            assert [world.ends(choice) for choice in world.choices(seat)] == mine


def reason(refused: GunbaiError | None) -> object:
    clause = refused.clause if isinstance(refused, RuleViolation) else None
    return None if refused is None else (refused.code, clause, refused.details)


@few_cases
def test_why_not_depends_on_the_view_only(case: Case) -> None:
    """Whatever the others hide: a refusal is no oracle."""
    refused = 0
    for state, rng in some_states(case, seed=63, share=0.05):
        for seat in range(case.seats):
            world = case.game.sampled(state.view(seat), rng)
            mine = [action for action in every_action(case.game, case.seats) if action.seat == seat]
            for action in rng.sample(mine, 60):
                refused += state.refusal(action) is not None
                assert reason(world.refusal(action)) == reason(state.refusal(action)), str(action)
            for aside in asides_of(state, seat, rng):
                assert reason(world.refusal(aside)) == reason(state.refusal(aside)), str(aside)
    assert refused


def asides_of(state: State, seat: int, rng: random.Random) -> list[Aside]:
    """Sensible and silly ones."""
    shapes = state.actions.asides.items()
    return [Aside(seat, tag, tuple(rng.randrange(6) for _ in names)) for tag, names in shapes]


@few_cases
def test_the_refusal_of_an_aside_is_what_applying_it_would_raise(case: Case) -> None:
    outcomes: set[bool] = set()
    for state, rng in some_states(case, seed=64, share=0.3):
        sensible = random_aside(state, rng)
        for aside in [*asides_of(state, rng.randrange(case.seats), rng), *([sensible] if sensible else [])]:
            before = state.digest()
            refused = state.refusal(aside)
            assert state.digest() == before, "asking has changed something"
            outcomes.add(refused is None)
            assert reason(raised_by(state.copy(), aside)) == reason(refused)
    assert outcomes == {True, False}


def raised_by(state: State, action: Action | Aside) -> GunbaiError | None:
    try:
        state.apply(action)
    except GunbaiError as error:
        return error
    return None
