"""A newcomer plays a whole game of each against bots through the page, and looks at its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

MOST_CHOICES = 600


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["Rising Sun", "Shogun"])
def test_a_whole_game_and_its_replay(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    playing.sit_down(page, server.url, game)
    assert playing.play(page, MOST_CHOICES) < MOST_CHOICES
    expect(page.locator("aside .over")).to_contain_text("wins")

    page.goto(page.url.replace("/table/", "/replay/"))
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or "0")
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("move=1$"))
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    scrubber.fill(str(last))
    expect(page.locator("aside .over")).to_be_visible()
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(str(last))
