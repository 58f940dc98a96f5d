"""Random games: they end, every list of choices is sound, nothing is lost, every position reads back."""

from __future__ import annotations

import json
import random

import pytest

from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.driving import walk

all_cases = pytest.mark.parametrize("case", CASES, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def check_choices(state: State, case: Case) -> None:
    actors = state.actors()
    assert len(set(actors)) == len(actors)
    assert actors, "a running game asks nobody"
    for seat in range(state.seats()):
        choices = state.choices(seat)
        assert bool(choices) == (seat in actors), f"seat {seat} of {actors}: {choices}"
        assert len(set(choices)) == len(choices), choices
        assert len(choices) <= case.adapter.widest
        for action in choices:
            assert action is case.game.actions.of(seat, action.id)
            assert state.clause(action)


@all_cases
def test_random_games_end_with_sound_choices_and_nothing_lost(case: Case) -> None:
    for seed in range(3):
        state = case.new(seed)
        state.listener = case.adapter.watcher(state)
        for decision, now in enumerate(walk(state, random.Random(seed))):
            check_choices(now, case)
            if decision % 10 == 0:
                case.adapter.played_counts(now)
        case.adapter.played_counts(state)
        assert state.actors() == []
        assert [state.choices(seat) for seat in range(case.seats)] == [[]] * case.seats


@all_cases
def test_result_names_winners_places_and_sources(case: Case) -> None:
    state = case.new(7)
    play_randomly(state, seeded(8))
    result = state.result()
    assert len(result.scores) == len(result.ranking) == len(result.breakdown) == case.seats
    assert [sum(sources.values()) for sources in result.breakdown] == result.scores
    assert result.winners == [seat for seat, place in enumerate(result.ranking) if place == 1]
    assert max(result.scores) == result.scores[result.winners[0]]
    assert json.loads(json.dumps(result.document())) == result.document()


@few_cases
def test_every_position_reads_back(case: Case) -> None:
    state = case.new(11)
    for number, now in enumerate(walk(state, random.Random(11))):
        if number % 3 == 0:
            check_position(now, case)
    check_position(state, case)


def check_position(state: State, case: Case) -> None:
    document = state.position()
    again = case.game.from_position(document)
    assert again == state
    assert again.position() == document
    through_text = case.game.from_position(json.loads(json.dumps(document)))
    assert through_text == state
    assert through_text.digest() == state.digest()
    assert [through_text.choices(seat) for seat in range(case.seats)] == [
        state.choices(seat) for seat in range(case.seats)
    ]


@few_cases
def test_equal_seeds_give_equal_games_and_other_seeds_other_ones(case: Case) -> None:
    digests = []
    for seed in (5, 5, 6):
        state = case.new(seed)
        play_randomly(state, seeded(1))
        digests.append(state.digest())
    assert digests[0] == digests[1] != digests[2]


@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 3], ids=str)
def test_every_action_reads_back_from_its_text(case: Case) -> None:
    table = case.game.actions
    for seat in range(5):
        for action in table.all_of(seat, list(range(len(table)))):
            assert case.game.parse(str(action)) is action
