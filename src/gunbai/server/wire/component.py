"""Types whose description is made by a game, and stands among the components of the OpenAPI document."""

from __future__ import annotations

from typing import Any, Final

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue

PLACE: Final = "#/components/schemas/"
MARK: Final = "x-component"
"""Stands for a reference until the component is there: pydantic refuses references to what it has not made."""


class Component:
    """The metadata of an annotation: what it is, the component of this name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> Any:
        return handler(Any)

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {MARK: self.name}


def reference(name: str) -> dict[str, Any]:
    """A reference to a component."""
    return {"$ref": PLACE + name}


def resolved(schema: Any) -> Any:
    """The schema with references in the place of marks."""
    if isinstance(schema, list):
        return [resolved(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return reference(schema[MARK]) if MARK in schema else {name: resolved(part) for name, part in schema.items()}
