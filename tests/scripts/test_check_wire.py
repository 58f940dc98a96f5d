"""The gate over what leaves the server."""

from __future__ import annotations

from typing import Any

import pytest

from scripts.check_wire import complaints, is_anything


def document(part: dict[str, Any]) -> dict[str, Any]:
    """A description in which one part of an answer is like this."""
    doc = {"type": "object", "properties": {"part": part}}
    answer = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Doc"}}}}
    return {
        "paths": {"/thing": {"get": {"responses": {"200": answer}}}},
        "components": {"schemas": {"Doc": doc, "ServerMessage": {"oneOf": [{"$ref": "#/components/schemas/Doc"}]}}},
    }


@pytest.mark.parametrize(
    "part",
    [
        {},
        {"title": "Part"},
        {"type": "object"},
        {"type": "object", "additionalProperties": True},
        {"type": "array"},
        {"type": "array", "items": {}},
        {"anyOf": [{"type": "string"}, {}]},
        {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "object"}}},
    ],
    ids=str,
)
def test_what_may_be_anything_is_told_with_its_place(part: dict[str, Any]) -> None:
    assert complaints(document(part), {}) == ["Doc.part may be anything: give it a type"]
    assert complaints(document(part), {"Doc.part": "a reason"}) == []


@pytest.mark.parametrize(
    "part",
    [
        {"type": "string"},
        {"const": "a"},
        {"enum": ["a"]},
        {"type": "object", "properties": {}, "additionalProperties": False},
        {"type": "object", "additionalProperties": {"type": "integer"}},
        {"type": "array", "prefixItems": [{"type": "string"}]},
    ],
    ids=str,
)
def test_what_has_a_type_passes(part: dict[str, Any]) -> None:
    assert not is_anything(part)
    assert complaints(document(part), {}) == []


def test_an_exception_that_is_none_any_more_is_told() -> None:
    assert complaints(document({"type": "string"}), {"Doc.part": "why"}) == ["Doc.part is no longer an exception"]


def test_messages_of_the_socket_are_followed_too() -> None:
    vague = document({"type": "string"})
    vague["components"]["schemas"]["ServerMessage"] = {"oneOf": [{"type": "object"}]}
    assert complaints(vague, {}) == ["ServerMessage may be anything: give it a type"]
