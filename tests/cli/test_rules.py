"""`gunbai rules`: chapters, clauses with what cites them, search in one game or both, the sheet to print."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.examples import reading as examples
from gunbai.locale.words import Words
from tests.cli.conftest import Run


def said(run: Run, *arguments: str) -> str:
    done = run("rules", *arguments)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_a_clause_shows_its_references_and_where_it_is_used(run: Run) -> None:
    told = said(run, "RS6.10")
    assert "Buying a monster" in told
    assert "See RS10.5 RS10.16." in told
    assert "Where this is used: Rules: RS-X4 Train Figures: Monster" in told


def test_a_chapter_lists_its_clauses(run: Run) -> None:
    told = said(run, "SG7")
    assert all(f"SG7.{number} " in told for number in range(1, 6))
    assert "SG8.1 " not in told


def test_a_worked_example_is_played_through(run: Run) -> None:
    told = said(run, "RS-X3")
    assert told.index("The position") < told.index("Step 1 of 5") < told.index("Step 5 of 5")
    assert "Koi moves Bushi from Kansai to Nagato" in told
    assert "Koi builds a stronghold in Shikoku for 3 coins" in told


@pytest.mark.parametrize("clause", ["RS-X1", "RS-X9", "SG-X5", "SG-Y10"])
def test_worked_examples_can_be_read_in_other_languages(run: Run, clause: str) -> None:
    told = said(run, clause, "--lang", "uk")
    steps = len(examples.example(clause).moves)
    assert Words("uk").text("example-position") in told
    assert steps == 0 or Words("uk").text("example-step", step=steps, steps=steps) in told


def test_a_worked_example_is_played_on_for_every_seat_and_not_kept(run: Run, tmp_path: Path) -> None:
    assert "gunbai rules RS-X3 --play 5" in said(run, "RS-X3")
    done = run("rules", "RS-X3", "--play", "4", lines=["1", "s", "1", "q"])
    assert done.exit_code == 0, done.output
    told = " ".join(done.output.split())
    assert told.index("Lotus: Marshal") < told.index("Dragonfly: Marshal") < told.index("Koi: Your mandate turn")
    assert Words().text("cli-not-kept") in told
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_every_worked_example_asks_somebody_in_the_terminal(run: Run, game: str) -> None:
    for clause in examples.names(game):
        done = run("rules", clause, "--play", "0", "--lang", "fa", lines=["q"])
        assert done.exit_code == 0, done.output
        assert Words("fa").text("cli-not-kept") in " ".join(done.output.split())


@pytest.mark.parametrize(("clause", "step"), [("RS6.8", "0"), ("RS-X3", "6"), ("RS-X3", "-1"), ("SG7", "0")])
def test_what_is_no_step_of_an_example_is_not_played(run: Run, clause: str, step: str) -> None:
    done = run("rules", clause, "--play", step)
    assert done.exit_code == 2
    assert "RS-X" in done.output or "5" in done.output


def test_search_is_limited_to_a_game(run: Run) -> None:
    both, one = said(run, "--search", "provnces"), said(run, "--search", "provnces", "--game", "shogun")
    assert "RS1.2 " in both
    assert "RS" not in one
    assert "SG1.2 " in one


def test_the_sheet_goes_to_a_file(run: Run) -> None:
    page = run("rules", "--sheet", "shogun", "--lang", "pl").output
    assert page.startswith('<!doctype html>\n<html lang="pl" dir="ltr">')
    assert page.rstrip().endswith("</html>")


def test_the_sheet_of_no_game_is_refused(run: Run) -> None:
    done = run("rules", "--sheet", "chess")
    assert done.exit_code == 2
    assert "rising-sun, shogun" in done.output


def test_a_word_where_a_clause_should_stand_is_searched_for(run: Run) -> None:
    assert said(run, "kapłan", "--lang", "pl") == said(run, "--search", "kapłan", "--lang", "pl")
    unknown = run("rules", "zzzzz")
    assert unknown.exit_code == 2
    assert Words().text("expected-rule_words") in unknown.output
