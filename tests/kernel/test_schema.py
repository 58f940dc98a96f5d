"""JSON Schema out of typed documents."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

import pytest

from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.schema import Bounds, Steps, schema_of
from gunbai.kernel.vocabulary import Vocabulary
from tests.kernel.test_steps import KINDS

SIDE = Vocabulary("side", ("north", "south"))
Side = Annotated[str, SIDE]


class Pair(TypedDict):
    left: Side
    right: Annotated[int, Bounds(0, 5)] | None


class Whole(TypedDict):
    pairs: list[Pair]
    counts: dict[Side, int]
    turn: Annotated[list[Doc], Steps(KINDS.values())]
    note: NotRequired[str]


def test_every_kind_of_part_has_its_schema() -> None:
    found = schema_of(Whole, "whole")
    assert found["title"] == "whole"
    assert found["required"] == ["counts", "pairs", "turn"]
    parts = found["properties"]
    assert isinstance(parts, dict)
    assert parts["note"] == {"type": "string"}
    assert parts["counts"] == {
        "type": "object",
        "propertyNames": {"enum": ["north", "south"]},
        "additionalProperties": {"type": "integer"},
    }
    assert parts["pairs"]["items"] == {
        "title": "Pair",
        "type": "object",
        "properties": {
            "left": {"enum": ["north", "south"]},
            "right": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 5}, {"type": "null"}]},
        },
        "required": ["left", "right"],
        "additionalProperties": False,
    }


def test_a_stack_holds_the_steps_with_their_fields() -> None:
    parts = schema_of(Whole, "whole")["properties"]
    assert isinstance(parts, dict)
    round_of = parts["turn"]["items"]["oneOf"][0]
    assert round_of["properties"] == {
        "step": {"const": "round"},
        "begun": {"type": "integer", "minimum": 0, "maximum": 9},
    }
    assert round_of["required"] == ["step", "begun"]


def test_a_type_without_a_schema_is_refused() -> None:
    with pytest.raises(TypeError, match="complex"):
        schema_of(list[complex], "numbers")
