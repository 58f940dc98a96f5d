"""Names: one way to write each, nothing invisible; an account's name is its own, and guests are marked."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gunbai.server.settings import Settings
from gunbai.server.store import migrating
from gunbai.server.store.database import Database
from gunbai.server.store.names import cleaned, key_of
from tests.server.club import Club, Person, opened
from tests.server.test_people import account

ALIKE = ["Boss", "BOSS", "\uff22oss", "Bo\u0301ss", "\u0412\u043e\u0455\u0455", "B0ss", "B\u03bfss", "boss"]
WRONG = {
    "right to left override": "Bo\u202ess",
    "zero width": "Bo\u200bss",
    "zero width only": "\u200b\u200d",
    "a joiner outside Persian": "Bo\u200css",
    "Hangul filler": "\u3164",
    "Braille blank": "\u2800\u2800",
    "a tower of marks": "Z" + "\u0301" * 39,
    "a mark without a letter": "\u0301a",
    "an enclosing mark": "a\u20dd",
    "private use": "\ue000",
    "a soft hyphen": "Bo\u00adss",
    "a control": "Bo\u0085ss",
    "blanks only": "\u3000\u2003",
    "too long when written out": "\ufdfa" * 10,
    "too long in small letters": "ŉ" * 39,
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_cannot_be_seen_is_no_name(club: Club, people: list[Person], kind: str) -> None:
    for path, body in (("guests", {}), ("accounts", {"password": "correct horse"})):
        answer = club.client.post(f"/api/{path}", json={"name": WRONG[kind], **body})
        assert (answer.status_code, answer.json()["details"]["field"]) == (422, "body.name"), kind
    if not kind.startswith("too long in"):
        title = WRONG[kind] * (4 if kind.startswith("too long") else 1)
        assert people[0].post("/tables", 422, game="shogun", seats=3, name=title)["code"] == "input/invalid"


@pytest.mark.parametrize(
    "name", ["Ōta Dōkan", "Łukasz", "Ганна", "علی\u200cرضا", "Nguyễn", "太郎", "שָׁלוֹם", "O'Neil-2", "🐉"]
)
def test_people_have_their_names(name: str) -> None:
    assert cleaned(name) == name


def test_a_name_is_written_in_one_way() -> None:
    assert cleaned("\uff22oss  \uff12") == "Boss 2"
    assert cleaned("O\u0304ta") == "Ōta"
    assert cleaned("\u2665\ufe0f") == "\u2665"


def test_names_that_look_alike_have_one_key() -> None:
    assert {key_of(name) for name in ALIKE} == {"boss"}
    assert key_of("علي") == key_of("علی")
    assert key_of("Player ٣") == key_of("player 3")
    assert len({key_of(name) for name in ("Ann", "Anna", "Bo", "Ганна")}) == 4


def test_an_accounts_name_is_its_own(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        boss = account(club, "Boss")
        for name in ALIKE:
            for path, body in (("guests", {}), ("accounts", {"password": "another horse"})):
                answer = club.client.post(f"/api/{path}", json={"name": name, **body})
                assert (answer.status_code, answer.json()["code"]) == (409, "account/name_taken"), name
        signed = club.client.post("/api/sign-in", json={"name": "boss", "password": "correct horse"})
        assert signed.json()["id"] == boss.id
        club.client.cookies.clear()


def test_guests_are_marked_where_they_sit_and_speak(club: Club) -> None:
    guest, other, owner = club.guest("Guest at a seat"), club.guest("Other"), account(club, "With an account")
    table = club.table(guest, owner, other)["id"]
    assert [seat["guest"] for seat in owner.get(f"/tables/{table}")["seats"]] == [True, False, True]
    guest.post(f"/tables/{table}/talk", 201, text="hello")
    owner.post(f"/tables/{table}/talk", 201, text="welcome")
    assert [line["guest"] for line in other.get(f"/tables/{table}/talk")] == [True, False]
    other.post(f"/tables/{table}/leave")
    assert [seat["guest"] for seat in owner.get(f"/tables/{table}")["seats"]] == [True, False, False]
    other.post(f"/tables/{table}/join", invite=owner.get(f"/tables/{table}")["invite"])
    guest.post(f"/tables/{table}/start")
    grown = account(club, "Grown up and known", by=guest)
    club.server.hub.tables.pop(table)
    assert [seat["guest"] for seat in grown.get(f"/tables/{table}")["seats"]] == [False, False, True], "read anew, too"
    assert [line["guest"] for line in grown.get(f"/tables/{table}/talk")] == [True, False]


def test_accounts_of_old_get_their_key(tmp_path: Path) -> None:
    """The elder of two that look alike has it; the younger is found by its own letters."""
    file = tmp_path / "old.db"

    async def open_it(version: str | None = None) -> None:
        database = Database(Settings(database=str(file)))
        await database.open()
        if version is not None:
            async with database.alone() as connection:
                await connection.run_sync(migrating.downgrade, version)
        await database.close()

    asyncio.run(open_it("0004"))
    old = [("a", "Kim", "kim", 1.0), ("b", "K1m", "k1m", 2.0), ("c", "Bo", "bo", 3.0)]
    with closing(sqlite3.connect(file)) as store:
        for id, name, login, created in old:
            values = (id, name, login, created)
            store.execute(
                "INSERT INTO people (id, name, login, admin, banned, created) VALUES (?, ?, ?, 0, 0, ?)", values
            )
        store.commit()
    asyncio.run(open_it())
    with closing(sqlite3.connect(file)) as store:
        found = dict(store.execute("SELECT id, login FROM people").fetchall())
    assert found == {"a": "klm", "b": "k1m", "c": "bo"}
