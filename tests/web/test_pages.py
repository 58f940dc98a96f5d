"""Every page: reachable, whole on the smallest phone, and plain words when something is wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing
from tests.web.conftest import MakePage
from tests.web.test_newcomer import sticks_out

SMALL = (360, 740)
PAGES = [
    "/",
    "/new/rising-sun",
    "/new/shogun",
    "/rules/rising-sun",
    "/rules/shogun",
    "/settings",
    "/profile",
    "/nowhere",
]


@pytest.mark.parametrize("path", PAGES)
def test_the_smallest_phone_shows_a_page_whole(server: ServerProcess, page_of: MakePage, path: str) -> None:
    page = page_of(SMALL)
    page.goto(server.url + path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(300)
    assert playing.in_time(page, lambda: sticks_out(page) <= 0, wanted=True)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "There is no page at this address"),
        ("/table/nosuchtable", "No such table"),
        ("/join/nosuchcode", "This invitation does not work"),
        ("/seat#nosuchkey", "This seat link does not work"),
    ],
)
def test_a_bad_link_says_what_is_wrong(server: ServerProcess, page_of: MakePage, path: str, title: str) -> None:
    page = page_of()
    page.goto(server.url + path)
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_a_rule_has_its_own_address(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun#RS6.8")
    expect(page.locator("article.here")).to_contain_text("Marshal")
    page.get_by_role("searchbox").fill("hostage")
    expect(page.get_by_role("status")).to_contain_text("clauses")


def test_persian_runs_from_right_to_left_with_its_own_digits(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of(chromium.WIDE)
    page.goto(f"{server.url}/settings")
    page.locator("select").first.select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.goto(f"{server.url}/new/rising-sun")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert sticks_out(page) <= 0


def test_nothing_is_loaded_from_elsewhere(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    playing.sit_down(page, server.url, "Rising Sun")
    assert [url for url in asked if not url.startswith((server.url, server.url.replace("http", "ws"), "data:"))] == []


def test_the_first_load_is_light(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    scripts: list[int] = []

    def weigh(response: object) -> None:
        url = getattr(response, "url", "")
        if url.endswith(".js"):
            scripts.append(int(getattr(response, "headers", {}).get("content-length", "0")))

    page.on("response", weigh)
    page.goto(server.url)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts) < 200_000
