"""The environments pass the suites of their own libraries, and refuse wrong input in those libraries' words."""

from __future__ import annotations

import gc
import warnings
import weakref
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

pytest.importorskip("pettingzoo", reason="gunbai[research] is not installed")

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import gunbai
from gunbai.bots.random_bot import RandomBot
from gunbai.kernel.events import Event
from gunbai.research import aec_env, gym_env, parallel_env
from gunbai.research.aec import GunbaiAEC

GAMES = pytest.mark.parametrize("name", gunbai.GAMES)


@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather have neither masks nor bytes in observations
@GAMES
@pytest.mark.parametrize(("seats", "asides", "cycles"), [(3, "none", 60), (5, "set", 8)])
def test_pettingzoo_aec(name: str, seats: int, asides: str, cycles: int) -> None:
    api_test(aec_env(name, seats=seats, asides=asides, memory=asides == "set"), num_cycles=cycles)


@GAMES
def test_pettingzoo_aec_seeds(name: str) -> None:
    seed_test(lambda: aec_env(name, seats=3), num_cycles=30)


@GAMES
def test_pettingzoo_parallel(name: str) -> None:
    parallel_api_test(parallel_env(name, seats=4), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(name, seats=3, illegal="replace"), num_cycles=20)


@GAMES
def test_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it may only warn of spaces that it would like to be normalised
        check_env(gym_env(name, seats=3, opponents=["random"], illegal="replace"), skip_render_check=True)


@GAMES
def test_gymnasium_makes_them_by_name(name: str) -> None:
    env = gymnasium.make(f"gunbai.research.gym:gunbai/{name}-v0", seats=3, opponents="random", seat=1)
    seen, info = env.reset(seed=1)
    assert info["seat"] == 1
    same, _ = gym_env(name, seats=3, opponents="random", seat=1).reset(seed=1)
    assert (seen["observation"] == same["observation"]).all()
    seen, *_ = env.step(int(info["action_mask"].argmax()))
    assert env.observation_space.contains(seen)
    assert (env.get_wrapper_attr("action_masks")() == seen["action_mask"]).all()
    many = gymnasium.make_vec(f"gunbai/{name}-v0", num_envs=2, vectorization_mode="sync", opponents="random")
    assert many.reset(seed=1)[0]["observation"].shape[0] == 2
    many.close()


class Listener(RandomBot):
    """Remembers what it was told, and how much at each decision."""

    told: ClassVar[list[list[Event]]] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.told.append(list(events))


def test_bots_of_ones_own_are_opponents_and_hear_what_their_seat_hears() -> None:
    Listener.told.clear()
    env = gym_env("rising-sun", seats=3, opponents=[f"class:{__name__}:Listener", "random"], seat=0)
    env.reset(seed=3)
    for _ in range(20):
        env.step(int(env._info(env.play)["action_mask"].argmax()))  # type: ignore[arg-type]
    told = [event for events in Listener.told for event in events]
    heard = [event for event in env.play.journal.heard_by(1) if isinstance(event, Event)]  # type: ignore[union-attr]
    assert len(Listener.told) > 5
    assert list(map(repr, told)) == list(map(repr, heard[: len(told)])), "each of them once, in order"
    assert len(told) > 30


def whole_game(env: GunbaiAEC, seed: int) -> dict[str, float]:
    """Play at random to the end: what each seat got in all."""
    env.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        mask = seen["action_mask"]
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    return got


@GAMES
@pytest.mark.parametrize("rewards", ["win", "rank", "score"])
def test_rewards_come_at_the_end(name: str, rewards: str) -> None:
    env = aec_env(name, seats=3, rewards=rewards)
    got = whole_game(env, 3)
    assert env.play is not None
    assert list(got.values()) == pytest.approx(env.play.rewards())
    assert sum(got.values()) == pytest.approx(1 if rewards == "win" else 0)
    assert max(got, key=lambda agent: got[agent]) in [f"seat_{seat}" for seat in env.play.state.result().winners]


