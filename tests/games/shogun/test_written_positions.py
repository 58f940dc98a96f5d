"""Positions of Shogun that somebody has written: what they say is what is read, what they leave out is its default."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai

GAME = gunbai.game("shogun")
Doc = dict[str, Any]
AGENDA = ["rice", "tax", "castle", "temple", "theatre"]


def position(document: Doc) -> Any:
    return GAME.from_position({"form": 2, "seats": 3, "agenda": AGENDA, **document}, seed=1).position()


def test_what_a_position_does_not_say_is_a_round_that_begins_on_an_empty_board() -> None:
    player = {"chests": 18, "rice": 0, "points": 0, "supply": 62, "ready": False, "board": {}, "could": []}
    assert position({}) == {
        "form": 2,
        "game": "shogun",
        "seats": 3,
        "options": {option.name: option.values[0] for option in GAME.options},
        "year": 1,
        "season": "spring",
        "provinces": {},
        "players": [player] * 3,
        "farmers": 20,
        "tray": {},
        "tower": [{}, {}],
        "stock": {"castle": 28, "temple": 26, "theatre": 26},
        "events": {"open": ["plays_calm_5", "plays_calm_7", "village_militia", "strong_walls_2"], "gone": []},
        "agenda": AGENDA,
        "specials": ["attack1", "defence1", "tax1", "rice1", "armies6"],
        "order": [0, 1, 2],
        "bidders": [],
        "scored": [],
        "turn": [
            {"step": "years", "begun": 1},
            {"step": "year", "begun": 1},
            {"step": "round", "begun": 2},
            {"step": "planning"},
        ],
        "secrets": {"plans": [{}, {}, {}]},
    }


@pytest.mark.parametrize(("seats", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_sg1_3_everybody_begins_with_the_chests_of_that_many_players(seats: int, chests: int) -> None:
    players = position({"seats": seats})["players"]
    assert [player["chests"] for player in players] == [chests] * seats


SCORED: Doc = {"provinces": 4, "buildings": 3, "majorities": {"brown": {"temple": 2}, "green": {"castle": 3}}}
NOTHING: Doc = {"provinces": 0, "buildings": 0, "majorities": {}}
EVERYTHING: Doc = {
    "year": 2,
    "season": "summer",
    "provinces": {
        "kai": {"owner": 0, "armies": 4, "buildings": ["castle"], "markers": 2},
        "aki": {"owner": 1, "armies": 1},
    },
    "tray": {"0": 2, "farmers": 3},
    "tower": [{"1": 4}, {"2": 1, "farmers": 2}],
    "specials": ["rice1", "attack1", "armies6", "defence1", "tax1"],
    "order": [2, 0, 1],
    "scored": [[SCORED, NOTHING, {**NOTHING, "provinces": 9}]],
    "events": {
        "open": ["few_recruits", "plays_calm_5", "high_taxes"],
        "gone": ["plays_calm_7", "village_militia", "strong_walls_2", "strong_walls_6", "low_taxes"],
    },
}


@pytest.mark.parametrize("name", EVERYTHING)
def test_what_a_position_says_is_what_it_is(name: str) -> None:
    assert position(EVERYTHING)[name] == EVERYTHING[name]


def test_sg1_8_what_is_not_named_lies_in_supply_and_pool() -> None:
    found = position(EVERYTHING)
    assert [player["supply"] for player in found["players"]] == [62 - 4 - 2, 62 - 1 - 4, 62 - 1]
    assert found["farmers"] == 20 - 3 - 2
    assert found["stock"] == {"castle": 27, "temple": 26, "theatre": 26}


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"winter": {"colour": 1}}, "winter.colour"),
        ({"scored": [[{"colour": 1}, {}, {}]]}, "scored[0][0].colour"),
        ({"scored": [[{"majorities": {"blue": {}}}, {}, {}]]}, "scored[0][0].majorities.blue"),
        ({"scored": [[{"majorities": {"red": {"house": 1}}}, {}, {}]]}, "scored[0][0].majorities.red.house"),
        ({"events": {"colour": 1}}, "events.colour"),
        ({"draft": {"colour": 1}}, "draft.colour"),
        ({"players": [{"colour": 1}]}, "players[0].colour"),
        ({"players": [{"board": {"colour": "kai"}}]}, "players[0].board.colour"),
        ({"provinces": {"kai": {"owner": 0, "colour": 1}}}, "provinces.kai.colour"),
        ({"provinces": {"colour": {}}}, "provinces.colour"),
        ({"tray": {"colour": 1}}, "tray.colour"),
        ({"tray": {"3": 1}}, "tray.3"),
        ({"tower": [{}, {"colour": 1}]}, "tower[1].colour"),
        ({"stock": {"house": 1}}, "stock.house"),
        ({"secrets": {"colour": 1}}, "secrets.colour"),
        ({"secrets": {"plans": [{"colour": "kai"}]}}, "secrets.plans[0].colour"),
        ({"options": {"colour": "red"}}, "options"),
        ({"colour": 1}, "colour"),
        ({"turn": [{"step": "years", "colour": 1}]}, "turn[0].colour"),
    ],
)
def test_a_name_that_means_nothing_is_refused_wherever_it_stands(document: Doc, field: str) -> None:
    with pytest.raises(gunbai.BadPosition) as refused:
        position(document)
    assert refused.value.field == field
