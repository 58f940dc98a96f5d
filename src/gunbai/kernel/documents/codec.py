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
    gunbai.kernel.errors.BadPosition: colour: expected one of night, seats, got 'colour'
    """

    def __init__(self, document: object, path: str = "") -> None:
        if not isinstance(document, Mapping):
            raise BadPosition(path or "document", "an object", _kind(document))
        self.path: Final = path
        self._document: Final[Mapping[str, object]] = document
        self._read: Final[set[str]] = set()
        self._asked: Final[set[str]] = set()
        """Fields that are read only where they are there: `close` names them, too."""

    def field(self, name: str) -> str:
        """The full name of a field, as complaints give it."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        self._asked.add(name)
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
        if self._lacks(name) and default is not None:
            return default
        return whole(self.raw(name), self.field(name), low, high)

    def word(self, name: str, words: Sequence[str], default: int | None = None) -> int:
        """The index of a word in a vocabulary."""
        if self._lacks(name) and default is not None:
            return default
        return word(self.raw(name), self.field(name), words)

    def text(self, name: str, default: str | None = None) -> str:
        """A text."""
        if self._lacks(name) and default is not None:
            return default
        value = self.raw(name)
        if not isinstance(value, str):
            raise BadPosition(self.field(name), "a text", _kind(value))
        return value

    def items(self, name: str) -> list[object]:
        """A list; a missing one is empty."""
        if self._lacks(name):
            return []
        return list_of(self.raw(name), self.field(name))

    def words(self, name: str, words: Sequence[str]) -> list[int]:
        """The indices of a list of words."""
        return words_of(self.items(name), self.field(name), words)

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return wholes_of(self.items(name), self.field(name), low, high)

    def reader(self, name: str) -> Reader:
        """An object inside this one; a missing one is empty."""
        if self._lacks(name):
            return Reader({}, self.field(name))
        return Reader(self.raw(name), self.field(name))

    def _lacks(self, name: str) -> bool:
        """A field that may be left out is known, too, when `close` says which there are."""
        self._read.add(name)
        return name not in self._document

    def fail(self, name: str, expected: str, expects: str = "", **about: str | int) -> BadPosition:
        """The error for a field whose value is well formed but impossible."""
        return BadPosition(self.field(name), expected, canonical(self._document.get(name)), expects, **about)

    def close(self) -> None:
        """Refuse fields that nobody asked for: a misspelt one must not be silently ignored."""
        for name in self._document:
            if name not in self._read:
                raise BadPosition(self.field(name), "one of " + ", ".join(sorted(self._read | self._asked)), repr(name))


def whole(value: object, field: str, low: int, high: int) -> int:
    """A value that must be a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        expected = f"a whole number from {low} to {high}"
        raise BadPosition(field, expected, canonical(value), "whole", low=low, high=high)
    return value


def list_of(value: object, field: str) -> list[object]:
    """A value that must be a list."""
    if not isinstance(value, list):
        raise BadPosition(field, "a list", _kind(value))
    return value


def wholes_of(value: object, field: str, low: int, high: int) -> list[int]:
    """A value that must be a list of whole numbers within bounds."""
    return [whole(item, f"{field}[{number}]", low, high) for number, item in enumerate(list_of(value, field))]


def words_of(value: object, field: str, words: Sequence[str]) -> list[int]:
    """The indices of a value that must be a list of these words."""
    return [word(item, f"{field}[{number}]", words) for number, item in enumerate(list_of(value, field))]


def word(value: object, field: str, words: Sequence[str]) -> int:
    """The index of a value that must be one of these words."""
    if not isinstance(value, str) or value not in words:
        listed = ", ".join(words)
        raise BadPosition(field, "one of " + listed, canonical(value), "among", words=listed)
    return list(words).index(value)


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__
