"""What a view's document reckons so that no page has to: Force by place (RS1.13, RS9.5) and the reserves (RS1.3)."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.clans import CLANS, STRONGHOLDS
from gunbai.games.rising_sun.data.figures import KIND_NAMES, OWNED, SHRINE_NAMES
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadInput
from tests.conformance.driving import walk

GAME = gunbai.game("rising-sun")


def states(seed: int) -> Any:
    return walk(GAME.new(5, seed=seed, options={"set": "teapot"}), random.Random(seed))


def placed(doc: Any, clan: str, kind: str) -> int:
    """Pieces of a clan on the map, at shrines, held hostage and fallen."""
    places = [*doc["map"].values(), *doc["shrines"], *doc["hostages"].values(), doc["fallen_figures"]]
    return sum(place.get(clan, {}).get(kind, 0) for place in places)


def test_what_is_not_in_the_reserve_is_on_the_board() -> None:
    owned = {**dict(zip(KIND_NAMES, OWNED, strict=False)), "strongholds": STRONGHOLDS}
    brought = 0
    for state in states(seed=3):
        doc = state.view(None).document()
        for clan in doc["clans"]:
            for kind, count in owned.items():
                left = doc["reserve"].get(clan, {}).get(kind, 0)
                assert left + placed(doc, clan, kind) == count, f"{kind} of {clan}"
                brought += count - left
    assert brought


def test_force_is_shown_where_somebody_has_any() -> None:
    """At the start a Daimyo and a Bushi stand at home; Turtle's stronghold counts, too."""
    doc: Any = GAME.new(5, seed=1, options={"set": "archway"}).view(None).document()
    assert sorted(next(iter(place)) for place in doc["force"].values()) == sorted(doc["clans"])
    assert {clan: n for place in doc["force"].values() for clan, n in place.items()} == {
        clan: 3 if clan == "turtle" else 2 for clan in doc["clans"]
    }
    assert not any(name.startswith("shrine") for name in doc["force"])


def test_hired_ronin_count_on_the_battlefield_and_nowhere_else() -> None:
    """As in the decision itself, which reckons with the same function."""
    state = cast(State, GAME.new(3, seed=1))
    t = state.table
    homes: Any = state.view(None).document()["force"]
    t.war, t.fighters, t.hired = 1, [0], [4, 0, 0]
    clan = CLANS[t.clans[0]]
    battlefield = next(province for province, there in homes.items() if clan in there)
    t.wars[0] = PROVINCES.index(battlefield)
    shown: Any = state.view(None).document()["force"]
    assert shown == {**homes, battlefield: {clan: homes[battlefield][clan] + 4}}


@pytest.mark.parametrize("seat", [-5, -2, -1, 3, 4, 99])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    """A negative one would be another seat's secrets, counted from the end."""
    state = GAME.new(3, seed=1)
    with pytest.raises(BadInput) as caught:
        state.view(seat)
    assert (caught.value.field, caught.value.details["low"], caught.value.details["high"]) == ("seat", 0, 2)


def test_worshippers_have_force_at_their_shrine() -> None:
    worshipped = 0
    for state in states(seed=5):
        doc: Any = state.view(None).document()
        for name, shrine in zip(SHRINE_NAMES, doc["shrines"], strict=True):
            present = {clan for clan in doc["clans"] if shrine.get(clan)}
            assert set(doc["force"].get(name, {})) == present
            worshipped += len(present)
    assert worshipped
