"""Refusals: exactly for what is not among the choices, each with a code and a clause; the four error types."""

from __future__ import annotations

import random
import re

import pytest

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import BadInput, MalformedAction, NotYourTurn, RuleViolation, StaleDecision
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import State
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.driving import every_action, new_match, random_choice, some_states

few_cases = pytest.mark.parametrize("case", FEW, ids=str)
CODE = re.compile(r"[a-z-]+/[a-z_]+")


def check_refusal(case: Case, state: State, action: Action, legal: bool) -> None:
    refused = state.refusal(action)
    assert (refused is None) == legal, f"{action}: {refused}"
    if refused is None:
        return
    assert CODE.fullmatch(refused.code), refused.code
    assert str(refused)
    if "action" in refused.details:
        assert refused.details["action"] == state.actions.text(action.id), f"{action} is refused as another one"
    if isinstance(refused, RuleViolation):
        assert refused.clause in case.adapter.clauses, f"{refused.code} cites {refused.clause!r}"
    else:
        assert isinstance(refused, NotYourTurn)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusal_is_none_exactly_for_the_choices(case: Case) -> None:
    """Over the whole action table."""
    for state, _ in some_states(case, seed=41 + case.number, share=0.04):
        legal = {action for seat in range(case.seats) for action in state.choices(seat)}
        for action in every_action(case.game, case.seats):
            check_refusal(case, state, action, action in legal)


@few_cases
def test_every_choice_cites_a_clause_that_exists(case: Case) -> None:
    for state, _ in some_states(case, seed=42, share=1.0):
        for seat in state.actors():
            for action in state.choices(seat):
                assert state.clause(action) in case.adapter.clauses, f"{action}: {state.clause(action)!r}"
        for seat in range(case.seats):
            for form in state.asides(seat):
                assert form.clause in case.adapter.clauses


def is_untouched(state: State, before: tuple[object, ...]) -> bool:
    return fingerprint(state) == before


def fingerprint(state: State) -> tuple[object, ...]:
    seats = range(state.seats())
    return (
        state.digest(),
        state.barriers,
        [state.decision(seat) for seat in seats],
        [[str(action) for action in state.choices(seat)] for seat in seats],
        state.actors(),
    )


@few_cases
def test_illegal_actions_raise_rule_violations_and_change_nothing(case: Case) -> None:
    for state, rng in some_states(case, seed=43, share=0.1):
        before = fingerprint(state)
        for seat in state.actors():
            legal = state.choices(seat)
            illegal = [a for a in every_action(case.game, case.seats) if a.seat == seat and a not in legal]
            for action in rng.sample(illegal, 15):
                with pytest.raises(RuleViolation):
                    state.apply(action)
        assert is_untouched(state, before)


@few_cases
def test_actions_out_of_turn_raise_not_your_turn(case: Case) -> None:
    tried = 0
    for state, rng in some_states(case, seed=44, share=0.1):
        before = fingerprint(state)
        for seat in set(range(case.seats)) - set(state.actors()):
            tried += 1
            with pytest.raises(NotYourTurn):
                state.apply(case.game.actions.of(seat, rng.randrange(len(case.game.actions))))
        assert is_untouched(state, before)
    assert tried


@few_cases
def test_stale_answers_raise_stale_decision(case: Case) -> None:
    for state, rng in some_states(case, seed=45, share=0.1):
        before = fingerprint(state)
        action = random_choice(state, rng)
        for number in (state.decision(action.seat) - 1, state.decision(action.seat) + 1):
            with pytest.raises(StaleDecision):
                state.apply(action, decision=number)
        assert is_untouched(state, before)
        state.copy().apply(action, decision=state.decision(action.seat))


@few_cases
def test_a_decision_cannot_be_answered_twice(case: Case) -> None:
    for state, rng in some_states(case, seed=46, share=0.3):
        twin = state.copy()
        action = random_choice(twin, rng)
        number = twin.decision(action.seat)
        twin.apply(action, decision=number)
        with pytest.raises(StaleDecision):
            twin.apply(action, decision=number)


@few_cases
@pytest.mark.parametrize(
    "text", ["", "0", "x done", "9 nonsense", "0 nonsense", "5 done", "-1 done", "0  ", "0 undo 1"]
)
def test_texts_that_are_no_action_are_malformed(case: Case, text: str) -> None:
    with pytest.raises(MalformedAction):
        case.game.parse(text)


@few_cases
def test_unknown_seats_are_bad_input(case: Case) -> None:
    if case.seats == 5:
        return
    state = case.new(1)
    before = fingerprint(state)
    with pytest.raises(BadInput, match="seat"):
        state.apply(case.game.actions.of(4, 0))
    for tag in case.game.actions.asides:
        with pytest.raises(BadInput, match="seat"):
            state.apply(Aside(4, tag, ()))
    assert is_untouched(state, before)


@few_cases
def test_a_finished_game_takes_nothing(case: Case) -> None:
    state = case.new(1)
    rng = random.Random(1)
    while state.actors():
        state.apply(random_choice(state, rng))
    before = fingerprint(state)
    for action in every_action(case.game, case.seats):
        assert isinstance(state.refusal(action), NotYourTurn)
    for seat in range(case.seats):
        assert state.asides(seat) == []
    assert is_untouched(state, before)


@few_cases
def test_a_refused_action_leaves_the_match_as_it_was(case: Case) -> None:
    match, _ = new_match(case, 47)
    rng = random.Random(47)
    for _ in range(60):
        before = (fingerprint(match.state), len(match.entries), len(match.heard), undoables(match))
        seat = match.state.actors()[0]
        bad = next(a for a in every_action(case.game, case.seats) if a.seat == seat and match.state.refusal(a))
        with pytest.raises(RuleViolation):
            match.apply(bad)
        assert (fingerprint(match.state), len(match.entries), len(match.heard), undoables(match)) == before
        match.apply(random_choice(match.state, rng))


def undoables(match: Match) -> list[int]:
    return [match.undoable(seat) for seat in range(match.seats)]
