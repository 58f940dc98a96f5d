"""What can go wrong around a game: each has a screen that says what happened and what to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.server.process import ServerProcess, free_port, serving
from tests.web import playing
from tests.web.conftest import MakePage


def test_a_server_that_dies_and_comes_back_is_met_again(tmp_path: Path, page_of: MakePage) -> None:
    database, port = str(tmp_path / "club.db"), free_port()
    server = ServerProcess(database, port, bot_workers="1")
    try:
        page = page_of()
        playing.sit_down(page, server.url, "Rising Sun")
        playing.play(page, 3)
        playing.past_tea(page)
        before = page.locator(playing.CHOICES).count()
        server.kill()
        expect(page.get_by_text("Connection lost. Reconnecting …")).to_be_visible()
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        page.locator(playing.CHOICES).first.click()
        confirm_if_asked(page)
        expect(page.get_by_role("alert")).to_contain_text("No connection: nothing was sent")
        server = ServerProcess(database, port, bot_workers="1")
        expect(page.get_by_text("Connection lost. Reconnecting …")).to_have_count(0)
        assert playing.my_turn(page)
        assert page.locator(playing.CHOICES).count() == before
        assert playing.play(page, 2) == 2
    finally:
        server.kill()


def confirm_if_asked(page: Page) -> None:
    if page.locator(playing.CONFIRM).count():
        page.locator(playing.CONFIRM).click()


def test_a_silent_server_is_said_to_be_silent_everywhere(tmp_path: Path, page_of: MakePage) -> None:
    with serving(tmp_path, bot_workers="0") as server:
        page, second = page_of(), page_of()
        for one in (page, second):
            one.goto(server.url)
            expect(one.locator("main")).to_be_visible()
        page.goto(f"{server.url}/new/shogun")
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        server.kill()
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_role("alert")).to_contain_text("The server did not answer")
        second.get_by_role("button", name="Play against bots: Shogun").click()
        expect(second.get_by_role("alert")).to_contain_text("The server did not answer")
        second.get_by_role("link", name="Settings").first.click()
        expect(second.get_by_role("heading", name="This page did not load")).to_be_visible()


def test_somebody_thrown_out_is_told(tmp_path: Path, page_of: MakePage) -> None:
    with serving(tmp_path, bot_workers="0") as server:
        admin, guest = page_of(), page_of()
        admin.request.post(f"{server.url}/api/accounts", data={"name": "Admin", "password": "a long secret"})
        words = ["admin", "promote", "Admin", "--database", str(tmp_path / "club.db")]
        subprocess.run([sys.executable, "-c", "from gunbai.cli.main import main; main()", *words], check=True)
        playing.sit_down(guest, server.url, "Rising Sun")
        person = guest.request.get(f"{server.url}/api/me").json()["id"]
        ban = admin.request.put(f"{server.url}/api/admin/people/{person}/ban", data={"banned": True})
        assert ban.ok
        expect(guest.get_by_role("heading", name="You have been signed out")).to_be_visible()
        expect(guest.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_wrong_password_is_no_mystery(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/profile")
    page.get_by_label("Name", exact=True).fill("Nobody")
    page.get_by_label("Password").fill("not the password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("Name or password is wrong")


def newer(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body='<script src="/assets/index-newer.js"></script>')


def test_an_old_tab_is_told_when_a_part_of_it_is_gone(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/shogun")
    expect(page.locator("main")).to_be_visible()
    page.route("**/assets/Settings*.js", lambda route: route.fulfill(status=404))
    page.route(f"{server.url}/", newer)
    page.get_by_role("link", name="Settings").first.click()
    expect(page.get_by_role("heading", name="Gunbai was updated")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_an_old_tab_is_told_when_the_server_comes_back_newer(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    page.route(f"{server.url}/", newer)
    page.evaluate("window.dispatchEvent(new Event('gunbai:cut'))")
    expect(page.get_by_role("heading", name="Gunbai was updated")).to_be_visible()
    page.get_by_role("button", name="Load again").click()
    assert playing.my_turn(page)
