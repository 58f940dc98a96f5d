"""Vocabularies: ordered words of one kind. Inside the engine a word is its index; outside, the index is its word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput

MAX_SEATS: Final = 5
MAX_AMOUNT: Final = 127


class Vocabulary(Value):
    """The words of one kind, such as the provinces of a board, in the order of their indices.

    >>> side = Vocabulary("side", ("north", "south"))
    >>> side.index("south"), side.words[1]
    (1, 'south')
    """

    def __init__(self, name: str, words: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.words: tuple[str, ...] = ()
        self.is_open = not words
        """Whether words may still be added: one that is made without words is filled, then closed."""
        self._indices: dict[str, int] = {}
        for word in words:
            self._append(word)

    def parts(self) -> tuple[object, ...]:
        return self.name, self.words

    def __len__(self) -> int:
        return len(self.words)

    def add(self, word: str) -> int:
        """Append a word to an open vocabulary; returns its index."""
        if not self.is_open or word in self._indices:
            raise BadInput(self.name, "a new word, before a game is made with these", repr(word))
        return self._append(word)

    def close(self) -> None:
        """Nothing is added from now on."""
        self.is_open = False

    def _append(self, word: str) -> int:
        self._indices[word] = len(self.words)
        self.words = (*self.words, word)
        return len(self.words) - 1

    def index(self, word: str) -> int:
        """The index of a word, -1 if it is none of these."""
        return self._indices.get(word, -1)


SEAT: Final = Vocabulary("seat", [str(seat) for seat in range(MAX_SEATS)])
"""The seats of a table."""
AMOUNT: Final = Vocabulary("amount", [str(number) for number in range(MAX_AMOUNT + 1)])
"""Small whole numbers."""
