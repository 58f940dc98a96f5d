"""Steps: immutable, with questions that name their particulars and tell nobody's secrets."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from gunbai.games import shogun
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.steps import Question, Table
from tests.rules.shogun.scene import Doc, acting, load, play

GAME = Shogun()
SOURCES = sorted(Path(inspect.getfile(shogun)).parent.rglob("*.py"))
FIELDS = {"seat"} | {field.name for kind in STEPS.values() for field in kind.fields}


def assigned_outside_init(tree: ast.AST) -> list[str]:
    """Where an attribute that is called like a field of a step is set in any function but a constructor."""
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name != "__init__"):
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del)) and node.attr in FIELDS:
                found.append(f"{function.name}: {node.attr}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_step_is_changed_after_it_is_made(path: Path) -> None:
    """Copies of a state share their steps."""
    assert assigned_outside_init(ast.parse(path.read_text(encoding="utf-8"))) == []


def test_the_search_for_changed_steps_finds_them() -> None:
    made = "class A:\n def __init__(self):\n  self.begun = 1\n"
    changed = " def run(self, t):\n  t.y = 1\n  self.begun += 1\n  t.seat = 2\n"
    assert assigned_outside_init(ast.parse(made + changed)) == ["run: begun", "run: seat"]


def asked_of(state: State, seat: int | None) -> Doc:
    question = state.question(seat)
    assert isinstance(question, Question)
    assert question.clause.startswith("SG")
    return {"step": question.step, **question.arguments}


def test_the_question_of_an_action_names_action_and_province() -> None:
    state = acting({"kai": {"owner": 0, "armies": 3}}, [{"battle_move_a": "kai"}])
    assert asked_of(state, 0) == {"step": "march", "action": "battle_move_a", "province": "kai"}
    assert state.question(1) is None
    play(state, "0 target suruga")
    assert asked_of(state, 0) == {"step": "how_many", "origin": "kai", "target": "suruga"}
    own: Doc = {"kai": {"owner": 0}, "suruga": {"owner": 0}}
    mustering = acting(own, [{"army1_move": "kai"}])
    assert asked_of(mustering, 0) == {"step": "muster", "action": "army1_move", "province": "kai"}
    play(mustering, "0 act")
    assert asked_of(mustering, 0) == {"step": "relocate", "province": "kai"}


def clause_of(state: State) -> str:
    question = state.question()
    assert question is not None
    return question.clause


def test_the_question_of_how_many_cites_the_clause_of_its_action() -> None:
    own: Doc = {"kai": {"owner": 0, "armies": 3}, "suruga": {"owner": 0}}
    mustering, marching = (acting(own, [{action: "kai"}]) for action in ("army1_move", "battle_move_a"))
    play(mustering, "0 act")
    for state in (mustering, marching):
        play(state, "0 target suruga")
    assert (clause_of(mustering), clause_of(marching)) == ("SG5.6", "SG5.7")


def test_the_question_of_planning_names_the_next_space_of_the_seat_alone() -> None:
    state = load({"seats": 3, "provinces": {"kai": {"owner": 0}, "aki": {"owner": 1}}})
    assert asked_of(state, 0) == {"step": "planning", "space": "bid"}
    play(state, "0 plan kai")
    assert asked_of(state, 0) == {"step": "planning", "space": "castle"}
    assert asked_of(state, 1) == asked_of(state, None) == {"step": "planning", "space": "bid"}


def test_the_question_of_placing_names_an_unseen_card_to_its_player_alone() -> None:
    state = GAME.new(4, seed=3)
    assert isinstance(state, State)
    seat, offered = state.actors()[0], str(state.choices(state.actors()[0])[0]).split()[-1]
    open_card = state.copy("keep")
    open_card.apply(GAME.parse(f"{seat} take {offered}"))
    question = open_card.question()
    assert question is not None
    assert question.arguments == {"province": offered}
    play(state, f"{seat} blind")
    assert asked_of(state, seat) == {"step": "place", "province": state.view(seat).document()["blind"]}
    assert asked_of(state, None) == {"step": "place", "province": "unseen"}


def test_the_question_of_revolts_names_the_farmers() -> None:
    hungry: Doc = {name: {"owner": 0, "armies": 9} for name in ("aki", "bingo", "hoki")}
    state = load({"seats": 3, "season": "winter", "phase": "winter", "provinces": hungry})
    assert asked_of(state, 0) == {"step": "revolts", "farmers": 2}


def test_a_game_that_is_over_asks_nothing() -> None:
    state = load({"seats": 3, "season": "winter", "phase": "winter", "year": 2})
    assert state.is_over()
    assert state.question() is None
    assert state.actors() == []


def test_copies_share_their_steps_and_never_their_stack() -> None:
    state = acting({"kai": {"owner": 0, "armies": 3}}, [{"battle_move_a": "kai"}])
    twin = state.copy()
    assert isinstance(twin, State)
    assert twin.stack is twin.table.stack is not state.stack
    assert [one is other for one, other in zip(twin.stack, state.stack, strict=True)] == [True] * len(state.stack)
    assert issubclass(type(state.table), Table)
