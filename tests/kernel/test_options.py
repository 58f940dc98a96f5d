"""Options, games and seats: defaults are filled in, unknown ones are refused with the nearest that exist."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.kernel.errors import BadInput
from gunbai.kernel.options import Option, chosen, nearest

OPTIONS = (Option("set", ("archway", "teapot"), "RS4.5"), Option("shrines", ("random", "first"), "RS4.4"))


def test_defaults_are_the_first_values() -> None:
    assert chosen(OPTIONS, {}) == [0, 0]
    assert chosen(OPTIONS, {"shrines": "first"}) == [0, 1]


def test_unknown_names_and_values_are_refused_with_the_nearest_first() -> None:
    with pytest.raises(BadInput) as caught:
        chosen(OPTIONS, {"shrine": "first"})
    assert caught.value.field == "options"
    assert str(caught.value.details["expected"]).startswith("one of shrines, ")
    with pytest.raises(BadInput) as caught:
        chosen(OPTIONS, {"set": "teapott"})
    assert caught.value.field == "options.set"
    assert str(caught.value.details["expected"]).startswith("one of teapot, ")
    assert caught.value.details["got"] == "'teapott'"


def test_nearest_lists_every_word_once() -> None:
    assert nearest("kyot", ("edo", "kyoto", "nagato")) == "one of kyoto, edo, nagato"
    assert nearest("zzz", ("edo", "kyoto")) == "one of edo, kyoto"


def test_unknown_games_are_refused_with_the_nearest() -> None:
    with pytest.raises(BadInput, match="one of rising-sun") as caught:
        gunbai.game("risingsun")
    assert caught.value.field == "game"


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_seats_and_options_of_a_new_game_are_checked(name: str) -> None:
    game = gunbai.game(name)
    assert game is gunbai.game(name)
    for seats in (0, 1, 2, 6, -3):
        with pytest.raises(BadInput, match="seats"):
            game.new(seats)
    with pytest.raises(BadInput, match="options"):
        game.new(3, options={"colour": "red"})
    for option in game.options:
        with pytest.raises(BadInput, match=f"options.{option.name}"):
            game.new(3, options={option.name: "nonsense"})
    filled = game.filled({})
    assert filled == {option.name: option.values[0] for option in game.options}


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_game_without_a_seed_has_luck_of_its_own(name: str) -> None:
    positions = [gunbai.game(name).new(3).digest() for _ in range(6)]
    assert len(set(positions)) > 1


def test_a_view_of_another_game_is_refused() -> None:
    view = gunbai.game("shogun").new(3, seed=1).view(0)
    with pytest.raises(BadInput, match="view"):
        gunbai.game("rising-sun").sampled(view, random.Random(1))
