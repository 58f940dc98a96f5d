"""What hosts copy from us: settings that load, units that systemd takes, and the way back to an older version."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gunbai.cli.main import app as program
from gunbai.server import settings
from gunbai.server.store import migrating
from tests.server.club import opened

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_settings_of_a_host_load() -> None:
    loaded = settings.load(DEPLOY / "gunbai.toml", {})
    assert loaded.secure_cookies
    assert loaded.trusted_proxies == ("127.0.0.1", "::1")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("name", ["gunbai.service", "gunbai-backup.service", "gunbai-backup.timer"])
def test_systemd_takes_the_units(name: str, tmp_path: Path) -> None:
    for unit in DEPLOY.glob("gunbai*.service"):
        text = unit.read_text().replace("/opt/gunbai/bin/gunbai", "/bin/true")  # it must exist
        (tmp_path / unit.name).write_text(re.sub("(User|Group)=gunbai", r"\1=root", text))
    shutil.copy(DEPLOY / "gunbai-backup.timer", tmp_path)
    asked = ["systemd-analyze", "verify", "--recursive-errors=no", str(tmp_path / name)]
    result = subprocess.run(asked, capture_output=True, text=True, timeout=120)
    complaints = [line for line in (result.stdout + result.stderr).splitlines() if name in line]
    assert not complaints, complaints


def test_a_database_goes_back_to_each_older_schema_and_forward_again(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        people[0].post(f"/tables/{table}/talk", 201, text="hello")
    file = tmp_path / "club.db"
    for number in range(int(migrating.NEWEST) - 1, 0, -1):
        wanted = f"{number:04}"
        result = CliRunner().invoke(program, ["admin", "downgrade", wanted, "--database", str(file)])
        assert result.exit_code == 0, result.output
        with closing(sqlite3.connect(file)) as store:
            assert store.execute("SELECT version_num FROM alembic_version").fetchone() == (wanted,)
        with opened(tmp_path) as club:
            assert club.client.get(f"/api/tables/{table}").json()["status"] == "running"
            assert [one["text"] for one in club.client.get(f"/api/tables/{table}/talk").json()] == ["hello"]


@pytest.mark.parametrize("wrong", ["0000", "9999", "head", "-1"])
def test_a_schema_that_there_is_not_is_refused(tmp_path: Path, wrong: str) -> None:
    with opened(tmp_path):
        pass
    result = CliRunner().invoke(program, ["admin", "downgrade", "--database", str(tmp_path / "club.db"), "--", wrong])
    assert result.exit_code == 2, result.output
