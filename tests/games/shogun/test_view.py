"""Views and sampled worlds: nothing leaks, nothing known is lost."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from gunbai.games.shogun.data.words import EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Place, unseen
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults

GAME = Shogun()


def twin_of(state: State) -> State:
    return cast(State, state.copy())


def games(seats: int, seed: int) -> list[State]:
    """The same random game at many moments."""
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, State)
    generator = seeded(seed)
    moments = []
    while not state.is_over():
        moments.append(twin_of(state))
        play_randomly(state, generator, limit=7)
    return moments


@pytest.mark.parametrize("seat", [-1, -2, 4, 99])
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(4, seed=1).view(seat)
    assert refused.value.field == "seat"
    assert (refused.value.details["low"], refused.value.details["high"]) == (0, 3)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_view_of_a_sampled_world_is_the_view_it_was_sampled_from(seats: int) -> None:
    rng = random.Random(seats)
    for state in games(seats, seats):
        for seat in (*range(seats), None):
            view = state.view(seat)
            world = GAME.sampled(view, rng)
            assert isinstance(world, State)
            assert world.view(seat) == view
            assert world.view(seat).document() == view.document()
            assert faults(world) == []
            if seat is not None:
                assert world.choices(seat) == state.choices(seat)


def test_changing_every_secret_of_the_others_leaves_my_view_equal() -> None:
    for state in games(4, 2):
        for seat in range(4):
            view, other = state.view(seat), twin_of(state)
            for place in range(4 * SPACE_COUNT):
                if place // SPACE_COUNT != seat and other.secrets.plans[place] >= 0:
                    other.secrets.plans[place] = (other.secrets.plans[place] + 1) % 50
            for rival in range(4):
                if rival != seat:
                    other.secrets.cards_laid[rival] = 5
            if other.secrets.blind >= 0 and other.table.top().seat != seat:
                other.secrets.blind = (other.secrets.blind + 1) % 45
            assert other.view(seat) == view
            assert other.view(None) == state.view(None)


def test_a_view_is_a_copy() -> None:
    state = games(3, 1)[5]
    view = state.seen_by(0)
    view.table.chests[0] += 1
    assert state.table.chests[0] == view.table.chests[0] - 1


def test_documents_of_views_are_json_and_hold_no_secrets_of_others() -> None:
    for state in games(3, 4):
        doc = json.loads(json.dumps(state.view(1).document()))
        assert "secrets" not in doc
        assert doc["seat"] == 1
        for seat, player in enumerate(doc["players"]):
            for space, card in player["board"].items():
                assert card == "face_down" or state.table.spaces[seat * SPACE_COUNT :], space


def test_sampled_worlds_differ_where_i_do_not_know() -> None:
    state = next(moment for moment in games(4, 3) if moment.table.spaces.count(FACE_DOWN) > 20)
    rng = random.Random(1)
    plans = set()
    for _ in range(20):
        world = GAME.sampled(state.view(0), rng)
        assert isinstance(world, State)
        plans.add(tuple(world.secrets.plans))
        assert world.secrets.plans[:SPACE_COUNT] == state.secrets.plans[:SPACE_COUNT]
    assert len(plans) == 20


def test_a_ready_seat_gets_a_whole_legal_plan_and_may_withdraw_it() -> None:
    state = GAME.new(3, seed=1, options={"setup": "tables"})
    assert isinstance(state, State)
    while not state.table.ready[0]:
        state.apply(state.choices(0)[0])
    state.apply(state.choices(1)[0])
    world = GAME.sampled(state.view(2), random.Random(1))
    assert isinstance(world, State)
    assert world.secrets.cards_laid == [SPACE_COUNT, 0, 0]
    assert EMPTY not in world.secrets.plans[:SPACE_COUNT]
    world.apply(GAME.parse("0 withdraw"))
    assert world.actors() == [0, 1, 2]


def test_a_blind_card_of_another_seat_is_any_card_that_may_be_on_top() -> None:
    state = GAME.new(4, seed=8)
    assert isinstance(state, State)
    seat = state.actors()[0]
    state.apply(GAME.parse(f"{seat} blind"))
    assert isinstance(state.table.top(), Place)
    rng = random.Random(2)
    guesses = set()
    for _ in range(400):
        world = GAME.sampled(state.view((seat + 1) % 4), rng)
        assert isinstance(world, State)
        guesses.add(world.secrets.blind)
    assert guesses == set(unseen(state.table))
    own = GAME.sampled(state.view(seat), rng)
    assert isinstance(own, State)
    assert own.secrets.blind == state.secrets.blind


def test_sg2_3_a_card_is_seen_by_who_places_it_and_by_nobody_else() -> None:
    """Not by who drafts next either, should it still be among the secrets."""
    state = GAME.new(4, seed=8)
    assert isinstance(state, State)
    seat = state.actors()[0]
    before = twin_of(state)
    state.apply(GAME.parse(f"{seat} blind"))
    assert [state.seen_by(other).blind == state.secrets.blind for other in range(4)].count(True) == 1
    before.secrets.blind = state.secrets.blind
    assert [before.seen_by(other).blind for other in (*range(4), None)] == [NOTHING] * 5


def test_an_action_that_crosses_no_barrier_leads_to_equal_views_in_every_sampled_world() -> None:
    rng = random.Random(6)
    for state in games(3, 6):
        seat = state.actors()[0]
        action = rng.choice(state.choices(seat))
        after = state.copy()
        after.apply(action)
        world = GAME.sampled(state.view(seat), rng)
        before = world.barriers
        world.apply(action)
        if after.barriers == state.barriers:
            assert world.barriers == before
            assert world.view(seat) == after.view(seat)
