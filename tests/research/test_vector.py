"""Many games as arrays: shapes, streams, random play, and refusals that change nothing."""

from __future__ import annotations

import copy
import pickle
import sys
from importlib import import_module
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="gunbai[research] is not installed")

import gunbai  # noqa: E402
from gunbai.research import VectorEnv, aec_env, gym_env  # noqa: E402

GAMES = pytest.mark.parametrize("name", gunbai.GAMES)


@GAMES
def test_arrays_follow_the_games(name: str) -> None:
    env, rng = VectorEnv(name, seats=4, n=6, seed=3), np.random.default_rng(1)
    game = gunbai.game(name)
    assert env.observations.shape == (6, game.layout().size)
    assert env.masks.shape == (6, len(game.actions))
    for _ in range(40):
        actions = env.random_actions(rng)
        assert (env.masks[np.arange(6), actions] == 1).all()
        before = env.observations.copy()
        step = env.step(actions)
        assert step.observations is env.observations
        assert (step.observations != before).any(axis=1).all()
        assert step.seats.max() < 4
    again = VectorEnv(name, seats=4, n=6, seed=3)
    assert (env.reset().observations == again.observations).all(), "without a seed, the one it was made with"
    env.reset(4)
    assert not (env.observations == again.observations).all()
    begun = env.observations.copy()
    env.step(env.masks.argmax(axis=1))
    assert (env.reset().observations == begun).all(), "or the last one it was given"


def test_random_actions_reach_every_legal_one() -> None:
    env, rng = VectorEnv("rising-sun", seats=3, n=2, seed=1), np.random.default_rng(1)
    drawn = {int(env.random_actions(rng)[1]) for _ in range(200)}
    assert drawn == set(np.flatnonzero(env.masks[1]).tolist())


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0], "2 whole numbers"),
        ([0.5, 1.5], "2 whole numbers"),
        ([[0, 0]], "2 whole numbers"),
        ([[0], [0, 0]], "2 whole numbers"),
        ([-1, -1], "in the mask"),
        ([10_000, 0], "no action of this game"),
    ],
)
def test_wrong_actions_are_refused_and_nothing_happens(actions: Any, words: str) -> None:
    env = VectorEnv("shogun", seats=3, n=2, seed=1)
    before = env.observations.copy()
    with pytest.raises(ValueError, match=words):
        env.step(actions)
    assert (env.observations == before).all()


@pytest.mark.parametrize(
    "given",
    [
        {"n": 0},
        {"n": 2.5},
        {"seats": 6},
        {"seats": "3"},
        {"seed": None},
        {"rewards": "glory"},
        {"options": {"side": "dark"}},
        {"options": "side"},
        {"game": "go"},
        {"game": None},
    ],
)
def test_wrong_settings_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"expected"):
        VectorEnv(**{"game": "shogun", "seats": 3, "n": 1, **given})


def test_numbers_of_numpy_are_numbers() -> None:
    """Compiled rules take those of Python alone; whoever reads settings from an array has the others."""
    one, three = np.int64(1), np.int32(3)
    env = VectorEnv("shogun", three, np.uint8(2), one)
    same = VectorEnv("shogun", 3, 2, 1)
    assert (env.observations == same.observations).all()
    assert (env.reset(np.int64(4)).observations == same.reset(4).observations).all()
    turns = aec_env("shogun", seats=three)
    turns.reset(seed=one)
    assert turns.play is not None
    assert turns.play.state == gunbai.game("shogun").new(seats=3, seed=1)
    assert gym_env("shogun", seats=three, opponents=["random"], seat=one).reset(seed=1)[1]["seat"] == 1


def test_a_vector_says_that_it_is_not_copied() -> None:
    env = VectorEnv("shogun", 3, 1)
    for copied in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="make another one"):
            copied(env)


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import gunbai.research as research

    monkeypatch.setitem(research._PLACES, "aec_env", "no_such_module")
    with pytest.raises(ModuleNotFoundError, match=r"gunbai\[research\]"):
        research.aec_env("shogun")
    with pytest.raises(AttributeError):
        research.nothing  # noqa: B018


@pytest.mark.parametrize(("module", "package"), [("openspiel", "pyspiel"), ("data", "pyarrow.parquet")])
def test_a_module_that_is_imported_by_name_says_what_is_missing(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"gunbai.research.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{package} is not installed: pip install 'gunbai\[research\]'"):
        import_module(f"gunbai.research.{module}")
