"""Puzzles on the server: shown as the seat sees them, answered once for a rating, by guests too."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from gunbai.puzzles.puzzle import daily, puzzles
from gunbai.server.api.training.puzzles import COST
from gunbai.server.operation.limits import Limit
from tests.server.club import Club, Person

GAMES = ("rising-sun", "shogun")


def first(game: str, sealed: bool = False) -> str:
    return next(id for id, one in puzzles(game).items() if one["sealed"] is sealed)


def test_the_list_has_themes_and_the_puzzle_of_the_day(club: Club) -> None:
    for game in GAMES:
        found = club.client.get(f"/api/puzzles/{game}").json()
        assert found["record"] is None
        assert {one["id"] for one in found["puzzles"]} == set(puzzles(game))
        assert sum(one["count"] for one in found["themes"]) == len(puzzles(game))
        ratings = [one["rating"] for one in found["puzzles"]]
        assert ratings == sorted(ratings)
        assert found["daily"] == daily(game, date.fromisoformat(found["day"]))["id"]


def test_a_puzzle_shows_what_its_seat_sees_and_no_solution(club: Club) -> None:
    for game in GAMES:
        id = first(game)
        shown = club.client.get(f"/api/puzzles/{game}/{id}").json()
        known = puzzles(game)[id]
        assert shown["state"]["seat"] == known["seat"]
        assert known["solution"][0] in [one["action"] for one in shown["state"]["choices"]]
        assert "secrets" not in shown["state"]["view"]
        assert set(shown["puzzle"]) == {"id", "theme", "seat", "seats", "rating", "options", "sealed", "right"}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_answer_of_a_guest_counts_and_the_next_does_not(club: Club, game: str) -> None:
    ann, id = club.guest("Ann"), first(game)
    known, path = puzzles(game)[id], f"/puzzles/{game}/{id}/answer"
    wrong = ann.post(path, moves=known["quick"])["solved"]
    assert not wrong["verdict"]["right"]
    assert wrong["counted"]
    assert wrong["change"] < 0
    assert wrong["verdict"]["judgement"]["best"] == known["solution"]
    right = ann.post(path, moves=known["solution"])["solved"]
    assert right["verdict"]["right"]
    assert not right["counted"]
    assert right["record"]["rating"] == wrong["record"]["rating"] < 1500
    assert (right["record"]["tried"], right["record"]["right"]) == (1, 0)
    assert [one["right"] for one in ann.get(f"/puzzles/{game}")["puzzles"] if one["id"] == id] == [False]


def test_a_sealed_answer_is_given_link_by_link(club: Club) -> None:
    ann, id = club.guest("Ann"), first("rising-sun", sealed=True)
    known, path = puzzles("rising-sun")[id], f"/puzzles/rising-sun/{id}/answer"
    links = known["solution"]
    part = ann.post(path, moves=links[:2])
    assert part["solved"] is None
    assert links[2] in [one["action"] for one in part["state"]["choices"]]
    whole = ann.post(path, moves=links)["solved"]
    assert whole["verdict"]["right"]
    assert whole["record"]["streak"] == 1
    assert whole["line"][1]["moves"] == links


def test_who_gives_up_sees_the_solution_and_has_missed_it(club: Club) -> None:
    ann, id = club.guest("Ann"), first("shogun")
    shown = ann.post(f"/puzzles/shogun/{id}/answer", give_up=True)["solved"]
    assert not shown["verdict"]["right"]
    assert shown["record"]["right"] == 0
    assert shown["record"]["tried"] == 1


def test_nobody_signed_in_solves_without_a_rating(club: Club) -> None:
    id = first("shogun")
    moves = puzzles("shogun")[id]["solution"]
    solved = club.client.post(f"/api/puzzles/shogun/{id}/answer", json={"moves": moves}).json()["solved"]
    assert solved["verdict"]["right"]
    assert solved["record"] is None
    assert not solved["counted"]


def test_the_puzzle_of_the_day_counts_for_its_day(club: Club) -> None:
    ann = club.guest("Ann")
    today = ann.get("/puzzles/shogun/daily")["puzzle"]["id"]
    solved = ann.post("/puzzles/shogun/daily/answer", moves=puzzles("shogun")[today]["solution"])["solved"]
    assert solved["record"]["days"] == 1 or daily("shogun", datetime.now(UTC).date())["id"] != today


def test_an_account_takes_over_what_its_guest_has_tried(club: Club) -> None:
    ann, id = club.guest("Ann"), first("shogun")
    ann.post(f"/puzzles/shogun/{id}/answer", moves=puzzles("shogun")[id]["solution"])
    ann = Person(club.client, ann.post("/accounts", 201, name="Ann of Edo", password="a long password", token=True))
    record = ann.get("/puzzles/shogun")["record"]
    assert (record["tried"], record["right"]) == (1, 1)
    assert [one["puzzle"] for one in ann.get("/me/export")["puzzles"]] == [id]


def test_bad_answers_are_refused(club: Club) -> None:
    id = first("shogun")
    other = (puzzles("shogun")[id]["seat"] + 1) % 3
    for asked, body, status, code in (
        ("sg0-0", {}, 404, "puzzle/unknown"),
        (id, {"moves": ["nonsense"]}, 400, "action/form"),
        (id, {"moves": [7]}, 422, "input/invalid"),
        (id, {"move": []}, 422, "input/invalid"),
        (id, {"moves": [f"{other} act"]}, 409, "turn/not_yours"),
    ):
        answer = club.client.post(f"/api/puzzles/shogun/{asked}/answer", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_thinking_without_end_is_counted(club: Club) -> None:
    club.server.reads = Limit("reads", 1e-6, 2.5 * COST)
    path = f"/api/puzzles/shogun/{first('shogun')}"
    assert [club.client.get(path).status_code for _ in range(3)] == [200, 200, 429]
