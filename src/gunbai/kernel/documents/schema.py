"""JSON Schema out of typed documents: TypedDicts whose annotations may carry a vocabulary or bounds."""

from __future__ import annotations

import types
from collections.abc import Iterable
from typing import Annotated, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import Vocabulary

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[dict[object, str]] = {int: "integer", str: "string", bool: "boolean", type(None): "null", object: ""}


class Bounds:
    """The least and the largest value of a number, as the metadata of an annotation."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high


class Steps:
    """The steps of a game, as the metadata of an annotation: what a stack of them may hold."""

    def __init__(self, kinds: Iterable[type[AnyStep]]) -> None:
        self.kinds: Final = tuple(kinds)

    def schema(self) -> Doc:
        """One alternative for each step: its name and its fields."""
        return {"type": "array", "items": {"oneOf": [_step(kind) for kind in self.kinds]}}


def schema_of(document: object, title: str) -> Doc:
    """The schema of a document by its type."""
    return {"$schema": DIALECT, **_schema(document), "title": title}


def _step(kind: type[AnyStep]) -> Doc:
    return {
        "type": "object",
        "properties": {"step": {"const": kind.name}, **{field.name: field.schema() for field in kind.fields}},
        "required": ["step", *(field.name for field in kind.fields)],
        "additionalProperties": False,
    }


def _schema(kind: object) -> Doc:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(inner[0], inner[1])
    if isinstance(kind, type) and is_typeddict(kind):
        return _object(kind)
    if origin is list:
        return {"type": "array", "items": _schema(inner[0])}
    if origin is dict:
        return {"type": "object", "propertyNames": _schema(inner[0]), "additionalProperties": _schema(inner[1])}
    if origin is Literal:
        return {"const": inner[0]} if len(inner) == 1 else {"enum": list(inner)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_schema(one) for one in inner]}
    if kind not in PLAIN:
        raise TypeError(f"no schema for {kind}")
    return {"type": PLAIN[kind]} if PLAIN[kind] else {}


def _annotated(kind: object, about: object) -> Doc:
    if isinstance(about, Vocabulary):
        return {"enum": list(about.words)}
    if isinstance(about, Bounds):
        return {"type": "integer", "minimum": about.low, "maximum": about.high}
    return about.schema() if isinstance(about, Steps) else _schema(kind)


def _object(kind: type) -> Doc:
    """What need not be there is read from the hints: as texts, annotations do not tell it to the class."""
    hints = get_type_hints(kind, include_extras=True)
    optional = [name for name, hint in hints.items() if get_origin(hint) is NotRequired]
    plain = {name: get_args(hint)[0] if name in optional else hint for name, hint in hints.items()}
    return {
        "title": kind.__name__,
        "type": "object",
        "properties": {name: _schema(hint) for name, hint in plain.items()},
        "required": sorted(name for name in hints if name not in optional),
        "additionalProperties": False,
    }
