"""Master on Rising Sun: the same for the same seed, within its budget, blind to what its seat may not see."""

from __future__ import annotations

import json
import logging
import random
from collections import Counter

import pytest

import gunbai
from gunbai.bots.master import Master, drawn
from gunbai.bots.rising_sun.guide.guide import RisingSunGuide
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.search.budget import Budget
from gunbai.bots.search.guide import Guide
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.recruit import Recruit
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import Secrets
from gunbai.kernel.actions import Action
from gunbai.kernel.steps import AnyStep

GAME = gunbai.game("rising-sun")


def master(iterations: int = 12) -> Master:
    return Master(GAME, lambda seed: RisingSunGuide(), Steady(), iterations)


def asked_at(step: type[AnyStep], choices: int = 3, seed: int = 3) -> tuple[State, int, list[Action]]:
    """A position of steady players where somebody with so many choices is asked at a step."""
    bot, rng = Steady(), random.Random(seed)
    for number in range(20):
        state = GAME.new(seats=4, seed=seed + number)
        assert isinstance(state, State)
        while actors := state.actors():
            seat = actors[0]
            offered = state.choices(seat)
            if isinstance(state.table.top(), step) and len(offered) >= choices:
                return state, seat, offered
            state.apply(bot.choose(state.view(seat), offered, rng, 0))
    raise AssertionError("no such position")


@pytest.mark.parametrize("step", [Tea, Mandate, Marshal, Bids])
def test_same_seed_and_iterations_same_choice(step: type[AnyStep]) -> None:
    state, seat, choices = asked_at(step)
    first = master().study(state.view(seat), choices, random.Random(7), Budget(iterations=12))
    second = master().study(state.view(seat), choices, random.Random(7), Budget(iterations=12))
    assert first == second
    assert master().choose(state.view(seat), choices, random.Random(7), 0) is master().choose(
        state.view(seat), choices, random.Random(7), 0
    )


def test_findings_are_json_and_tell_visits_and_chances() -> None:
    state, seat, choices = asked_at(Mandate)
    found = master().study(state.view(seat), choices, random.Random(1), Budget(iterations=20))
    assert json.loads(json.dumps(found)) == found
    assert [one["action"] for one in found] == [str(action) for action in choices]
    assert 0 < sum(one["visits"] for one in found) <= 20
    assert sum(one["share"] for one in found) == 1
    assert sum(one["prior"] for one in found) == pytest.approx(1, abs=0.01)
    assert all(0 <= one["win"] <= 1 for one in found)


def test_bids_are_a_mixed_strategy_that_cannot_be_read_off() -> None:
    state, seat, choices = asked_at(Bids, choices=5)
    found = master().study(state.view(seat), choices, random.Random(1), Budget(iterations=40))
    assert sum(one["share"] for one in found) == pytest.approx(1)
    assert sum(one["share"] > 0 for one in found) > 1
    assert len({bids_of(state.copy(), seat, luck) for luck in range(12)}) > 3


def bids_of(state: State, seat: int, luck: int) -> str:
    """The bids of a master with this luck, as far as it is asked: without coins there is nothing to choose."""
    chain: list[str] = []
    rng, advantages = random.Random(luck), 4
    while len(chain) < advantages and seat in state.actors():
        action = master().choose(state.view(seat), state.choices(seat), rng, 0)
        chain.append(str(action))
        state.apply(action)
    return ", ".join(chain)


class FakeClock:
    """Each look at it takes so many milliseconds."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step / 1000

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("budget", [60, 200])
def test_milliseconds_are_never_overdrawn_by_more_than_a_fifth(budget: int) -> None:
    """An iteration takes five of the fake milliseconds, as a slow machine would."""
    state, seat, choices = asked_at(Mandate)
    bot = master(0)
    bot.clock = FakeClock(5)
    bot.choose(state.view(seat), choices, random.Random(1), budget)
    assert bot.searched
    assert bot.clock.now * 1000 <= 1.2 * budget


def test_a_single_choice_takes_no_thought() -> None:
    state, seat, choices = asked_at(Mandate)
    bot = master()
    assert bot.choose(state.view(seat), choices[:1], random.Random(1), 1000) is choices[0]
    assert bot.searched == 0


def broken(seed: int) -> Guide:
    raise ZeroDivisionError("a guide with a bug")


def test_a_search_that_fails_is_logged_and_steady_chooses(caplog: pytest.LogCaptureFixture) -> None:
    state, seat, choices = asked_at(Mandate)
    bot = Master(GAME, broken, Steady(), 5)
    with caplog.at_level(logging.ERROR):
        action = bot.choose(state.view(seat), choices, random.Random(1), 0)
    assert action is Steady().choose(state.view(seat), choices, random.Random(1), 0)
    assert bot.failures == 1
    assert "thinking failed, steady chooses" in caplog.text


class Poison(list[int]):
    """A secret that must not be touched."""

    def __getitem__(self, key: object) -> int:  # type: ignore[override]
        raise AssertionError("master read a secret")

    def __iter__(self) -> object:  # type: ignore[override]
        raise AssertionError("master read a secret")


@pytest.mark.parametrize("step", [Tea, Mandate, Recruit, Bids, Marshal])
def test_master_never_reads_the_secrets_of_the_state(step: type[AnyStep]) -> None:
    """All secrets are poisoned while it thinks; its view was made before."""
    state, seat, choices = asked_at(step)
    view, forms = state.view(seat), state.asides(seat)
    state.secrets = Secrets(Poison(), Poison(), Poison(), Poison(), Poison(), Poison())
    bot = master(8)
    bot.aside(view, forms, random.Random(1))
    assert bot.choose(view, choices, random.Random(1), 0) in choices
    assert bot.failures == 0


@pytest.mark.parametrize("step", [Mandate, Bids, Marshal])
def test_master_chooses_the_same_in_every_world_it_cannot_tell_apart(step: type[AnyStep]) -> None:
    state, seat, choices = asked_at(step)
    chosen = master(8).choose(state.view(seat), choices, random.Random(5), 0)
    for number in range(3):
        world = GAME.sampled(state.view(seat), random.Random(number))
        assert master(8).choose(world.view(seat), world.choices(seat), random.Random(5), 0) is chosen


def test_shares_are_drawn_as_they_are() -> None:
    rng = random.Random(1)
    picks = Counter(drawn([0.0, 0.25, 0.75], rng) for _ in range(400))
    assert picks[0] == 0
    assert 60 < picks[1] < 140
