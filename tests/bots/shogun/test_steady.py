"""Steady as a whole: legal, repeatable, sensible, and better than chance."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.bots.bot import Bot
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.registry import make, names
from gunbai.bots.shogun.deeds import is_province
from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.planning import make_plan
from gunbai.bots.shogun.policy import pick, planned_chain
from gunbai.bots.shogun.question import Question
from gunbai.bots.shogun.steady import Steady
from gunbai.games.shogun.actions import PLAN
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    BID,
    CHEST_0,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    EMPTY,
    SPACE_COUNT,
)
from gunbai.games.shogun.view import View
from gunbai.kernel.errors import BadInput
from tests.bots.shogun.tables import DRAFT, GAME, SHORT, TABLES, decisions, planning_views, played


def steadies(count: int) -> list[Bot]:
    return [Steady() for _ in range(count)]


def one_against_random(seats: int, seat: int) -> list[Bot]:
    return [Steady() if other == seat else RandomBot() for other in range(seats)]


def test_it_is_registered() -> None:
    assert "steady" in names(GAME)
    assert isinstance(make("steady", GAME), Steady)


@pytest.mark.full
@pytest.mark.parametrize("options", [DRAFT, TABLES])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_never_an_illegal_action(seats: int, options: dict[str, str]) -> None:
    for seed in range(20):
        bots = steadies(seats) if seed % 4 == 0 else one_against_random(seats, seed % seats)
        state, _ = played(bots, seed, options)
        assert state.is_over()


@pytest.mark.parametrize(
    "options",
    [
        {"side": "moon"},
        {"side": "moon", "moon_three": "assumed"},
        {"years": "1", "yield": "if_held", "tower": "spielbyweb"},
        {"setup": "tables", "action_window": "one_by_one", "armies6_shortage": "6"},
    ],
)
def test_it_plays_with_any_options(options: dict[str, str]) -> None:
    state, _ = played(one_against_random(3 if "moon_three" in options else 4, 0), 3, options)
    assert state.result().winners == [0]


def test_same_seed_same_game() -> None:
    assert played(steadies(3), 5, DRAFT)[1] == played(steadies(3), 5, DRAFT)[1]


def test_a_fresh_bot_at_every_decision_plays_the_same_game() -> None:
    """The plan that is kept saves time and nothing else."""

    class Forgetful(RandomBot):
        def choose(self, view, choices, rng, budget_ms):  # type: ignore[no-untyped-def]
            return Steady().choose(view, choices, rng, budget_ms)

    forgetful: list[Bot] = [Forgetful() for _ in range(3)]
    assert played(forgetful, 6, SHORT)[1] == played(steadies(3), 6, SHORT)[1]


def test_the_policy_on_a_table_is_the_bot() -> None:
    for state, _ in decisions(steadies(3), 2, SHORT):
        for seat in state.actors()[:1]:
            view, choices = state.view(seat), state.choices(seat)
            assert isinstance(view, View)
            ids = [action.id for action in choices]
            q = Question(view.table, seat, ids, view.plan, view.cards_laid, view.blind, random.Random(7))
            assert pick(q) == Steady().choose(view, choices, random.Random(7), 0).id


@pytest.mark.parametrize(("seats", "options"), [(3, TABLES), (4, DRAFT), (5, TABLES)])
def test_it_beats_random(seats: int, options: dict[str, str]) -> None:
    won = 0
    for seed in range(6):
        state, _ = played(one_against_random(seats, seed % seats), seed, options)
        won += state.result().winners == [seed % seats]
    assert won >= 5


def test_plans_are_whole_and_collect_where_they_can() -> None:
    seen = 0
    for view in planning_views(steadies(4), 1, TABLES):
        assert view.seat is not None
        cards = make_plan(look(view.table, view.seat), CHEST_0).cards
        provinces = view.table.provinces_of(view.seat)
        laid = [card for card in cards if card != EMPTY]
        assert len(laid) == len(set(laid)) == min(SPACE_COUNT, len(provinces) + 5)
        assert all(card >= CHEST_0 or card in provinces for card in laid)
        if len(provinces) >= ACTION_COUNT:
            assert is_province(cards[COLLECT_TAXES])
        quiet = [province for province in provinces if not view.table.markers[province]]
        if len(quiet) >= 6:
            assert is_province(cards[COLLECT_TAXES])
            assert is_province(cards[CONFISCATE_RICE])
        seen += 1
    assert seen >= 6


def test_a_chain_is_one_plan() -> None:
    for view in planning_views(steadies(3), 4, TABLES):
        assert view.seat is not None
        chain = planned_chain(view.table, view.seat, random.Random(3))
        assert len(chain) == SPACE_COUNT
        cards = make_plan(look(view.table, view.seat), PLAN.only(chain[0])).cards
        assert sorted(PLAN.only(id) for id in chain) == sorted(cards)
        assert cards[BID] == PLAN.only(chain[0])


def test_sg4_2_the_card_of_the_bid_is_used_once() -> None:
    for view in planning_views(steadies(3), 4, SHORT):
        assert view.seat is not None
        for bid in view.table.provinces_of(view.seat)[:3]:
            assert make_plan(look(view.table, view.seat), bid).cards.count(bid) == 1


def test_sg4_9_a_bid_laid_anew_brings_a_new_plan() -> None:
    """The same bot, asked again after a withdrawal, with all of its provinces as bids in turn."""
    kept = Steady()
    for bid in GAME.new(3, seed=2, options=TABLES).choices(0):
        state = GAME.new(3, seed=2, options=TABLES)
        state.apply(bid)
        while 0 in state.actors():
            view, choices = state.view(0), state.choices(0)
            card = kept.choose(view, choices, random.Random(1), 0)
            assert card is Steady().choose(view, choices, random.Random(1), 0)
            state.apply(card)


def test_it_finishes_a_plan_that_somebody_else_began() -> None:
    """A bot may take over for a player who left in the middle of a chain."""
    for seed in range(8):
        state = GAME.new(4, seed=seed, options=TABLES)
        rng = random.Random(seed)
        for _ in range(rng.randrange(1, 10)):
            state.apply(rng.choice(state.choices(0)))
        while 0 in state.actors() and state.is_together():
            state.apply(Steady().choose(state.view(0), state.choices(0), rng, 0))


def test_four_steadies_keep_their_people_quiet() -> None:
    lost: list[str] = []
    for seed in range(3):
        state = GAME.new(4, seed=seed, options=TABLES)
        state.listener = lambda event: lost.append(event.code) if event.code == "revolt_won" else None
        bots, rng = steadies(4), random.Random(seed)
        while state.actors():
            seat = state.actors()[0]
            state.apply(bots[seat].choose(state.view(seat), state.choices(seat), rng, 0))
        assert min(state.result().scores) > 20
    assert len(lost) <= 18


def test_it_refuses_a_view_of_another_game() -> None:
    state = GAME.new(3, seed=1)
    other = gunbai.game("rising-sun").new(3, seed=1)
    with pytest.raises(BadInput):
        Steady().choose(other.view(0), state.choices(state.actors()[0]), random.Random(1), 0)
