"""Sage: the network inside the search and alone; many positions at once are judged like one after another."""

from __future__ import annotations

import random

import numpy as np
import pytest

import gunbai
from gunbai.bots.bot import limit
from gunbai.bots.master import Master
from gunbai.bots.network.counts import SIZES, sizes_of
from gunbai.bots.network.files import shipped
from gunbai.bots.registry import make
from gunbai.bots.rising_sun.guide import value as rising_sun
from gunbai.bots.rising_sun.guide.guide import KAMI, RisingSunGuide, TableJudge
from gunbai.bots.sage import Quick, cut_short, rising_sun_judge
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.ismcts import Search, Settings
from gunbai.bots.search.judge import Thumbs, from_seat
from gunbai.bots.shogun.guide import features as shogun
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import Secrets
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State as KernelState

GAMES = ("rising-sun", "shogun")


def under_way(name: str, seats: int, decisions: int, seed: int = 3) -> KernelState:
    """A position of steady players."""
    game = gunbai.game(name)
    state, bot, rng = game.new(seats, seed=seed), make("steady", game), random.Random(seed)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(bot.choose(state.view(seat), state.choices(seat), rng, 0))
    while len(state.choices(state.actors()[0])) < 3:
        state.apply(state.choices(state.actors()[0])[0])
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_add_up_and_do_not_depend_on_the_company(name: str, seats: int) -> None:
    game = gunbai.game(name)
    encoder, network = game.encoder(), shipped(game)
    tensors, counted, judged = [], [], []
    numbers = np.random.default_rng(seats)
    for number in range(5):
        state = game.new(seats, seed=number)
        play_randomly(state, seeded(number), 40 * number)
        tensors.append(encoder.observation(state, number % seats))
        counted.append((numbers.random(seats * len(sizes_of(name))) * 9).tolist())
        judged.append([float(one) for one in numbers.dirichlet([2.0] * seats)])
    together = network.chances(tensors, counted, judged, seats)
    for number, chances in enumerate(together):
        assert sum(chances) == pytest.approx(1, abs=1e-5)
        alone = network.chances([tensors[number]], [counted[number]], [judged[number]], seats)[0]
        assert chances == pytest.approx(alone, abs=1e-5)


def test_what_is_counted_has_the_names_that_weights_were_learned_for() -> None:
    assert tuple(SIZES["rising-sun"]) == rising_sun.FEATURES
    assert tuple(SIZES["shogun"]) == shogun.FEATURES


@pytest.mark.parametrize(("name", "thumbs"), [("rising-sun", TableJudge()), ("shogun", PointsJudge())])
def test_rules_of_thumb_count_by_seat(name: str, thumbs: Thumbs) -> None:
    state, each = under_way(name, 4, 60), len(SIZES[name])
    counted = thumbs.counted(state)
    assert len(counted) == 4 * each
    assert len({tuple(counted[seat * each : (seat + 1) * each]) for seat in range(4)}) > 1
    assert thumbs.chances([state], 1) == [thumbs.weighed(state, counted)]


def test_a_judge_names_chances_by_seat_and_knows_an_end() -> None:
    game = gunbai.game("rising-sun")
    judge = rising_sun_judge(game, shipped(game))
    state = under_way("rising-sun", 4, 60)
    network, encoder = shipped(game), game.encoder()
    thumbs = TableJudge()
    counted = from_seat(thumbs.counted(state), 2 * len(sizes_of("rising-sun")))
    judged = from_seat(thumbs.chances([state], 2)[0], 2)
    seen_from_2 = network.chances([encoder.observation(state, 2)], [counted], [judged], 4)[0]
    assert judge.chances([state], 2)[0] == pytest.approx(
        [seen_from_2[2], seen_from_2[3], seen_from_2[0], seen_from_2[1]]
    )
    play_randomly(state, seeded(1))
    assert judge.chances([state], 2) == TableJudge().chances([state], 2)


def test_a_search_that_judges_many_worlds_at_once_forgets_none() -> None:
    game = gunbai.game("rising-sun")
    state = under_way("rising-sun", 3, 30)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    guide = cut_short(rising_sun_judge(game, shipped(game)), KAMI)
    search = Search(game, guide, state.view(seat), seat, ids, 5, Settings())
    search.run(Timer(Budget(iterations=23)))
    edges = [search.root.edges[id] for id in ids]
    assert sum(edge.visits for edge in edges) == 23 == search.root.visits
    assert all(edge.pending == 0 for edge in edges)
    assert sum(search.outlook()) == pytest.approx(1, abs=1e-3)


def test_choices_under_way_are_not_taken_for_lost() -> None:
    state = under_way("rising-sun", 3, 30)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)[:2]
    settings = Settings()
    settings.exploration = 0.0
    search = Search(gunbai.game("rising-sun"), RisingSunGuide(), state.view(seat), seat, ids, 5, settings)
    better, worse = search.root.edges[ids[0]], search.root.edges[ids[1]]
    for _ in range(10):
        for edge, value in ((better, 0.8), (worse, 0.6)):
            edge.visit()
            edge.learn(value)
    for _ in range(5):
        better.visit()
    search.run(Timer(Budget(iterations=1)))
    assert better.visits == 16
    assert worse.visits == 10


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot_name", ["sage", "sage:quick"])
def test_sage_plays_and_the_same_seed_is_the_same_choice(name: str, bot_name: str) -> None:
    game = gunbai.game(name)
    for decisions in (10, 70, 130):
        state = under_way(name, 4, decisions)
        seat = state.actors()[0]
        choices = state.choices(seat)
        chosen = []
        for _ in range(2):
            bot = make(bot_name, game)
            assert isinstance(bot, Master | Quick)
            limit(bot, 10)
            chosen.append(bot.choose(state.view(seat), choices, random.Random(1), 0))
            assert bot.failures == 0
        assert chosen[0] == chosen[1]
        assert chosen[0] in choices


class Poison(list[int]):
    """A secret that must not be touched."""

    def __getitem__(self, key: object) -> int:  # type: ignore[override]
        raise AssertionError("a bot read a secret")

    def __iter__(self) -> object:  # type: ignore[override]
        raise AssertionError("a bot read a secret")


@pytest.mark.parametrize("name", ["sage", "sage:quick"])
def test_sage_never_reads_the_secrets_of_the_state(name: str) -> None:
    game = gunbai.game("rising-sun")
    state = under_way("rising-sun", 4, 40, seed=11)
    assert isinstance(state, State)
    bot, rng = make(name, game), random.Random(5)
    assert isinstance(bot, Master | Quick)
    limit(bot, 6)
    for _ in range(25):
        seat = state.actors()[0]
        view, choices = state.view(seat), state.choices(seat)
        hidden = state.secrets
        state.secrets = Secrets(Poison(), Poison(), Poison(), Poison(), Poison(), Poison())
        action = bot.choose(view, choices, rng, 0)
        state.secrets = hidden
        state.apply(action)
    assert bot.failures == 0


def test_sage_takes_a_temper_in_either_form() -> None:
    game = gunbai.game("rising-sun")
    for name in ("sage:loyal", "sage:quick:loyal"):
        bot = make(name, game)
        assert isinstance(bot, Master | Quick)
        assert bot.steady.temper is not make("steady", game).temper  # type: ignore[attr-defined]
    with pytest.raises(BadInput):
        make("sage:quick:loyl", game)
    with pytest.raises(BadInput):
        make("sage:quik", game)
