"""Health, metrics, logs, settings, the store: what whoever runs a server relies on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from typer.testing import CliRunner, Result

from gunbai.cli.main import app as program
from gunbai.kernel.errors import BadInput
from gunbai.locale.words import Words
from gunbai.server import settings
from gunbai.server.notices import notices
from gunbai.server.notices.push import new_key, public_part
from gunbai.server.operation import logs
from gunbai.server.refusal import Refusal
from gunbai.server.store import migrating
from gunbai.server.store.database import Database
from gunbai.server.store.schema import METADATA
from tests.server.club import Club, Person, opened, play_on
from tests.server.test_absence import wait_for
from tests.server.test_people import account, admin


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        boss, guest = admin(club, "Admin"), club.guest("Guest")
        assert club.client.get("/api/health").json() == {"status": "alive"}
        assert club.client.get("/api/ready").json() == {"status": "ready"}
        assert club.client.get("/api/metrics", headers=guest.headers).status_code == 404
        text = club.client.get("/api/metrics", headers=boss.headers).text
        assert "gunbai_sockets 0.0" in text
        club.server.is_ready = False
        assert club.client.get("/api/ready").json()["code"] == "server/not_ready"


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "gunbai.toml"
    file.write_text('port = 1\nhost = "file"\norigins = ["https://a.example"]\n')
    loaded = settings.load(file, {"GUNBAI_SERVER_PORT": "2", "GUNBAI_SERVER_GUESTS": "false", "OTHER": "x"}, port=3)
    assert (loaded.host, loaded.port, loaded.guests, loaded.origins) == ("file", 3, False, ("https://a.example",))
    assert settings.load(None, {"GUNBAI_SERVER_ORIGINS": "https://a, https://b"}).origins == ("https://a", "https://b")
    for wrong in ({"GUNBAI_SERVER_PROT": "1"}, {"GUNBAI_SERVER_PORT": "x"}):
        with pytest.raises(BadInput):
            settings.load(None, wrong)
    file.write_text("port = ")
    with pytest.raises(BadInput, match="TOML"):
        settings.load(file, {})


def test_logs_are_structured_and_hold_no_secrets() -> None:
    fields = {"password": "p", "session_token": "t", "invite": "i", "table": "fine"}
    line = logging.LogRecord("gunbai.x", logging.INFO, "", 0, "it happened", None, None)
    line.fields = fields
    told = json.loads(logs.Formatter(as_json=True).format(line))
    assert told.pop("at")
    secret = "(secret)"
    assert told == {
        "level": "info",
        "of": "gunbai.x",
        "event": "it happened",
        "password": secret,
        "session_token": secret,
        "invite": secret,
        "table": "fine",
    }
    assert (
        logs.Formatter(as_json=False)
        .format(line)
        .endswith(
            "info gunbai.x: it happened "
            + " ".join(["password=(secret)", "session_token=(secret)", "invite=(secret)", "table=fine"])
        )
    )


def test_an_exception_is_logged_with_its_trace(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", as_json=True)
    try:
        raise ValueError("a fault")
    except ValueError:
        logs.Logger("x").exception("it failed", table="t")
    finally:
        said = json.loads(capsys.readouterr().out)
        logs.configure("error", as_json=True)
    assert (said["event"], said["level"], said["table"]) == ("it failed", "error", "t")
    assert "ValueError: a fault" in said["trace"]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    assert ScriptDirectory.from_config(migrating.configuration()).get_current_head() == migrating.NEWEST

    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def migrated() -> list[Any]:
        database = Database(settings.Settings(database=str(tmp_path / "new.db")))
        await database.open()
        await database.open()
        async with database.writing() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2
            found = await connection.run_sync(difference)
        await database.close()
        return found

    assert asyncio.run(migrated()) == []


def test_a_move_that_cannot_be_stored_has_not_happened(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    states = [person.get(f"/tables/{table}/state") for person in people]
    person, state = next((p, s) for p, s in zip(people, states, strict=True) if s["choices"])
    database, good = club.server.services.database, club.server.services.database.write

    async def full_disk(*statements: Any) -> None:
        raise OSError("disk full")

    database.write = full_disk
    refused = person.act(table, state["choices"][0]["action"], decision=state["decision"], status=503)
    database.write = good
    assert refused["code"] == "storage/failed"
    assert [p.get(f"/tables/{table}/state") for p in people] == states
    assert play_on(table, people, 3, random.Random(1)) == 3


def test_bad_requests_are_answered_with_a_code(club: Club, people: list[Person]) -> None:
    client, headers = club.client, people[0].headers
    broken = client.post("/api/tables", content="{", headers={**headers, "Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "request/malformed")
    long = client.post("/api/guests", content=b"x" * 300_000)
    assert (long.status_code, long.json()["code"]) == (413, "request/too_long")
    assert client.get("/api/nothing").json()["code"] == "path/unknown"
    wrong = client.delete("/api/tables")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, POST")
    assert client.get("/api/me", headers={"Authorization": "Basic x"}).json()["code"] == "session/invalid"


def test_faults_of_ours_show_nothing_of_themselves(club: Club, people: list[Person], monkeypatch: Any) -> None:
    monkeypatch.setattr(club.server.services.people, "sessions", None)
    answer = club.client.get("/api/me/sessions", headers=people[0].headers)
    assert (answer.status_code, answer.json()["code"]) == (500, "server/fault")
    assert "Traceback" not in answer.text
    assert "NoneType" not in answer.text


def test_a_foreign_page_gets_no_socket(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    with club.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"Origin": "https://evil.example"}
    ) as socket:
        assert socket.receive_json()["error"]["code"] == "origin/foreign"
    with club.client.websocket_connect("/api/tables/nothing/live") as socket:
        assert socket.receive_json()["error"]["code"] == "table/unknown"


def test_webhooks_reach_named_hosts_only(club: Club, people: list[Person]) -> None:
    ann = people[0]
    for target in (
        "http://discord.com/x",
        "https://127.0.0.1/x",
        "https://evil.example/discord.com",
        "https://u@discord.com/x",
    ):
        assert ann.post("/me/hooks", 422, kind="discord", target=target)["code"].startswith("hook/")
    hook = ann.post("/me/hooks", 201, kind="discord", target="https://discord.com/api/webhooks/1/secret")
    assert hook["host"] == "discord.com"
    assert "secret" not in json.dumps(ann.get("/me/hooks"))
    ann.ask("DELETE", f"/me/hooks/{hook['id']}")
    assert ann.ask("DELETE", f"/me/hooks/{hook['id']}", 404)["code"] == "hook/unknown"

    async def private() -> None:
        await notices.check_target("https://127.0.0.1/x", ["*"])

    with pytest.raises(Refusal, match="public"):
        asyncio.run(private())


def test_the_absent_are_told_of_their_turn_with_the_tables_name(club: Club, people: list[Person]) -> None:
    told: list[tuple[str, str, dict[str, Any]]] = []

    async def deliver(kind: str, target: str, notice: dict[str, Any]) -> None:
        told.append((kind, target, notice))

    club.server.notices._deliver = deliver
    for person, language in zip(people, ("uk", "fa", "en"), strict=True):
        person.put("/me/language", 200, language=language)
        person.post("/me/hooks", 201, kind="json", target=f"https://discord.com/{language}")
    club.started(*people, name="Friday night", game="shogun")
    wait_for(lambda: bool(told))
    assert told[0][2]["name"] == "Friday night"
    assert told[0][2]["event"] == "your_turn"
    for _, target, notice in told:
        words = Words(target.rpartition("/")[2])
        assert notice["text"] == words.text("notice-your-turn", table="Friday night", link=notice["link"])


def test_push_keys_are_what_browsers_want() -> None:
    assert len(public_part(new_key())) == 87


def test_admin_commands(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [account(club, name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people, name="Old game")
        play_on(table, people, 5, random.Random(1))
    database = ["--database", str(tmp_path / "club.db")]

    def run(*words: str) -> Result:
        return CliRunner().invoke(program, ["admin", *words, *database])

    assert "Old game" in run("list").output
    record = json.loads(run("export", table).output)
    assert record["game"] == "rising-sun"
    assert "seed" not in record, "the host does not peek either"
    assert run("replay").output.strip() == "1 game replayed, 0 differ"
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy)).exit_code == 0
    assert copy.stat().st_size > 10_000
    assert run("backup", str(copy)).exit_code == 2
    assert run("promote", "cy").exit_code == 0
    assert run("promote", "nobody").exit_code == 2
    assert run("ban", "bo").exit_code == 0
    assert run("ban", "nobody").exit_code == 2
    assert run("close", table).exit_code == 0
    assert run("close", table).exit_code == 2
    with opened(tmp_path) as club:
        for person in people:
            person.client = club.client
        assert people[0].get(f"/tables/{table}")["status"] == "aborted"
        people[1].ask("GET", "/me", 401)
        assert people[2].get("/me")["admin"]
    assert run("promote", "cy", "--revoke").exit_code == 0
    with opened(tmp_path) as club:
        people[2].client = club.client
        assert not people[2].get("/me")["admin"]
