"""A JSON Schema as tables for people: one for each kind of object, one for the steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scripts.docs.described import Described, fields_of, whose_fields

Schema = dict[str, Any]
LISTED = 12
"""More words than these are counted instead."""


def pages_of(schema: Schema, classes: dict[str, Described], game: str, seen: set[str]) -> Iterator[str]:
    """The lines of all tables: the document itself, the objects in it, the steps of its turn.

    What was `seen` in another document of the game is not told twice.
    """
    name = whose_fields(set(schema["properties"]), classes)
    yield from _object(schema, name, classes, game)
    waiting = _inner(schema)
    while waiting:
        one = waiting.pop(0)
        if one["title"] not in seen:
            seen.add(one["title"])
            yield from (f"#### {one['title']} {{#{_anchor(game, one['title'])}}}", "")
            yield from _object(one, one["title"], classes, game)
            waiting += _inner(one)
    for part in schema["properties"].values():
        if _is_stack(part) and "steps" not in seen:
            seen.add("steps")
            yield from _steps(part, game)


def _inner(schema: Schema) -> list[Schema]:
    return [inner for part in schema["properties"].values() for inner in _objects(part)]


def _object(schema: Schema, name: str, classes: dict[str, Described], game: str) -> Iterator[str]:
    if name in classes and classes[name].about:
        yield from (classes[name].about, "")
    yield from ("| field | value | meaning |", "|---|---|---|")
    meanings = fields_of(name, classes) if name in classes else {}
    for field, part in schema["properties"].items():
        rest = "" if field in schema["required"] else " (may be missing)"
        yield f"| `{field}` | {value(part, game)}{rest} | {meanings.get(field, '')} |"
    yield ""


def _objects(part: Schema) -> list[Schema]:
    """The objects with fields that stand in a part, at any depth."""
    if "properties" in part:
        return [part]
    inner = [part[key] for key in ("items", "additionalProperties") if isinstance(part.get(key), dict)]
    inner += part.get("anyOf", [])
    return [found for one in inner for found in _objects(one)]


def _is_stack(part: Schema) -> bool:
    return part.get("type") == "array" and "oneOf" in part["items"]


def _steps(part: Schema, game: str) -> Iterator[str]:
    yield from (f"#### Steps {{#{_anchor(game, 'steps')}}}", "", "| step | fields |", "|---|---|")
    for step in part["items"]["oneOf"]:
        fields = [f"`{name}`: {value(one, game)}" for name, one in step["properties"].items() if name != "step"]
        yield f"| `{step['properties']['step']['const']}` | {'; '.join(fields)} |"
    yield ""


def value(part: Schema, game: str) -> str:
    """What may stand in a place, in words."""
    if _is_stack(part):
        return f"list of [steps](#{_anchor(game, 'steps')}), the one that runs last"
    if "enum" in part:
        return _words(part["enum"])
    if "anyOf" in part:
        return " or ".join(value(one, game) for one in part["anyOf"])
    if "properties" in part:
        return f"[{part['title']}](#{_anchor(game, part['title'])})"
    if part.get("type") == "array":
        return f"list of: {value(part['items'], game)}"
    if part.get("type") == "object":
        names, values = value(part["propertyNames"], game), value(part["additionalProperties"], game)
        return f"object; names: {names}; values: {values}"
    return _plain(part)


def _plain(part: Schema) -> str:
    if "minimum" in part:
        return f"number, {part['minimum']} to {part['maximum']}"
    names = {"integer": "number", "string": "text", "boolean": "true or false", "null": "null"}
    return names.get(part.get("type", ""), "anything")


def _words(words: list[str | None]) -> str:
    shown = [f"`{'null' if word is None else word}`" for word in words]
    if len(words) > LISTED:
        return f"one of {len(words)} words: {shown[0]}, {shown[1]}, … {shown[-1]}"
    return ", ".join(shown)


def _anchor(game: str, name: str) -> str:
    return f"{game}-{name}".lower()
