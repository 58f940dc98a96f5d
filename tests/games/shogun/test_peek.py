"""What a search may take from a world, and what the world of another game is refused for."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gunbai
from gunbai.games.shogun import peek
from gunbai.games.shogun.actions import COUNT_IDS, armies_of, count_of
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import CARD_NAMES, SPACE_COUNT, SPACES
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import State
from tests.rules.shogun.scene import GAME, load, play

OTHER = gunbai.game("rising-sun").new(3, seed=1)


def test_the_table_is_that_of_the_world_itself() -> None:
    state = load({"seats": 3})
    assert peek.table_of(state) is state.table


def test_sg4_1_the_cards_laid_and_the_plan_of_each_seat() -> None:
    """In a world as it was sampled: the plans of others too, as the world has them."""
    state = load({"seats": 3, "provinces": {"kai": {"owner": 1}, "mino": {"owner": 2}}})
    play(state, "1 plan chest2", "1 plan kai", "2 plan chest1")
    assert [peek.cards_laid_by(state, seat) for seat in range(3)] == [0, 2, 1]
    plans = [peek.plan_of(state, seat) for seat in range(3)]
    assert [len(plan) for plan in plans] == [SPACE_COUNT] * 3
    laid = [{SPACES[space]: CARD_NAMES[card] for space, card in enumerate(plan) if card != NOTHING} for plan in plans]
    assert laid == [{}, {"bid": "chest2", "castle": "kai"}, {"bid": "chest1"}]
    plans[1][0] = NOTHING
    assert peek.plan_of(state, 1) != plans[1], "a copy"


def test_sg2_3_the_card_that_was_taken_unseen_is_there_until_it_is_placed() -> None:
    state = GAME.new(3, seed=8)
    seat = state.actors()[0]
    assert peek.blind_of(state) == NOTHING
    state.apply(GAME.parse(f"{seat} blind"))
    blind = peek.blind_of(state)
    assert state.view(seat).document()["blind"] == PROVINCES[blind]
    state.apply(state.choices(seat)[0])
    assert peek.blind_of(state) == NOTHING
    assert peek.table_of(state).owner[blind] == seat


@pytest.mark.parametrize(
    "look",
    [
        peek.table_of,
        peek.blind_of,
        lambda state: peek.cards_laid_by(state, 0),
        lambda state: peek.plan_of(state, 0),
    ],
)
def test_the_world_of_another_game_is_refused(look: Callable[[State], object]) -> None:
    with pytest.raises(BadInput) as refused:
        look(OTHER)
    assert (refused.value.field, refused.value.details["expected"]) == ("state", "a state of Shogun")
    assert refused.value.details["got"] == type(OTHER).__name__


def test_the_view_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.sampled(OTHER.view(0), random.Random(1))
    assert (refused.value.field, refused.value.details["expected"]) == ("view", "a view of Shogun")
    assert refused.value.details["got"] == "View"


def test_every_number_of_armies_has_an_id_of_its_own() -> None:
    assert [count_of(armies) for armies in (1, 2, 30)] == [COUNT_IDS[0], COUNT_IDS[1], COUNT_IDS[29]]
    assert [armies_of(count_of(armies)) for armies in (1, 2, 30)] == [1, 2, 30]
    assert str(GAME.parse("0 count 3")) == "0 count 3"
