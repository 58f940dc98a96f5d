"""What a view's document reckons so that no page has to: Force by place (RS1.13, RS9.5) and the reserves (RS1.3)."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import KIND_NAMES, OWNED, SHRINE_NAMES
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import STRONGHOLDS
from gunbai.kernel.errors import BadInput
from tests.conformance.driving import walk

GAME = gunbai.game("rising-sun")


def states(seed: int) -> Any:
    return walk(GAME.new(5, seed=seed, options={"set": "teapot"}), random.Random(seed))


def placed(doc: Any, seat: int, kind: str) -> int:
    """Pieces of a seat on the map, at shrines, held hostage and fallen."""
    shrines = [shrine["pieces"] for shrine in doc["shrines"]]
    places = [*doc["map"].values(), *shrines, *doc["hostages"], doc["fallen_figures"]]
    return sum(place[seat].get(kind, 0) for place in places if place)


def test_what_is_not_in_the_reserve_is_on_the_board() -> None:
    owned = {**dict(zip(KIND_NAMES, OWNED, strict=False)), "strongholds": STRONGHOLDS}
    brought = 0
    for state in states(seed=3):
        doc = state.view(None).document()
        for seat in range(len(doc["clans"])):
            for kind, count in owned.items():
                left = doc["reserve"][seat].get(kind, 0)
                assert left + placed(doc, seat, kind) == count, f"{kind} of seat {seat}"
                brought += count - left
    assert brought


def test_force_is_shown_where_somebody_has_any() -> None:
    """At the start a Daimyo and a Bushi stand at home; Turtle's stronghold counts, too."""
    doc: Any = GAME.new(5, seed=1, options={"set": "archway"}).view(None).document()
    assert sorted(max(place) for place in doc["force"].values()) == [2, 2, 2, 2, 3]
    for seat, clan in enumerate(doc["clans"]):
        assert sum(place[seat] for place in doc["force"].values()) == (3 if clan == "turtle" else 2)
    assert not any(name.startswith("shrine") for name in doc["force"])


def test_hired_ronin_count_on_the_battlefield_and_nowhere_else() -> None:
    """As in the decision itself, which reckons with the same function."""
    state = cast(State, GAME.new(3, seed=1))
    t = state.table
    homes: Any = state.view(None).document()["force"]
    t.war, t.fighters, t.hired = 1, [0], [4, 0, 0]
    battlefield = next(province for province, there in homes.items() if there[0])
    t.wars[0] = PROVINCES.index(battlefield)
    shown: Any = state.view(None).document()["force"]
    assert shown == {**homes, battlefield: [homes[battlefield][0] + 4, 0, 0]}


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
            present = [bool(pieces) for pieces in shrine["pieces"]]
            assert [force > 0 for force in doc["force"].get(name, [0] * 5)] == present
            worshipped += sum(present)
    assert worshipped
