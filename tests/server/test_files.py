"""The files of a server are its own: other users of the machine cannot read keys, seeds and hashes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gunbai.server.upkeep import admin as upkeep
from tests.server.club import opened


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_the_database_and_what_lies_beside_it_are_private(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.guest("Ann")
        assert modes(tmp_path) == {"club.db": 0o600, "club.db-wal": 0o600, "club.db-shm": 0o600}


def test_a_database_of_old_becomes_private(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.guest("Ann")
    (tmp_path / "club.db").chmod(0o644)
    with opened(tmp_path) as club:
        club.guest("Bo")
        assert set(modes(tmp_path).values()) == {0o600}


def test_a_backup_is_private(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.guest("Ann")
        asyncio.run(upkeep.backed_up(club.server.settings, tmp_path / "copy.db"))
        assert modes(tmp_path)["copy.db"] == 0o600
