"""What a host can do: by command, by request, by page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gunbai.cli.main import app as program
from gunbai.server.operation.logs import Logger
from tests.server.club import Club, opened
from tests.server.test_people import account, admin
from tests.server.test_sessions import is_ended

PASSWORD = "correct horse"


def gunbai(club: Club, *words: str, code: int = 0) -> str:
    """`gunbai admin …` beside the running server."""
    database = club.server.settings.database
    result = CliRunner().invoke(program, ["admin", *words, "--database", database])
    assert result.exit_code == code, result.output
    return result.output.strip()


def tidied(club: Club) -> None:
    """What the server does by itself every ten seconds."""
    club.client.portal.call(club.server.hub.tidy)  # type: ignore[union-attr]
    club.server.identity._cache.clear()


def signs_in(club: Club, name: str, password: str) -> bool:
    answer = club.client.post("/api/sign-in", json={"name": name, "password": password})
    club.client.cookies.clear()
    return answer.status_code == 200


# --- who may come in ----------------------------------------------------------------------------------------------


def test_registration_is_closed_or_open_by_invitation(house: Club) -> None:
    boss = admin(house, "Boss")

    def made(name: str, invitation: str | None = None) -> tuple[int, str]:
        body = {"name": name, "password": PASSWORD, "token": True, "invitation": invitation}
        answer = house.client.post("/api/accounts", json=body)
        return answer.status_code, answer.json().get("code", "")

    boss.put("/admin/registration", registration="closed")
    assert house.client.get("/api/entry").json()["registration"] == "closed"
    assert made("Ann") == (403, "registration/closed")
    assert gunbai(house, "registration", "invited") == "invited"
    assert made("Ann") == (403, "registration/invited")
    assert made("Ann", "guessed") == (403, "invitation/invalid")
    for invitation in (boss.post("/admin/invitations", 201)["token"], gunbai(house, "invite").rpartition("#")[2]):
        assert made("Boss", invitation) == (409, "account/name_taken"), "that does not use it up"
        assert made(f"New {invitation[:5]}", invitation) == (201, "")
        assert made("Second", invitation) == (403, "invitation/invalid")
    assert gunbai(house, "registration", "open") == "open"
    assert made("Ann") == (201, "")


# --- people -------------------------------------------------------------------------------------------------------


def test_only_the_admin_does_what_an_admin_does(house: Club) -> None:
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    table = boss.post("/tables", 201, game="shogun", seats=3)["id"]
    asked = [
        ("GET", "/admin/people", {}),
        ("PUT", f"/admin/people/{boss.id}/ban", {"banned": True}),
        ("PUT", f"/admin/people/{boss.id}/mute", {"muted": True}),
        ("PUT", f"/admin/people/{ann.id}/admin", {"admin": True}),
        ("POST", f"/admin/people/{boss.id}/reset", {}),
        ("DELETE", f"/admin/people/{boss.id}/sessions", {}),
        ("GET", f"/admin/people/{boss.id}/export", {}),
        ("DELETE", f"/admin/people/{boss.id}", {}),
        ("PUT", "/admin/registration", {"registration": "closed"}),
        ("POST", "/admin/invitations", {}),
        ("GET", "/admin/tables", {}),
        ("POST", f"/admin/tables/{table}/close", {}),
        ("DELETE", f"/admin/tables/{table}/seats/0", {}),
        ("GET", f"/admin/tables/{table}", {}),
        ("DELETE", f"/admin/tables/{table}/talk/1", {}),
    ]
    for method, path, body in asked:
        assert ann.ask(method, path, 403, json=body or None)["code"] == "person/not_admin", path
    described = house.client.get("/api/openapi.json").json()["paths"]
    known = {(m.upper(), p) for p, ways in described.items() if p.startswith("/api/admin") for m in ways}
    assert len(known) == len(asked), "a new way is tried here, too"


def test_an_admin_is_made_and_unmade_but_not_by_themselves(house: Club) -> None:
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    boss.put(f"/admin/people/{ann.id}/admin", admin=True)
    assert ann.get("/me")["admin"]
    ann.put(f"/admin/people/{boss.id}/admin", admin=False)
    assert ann.put(f"/admin/people/{ann.id}/admin", 403, admin=False)["code"] == "person/yourself"
    assert not boss.get("/me")["admin"]
    gunbai(house, "promote", "boss")
    tidied(house)
    assert boss.get("/me")["admin"]
    guest = house.guest("Guest")
    assert boss.put(f"/admin/people/{guest.id}/admin", 409, admin=True)["code"] == "person/guest"
    gunbai(house, "promote", guest.id, code=2)


def test_people_are_found_by_a_part_of_their_name(house: Club) -> None:
    boss = admin(house, "Boss")
    account(house, "Ōta Dōkan"), house.guest("100%_sure")
    assert [one["name"] for one in boss.get("/admin/people", q="dōk")] == ["Ōta Dōkan"]
    assert [one["name"] for one in boss.get("/admin/people", q="ota")] == ["Ōta Dōkan"]
    assert [one["name"] for one in boss.get("/admin/people", q="%_")] == ["100%_sure"]
    assert "Boss" in gunbai(house, "people", "bos")
    assert gunbai(house, "people", "zzz") == ""


def test_who_is_muted_plays_without_a_word(house: Club) -> None:
    boss, ann, bo = admin(house, "Boss"), account(house, "Ann"), house.guest("Bo")
    table = house.started(ann, bo, house.guest("Cy"))
    for mute, lift in (
        (lambda: boss.put(f"/admin/people/{ann.id}/mute", muted=True), lambda: gunbai(house, "mute", "ann", "--lift")),
        (lambda: gunbai(house, "mute", "ann"), lambda: boss.put(f"/admin/people/{ann.id}/mute", muted=False)),
    ):
        mute()
        tidied(house)
        assert ann.post(f"/tables/{table}/talk", 403, text="ha")["code"] == "talk/muted"
        assert ann.post(f"/tables/{table}/talk", 403, text="ha", to=1)["code"] == "talk/muted"
        assert ann.post(f"/tables/{table}/deals", 403, to=1, promise="ha")["code"] == "talk/muted"
        assert ann.get(f"/tables/{table}/state")["seat"] == 0
        lift()
        tidied(house)
        ann.post(f"/tables/{table}/talk", 201, text="hello")


def test_all_sessions_of_somebody_end(house: Club) -> None:
    boss, ann, bo = admin(house, "Boss"), account(house, "Ann"), account(house, "Bo")
    table = ann.post("/tables", 201, game="shogun", seats=3)["id"]
    with ann.live(table) as socket:
        socket.receive_json()
        boss.ask("DELETE", f"/admin/people/{ann.id}/sessions")
        assert is_ended(socket)
    ann.ask("GET", "/me", 401)
    assert signs_in(house, "Ann", PASSWORD), "it is no ban"
    assert "1" in gunbai(house, "sign-out", "bo")
    tidied(house)
    bo.ask("GET", "/me", 401)


# --- at tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["admin", "command"])
def test_a_seat_is_taken_away(house: Club, way: str) -> None:
    boss, ann, bo, cy = admin(house, "Boss"), account(house, "Ann"), house.guest("Bo"), house.guest("Cy")
    waiting, running = house.table(ann, bo, cy)["id"], house.started(ann, bo, cy)

    def kick(table: str) -> None:
        if way == "admin":
            boss.ask("DELETE", f"/admin/tables/{table}/seats/0")
        else:
            gunbai(house, "kick", table, "ann")
            tidied(house)

    with ann.live(running) as socket:
        socket.receive_json()
        kick(running)
        assert is_ended(socket)
    kick(waiting)
    assert [seat["person"] for seat in bo.get(f"/tables/{waiting}")["seats"]] == [None, bo.id, cy.id]
    table = bo.get(f"/tables/{running}")
    assert (table["seats"][0]["person"], table["seats"][0]["bot"]) == (None, "steady")
    assert (table["host"], table["status"]) == (bo.id, "running")
    assert ann.act(running, "0 ready", status=403)["code"] == "seat/none"
    assert boss.ask("DELETE", f"/admin/tables/{running}/seats/0", 409)["code"] == "seat/nobody"
    gunbai(house, "kick", running, "ann", code=2)


@pytest.mark.parametrize("way", ["admin", "command"])
def test_what_was_said_is_taken_away_and_whispers_are_not_shown(house: Club, way: str) -> None:
    boss, ann, bo = admin(house, "Boss"), account(house, "Ann"), house.guest("Bo")
    table = house.started(ann, bo, house.guest("Cy"))
    bo.post(f"/tables/{table}/talk", 201, text="a whisper", to=0)
    ann.post(f"/tables/{table}/talk", 201, text="something rude")
    ann.post(f"/tables/{table}/talk", 201, text="something kind")
    said = boss.get(f"/admin/tables/{table}")["said"]
    assert [(one["number"], one["text"]) for one in said] == [(1, "something rude"), (2, "something kind")]
    assert "whisper" not in gunbai(house, "talk", table)
    if way == "admin":
        boss.ask("DELETE", f"/admin/tables/{table}/talk/1")
        assert boss.ask("DELETE", f"/admin/tables/{table}/talk/9", 404)["code"] == "saying/unknown"
    else:
        gunbai(house, "talk", table, "--remove", "1")
        gunbai(house, "talk", table, "--remove", "9", code=2)
        tidied(house)
    heard = [(one["text"], one["removed"]) for one in bo.get(f"/tables/{table}/talk")]
    assert heard == [("a whisper", False), ("", True), ("something kind", False)]
    assert "rude" not in gunbai(house, "talk", table)


def test_a_table_is_closed_from_the_command_line(house: Club) -> None:
    ann = account(house, "Ann")
    table = house.started(ann, house.guest("Bo"), house.guest("Cy"))
    gunbai(house, "close", table)
    tidied(house)
    assert ann.get(f"/tables/{table}")["status"] == "aborted"
    assert ann.act(table, "0 ready", decision=0, status=409)["code"] == "table/not_running"
    gunbai(house, "close", table, code=2)


def test_a_private_table_is_in_the_admins_list(house: Club) -> None:
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    table = ann.post("/tables", 201, game="shogun", seats=3, public=False)["id"]
    assert [one["id"] for one in boss.get("/admin/tables")] == [table]
    assert boss.get("/admin/tables", status="over") == []
    assert [seat["name"] for seat in boss.get(f"/admin/tables/{table}")["seats"]] == ["Ann"]


# --- the log ------------------------------------------------------------------------------------------------------


def test_whatever_an_admin_does_and_each_sign_in_that_failed_is_in_the_log(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(Logger, "info", lambda log, event, **fields: noted.append((event, fields)))
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    table = house.started(ann, house.guest("Bo"), house.guest("Cy"))
    ann.post(f"/tables/{table}/talk", 201, text="something rude")
    person, place = f"/admin/people/{ann.id}", f"/admin/tables/{table}"
    for act, method, path, body in (
        ("remove talk", "DELETE", f"{place}/talk/1", {}),
        ("kick", "DELETE", f"{place}/seats/0", {}),
        ("close", "POST", f"{place}/close", {}),
        ("mute", "PUT", f"{person}/mute", {"muted": True}),
        ("promote", "PUT", f"{person}/admin", {"admin": True}),
        ("reset", "POST", f"{person}/reset", {}),
        ("export", "GET", f"{person}/export", {}),
        ("sign out", "DELETE", f"{person}/sessions", {}),
        ("ban", "PUT", f"{person}/ban", {"banned": True}),
        ("delete", "DELETE", person, {}),
        ("registration", "PUT", "/admin/registration", {"registration": "closed"}),
    ):
        noted.clear()
        boss.ask(method, path, json=body or None)
        assert [(fields["act"], fields["by"]) for event, fields in noted if event == "admin"] == [(act, boss.id)]
    noted.clear()
    boss.post("/admin/invitations", 201)
    assert [fields["act"] for event, fields in noted if event == "admin"] == ["invite"]
    noted.clear()
    assert not signs_in(house, "Boss", "wrong horse")
    assert not signs_in(house, "Nobody", "wrong horse")
    assert [fields["person"] for event, fields in noted if event == "a sign-in failed"] == [boss.id, None]
    assert "wrong horse" not in str(noted)


# --- strangers ----------------------------------------------------------------------------------------------------


def test_looking_without_a_name_is_limited_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, reads_per_second=0.001) as club:
        club.server.reads.burst = 5.0
        ann = club.guest("Ann")
        assert ann.get("/me")["name"] == "Ann"
        answers = [club.client.get("/api/tables") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3, "joining counts, too"
        assert answers[-1].json()["code"] == "limit/reads"
        assert int(answers[-1].headers["retry-after"]) > 0
        forged = club.client.get("/api/tables", headers={"Authorization": "Bearer x", "Cookie": "gunbai_session=x"})
        assert forged.status_code == 429, "only a name that we know counts"
        assert ann.get("/me")["name"] == "Ann", "who is known goes on"
        for path in ("health", "ready"):
            assert club.client.get(f"/api/{path}").status_code == 200
