"""The stack of steps in a tensor: what is asked now, word by word, and everything under way below it as codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.kernel.fields import Field, SeatField, SeatsField, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.tensors.part import NOWHERE, SEATS, Part
from gunbai.kernel.tensors.strokes import NUMBERS, ONE_SEAT, PLAIN, SET_OF_SEATS, STACKED, stroke

LEVELS: Final = 8
"""Steps that are written: the innermost ones, and no game lies deeper."""
CODES: Final = 1 + NUMBERS
NOTHING_MORE: Final = [-1] * NUMBERS


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

    def strokes(self, source: int, first: int, start: int, me: int, seats: int) -> list[list[int]]:
        """One for all: what a number means hangs on the kind of its step."""
        tables: list[int] = []
        for kind in range(len(self.roles)):
            left = NUMBERS - len(self.roles[kind])
            slots = [start + cell if cell >= 0 else NOWHERE for cell in self.starts[kind]]
            tables += [start + kind, *self.roles[kind], *[PLAIN] * left, *slots, *[NOWHERE] * left]
        return [stroke(STACKED, source, [start + self.codes, LEVELS * CODES], tables, first=first, me=me, seats=seats)]


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
