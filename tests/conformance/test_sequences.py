"""Hypothesis drives a match: any mix of choices, asides, undos, batches, copies and round trips keeps it sound."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gunbai.kernel.actions import Action
from gunbai.kernel.errors import GunbaiError, RuleViolation
from gunbai.kernel.records.match import Match
from gunbai.kernel.records.record import document, read, replayed
from tests.conformance.adapters import CASES
from tests.conformance.driving import new_match, random_aside, random_choice

indices = st.integers(0, 2**16)


class Playing(RuleBasedStateMachine):
    """A match at some depth, and everything a seat may try with it."""

    game = ""

    @initialize(number=indices, seed=st.integers(0, 20), depth=st.integers(0, 250))
    def begin(self, number: int, seed: int, depth: int) -> None:
        cases = [case for case in CASES if case.name == self.game]
        self.case = cases[number % len(cases)]
        self.match, self.chance = new_match(self.case, seed)
        rng = random.Random(seed)
        while len(self.match.entries) < depth and not self.match.state.is_over():
            self.match.apply(random_choice(self.match.state, rng))

    def running(self) -> bool:
        return not self.match.state.is_over()

    @precondition(running)
    @rule(who=indices, what=indices)
    def choose(self, who: int, what: int) -> None:
        state = self.match.state
        actors = state.actors()
        seat = actors[who % len(actors)]
        choices = state.choices(seat)
        self.match.apply(choices[what % len(choices)], decision=state.decision(seat))

    @precondition(running)
    @rule(seed=indices)
    def say_aside(self, seed: int) -> None:
        aside = random_aside(self.match.state, random.Random(seed))
        if aside is not None:
            self.unchanged_if_refused(lambda: self.match.apply(aside))

    @precondition(running)
    @rule(who=indices, what=indices)
    def try_anything(self, who: int, what: int) -> None:
        table = self.case.game.actions
        action = table.of(who % self.case.seats, what % len(table))
        if self.match.state.refusal(action) is not None:
            self.unchanged_if_refused(lambda: self.match.apply(action))

    @rule(who=indices, count=st.integers(0, 4))
    def undo(self, who: int, count: int) -> None:
        self.unchanged_if_refused(lambda: self.match.undo(who % self.case.seats, count))

    @precondition(running)
    @rule(seed=indices, count=st.integers(1, 5))
    def batch(self, seed: int, count: int) -> None:
        trial, rng = self.match.state.copy(), random.Random(seed)
        actions: list[Action] = []
        while len(actions) < count and trial.actors():
            actions.append(random_choice(trial, rng))
            trial.apply(actions[-1])
        self.unchanged_if_refused(lambda: self.match.batch(actions))

    def unchanged_if_refused(self, attempt: object) -> None:
        assert callable(attempt)
        before = (self.match.state.digest(), self.match.state.barriers, len(self.match.entries))
        try:
            attempt()
        except GunbaiError:
            assert (self.match.state.digest(), self.match.state.barriers, len(self.match.entries)) == before

    @rule()
    def read_back(self) -> None:
        position = json.loads(json.dumps(self.match.state.position()))
        assert self.case.game.from_position(position) == self.match.state

    @rule()
    def replay(self) -> None:
        record = read(json.dumps(document(self.match, self.chance)))
        assert replayed(self.case.game, record).state == self.match.state

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            self.case.adapter.played_counts(self.match.state)
            check_actors(self.match)


def check_actors(match: Match) -> None:
    state = match.state
    assert bool(state.actors()) != state.is_over()
    for seat in range(match.seats):
        assert bool(state.choices(seat)) == (seat in state.actors())


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_any_sequence_keeps_the_match_sound(name: str) -> None:
    machine = type("PlayingOne", (Playing,), {"game": name})
    quick = settings(max_examples=12, stateful_step_count=25, deadline=None, derandomize=True, database=None)
    run_state_machine_as_test(machine, settings=quick)


@pytest.mark.full
@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_any_sequence_keeps_the_match_sound_at_length(name: str) -> None:
    machine = type("PlayingOne", (Playing,), {"game": name})
    long = settings(max_examples=150, stateful_step_count=40, deadline=None, derandomize=True, database=None)
    run_state_machine_as_test(machine, settings=long)


def test_the_machine_meets_refusals() -> None:
    """The guard above is only worth something if refusals are raised at all."""
    match, _ = new_match(CASES[0], 1)
    with pytest.raises(RuleViolation):
        match.undo(0, 1)
