"""The search itself, on Rising Sun."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gunbai
from gunbai.bots.rising_sun.guide.guide import RisingSunGuide, commutes
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.search.findings import best_edge
from gunbai.bots.search.ismcts import Search, Settings, nearest_below
from gunbai.games.rising_sun.actions import BID, DONE, MOVE
from gunbai.games.rising_sun.data.figures import BUSHI, ONI_OF_HATE
from gunbai.games.rising_sun.entries.core import PATH_OF_THE_SERPENT
from gunbai.games.rising_sun.peek import table_of
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.recruit import Recruit
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.kernel.state import State
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import MAX_SEATS

GAME = gunbai.game("rising-sun")


def reached(step: type[AnyStep], seed: int = 1, choices: int = 2, fits: Callable[[State], bool] = bool) -> State:
    """A game of random players where somebody with so many choices is asked at a step."""
    for number in range(50):
        state, rng = GAME.new(seats=4, seed=seed + number), random.Random(seed)
        while actors := state.actors():
            asked = isinstance(table_of(state).top(), step) and len(state.choice_ids(actors[0])) >= choices
            if asked and fits(state):
                return state
            state.apply(rng.choice(state.choices(actors[0])))
    raise AssertionError("no such position")


def searched(state: State, iterations: int, seed: int = 1) -> Search:
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    search = Search(GAME, RisingSunGuide(), state.view(seat), seat, ids, seed, Settings())
    search.run(Timer(Budget(iterations=iterations)))
    return search


@pytest.mark.parametrize("step", [Tea, Mandate, Marshal, Recruit, Train])
def test_visits_add_up_and_values_are_chances(step: type[AnyStep]) -> None:
    search = searched(reached(step), 24)
    edges = [search.root.edges[id] for id in search.ids]
    assert search.iterations <= 24
    assert sum(edge.visits for edge in edges) == search.iterations == search.root.visits
    assert sum(edge.prior for edge in edges) == pytest.approx(1)
    assert all(0 <= edge.mean() <= 1 for edge in edges)


def test_the_tree_grows_below_the_root_and_for_others() -> None:
    search = searched(reached(Mandate), 60)
    assert len(search.memories[search.seat].nodes) + sum(len(memory.nodes) for memory in search.memories) > 4


def test_a_search_ends_when_the_leader_cannot_be_overtaken() -> None:
    search = searched(reached(Mandate), 192)
    visits = sorted((search.root.edges[id].visits for id in search.ids), reverse=True)
    assert search.iterations < 192
    assert visits[0] - visits[1] > 192 - search.iterations


def test_the_guides_own_choice_is_left_for_a_clear_gain_only() -> None:
    search = searched(reached(Mandate), 40)
    favourite = max(search.root.edges.values(), key=lambda edge: edge.prior)
    other = next(edge for edge in search.root.edges.values() if edge is not favourite)
    for edge, values in ((favourite, [0.4, 0.6] * 50), (other, [0.42, 0.62] * 50)):
        edge.visits, edge.value, edge.squares = 0, 0.0, 0.0
        for value in values:
            edge.visit()
            edge.learn(value)
    assert best_edge(search) is other
    search.settings.faith = 2.0
    assert best_edge(search) is favourite
    search.settings.faith = 1.0
    assert best_edge(search) is other


def test_a_sealed_phase_is_a_mix_of_whole_plans() -> None:
    search = searched(reached(Bids, choices=4), 30)
    mix = search.mixes[search.seat]
    assert mix is not None
    assert search.sealed
    assert sum(mix.strategy()) == pytest.approx(1)
    assert sum(plan.visits for plan in mix.plans) == 30
    for plan in mix.plans:
        assert sum(BID.only(id) for id in plan.ids) <= BID.only(search.ids[-1])
    assert sum(other is not None for other in search.mixes) >= 2, "the others choose, too"


def test_others_who_have_sealed_choose_anew_in_the_sampled_world() -> None:
    def someone_is_ready(state: State) -> bool:
        t = table_of(state)
        return any(t.ready[seat] and t.coins[seat] for seat in t.fighters)

    state = reached(Bids, choices=3, fits=someone_is_ready)
    seat = state.actors()[0]
    world = RisingSunGuide().imagined(GAME, state.view(seat), seat, random.Random(1))
    t = table_of(world)
    assert not any(t.ready[other] for other in t.fighters if t.coins[other])


def test_commuting_moves_are_searched_in_one_order() -> None:
    state = reached(Marshal, choices=8)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    moves = [id for id in ids if MOVE.has(id) and MOVE.split(id)[0] <= BUSHI]
    last = moves[len(moves) // 2]
    kept = RisingSunGuide().candidates(state, seat, ids, last)
    assert DONE in kept
    assert [id for id in kept if MOVE.has(id)] == [id for id in ids if MOVE.has(id) and id >= last]
    assert [id for id in kept if not MOVE.has(id)] == [id for id in ids if not MOVE.has(id)]
    assert RisingSunGuide().candidates(state, seat, ids, -1) == ids


def test_cards_that_make_the_order_matter_are_respected() -> None:
    t = table_of(reached(Marshal))
    bushi, hate = MOVE.id(BUSHI, 1, 2), MOVE.id(ONI_OF_HATE, 1, 2)
    t.cards = [0] * len(t.cards)
    assert commutes(t, bushi)
    assert not commutes(t, hate)
    t.cards[PATH_OF_THE_SERPENT.index * MAX_SEATS] = 1
    assert not commutes(t, bushi)


def test_the_nearest_legal_link_below() -> None:
    assert nearest_below([4, 6, 9], 8) == 6
    assert nearest_below([4, 6, 9], 3) == 4
