"""How much of the board and of the choices is shown, so that both stand on one screen with the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

LOW: Final = 40
"""A terminal of fewer lines: there the board is drawn anew above every question."""
FEWEST: Final = 3
"""Lines of choices that are shown however low the screen is."""


class Fitting:
    """A screen of so many lines, and what must stand on it: the question, and what belongs beside it."""

    def __init__(self, console: Console, height: int | None, beside: Sequence[RenderableType]) -> None:
        self._console = console
        self._beside = beside
        self.room = None if height is None else height - self._lines(*beside)

    def _lines(self, *parts: RenderableType) -> int:
        return sum(len(self._console.render_lines(part, pad=False)) for part in parts)

    def fitted(
        self, boards: Sequence[RenderableType], choices: Sequence[RenderableType], more: Text
    ) -> list[RenderableType]:
        """The largest board and the fullest choices that fit; where none do, the end of the choices is cut off."""
        at_length, in_short = choices
        drawn = [[board] for board in boards] or [[]]
        for listed in (at_length, in_short):
            for board in drawn:
                if self.room is None or self._lines(*board, listed) <= self.room:
                    return [*board, *self._beside, listed]
        return [*drawn[-1], *self._beside, self._cut(drawn[-1], in_short, more)]

    def _cut(self, board: Sequence[RenderableType], listed: RenderableType, more: Text) -> RenderableType:
        assert self.room is not None
        lines = self._console.render_lines(listed, pad=False)
        kept = max(FEWEST, self.room - self._lines(*board) - 1)
        return Group(SegmentLines(lines[:kept], new_lines=True), more) if len(lines) > kept else listed
