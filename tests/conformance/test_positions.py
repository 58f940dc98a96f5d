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
from tests.conformance.driving import walk
from tests.conformance.mutations import at, changed, mutated, paths_of

few_cases = pytest.mark.parametrize("case", FEW, ids=str)
UNBOUND = ("players.*.earned.stolen_by_others", "locals.offers.*")
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


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_no_number_is_below_nothing_or_without_measure(name: str) -> None:
    """Wherever a position has a number: three times each, in whole games. What others have stolen counts against; the
    number of a promise may be high."""
    tried: dict[str, int] = {}
    for case in [case for case in FEW if case.name == name]:
        rng = random.Random(1)
        for state in walk(case.new(1), rng):
            if rng.random() < 0.06:
                check_measure(case, state.position(), tried)
    assert tried


def check_measure(case: Case, document: object, tried: dict[str, int]) -> None:
    for path in paths_of(document):
        kind = ".".join("*" if isinstance(key, int) else key for key in path)
        if path[0] == "turn" and len(path) > 1:
            kind += f" of {at(document, path[:2])['step']}"
        if type(at(document, path)) is int and tried.get(kind, 0) < 3 and kind not in UNBOUND:
            tried[kind] = tried.get(kind, 0) + 1
            for just, far in ((-1, -2), (10_000, 10_001)):
                refused = refusal(case, changed(document, path, just))
                assert refused == refusal(case, changed(document, path, far)), f"{just} of {kind} is within bounds"


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_a_field_that_nobody_knows_is_refused_wherever_it_stands(name: str) -> None:
    tried: set[str] = set()
    for case in [case for case in FEW if case.name == name]:
        rng = random.Random(2)
        for state in walk(case.new(2), rng):
            if rng.random() < 0.06:
                check_unknown_fields(case, state.position(), tried)
    assert tried


def check_unknown_fields(case: Case, document: object, tried: set[str]) -> None:
    for path in [(), *paths_of(document)]:
        kind = ".".join("*" if isinstance(key, int) else key for key in path)
        if isinstance(at(document, path), dict) and kind not in tried:
            tried.add(kind)
            field, _ = refusal(case, changed(document, (*path, "surprise"), 1))
            assert field.endswith("surprise") or kind == "options", f"in {kind}: {field}"


def refusal(case: Case, document: object) -> tuple[str, object]:
    """The field that is named, and what is expected there."""
    with pytest.raises(BadPosition) as refused:
        case.game.from_position(document)
    return refused.value.field, refused.value.details["expected"]


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
    check_played_on(case, state, what)


def check_played_on(case: Case, state: State, what: str) -> None:
    """Whatever was read is a game: what is asked may be looked at from all sides, and it goes on to its end."""
    rng = random.Random(len(what))
    for seat in state.actors()[:1]:
        assert [state.ends(choice) for choice in state.choices(seat)], what
        assert case.game.sampled(state.view(seat), rng).choices(seat) == state.choices(seat), what
    play_randomly(state, seeded(rng.randrange(1000)))
    assert state.is_over(), what


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
