"""OpenSpiel's own checks on both games: random simulations with serialisation and clones, and a playthrough."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import gunbai.research.openspiel  # noqa: E402, F401  it registers the games

NAMES = pytest.mark.parametrize("name", ["gunbai_rising_sun", "gunbai_shogun"])
SHORT = {"gunbai_rising_sun": "", "gunbai_shogun": "years:1;setup:tables"}
"""Options that make a game short."""


@NAMES
def test_random_simulations(name: str) -> None:
    """Without its serialisation of game and state together, which wants a generator that a game in Python cannot give;
    states alone are serialised below."""
    game = pyspiel.load_game(name, {"players": 3, "options": SHORT[name]})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.full
@NAMES
def test_a_playthrough(name: str) -> None:
    text = generate_playthrough.playthrough(
        f"{name}(players=3,seed=5,options={SHORT[name]})", action_sequence=None, seed=1
    )
    assert f'GameType.short_name = "{name}"' in text
    assert "InformationStateString(0)" in text
    assert "# Apply action" in text


def at(name: str, steps: int, seed: int = 1) -> Any:
    state = pyspiel.load_game(name, {"players": 3, "seed": 7}).new_initial_state()
    rng = random.Random(seed)
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@NAMES
def test_clones_and_serialised_states_meet_the_same_luck(name: str) -> None:
    state = at(name, 40)
    game = state.get_game()
    for twin in (state.clone(), game.deserialize_state(state.serialize())):
        original, rng = state.clone(), random.Random(3)
        while not original.is_terminal():
            action = rng.choice(original.legal_actions())
            original.apply_action(action)
            twin.apply_action(action)
        assert str(twin) == str(original)
        assert twin.returns() == original.returns()
        for player in range(3):
            assert twin.information_state_string(player) == original.information_state_string(player)
            assert twin.information_state_tensor(player) == original.information_state_tensor(player)


@NAMES
def test_information_states_differ_where_observations_need_not(name: str) -> None:
    state = at(name, 30)
    game = state.get_game()
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    assert state.information_state_tensor(0)[: game.observation_tensor_size()] == state.observation_tensor(0)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_wrong_parameters_and_actions_are_refused_in_its_own_words() -> None:
    for wrong, words in (
        ({"players": 3, "options": "side:dark"}, "options.side"),
        ({"players": 3, "options": "side"}, "name:value"),
        ({"players": 3, "rewards": "glory"}, "rewards"),
    ):
        with pytest.raises(pyspiel.SpielError, match=words):
            pyspiel.load_game("gunbai_shogun", wrong)
    state = at("gunbai_shogun", 3)
    outside = next(id for id in range(262) if id not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(outside)
