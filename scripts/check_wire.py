"""What leaves the server has a type: fails on any part of an answer or of a message that may be anything.

It reads web/openapi.json, which `scripts.web_types --check` has compared with the server.

    python scripts/check_wire.py
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

OPENAPI = Path(__file__).parent.parent / "web/openapi.json"
MESSAGES = "ServerMessage"
"""All that the socket tells."""
# Named exceptions, each with its reason: {"ThisDoc.part": "why"}.
EXCEPTIONS: Mapping[str, str] = {
    "ChangeDoc.to": "a change holds whatever part of the view its path names",
}
SAYS_SOMETHING = ("$ref", "enum", "const", "anyOf", "oneOf", "allOf", "type")
INNER = ("items", "additionalProperties")
LISTS = ("anyOf", "oneOf", "allOf", "prefixItems")

Schema = Mapping[str, Any]


class Wire:
    """Follows everything that is sent, each component once."""

    def __init__(self, document: Schema) -> None:
        self.components: Schema = document["components"]["schemas"]
        self.seen: set[str] = set()
        self.vague: list[str] = []
        for path, methods in document["paths"].items():
            for method, what in methods.items():
                for schema in answers(what):
                    self.follow(schema, f"{method.upper()} {path}")
        self.follow({"$ref": f"#/components/schemas/{MESSAGES}"}, MESSAGES)

    def follow(self, schema: Schema, where: str) -> None:
        if is_anything(schema):
            self.vague.append(where)
        name = schema.get("$ref", "").rpartition("/")[2]
        if name and name not in self.seen:
            self.seen.add(name)
            self.follow(self.components[name], name)
        for part, inner in schema.get("properties", {}).items():
            self.follow(inner, f"{where}.{part}")
        for one in parts(schema):
            self.follow(one, where)


def answers(what: Schema) -> Iterator[Schema]:
    """The schemas of what a route answers with, refusals too."""
    for answer in what["responses"].values():
        content = answer.get("content", {})
        if "application/json" in content:
            yield content["application/json"].get("schema", {})


def parts(schema: Schema) -> Iterator[Schema]:
    for word in INNER:
        if isinstance(schema.get(word), Mapping):
            yield schema[word]
    for word in LISTS:
        yield from schema.get(word, ())


def is_anything(schema: Schema) -> bool:
    """Whether nothing is said of it, or only that it is some object or some list."""
    kind = schema.get("type")
    if kind == "object":
        return "properties" not in schema and not isinstance(schema.get("additionalProperties"), Mapping)
    if kind == "array":
        return "items" not in schema and "prefixItems" not in schema
    return not any(word in schema for word in SAYS_SOMETHING)


def complaints(document: Schema, exceptions: Mapping[str, str]) -> list[str]:
    vague = Wire(document).vague
    found = [f"{where} may be anything: give it a type" for where in vague if where not in exceptions]
    return found + [f"{where} is no longer an exception" for where in exceptions if where not in vague]


def main() -> int:
    found = complaints(json.loads(OPENAPI.read_text(encoding="utf-8")), EXCEPTIONS)
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
