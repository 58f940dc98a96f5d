"""The odds of an attack, asked at the table."""

from __future__ import annotations

import pytest

from tests.server.club import Club, Person

TABLES = {"game": "shogun", "seats": 3, "options": {"setup": "tables"}}


def test_odds_add_up_and_grow_with_the_armies(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **TABLES)
    few, many = [people[0].get(f"/tables/{table}/odds", province="kai", armies=n) for n in (1, 5)]
    assert few["win"] + few["draw"] + few["loss"] == pytest.approx(1)
    assert few["win"] < 0.5 < many["win"]
    assert many["left"] > few["left"] >= 1


def test_odds_of_what_cannot_be_attacked_are_refused(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **TABLES)
    provinces = people[0].get(f"/tables/{table}/state")["view"]["provinces"]
    seat = people[0].get(f"/tables/{table}/state")["seat"]
    own = next(name for name, province in provinces.items() if province["owner"] == seat)
    refusal = people[0].ask("GET", f"/tables/{table}/odds", 409, params={"province": own, "armies": 2})
    assert (refusal["code"], refusal["clause"]) == ("odds/no_attack", "SG5.7")
    unknown = people[0].ask("GET", f"/tables/{table}/odds", 422, params={"province": "kia", "armies": 2})
    assert "kai" in unknown["message"]


def test_odds_exist_for_shogun_only(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    refusal = people[0].ask("GET", f"/tables/{table}/odds", 404, params={"province": "kai", "armies": 2})
    assert refusal["code"] == "odds/unknown"
