"""`gunbai puzzle`: asked on the board, judged, told and played out, in every language."""

from __future__ import annotations

import pytest

from gunbai.puzzles.puzzle import begun, puzzles, themes
from tests.cli.conftest import Run


def number_of(id: str, game: str, text: str) -> str:
    one = puzzles(game)[id]
    choices = [str(action) for action in begun(one).choices(one["seat"])]
    return text.partition(" ")[2] if text in choices else "1"


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_a_right_answer_is_told_and_played_out(run: Run, game: str) -> None:
    id, one = next((id, one) for id, one in puzzles(game).items() if not one["sealed"])
    shown = run("puzzle", "--id", id, lines=[number_of(id, game, one["solution"][0])]).stdout
    assert f"Puzzle {id}" in shown
    assert "Right!" in shown
    assert "The solution on the board" in shown


def test_a_sealed_answer_has_all_its_links_and_may_be_taken_back(run: Run) -> None:
    id, one = next((id, one) for id, one in puzzles("rising-sun").items() if one["sealed"])
    bids = [text.split()[-1] for text in one["solution"]]
    shown = run("puzzle", "--id", id, lines=[bids[0], "u", *bids]).stdout
    assert "Right!" in shown


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl", "fa"])
def test_whoever_leaves_is_shown_the_solution(run: Run, language: str) -> None:
    shown = run("puzzle", "shogun", "--daily", "--lang", language, lines=["q"]).stdout
    assert "puzzle-" not in shown
    assert "analysis-" not in shown
    assert "%" in shown or "٪" in shown


def test_unknown_games_themes_and_ids_are_refused(run: Run) -> None:
    for arguments in (("chess",), ("shogun", "--theme", "chess"), ("--id", "sg0-0"), ()):
        refused = run("puzzle", *arguments)
        assert refused.exit_code != 0
        assert refused.stderr
    assert run("puzzle", "shogun", "--theme", next(iter(themes("shogun"))), lines=["q"]).stdout
