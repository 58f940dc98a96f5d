"""Who may be coached: everybody against bots, people when all have agreed, nobody in a rated game or a lesson."""

from __future__ import annotations

import time
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gunbai.analysis.coach import counsel, threats
from tests.server.club import Club, Person, opened

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "counsel", partial(counsel.counsel, trials=12))
    monkeypatch.setattr(threats, "threats", partial(threats.threats, worlds=3))


def alone(club: Club, person: Person, **wishes: Any) -> str:
    return club.started(person, game="shogun", seats=3, bots=["steady", "steady"], **wishes)


def my_turn(person: Person, table: str) -> Any:
    """In the draft one after another chooses: what I am asked stays until I answer."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        state = person.get(f"/tables/{table}/state")
        if state["choices"]:
            return state
        time.sleep(0.02)
    raise AssertionError("never my turn")


def test_against_bots_the_coach_is_always_there_and_changes_nothing(club: Club, people: list[Person]) -> None:
    ann = people[0]
    table = alone(club, ann)
    assert ann.get(f"/tables/{table}")["coach"] == "free"
    before = my_turn(ann, table)
    said = ann.post(f"/tables/{table}/coach")
    legal = [choice["action"] for choice in before["choices"]]
    assert said["seat"] == before["seat"]
    assert said["ideas"][0]["actions"][0] in legal
    feared = ann.post(f"/tables/{table}/threats")
    assert feared["worlds"] == 3
    assert ann.get(f"/tables/{table}/state")["choices"] == before["choices"]


def test_among_people_all_must_agree_first(club: Club, people: list[Person]) -> None:
    ann, bob, eve = people[:3]
    table = club.started(ann, bob, eve, game="rising-sun", seats=3)
    assert ann.get(f"/tables/{table}")["coach"] == "unasked"
    assert ann.post(f"/tables/{table}/coach", 409)["code"] == "coach/unasked"
    assert ann.post(f"/tables/{table}/threats", 409)["code"] == "coach/unasked"
    vote = ann.post(f"/tables/{table}/votes", kind="coach")["votes"][0]
    bob.post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    assert ann.post(f"/tables/{table}/coach", 409)["code"] == "coach/unasked", "one is missing"
    eve.post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    assert ann.get(f"/tables/{table}")["coach"] == "agreed"
    assert bob.post(f"/tables/{table}/coach")["ideas"]
    assert ann.post(f"/tables/{table}/votes", 409, kind="coach")["code"] == "coach/agreed"


def test_one_no_is_a_no(club: Club, people: list[Person]) -> None:
    ann, bob, eve = people[:3]
    table = club.started(ann, bob, eve, game="rising-sun", seats=3)
    vote = ann.post(f"/tables/{table}/votes", kind="coach")["votes"][0]
    bob.post(f"/tables/{table}/votes/{vote['id']}", yes=False)
    assert ann.get(f"/tables/{table}")["votes"] == []
    assert eve.post(f"/tables/{table}/coach", 409)["code"] == "coach/unasked"


def test_an_agreement_is_stored(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann, bob, eve = (club.guest(name) for name in ("Ann", "Bob", "Eve"))
        table = club.started(ann, bob, eve, game="rising-sun", seats=3)
        vote = ann.post(f"/tables/{table}/votes", kind="coach")["votes"][0]
        for person in (bob, eve):
            person.post(f"/tables/{table}/votes/{vote['id']}", yes=True)
    with opened(tmp_path) as club:
        again = Person(club.client, {"id": ann.id, "token": ann.token})
        assert again.get(f"/tables/{table}")["coach"] == "agreed"


def test_nobody_is_coached_in_a_rated_game(club: Club, people: list[Person]) -> None:
    ann = people[0]
    table = alone(club, ann, rated=True)
    shown = ann.get(f"/tables/{table}")
    assert (shown["rated"], shown["coach"]) == (True, "rated")
    assert ann.post(f"/tables/{table}/coach", 409)["code"] == "coach/rated"
    assert ann.post(f"/tables/{table}/threats", 409)["code"] == "coach/rated"
    assert ann.post(f"/tables/{table}/votes", 409, kind="coach")["code"] == "coach/rated"


def test_a_lesson_has_its_own_words(club: Club, people: list[Person]) -> None:
    table = people[0].post("/lessons", 201, game="rising-sun")["id"]
    assert people[0].post(f"/tables/{table}/coach", 409)["code"] == "coach/lesson"


def test_who_only_watches_is_not_coached(club: Club, people: list[Person]) -> None:
    ann, bob = people[:2]
    table = alone(club, ann)
    assert bob.post(f"/tables/{table}/coach", 403)["code"] == "seat/none"


def test_a_coach_that_has_died_is_replaced_and_answers_again(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = people[0]
    table = alone(club, ann)
    my_turn(ann, table)
    with monkeypatch.context() as broken:
        broken.setattr(counsel, "counsel", _dies)
        assert ann.post(f"/tables/{table}/coach", 503)["code"] == "coach/away"
    assert ann.post(f"/tables/{table}/coach")["ideas"]


def _dies(*_: Any, **__: Any) -> None:
    raise BrokenExecutor("the worker is gone")


def test_a_rated_game_is_not_tried_out_in_a_what_if_either(club: Club, people: list[Person]) -> None:
    ann = people[0]
    assert ann.post(f"/tables/{alone(club, ann, rated=True)}/what-if", 409, seat=0)["code"] == "what_if/rated"
    ann.post(f"/tables/{alone(club, ann)}/what-if", 201, seat=0)
