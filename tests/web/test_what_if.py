"""What if, in the page: from a moment of a replay into a table of one's own, kept beside the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.analysis.games import FOLDER
from tests.server.process import ServerProcess
from tests.web.conftest import MakePage
from tests.web.test_axe import violations


def test_a_moment_of_a_replay_is_played_on_as_another_seat(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(server.url + "/analysis")
    page.locator("input[type=file]").set_input_files(FOLDER / "rising-sun/3-players-options-3.json")
    page.get_by_role("button", name="Analyse this game").wait_for()
    game = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/replay/{game}?move=40")
    page.get_by_role("button", name="What if").click()
    sheet = page.get_by_role("dialog", name="What if")
    expect(sheet.get_by_role("radio", name="as it was")).to_be_checked()
    assert violations(page, "what-if") == []
    sheet.get_by_role("radio").nth(1).check()
    sheet.get_by_role("radio", name="dealt anew").check()
    sheet.get_by_label("Name of the branch").fill("With more patience")
    sheet.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]+$"))
    expect(page.locator(".head .study")).to_have_text("What if…")
    expect(page.get_by_role("heading", name="With more patience")).to_be_visible()
    page.goto(f"{server.url}/replay/{game}?move=40")
    page.get_by_role("button", name="What if").click()
    row = page.get_by_role("dialog").get_by_role("row").filter(has_text="With more patience")
    expect(row).to_contain_text("goes on")
    row.get_by_role("link").click()
    expect(page.locator(".head .study")).to_be_visible()
