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


def test_advice_on_a_plan_is_for_its_owner_and_changes_nothing(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **TABLES)
    club.server.hub.tables[table].play.match.state.table.chests[0] = 5
    before = people[0].get(f"/tables/{table}/state")
    own = [name for name, province in before["view"]["provinces"].items() if province["owner"] == before["seat"]]
    plan = {"bid": "chest4", "castle": own[0], "temple": own[1], "armies5": own[2], "armies3": own[3]}
    told = people[0].post(f"/tables/{table}/advice", plan=plan)
    remarks, forecast = told["remarks"], told["forecast"]
    assert {one["code"] for one in remarks} & {"too_few_chests", "too_few_chests_perhaps"}
    assert all(one["card"] == plan[one["space"]] and one["clause"].startswith("SG") for one in remarks)
    assert (forecast["chests"], forecast["after_bid"]) == (5, 1)
    assert [one["space"] for one in forecast["open"]] == before["view"]["agenda"]
    assert forecast["open"][-1]["chests"] >= 0
    assert forecast["provinces"] == len(own)
    assert people[0].get(f"/tables/{table}/state") == before
    assert people[0].post(f"/tables/{table}/advice", plan={})["remarks"] == []


def test_advice_wants_spaces_and_cards_of_this_game(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **TABLES)
    for plan in ({"castel": "mino"}, {"castle": "mimo"}):
        assert people[0].post(f"/tables/{table}/advice", 422, plan=plan)["code"] == "input/invalid"
    other = club.started(*people)
    assert people[0].post(f"/tables/{other}/advice", 404, plan={})["code"] == "advice/unknown"
