"""What the boxes of both games have: pieces, and provinces beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

Pairs = Sequence[tuple[int, int]]


class PieceDoc(TypedDict):
    """Pieces of a kind, by their key in the glossary; null: as many as are needed."""

    term: str
    drawing: str
    count: int | None
    each: bool


class BorderDoc(TypedDict):
    """The provinces beside one, by land and by sea."""

    land: list[str]
    sea: list[str]


def piece(term: str, drawing: str, count: int | None, each: bool) -> PieceDoc:
    return PieceDoc(term=term, drawing=drawing, count=count, each=each)


def beside(number: int, pairs: Pairs, names: Sequence[str]) -> list[str]:
    near = [b if a == number else a for a, b in pairs if number in (a, b)]
    return [names[one] for one in sorted(near)]
