"""Positions that people build: drafts and their faults, keeping, sharing, judging and playing them."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.api.positions import drafts
from tests.analysis.games import text_of
from tests.server.club import Club, Person, opened, play_on

NAMES = ["rising-sun", "shogun"]
OPTIONS: dict[str, dict[str, str]] = {"rising-sun": {}, "shogun": {"setup": "tables"}}
Draft = dict[str, Any]


def started(person: Person, name: str, **wishes: Any) -> Draft:
    found: Draft = person.post("/drafts/start", 200, game=name, **{"seats": 3, "options": OPTIONS[name], **wishes})
    return found


def checked(person: Person, document: Draft, status: int = 200, **wishes: Any) -> Draft:
    found: Draft = person.post("/drafts/check", status, document=document, **wishes)
    return found


def kept(person: Person, document: Draft, name: str = "Mine", status: int = 201) -> dict[str, Any]:
    found: dict[str, Any] = person.post("/positions", status, name=name, document=document)
    return found


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_draft_begins_as_the_game_or_with_an_empty_board(club: Club, name: str, empty: bool) -> None:
    ann = club.guest("Ann")
    found = started(ann, name, empty=empty, seats=4)
    pieces = found["document"].get("map", found["document"].get("provinces"))
    assert bool(pieces) is not empty
    assert (found["game"], found["problems"], found["actors"]) == (name, [], [0, 1, 2, 3])
    assert len(found["view"]["players"]) == 4
    assert checked(ann, found["document"])["document"] == found["document"]


def test_a_draft_can_be_made_without_signing_in(club: Club) -> None:
    asked = club.client.post("/api/drafts/start", json={"game": "shogun", "seats": 3, "options": OPTIONS["shogun"]})
    assert asked.status_code == 200
    again = club.client.post("/api/drafts/check", json={"document": asked.json()["document"]})
    assert again.json()["problems"] == []
    assert club.client.post("/api/positions", json={"name": "x", "document": {}}).status_code == 401


def test_all_that_is_impossible_is_told_with_field_reason_and_clause(club: Club) -> None:
    ann = club.guest("Ann")
    document = started(ann, "rising-sun")["document"]
    document["map"] = {"oshu": [{"bushi": 5}], "edo": [{"bushi": 3}, {}, {"yurei": 1}]}
    document["players"][0]["coins"] = "many"
    found = checked(ann, document)
    told = {one["field"]: (one["details"]["expects"], one["clause"]) for one in found["problems"]}
    assert told == {
        "players[0].coins": ("whole", None),
        "map.edo[0].bushi": ("pieces_of_clan", "RS1.3"),
        "map.edo[2].yurei": ("own_monster", "RS1.3"),
    }
    assert found["document"] is None
    assert found["view"]["map"] == {"oshu": [{"bushi": 5}, {}, {}]}, "what is possible is drawn"
    document["map"]["edo"] = [{"bushi": 1}]
    document["players"][0]["coins"] = 4
    assert checked(ann, document)["problems"] == []


def test_the_supplies_of_shogun_are_counted(club: Club) -> None:
    ann = club.guest("Ann")
    document = started(ann, "shogun", empty=True)["document"]
    document["provinces"] = {"aki": {"owner": 0, "armies": 62}, "bingo": {"owner": 0, "armies": 1}}
    (problem,) = checked(ann, document)["problems"]
    assert (problem["field"], problem["clause"], problem["details"]["got"]) == ("players[0].supply", "SG1.8", "63")
    document["provinces"] = {"aki": {"owner": 0, "armies": 2, "buildings": ["castle", "temple", "theatre"]}}
    (problem,) = checked(ann, document)["problems"]
    assert (problem["field"], problem["clause"]) == ("provinces.aki.buildings", "SG5.3")


@pytest.mark.parametrize(
    ("name", "moment", "about"),
    [
        ("rising-sun", "mandate", {"seat": 1, "turn": 3}),
        ("rising-sun", "tea", {"season": "summer"}),
        ("shogun", "planning", {"year": 2, "season": "spring"}),
    ],
)
def test_a_draft_begins_at_a_moment(club: Club, name: str, moment: str, about: dict[str, Any]) -> None:
    ann = club.guest("Ann")
    first = started(ann, name)
    assert moment in [one["name"] for one in first["moments"]]
    found = checked(ann, first["document"], moment={"name": moment, "about": about})
    assert found["problems"] == []
    assert found["question"] is not None
    assert {"seat": [1], "season": [0, 1, 2], "year": [0, 1, 2]}[next(iter(about))] == found[
        "actors"
    ] or moment == "tea"


def test_a_moment_that_never_comes_is_a_problem_and_the_draft_stays(club: Club) -> None:
    ann = club.guest("Ann")
    document = started(ann, "rising-sun", empty=True)["document"]
    found = checked(ann, document, moment={"name": "war", "about": {}})
    assert (found["document"], found["problems"][0]["details"]["expects"]) == (None, "moment_comes")
    assert checked(ann, document, 422, moment={"name": "dance", "about": {}})["code"] == "input/badinput"
    wrong = {"name": "mandate", "about": {"seat": 7, "turn": 1}}
    assert checked(ann, document, 422, moment=wrong)["details"]["field"] == "seat"


BROKEN: list[tuple[Any, int, str]] = [
    ({}, 422, "input/badinput"),
    ({"game": "chess"}, 422, "input/badinput"),
    ({"game": ["shogun"]}, 422, "input/badinput"),
    ({"game": "shogun", "note": "x" * 70_000}, 413, "position/too_long"),
    ([], 422, "input/invalid"),
    ("position", 422, "input/invalid"),
    (None, 422, "input/invalid"),
]


@pytest.mark.parametrize(("document", "status", "code"), BROKEN)
def test_what_is_no_position_is_refused_everywhere(club: Club, document: Any, status: int, code: str) -> None:
    ann = club.guest("Ann")
    for path, rest in (("/drafts/check", {}), ("/drafts/chances", {}), ("/positions", {"name": "Mine"})):
        found = ann.post(path, status, document=document, **rest)
        assert found["code"] == code, path
    assert ann.get("/positions")["positions"] == []


@pytest.mark.parametrize("text", ["1e400", "NaN", '"\\ud800"', "[" * 5000 + "]" * 5000, "1" * 5000])
def test_odd_json_is_never_a_fault_of_ours(club: Club, text: str) -> None:
    ann = club.guest("Ann")
    body = f'{{"document": {{"game": "shogun", "form": 2, "seats": {text}}}}}'
    headers = {"Authorization": f"Bearer {ann.token}", "Content-Type": "application/json"}
    found = club.client.post("/api/drafts/check", content=body, headers=headers)
    assert found.status_code in (200, 400, 413, 422)
    if found.status_code == 200:
        assert found.json()["problems"][0]["field"] == "seats"


@pytest.mark.parametrize("wrong", [{"seats": 2}, {"options": {"set": "spades"}}, {"game": "go"}, {"seats": "three"}])
def test_a_start_that_the_game_has_not_is_refused(club: Club, wrong: dict[str, Any]) -> None:
    ann = club.guest("Ann")
    found = ann.post("/drafts/start", 422, **{"game": "rising-sun", "seats": 3, "options": {}, **wrong})
    assert found["code"].startswith("input/")


def test_a_position_is_kept_changed_listed_and_removed_by_its_owner_alone(club: Club) -> None:
    ann, bo = club.guest("Ann"), club.guest("Bo")
    document = started(ann, "rising-sun")["document"]
    id = kept(ann, document, "A siege")["id"]
    assert [one["name"] for one in ann.get("/positions")["positions"]] == ["A siege"]
    assert bo.get("/positions")["positions"] == []
    seen = bo.get(f"/positions/{id}")
    assert (seen["mine"], seen["name"], seen["document"]) == (False, "A siege", document), "its link shows it"
    assert club.client.get(f"/api/positions/{id}").json()["mine"] is False
    changed = copy.deepcopy(document)
    changed["players"][0]["coins"] = 9
    body = {"name": "A longer siege", "document": changed}
    assert bo.put(f"/positions/{id}", 403, **body)["code"] == "position/not_yours"
    assert bo.ask("DELETE", f"/positions/{id}", 403)["code"] == "position/not_yours"
    assert ann.get(f"/positions/{id}")["document"] == document
    assert ann.put(f"/positions/{id}", **body)["document"]["players"][0]["coins"] == 9
    assert ann.put(f"/positions/{id}", 422, name="x", document=started(ann, "shogun")["document"])
    ann.ask("DELETE", f"/positions/{id}", 200)
    assert ann.ask("GET", f"/positions/{id}", 404)["code"] == "position/unknown"
    assert ann.get("/positions")["positions"] == []


def test_an_impossible_position_is_not_kept(club: Club) -> None:
    ann = club.guest("Ann")
    document = started(ann, "shogun")["document"]
    id = kept(ann, document)["id"]
    document["provinces"]["aki"] = {"owner": 0, "armies": 63}
    found = kept(ann, document, status=422)
    assert (found["code"], found["details"]["field"]) == ("input/badposition", "provinces.aki.armies")
    assert ann.put(f"/positions/{id}", 422, name="x", document=document)["code"] == "input/badposition"
    assert ann.get(f"/positions/{id}")["document"]["provinces"].get("aki", {}).get("armies") != 63


def test_nobody_keeps_more_positions_than_the_club_allows(tmp_path: Path) -> None:
    with opened(tmp_path, positions_per_person=2) as club:
        ann = club.guest("Ann")
        document = started(ann, "rising-sun")["document"]
        first = kept(ann, document)["id"]
        kept(ann, document)
        assert kept(ann, document, status=409)["code"] == "position/too_many"
        ann.ask("DELETE", f"/positions/{first}", 200)
        kept(ann, document)
        kept(club.guest("Bo"), document)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_has_the_link_plays_a_branch_of_their_own(club: Club, name: str) -> None:
    ann, bo = club.guest("Ann"), club.guest("Bo")
    document = started(ann, name)["document"]
    if name == "rising-sun":  # at tea bots would speak first
        document = checked(ann, document, moment={"name": "mandate", "about": {"seat": 2, "turn": 1}})["document"]
    id = kept(ann, document, "Try this")["id"]
    table = bo.post(f"/positions/{id}/what-if", 201, seat=2, bot="random")
    assert (table["status"], table["you"], table["name"]) == ("running", 2, "Try this")
    assert table["study"] == {"table": None, "position": id, "move": 0, "hidden": "dealt"}
    state = bo.get(f"/tables/{table['id']}/state")
    view = state["view"]
    assert {key: view[key] for key in ("season", "players")} == {
        "season": document["season"],
        "players": [{**one, **view["players"][seat]} for seat, one in enumerate(document["players"])],
    }
    assert view.get("map", view.get("provinces")) == document.get("map", document.get("provinces"))
    assert state["choices"]
    assert play_on(table["id"], [bo], 1, random.Random(1)) == 1
    assert [one["id"] for one in bo.get(f"/positions/{id}/what-if")["tables"]] == [table["id"]]
    assert ann.get(f"/positions/{id}/what-if")["tables"] == []
    assert ann.get(f"/positions/{id}")["document"] == document, "what is played changes nothing"
    assert bo.ask("GET", f"/tables/{table['id']}/record", 409)["code"] == "table/study"
    assert bo.post(f"/positions/{id}/what-if", 404, seat=7)["code"] == "move/unknown"
    assert bo.post(f"/positions/{id}/what-if", 422, seat=0, bot="nobody")["code"].startswith("input/")
    assert bo.post("/positions/nowhere/what-if", 404, seat=0)["code"] == "position/unknown"


def test_a_game_from_a_position_survives_a_restart_and_the_position_going(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        id = kept(ann, started(ann, "rising-sun")["document"])["id"]
        table = ann.post(f"/positions/{id}/what-if", 201, seat=0, bot="random", hidden="kept")["id"]
        before = ann.get(f"/tables/{table}/replay", move=0, seat=0)["view"]
        ann.ask("DELETE", f"/positions/{id}", 200)
    with opened(tmp_path) as club:
        again = Person(club.client, {"id": ann.id, "token": ann.token})
        assert again.get(f"/tables/{table}/replay", move=0, seat=0)["view"] == before
        assert again.get("/positions")["positions"] == []


def test_a_moment_of_a_replay_becomes_a_draft_for_those_who_may_see_it(club: Club) -> None:
    ann, bo = club.guest("Ann"), club.guest("Bo")
    record = json.loads(text_of("rising-sun", "3-players-options-3"))
    table = ann.post("/records", 201, record=record)["id"]
    found = ann.post(f"/tables/{table}/draft", 200, move=40, seat=0, hidden="kept")
    seen = ann.get(f"/tables/{table}/replay", move=40)["view"]
    assert (found["problems"], found["view"]["map"]) == ([], seen["map"])
    assert bo.post(f"/tables/{table}/draft", 404, move=40, seat=0)["code"] == "table/unknown"
    assert ann.post(f"/tables/{table}/draft", 404, move=100_000, seat=0)["code"] == "move/unknown"
    alone = club.started(ann, game="rising-sun", seats=3, options={}, bots=["random", "random"])
    assert ann.post(f"/tables/{alone}/draft", 409, seat=0, hidden="kept")["code"] == "what_if/hidden"
    together = club.started(ann, bo, game="rising-sun", seats=3, options={}, bots=["random"])
    assert ann.post(f"/tables/{together}/draft", 409, seat=0)["code"] == "what_if/people"


@pytest.mark.parametrize("name", NAMES)
def test_the_chances_of_a_position_come_in_slices(club: Club, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(drafts, "STANDING_TRIALS", 2)
    ann = club.guest("Ann")
    document = started(ann, name)["document"]
    first = ann.post("/drafts/chances", 200, document=document)
    assert (first["done"], first["found"]["trials"]) == (0.5, 3)
    assert sum(first["chances"]) == pytest.approx(1, abs=0.01)
    second = ann.post("/drafts/chances", 200, document=document, earlier=first["found"])
    assert (second["done"], second["found"]["trials"]) == (1.0, 6)
    assert ann.post("/drafts/chances", 200, document=document)["found"] == first["found"], "the same on any day"
    wrong = {**first["found"], "sums": [0.5] * 4}
    assert ann.post("/drafts/chances", 422, document=document, earlier=wrong)["code"] == "input/invalid"
    wrong = {**first["found"], "trials": -3}
    assert ann.post("/drafts/chances", 422, document=document, earlier=wrong)["code"] == "input/invalid"


def test_an_account_takes_its_guests_positions_and_leaves_none(club: Club) -> None:
    ann = club.guest("Ann")
    id = kept(ann, started(ann, "rising-sun")["document"], "Kept as a guest")["id"]
    assert [one["name"] for one in ann.get("/me/export")["positions"]] == ["Kept as a guest"]
    word = "a long password"
    ann = Person(club.client, ann.post("/accounts", 201, name="Ann of Edo", password=word, token=True))
    assert ann.get(f"/positions/{id}")["mine"] is True
    ann.post("/me/end", password=word)
    assert club.guest("Bo").ask("GET", f"/positions/{id}", 404)["code"] == "position/unknown"
