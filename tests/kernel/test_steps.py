"""Steps: named fields that are written and read, the stack, questions and refusals."""

from __future__ import annotations

from typing import ClassVar

import pytest

from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import NOTHING, Field, FlagField, SeatField, SeatsField, WordField
from gunbai.kernel.state import State
from gunbai.kernel.steps import OVER, AnyStep, Step, Table, read_stack, written_stack
from gunbai.kernel.vocabulary import Vocabulary

PROVINCE = Vocabulary("province", ("edo", "kyoto"))


class Round(Step[State]):
    """Counts."""

    name: ClassVar[str] = "round"
    clause: ClassVar[str] = "X1"
    fields: ClassVar[tuple[Field, ...]] = (Field("begun", 0, 9),)

    def __init__(self, begun: int) -> None:
        self.seat = 0
        self.begun = begun


class Raid(Step[State]):
    """One of each kind of field."""

    name: ClassVar[str] = "raid"
    clause: ClassVar[str] = "X2"
    fields: ClassVar[tuple[Field, ...]] = (
        SeatField(),
        FlagField("bonus"),
        WordField("province", PROVINCE),
        WordField("found", PROVINCE, optional=True),
        SeatsField("victims"),
    )
    asked: ClassVar[tuple[str, ...]] = ("province",)

    def __init__(self, seat: int, bonus: int, province: int, found: int, victims: int) -> None:
        self.seat = seat
        self.bonus = bonus
        self.province = province
        self.found = found
        self.victims = victims


KINDS: dict[str, type[AnyStep]] = {kind.name: kind for kind in (Round, Raid)}
STACK: list[AnyStep] = [Round(3), Raid(2, 1, 1, -1, 0b101)]
ROWS: list[object] = [
    {"step": "round", "begun": 3},
    {"step": "raid", "seat": 2, "bonus": True, "province": "kyoto", "found": None, "victims": [0, 2]},
]


def test_a_stack_is_written_by_names_and_reads_back() -> None:
    assert written_stack(STACK) == ROWS
    assert read_stack(ROWS, "turn", KINDS, 3) == STACK


def test_fields_that_are_left_out_are_nought_or_nothing() -> None:
    assert read_stack([{"step": "raid", "seat": 1}], "turn", KINDS, 3) == [Raid(1, 0, 0, NOTHING, 0)]


@pytest.mark.parametrize(
    ("row", "field"),
    [
        (["round", 3], "turn[0]"),
        ({"begun": 3}, "turn[0].step"),
        ({"step": "siege"}, "turn[0].step"),
        ({"step": "round", "begun": 10}, "turn[0].begun"),
        ({"step": "round", "ended": 1}, "turn[0].ended"),
        ({"step": "raid", "seat": 3}, "turn[0].seat"),
        ({"step": "raid", "bonus": 1}, "turn[0].bonus"),
        ({"step": "raid", "province": "nara"}, "turn[0].province"),
        ({"step": "raid", "province": None}, "turn[0].province"),
        ({"step": "raid", "victims": [3]}, "turn[0].victims"),
        ({"step": "raid", "victims": 3}, "turn[0].victims"),
    ],
)
def test_a_step_that_is_none_names_its_field(row: object, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_stack([row], "turn", KINDS, 3)
    assert caught.value.field == field


def test_steps_are_equal_by_kind_and_numbers() -> None:
    assert Round(3) == Round(3)
    assert hash(Round(3)) == hash(Round(3))
    assert Round(3) != Round(4)
    assert Round(2) != Raid(2, 0, 0, 0, 0)
    assert repr(Round(3)) == "<round begun=3>"


def test_the_stack_of_a_table() -> None:
    table = Table(3, [])
    assert table.top() is OVER
    table.push(Round(1))
    table.push(Raid(2, 0, 0, 0, 0))
    assert table.find(Round) == Round(1)
    table.replace(Raid(2, 1, 0, 0, 0))
    assert table.top() == Raid(2, 1, 0, 0, 0)
    table.pop()
    assert table.stack == [Round(1)]
    assert table.find(Raid) is None
