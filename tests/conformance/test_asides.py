"""Asides: open to any seat at any time, they never make another seat's move stale and change only what they say."""

from __future__ import annotations

import random

import pytest

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import MalformedAction, RuleViolation
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import is_time_for_aside, random_aside, random_choice, some_states, try_aside, walk

few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def numbers_of(state: State) -> list[int]:
    return [state.decision(seat) for seat in range(state.seats())]


@few_cases
def test_asides_never_change_another_seats_decision(case: Case) -> None:
    used: set[str] = set()
    for seed in range(24):
        rng = random.Random(seed)
        for state in walk(case.new(seed), rng, asides=0.0):
            if is_time_for_aside(state, rng, 0.3):
                actors, before = state.actors(), numbers_of(state)
                aside = try_aside(state, state, rng)
                if aside is None:
                    continue
                used.add(aside.tag)
                others = [seat for seat in range(case.seats) if seat != aside.seat]
                assert [state.decision(seat) for seat in others] == [before[seat] for seat in others]
                assert set(actors) <= set(state.actors())
                assert all(state.choices(seat) for seat in state.actors())
                case.adapter.played_counts(state)
        if used == set(case.game.actions.asides):
            return
    raise AssertionError(f"never used: {set(case.game.actions.asides) - used}")


@few_cases
def test_a_move_still_answers_its_decision_after_an_aside_of_another_seat(case: Case) -> None:
    for state, rng in some_states(case, seed=51, share=0.3):
        action = random_choice(state, rng)
        number = state.decision(action.seat)
        aside = random_aside(state, rng)
        if aside is None or aside.seat == action.seat:
            continue
        twin = state.copy()
        try:
            twin.apply(aside)
        except RuleViolation:
            continue
        if action in twin.choices(action.seat):
            twin.apply(action, decision=number)


@few_cases
def test_a_refused_aside_changes_nothing(case: Case) -> None:
    refused = 0
    for state, rng in some_states(case, seed=52, share=0.3):
        before = (state.position(), state.barriers, numbers_of(state))
        for aside in broken_asides(state, rng):
            with pytest.raises(RuleViolation) as caught:
                state.apply(aside)
            assert caught.value.clause
            refused += 1
        assert (state.position(), state.barriers, numbers_of(state)) == before
    assert refused


def broken_asides(state: State, rng: random.Random) -> list[Aside]:
    """One number out of its bounds, and every aside that is not open now."""
    found = []
    for seat in range(state.seats()):
        forms = state.asides(seat)
        for form in forms:
            for index in range(len(form.fields)):
                numbers = [field.low for field in form.fields]
                numbers[index] = max(one.fields[index].high for one in forms if one.tag == form.tag) + 1
                found.append(Aside(seat, form.tag, tuple(numbers)))
        closed = sorted(set(state.actions.asides) - {form.tag for form in forms})
        found += [Aside(seat, tag, (0,) * len(state.actions.asides[tag])) for tag in closed]
    return rng.sample(found, min(len(found), 6))


@few_cases
def test_asides_with_too_few_or_too_many_numbers_are_malformed(case: Case) -> None:
    """Also when they were not read from a text."""
    state = case.new(1)
    before = state.position()
    for tag, names in case.game.actions.asides.items():
        wanted = len(names)
        for count in (wanted + 1, wanted - 1):
            if count >= 0:
                with pytest.raises(MalformedAction):
                    case.game.parse(" ".join(["0", tag, *["1"] * count]))
                with pytest.raises(MalformedAction):
                    state.apply(Aside(0, tag, (1,) * count))
    with pytest.raises(MalformedAction):
        state.apply(Aside(0, "nonsense", ()))
    assert state.position() == before


@few_cases
def test_asides_read_back_from_their_texts(case: Case) -> None:
    for tag, names in case.game.actions.asides.items():
        count = len(names)
        aside = Aside(2, tag, tuple(range(count)))
        read = case.game.parse(str(aside))
        assert not isinstance(read, Action)
        assert read == aside
        assert hash(read) == hash(aside)
