"""Actions, batches, sealed phases, undo: over REST, with the clause where a rule is the reason."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import gunbai
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records import record
from gunbai.session.sealing import commitment
from gunbai.session.session import Session, begun
from tests.server.club import Club, Person, play_on

CLOSE = {"game": "shogun", "seats": 3, "options": {"setup": "tables", "years": "1"}}


def sealed_table(club: Club, people: list[Person]) -> str:
    """A table where everybody plans in secret now."""
    table = club.started(*people, **CLOSE)
    rng = random.Random(5)
    while not club.server.hub.tables[table].play.match.state.is_sealed():
        assert play_on(table, people, 1, rng) == 1
    return table


def states(table: str, people: list[Person]) -> list[Any]:
    return [person.get(f"/tables/{table}/state") for person in people]


def acting(table: str, people: list[Person]) -> tuple[Person, Any]:
    return next((p, s) for p, s in zip(people, states(table, people), strict=True) if s["choices"])


def test_four_kinds_of_refusal(club: Club, people: list[Person]) -> None:
    table = club.started(*people, game="shogun", seats=3)
    person, state = acting(table, people)
    seat = state["seat"]
    other = next(p for p in people if p is not person)
    before = states(table, people)
    assert person.act(table, f"{seat} dance", status=400)["code"] == "action/unknown"
    assert person.act(table, "nonsense", status=400)["code"] == "action/form"
    assert person.act(table, state["choices"][0]["action"], decision=999, status=409)["code"] == "decision/stale"
    theirs = other.get(f"/tables/{table}/state")["seat"]
    wrong = state["choices"][0]["action"].replace(f"{seat} ", f"{theirs} ", 1)
    assert person.act(table, state["choices"][0]["action"], status=422)["code"] == "decision/missing"
    their = other.get(f"/tables/{table}/state")["decision"]
    assert other.act(table, wrong, decision=their, status=409)["code"] == "turn/not_yours"
    assert person.act(table, wrong, decision=state["decision"], status=403)["code"] == "seat/not_yours"
    refused = person.act(table, f"{seat} count 40", decision=state["decision"], status=422)
    assert refused["clause"], "a rule is the reason"
    assert states(table, people) == before, "refusals leave no trace"


def test_what_is_said_twice_is_done_once_and_both_are_told_so(club: Club, people: list[Person]) -> None:
    """The answer to the first may never have arrived."""
    table = sealed_table(club, people)
    person, state = acting(table, people)
    said, other = (choice["action"] for choice in state["choices"][:2])
    person.act(table, said, decision=state["decision"])
    stored = club.server.hub.tables[table].stored
    before = states(table, people)
    assert person.act(table, said, decision=state["decision"])["decision"] != state["decision"]
    assert person.act(table, other, decision=state["decision"], status=409)["code"] == "decision/stale"
    assert person.act(table, said, said, decision=state["decision"], status=409)["code"] == "decision/stale"
    assert club.server.hub.tables[table].stored == stored
    assert states(table, people) == before


def test_what_is_said_twice_is_told_done_where_the_game_is_paused_since(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    person, state = acting(table, people)
    said, other = (choice["action"] for choice in state["choices"][:2])
    person.act(table, said, decision=state["decision"])
    club.server.hub.tables[table].row.paused = True
    person.act(table, said, decision=state["decision"])
    assert person.act(table, other, decision=state["decision"], status=409)["code"] == "table/paused"


def test_what_was_taken_back_is_not_said_to_be_done(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    person, state = acting(table, people)
    said = state["choices"][0]["action"]
    person.act(table, said, decision=state["decision"])
    person.post(f"/tables/{table}/undo", count=1)
    assert person.act(table, said, decision=state["decision"], status=409)["code"] == "decision/stale"


def test_a_batch_is_applied_whole_or_not_at_all(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    person, state = acting(table, people)
    seat = state["seat"]
    good = state["choices"][0]["action"]
    before = states(table, people)
    assert person.act(table, good, f"{seat} dance", decision=state["decision"], status=400)
    assert person.act(table, good, good, decision=state["decision"], status=422)["code"]
    assert states(table, people) == before
    chain, decision = [], state["decision"]
    play = club.server.hub.tables[table].play.match.state.copy()
    while seat in play.actors():
        chain.append(str(play.choices(seat)[0]))
        play.apply(play.choices(seat)[0])
    after = person.act(table, *chain, decision=decision)
    assert not after["choices"]
    assert club.client.get(f"/api/tables/{table}").json()["seats"][seat]["ready"]


def test_others_see_sealed_choices_as_ready_or_not_only(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    first, second, third = people
    others = [second.get(f"/tables/{table}/state"), third.get(f"/tables/{table}/state")]
    mine = first.get(f"/tables/{table}/state")
    first.act(table, mine["choices"][0]["action"], decision=mine["decision"])
    assert [second.get(f"/tables/{table}/state"), third.get(f"/tables/{table}/state")] == others
    assert len(second.get(f"/tables/{table}/record")["entries"]) == len(third.get(f"/tables/{table}/record")["entries"])
    for person, state in zip((second, third), others, strict=True):
        person.act(table, state["choices"][0]["action"], decision=state["decision"])


def test_two_who_act_at_once_in_a_sealed_phase_both_count(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    before = states(table, people)

    def choose(n: int) -> Any:
        return people[n].act(table, before[n]["choices"][0]["action"], decision=before[n]["decision"])

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(choose, range(3)))
    stored = [entry.text.split()[0] for entry in club.server.hub.tables[table].play.match.entries[-3:]]
    assert sorted(stored) == ["0", "1", "2"]


def test_undo_takes_back_my_own_and_a_sealed_choice_can_be_withdrawn(club: Club, people: list[Person]) -> None:
    table = sealed_table(club, people)
    person, state = acting(table, people)
    undo = f"/tables/{table}/undo"
    chosen = person.act(table, state["choices"][0]["action"], decision=state["decision"])
    assert chosen["undoable"] == 1
    back = person.post(undo, count=1)
    assert back["choices"] == state["choices"]
    assert back["decision"] != state["decision"], "an undo must not make old answers good again"
    assert person.post(undo, 422, count=1)["code"] == "undo/too_far"


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_commitments_hash_what_is_opened_later(game: str) -> None:
    """A whole game: every opened seal matches the hash that was public before, and all seals are opened or undone."""
    play = begun(gunbai.game(game), 4, {}, FairChance(b"s" * 32, ["a", "b"]), table="t")
    rng = random.Random(7)
    while actors := play.match.state.actors():
        seat = rng.choice(actors)
        if play.match.undoable(seat) and rng.random() < 0.1:
            play.undo(seat, 1)
            continue
        play.act(seat, [str(rng.choice(play.match.state.choices(seat)))], None)
    check_seals(play)


def check_seals(play: Session) -> None:
    standing: dict[int, str] = {}
    opened = 0
    for line in play.stream.documents(None):
        args: Any = line["args"]
        if line["code"] == "sealed":
            standing[args["number"]] = args["hash"]
        elif line["code"] == "unsealed":
            standing.pop(args["number"])
        elif line["code"] == "opened":
            opened += 1
            assert standing.pop(args["number"]) == args["hash"] == commitment(args["salt"], args["actions"])
            assert all(action.startswith(f"{args['seat']} ") for action in args["actions"])
    assert not standing
    assert opened > 3


def test_a_whole_game_is_verified_from_its_revealed_seed(club: Club, people: list[Person]) -> None:
    table = club.started(people[0], bots=["random", "random"], **CLOSE)
    ann = people[0]
    rng = random.Random(3)
    while ann.get(f"/tables/{table}")["status"] == "running":
        state = ann.get(f"/tables/{table}/state")
        if state["choices"]:
            body = {"actions": [rng.choice(state["choices"])["action"]], "decision": state["decision"]}
            club.client.post(f"/api/tables/{table}/actions", json=body, headers=ann.headers)
    document = ann.get(f"/tables/{table}/record")
    assert document["seed"]
    match = record.verified(club.server.hub.tables[table].play.match.game, record.read(json.dumps(document)))
    assert match.state.result().document() == ann.get(f"/tables/{table}")["result"]
