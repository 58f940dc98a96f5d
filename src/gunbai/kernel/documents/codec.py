"""Reading documents that people may have written by hand: every value is checked, every fault names its field."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.errors import BadPosition

Doc = dict[str, object]


def canonical(document: object) -> str:
    """The one text of a JSON document: sorted keys, no spaces.

    >>> canonical({"b": [1, 2], "a": None})
    '{"a":null,"b":[1,2]}'
    """
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(document: object) -> str:
    """A short fingerprint of a JSON document: 24 hexadecimal digits of its SHA-256."""
    return hashlib.sha256(canonical(document).encode()).hexdigest()[:24]


class Reader:
    """A JSON object that is being read; missing fields take their default, unknown ones are refused by `close`.

    >>> reader = Reader({"seats": 3, "colour": "red"})
    >>> reader.whole("seats", 3, 5), reader.whole("night", 0, 8, default=0)
    (3, 0)
    >>> reader.close()
    Traceback (most recent call last):
        ...
    gunbai.kernel.errors.BadPosition: colour: expected one of seats, got 'colour'
    """

    def __init__(self, document: object, path: str = "") -> None:
        if not isinstance(document, Mapping):
            raise BadPosition(path or "document", "an object", _kind(document))
        self.path: Final = path
        self._document: Final[Mapping[str, object]] = document
        self._read: Final[set[str]] = set()

    def field(self, name: str) -> str:
        """The full name of a field, as complaints give it."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self._document

    def names(self) -> list[str]:
        """All fields that are there."""
        return list(self._document)

    def raw(self, name: str) -> object:
        """The value as it stands, None if there is none; it counts as read."""
        self._read.add(name)
        return self._document.get(name)

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if name not in self._document and default is not None:
            return default
        return whole(self.raw(name), self.field(name), low, high)

    def word(self, name: str, words: Sequence[str], default: int | None = None) -> int:
        """The index of a word in a vocabulary."""
        if name not in self._document and default is not None:
            return default
        return word(self.raw(name), self.field(name), words)

    def text(self, name: str, default: str | None = None) -> str:
        """A text."""
        if name not in self._document and default is not None:
            return default
        value = self.raw(name)
        if not isinstance(value, str):
            raise BadPosition(self.field(name), "a text", _kind(value))
        return value

    def items(self, name: str) -> list[object]:
        """A list; a missing one is empty."""
        if name not in self._document:
            return []
        value = self.raw(name)
        if not isinstance(value, list):
            raise BadPosition(self.field(name), "a list", _kind(value))
        return value

    def words(self, name: str, words: Sequence[str]) -> list[int]:
        """The indices of a list of words."""
        return [word(item, f"{self.field(name)}[{i}]", words) for i, item in enumerate(self.items(name))]

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [whole(item, f"{self.field(name)}[{i}]", low, high) for i, item in enumerate(self.items(name))]

    def reader(self, name: str) -> Reader:
        """An object inside this one; a missing one is empty."""
        if name not in self._document:
            return Reader({}, self.field(name))
        return Reader(self.raw(name), self.field(name))

    def fail(self, name: str, expected: str) -> BadPosition:
        """The error for a field whose value is well formed but impossible."""
        return BadPosition(self.field(name), expected, canonical(self._document.get(name)))

    def close(self) -> None:
        """Refuse fields that nobody asked for: a misspelt one must not be silently ignored."""
        for name in self._document:
            if name not in self._read:
                raise BadPosition(self.field(name), "one of " + ", ".join(sorted(self._read)), repr(name))


def whole(value: object, field: str, low: int, high: int) -> int:
    """A value that must be a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field, f"a whole number from {low} to {high}", canonical(value))
    return value


def word(value: object, field: str, words: Sequence[str]) -> int:
    """The index of a value that must be one of these words."""
    if not isinstance(value, str) or value not in words:
        raise BadPosition(field, "one of " + ", ".join(words), canonical(value))
    return list(words).index(value)


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__
