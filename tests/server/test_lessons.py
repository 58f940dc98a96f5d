"""A guided first game at a real table: begun at once, kept to its path, left and taken up again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from gunbai.lessons.lesson import lesson
from tests.server.club import Club, Person, opened

ADVICE = {"bid_seppuku": "0 bid 0", "bid_hostage": "0 bid 4", "bid_ronin": "0 bid 2", "bid_poets": "0 bid 1"}


def asked(learner: Person, table: str) -> dict[str, Any]:
    """The learner's state once the other seats have played their parts."""
    for _ in range(500):
        state: dict[str, Any] = learner.get(f"/tables/{table}/state")
        others = [seat for seat in learner.get(f"/tables/{table}")["seats"] if seat["acting"] and seat["bot"]]
        if state["choices"] and (state["lesson"]["step"] == "propose" or not others):
            return state
        time.sleep(0.01)
    raise AssertionError("the other seats do not go on")


def step(learner: Person, table: str) -> dict[str, Any]:
    state = asked(learner, table)
    action = ADVICE.get(state["lesson"]["step"], state["choices"][0]["action"])
    learner.act(table, action, decision=state["decision"])
    return state


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_a_lesson_is_played_to_its_end_and_on(club: Club, game: str) -> None:
    learner = club.guest("Lea")
    table = learner.post("/lessons", 201, game=game)
    assert (table["status"], table["lesson"], table["public"], table["you"]) == ("running", True, False, 0)
    written = [step.name for step in lesson(game).steps]
    shown = [step(learner, table["id"])["lesson"]["step"] for _ in written]
    assert shown == written
    state = asked(learner, table["id"])
    assert state["lesson"] == {"step": "end", "number": len(written), "amount": len(written)}
    learner.act(table["id"], state["choices"][0]["action"], decision=state["decision"])


def test_what_the_step_does_not_offer_is_refused(club: Club) -> None:
    learner = club.guest("Lea")
    table = learner.post("/lessons", 201, game="rising-sun")["id"]
    state = asked(learner, table)
    assert [choice["action"] for choice in state["choices"]] == ["0 propose 1"]
    refused = learner.act(table, "0 propose 2", decision=state["decision"], status=422)
    assert refused["code"] == "lesson/other"
    why = learner.post(f"/tables/{table}/why", actions=["0 propose 1", "0 propose 2", "0 play recruit"])["answers"]
    assert [one["possible"] for one in why] == [True, False, False]
    assert [one["reasons"][0]["code"] for one in why[1:]] == ["lesson/other", "action/not_asked"]
    assert asked(learner, table)["lesson"]["number"] == 0


def test_a_lesson_is_left_and_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        learner = club.guest("Lea")
        table = learner.post("/lessons", 201, game="shogun")["id"]
        for _ in range(13):
            step(learner, table)
    with opened(tmp_path) as club:
        learner.client = club.client
        assert [one["lesson"] for one in learner.get("/tables", mine=True)["tables"]] == [True]
        assert asked(learner, table)["lesson"]["step"] == lesson("shogun").steps[13].name
        step(learner, table)


def test_others_see_no_lesson_and_an_unknown_game_has_none(club: Club) -> None:
    learner, guest = club.guest("Lea"), club.guest("Bo")
    table = learner.post("/lessons", 201, game="rising-sun")
    watched = guest.get(f"/tables/{table['id']}", invite=table["invite"])
    assert watched["you"] is None
    assert guest.post("/lessons", 422, game="go")["details"]["field"] == "game"
    assert club.guest("Cy").get("/tables", mine=True)["tables"] == []
