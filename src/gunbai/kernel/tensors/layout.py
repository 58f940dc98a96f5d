"""The layout of a game's tensors: its parts in order, where each lies, and what a tensor says in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.kernel.builds import mypyc_attr
from gunbai.kernel.documents.codec import digest_of
from gunbai.kernel.errors import BadInput
from gunbai.kernel.events import EventTable
from gunbai.kernel.state import State, View
from gunbai.kernel.steps import Table
from gunbai.kernel.tensors.brush import prepared
from gunbai.kernel.tensors.history import HISTORY, ROW, row_in_words
from gunbai.kernel.tensors.part import COUNT, ORDER, Part
from gunbai.kernel.tensors.turn import Turn
from gunbai.kernel.vocabulary import MAX_SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The parts of a tensor in their order. Each game's layout says where their values stand in a state."""

    def __init__(
        self,
        version: int,
        shared: Sequence[Part],
        turn: Turn,
        numbers: Sequence[Part],
        own: Sequence[Part],
        events: EventTable,
    ) -> None:
        self.version: Final = version
        """Raised by every change of the parts or of their meaning."""
        self.shared: Final = [*shared, turn]
        """The parts whose values are the same for all viewers; the last one is the turn."""
        self.turn: Final = turn
        self.numbers: Final = list(numbers)
        """The parts that are one number each, some of them the viewer's own; they are read as one list."""
        self.own: Final = list(own)
        """The parts whose values are the viewer's own."""
        self.parts: Final = [*self.shared, *numbers, *own]
        self.events: Final = events
        self.starts: Final = _starts(self.parts)
        """The first cell of each part."""
        self.size: Final = sum([part.size for part in self.parts])
        """Cells of an observation."""
        self.information_size: Final = self.size + HISTORY * ROW
        """Cells of an information state: an observation, then the latest rows of what the seat heard and did."""
        self._labels: list[list[str]] = []
        self._programs: dict[int, object] = {}

    def read(self, state: State) -> list[list[int]]:
        """The values of each shared part but the turn: the state's own lists, not to be changed or kept."""
        raise NotImplementedError

    def read_own(self, state: State, seat: int) -> list[list[int]]:
        """The list of single numbers, then the values of each part that is the viewer's own."""
        raise NotImplementedError

    def read_view(self, view: View) -> tuple[Table, list[list[int]], list[list[int]]]:
        """The table and both kinds of values, out of a view: what a bot is given."""
        raise NotImplementedError

    def strokes(self, me: int, seats: int) -> list[list[int]]:
        """How an observation of this seat is painted."""
        found: list[list[int]] = []
        shared, numbers = len(self.shared), len(self.numbers)
        for index, part in enumerate(self.parts):
            source, first = index, 0
            if index >= shared:
                source, first = (shared, index - shared) if index < shared + numbers else (index - numbers + 1, 0)
            found += part.strokes(source, first, self.starts[index], me, seats)
        return found

    def program(self, me: int, seats: int) -> object:
        """The same, ready for the brush and made once. Lists of values come in this order: the shared parts',
        the numbers, and those of the viewer's own parts."""
        known = self._programs.get(me * (MAX_SEATS + 1) + seats)
        if known is None:
            known = prepared(self.strokes(me, seats))
            self._programs[me * (MAX_SEATS + 1) + seats] = known
        return known

    def digest(self) -> str:
        """A fingerprint of the layout: what was learned on another one does not fit."""
        return digest_of({part.name: part.labels() for part in self.parts})

    def scales(self) -> list[float]:
        """What to divide each cell of an observation by so that it lies about between 0 and 1."""
        return [scale for part in self.parts for scale in part.scales()]

    def words(self, tensor: Sequence[int]) -> list[str]:
        """What an observation or an information state says: a line for each part with anything in it.

        >>> import gunbai
        >>> game = gunbai.game("rising-sun")
        >>> layout = game.layout()
        >>> tensor = game.encoder().observation(game.new(seats=3, seed=7), 0)
        >>> [line for line in layout.words(tensor) if line.startswith("season")]
        ['season: spring']
        """
        if len(tensor) not in (self.size, self.information_size):
            raise BadInput("tensor", f"{self.size} or {self.information_size} cells", str(len(tensor)))
        if not self._labels:
            self._labels = [part.labels() for part in self.parts]
        lines = []
        for index, part in enumerate(self.parts):
            first = self.starts[index]
            said = _said(part, self._labels[index], tensor[first : first + part.size])
            if said:
                lines.append(f"{part.name}: {', '.join(said)}")
        for first in range(self.size, len(tensor), ROW):
            if tensor[first]:
                lines.append(f"heard: {row_in_words(self.events, tensor[first : first + ROW])}")
        return lines


def _starts(parts: Sequence[Part]) -> list[int]:
    found, start = [], 0
    for part in parts:
        found.append(start)
        start += part.size
    return found


def _said(part: Part, labels: list[str], cells: Sequence[int]) -> list[str]:
    said = []
    for index, cell in enumerate(cells):
        if cell:
            is_word = cell == 1 and labels[index] and part.coding not in (COUNT, ORDER)
            said.append(labels[index] if is_word else f"{labels[index]} {cell}".strip())
    return said
