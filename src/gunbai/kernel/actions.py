"""Actions: entries of a game's fixed table in the hands of a seat, and asides, which are small forms beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.errors import MalformedAction

MAX_SEATS: Final = 5
AMOUNTS: Final = tuple(str(n) for n in range(128))
SEATS: Final = tuple(str(n) for n in range(MAX_SEATS))


class Action:
    """One entry of the table taken by one seat. Interned: two equal actions are one object."""

    def __init__(self, seat: int, id: int, tag: str, words: tuple[str, ...], secret: bool) -> None:
        self.seat: Final = seat
        self.id: Final = id
        self.tag: Final = tag
        self.words: Final = words
        self.secret: Final = secret

    def __str__(self) -> str:
        return " ".join((str(self.seat), self.tag, *self.words))

    def __repr__(self) -> str:
        return f"<{self}>"


class Aside:
    """Something a seat does out of turn: a tag and whole numbers, within the bounds of a form."""

    def __init__(self, seat: int, tag: str, numbers: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tag: Final = tag
        self.numbers: Final = numbers

    def __str__(self) -> str:
        return " ".join((str(self.seat), self.tag, *(str(n) for n in self.numbers)))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Aside) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class AsideField:
    """One number of an aside: its name and the bounds that hold now."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high


class AsideForm:
    """An aside that is open to a seat now: what to fill in, and the clause that allows it."""

    def __init__(self, tag: str, fields: tuple[AsideField, ...], clause: str) -> None:
        self.tag: Final = tag
        self.fields: Final = fields
        self.clause: Final = clause


class ActionTable:
    """All actions of one rules version, fixed and independent of seats and options; ids are indices."""

    def __init__(self) -> None:
        self.tags: list[str] = []
        self.words: list[tuple[str, ...]] = []
        self.secrets: list[bool] = []
        self.asides: dict[str, int] = {}
        self._ids: dict[str, int] = {}
        self._interned: list[list[Action]] = []

    def __len__(self) -> int:
        return len(self.tags)

    def add(self, tag: str, *vocabularies: Sequence[str], secret: bool = False) -> int:
        """Append one entry per combination of words, the last word running fastest; returns the first id."""
        first = len(self.tags)
        rows: list[tuple[str, ...]] = [()]
        for vocabulary in vocabularies:
            rows = [(*row, word) for row in rows for word in vocabulary]
        for row in rows:
            self._ids[" ".join((tag, *row))] = len(self.tags)
            self.tags.append(tag)
            self.words.append(row)
            self.secrets.append(secret)
        return first

    def add_aside(self, tag: str, numbers: int) -> None:
        """Declare an aside with so many numbers."""
        self.asides[tag] = numbers

    def closed(self) -> ActionTable:
        """Intern every action of every seat; nothing is added afterwards."""
        entries = range(len(self.tags))
        self._interned = [
            [Action(seat, id, self.tags[id], self.words[id], self.secrets[id]) for id in entries]
            for seat in range(MAX_SEATS)
        ]
        return self

    def of(self, seat: int, id: int) -> Action:
        return self._interned[seat][id]

    def all_of(self, seat: int, ids: list[int]) -> list[Action]:
        row = self._interned[seat]
        return [row[id] for id in ids]

    def text(self, id: int) -> str:
        """The entry without its seat: `move bushi edo kyoto`."""
        return " ".join((self.tags[id], *self.words[id]))

    def id_of(self, text: str) -> int:
        """The id of a text without its seat, or -1."""
        return self._ids.get(text, -1)

    def parse(self, text: str) -> Action | Aside:
        """The action or aside of a text such as `2 move bushi edo kyoto` or `0 give 3 2 0`."""
        words = text.split()
        if len(words) < 2 or words[0] not in SEATS:
            raise MalformedAction("action/form", f"expected SEAT TAG …, got {text!r}", {"text": text})
        seat, tag = int(words[0]), words[1]
        id = self.id_of(" ".join(words[1:]))
        if id >= 0:
            return self.of(seat, id)
        if tag in self.asides:
            return Aside(seat, tag, self._numbers(tag, words[2:], text))
        raise MalformedAction("action/unknown", f"no action of this game: {text!r}", {"text": text})

    def check_aside(self, aside: Aside) -> None:
        """An aside that was not read from a text may be of any shape."""
        if self.asides.get(aside.tag, -1) != len(aside.numbers):
            raise MalformedAction("action/numbers", f"no aside of this game: {str(aside)!r}", {"text": str(aside)})

    def _numbers(self, tag: str, words: list[str], text: str) -> tuple[int, ...]:
        wanted = self.asides[tag]
        if len(words) != wanted or not all(w.isascii() and w.isdigit() and len(w) < 10 for w in words):
            raise MalformedAction("action/numbers", f"{tag} takes {wanted} whole numbers, got {text!r}", {"text": text})
        return tuple(int(word) for word in words)
