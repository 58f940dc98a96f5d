"""The game object: options, setup, play to the end with every option."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.options import OPTIONS
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import BadInput
from gunbai.kernel.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults

GAME = Shogun()
EVERY_VALUE = [(option.name, value) for option in OPTIONS for value in option.values]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_with_every_option_end_and_add_up(name: str, value: str, seats: int) -> None:
    options = {name: value}
    if seats == 3 and value == "moon":
        options["moon_three"] = "assumed"
    state = GAME.new(seats, seed=seats, options=options)
    assert isinstance(state, State)
    generator = seeded(seats)
    while not state.is_over():
        play_randomly(state, generator, limit=11)
        assert faults(state) == []
    assert len(state.result().scores) == seats
    assert min(state.result().ranking) == 1


def test_defaults_are_filled_in() -> None:
    assert GAME.filled({"tower": "spielbyweb"}) == {
        "side": "sun",
        "setup": "draft",
        "yield": "kept",
        "action_window": "five",
        "armies6_shortage": "4",
        "tower": "spielbyweb",
        "years": "2",
        "moon_three": "no",
    }


@pytest.mark.parametrize("options", [{"side": "night"}, {"speed": "fast"}, {"side": "moon", "setup": "tables"}])
def test_unknown_options_and_impossible_pairs_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        GAME.new(4, seed=1, options=options)


def test_chance_leaves_a_trace_only_through_its_door() -> None:
    first, second, other = (GAME.new(4, seed=seed) for seed in (5, 5, 6))
    for state in (first, second, other):
        play_randomly(state, seeded(1))
    assert first.digest() == second.digest() != other.digest()
