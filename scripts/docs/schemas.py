"""A JSON Schema as tables for people: one for each kind of object, one for the steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scripts.docs.described import Described, fields_of, whose_fields

Schema = dict[str, Any]
LISTED = 12
"""More words than these are counted instead."""


def pages_of(schema: Schema, classes: dict[str, Described], prefix: str) -> Iterator[str]:
    """The lines of all tables: the document itself, the objects in it, then the steps of its turn."""
    seen: set[str] = set()
    waiting = [schema]
    while waiting:
        one = waiting.pop(0)
        name = one["title"] if one["title"] in classes else whose_fields(set(one["properties"]), classes)
        if name in seen:
            continue
        seen.add(name)
        yield from _object(one, name, classes, prefix, is_whole=one is schema)
        waiting += [inner for part in one["properties"].values() for inner in _objects(part)]
    for part in schema["properties"].values():
        if _is_stack(part) and prefix.endswith("-position"):  # a view has the same
            yield from _steps(part, prefix)


def _object(schema: Schema, name: str, classes: dict[str, Described], prefix: str, *, is_whole: bool) -> Iterator[str]:
    if not is_whole:
        yield from (f"#### {name} {{#{_anchor(prefix, name)}}}", "")
    if name in classes and classes[name].about:
        yield from (classes[name].about, "")
    yield from ("| field | value | meaning |", "|---|---|---|")
    meanings = fields_of(name, classes) if name in classes else {}
    for field, part in schema["properties"].items():
        rest = "" if field in schema["required"] else " (may be missing)"
        yield f"| `{field}` | {value(part, prefix)}{rest} | {meanings.get(field, '')} |"
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


def _steps(part: Schema, prefix: str) -> Iterator[str]:
    yield from (f"#### Steps {{#{_steps_of(prefix)}}}", "", "| step | fields |", "|---|---|")
    for step in part["items"]["oneOf"]:
        fields = [f"`{name}`: {value(one, prefix)}" for name, one in step["properties"].items() if name != "step"]
        yield f"| `{step['properties']['step']['const']}` | {'; '.join(fields)} |"
    yield ""


def value(part: Schema, prefix: str) -> str:
    """What may stand in a place, in words."""
    if _is_stack(part):
        return f"list of [steps](#{_steps_of(prefix)}), the one that runs last"
    if "enum" in part:
        return _words(part["enum"])
    if "anyOf" in part:
        return " or ".join(value(one, prefix) for one in part["anyOf"])
    if "properties" in part:
        return f"[{part['title']}](#{_anchor(prefix, part['title'])})"
    if part.get("type") == "array":
        return f"list of: {value(part['items'], prefix)}"
    if part.get("type") == "object":
        names, values = value(part["propertyNames"], prefix), value(part["additionalProperties"], prefix)
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


def _anchor(prefix: str, name: str) -> str:
    return f"{prefix}-{name}".lower()


def _steps_of(prefix: str) -> str:
    return _anchor(prefix.rpartition("-")[0], "steps")
