"""The puzzles that are shipped: many, legal, clear by what was measured, and missed by the quick bot."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from gunbai.games.registry import GAMES, game
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput, NotYourTurn
from gunbai.puzzles.judging import judged
from gunbai.puzzles.line import line
from gunbai.puzzles.playing import session_of
from gunbai.puzzles.puzzle import PuzzleDoc, begun, daily, of_theme, puzzle, puzzles, themes
from gunbai.puzzles.quick import quick_chain
from scripts.puzzles.mine import ALIVE, APART, CLEAR, TIMES, WIDE

LEAST = 200
ROUNDED = 1e-4
SAMPLE = 12


def sample(name: str) -> list[PuzzleDoc]:
    """Some from everywhere in the file."""
    found = list(puzzles(name).values())
    return found[:: max(1, len(found) // SAMPLE)]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_of_many_themes(name: str) -> None:
    assert len(puzzles(name)) >= LEAST
    assert len(themes(name)) >= 6
    assert sum(themes(name).values()) == len(puzzles(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_margins_are_wide(name: str) -> None:
    for one in puzzles(name).values():
        lead, error = one["margin"]
        assert lead >= CLEAR[0] * WIDE[name] - ROUNDED, one["id"]
        assert lead >= CLEAR[1] * (error - ROUNDED), one["id"]
        assert ALIVE[0] / 2 <= one["win"] <= 1, one["id"]
        assert one["trials"] >= 100 * TIMES
        if not one["sealed"]:
            lead, error = one["apart"]
            assert lead >= APART[0] * WIDE[name] - ROUNDED, one["id"]
            assert lead >= APART[1] * (error - ROUNDED), one["id"]
            assert one["choices"][0][0] == one["solution"]
            assert len(one["choices"]) == one["options"]


@pytest.mark.parametrize("name", GAMES)
def test_the_quick_bot_errs_and_the_solution_may_be_chosen(name: str) -> None:
    for one in sample(name):
        state = begun(one)
        choices = [str(action) for action in state.choices(one["seat"])]
        assert one["solution"][0] in choices, one["id"]
        assert len(choices) == one["options"]
        rules = game(name)
        quick = [str(action) for action in rules.actions.all_of(one["seat"], quick_chain(rules, state, one["seat"]))]
        assert quick == one["quick"] != one["solution"], one["id"]
        session_of(one, one["solution"])


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_is_compared_with_the_best(name: str) -> None:
    one = sample(name)[1]
    wrong, right = judged(one, one["quick"]), judged(one, one["solution"])
    assert (wrong["right"], right["right"]) == (False, True)
    made = wrong["judgement"]
    assert made["loss"] > 0.02
    assert (made["chosen"], made["best"]) == (one["quick"], one["solution"])
    assert right["judgement"]["loss"] == 0
    assert judged(one, one["quick"]) == wrong, "the same whenever it is asked"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_has_no_say_in_the_verdict(name: str) -> None:
    """Another world that the seat cannot tell from this one: the same is right, by the same margin."""
    one = sample(name)[2]
    state = begun(one)
    other = game(name).sampled(state.view(one["seat"]), random.Random(5))
    assert other.view(one["seat"]) == state.view(one["seat"])
    moved = PuzzleDoc(**{**one, "position": dict(other.position())})
    assert judged(moved, one["quick"]) == judged(one, one["quick"])


@pytest.mark.parametrize("name", GAMES)
def test_the_solution_is_played_out(name: str) -> None:
    one = sample(name)[0]
    steps = list(line(one))
    assert steps[0].moves == []
    assert steps[0].state == begun(one)
    assert steps[1].moves == one["solution"]
    assert 2 <= len(steps) <= 10
    for step in steps[1:]:
        assert all(isinstance(game(name).parse(text), Action) for text in step.moves)


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    for name in GAMES:
        count = len(puzzles(name))
        days = [daily(name, date(2026, 1, 1) + timedelta(days=number))["id"] for number in range(count)]
        assert len(set(days)) == count


def test_themes_are_told_from_easy_to_hard_and_unknown_ones_refused() -> None:
    theme = next(iter(themes("shogun")))
    found = of_theme("shogun", theme)
    assert {one["theme"] for one in found} == {theme}
    assert [one["rating"] for one in found] == sorted(one["rating"] for one in found)
    with pytest.raises(BadInput, match="theme"):
        of_theme("shogun", "chess")
    with pytest.raises(BadInput, match="id"):
        puzzle("sg0-0")
    with pytest.raises(BadInput, match="id"):
        puzzle("zz1-1")


def test_bad_answers_are_refused() -> None:
    one = sample("shogun")[0]
    other = (one["seat"] + 1) % 3
    with pytest.raises(NotYourTurn):
        session_of(one, [f"{other} act"])
    with pytest.raises(BadInput, match="moves"):
        judged(one, [])
