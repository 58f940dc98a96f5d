"""Entries: the named things of a game that rules speak of, each with the clause that describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.kernel.builds import mypyc_attr

if TYPE_CHECKING:
    from gunbai.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """A clan, a card, a kami, an event: one entry holds its data and what it does at the moments it acts in.

    >>> import gunbai
    >>> {entry.name: entry.clause for entry in gunbai.game("shogun").entries if entry.kind == "event"}["low_taxes"]
    'SG9.8'
    """

    def __init__(self, kind: str, name: str, clause: str) -> None:
        self.kind: Final = kind
        """What sort of thing it is, which is also the vocabulary of its name."""
        self.name: Final = name
        self.clause: Final = clause
        self.game: Game | None = None
        """The game that was made with it."""

    def __reduce__(self) -> tuple[object, ...]:
        if self.game is None:
            raise TypeError(f"no game has been made with {self}, by which it could be found again")
        return entry_of, (self.game, self.kind, self.name)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name} ({self.clause})>"


def entry_of(game: Game, kind: str, name: str) -> Entry:
    """The entry of a game with this name: it is there once, also after pickling and copying."""
    return next(entry for entry in game.entries if entry.kind == kind and entry.name == name)
