"""Bots by name."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.bots.registry import best, make, names
from gunbai.bots.rising_sun.steady import Steady
from gunbai.kernel.errors import BadInput


def test_every_name_makes_a_bot_that_plays() -> None:
    game = gunbai.game("rising-sun")
    state = game.new(seats=3, seed=1)
    seat = state.actors()[0]
    for name in names(game):
        bot = make(name, game)
        choices = state.choices(seat)
        assert bot.choose(state.view(seat), choices, random.Random(1), 0) in choices
        assert bot.aside(state.view(seat), state.asides(seat), random.Random(1)) is None


def test_unknown_name_is_refused_with_the_nearest_first() -> None:
    with pytest.raises(BadInput) as refused:
        make("stedy", gunbai.game("rising-sun"))
    assert refused.value.field == "bot"
    assert "one of steady, random" in str(refused.value)


def test_best_is_the_strongest_quick_bot() -> None:
    assert isinstance(best(gunbai.game("rising-sun")), Steady)
