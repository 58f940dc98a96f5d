"""RS3.1: deals with promises made of building blocks, the ledger that watches them, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.club import Club, Person, play_on

KYOTO = {"block": "no_entry", "province": "kyoto"}


def offered(person: Person, table: str, **terms: Any) -> int:
    return int(person.post(f"/tables/{table}/deals", 201, open_to="table", **terms)["number"])


def accepted(person: Person, table: str, number: int) -> Any:
    return person.post(f"/tables/{table}/deals/{number}/accept")


def promises(person: Person, table: str) -> list[Any]:
    return list(person.get(f"/tables/{table}/state")["promises"])


def told(person: Person, table: str, code: str) -> list[Any]:
    return [event["args"] for event in person.get(f"/tables/{table}/state")["events"] if event["code"] == code]


def reloaded(club: Club, table: str) -> None:
    """As after a restart: only what is stored is left."""
    del club.server.hub.tables[table]


def test_rs3_1_a_deal_with_building_blocks_is_watched_and_everybody_sees_it(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = club.started(*people)
    number = offered(ann, table, to=1, coins=1, promises_asked=[KYOTO], promises=[{"block": "no_betray"}])
    assert promises(cy, table) == []
    [deal] = cy.get(f"/tables/{table}/deals")
    assert (deal["status"], deal["season"], deal["terms"]["promises_asked"]) == ("open", "spring", [KYOTO])
    assert accepted(bo, table, number)["status"] == "accepted"
    found = promises(cy, table)
    assert [(one["by"], one["to"], one["block"], one["status"]) for one in found] == [
        (0, 1, "no_betray", "open"),
        (1, 0, "no_entry", "open"),
    ]
    assert told(cy, table, "promise_given")[1] == {"seat": 1, "seat2": 0, "promise": "no_entry", "province": "kyoto"}


def test_rs3_1_the_ledger_survives_a_restart_and_tells_what_became_of_it(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    accepted(bo, table, offered(ann, table, to=1, promises=[{"block": "no_betray"}], promises_asked=[KYOTO]))
    play_on(table, people, 30, random.Random(4))
    accepted(ann, table, offered(bo, table, to=0, promises=[{"block": "spare"}]))
    before = promises(ann, table), ann.get(f"/tables/{table}/state")["events"]
    reloaded(club, table)
    assert (promises(ann, table), ann.get(f"/tables/{table}/state")["events"]) == before
    rng = random.Random(4)
    while ann.get(f"/tables/{table}/state")["view"]["season"] == "spring":
        play_on(table, people, 5, rng)
    statuses = {one["status"] for one in promises(ann, table)}
    assert "open" not in statuses
    ended = [event for code in ("kept", "broken", "void") for event in told(ann, table, f"promise_{code}")]
    assert len(ended) == 3
    reloaded(club, table)
    assert {one["status"] for one in promises(ann, table)} == statuses


def test_rs3_1_what_two_agree_on_alone_nobody_else_learns(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = club.started(*people)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises=[KYOTO])["number"]
    accepted(bo, table, deal)
    assert [one["private"] for one in promises(bo, table)] == [True]
    assert promises(cy, table) == []
    assert cy.get(f"/tables/{table}/deals") == []
    assert told(cy, table, "promise_given") == []
    assert len(told(ann, table, "promise_given")) == len(told(bo, table, "promise_given")) == 1
    assert "promises" not in cy.get(f"/tables/{table}/record")
    assert ann.get(f"/tables/{table}/record")["promises"][0]["province"] == "kyoto"


def test_rs3_1_a_past_moment_shows_the_ledger_as_it_stood_then(club: Club, people: list[Person]) -> None:
    """Through the eyes that look: a third seat never learns what two agreed on alone."""
    ann, bo, cy = people
    table = club.started(*people)
    play_on(table, people, 6, random.Random(4))
    given = len(club.server.hub.tables[table].playing().entries)
    private = int(ann.post(f"/tables/{table}/deals", 201, to=1, promises=[KYOTO])["number"])
    accepted(bo, table, private)
    rng = random.Random(4)
    while ann.get(f"/tables/{table}/state")["view"]["season"] == "spring":
        play_on(table, people, 5, rng)

    def then(person: Person, seat: int, move: int) -> list[str]:
        return [one["status"] for one in person.get(f"/tables/{table}/replay", move=move, seat=seat)["promises"]]

    [promise] = promises(ann, table)
    assert then(ann, 0, given - 1) == []
    assert then(ann, 0, given) == ["open"]
    assert then(ann, 0, promise["decided"]) == [promise["status"]] != ["open"]
    assert then(cy, 2, promise["decided"]) == []
    film = ann.get(f"/tables/{table}/film", seat=0)
    assert [[one["status"] for one in ledger["promises"]] for ledger in film["ledgers"]] == [
        [],
        ["open"],
        [promise["status"]],
    ]
    heard = {event["number"]: event["move"] for event in film["events"]}
    assert [heard[ledger["after"] - 1] for ledger in film["ledgers"][1:]] == [given, promise["decided"]]
    assert [ledger["promises"] for ledger in cy.get(f"/tables/{table}/film", seat=2)["ledgers"]] == [[]]


def test_rs3_1_the_record_holds_the_promises_and_comes_back_with_them(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    accepted(bo, table, offered(ann, table, to=1, promises=[KYOTO]))
    play_on(table, people, 10_000, random.Random(6))
    record = ann.get(f"/tables/{table}/record")
    assert (record["format"], record["promises"][0]["status"] != "open") == (2, True)
    again = ann.post("/records", 201, record=record)["id"]
    assert ann.get(f"/tables/{again}/record")["promises"] == record["promises"]
    assert ann.get(f"/tables/{table}/replay", move=3)["events"][0]["code"]
    broken = {**record, "promises": [{**record["promises"][0], "block": "sing"}]}
    assert ann.post("/records", 422, record=broken)["code"] == "input/badrecord"


REFUSED = [
    ({"to": 0, "coins": 1}, 422, "deal/seat", "RS3.2"),
    ({"to": 1, "coins": 100}, 422, "offer/purse_too_small", "RS3.2"),
    ({"to": 1, "ronin": 9}, 422, "offer/purse_too_small", "RS3.2"),
    ({"to": 1, "promises": [{"block": "sing"}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [{"block": "no_entry", "province": "london"}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [{"block": "no_entry"}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [{"block": "no_betray", "province": "kyoto"}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [{"block": "nothing_for", "seat2": 1}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [{"block": "pay", "amount": 0}]}, 422, "input/badinput", None),
    ({"to": 1, "promises": [KYOTO] * 5}, 422, "input/invalid", None),
]


@pytest.mark.parametrize(("terms", "status", "code", "clause"), REFUSED)
def test_rs3_2_what_cannot_be_offered_is_refused_and_nothing_moves(
    club: Club, people: list[Person], terms: dict[str, Any], status: int, code: str, clause: str | None
) -> None:
    table = club.started(*people)
    before = people[0].get(f"/tables/{table}/state")
    refused = people[0].post(f"/tables/{table}/deals", status, **terms)
    assert (refused["code"], refused["clause"]) == (code, clause)
    assert people[0].get(f"/tables/{table}/state") == before
    assert people[0].get(f"/tables/{table}/deals") == []


def test_rs3_3_in_the_wars_only_promises_are_offered(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    open_one = offered(ann, table, to=2, promises=[{"block": "ally"}])
    rng = random.Random(3)
    while ann.get(f"/tables/{table}/state")["view"]["phase"] != "war":
        assert play_on(table, people, 1, rng) == 1
    deals = f"/tables/{table}/deals"
    for coins in (1, 99):
        refused = ann.post(deals, 422, to=1, coins=coins)
        assert (refused["code"], refused["clause"]) == ("offer/not_now", "RS3.3")
    late = ann.post(deals, 422, to=1, promises=[{"block": "no_betray"}])
    assert (late["code"], late["clause"]) == ("promise/too_late", "RS8.1")
    tea = ann.post(deals, 422, to=1, promises=[{"block": "ally"}])
    assert (tea["code"], tea["clause"]) == ("promise/no_tea", "RS5.3")
    assert people[2].post(f"{deals}/{open_one}/accept", 409)["code"] == "deal/closed"
    number = offered(ann, table, to=1, promises=[{"block": "no_hostage"}])
    accepted(bo, table, number)
    assert promises(bo, table)[-1]["block"] == "no_hostage"
    assert {one["number"]: one["status"] for one in ann.get(deals)}[open_one] == "expired"


def test_rs5_3_after_tea_what_was_offered_there_is_refused_with_the_clause_and_nothing_moves(
    club: Club, people: list[Person]
) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    goods = offered(ann, table, to=1, coins=1)
    alliance = offered(ann, table, to=2, promises=[{"block": "ally"}])
    rng = random.Random(4)
    while ann.get(f"/tables/{table}/state")["view"]["phase"] == "tea":
        assert play_on(table, people, 1, rng) == 1
    before = ann.get(f"/tables/{table}/state")
    for person, number in ((bo, goods), (people[2], alliance)):
        refused = person.post(f"{deals}/{number}/accept", 409)
        assert (refused["code"], refused["clause"]) == ("deal/closed", "RS5.3")
    late = ann.post(deals, 422, to=1, promises=[{"block": "ally"}])
    assert (late["code"], late["clause"]) == ("promise/no_tea", "RS5.3")
    assert ann.get(f"/tables/{table}/state") == before
    later = offered(ann, table, to=1, coins=1) if before["view"]["players"][0]["coins"] else goods
    while ann.get(f"/tables/{table}/state")["view"]["phase"] != "war":
        assert play_on(table, people, 1, rng) == 1
    assert bo.post(f"{deals}/{later}/accept", 409)["clause"] == "RS3.3"


def test_rs3_1_a_refusal_says_its_kind_of_reason_and_nobody_has_to(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    number = offered(ann, table, to=1, promises_asked=[KYOTO])
    assert bo.post(f"{deals}/{number}/refuse", 422, reason="because")["code"] == "input/invalid"
    assert bo.post(f"{deals}/{number}/refuse", reason="too_little")["reason"] == "too_little"
    number = offered(ann, table, to=1, promises_asked=[KYOTO])
    assert bo.post(f"{deals}/{number}/refuse")["reason"] is None
    assert promises(ann, table) == []


def test_rs3_1_a_new_offer_to_a_seat_takes_the_old_ones_place(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    for to in (1, 2):
        offered(people[0], table, to=to, promises=[KYOTO])
        offered(people[0], table, to=to, promises=[{"block": "spare"}])
    statuses = [deal["status"] for deal in people[0].get(f"/tables/{table}/deals")]
    assert sorted(statuses) == ["open"] * 2 + ["retracted"] * 2


def test_a_deal_whose_move_was_stored_is_agreed_on_after_a_crash(club: Club, people: list[Person]) -> None:
    """The server went down between the move and the word that the deal is settled."""
    ann, bo, _ = people
    table = club.started(*people)
    number = offered(ann, table, to=1, coins=1, promises_asked=[KYOTO])
    book = club.server.hub.tables[table].deals

    async def crash(*args: object) -> None:
        raise RuntimeError("down")

    settle, book.settle = book.settle, crash
    bo.post(f"/tables/{table}/deals/{number}/accept", 500)
    book.settle = settle
    reloaded(club, table)
    assert [deal["status"] for deal in ann.get(f"/tables/{table}/deals")] == ["accepted"]
    assert [one["block"] for one in promises(ann, table)] == ["no_entry"]
