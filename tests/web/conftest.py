"""One server and one Chromium for all browser tests; each test has browsers of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess, serving
from tests.web import chromium

MakePage = Callable[..., Page]
PATIENCE = 60_000
"""Milliseconds that a page may take on a machine with other work to do."""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them are long, none runs where there is no browser, and each has a second try (decision 36)."""
    why = chromium.missing()
    for item in items:
        if "tests/web" in str(item.path):
            item.add_marker(pytest.mark.full)
            item.add_marker(pytest.mark.flaky(reruns=1))
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("web"), bot_workers="1") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.running() as running:
        yield running


@pytest.fixture
def page_of(browser: Browser) -> Iterator[MakePage]:
    """Makes pages, each of another person; at the end none of them may have complained."""
    made: list[tuple[Page, chromium.Faults]] = []

    def make(size: tuple[int, int] = chromium.WIDE, theme: str = "light") -> Page:
        page = chromium.context(browser, size, theme).new_page()
        page.set_default_timeout(PATIENCE)
        made.append((page, chromium.Faults(page)))
        return page

    yield make
    for page, faults in made:
        page.context.close()
        assert faults.heard == []
