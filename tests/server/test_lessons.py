"""A guided first game at a real table: begun at once, kept to its path, left and taken up again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from gunbai.lessons.lesson import lesson
from tests.server.club import Club, Person, opened
from tests.server.process import PATIENCE

ADVICE = {"bid_seppuku": "0 bid 0", "bid_hostage": "0 bid 4", "bid_ronin": "0 bid 2", "bid_poets": "0 bid 1"}


def asked(learner: Person, table: str) -> dict[str, Any]:
    """The learner's state once the other seats have played their parts."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state: dict[str, Any] = learner.get(f"/tables/{table}/state")
        others = [seat for seat in learner.get(f"/tables/{table}")["seats"] if seat["acting"] and seat["bot"]]
        if state["choices"] and (state["lesson"]["step"] in ("propose", "end") or not others):
            return state
        time.sleep(0.01)
    raise AssertionError("the other seats do not go on")


def step(learner: Person, table: str, wishes: Mapping[str, str] = ADVICE) -> dict[str, Any]:
    """The wished choice, the first way where the card leaves more than one, or the only choice."""
    state = asked(learner, table)
    ways = [f"0 {way['action']}" for way in state["lesson"]["ways"]]
    action = wishes.get(state["lesson"]["step"], [*ways, state["choices"][0]["action"]][0])
    assert len(ways) in (0, len(state["choices"]))
    learner.act(table, action, decision=state["decision"])
    return state


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_a_lesson_is_played_to_its_end_and_on(club: Club, game: str) -> None:
    learner = club.guest("Lea")
    table = learner.post("/lessons", 201, game=game)
    assert (table["status"], table["lesson"], table["public"], table["you"]) == ("running", True, False, 0)
    written = [step.name for step in lesson(game).path()]
    shown = [step(learner, table["id"])["lesson"]["step"] for _ in written]
    assert shown == written
    state = asked(learner, table["id"])
    assert (state["lesson"]["step"], state["lesson"]["number"]) == ("end", len(written))
    assert len(state["actors"]) == 3, "the others wait until the last card was read"
    learner.act(table["id"], state["choices"][0]["action"], decision=state["decision"])


def test_another_way_is_taken_and_told_of(club: Club) -> None:
    learner = club.guest("Lea")
    table = learner.post("/lessons", 201, game="rising-sun")["id"]
    wishes = {**ADVICE, "train": "0 buy way_of_the_shogun", "fujin": "0 done", "replace": "0 replace 2 bushi shikoku"}
    states = [step(learner, table, wishes) for _ in lesson("rising-sun").path()]
    told = {one["step"]: one for state in [*states, asked(learner, table)] for one in state["lesson"]["told"]}
    assert {name: one["way"] for name, one in told.items()} == {
        "fujin": "oshu",
        "train": "shogun",
        "replace": "shikoku",
    }
    assert told["fujin"]["facts"] == {"coins": 8, "ronin": 0, "else_coins": 5, "else_ronin": 2}
    assert "ronin" in [state["lesson"]["step"] for state in states]
    assert "fujin_done" not in [state["lesson"]["step"] for state in states]


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
        assert asked(learner, table)["lesson"]["step"] == lesson("shogun").path()[13].name
        step(learner, table)


def test_others_see_no_lesson_and_an_unknown_game_has_none(club: Club) -> None:
    learner, guest = club.guest("Lea"), club.guest("Bo")
    table = learner.post("/lessons", 201, game="rising-sun")
    watched = guest.get(f"/tables/{table['id']}", invite=table["invite"])
    assert watched["you"] is None
    assert guest.post("/lessons", 422, game="go")["details"]["field"] == "game"
    assert club.guest("Cy").get("/tables", mine=True)["tables"] == []
