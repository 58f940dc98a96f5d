"""Broken positions: whatever is damaged, it is refused with the field at fault or it is a position of the game."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.kernel.errors import BadPosition
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.mutations import mutated

few_cases = pytest.mark.parametrize("case", FEW, ids=str)
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
@quick
@given(data=st.data())
def test_a_damaged_position_is_refused_by_field_or_sound(name: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from([case for case in CASES if case.name == name]), label="case")
    state = case.new(data.draw(st.integers(0, 50), label="seed"))
    play_randomly(state, seeded(1), limit=data.draw(st.integers(0, 400), label="decisions"))
    rng = random.Random(data.draw(st.integers(0, 2**32), label="damage"))
    document = state.position()
    for _ in range(20):
        check_damaged(case, *mutated(document, rng))


def read_or_none(case: Case, document: object) -> State | None:
    """None if the document is refused with a field and what was expected there."""
    try:
        return case.game.from_position(document)
    except BadPosition as refused:
        if not refused.field or not refused.details["expected"]:
            raise
        return None


def check_damaged(case: Case, document: object, what: str) -> None:
    state = read_or_none(case, document)
    if state is None:
        return
    case.adapter.counts(state)
    assert state.is_over() or state.actors(), what
    assert all(state.choices(seat) for seat in state.actors()), what
    assert case.game.from_position(json.loads(json.dumps(state.position()))) == state, what


@pytest.mark.full
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_thousands_of_damaged_positions(name: str, chunk: int) -> None:
    cases = [case for case in CASES if case.name == name]
    rng = random.Random(chunk)
    for number in range(150):
        case = rng.choice(cases)
        state = case.new(number)
        play_randomly(state, seeded(number), limit=rng.randrange(400))
        document = state.position()
        for _ in range(10):
            check_damaged(case, *mutated(document, rng))


@few_cases
@pytest.mark.parametrize("document", [None, 1, "x", [], {"game": "chess"}, {"game": 1}, {"nonsense": 1}])
def test_documents_that_are_no_position_are_refused(case: Case, document: object) -> None:
    with pytest.raises(BadPosition) as caught:
        case.game.from_position(document)
    assert caught.value.field


@few_cases
def test_a_misspelt_field_is_refused_by_its_name(case: Case) -> None:
    document = {**case.new(1).position(), "colour": "red"}
    with pytest.raises(BadPosition, match="colour"):
        case.game.from_position(document)


@few_cases
def test_reading_leaves_the_document_alone(case: Case) -> None:
    state = case.new(2)
    play_randomly(state, seeded(2), limit=60)
    document = state.position()
    before = json.dumps(document)
    again = case.game.from_position(document)
    play_randomly(again, seeded(3), limit=60)
    assert json.dumps(document) == before
