"""A newcomer learns both games by playing: the card leads, the board offers just that, and leaving loses nothing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from gunbai.lessons.lesson import lesson
from tests.server.process import ServerProcess
from tests.web.conftest import MakePage
from tests.web.playing import choose, my_turn

BIDS = {"bid_seppuku": "0 bid 0", "bid_hostage": "0 bid 4", "bid_ronin": "0 bid 2", "bid_poets": "0 bid 1"}


def begin(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.get_by_role("button", name=f"Learn {game} by playing").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".lesson")).to_be_visible()


def follow(page: Page, steps: list[str]) -> None:
    """Do what each card says."""
    for step in steps:
        expect(page.locator(".lesson")).to_have_attribute("data-step", step)
        assert my_turn(page)
        wish = BIDS.get(step)
        choose(page, random.Random(1), lambda action, wish=wish: wish in (None, action))  # type: ignore[misc]


@pytest.mark.parametrize(("game", "title"), [("rising-sun", "Rising Sun"), ("shogun", "Shogun")])
def test_the_lesson_is_played_to_its_end(page_of: MakePage, server: ServerProcess, game: str, title: str) -> None:
    page = page_of()
    begin(page, server.url, title)
    follow(page, [step.name for step in lesson(game).steps])
    expect(page.locator(".lesson")).to_have_attribute("data-step", "end")
    expect(page.get_by_role("button", name="A game of your own")).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Shogun")
    steps = [step.name for step in lesson("shogun").steps]
    follow(page, steps[:3])
    left = page.url
    begin(page, server.url, "Shogun")
    assert page.url == left
    expect(page.locator(".lesson")).to_have_attribute("data-step", steps[3])


def test_the_plan_of_the_lesson_is_laid_on_the_board(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Shogun")
    for step in lesson("shogun").steps[:3]:
        expect(page.locator(".lesson")).to_have_attribute("data-step", step.name)
        card = step.allow[0].split()[1]
        page.locator(f".hand button[data-card='{card}']").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", lesson("shogun").steps[3].name)
