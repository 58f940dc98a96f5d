"""A session ends when it ends: its open pages too, at once, and a seat's link is its owner's alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from gunbai.server.api.live import Page
from gunbai.server.upkeep import hosting
from tests.server.club import Club, Person, opened
from tests.server.test_people import account


def is_ended(socket: Any) -> bool:
    """Whether the socket ends, instead of answering."""
    try:
        socket.send_json({"type": "ping", "id": 77})
        while True:
            if socket.receive_json().get("id") == 77:
                return False
    except WebSocketDisconnect:
        return True


def phone_of(club: Club, person: Person, table: str) -> Person:
    key = person.post(f"/tables/{table}/seat-link")["key"]
    return Person(club.client, club.client.post("/api/seats", json={"key": key, "token": True}).json())


def test_signing_out_ends_the_pages_of_this_session_alone(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    other = Person(club.client, people[1].post("/me/tokens", 201, label="other"))
    with people[1].live(table) as mine, other.live(table) as others:
        assert not is_ended(mine)
        people[1].post("/sign-out")
        assert is_ended(mine)
        assert not is_ended(others)


def test_a_revoked_session_ends_with_its_pages_and_no_others(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    other = Person(club.client, people[1].post("/me/tokens", 201, label="lost phone"))
    lost = next(one["id"] for one in people[1].get("/me/sessions") if one["label"] == "lost phone")
    with people[1].live(table) as mine, other.live(table) as stolen:
        people[1].ask("DELETE", f"/me/sessions/{lost}")
        assert is_ended(stolen)
        assert not is_ended(mine)


def test_nothing_is_done_for_an_ended_session_though_its_socket_is_still_open(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that does not read keeps its socket open; what it sends must not count."""
    table = club.started(*people)
    live = club.server.hub.tables[table]
    seat = live.play.match.state.actors()[0]
    action = str(live.play.match.state.choices(seat)[0])

    async def never(page: Page) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(Page, "_send", never)
    with people[seat].live(table) as socket:
        while not live.audience.is_online(seat):
            club.client.get("/api/health")
        people[seat].post("/sign-out")
        socket.send_json(
            {"type": "act", "id": 1, "actions": [action], "decision": live.play.match.state.decision(seat)}
        )
        for _ in range(20):
            club.client.get("/api/health")
    assert live.stored == 0


def test_a_new_link_puts_out_whoever_came_by_the_old_one(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    phone = phone_of(club, people[1], table)
    with phone.live(table) as stolen, people[1].live(table) as mine:
        people[1].post(f"/tables/{table}/seat-link")
        assert is_ended(stolen)
        assert not is_ended(mine)
    phone.ask("GET", "/me", 401)


def test_only_the_owner_makes_and_revokes_the_link_to_a_seat(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    key = people[1].post(f"/tables/{table}/seat-link")["key"]
    phone = Person(club.client, club.client.post("/api/seats", json={"key": key, "token": True}).json())
    assert phone.post(f"/tables/{table}/seat-link", 403)["code"] == "session/seat_only"
    assert phone.ask("DELETE", f"/tables/{table}/seat-link", 403)["code"] == "session/seat_only"
    assert people[0].ask("DELETE", f"/tables/{table}/seat-link")["done"], "of their own seat"
    with phone.live(table) as stolen:
        assert not is_ended(stolen)
        people[1].ask("DELETE", f"/tables/{table}/seat-link")
        assert is_ended(stolen)
    assert club.client.post("/api/seats", json={"key": key}).json()["code"] == "seat/link"


def test_a_link_made_before_the_start_is_good_after_it(club: Club, people: list[Person]) -> None:
    table = club.table(*people)["id"]
    phone = phone_of(club, people[1], table)
    old = people[2].post(f"/tables/{table}/seat-link")["key"]
    key = people[1].post(f"/tables/{table}/seat-link")["key"]
    people[2].ask("DELETE", f"/tables/{table}/seat-link")
    people[0].post(f"/tables/{table}/start")
    phone = Person(club.client, club.client.post("/api/seats", json={"key": key, "token": True}).json())
    assert phone.get(f"/tables/{table}/state")["seat"] == 1
    assert club.client.post("/api/seats", json={"key": old}).status_code == 403


def test_the_session_of_a_link_speaks_at_its_own_table_only(club: Club, people: list[Person]) -> None:
    table, other = club.started(*people), club.started(*people)
    phone = phone_of(club, people[1], table)
    phone.post(f"/tables/{table}/talk", 201, text="here")
    assert phone.post(f"/tables/{other}/talk", 403, text="there")["code"] == "session/seat_only"


def test_the_pages_of_a_guest_end_when_an_account_takes_over(club: Club, people: list[Person]) -> None:
    guest = club.guest("Guest")
    table = club.started(guest, *people[:2])
    with guest.live(table) as socket:
        person = account(club, "Guest of yesterday", by=guest)
        assert is_ended(socket)
    with person.live(table) as socket:
        assert socket.receive_json()["table"]["you"] == 0


def test_a_ban_from_the_command_line_reaches_open_pages(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        person = account(club, "Rude")
        table = person.post("/tables", 201, game="shogun", seats=3)["id"]
        with person.live(table) as socket:
            asyncio.run(hosting.banned(club.server.settings, "rude", is_banned=True))
            club.client.portal.call(club.server.attendance.weed, club.server.services.people)  # type: ignore[union-attr]
            assert is_ended(socket)


def test_what_was_read_before_a_session_ended_is_not_believed_after_it(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    identity, stored = club.server.identity, club.server.services.people.by_session

    async def slow(hash: str) -> Any:
        found = await stored(hash)
        identity.forget(people[0].id)
        return found

    monkeypatch.setattr(club.server.services.people, "by_session", slow)
    identity.forget(people[0].id)
    people[0].get("/me")
    assert all(caller.person.id != people[0].id for _, caller in identity._cache.values())


def test_a_session_that_ends_while_its_page_opens_ends_the_page(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people)
    hub, get = club.server.hub, club.server.hub.get

    async def get_and_sign_out(id: str) -> Any:
        await club.server.services.people.revoke(people[0].id)
        club.server.identity.forget(people[0].id)
        return await get(id)

    monkeypatch.setattr(hub, "get", get_and_sign_out)
    with people[0].live(table) as socket:
        monkeypatch.undo()
        assert is_ended(socket)
