"""Priors: what a network says of choices, that it knows no secret, and that search and glance listen to it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import gunbai
from gunbai.bots.master import Master
from gunbai.bots.network import files
from gunbai.bots.network.choices import Choices, traits_of
from gunbai.bots.network.network import Network
from gunbai.bots.network.policy import Policy, shapes
from gunbai.bots.registry import make
from gunbai.bots.sage import AT_A_GLANCE, WITH_SEARCH, Quick
from gunbai.bots.search.budget import Budget
from gunbai.kernel.actions import Action
from gunbai.kernel.game import Game
from gunbai.kernel.state import State

GAMES = ("rising-sun", "shogun")
GAME = gunbai.game("rising-sun")


def weights(game: Game, size: float = 0.3, width: int = 8) -> dict[str, Any]:
    """A policy that has learned anything, or nothing where `size` is 0."""
    numbers = np.random.default_rng(1)
    found: dict[str, Any] = {name: numbers.normal(size=shape) * size for name, shape in shapes(game, width).items()}
    return found | {"choice_thumbs": np.ones(1)}


def leaning(game: Game, trait: str, lean: float) -> dict[str, Any]:
    """A policy that thinks of one trait alone."""
    found = weights(game, 0)
    found["choice_lean"][Choices(game.actions).names.index(trait)] = lean
    return found


def with_policy(game: Game, policy: dict[str, Any]) -> Network:
    return Network(game, files.shipped(game).weights, Policy(game, policy))


def under_way(name: str, seats: int, decisions: int) -> State:
    """An open question with several answers, among steady players."""
    game = gunbai.game(name)
    state, bot, rng = game.new(seats, seed=4), make("steady", game), random.Random(4)
    while decisions > 0 or len(state.choices(state.actors()[0])) < 3 or state.choices(state.actors()[0])[0].secret:
        seat = state.actors()[0]
        state.apply(bot.choose(state.view(seat), state.choices(seat), rng, 0))
        decisions -= 1
    return state


def test_an_action_is_its_verb_and_its_words() -> None:
    choices = Choices(GAME.actions)
    row = choices.traits[GAME.actions.id_of("move bushi edo kyoto")]
    assert [choices.names[trait] for trait in row] == [
        "move",
        "move figure bushi",
        "move origin edo",
        "move target kyoto",
    ]
    ready = choices.traits[GAME.actions.id_of("ready")]
    assert ready == [choices.names.index("ready")] + [len(choices.names)] * 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_has_a_prior_and_they_add_up(name: str, seats: int) -> None:
    game = gunbai.game(name)
    policy, state = Policy(game, weights(game)), under_way(name, seats, 30)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    thumbs = [1 / len(ids)] * len(ids)
    found = policy.priors(game.encoder().observation(state, seat), ids, thumbs, seat, seats)
    assert len(found) == len(ids)
    assert min(found) > 0
    assert sum(found) == pytest.approx(1, abs=1e-5)
    assert max(found) > 1.5 * min(found)


@pytest.mark.parametrize("name", GAMES)
def test_one_that_has_learned_nothing_repeats_the_rules_of_thumb(name: str) -> None:
    game = gunbai.game(name)
    state = under_way(name, 4, 30)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    thumbs = [(2.0 + number) / sum(range(2, 2 + len(ids))) for number in range(len(ids))]
    found = Policy(game, weights(game, 0)).priors(game.encoder().observation(state, seat), ids, thumbs, seat, 4)
    assert found == pytest.approx(thumbs, rel=1e-3)


def test_seats_are_counted_from_who_chooses() -> None:
    policy = Policy(GAME, leaning(GAME, "propose seat 1", 2.0))
    ids = [GAME.actions.id_of(f"propose {seat}") for seat in (0, 2, 3)]
    empty, even = bytes(GAME.layout().size), [1 / 3] * 3
    assert np.argmax(policy.priors(empty, ids, even, 1, 4)) == 1
    assert np.argmax(policy.priors(empty, ids, even, 3, 4)) == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [5, 60, 120])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_priors(name: str, decisions: int) -> None:
    game = gunbai.game(name)
    network, state = with_policy(game, weights(game)), under_way(name, 4, decisions)
    seat = state.actors()[0]
    tensors, found = set(), []
    for number in range(4):
        world = game.sampled(state.view(seat), random.Random(number)) if number else state
        tensors.add(game.encoder().observation(world, seat))
        bot = WITH_SEARCH[name](game, network)
        assert isinstance(bot, Master)
        budget, choices = Budget(iterations=2), world.choices(seat)
        findings = bot.study(world.view(seat), choices, random.Random(number), budget)
        found.append([one["prior"] for one in findings])
    assert len(tensors) == 1
    assert found[1:] == found[:-1]
    plain = WITH_SEARCH[name](game, files.shipped(game))
    assert isinstance(plain, Master)
    thumbs = plain.study(state.view(seat), state.choices(seat), random.Random(0), Budget(iterations=2))
    assert [one["prior"] for one in thumbs] != found[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_search_looks_first_where_the_policy_says(name: str) -> None:
    game, state = gunbai.game(name), under_way(name, 4, 30)
    seat = state.actors()[0]
    choices = state.choices(seat)
    for index, action in enumerate(choices):
        bot = WITH_SEARCH[name](game, with_policy(game, leaning(game, last_trait(action), 9.0)))
        assert isinstance(bot, Master)
        found = bot.study(state.view(seat), choices, random.Random(1), Budget(iterations=1))
        assert [one["visits"] for one in found] == [number == index for number in range(len(choices))]


@pytest.mark.parametrize("name", GAMES)
def test_a_glance_goes_first_where_the_policy_says(name: str) -> None:
    game, state = gunbai.game(name), under_way(name, 4, 30)
    seat = state.actors()[0]
    choices = state.choices(seat)
    for action in choices:
        bot = AT_A_GLANCE[name](game, with_policy(game, leaning(game, last_trait(action), 9.0)))
        assert isinstance(bot, Quick)
        bot.glances = 1
        assert bot.choose(state.view(seat), choices, random.Random(1), 0) is action
        assert bot.failures == 0


def test_a_search_says_what_it_tried_and_what_the_rules_of_thumb_thought() -> None:
    state = under_way("rising-sun", 4, 30)
    seat = state.actors()[0]
    choices = state.choices(seat)
    lessons = []
    for network in (files.shipped(GAME), with_policy(GAME, weights(GAME))):
        bot = WITH_SEARCH["rising-sun"](GAME, network)
        assert isinstance(bot, Master)
        bot.iterations = 12
        bot.choose(state.view(seat), choices, random.Random(1), 0)
        assert bot.lesson is not None
        assert bot.lesson.ids == state.choice_ids(seat)
        assert sum(bot.lesson.visits) == round(12 * 0.7)
        lessons.append(bot.lesson)
    assert lessons[0].thumbs == lessons[1].thumbs
    assert sum(lessons[0].thumbs) == pytest.approx(1)
    assert lessons[0].visits != lessons[1].visits


def test_sealed_choices_are_left_to_mixed_strategies() -> None:
    state, rng, steady = GAME.new(4, seed=6), random.Random(6), make("steady", GAME)
    while not (state.choices(state.actors()[0])[0].tag == "bid" and len(state.choices(state.actors()[0])) > 2):
        state.apply(steady.choose(state.view(state.actors()[0]), state.choices(state.actors()[0]), rng, 0))
    seat = state.actors()[0]
    found = []
    for network in (files.shipped(GAME), with_policy(GAME, weights(GAME))):
        bot = WITH_SEARCH["rising-sun"](GAME, network)
        assert isinstance(bot, Master)
        found.append(bot.study(state.view(seat), state.choices(seat), random.Random(1), Budget(iterations=6)))
        assert bot.lesson is None
    assert found[0] == found[1]


def last_trait(action: Action) -> str:
    return traits_of(action.verb.table, action.id)[-1]
