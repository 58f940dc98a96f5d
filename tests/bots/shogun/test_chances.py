"""The quick odds against the simulated ones, in fresh and in used towers, in both models."""

from __future__ import annotations

import random

import pytest

from gunbai.bots.shogun.chances import attack_throw, loss_chance, revolt_chance, win_chance
from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.rules.odds import odds, odds_of_attack
from gunbai.games.shogun.table import NEUTRAL, Table
from gunbai.games.shogun.view import View
from tests.bots.shogun.tables import GAME

NEAR = 0.06


def a_table(model: str, decisions: int) -> Table:
    """The table of a random game after so many decisions."""
    state = GAME.new(4, seed=5, options={"setup": "tables", "tower": model})
    rng = random.Random(decisions)
    for _ in range(decisions):
        state.apply(rng.choice(state.choices(state.actors()[0])))
    view = state.view(0)
    assert isinstance(view, View)
    return view.table


@pytest.mark.parametrize("model", ["shelves", "spielbyweb"])
@pytest.mark.parametrize("decisions", [0, 200, 380])
def test_attacks_are_near_the_simulated_odds(model: str, decisions: int) -> None:
    table = a_table(model, decisions)
    owned = [province for province in range(PROVINCE_COUNT) if table.owner[province] > 0][::9]
    neutral = table.owner.index(NEUTRAL)
    for target in [neutral, *owned]:
        for armies in (2, 5):
            exact = odds_of_attack(table, 0, target, armies, samples=1000)
            assert win_chance(table, 0, target, armies) == pytest.approx(exact.win, abs=NEAR)
            if target != neutral:
                lost = loss_chance(table, 0, target, armies, table.armies[target])
                assert lost == pytest.approx(exact.win + exact.draw, abs=NEAR)


def test_survivors_are_near_the_simulated_ones() -> None:
    table = a_table("shelves", 200)
    target = next(province for province in range(PROVINCE_COUNT) if table.owner[province] > 0)
    for armies in (3, 6):
        exact = odds_of_attack(table, 0, target, armies, samples=1000)
        quick = attack_throw(table, 0, target, armies, table.armies[target]).left()
        assert quick == pytest.approx(exact.armies / exact.samples, abs=0.2)


def test_revolts_are_near_the_simulated_ones() -> None:
    table = a_table("shelves", 200)
    for armies, farmers in ((2, 1), (4, 2), (3, 3)):
        numbers = table.tower + table.tray
        numbers[2 * COLOURS] += armies
        numbers[2 * COLOURS + FARMER] += farmers
        exact = odds(0, numbers, 0, NEUTRAL, True, samples=1000)
        assert revolt_chance(table, 0, armies, farmers) == pytest.approx(1 - exact.win, abs=NEAR)


def test_more_armies_are_never_worse() -> None:
    table = a_table("shelves", 200)
    target = next(province for province in range(PROVINCE_COUNT) if table.owner[province] > 0)
    chances = [win_chance(table, 0, target, armies) for armies in range(1, 12)]
    assert chances == sorted(chances)
