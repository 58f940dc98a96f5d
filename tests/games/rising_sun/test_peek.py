"""What a search may take from a world, and what the world of another game is refused for."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gunbai
from gunbai.games.rising_sun import peek
from gunbai.games.rising_sun.data.board import NEIGHBOURS, PROVINCES, ROUTES, SEA_ROUTES
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State
from tests.rules.rising_sun.battles import war
from tests.rules.rising_sun.scenario import GAME, do, new_game

OTHER = gunbai.game("shogun").new(3, seed=1)


def test_the_table_is_that_of_the_world_itself() -> None:
    state = new_game()
    assert peek.table_of(state) is state.table


def test_rs9_1_the_bids_that_each_seat_has_made() -> None:
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 9, "lotus": 9})
    do(state, "lotus bid 1", "lotus bid 2", "koi bid 3")
    assert [peek.bids_made_by(state, seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize("look", [peek.table_of, lambda state: peek.bids_made_by(state, 0)])
def test_the_world_of_another_game_is_refused(look: Callable[[State], object]) -> None:
    with pytest.raises(BadInput) as refused:
        look(OTHER)
    assert (refused.value.field, refused.value.details["expected"]) == ("state", "a state of Rising Sun")
    assert refused.value.details["got"] == "State"


def test_the_view_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.sampled(OTHER.view(0), random.Random(1))
    assert (refused.value.field, refused.value.details["expected"]) == ("view", "a view of Rising Sun")
    assert refused.value.details["got"] == "View"


def test_rs1_2_every_sea_route_has_its_number_both_ways_and_land_has_none() -> None:
    routes = {(a, b): number for number, (a, b) in enumerate(SEA_ROUTES)}
    for a in range(len(PROVINCES)):
        for b in range(len(PROVINCES)):
            assert ROUTES[a * 8 + b] == routes.get((a, b), routes.get((b, a), -1))
    assert all(b in NEIGHBOURS[0][a] and a in NEIGHBOURS[1][b] for a, b in SEA_ROUTES)
