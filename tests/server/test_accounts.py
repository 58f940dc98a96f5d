"""People and their own accounts: passwords, mail, all that is stored of them, and their end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.people.mail import Post
from tests.server.club import Club, Person, opened
from tests.server.test_absence import wait_for
from tests.server.test_hosting import PASSWORD, gunbai, signs_in, tidied
from tests.server.test_people import account, admin

# --- passwords ----------------------------------------------------------------------------------------------------


def test_a_password_is_changed_by_who_knows_it_and_other_sessions_end(house: Club) -> None:
    ann = account(house, "Ann")
    other = Person(house.client, ann.post("/me/tokens", 201, label="phone"))
    assert ann.put("/me/password", 403, password="wrong horse", wanted="new horse 1")["code"] == "password/wrong"
    ann.put("/me/password", password=PASSWORD, wanted="new horse 1")
    assert ann.get("/me")["name"] == "Ann", "this device stays"
    other.ask("GET", "/me", 401)
    assert signs_in(house, "Ann", "new horse 1")
    assert not signs_in(house, "Ann", PASSWORD)
    assert house.guest("Guest").put("/me/password", 403, password=PASSWORD, wanted=PASSWORD)["code"] == "person/guest"


def test_the_admin_gives_a_link_for_a_new_password_that_is_good_once(house: Club) -> None:
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    for way in ("admin", "command"):
        asked = boss.post(f"/admin/people/{ann.id}/reset") if way == "admin" else {}
        token = str(asked.get("token") or gunbai(house, "password", "ann").rpartition("#")[2])
        guess = house.client.post("/api/passwords", json={"token": token[:-2] + "xx", "wanted": "a" * 8})
        assert guess.json()["code"] == "ticket/invalid"
        body = {"token": token, "wanted": f"horse {token[:4]}"}
        assert house.client.post("/api/passwords", json=body).status_code == 200
        again = house.client.post("/api/passwords", json=body)
        assert (again.status_code, again.json()["code"]) == (403, "ticket/invalid")
        assert signs_in(house, "Ann", f"horse {token[:4]}")
    ann.ask("GET", "/me", 401)


def test_a_newer_link_makes_the_older_void(house: Club) -> None:
    boss, ann = admin(house, "Boss"), account(house, "Ann")
    first, second = (boss.post(f"/admin/people/{ann.id}/reset")["token"] for _ in range(2))
    assert house.client.post("/api/passwords", json={"token": first, "wanted": "a" * 8}).status_code == 403
    assert house.client.post("/api/passwords", json={"token": second, "wanted": "a" * 8}).status_code == 200


def test_a_forgotten_password_is_set_by_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters: list[tuple[str, str, str]] = []
    monkeypatch.setattr(Post, "_delivered", lambda _, m: letters.append((m["To"], m["Subject"], m.get_content())))
    mail = {"mail_server": "smtp://localhost:1", "mail_from": "club@example.org", "public_url": "https://club.example"}
    with opened(tmp_path, **mail) as club:
        assert club.client.get("/api/entry").json() == {"registration": "open", "guests": True, "mail": True}
        ann, bo = account(club, "Ann"), account(club, "Bo")
        bo.put("/me/language", language="uk")
        assert ann.put("/me/mail", 422, mail="not an address", password=PASSWORD)
        assert ann.put("/me/mail", 403, mail="ann@example.org", password="wrong horse")["code"] == "password/wrong"
        for person, address in ((ann, "ann@example.org"), (bo, "bo@example.org")):
            person.put("/me/mail", mail=address, password=PASSWORD)
        settle(2, letters)
        assert ann.get("/me")["mail"] is None, "not before its link was followed"
        for _, _, text in letters:
            assert club.client.post("/api/mail", json={"token": token_in(text, "mail")}).status_code == 200
        assert ann.get("/me")["mail"] == "ann@example.org"
        letters.clear()
        for name in ("Ann", "Nobody", "Bo"):
            assert club.client.post("/api/forgotten", json={"name": name}).json() == {"done": True}
        settle(2, letters)
        assert sorted((to, subject) for to, subject, _ in letters) == [
            ("ann@example.org", "Gunbai: a new password"),
            ("bo@example.org", "Gunbai: новий пароль"),
        ]
        text = next(text for to, _, text in letters if to == "ann@example.org")
        body = {"token": token_in(text, "reset"), "wanted": "by mail 1"}
        assert club.client.post("/api/passwords", json=body).status_code == 200
        assert signs_in(club, "Ann", "by mail 1")
        ann = Person(club.client, club.client.post("/api/sign-in", json={**sign_in("Ann", "by mail 1")}).json())
        ann.put("/me/mail", mail=None, password="by mail 1")
        assert ann.get("/me")["mail"] is None


def sign_in(name: str, password: str) -> dict[str, Any]:
    return {"name": name, "password": password, "token": True}


def token_in(text: str, page: str) -> str:
    link = next(word for word in text.split() if word.startswith("https://"))
    home, _, token = link.partition("#")
    assert home == f"https://club.example/{page}"
    return token


def settle(amount: int, letters: list[Any]) -> None:
    """Letters are written beside everything else."""

    wait_for(lambda: len(letters) >= amount)
    assert len(letters) == amount


def test_without_a_mail_server_nothing_is_mailed(house: Club) -> None:
    ann = account(house, "Ann")
    assert ann.put("/me/mail", 409, mail="ann@example.org", password=PASSWORD)["code"] == "mail/off"
    assert house.client.post("/api/forgotten", json={"name": "Ann"}).json()["code"] == "mail/off"


# --- what is stored of somebody -----------------------------------------------------------------------------------


def test_an_export_holds_what_is_mine_and_nobody_elses(house: Club) -> None:
    boss, ann, bo = admin(house, "Boss"), account(house, "Ann"), account(house, "Bo")
    table = house.started(ann, bo, house.guest("Cy"))
    ann.post(f"/tables/{table}/talk", 201, text="of Ann")
    bo.post(f"/tables/{table}/talk", 201, text="of Bo")
    mine = ann.get("/me/export")
    assert mine["person"]["name"] == "Ann"
    assert [said["text"] for said in mine["said"]] == ["of Ann"]
    assert [(game["id"], game["seat"]) for game in mine["games"]] == [(table, 0)]
    text = json.dumps(mine)
    assert "argon2" not in text
    assert "of Bo" not in text
    assert boss.get(f"/admin/people/{ann.id}/export")["said"] == mine["said"]
    assert json.loads(gunbai(house, "export-person", "ann"))["said"] == mine["said"]


@pytest.mark.parametrize("way", ["myself", "admin", "command"])
def test_a_deleted_account_leaves_its_games_and_no_name(house: Club, way: str) -> None:
    boss, ann, bo, cy = admin(house, "Boss"), account(house, "Ann Unique"), house.guest("Bo"), house.guest("Cy")
    running, waiting = house.started(ann, bo, cy), house.table(ann, bo)["id"]
    lonely = house.table(ann)["id"]
    ann.post(f"/tables/{running}/talk", 201, text="words of Ann")
    if way == "myself":
        assert ann.post("/me/end", 403, password="wrong horse")["code"] == "password/wrong"
        ann.post("/me/end", password=PASSWORD)
    elif way == "admin":
        boss.ask("DELETE", f"/admin/people/{ann.id}")
    else:
        gunbai(house, "delete", "ann unique", "--yes")
        tidied(house)
    ann.ask("GET", "/me", 401)
    assert not signs_in(house, "Ann Unique", PASSWORD)
    assert house.client.get(f"/api/people/{ann.id}").status_code == 404
    seat = bo.get(f"/tables/{running}")["seats"][0]
    assert (seat["person"], seat["bot"]) == (None, "steady"), "a bot goes on"
    assert bo.get(f"/tables/{running}")["status"] == "running"
    assert bo.get(f"/tables/{waiting}")["host"] == bo.id
    assert bo.get(f"/tables/{lonely}")["status"] == "expired"
    said = bo.get(f"/tables/{running}/talk")
    assert [(one["name"], one["text"], one["removed"]) for one in said] == [("—", "", True)]
    with Path(house.server.settings.database).open("rb") as file:
        house.client.portal.call(_checkpointed, house)  # type: ignore[union-attr]
        assert b"words of Ann" not in file.read()
    assert account(house, "Ann Unique").get("/me")["name"] == "Ann Unique", "the name is free again"


async def _checkpointed(club: Club) -> None:
    """Everything from the log into the file; what was deleted is gone from there."""
    async with club.server.services.database.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