def test_asides_are_actions_after_the_table_and_each_turn_allows_a_few() -> None:
    env = aec_env("rising-sun", seats=3, asides="set")
    env.reset(seed=1)
    first, taken = len(gunbai.game("rising-sun").actions), 0
    agent = env.agent_selection
    while (open_ids := [id for id in np.flatnonzero(env.last()[0]["action_mask"]) if id >= first]) and taken < 9:
        env.step(int(open_ids[0]))
        assert env.agent_selection == agent
        taken += 1
    assert taken == 2
    assert env.play is not None
    given = [event for event in env.play.journal.heard_by(None) if isinstance(event, gunbai.Event)]
    assert "given" in [event.code for event in given]


@GAMES
def test_what_is_allowed_is_what_the_mask_says(name: str) -> None:
    env, rng = aec_env(name, seats=3, asides="set"), np.random.default_rng(2)
    env.reset(seed=2)
    play = env.play
    assert play is not None
    for step in range(60):
        seat = play.actors()[0]
        mask = play.mask(seat)
        if step % 12 == 0:
            for one in range(3):
                allowed = [play.allows(one, id) for id in range(-1, len(mask) + 1)]
                assert allowed == [False, *play.mask(one).astype(bool), False]
        play.act(seat, int(rng.choice(np.flatnonzero(mask))))


def test_one_seat_of_gymnasium_plays_whole_games_against_bots() -> None:
    env = gym_env("shogun", seats=3, opponents=["steady", "random"], seat=1)
    seen, info = env.reset(seed=4)
    rng, ended, steps, reward = np.random.default_rng(1), False, 0, 0.0
    while not ended:
        assert info["seat"] == 1
        assert seen["action_mask"].any()
        seen, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
    assert steps > 50
    assert env.play is not None
    assert reward == env.play.rewards()[1]
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.close()


WRONG: list[tuple[Any, str]] = [
    (99_999, "action: expected 0 to"),
    (np.zeros(3, dtype=np.int64), "one whole number, got an array of shape"),
    ("castle", "one whole number"),
    (True, "one whole number"),
    (None, "one whole number"),
]


@pytest.mark.parametrize(("action", "words"), WRONG)
def test_wrong_actions_are_refused_and_nothing_happens(action: Any, words: str) -> None:
    alone, turns = gym_env("shogun", seats=3, opponents=["random"]), aec_env("shogun", seats=3)
    seen, _ = alone.reset(seed=1)
    turns.reset(seed=1)
    for env in (alone, turns):
        with pytest.raises(InvalidAction, match=words):
            env.step(action)
    assert env.play is not None
    outside = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match="in the mask"):
        alone.step(outside)
    assert alone.play is not None
    assert (alone.play.observation(alone.seat) == seen["observation"]).all()


def test_the_parallel_environment_wants_an_action_of_everybody() -> None:
    env = parallel_env("shogun", seats=3)
    seen, _ = env.reset(seed=1)
    choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    cases: list[tuple[Any, str]] = [
        ({"seat_0": choices["seat_0"]}, "every agent"),
        ({**choices, "seat_0": 0}, "in its mask"),
        ({**choices, "seat_0": "castle"}, "one whole number"),
    ]
    for wrong, words in cases:
        with pytest.raises(InvalidAction, match=words):
            env.step(wrong)
    with pytest.raises(ResetNeeded):
        parallel_env("shogun").step({})


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 2}, "seats"),
        ({"rewards": "glory"}, "rewards: expected one of"),
        ({"asides": "all"}, "asides: expected one of"),
        ({"options": {"side": "dark"}}, "options.side"),
        ({"options": ["side"]}, "options: expected the game's options by name"),
        ({"render_mode": "human"}, "render_mode: expected one of ansi"),
    ],
)
def test_wrong_settings_are_refused_when_an_environment_is_made(given: dict[str, Any], words: str) -> None:
    for make in (aec_env, parallel_env, gym_env):
        with pytest.raises(ValueError, match=words):
            make("shogun", **given)


def test_unknown_options_at_a_reset_are_refused() -> None:
    for env in (aec_env("shogun"), parallel_env("shogun"), gym_env("shogun")):
        with pytest.raises(ValueError, match="options: expected one of"):
            env.reset(seed=1, options={"rules": {"weather": "rain"}})
        with pytest.raises(ValueError, match=r"options\.rules"):
            env.reset(seed=1, options={"rules": "moon"})
    env = aec_env("shogun", seats=4)
    env.reset(seed=1, options={"rules": {"side": "moon"}})
    assert env.play is not None
    assert env.play.state.position()["options"] == {**gunbai.game("shogun").filled({"side": "moon"})}


