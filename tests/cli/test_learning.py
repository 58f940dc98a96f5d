"""The guided first game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gunbai.lessons.lesson import lesson
from gunbai.locale.words import Words
from tests.cli.conftest import Run

BIDS = {"bid_seppuku": "0", "bid_hostage": "4", "bid_ronin": "2", "bid_poets": "1"}


def answers(game: str) -> list[str]:
    """What each card says: the only choice, the first of its ways, or the coins it advises."""
    return [BIDS.get(step.name, step.advice if step.ways else "1") for step in lesson(game).path()]


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_every_card_is_told_and_its_advice_can_be_followed(run: Run, game: str) -> None:
    done = run("learn", game, lines=[*answers(game), "q"])
    assert done.exit_code == 0, done.output
    words, told = Words(), " ".join(done.stdout.split())
    for step in lesson(game).path():
        assert words.text(f"lesson-{game}-{step.name}", "title") in told
        assert all(words.text(f"lesson-{game}-{step.name}", way) in told for way in step.ways)
    assert {"rising-sun": "Edo is yours", "shogun": "Two provinces richer"}[game] in told


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("rising-sun", "ronin 2, coins 8. In Oshu it would have been ronin 0, coins 11."),
        ("shogun", "With “+1 chest” it would be 3 and 11."),
    ],
)
def test_what_came_of_a_choice_is_told(run: Run, game: str, said: str) -> None:
    done = run("learn", game, lines=[*answers(game), "q"])
    assert said in " ".join(done.stdout.split())


def test_it_is_left_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    words = Words()
    run("learn", "shogun", lines=[*answers("shogun")[:5], "q"])
    again = run("learn", "shogun", lines=["q"])
    assert words.text("lesson-shogun-plan_tax", "title") in again.stdout
    anew = run("learn", "shogun", "--anew", lines=["q"])
    assert words.text("lesson-shogun-plan_bid", "title") in anew.stdout


def test_something_else_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    done = run("learn", "rising-sun", lines=["propose 2", "q"])
    assert Words().text("refusal-lesson-other") in " ".join(done.stdout.split())
    kept = json.loads((tmp_path / "data/gunbai/lesson-rising-sun.json").read_text(encoding="utf-8"))
    assert not any("propose" in str(entry) for entry in kept["entries"])


def test_why_knows_what_the_lesson_asks_for(run: Run) -> None:
    done = run("learn", "rising-sun", lines=["why propose 2", "why 1", "q"])
    told = " ".join(done.stdout.split())
    assert Words().text("refusal-lesson-other") in told
    assert Words().text("cli-why-possible") in told


def test_an_unknown_game_is_refused(run: Run) -> None:
    done = run("learn", "shogan")
    assert done.exit_code == 2
    assert "shogun" in done.output
