"""What a view's document reckons so that no page has to: Force by place (RS1.13, RS9.5) and the reserves (RS1.3)."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, cast

import pytest

import gunbai
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import KIND_NAMES, OWNED, SHRINE_NAMES
from gunbai.games.rising_sun.data.words import KAMI_NAMES
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import STRONGHOLDS
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import BadInput
from tests.conformance.driving import walk

GAME = gunbai.game("rising-sun")


def states(seed: int) -> Any:
    return walk(GAME.new(5, seed=seed, options={"set": "teapot"}), random.Random(seed))


def test_words_that_are_taken_over_from_the_last_glimpse_are_those_of_now() -> None:
    """Looked at after every event, through war and tea: each time as if nobody had looked before, and what was told
    once stays as it was told."""
    rng, told, taken_over = random.Random(2), [], 0
    state = cast(State, GAME.new(5, seed=2, options={"set": "teapot"}))

    def look(_: object) -> None:
        document = state.glimpse(None).public()
        assert document == state.view(None).public()
        told.append((document, canonical(document)))

    state.listener = look
    while not state.is_over():
        state.apply(rng.choice(state.choices(rng.choice(state.actors()))))
        look(None)
    for (one, written), (other, _) in pairwise(told):
        assert canonical(one) == written
        taken_over += (one["map"] is other["map"]) + (one["players"] is other["players"])
    assert len(told) < taken_over < 2 * len(told)


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


@pytest.mark.parametrize(("order", "served"), [([0, 1, 2], 0), ([2, 1, 0], 2)])
def test_rs7_1_a_kami_serves_the_most_force_and_of_equals_the_most_honored(order: list[int], served: int) -> None:
    state = cast(State, GAME.new(3, seed=1))
    document: Any = state.position()
    shrine = document["shrines"][1]
    shrine["pieces"] = [{"shinto": 1}, {}, {"shinto": 1}]
    state = cast(State, GAME.from_position({**document, "honor": order}))
    assert state.view(None).document()["served"] == {"shrine2": served}
    shrine["pieces"] = [{"shinto": 1}, {"shinto": 2}, {"shinto": 1}]
    state = cast(State, GAME.from_position({**document, "honor": order}))
    assert state.view(None).document()["served"] == {"shrine2": 1}


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


def test_whoever_bids_is_told_what_each_advantage_is_about_and_who_wins_ties() -> None:
    """RS9.3 to RS9.5, RS9.9, RS12.1, RS2.4; nobody else is told anything, and nobody after the bids."""
    seen = 0
    for state in states(seed=3):
        view = state.view(None).document()
        bidding = [state.view(seat).document().get("bidding") for seat in range(5)]
        assert "bidding" not in view
        fighters = view["locals"]["fighters"] if view["turn"] and view["turn"][-1]["step"] == "bids" else []
        assert [seat for seat, found in enumerate(bidding) if found] == sorted(fighters)
        for seat in fighters:
            here = view["map"][view["wars"][view["wars_decided"] - 1]]
            figures = [sum(count for kind, count in pieces.items() if kind != "strongholds") for pieces in here]
            mine, player = figures[seat], view["players"][seat]
            ronin = player["ronin"] + (player["coins"] if view["clans"][seat] == "koi" else 0)
            stakes = bidding[seat]["stakes"]
            assert list(stakes.values()) == [mine, sum(figures) - mine, ronin, sum(figures)]
            assert list(stakes) == ["seppuku", "take_hostage", "hire_ronin", "imperial_poets"]
            higher = view["honor"][: view["honor"].index(seat)]
            assert bidding[seat]["above"] == [other for other in higher if other in fighters]
            seen += bool(bidding[seat]["above"])
    assert seen


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whom_a_kami_would_serve_is_said_of_every_seat(seat: int) -> None:
    pieces: list[dict[str, int]] = [{}, {}, {}]
    pieces[seat] = {"shinto": 1}
    shrines = [{"kami": kami, "pieces": pieces if kami == "raijin" else []} for kami in KAMI_NAMES[:4]]
    turn = [{"step": "marshal", "seat": 0, "begun": True}]
    board = {"map": {"edo": [{"bushi": 1}]}, "shrines": shrines, "turn": turn}
    state = GAME.from_position({"form": 2, "clans": ["koi", "lotus", "turtle"], **board})
    served = cast(Any, state.view(0).document())["served"]
    assert served == {SHRINE_NAMES[KAMI_NAMES.index("raijin")]: seat}
