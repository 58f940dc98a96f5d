"""Entries: the named things of a game that rules speak of, each with the clause that describes it."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.builds import mypyc_attr


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

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name} ({self.clause})>"
