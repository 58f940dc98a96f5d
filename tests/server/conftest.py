"""One server for the tests of a module that do not need their own."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from gunbai.server.operation import logs
from tests.server.club import Club, Person, opened


@pytest.fixture(scope="module", autouse=True)
def quiet() -> Iterator[None]:
    """Only errors are logged while a server runs; other tests listen to the log themselves."""
    logger = logging.getLogger(logs.ROOT)
    before = logger.handlers, logger.propagate, logger.level
    logs.configure("error", as_json=True)
    yield
    logger.handlers, logger.propagate = before[:2]
    logger.setLevel(before[2])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("club")) as club:
        yield club


@pytest.fixture
def people(club: Club) -> list[Person]:
    return [club.guest(name) for name in ("Ann", "Bo", "Cy")]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Club]:
    """A server of the test's own."""
    with opened(tmp_path) as club:
        yield club
