"""A newcomer plays a whole game of each against bots through the page, and looks at its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

MOST_CHOICES = 600


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", ["Rising Sun", "Shogun"])
def test_a_whole_game_and_its_replay(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    playing.sit_down(page, server.url, game)
    assert playing.play(page, MOST_CHOICES) < MOST_CHOICES
    expect(page.locator(playing.OVER)).to_contain_text("wins")

    page.goto(page.url.replace("/table/", "/replay/"))
    timeline = page.get_by_role("slider", name="Timeline")
    expect(timeline).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"at=\d+$"))
    page.get_by_role("group", name="Seen by").get_by_role("button").nth(2).click()
    expect(page).to_have_url(re.compile("seat=1"))
    timeline.press("End")  # it may be longer for other eyes
    expect(page.locator(".finale, .scores")).to_be_visible()
    page.reload()
    expect(timeline).to_have_value(timeline.get_attribute("max") or "")
