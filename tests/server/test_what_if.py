"""What-ifs: a game played on from a moment of another one, which stays as it is; nothing hidden comes out by it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.kernel.state import State
from gunbai.server.tables.replays import imagined
from tests.analysis.games import text_of
from tests.server.club import Club, Person, opened

SHORT = {"game": "shogun", "seats": 3, "options": {"setup": "tables", "years": "1"}}
RECORD = json.loads(text_of("rising-sun", "3-players-options-3"))
MOVE = 40


def imported(person: Person) -> str:
    return str(person.post("/records", 201, record=RECORD)["id"])


def branched(person: Person, table: str, status: int = 201, **wishes: Any) -> dict[str, Any]:
    given = {"move": MOVE, "seat": 0, "bot": "random", **wishes}
    found: dict[str, Any] = person.post(f"/tables/{table}/what-if", status, **given)
    return found


def view_of(person: Person, table: str, move: int, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/tables/{table}/replay", move=move, seat=seat)["view"]
    return found


@pytest.mark.parametrize("hidden", ["kept", "dealt"])
def test_a_branch_begins_as_its_seat_saw_that_moment(club: Club, hidden: str) -> None:
    ann = club.guest("Ann")
    table = imported(ann)
    for seat in range(3):
        branch = branched(ann, table, seat=seat, hidden=hidden, name="What if I stay")
        assert (branch["status"], branch["you"], branch["public"]) == ("running", seat, False)
        assert branch["study"] == {"table": table, "position": None, "move": MOVE, "hidden": hidden}
        assert branch["name"] == "What if I stay"
        assert view_of(ann, branch["id"], 0, seat) == view_of(ann, table, MOVE, seat)


def test_a_branch_is_played_on_and_the_game_stays_as_it_is(club: Club) -> None:
    ann = club.guest("Ann")
    table = imported(ann)
    before = ann.get(f"/tables/{table}/record")
    branch = branched(ann, table)["id"]
    rng = random.Random(1)
    for _ in range(4):
        state = ann.get(f"/tables/{branch}/state")
        if state["choices"]:
            ann.act(branch, rng.choice(state["choices"])["action"], decision=state["decision"])
    assert ann.get(f"/tables/{table}/record") == before


def test_branches_are_kept_and_listed_with_their_game_and_are_in_no_lobby(club: Club) -> None:
    ann, bo = club.guest("Ann"), club.guest("Bo")
    table, other = imported(ann), imported(ann)
    first, second = branched(ann, table)["id"], branched(ann, table, move=0)["id"]
    branched(ann, other)
    listed = ann.get(f"/tables/{table}/what-if")["tables"]
    assert {one["id"] for one in listed} == {first, second}
    for mine in ("true", "false"):
        found = ann.get("/tables", mine=mine, status=["running", "over"], limit=50)["tables"]
        ids = [one["id"] for one in found]
        assert (table in ids) is (mine == "true")
        assert not {first, second} & set(ids)
    assert ann.get(f"/people/{ann.id}")["games"] == 0
    bo.ask("GET", f"/tables/{first}", 404)
    invite = ann.get(f"/tables/{first}")["invite"]
    assert bo.get(f"/tables/{first}", invite=invite)["study"]["table"] == table, "its link shows it to others"


def test_a_branch_survives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        branch = branched(ann, imported(ann))["id"]
        state = ann.get(f"/tables/{branch}/state")
        if state["choices"]:
            ann.act(branch, state["choices"][0]["action"], decision=state["decision"])
        before = view_of(ann, branch, 0, 0)
    with opened(tmp_path) as club:
        again = Person(club.client, {"id": ann.id, "token": ann.token})
        assert view_of(again, branch, 0, 0) == before
        assert again.get(f"/tables/{branch}")["status"] == "running"


def test_what_a_branch_is_not(club: Club) -> None:
    ann = club.guest("Ann")
    table = imported(ann)
    branch = branched(ann, table)["id"]
    assert ann.ask("GET", f"/tables/{branch}/record", 409)["code"] == "table/study"
    assert branched(ann, table, 404, move=100_000)["code"] == "move/unknown"
    assert branched(ann, table, 404, seat=7)["code"] == "move/unknown"
    assert branched(ann, table, 409, move=len(RECORD["entries"]))["code"] == "what_if/over"
    assert branched(ann, table, 422, bot="nobody")["code"].startswith("input/")
    assert branched(club.guest("Bo"), table, 404)["code"] == "table/unknown"


def test_of_a_game_under_way_only_its_one_player_branches_off_and_nothing_hidden_is_kept(club: Club) -> None:
    ann = club.guest("Ann")
    alone = club.started(ann, **SHORT, bots=["random", "random"])
    assert branched(ann, alone, 409, move=None, hidden="kept")["code"] == "what_if/hidden"
    branch = branched(ann, alone, move=None, seat=2)
    assert branch["you"] == 2
    bo = club.guest("Bo")
    together = club.started(ann, bo, **SHORT, bots=["random"])
    assert branched(ann, together, 409, move=None)["code"] == "what_if/people"


@pytest.mark.parametrize("name", ["rising-sun", "shogun"])
def test_worlds_that_the_asker_cannot_tell_apart_give_the_same_branch(name: str) -> None:
    game = gunbai.game(name)
    truth = played(game.new(seats=3, seed=5), 60)
    for seat in range(3):
        seen = imagined(game, truth.view(seat), 7)
        for luck in range(3):
            twin = game.sampled(truth.view(seat), random.Random(luck))
            assert imagined(game, twin.view(seat), 7) == seen


def played(state: State, moves: int) -> State:
    rng = random.Random(2)
    for _ in range(moves):
        seat = state.actors()[0]
        state.play(seat, rng.choice(state.choice_ids(seat)))
    return state
