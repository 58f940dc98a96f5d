"""What a chain of mine would come to, asked of the server before it is sent."""

from __future__ import annotations

from tests.server.club import Club, Person


def test_a_chain_is_looked_at_and_nothing_is_done(club: Club, people: list[Person]) -> None:
    table = club.started(*people, game="rising-sun", seats=3)
    person = people[0]
    state = person.get(f"/tables/{table}/state")
    chain = [f"{state['seat']} ready"]
    assert person.post(f"/tables/{table}/foresight", actions=chain) == {"actions": chain, "breaks": []}
    assert person.get(f"/tables/{table}/state") == state


def test_nobody_asks_for_another_seat_and_nonsense_is_refused(club: Club, people: list[Person]) -> None:
    table = club.started(*people, game="rising-sun", seats=3)
    person = people[0]
    seat = person.get(f"/tables/{table}/state")["seat"]
    other = person.post(f"/tables/{table}/foresight", status=403, actions=[f"{(seat + 1) % 3} ready"])
    assert other["code"] == "seat/not_yours"
    person.post(f"/tables/{table}/foresight", status=400, actions=[f"{seat} fly"])
