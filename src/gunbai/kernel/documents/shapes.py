"""JSON Schema of what a game says while it runs: questions, events, choices and asides, out of its own tables.

A shape holds the properties in which one kind differs from the others; whoever sends it adds what all kinds share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gunbai.kernel.actions import ActionTable, Verb
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.events import EventTable
from gunbai.kernel.steps import AnyStep, Step

INTEGER: Doc = {"type": "integer"}


def closed(properties: Mapping[str, object], optional: Sequence[str] = ()) -> Doc:
    """An object with these properties and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def question_shapes(steps: Iterable[type[AnyStep]]) -> list[Doc]:
    """Of each step that asks something: its name, and what its question names."""
    return [{"step": {"const": step.name}, "args": _asked(step)} for step in steps if step.choices is not Step.choices]


def _asked(step: type[AnyStep]) -> Doc:
    kept, told = {field.name: field for field in step.fields}, {field.name: field for field in step.told}
    return closed({name: (told.get(name) or kept[name]).schema() for name in step.asked}, list(told))


def event_shapes(events: EventTable) -> list[Doc]:
    """Of each kind of event: its code and its arguments."""
    return [
        {
            "code": {"const": kind.code},
            "args": closed({name: _told(events.words_of(name)) for name in kind.names}),
        }
        for kind in events.kinds.values()
    ]


def choice_shapes(actions: ActionTable) -> list[Doc]:
    """Of each verb: its tag and its parts."""
    verbs: dict[int, Verb] = {verb.first: verb for verb in actions.verbs}
    return [
        {
            "tag": {"const": verb.tag},
            "args": closed({name: _part(vocabulary.words) for name, vocabulary in verb.parts.items()}),
        }
        for verb in verbs.values()
    ]


def aside_shapes(actions: ActionTable) -> list[Doc]:
    """Of each aside: its tag, and the names of its numbers with their bounds."""
    return [{"tag": {"const": tag}, "fields": _numbers(names)} for tag, names in actions.asides.items()]


def _numbers(names: Sequence[str]) -> Doc:
    if not names:
        return {"type": "array", "maxItems": 0, "items": closed({})}
    return {"type": "array", "items": closed({"name": {"enum": list(names)}, "low": INTEGER, "high": INTEGER})}


def _told(words: Sequence[str] | None) -> Doc:
    """An argument of an event: a word, or a number where there is no vocabulary."""
    return INTEGER if words is None else {"enum": list(words)}


def _part(words: Sequence[str]) -> Doc:
    """A part of an action: a word; digits are a number."""
    named = [word for word in words if not word.isdigit()]
    if not named:
        return INTEGER
    return {"enum": named} if len(named) == len(words) else {"anyOf": [INTEGER, {"enum": named}]}
