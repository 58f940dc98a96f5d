"""The coach beside the board: an idea first, the comparison when it is asked for, threats; silent in rated games."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

THOUGHT = 200_000
"""Milliseconds: some seconds of thinking on a machine that has other things to do."""


def test_a_coach_gives_one_idea_then_the_others_and_threats(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    assert playing.my_turn(page)
    page.keyboard.press("h")
    coach = page.locator("div.coach")
    coach.get_by_role("button", name="One idea, please").click()
    ideas = coach.locator("ol > li")
    expect(ideas).to_have_count(1, timeout=THOUGHT)
    expect(ideas.first).to_contain_text("to win")
    compare = coach.get_by_role("button", name="Compare with others")
    if compare.count():
        compare.click()
        expect(ideas.nth(1)).to_be_visible()
    coach.get_by_role("button", name="What could the others do?").click()
    expect(coach).to_contain_text("possible worlds", timeout=THOUGHT)
    coach.locator("button:has(bdi)").click()
    expect(page.locator(".rules article.here")).to_be_visible()


def test_a_rated_table_says_that_nobody_is_coached(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/new/shogun")
    page.get_by_label("Rated: no coach for anybody").check()
    page.locator("form .go button").click()
    page.wait_for_url("**/table/*")
    start = page.get_by_role("button", name="Start the game")
    expect(start.or_(page.locator(playing.QUESTION)).first).to_be_visible()
    if start.count():
        start.click()
    expect(page.get_by_role("banner")).to_contain_text("Rated")
    page.locator(".head .tools").get_by_role("button", name="Coach", exact=True).click()
    expect(page.locator("div.coach")).to_contain_text("nobody is coached")
