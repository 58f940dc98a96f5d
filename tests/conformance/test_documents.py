"""Whatever the engine writes is as its schemas say: positions and views of whole games, over all options."""

from __future__ import annotations

import random
from functools import cache

import jsonschema_rs
import pytest

from gunbai.kernel.errors import BadPosition
from gunbai.kernel.state import State
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.driving import viewers, walk

GAMES_EACH = 1000
CHUNKS = 2


@cache
def validator(name: str, document: str) -> jsonschema_rs.Draft202012Validator:
    case = next(case for case in CASES if case.name == name)
    return jsonschema_rs.Draft202012Validator(case.game.schema(document))


def check(case: Case, state: State) -> None:
    validator(case.name, "position").validate(state.position())
    for viewer in viewers(state):
        validator(case.name, "view").validate(state.view(viewer).document())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_and_views_are_as_their_schemas_say(case: Case) -> None:
    rng = random.Random(1)
    state = case.new(1)
    for now in walk(state, rng):
        if rng.random() < 0.2:
            check(case, now)
    check(case, state)


@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 3], ids=str)
def test_a_schema_bites(case: Case) -> None:
    """What is misspelt, missing or of another kind is not as it says."""
    document = dict(case.new(2).position())
    for broken in ({**document, "colour": "red"}, {**document, "form": "two"}, {**document, "turn": [{"step": "x"}]}):
        assert not validator(case.name, "position").is_valid(broken)
    del document["secrets"]
    assert not validator(case.name, "position").is_valid(document)


@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 3], ids=str)
def test_a_field_that_there_is_not_is_refused_with_all_that_there_are(case: Case) -> None:
    """The reader of positions knows every field that the schema has."""
    with pytest.raises(BadPosition) as refused:
        case.game.from_position({**case.new(2).position(), "colour": "red"})
    named = str(refused.value.details["expected"]).removeprefix("one of ").split(", ")
    assert refused.value.field == "colour"
    assert set(named) >= set(properties_of(case))


def properties_of(case: Case) -> dict[str, object]:
    properties = case.game.schema("position")["properties"]
    assert isinstance(properties, dict)
    return properties


@pytest.mark.full
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_thousand_games_are_as_their_schemas_say(case: Case, chunk: int) -> None:
    cases = sum(1 for other in CASES if other.name == case.name)
    many = -(-GAMES_EACH // (cases * CHUNKS))
    for seed in range(chunk * many, (chunk + 1) * many):
        rng = random.Random(seed)
        state = case.new(seed)
        for now in walk(state, rng):
            if rng.random() < 0.02:
                check(case, now)
        check(case, state)
