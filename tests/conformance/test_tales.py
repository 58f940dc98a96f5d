"""Events tell the truth and the whole of it: carried out by hand they make the table that the game has made."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from gunbai.games.rising_sun.state import State as RisingSunState
from gunbai.games.shogun.state import State as ShogunState
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.state import State
from tests.conformance.adapters import ADAPTERS
from tests.conformance.driving import is_time_for_aside, random_aside, random_choice
from tests.conformance.tales.rising_sun import RisingSunTale
from tests.conformance.tales.shogun import ShogunTale
from tests.conformance.tales.tale import OF_MATCHES, Tale, listening, row_names
from tests.conformance.test_going_on import Variety, varieties

TALES: dict[str, type[Tale[Any]]] = {"rising-sun": RisingSunTale, "shogun": ShogunTale}
VARIETIES = [variety for variety in varieties() if variety.name in TALES]
RARE = {
    "rising-sun": {"spared"},
    "shogun": {
        *("first_player", "table_dealt"),
        *("cards_exchanged", "out_of_stock", "no_target", "too_few_in_supply", "yield_lost"),
    },
}
"""Events that the games of the full test may not come to: two tell the setup, the others have rule tests."""
every_variety = pytest.mark.parametrize("variety", VARIETIES, ids=str)


def tale_of(state: State) -> Tale[Any]:
    if isinstance(state, RisingSunState):
        return RisingSunTale(state)
    return ShogunTale(cast(ShogunState, state))


@pytest.mark.parametrize("name", TALES)
def test_every_event_has_a_row_with_its_arguments(name: str) -> None:
    kinds = ADAPTERS[name].game().events.kinds
    told = {code: row_names(TALES[name], kind) for code, kind in kinds.items() if code not in OF_MATCHES}
    assert told == {code: kind.names for code, kind in kinds.items() if code not in OF_MATCHES}


def retold(state: State, rng: random.Random) -> Counter[str]:
    """Play to the end with asides; every decision is told. Returns what was heard how often."""
    heard: Counter[str] = Counter()
    while not state.is_over():
        tale = tale_of(state)
        aside = random_aside(state, rng) if is_time_for_aside(state, rng, 0.1) else None
        try:
            with listening(tale):
                state.apply(aside or random_choice(state, rng))
        except RuleViolation:
            assert aside is not None
        heard.update(tale.codes)
    return heard


@every_variety
def test_what_is_told_is_what_happens(variety: Variety) -> None:
    for seed in (31, 32):
        assert retold(variety.new(seed), random.Random(seed))


@pytest.mark.full
@pytest.mark.parametrize("name", TALES)
def test_every_event_is_heard_in_random_games(name: str) -> None:
    """But for those of the setup, and a few that are so rare that only rule tests bring them about."""
    heard: Counter[str] = Counter()
    for variety in VARIETIES:
        if variety.name == name:
            for seed in range(100, 110):
                heard += retold(variety.new(seed), random.Random(seed))
    missing = set(ADAPTERS[name].game().events.kinds) - set(heard) - OF_MATCHES
    assert missing <= RARE[name], missing - RARE[name]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", ADAPTERS["shogun"].option_sets, ids=str)
def test_sg2_3_the_setup_is_told_from_the_empty_board_on(seats: int, options: dict[str, str]) -> None:
    heard: list[Event] = []
    state = ADAPTERS["shogun"].game().new(seats, seed=32, options=options, listener=heard.append)
    assert isinstance(state, ShogunState)
    assert ShogunTale.opening(state, heard).codes
