"""Steady plays legally, repeatably, quickly, and clearly better than chance."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.arena.summary import simulate
from gunbai.bots.registry import make
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.temper import SILENT
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import View
from tests.bots.rising_sun_games import SETS, played


@pytest.mark.parametrize("card_set", SETS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_never_an_illegal_action(seats: int, card_set: str) -> None:
    """Thirty games a set and player count, half of them with random players, who reach stranger positions."""
    for seed in range(30):
        bots = ["steady" if seed % 2 or seat % 2 else "random" for seat in range(seats)]
        outcome = played(bots, seed, card_set)
        assert outcome.faults == [0] * seats, outcome.first_fault


def test_same_seed_same_game() -> None:
    first, again, other = (played(["steady"] * 4, seed) for seed in (7, 7, 8))
    assert first.result.document() == again.result.document()
    assert first.decisions == again.decisions
    assert first.result.document() != other.result.document()


@pytest.mark.parametrize("seats", [3, 5])
def test_beats_random(seats: int) -> None:
    summary = simulate("rising-sun", ["steady"] + ["random"] * (seats - 1), 20, seed=1)
    steady = summary["entries"][0]
    assert steady["win_share"] >= 0.85
    assert steady["mean_score"] > 2 * max(entry["mean_score"] for entry in summary["entries"][1:])


def test_scores_among_equals_are_sane() -> None:
    """Nobody is shut out, nobody runs away: the mean of a seat lies where people's games lie."""
    summary = simulate("rising-sun", ["steady"] * 4, 12, seed=2)
    assert all(25 < entry["mean_score"] < 80 for entry in summary["entries"])


def test_bids_are_mixed() -> None:
    """The same battle gets different bids: they cannot be read off."""
    game = gunbai.game("rising-sun")
    bot = make("steady", game)
    state = game.new(seats=5, seed=4)
    rng = random.Random(1)
    while not any(str(action).split()[1] == "bid" for action in state.choices(state.actors()[0])):
        seat = state.actors()[0]
        state.apply(bot.choose(state.view(seat), state.choices(seat), rng, 0))
    seat = state.actors()[0]
    chains = set()
    for luck in range(20):
        world = state.copy()
        chain: list[str] = []
        while seat in world.actors() and str(world.choices(seat)[0]).split()[1] == "bid" and len(chain) < 4:
            action = bot.choose(world.view(seat), world.choices(seat), random.Random(luck), 0)
            chain.append(str(action))
            world.apply(action)
        chains.add(tuple(chain))
    assert len(chains) > 3


@pytest.mark.parametrize(
    ("numbers", "answer"),
    [
        ((2, 0, 0, 0, 0), "accept"),
        ((0, 0, 2, 0, 7), "refuse"),
        ((2, 0, 1, 0, 0), "accept"),
        ((1, 0, 2, 0, 0), "refuse"),
        ((99, 0, 1, 0, 0), "refuse"),
    ],
    ids=["a gift", "only a promise", "a good bargain", "a bad bargain", "more than the giver has"],
)
def test_rs3_2_offers_are_answered_by_what_they_give(numbers: tuple[int, ...], answer: str) -> None:
    game = gunbai.game("rising-sun")
    state = game.new(seats=3, seed=1)
    seat = state.actors()[0]
    giver = (seat + 1) % 3
    state.apply(Aside(giver, "offer", (seat, *numbers)))
    taken = Steady().aside(state.view(seat), state.asides(seat), random.Random(1))
    assert taken == Aside(seat, answer, (giver,))
    state.apply(taken)
    assert not any(form.tag == "accept" for form in state.asides(seat))


def test_refuses_the_view_of_another_game() -> None:
    with pytest.raises(BadInput):
        Steady().choose(View(), [], random.Random(1), 0)


def test_rs5_3_nobody_of_four_is_left_out_of_the_tea() -> None:
    """By rules of thumb, as play-outs choose; who bargains may find that alone is better."""
    game = gunbai.game("rising-sun")
    for seed in range(10):
        state = game.new(seats=4, seed=seed)
        bot, rng, asked = Steady(SILENT), random.Random(seed), 0
        while any(str(action).split()[1] == "ready" for action in state.choices(state.actors()[0])):
            seat = state.actors()[0]
            state.apply(bot.choose(state.view(seat), state.choices(seat), rng, 0))
            asked += 1
        assert isinstance(state, State)
        assert asked <= 16
        assert NOBODY not in state.table.ally


def test_rs5_3_of_three_the_first_decent_proposal_is_taken() -> None:
    """The other two could pair off: a favourite is not waited for."""
    game = gunbai.game("rising-sun")
    state = game.new(seats=3, seed=1)
    assert isinstance(state, State)
    state.table.vp[1] = 25
    state.apply(game.actions.parse("1 propose 0"))
    chosen = Steady(SILENT).choose(state.view(0), state.choices(0), random.Random(1), 0)
    assert str(chosen) == "0 agree 1"