def test_options_of_a_game_that_do_not_stand_under_rules_are_refused() -> None:
    """Passed over in silence they would let the agent learn another game. What is for others is left to them."""
    for env in (aec_env("shogun"), parallel_env("shogun"), gym_env("shogun", opponents="random")):
        with pytest.raises(ValueError, match=r'options: expected \{"rules": \{"side": …\}\}, got .?side'):
            env.reset(seed=1, options={"side": "moon"})
        with pytest.raises(ValueError, match="options: expected the game's options by name"):
            env.reset(seed=1, options=["side"])  # type: ignore[arg-type]
        env.reset(seed=1, options={"recording": True})


def test_nothing_is_asked_of_an_environment_without_a_game() -> None:
    turns, together = aec_env("shogun", seats=3), parallel_env("shogun", seats=3)
    asked: list[Any] = [turns.last, turns.agent_iter, lambda: turns.step(0), gym_env("shogun").action_masks]
    for ask in asked:
        with pytest.raises(ResetNeeded):
            ask()
    whole_game(turns, 1)
    with pytest.raises(ResetNeeded, match="over"):
        turns.step(0)
    seen, _ = together.reset(seed=1)
    while together.agents:
        seen, *_ = together.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents})
    with pytest.raises(ResetNeeded, match="over"):
        together.step(dict.fromkeys(together.possible_agents, together.wait))


def test_strange_agents_are_refused() -> None:
    env, together = aec_env("shogun", seats=3), parallel_env("shogun", seats=3)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, together.observation_space):
        with pytest.raises(ValueError, match="agent: expected one of"):
            ask("seat_3")
    seen, _ = together.reset(seed=1)
    chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    with pytest.raises(InvalidAction, match="seat_3: expected one of seat_0"):
        together.step({**chosen, "seat_3": 0})


def test_an_environment_that_nobody_needs_is_let_go() -> None:
    for make in (aec_env, parallel_env):
        env = make("shogun", seats=3)
        assert env.action_space("seat_0") is env.action_space("seat_0") is not env.action_space("seat_1")
        watched = weakref.ref(env)
        del env
        gc.collect()
        assert watched() is None


def test_opponents_that_search_play_the_same_with_the_same_iterations() -> None:
    def seen() -> bytes:
        env = gym_env("shogun", seats=3, opponents="master", seat=2, iterations=3)
        env.reset(seed=1)
        for _ in range(4):
            env.step(int(env.action_masks().argmax()))
        assert [getattr(bot, "iterations", None) for bot in env.bots.values()] == [3, 3]
        assert env.play is not None
        return env.play.observation(2).tobytes()

    assert seen() == seen()


def test_agents_that_know_no_masks_get_the_first_legal_action_instead() -> None:
    env = gym_env("shogun", seats=3, opponents=["random"], illegal="replace")
    seen, _ = env.reset(seed=1)
    assert env.play is not None
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[-1]))
    done = [one for one in env.play.journal.heard_by(env.seat) if isinstance(one, int)]
    assert done[0] == seen["action_mask"].argmax()
    with pytest.raises(ValueError, match="illegal: expected one of"):
        gym_env("shogun", illegal="ignore")


def test_opponents_are_known_and_as_many_as_needed() -> None:
    with pytest.raises(ValueError, match="opponents"):
        gym_env("shogun", seats=4, opponents=["random", "random"])
    with pytest.raises(ValueError, match="bot: expected one of"):
        gym_env("shogun", seats=4, opponents=["nobody"])
    with pytest.raises(ValueError, match="seat"):
        gym_env("shogun", seats=4, seat=4)
    with pytest.raises(ValueError, match="budget_ms: expected 0 or more"):
        gym_env("shogun", budget_ms=-1)
    with pytest.raises(ValueError, match="iterations: expected a whole number"):
        gym_env("shogun", iterations="many")  # type: ignore[arg-type]
    assert gym_env("shogun", seats=3, opponents="random").names == ["random", "random"]
