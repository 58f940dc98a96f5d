"""`gunbai odds` and `gunbai options`."""

from __future__ import annotations

import json
from math import sqrt

import pytest

import gunbai
from tests.cli.conftest import Run

SAMPLES = 3000
REFERENCE_RUNS = 30000
"""The least number of runs behind the figures of the rules page."""


def shares(run: Run, *arguments: str) -> list[float]:
    done = run("odds", "shogun", *arguments, "--samples", str(SAMPLES), "--seed", "7", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["samples"] == SAMPLES
    return [found["win"], found["draw"], found["loss"]]


def is_near(share: float, reference: float) -> bool:
    """Within four standard errors of both simulations, and half a unit of the last digit printed."""
    variance = reference * (1 - reference)
    return abs(share - reference) <= 4 * sqrt(variance / SAMPLES + variance / REFERENCE_RUNS) + 0.0005


@pytest.mark.parametrize(
    ("more", "reference"), [(["--no-farmers"], [0.579, 0.256, 0.166]), (["--farmers"], [0.504, 0.264, 0.232])]
)
def test_four_against_three(run: Run, more: list[str], reference: list[float]) -> None:
    found = shares(run, "--attack", "4", "--defend", "3", *more)
    assert all(is_near(share, expected) for share, expected in zip(found, reference, strict=True)), found
    assert sum(found) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(("armies", "reference"), list(enumerate([0.215, 0.602, 0.825, 0.925, 0.971], 1)))
def test_a_neutral_province(run: Run, armies: int, reference: float) -> None:
    win, draw, loss = shares(run, "--attack", str(armies), "--neutral")
    assert is_near(win, reference), win
    assert draw == 0
    assert loss == pytest.approx(1 - win)


def test_the_other_tower_and_two_farmers_give_other_odds(run: Run) -> None:
    usual = shares(run, "--attack", "3", "--neutral")
    assert shares(run, "--attack", "3", "--neutral", "--defend", "2")[0] < usual[0] - 0.05
    assert shares(run, "--attack", "3", "--neutral", "--tower", "spielbyweb")[0] < usual[0] - 0.05


def test_the_same_seed_is_the_same_odds(run: Run) -> None:
    asked = ("odds", "shogun", "--attack", "3", "--defend", "2", "--samples", "200", "--json")
    assert run(*asked).stdout == run(*asked).stdout
    assert run(*asked).stdout != run(*asked, "--seed", "2").stdout


def test_odds_as_a_table(run: Run) -> None:
    done = run("odds", "shogun", "--attack", "3", "--defend", "2", "--samples", "200")
    for expected in ("takes the province", "becomes neutral", "fails", "±", "200 throws"):
        assert expected in done.stdout
    assert "becomes neutral" not in run("odds", "shogun", "--attack", "3", "--neutral", "--samples", "200").stdout


@pytest.mark.parametrize("game", gunbai.GAMES)
def test_every_option_is_listed_with_a_line_of_explanation(run: Run, game: str) -> None:
    done = run("options", game)
    assert done.exit_code == 0
    for option in gunbai.game(game).options:
        assert f"-o {option.name}=" in done.stdout
    assert done.stdout.count("(standard)") == len(gunbai.game(game).options)
