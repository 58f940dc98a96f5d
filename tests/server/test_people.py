"""Guests, accounts, sessions, seat links, limits."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from gunbai.cli.main import app as program
from tests.server.club import Club, Person, opened


def account(club: Club, name: str, by: Person | None = None) -> Person:
    body = {"name": name, "password": "correct horse", "token": True}
    answer = club.client.post("/api/accounts", json=body, headers=by.headers if by else {})
    assert answer.status_code == 201, answer.text
    return Person(club.client, answer.json())


def admin(club: Club, name: str) -> Person:
    """An account with the token that the server printed."""
    person = account(club, name)
    assert person.post("/me/admin", token=club.server.admin_token)["admin"]
    return person


def test_who_has_the_token_that_was_printed_is_the_admin(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        token = club.server.admin_token
        guest, second = club.guest("Guest"), account(club, "Second")
        assert not second.get("/me")["admin"], "to be the first account is nothing"
        assert guest.post("/me/admin", 403, token=token)["code"] == "admin/token"
        assert second.post("/me/admin", 403, token="guessed")["code"] == "admin/token"
        first = admin(club, "First")
        assert first.get("/me")["admin"]
        assert second.post("/me/admin", 403, token=token)["code"] == "admin/token", "it is good once"
        second.put(f"/admin/people/{first.id}/ban", 403, banned=True)
        first.put(f"/admin/people/{second.id}/ban", banned=True)
        assert second.ask("GET", "/me", 401)["code"] == "session/invalid"
        sign_in = {"name": "Second", "password": "correct horse"}
        assert club.client.post("/api/sign-in", json=sign_in).json()["code"] == "person/banned"
        table = first.post("/tables", 201, game="shogun", seats=3)
        first.post(f"/admin/tables/{table['id']}/close")
        assert first.get(f"/tables/{table['id']}")["status"] == "aborted"
    with opened(tmp_path) as club:
        assert club.server.admin_token is None, "there is an admin"


def test_the_token_stays_the_same_until_it_is_used(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        token = club.server.admin_token
    with opened(tmp_path) as club:
        assert club.server.admin_token == token


def test_the_token_is_void_when_an_admin_came_in_another_way(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        token, first, second = club.server.admin_token, account(club, "First"), account(club, "Second")
        result = CliRunner().invoke(program, ["admin", "promote", "First", "--database", str(tmp_path / "club.db")])
        assert result.exit_code == 0, result.output
        assert second.post("/me/admin", 403, token=token)["code"] == "admin/token", "it may stand in an old log"
        club.server.identity._cache.clear()
        assert first.get("/me")["admin"]


def test_a_guest_takes_another_name_at_all_tables(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    guest = people[1]
    assert guest.put("/me/name", name="Tomoe")["name"] == "Tomoe"
    assert guest.get("/me")["name"] == "Tomoe"
    seat = people[0].get(f"/tables/{table}")["seats"][1]
    assert (seat["name"], seat["guest"], seat["person"]) == ("Tomoe", True, guest.id)
    assert people[0].get(f"/people/{guest.id}")["name"] == "Tomoe"


def test_a_name_that_is_stored_is_told_so_though_a_table_moves(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    lock = club.server.hub.tables[table].lock
    lock.is_retired = True
    try:
        assert people[1].put("/me/name", name="Tomoe")["name"] == "Tomoe"
    finally:
        lock.is_retired = False
    assert people[1].get("/me")["name"] == "Tomoe"


def test_no_guest_takes_the_name_of_an_account_and_no_account_another(club: Club) -> None:
    known, guest = account(club, "Tomoe"), club.guest("Guest")
    assert guest.put("/me/name", 409, name="TOMOE")["code"] == "account/name_taken"
    assert guest.get("/me")["name"] == "Guest"
    assert known.put("/me/name", 409, name="Other")["code"] == "name/account"
    assert known.get("/me")["name"] == "Tomoe"


def test_a_name_is_taken_once_and_a_password_is_needed(club: Club) -> None:
    account(club, "Ōta Dōkan")
    again = club.client.post("/api/accounts", json={"name": "ŌTA dōkan", "password": "another horse"})
    assert (again.status_code, again.json()["code"]) == (409, "account/name_taken")
    wrong = club.client.post("/api/sign-in", json={"name": "Ōta Dōkan", "password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "sign_in/wrong")
    unknown = club.client.post("/api/sign-in", json={"name": "Nobody", "password": "wrong horse"})
    assert unknown.json() == wrong.json()
    short = club.client.post("/api/accounts", json={"name": "Short", "password": "1234567"})
    assert (short.status_code, short.json()["details"]["field"]) == (422, "body.password")


def test_an_account_takes_over_the_games_of_a_guest(club: Club) -> None:
    guest, other, third = (club.guest(name) for name in ("Guest", "Other", "Third"))
    table = club.started(guest, other, third)
    person = account(club, "Grown up", by=guest)
    assert person.get(f"/tables/{table}")["you"] == 0
    assert person.get(f"/tables/{table}")["seats"][0]["name"] == "Grown up"
    assert person.get(f"/tables/{table}/state")["seat"] == 0
    assert [one["id"] for one in person.get("/tables", mine=True)["tables"]] == [table]
    guest.ask("GET", "/me", 401)


def test_cookies_are_signed_and_revocable(club: Club) -> None:
    client = club.client
    answer = client.post("/api/guests", json={"name": "Cookie"})
    assert answer.json()["token"] is None
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    me = client.get("/api/me").json()
    assert me["name"] == "Cookie"
    sessions = client.get("/api/me/sessions").json()
    assert [session["current"] for session in sessions] == [True]
    cookie = client.cookies["gunbai_session"]
    client.cookies.clear()
    client.cookies.set("gunbai_session", cookie[:-3] + "abc")
    assert client.get("/api/me").json() is None
    client.cookies.clear()
    client.cookies.set("gunbai_session", cookie)
    assert client.delete(f"/api/me/sessions/{sessions[0]['id']}").status_code == 200
    assert client.get("/api/me").json() is None
    assert client.get("/api/me/sessions").status_code == 401
    client.cookies.clear()


def test_a_newcomer_is_nobody_and_that_is_no_error(club: Club) -> None:
    answer = club.client.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)


def test_a_seat_is_reached_by_its_link_and_by_nobody_else(club: Club, people: list[Person]) -> None:
    table, other = club.started(*people), club.started(*people)
    key = people[1].post(f"/tables/{table}/seat-link")["key"]
    opened_seat = club.client.post("/api/seats", json={"key": key, "token": True}).json()
    assert opened_seat["table"] == table, "the page knows where to go"
    phone = Person(club.client, opened_seat)
    assert phone.get("/me")["table"] == table
    assert people[1].get("/me")["table"] is None
    assert phone.get(f"/tables/{table}/state")["seat"] == 1
    assert phone.get(f"/tables/{other}/state")["seat"] is None
    assert phone.post("/tables", 403, game="shogun", seats=3)["code"] == "session/seat_only"
    assert phone.ask("GET", "/me/sessions", 403)["code"] == "session/seat_only"
    people[1].post(f"/tables/{table}/seat-link")
    phone.ask("GET", "/me", 401)
    assert club.client.post("/api/seats", json={"key": key}).json()["code"] == "seat/link"
    assert club.client.post("/api/seats", json={"key": key[:-2] + "xx"}).json()["code"] == "seat/link"
    stranger = club.guest("Stranger")
    assert stranger.post(f"/tables/{table}/join", 409, seat=1)["code"] == "table/not_open"
    assert stranger.act(table, "1 ready", status=403)["code"] == "seat/none"


def test_sign_in_and_writing_are_limited(tmp_path: Path) -> None:
    with opened(tmp_path, sign_in_per_minute=3, writes_per_second=1) as club:
        for limit in (club.server.sign_ins, club.server.writes):
            limit.per_second = 0.001  # a busy machine lets as much time pass as would let another one in
        ann = club.guest("Ann")
        codes = [club.client.post("/api/guests", json={"name": "X"}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        club.client.cookies.clear()
        answers = [club.client.post("/api/me/tokens", json={"label": "x"}, headers=ann.headers) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "limit/writes"
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_foreign_pages_are_refused(club: Club) -> None:
    client = club.client
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = client.post("/api/guests", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin/foreign")
    own = client.post("/api/guests", json={"name": "Own"}, headers={"Origin": "http://testserver"})
    assert own.status_code == 201
    client.cookies.clear()
