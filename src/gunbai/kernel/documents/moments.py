"""Moments at which a position that somebody has built can begin: by name, with what is to be said about each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput, BadPosition, not_among

Said = Mapping[str, Sequence[str | int]]


class Moment(Value):
    """A moment: what must be said about it, and the words or numbers that can be said.

    >>> Moment("mandate", {"seat": (0, 1, 2)}).check({"seat": 5})
    Traceback (most recent call last):
        ...
    gunbai.kernel.errors.BadInput: seat: expected one of 0, 1, 2, got 5
    """

    def __init__(self, name: str, asks: Said) -> None:
        self.name: Final = name
        self.asks: Final = asks

    def parts(self) -> tuple[object, ...]:
        return self.name, self.asks

    def __hash__(self) -> int:
        return hash(self.name)

    def check(self, about: Mapping[str, str | int]) -> None:
        """Refuse what is missing, unknown or impossible."""
        for name in about:
            if name not in self.asks:
                raise not_among("moment", tuple(self.asks), name)
        for name, words in self.asks.items():
            if name not in about:
                raise BadInput("moment", f"something about {name}", "nothing")
            if about[name] not in words or isinstance(about[name], bool):
                raise not_among(name, words, about[name])


def seats_of(draft: Doc) -> int:
    """How many play, as a draft of any game says it; the most there can be where it does not."""
    clans, seats = draft.get("clans"), draft.get("seats")
    if isinstance(seats, int):
        return min(max(seats, 0), 5)
    return min(len(clans), 5) if isinstance(clans, list) else 5


def never_comes(moment: str) -> BadPosition:
    """The steps of a moment have run, and nobody was asked what belongs to it."""
    return BadPosition("turn", "a moment in which somebody has something to choose", moment, "moment_comes")
