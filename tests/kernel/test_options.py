"""Options, games and seats: defaults are filled in, unknown ones are refused with the nearest that exist."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.kernel.actions import ActionTable
from gunbai.kernel.errors import BadInput, nearest
from gunbai.kernel.events import EventTable
from gunbai.kernel.game import Game
from gunbai.kernel.options import Option, chosen

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


def test_a_game_of_an_older_version_keeps_the_rulings_it_began_with() -> None:
    """A ruling that came later is played in old games as it was before; what a record names always holds."""
    options = (*OPTIONS, Option("tower", ("new", "old"), "SG1.5", since=3, before="old"))
    game = Game("test", 3, ActionTable().closed(), EventTable({}), options, (), ())
    plain = {"set": "archway", "shrines": "random"}
    assert game.filled({}) == {**plain, "tower": "new"}
    assert game.filled({}, rules=3) == {**plain, "tower": "new"}
    assert game.filled({}, rules=2) == {**plain, "tower": "old"}
    assert game.filled({"tower": "new"}, rules=2) == {**plain, "tower": "new"}


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_rulings_that_came_later_say_how_it_was_before(name: str) -> None:
    game = gunbai.game(name)
    for option in game.options:
        assert 1 <= option.since <= game.version
        assert (option.since == 1) == (option.before == ""), option.name
        assert option.before in ("", *option.values)


def test_nearest_lists_every_word_once() -> None:
    assert nearest("kyot", ("edo", "kyoto", "nagato")) == ["kyoto", "edo", "nagato"]
    assert nearest("zzz", ("edo", "kyoto")) == ["edo", "kyoto"]


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
