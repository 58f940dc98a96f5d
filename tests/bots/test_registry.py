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
        aside = bot.aside(state.view(seat), state.asides(seat), random.Random(1))
        assert aside is None or aside.tag == "offer"


def test_unknown_name_is_refused_with_the_nearest_first() -> None:
    with pytest.raises(BadInput) as refused:
        make("stedy", gunbai.game("rising-sun"))
    assert refused.value.field == "bot"
    assert "one of steady, " in str(refused.value)


@pytest.mark.parametrize("name", ["steady:", "steady:loyl", "random:loyal", "steady:loyal:greedy"])
def test_a_temper_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        make(name, gunbai.game("rising-sun"))
    assert refused.value.field == "temper"


def test_a_program_is_no_name_of_the_registry() -> None:
    """Servers take names from strangers: nothing here may run a command or import a module."""
    for name in ("process:true", "class:random:Random"):
        with pytest.raises(BadInput):
            make(name, gunbai.game("rising-sun"))


def test_best_is_the_strongest_quick_bot() -> None:
    assert isinstance(best(gunbai.game("rising-sun")), Steady)
