"""One server for the tests of a module that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gunbai.server import logs
from tests.server.club import Club, Person, opened

logs.configure("error", as_json=True)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("club")) as club:
        yield club


@pytest.fixture
def people(club: Club) -> list[Person]:
    return [club.guest(name) for name in ("Ann", "Bo", "Cy")]
