"""What axe finds, of any weight, on every page and at every kind of moment: nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

PAGES = [
    "/",
    "/new/rising-sun",
    "/new/shogun",
    "/rules/rising-sun",
    "/rules/shogun#SG4.2",
    "/settings",
    "/profile",
    "/nowhere",
    "/join/nosuchcode",
    "/table/nosuchtable",
]
MOMENTS = {
    "rising-sun": ["tea", "mandate", "recruit", "marshal", "train", "betray", "kami", "bids", "reparations", "end-5"],
    "shogun": ["draft", "planning", "march", "how-many", "after-battle", "revolts", "end-5"],
}
NAMES: dict[str, Any] = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
"""On pages, beside what axe looks for by itself: a thing is called what is written on it."""


def violations(page: Page, where: str, options: dict[str, Any] | None = None) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [f"{where}: {one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def over(page: Page, shows: dict[str, Callable[[], object]], options: dict[str, Any] | None = None) -> list[str]:
    """All that is found while one after another is shown."""
    found: list[str] = []
    for where, show in shows.items():
        show()
        page.wait_for_timeout(300)
        found += violations(page, where, options)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(server: ServerProcess, page_of: MakePage, theme: str) -> None:
    page = page_of(theme=theme)

    def visit(path: str) -> None:
        page.goto(server.url + path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")

    shows: dict[str, Callable[[], object]] = {path: partial(visit, path) for path in PAGES}
    shows["waiting"] = partial(staged.wait, page, server.url, "rising-sun")
    assert over(page, shows, NAMES) == []


@pytest.mark.parametrize("game", MOMENTS)
def test_axe_finds_nothing_at_any_moment(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    shows: dict[str, Callable[[], object]] = {
        moment: partial(staged.show, page, server.url, game, moment) for moment in MOMENTS[game]
    }
    assert over(page, shows) == []


def test_axe_finds_nothing_where_a_shrine_with_figures_is_a_target(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()

    def worshipped(state: dict[str, Any]) -> None:
        state["view"]["shrines"][0]["pieces"][1] = {"shinto": 2}

    sent = staged.show(page, server.url, "rising-sun", "worship", until=".shrine.target", change=worshipped)
    expect(page.locator(".shrine.target .piece")).to_have_count(1)
    assert violations(page, "worship") == []
    page.locator(".shrine.target .piece").click(force=True)
    page.locator(playing.CONFIRM).click()
    assert staged.acted(page, sent) == [["3 worship shinto edo shrine1"]]


def test_axe_finds_nothing_in_a_live_game_and_its_replay(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    playing.play(page, 2)
    assert playing.my_turn(page)
    assert violations(page, "table") == []
    staged.replay(page, server.url, "rising-sun", 120)
    assert violations(page, "replay") == []
