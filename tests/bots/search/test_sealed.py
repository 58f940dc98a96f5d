"""Sealed choices: mixed where mixing is right, sharp where one plan is better, always a strategy."""

from __future__ import annotations

import pytest

from gunbai.bots.search.sealed import Mix, drawn
from gunbai.kernel.luck.generator import seeded


def play(payoff: list[list[float]], rounds: int, seed: int) -> tuple[list[float], list[float]]:
    """Two seats learn a game against each other; the second gets 1 less what the first gets."""
    generator = seeded(seed)
    rows = Mix([[row] for row in range(len(payoff))])
    columns = Mix([[column] for column in range(len(payoff[0]))])
    for _ in range(rounds):
        row, column = rows.choose(generator), columns.choose(generator)
        value = payoff[row.ids[0]][column.ids[0]]
        rows.learn(row, value)
        columns.learn(column, 1 - value)
    return rows.strategy(), columns.strategy()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_without_a_pure_solution_is_mixed(seed: int) -> None:
    """Rock, paper, scissors: whoever settles on one of them can be read off."""
    strategy, other = play([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], 4000, seed)
    assert sum(strategy) == pytest.approx(1)
    assert sum(other) == pytest.approx(1)
    assert all(0.15 < share < 0.55 for share in strategy + other)


def test_a_plan_that_is_always_better_is_found() -> None:
    strategy, _ = play([[0.3, 0.3], [0.6, 0.5], [0.2, 0.4]], 600, 4)
    assert strategy[1] > 0.8


def test_before_the_first_round_the_strategy_is_the_prior() -> None:
    mix = Mix([[1, 2], [3, 4], [1, 2]])
    assert [plan.ids for plan in mix.plans] == [[1, 2], [3, 4]]
    assert mix.strategy() == pytest.approx([2 / 3, 1 / 3])


def test_every_plan_is_tried_now_and_then() -> None:
    generator, mix = seeded(5), Mix([[number] for number in range(10)])
    for _ in range(400):
        plan = mix.choose(generator)
        mix.learn(plan, 1.0 if plan.ids == [0] else 0.0)
    assert all(plan.visits > 2 for plan in mix.plans)


def test_drawing_follows_the_chances() -> None:
    plans, generator = Mix([[0], [1]]).plans, seeded(6)
    picks = [drawn([0.25, 0.75], plans, generator).ids[0] for _ in range(2000)]
    assert 0.7 < sum(picks) / 2000 < 0.8
