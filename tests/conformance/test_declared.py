"""What a game declares is all there is: labels of draws, and clauses of everything that cites one."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gunbai
from gunbai.kernel.luck.chance import Draw, FairChance
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.driving import new_match, random_choice


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_drawn_under_a_label_that_is_not_declared(case: Case) -> None:
    """And nothing is private that is not declared to be."""
    declared = {kind.label: kind for kind in case.game.draws}
    drawn: list[Draw] = []
    for seed in range(3):
        match, chance = new_match(case, seed)
        drawn += match.setup_draws
        chance.log = drawn
        play_randomly(match.state, seeded(seed))
    assert drawn
    for draw in drawn:
        assert draw.label in declared, draw.label
        assert declared[draw.label].private or not draw.private, draw.label


def test_the_card_set_that_chance_decides_is_declared() -> None:
    game = gunbai.game("rising-sun")
    chance = FairChance(bytes(32), [])
    drawn: list[Draw] = []
    chance.log = drawn
    game.new(seats=3, chance=chance, options={"set": "random"})
    assert "set" in {draw.label for draw in drawn}
    assert {draw.label for draw in drawn} <= {kind.label for kind in game.draws}


@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 3], ids=str)
def test_what_is_declared_cites_clauses_that_exist(case: Case) -> None:
    game = case.game
    cited = {kind.label: kind.clause for kind in game.draws}
    cited |= {option.name: option.clause for option in game.options}
    cited |= {f"{entry.kind} {entry.name}": entry.clause for entry in game.entries}
    cited |= {verb.tag: verb.clause for verb in game.actions.verbs}
    wrong = {name: clause for name, clause in cited.items() if clause not in case.adapter.clauses}
    assert not wrong
    assert all(kind.outcome.strip() for kind in game.draws)


def step_names(case: Case) -> set[str]:
    """The steps that may lie on the stack of a position, by its schema."""
    parts: Any = case.game.schema("position")["properties"]
    return {step["properties"]["step"]["const"] for step in parts["turn"]["items"]["oneOf"]}


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_question_cites_a_clause_and_names_its_step(case: Case) -> None:
    """A seat that is asked nothing has no question, and everybody may know no more of it than the seat itself."""
    names = step_names(case)
    state, rng = case.new(5), random.Random(5)
    while not state.is_over():
        for seat in range(case.seats):
            question = state.question(seat)
            assert (question is not None) == (seat in state.actors())
            if question is not None:
                assert question.clause in case.adapter.clauses
                assert question.step in names
                public = state.question()
                assert public is not None
                assert set(public.arguments) <= set(question.arguments)
        state.apply(random_choice(state, rng))
    assert state.question() is None
