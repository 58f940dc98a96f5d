"""The page of the host, by mouse and keyboard: all that `gunbai admin` and `/api/admin` do to people and tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Locator, Page, expect

from gunbai.server.store.people import ADMIN_TOKEN
from tests.server.process import ServerProcess, serving
from tests.web.conftest import PATIENCE, MakePage

PASSWORD = "correct horse"


class Visitor:
    """Somebody at a program of their own, beside the host's page."""

    def __init__(self, url: str, name: str, **account: str) -> None:
        self.url = url
        self.headers: dict[str, str] = {}
        made = self.ask("POST", "/accounts" if account else "/guests", 201, name=name, token=True, **account)
        self.headers["authorization"] = f"Bearer {made['token']}"

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        where = f"{self.url}/api{path}"
        answer = httpx2.request(method, where, json=body or None, headers=self.headers, timeout=PATIENCE / 1000)
        assert answer.status_code == status, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: here people are banned, and doors closed."""
    with serving(tmp_path_factory.mktemp("host"), bot_workers="0") as running:
        yield running


def printed(house: ServerProcess) -> str | None:
    """The token that the server has printed, as long as there is no admin."""
    with closing(sqlite3.connect(house.database)) as store:
        found = store.execute("SELECT value FROM meta WHERE key = ?", (ADMIN_TOKEN,)).fetchone()
    return str(found[0]) if found else None


def at_the_desk(page: Page, house: ServerProcess) -> None:
    """The admin's page; whoever comes first becomes the admin."""
    token = printed(house)
    page.goto(f"{house.url}/profile")
    page.get_by_label("Name").fill("Boss")
    page.get_by_label("Password").fill(PASSWORD)
    press(page, "Make an account" if token else "Sign in")
    expect(page.get_by_role("heading", level=1)).to_have_text("Boss")
    page.goto(f"{house.url}/host")
    if token:
        page.get_by_label("Token").fill(token)
        press(page, "Become the admin")
    expect(page.get_by_role("tab", name="People")).to_be_visible()


def press(place: Page | Locator, name: str, *, twice: bool = False) -> None:
    """A button; what cannot be taken back is asked once more."""
    place.get_by_role("button", name=name, exact=True).click()
    if twice:
        place.get_by_role("button", name="Yes, really", exact=True).click()


def let_in(page: Page, who: str) -> None:
    """Choose who may come in; from when it says so it is so."""
    page.get_by_label(who).check()
    expect(page.get_by_role("status")).to_have_text("Done.")


def test_the_host_looks_after_people(house: ServerProcess, page_of: MakePage) -> None:
    ann, guest = Visitor(house.url, "Ann", password=PASSWORD), Visitor(house.url, "Somebody")
    page = page_of()
    at_the_desk(page, house)
    row = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Ann"))
    row.get_by_role("button", name="Ann").click()
    for name, mark, twice in (("Mute", "muted", False), ("Make an admin", "admin", True)):
        press(row, name, twice=twice)
        expect(row.get_by_text(mark, exact=True)).to_be_visible()
    assert ann.ask("GET", "/me")["admin"]
    press(row, "Unmute")
    press(row, "Remove as admin", twice=True)
    expect(row.get_by_role("button", name="Make an admin")).to_be_visible()
    assert not ann.ask("GET", "/me")["admin"]
    with page.expect_download() as exported:
        press(row, "Export")
    assert '"Ann"' in Path(exported.value.path()).read_text()
    press(row, "New password")
    link = row.get_by_role("textbox").input_value()
    press(row, "Sign out everywhere", twice=True)
    expect(page.get_by_role("status")).to_have_text("Done.")
    ann.ask("GET", "/me", 401)
    owner = page_of()
    owner.goto(link)
    owner.get_by_label("New password").fill("battery staple")
    owner.locator("form .btn.primary").click()
    expect(owner.get_by_role("link", name="Sign in")).to_be_visible()
    ann.headers.clear()
    ann.ask("POST", "/sign-in", name="Ann", password="battery staple")
    press(row, "Ban", twice=True)
    expect(row.get_by_text("banned", exact=True)).to_be_visible()
    assert ann.ask("POST", "/sign-in", 403, name="Ann", password="battery staple")["code"] == "person/banned"
    press(row, "Delete", twice=True)
    expect(row).to_have_count(0)
    page.get_by_role("searchbox").fill("some")
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert guest.ask("GET", "/me")["name"] == "Somebody"


def test_the_host_looks_after_tables(house: ServerProcess, page_of: MakePage) -> None:
    people = [Visitor(house.url, name) for name in ("Ann", "Bo", "Cy")]
    tables = [people[0].ask("POST", "/tables", 201, game="shogun", seats=3, name=name) for name in ("One", "Two")]
    people[1].ask("POST", f"/tables/{tables[0]['id']}/join", seat=1)
    people[0].ask("POST", f"/tables/{tables[0]['id']}/talk", 201, text="something rude")
    page = page_of()
    at_the_desk(page, house)
    page.get_by_role("tab", name="Tables").click()
    one, two = (
        page.locator("ul.sheet > li").filter(has=page.get_by_role("link", name=name)) for name in ("One", "Two")
    )
    press(one, "Seats and talk")
    expect(one.get_by_text("something rude")).to_be_visible()
    press(one, "Remove it", twice=True)
    expect(one.get_by_text("something rude")).to_have_count(0)
    press(two, "Close the table", twice=True)
    expect(two.get_by_role("button", name="Close the table")).to_have_count(0)
    expect(one.get_by_role("button", name="Take the seat away")).to_have_count(2)
    press(one.get_by_role("listitem").filter(has_text="Bo"), "Take the seat away", twice=True)
    expect(one.get_by_role("button", name="Take the seat away")).to_have_count(1)
    seats = people[0].ask("GET", f"/tables/{tables[0]['id']}")["seats"]
    assert [seat["name"] for seat in seats if seat["person"]] == ["Ann"]
    assert people[0].ask("GET", f"/tables/{tables[1]['id']}")["status"] == "aborted"


def test_the_host_says_who_may_come_in(house: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    at_the_desk(page, house)
    page.get_by_role("tab", name="Who may come in").click()
    let_in(page, "Invited people")
    press(page, "Make an invitation")
    link = page.get_by_role("textbox", name="Make an invitation").input_value()
    let_in(page, "Nobody")
    friend = page_of()
    friend.goto(f"{house.url}/profile")
    expect(friend.get_by_role("button", name="Make an account")).to_have_count(0)
    let_in(page, "Invited people")
    friend.goto(link)
    friend.get_by_label("Name").fill("Friend")
    friend.get_by_label("Password").fill(PASSWORD)
    friend.get_by_role("button", name="Make an account").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("Friend")
    let_in(page, "Everybody")
