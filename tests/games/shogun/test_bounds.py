"""The bounds of every number and the words of every name in a position of Shogun: what is none of them is refused by
field, with the bounds or the words."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.fields import Field

GAME = gunbai.game("shogun")
X = 10**9
"""More than anything may be."""
Doc = dict[str, Any]

TABLE: list[tuple[Doc, str, int, int]] = [
    ({"seats": X}, "seats", 3, 5),
    ({"year": X}, "year", 1, 2),
    ({"provinces": {"kai": {"owner": X}}}, "provinces.kai.owner", 0, 2),
    ({"provinces": {"kai": {"owner": 0, "armies": X}}}, "provinces.kai.armies", 1, 62),
    ({"provinces": {"kai": {"owner": 0, "markers": X}}}, "provinces.kai.markers", 0, 42),
    ({"players": [{"chests": X}]}, "players[0].chests", 0, 999),
    ({"players": [{"rice": X}]}, "players[0].rice", 0, 999),
    ({"players": [{}, {"points": X}]}, "players[1].points", 0, 999),
    ({"players": [{"supply": X}]}, "players[0].supply", 0, 62),
    ({"tray": {"0": X}}, "tray.0", 0, 62),
    ({"tray": {"2": X}}, "tray.2", 0, 62),
    ({"tray": {"farmers": X}}, "tray.farmers", 0, 20),
    ({"tower": [{"0": X}]}, "tower[0].0", 0, 62),
    ({"tower": [{}, {"farmers": X}]}, "tower[1].farmers", 0, 20),
    ({"farmers": X}, "farmers", 0, 20),
    ({"stock": {"castle": X}}, "stock.castle", 0, 999),
    ({"stock": {"theatre": X}}, "stock.theatre", 0, 999),
    ({"order": [X]}, "order[0]", 0, 2),
    ({"bidders": [0, X]}, "bidders[1]", 0, 2),
    ({"draft": {"groups": [[0] * 4, [0, X]]}}, "draft.groups[1][1]", 0, 4),
    ({"seats": 5, "draft": {"groups": [[X]]}}, "draft.groups[0][0]", 0, 2),
    ({"winter": {"unfed": [X]}}, "winter.unfed[0]", 0, 45),
    ({"scored": [[{"provinces": X}, {}, {}]]}, "scored[0][0].provinces", 0, 45),
    ({"scored": [[{}, {"buildings": X}, {}]]}, "scored[0][1].buildings", 0, 135),
    ({"scored": [[{"majorities": {"red": {"castle": X}}}, {}, {}]]}, "scored[0][0].majorities.red.castle", 0, 3),
    ({"scored": [[{"majorities": {"red": {"temple": X}}}, {}, {}]]}, "scored[0][0].majorities.red.temple", 0, 2),
    ({"scored": [[{"majorities": {"red": {"theatre": X}}}, {}, {}]]}, "scored[0][0].majorities.red.theatre", 0, 1),
]
STEP_NUMBERS = {
    ("years", "begun"): (0, 2),
    ("year", "begun"): (0, 4),
    ("round", "begun"): (0, 7),
    ("order", "taken"): (0, 5),
    ("agenda", "begun"): (0, 10),
    ("turns", "begun"): (0, 5),
    ("winter", "begun"): (0, 4),
    ("hunger", "begun"): (0, 5),
    ("revolts", "farmers"): (0, 20),
}


def refusal(document: Doc) -> tuple[str, str]:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"form": 2, "seats": 3, **document})
    return refused.value.field, str(refused.value.details["expected"])


@pytest.mark.parametrize(("document", "field", "low", "high"), TABLE, ids=[row[1] for row in TABLE])
def test_a_number_out_of_bounds_is_refused_with_its_bounds(document: Doc, field: str, low: int, high: int) -> None:
    assert refusal(document) == (field, f"a whole number from {low} to {high}")


@pytest.mark.parametrize(("place", "bounds"), STEP_NUMBERS.items(), ids=[".".join(one) for one in STEP_NUMBERS])
def test_a_number_of_a_step_out_of_bounds_is_refused(place: tuple[str, str], bounds: tuple[int, int]) -> None:
    step, name = place
    found = refusal({"turn": [{"step": step, name: X}]})
    assert found == (f"turn[0].{name}", f"a whole number from {bounds[0]} to {bounds[1]}")


def test_every_number_of_a_step_is_in_that_table() -> None:
    numbers = {(step, field.name) for step, kind in STEPS.items() for field in kind.fields if type(field) is Field}
    assert numbers == set(STEP_NUMBERS)


@pytest.mark.parametrize(
    ("draft", "field", "expected"),
    [
        ({"faced": [["kai", "nowhere"]]}, "draft.faced[0][1]", "one of aki"),
        ({"faced": [[], "kai"]}, "draft.faced[1]", "a list"),
        ({"faced": [["kai"]]}, "draft.faced", "two provinces or none for each seat"),
        ({"faced": [[]] * 4}, "draft.faced", "at most 3 entries"),
        ({"groups": [7]}, "draft.groups[0]", "a list"),
        ({"groups": [[1, 2, 2]]}, "draft.groups", "four numbers for each seat"),
        ({"groups": [[2, 2, 2, 4]]}, "draft.groups", "four numbers for each seat, at most those"),
    ],
)
def test_sg2_rows_of_the_draft_are_named_by_their_seat(draft: Doc, field: str, expected: str) -> None:
    found = refusal({"draft": draft})
    assert found[0] == field
    assert expected in found[1]


CARDS = (*PROVINCES, "chest0", "chest1", "chest2", "chest3", "chest4")
SPECIALS = ("attack1", "defence1", "tax1", "rice1", "armies6")
EVENTS = (
    *("plays_calm_5", "plays_calm_7", "village_militia", "strong_walls_2", "strong_walls_6", "temple_peace_3"),
    *("low_taxes", "high_taxes", "temple_peace_4", "good_harvest", "poor_harvest", "few_recruits"),
)
ACTIONS = (
    *("castle", "temple", "theatre", "rice", "tax", "armies5", "armies3", "army1_move"),
    *("battle_move_a", "battle_move_b"),
)
WORDS: list[tuple[Doc, str, tuple[str, ...]]] = [
    ({"season": "x"}, "season", ("spring", "summer", "autumn", "winter")),
    ({"phase": "x"}, "phase", ("planning", "bids", "actions", "winter")),
    ({"turn": [{"step": "x"}]}, "turn[0].step", tuple(STEPS)),
    ({"agenda": ["rice", "x"]}, "agenda[1]", ACTIONS),
    ({"specials": ["x"]}, "specials[0]", SPECIALS),
    ({"players": [{"special": "x"}]}, "players[0].special", SPECIALS),
    ({"players": [{"board": {"castle": "x"}}]}, "players[0].board.castle", (*CARDS, "empty", "face_down")),
    ({"players": [{"could": ["x"]}]}, "players[0].could[0]", CARDS),
    ({"secrets": {"plans": [{}, {"tax": "x"}]}}, "secrets.plans[1].tax", (*CARDS, "empty")),
    ({"secrets": {"blind": "x"}}, "secrets.blind", PROVINCES),
    ({"provinces": {"kai": {"owner": 0, "buildings": ["x"]}}}, "provinces.kai.buildings[0]", ACTIONS[:3]),
    ({"events": {"round": "x"}}, "events.round", EVENTS),
    ({"events": {"open": ["x"]}}, "events.open[0]", EVENTS),
    ({"events": {"gone": ["x"]}}, "events.gone[0]", EVENTS),
    ({"draft": {"offered": ["x"]}}, "draft.offered[0]", PROVINCES),
    ({"draft": {"under": ["x"]}}, "draft.under[0]", PROVINCES),
    ({"draft": {"faced": [["kai", "x"]]}}, "draft.faced[0][1]", PROVINCES),
    ({"winter": {"revolting": ["x"]}}, "winter.revolting[0]", PROVINCES),
]


@pytest.mark.parametrize(("document", "field", "words"), WORDS, ids=[row[1] for row in WORDS])
def test_a_word_that_is_unknown_is_refused_with_those_that_are_known(
    document: Doc, field: str, words: tuple[str, ...]
) -> None:
    assert refusal(document) == (field, "one of " + ", ".join(words))
