"""Why not: the engine's reasons for actions and asides, asked before anything is tried."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gunbai.kernel.actions import ActionTable
from tests.server.club import Club, Person, play_on

MOST_GAMES = 4
GAMES: dict[str, dict[str, Any]] = {
    "rising-sun": {"game": "rising-sun", "seats": 3},
    "shogun": {"game": "shogun", "seats": 3, "options": {"setup": "tables"}},
}


def asked(person: Person, table: str, *actions: str) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = person.post(f"/tables/{table}/why", actions=list(actions))["answers"]
    assert [answer["action"] for answer in answers] == list(actions)
    assert all(answer["possible"] == (not answer["reasons"]) for answer in answers)
    return answers


def only_reason(person: Person, table: str, action: str) -> tuple[str, list[str]]:
    (answer,) = asked(person, table, action)
    (reason,) = answer["reasons"]
    return reason["code"], reason["clauses"]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_possible_and_the_rest_has_a_reason_with_its_clause(
    game: str, club: Club, people: list[Person]
) -> None:
    table = club.started(*people, **GAMES[game])
    rng = random.Random(4)
    for _ in range(12):
        play_on(table, people, 3, rng)
        for person in people:
            state = person.get(f"/tables/{table}/state")
            offered = [choice["action"] for choice in state["choices"]]
            if not offered:
                continue
            assert all(answer["possible"] for answer in asked(person, table, *offered[:64]))
            actions = club.server.hub.tables[table].play.match.game.actions
            others = {f"{state['seat']} {actions.text(id)}" for id in range(len(actions))} - set(offered)
            for answer in asked(person, table, *rng.sample(sorted(others), 40)):
                assert not answer["possible"]
                assert answer["reasons"][0]["clauses"], answer
            assert person.get(f"/tables/{table}/state") == state, "asking has changed something"


REASONS = {
    "rising-sun": {
        *("propose/oneself", "agree/no_proposal", "play/tile_not_in_hand"),
        *("summon/no_stronghold", "summon/not_in_reserve", "worship/not_just_summoned", "move/no_such_figure"),
        *("move/not_adjacent", "move/moved_already", "build/no_bonus", "buy/too_poor"),
        *("buy/not_on_display", "replace/own_figure", "replace/daimyo", "replace/no_such_figure", "bid/too_poor"),
    },
    "shogun": {
        *("plan/not_your_card", "plan/must_be_filled", "plan/used_already", "plan/bid_too_high"),
        *("order/special_taken", "march/not_adjacent", "march/out_of_the_game", "march/one_must_stay"),
    },
}
"""What a page asks about and what must have been answered in the course of a few random games."""


TOGETHER = {"move": "build", "buy": "buy-full"}
"""What belongs to a question even where it offers none of it."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_has_its_own_reason(game: str, club: Club, people: list[Person]) -> None:
    rng = random.Random(3)
    heard: dict[str, set[str]] = {}
    for _ in range(MOST_GAMES):
        table = club.started(*people, **GAMES[game])
        at = {person.get(f"/tables/{table}")["you"]: person for person in people}
        match = club.server.hub.tables[table].play.match
        while not match.state.is_over() and REASONS[game] - heard.keys():
            seat = rng.choice(match.state.actors())
            offered = match.state.choices(seat)
            tags = {action.tag for action in offered}
            tags |= {TOGETHER[tag] for tag in tags if tag in TOGETHER}
            wishes = [f"{seat} {text}" for text in _texts(match.game.actions, tags)]
            for answer in asked(at[seat], table, *rng.sample(wishes, min(64, len(wishes)))):
                for reason in answer["reasons"]:
                    heard.setdefault(reason["code"], set()).update(reason["clauses"])
            at[seat].act(table, str(rng.choice(offered)), decision=match.state.decision(seat))
    assert REASONS[game] - heard.keys() == set()
    assert all(heard.values()), "a reason without its clause"


def _texts(actions: ActionTable, tags: set[str]) -> list[str]:
    return [actions.text(id) for id in range(len(actions)) if actions.verbs[id].tag in tags]


def test_out_of_turn_malformed_and_of_another_seat(club: Club, people: list[Person]) -> None:
    table = club.started(*people, game="shogun")
    states = [person.get(f"/tables/{table}/state") for person in people]
    waiting = next(n for n, state in enumerate(states) if not state["choices"])
    seat = states[waiting]["seat"]
    assert only_reason(people[waiting], table, f"{seat} act") == ("turn/not_yours", [])
    assert only_reason(people[waiting], table, f"{seat} dance") == ("action/unknown", [])
    assert only_reason(people[waiting], table, f"{seat} withdraw") == ("plan/nothing_to_withdraw", ["SG4.9"])
    other = states[waiting - 1]["seat"]
    refused = people[waiting].post(f"/tables/{table}/why", 403, actions=[f"{other} act"])
    assert refused["code"] == "seat/not_yours"


def test_asides_have_reasons_too(club: Club, people: list[Person]) -> None:
    table = club.started(*people, **GAMES["rising-sun"])
    coins = people[0].get(f"/tables/{table}/state")["view"]["players"][0]["coins"]
    assert asked(people[0], table, "0 give 1 1 0")[0]["possible"]
    assert only_reason(people[0], table, f"0 give 1 {coins + 1} 0") == ("give/coins_out_of_bounds", ["RS3.2"])
    assert only_reason(people[0], table, "0 give 0 1 0") == ("give/to_oneself", ["RS3.2"])
    assert only_reason(people[0], table, "0 accept 1") == ("accept/not_now", ["RS3.2"])
    assert only_reason(people[0], table, "0 withdraw") == ("withdraw/not_now", ["RS9.1"])


def test_spectators_and_closed_tables_are_refused(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    watcher = club.guest("Watcher")
    assert watcher.post(f"/tables/{table}/why", 403, actions=["0 ready"])["code"] == "seat/none"
    nobody = club.client.post(f"/api/tables/{table}/why", json={"actions": ["0 ready"]})
    assert nobody.status_code == 401
    unstarted = club.table(*people)["id"]
    assert people[0].post(f"/tables/{unstarted}/why", 409, actions=["0 ready"])["code"] == "table/not_running"
