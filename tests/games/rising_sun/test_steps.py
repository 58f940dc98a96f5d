"""Steps are immutable: copies of a state share them, so what changes must replace its step."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gunbai
from gunbai.games.rising_sun.positions.frames import FRAMES
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.base import GOODS, STILL
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.kernel.fields import Field
from gunbai.kernel.steps import AnyStep

GAMES = Path(gunbai.__file__).parent / "games" / "rising_sun"
SOURCES = sorted(path for path in GAMES.rglob("*.py") if path.name != "__init__.py")
gunbai.game("rising-sun")  # its cards are there from now on: old frames count them


def assigned(tree: ast.AST) -> list[ast.Attribute]:
    """Attributes that a piece of code assigns to or deletes."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)]


def is_step(node: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.FunctionDef) and one.name in ("resume", "choices") for one in node.body)


def faults(path: Path) -> list[str]:
    """Assignments to attributes of a step outside its constructor, or of `step` or `top` anywhere."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in assigned(tree) if isinstance(node.value, ast.Name) and node.value.id in ("step", "top")]
    for kind in ast.walk(tree):
        if not isinstance(kind, ast.ClassDef) or not is_step(kind):
            continue
        for method in kind.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                own = [node for node in assigned(method) if isinstance(node.value, ast.Name)]
                found += [node for node in own if isinstance(node.value, ast.Name) and node.value.id == "self"]
    return [f"{path.name}:{node.lineno} {ast.unparse(node)}" for node in found]


def test_no_code_assigns_to_a_step_outside_its_constructor() -> None:
    assert [fault for path in SOURCES for fault in faults(path)] == []


def test_the_look_for_faults_finds_them(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(
        "class Wrong(GameStep):\n"
        "    def __init__(self, seat):\n        self.seat = seat\n"
        "    def resume(self, state):\n        self.seat += 1\n        state.table.war = 1\n"
        "def elsewhere(step):\n    step.amount = 2\n",
        encoding="utf-8",
    )
    assert faults(path) == ["wrong.py:8 step.amount", "wrong.py:5 self.seat"]


@pytest.mark.parametrize("kind", STEPS.values(), ids=list(STEPS))
def test_a_step_is_made_of_its_fields(kind: type[AnyStep]) -> None:
    """Its constructor takes them in their order, keeps each under its name, and its document has them all."""
    numbers = [number_of(field) for field in kind.fields]
    step = kind(*numbers)
    assert step.numbers() == numbers
    assert list(step.document()) == ["step", *(field.name for field in kind.fields)]
    assert step == kind(*numbers)
    assert set(kind.asked) <= {field.name for field in kind.fields} or kind.name == "bids"


def number_of(field: Field) -> int:
    return max(field.low, min(field.high, 1))


@pytest.mark.parametrize("name", list(STEPS))
def test_every_step_stood_in_a_frame_of_the_first_form(name: str) -> None:
    """What the frame is made of gives the fields back."""
    kind, frame = STEPS[name], FRAMES[name]
    fields = kind(*(number_of(field) for field in kind.fields)).document()
    written = {"step": name, **({"seat": fields["seat"]} if frame.seated else {}), **frame.new(frame.old(fields))}
    if name == "pay":  # a card and a stronghold at once, which nobody buys
        fields["card"] = None
        written = {"card": None, **written}
    assert written == fields
    assert ("seat" in fields) == frame.seated


def test_every_step_has_its_name_and_a_clause() -> None:
    for name, kind in STEPS.items():
        assert kind.name == name
        assert kind.clause.startswith("RS")


@pytest.mark.parametrize(
    ("copies", "held", "stirred", "works"),
    [(1, 5, STILL, True), (1, 5, GOODS, None), (2, 5, GOODS, True), (2, 0, GOODS, None), (2, 0, STILL, False)],
)
def test_a_turn_of_train_has_work_though_one_card_may_be_gone(
    copies: int, held: int, stirred: int, works: bool | None
) -> None:
    state = gunbai.game("rising-sun").from_position(
        {
            "clans": ["koi", "lotus", "turtle"],
            "market": {"loyalty": copies},
            "players": [{"coins": held}],
            "set": "teapot",
            "turn": [{"step": "marshal", "seat": 0, "begun": True}],
        }
    )
    assert isinstance(state, State)
    assert Train(0, 0).has_work(state, stirred) is works
