"""The named fields of a step: what its numbers mean, in documents and in questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.kernel.documents.codec import Doc, whole, word
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.vocabulary import MAX_SEATS, Vocabulary

NOTHING: Final = -1
"""The number of an optional field that is empty; null in documents."""


class Field:
    """A number of a step: its name, and how it is written in documents. This one is a plain number within bounds."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.default = 0
        """What a document that leaves the field out means."""

    def written(self, number: int) -> object:
        """The number as it stands in a document."""
        return number

    def read(self, value: object, where: str, seats: int) -> int:
        """The number of a value in a document; `where` names the field in the complaint."""
        return whole(value, where, self.low, self.high)

    def schema(self) -> Doc:
        """The JSON Schema of the value."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class SeatField(Field):
    """A seat."""

    def __init__(self, name: str = "seat") -> None:
        super().__init__(name, 0, MAX_SEATS - 1)

    def read(self, value: object, where: str, seats: int) -> int:
        return whole(value, where, 0, seats - 1)


class FlagField(Field):
    """Yes or no."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, 1)

    def written(self, number: int) -> object:
        return number == 1

    def read(self, value: object, where: str, seats: int) -> int:
        if not isinstance(value, bool):
            raise BadPosition(where, "true or false", str(value))
        return int(value)

    def schema(self) -> Doc:
        return {"type": "boolean"}


class WordField(Field):
    """A word of a vocabulary; an optional one may be null."""

    def __init__(self, name: str, vocabulary: Vocabulary, optional: bool = False) -> None:
        super().__init__(name, NOTHING if optional else 0, len(vocabulary) - 1)
        self.vocabulary: Final = vocabulary
        self.optional: Final = optional
        if optional:
            self.default = NOTHING

    def written(self, number: int) -> object:
        return None if number == NOTHING else self.vocabulary.words[number]

    def read(self, value: object, where: str, seats: int) -> int:
        if value is None and self.optional:
            return NOTHING
        return word(value, where, self.vocabulary.words)

    def schema(self) -> Doc:
        words: list[object] = list(self.vocabulary.words)
        return {"enum": [*words, None] if self.optional else words}


class SeatsField(Field):
    """A set of seats, as bits; in documents a list."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, (1 << MAX_SEATS) - 1)

    def written(self, number: int) -> object:
        return [seat for seat in range(MAX_SEATS) if number >> seat & 1]

    def read(self, value: object, where: str, seats: int) -> int:
        if not isinstance(value, list):
            raise BadPosition(where, "a list of seats", str(value))
        bits = 0
        for seat in value:
            bits |= 1 << whole(seat, where, 0, seats - 1)
        return bits

    def schema(self) -> Doc:
        return {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1}}


def read_fields(fields: tuple[Field, ...], document: Mapping[str, object], where: str, seats: int) -> list[int]:
    """The numbers of all fields; those left out are 0 or nothing, unknown names are refused."""
    names = [field.name for field in fields]
    for name in document:
        if name != "step" and name not in names:
            raise BadPosition(f"{where}.{name}", "one of " + ", ".join(["step", *names]), repr(name))
    return [
        field.read(document[field.name], f"{where}.{field.name}", seats) if field.name in document else field.default
        for field in fields
    ]
