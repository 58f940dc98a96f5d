"""A game shown again in the page: chapters, steps forward and back, everybody's eyes, links, and what I missed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import staged
from tests.web.conftest import MakePage


def test_any_battle_is_found_and_a_link_leads_to_it(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.replay(page, server.url, "rising-sun", 20)
    page.get_by_role("button", name="Chapters").click()
    page.get_by_role("navigation", name="Chapters").get_by_role("button", name="Battle in Oshu").first.click()
    expect(page.locator(".film .told")).to_contain_text("Battle in Oshu")
    expect(page.locator("[data-scene=battle]")).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=\d+"))
    page.reload()
    expect(page.locator(".film .told")).to_contain_text("Battle in Oshu")


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_steps_go_forward_and_back_and_tell_who_did_what(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    staged.replay(page, server.url, game, 120)
    told = page.locator(".film .told")
    titles = [str(told.text_content())]
    for _ in range(3):
        page.keyboard.press(".")
        expect(told).not_to_have_text(titles[-1])
        titles.append(str(told.text_content()))
    for title in reversed(titles[:-1]):
        page.keyboard.press(",")
        expect(told).to_have_text(title)


def test_points_ahead_are_told_to_who_asks(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.replay(page, server.url, "rising-sun", 200)
    line = page.locator(".strip polyline").last
    known = len(str(line.get_attribute("points")))
    page.get_by_role("button", name="Show them").click()
    expect(page.get_by_role("button", name="Hide them")).to_be_visible()
    assert len(str(line.get_attribute("points"))) > known


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_lines_move_where_no_points_are_scored(server: ServerProcess, page_of: MakePage, game: str) -> None:
    """Shogun counts its points in winter: until then the provinces that are held tell how it goes."""
    page = page_of()
    staged.replay(page, server.url, game, 120)

    def heights() -> set[str]:
        drawn = page.locator(".strip polyline").evaluate_all("all => all.map(one => one.getAttribute('points'))")
        return {one.partition(",")[2] for line in drawn for one in line.split()}

    scale = page.locator(".timeline .scale")
    if game == "shogun":
        expect(scale).to_have_accessible_name("The lines show: Provinces and buildings")
        assert len(heights()) > 3
        scale.click()
        expect(scale).to_have_accessible_name("The lines show: Points")
        assert heights() == {"100"}
    else:
        expect(scale).to_have_accessible_name("The lines show: Points")
        scale.click()
        expect(scale).to_have_accessible_name("The lines show: Honor")
        assert len(heights()) >= 3


def returned(page: Page, url: str) -> None:
    """Somebody who looked at the table when it had five events."""
    looked = json.dumps({"fixture 0": 5})
    paced = json.dumps({"pace": "all", "language": "en"})
    page.add_init_script(
        f"localStorage.setItem('gunbai-looked', {looked!r}); localStorage.setItem('gunbai-settings', {paced!r})"
    )
    film = staged.film("rising-sun")
    page.context.route("**/api/tables/fixture/film*", lambda route: route.fulfill(json=film))
    staged.show(page, url, "rising-sun", "mandate-3", until=".sill .bar")


def test_who_comes_back_is_told_what_happened_and_may_skip_it(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    returned(page, server.url)
    bar = page.locator(".sill .bar")
    expect(bar).to_contain_text("While you were away")
    bar.get_by_role("button", name="Skip").click()
    expect(page.locator(".sill .panel h2")).to_be_visible()


def test_a_live_table_is_stepped_back_and_on_to_now(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    returned(page, server.url)
    page.keyboard.press("Escape")
    past = page.locator(".past")
    expect(past).to_have_count(0)
    page.keyboard.press(",")
    expect(past).to_contain_text("Earlier")
    before = str(past.text_content())
    page.keyboard.press(",")
    expect(past).not_to_have_text(before)
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
