"""The stack of steps in a tensor: what is asked now, word by word, and everything under way below it as codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.kernel.fields import Field, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.tensors.part import MOST, SEATS, Part, padded
from gunbai.kernel.vocabulary import MAX_SEATS

LEVELS: Final = 8
"""Steps that are written: the innermost ones, and no game lies deeper."""
NUMBERS: Final = 5
"""Numbers of a step at most."""
CODES: Final = 1 + NUMBERS
NOTHING_MORE: Final = [-1] * NUMBERS
PLAIN: Final = 0
ONE_SEAT: Final = 1
SET_OF_SEATS: Final = 2


class Turn(Part):
    """The innermost step by name, its seats and words each in cells of their own; then the codes of all levels.

    A code is a number plus 1, so that 0 means there is none; seats are counted from the viewer, sets of seats are bits.
    """

    def __init__(self, kinds: Mapping[str, type[AnyStep]]) -> None:
        self.numbers_of: Final = {name: number for number, name in enumerate(kinds)}
        self.roles: Final = [[_role(field) for field in kind.fields] for kind in kinds.values()]
        self.slots: Final = _slots(kinds)
        starts: dict[str, int] = {}
        labels = [f"asked: {name}" for name in kinds]
        for name, words in self.slots.items():
            starts[name] = len(labels)
            labels += [f"asked: {name} {word}" for word in words]
        self.starts: Final = [[starts.get(field.name, -1) for field in kind.fields] for kind in kinds.values()]
        self.codes: Final = len(labels)
        for level in range(LEVELS):
            labels += [f"level {level + 1}: step", *(f"level {level + 1}: number {n + 1}" for n in range(NUMBERS))]
        super().__init__("turn", "what is asked, and what is under way around it", rows=tuple(labels), most=40)

    def values(self, step: AnyStep) -> list[int]:
        """The kind and the numbers of a step: CODES in all, -1 where there is none."""
        numbers = step.numbers()
        return [self.numbers_of[step.name], *numbers, *NOTHING_MORE[len(numbers) :]]

    def scales(self) -> list[float]:
        """Codes are greater than the cells that name what is asked."""
        return [1.0 if cell < self.codes else float(self.most) for cell in range(self.size)]

    def plain(self, values: list[int], seats: int) -> bytes:
        return bytes([min(MOST, value + 1) for value in values])

    def turned(self, plain: bytes, me: int, seats: int) -> bytes:
        cells = list(plain)
        for first in range(0, len(cells), CODES):
            roles = self.roles[cells[first] - 1]
            for index in range(len(roles)):
                if roles[index] and cells[first + 1 + index]:
                    value = _seen_from(cells[first + 1 + index] - 1, roles[index], me, seats)
                    cells[first + 1 + index] = value + 1
        return self._asked(cells) + padded(bytes(cells), LEVELS * CODES)

    def _asked(self, codes: list[int]) -> bytes:
        cells = bytearray(self.codes)
        if codes:
            kind = codes[0] - 1
            cells[kind] = 1
            for index in range(len(self.roles[kind])):
                start = self.starts[kind][index]
                if start >= 0:
                    _paint_slot(cells, start, codes[1 + index] - 1, self.roles[kind][index])
        return bytes(cells)


def _role(field: Field) -> int:
    if isinstance(field, SeatsField):
        return SET_OF_SEATS
    return ONE_SEAT if isinstance(field, SeatField) else PLAIN


def _slots(kinds: Mapping[str, type[AnyStep]]) -> dict[str, tuple[str, ...]]:
    """The fields that hold seats or words, by name; where several have a name, the longest list of words."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in kinds.values():
        for field in kind.fields:
            words: tuple[str, ...] = ()
            if isinstance(field, (SeatField, SeatsField)):
                words = SEATS
            elif isinstance(field, WordField):
                words = field.vocabulary.words
            if len(words) > len(found.get(field.name, ())):
                found[field.name] = words
    return found


def _seen_from(value: int, role: int, me: int, seats: int) -> int:
    if role == ONE_SEAT:
        return (value - me) % seats
    if role == SET_OF_SEATS:
        bits = 0
        for seat in range(seats):
            bits |= (value >> seat & 1) << ((seat - me) % seats)
        return bits
    return value


def _paint_slot(cells: bytearray, start: int, value: int, role: int) -> None:
    if role == SET_OF_SEATS:
        for seat in range(MAX_SEATS):
            cells[start + seat] = value >> seat & 1
    elif value >= 0:
        cells[start + value] = 1
