"""Decisions of those who searched, as arrays: what the seat saw, what it could choose, and where the search looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gunbai.bots.master import Lesson

NO_CHOICE: Final = -1
"""Fills the rows of decisions with fewer choices than others."""


class Choosing:
    """One decision. Ids name seats as counted from the one that chose, as its tensor does."""

    def __init__(self, cells: bytes, lesson: Lesson, seen: list[int]) -> None:
        self.cells: Final = cells
        self.ids: Final = [seen[id] for id in lesson.ids]
        self.thumbs: Final = lesson.thumbs
        tried = sum(lesson.visits)
        self.shares: Final = [visits / tried for visits in lesson.visits]


class Choosings(NamedTuple):
    """By decision; ids, thumbs and shares by choice."""

    cells: NDArray[np.uint8]
    ids: NDArray[np.int16]
    thumbs: NDArray[np.float16]
    shares: NDArray[np.float16]
    held_out: NDArray[np.bool_]


FILLINGS: Final = {"ids": NO_CHOICE, "thumbs": 0, "shares": 0}
"""What stands behind the last choice of a decision."""


def rows_of(decisions: Sequence[tuple[Choosing, bool]], size: int) -> Choosings:
    """The decisions as arrays, each with whether its game is held out; `size` is that of a tensor."""
    most = max((len(one.ids) for one, _ in decisions), default=1)
    return Choosings(
        np.frombuffer(b"".join([one.cells for one, _ in decisions]), np.uint8).reshape(len(decisions), size),
        np.array([padded(one.ids, most, NO_CHOICE) for one, _ in decisions], np.int16).reshape(-1, most),
        np.array([padded(one.thumbs, most, 0.0) for one, _ in decisions], np.float16).reshape(-1, most),
        np.array([padded(one.shares, most, 0.0) for one, _ in decisions], np.float16).reshape(-1, most),
        np.array([is_held_out for _, is_held_out in decisions], np.bool_),
    )


def padded(values: Sequence[float], size: int, filling: float) -> list[float]:
    return [*values, *[filling] * (size - len(values))]


def joined(parts: Sequence[Choosings]) -> Choosings:
    """All decisions, in rows as long as the longest needs."""
    most = max(part.ids.shape[1] for part in parts)
    columns: dict[str, Any] = {}
    for name in Choosings._fields:
        found = [getattr(part, name) for part in parts]
        if name in FILLINGS:
            more = [((0, 0), (0, most - array.shape[1])) for array in found]
            found = [np.pad(a, m, constant_values=FILLINGS[name]) for a, m in zip(found, more, strict=True)]
        columns[name] = np.concatenate(found)
    return Choosings(**columns)
