"""OpenSpiel's own checks on both games: random simulations with serialisation and clones, and a playthrough."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

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
@pytest.mark.parametrize("steps", [15, 60, 111])
def test_resampled_states_are_worlds_that_the_player_cannot_tell_apart(name: str, steps: int) -> None:
    state, rng = at(name, steps), random.Random(4)
    me, other = state.current_player(), (state.current_player() + 1) % 3
    twins = [state.resample_from_infostate(me, rng.random) for _ in range(3)]
    for twin in twins:
        assert twin.current_player() == me
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(me) == state.information_state_string(me)
        assert twin.information_state_tensor(me) == state.information_state_tensor(me)
        assert "did" in state.information_state_string(other)
        assert "did" not in twin.information_state_string(other), "what others did in secret is not given away"
        while not twin.is_terminal():
            twin.apply_action(rng.choice(twin.legal_actions()))
    assert len({str(twin) for twin in twins}) == 3, "each with luck of its own"


@NAMES
def test_its_own_search_plays(name: str) -> None:
    """IS-MCTS checks by itself that worlds fit what its player knows."""
    state = at(name, 30)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=rollouts,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


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
